// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>

#include "ui/session/job_runner.h"
#include "ui/session/session_worker.h"

namespace headscope {

/// What is looked at: a model, a text (two, where the model takes a pair or a target) and two sides, of which
/// B may have a text and a model of its own. Both show the same kind of attention where both models have it.
/// Setters return at once; everything is computed in a worker and announced by a signal. Results of a text or
/// model that is no longer the present one are dropped.
class Session : public QObject {
    Q_OBJECT

  public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    /// Opens a folder or file and reads its weights ahead (see openReadyModel); until that is done, and where
    /// it fails or is stopped, the present model stays and goes on. Another one that is being opened is
    /// dropped.
    void openModel(const QString& path);
    /// The same for a model that side B has to itself.
    void openOwnModel(const QString& path);
    /// Side B has side A's again.
    void closeOwnModel();
    /// How the linear layers of all models are computed that are open now or are opened later, save for
    /// random layers, which are always exact. Open models are opened again for it, which is announced by
    /// productsChanged and stopped, dropped or failed as the opening of a model is: texts, sides and
    /// everything else stay, and where it comes to nothing the products do too. Whether models are opened
    /// now.
    bool setProducts(Products products);
    /// All at once; special tokens are those of both texts (see setSpecialTokens).
    void setTyped(const TypedText& typed);
    void setText(const QString& text);
    /// For models that read pictures; text and picture are both kept for the models that take them.
    void setPicture(std::optional<Picture> picture);
    /// Is kept for a model that takes it; one of another sort (pair or target) begins without.
    void setSecondText(const QString& text);
    /// A text that side B has to itself; absent: side A's. Special tokens are read as in that.
    void setOwnText(std::optional<TypedText> text);
    /// Of both texts. A model of side A begins with what suits it: parsed where it predicts hidden tokens,
    /// literal elsewhere.
    void setSpecialTokens(SpecialTokens special);
    /// Lets side A's encoder-decoder write the target, which becomes the second text and is announced by
    /// targetGenerated. Ends without, too, where a text or the model changes before.
    void generateTarget();
    /// What does not fit the model is fitted to it (see fittedSide). The other side takes over the kind of
    /// attention; of two, side A's holds.
    void setSide(SideName name, const Side& side);
    void setSides(const Side& a, const Side& b);
    /// Both sides, each with its layer and head as far as that kind has them.
    void setKind(AttentionKind kind);
    /// Each side becomes the other: settings, and the text and model that B has to itself.
    void swapSides();
    /// Stops the opening of a model, or else what is computed now; what was shown before stays.
    void stop();

    [[nodiscard]] const std::shared_ptr<const Model>& model(SideName name = SideName::A) const;
    [[nodiscard]] bool hasOwnModel() const { return ownModel_ != nullptr; }
    /// Of the models that are open.
    [[nodiscard]] Products products() const { return products_; }
    [[nodiscard]] bool hasOwnText() const { return ownText_.has_value(); }
    [[nodiscard]] const std::optional<TypedText>& ownText() const { return ownText_; }
    /// A model is being opened and nothing has come of it yet.
    [[nodiscard]] bool isOpening() const { return isOpening_; }
    /// The path that openModel or openOwnModel was given last, or of a model that is opened again.
    [[nodiscard]] const QString& openingPath() const { return openingPath_; }
    [[nodiscard]] QString text() const { return QString::fromStdString(typed_.text); }
    /// All that was given for a side, whatever its model reads.
    [[nodiscard]] const TypedText& given(SideName name = SideName::A) const {
        return name == SideName::B && ownText_ ? *ownText_ : typed_;
    }
    /// As the side's model is given it: a picture or a text, and a second text only where it takes one.
    [[nodiscard]] TypedText typedText(SideName name = SideName::A) const;
    [[nodiscard]] bool isGenerating() const { return isGenerating_; }
    [[nodiscard]] const Side& side(SideName name) const { return sides_[static_cast<std::size_t>(name)]; }

    /// The last results. While a new text is computed they are those of the text before (each says which it
    /// is of); null where there are none, and where the present text or model has none.
    [[nodiscard]] const std::shared_ptr<const TextResult>& textResult(SideName name = SideName::A) const {
        return textResults_[static_cast<std::size_t>(name)];
    }
    /// Of the heads under the model's own run; they come after the text's result, those of a large model part
    /// by part. Until the first part is there, they are those of the text before (each says which it is of).
    [[nodiscard]] const std::shared_ptr<const HeadPictures>& headPictures(SideName name = SideName::A) const {
        return pictures_[static_cast<std::size_t>(name)];
    }
    [[nodiscard]] const std::shared_ptr<const ComparisonResult>& comparison() const { return comparison_; }

    /// One cell of what is shown for a side. Fast enough for the pointer's movements.
    [[nodiscard]] std::optional<CellScores> cell(SideName name, int query, int key) const;

  Q_SIGNALS:
    /// Side A's, which is B's too where that has none of its own; or B's own.
    void modelOpened(headscope::SideName side);
    void modelFailed(const QString& reason, headscope::SideName side);
    /// By stop(); the present model stays.
    void openingStopped();
    /// products() changed.
    void productsChanged();
    /// Of side A, which is B's too where that has neither a text nor a model of its own; or of side B.
    void textComputed(headscope::SideName side);
    /// headPictures() changed: there are more of them. Of side A, which is B's too, as above; or of side B.
    void headsDrawn(headscope::SideName side);
    /// Also where the text is empty.
    void textFailed(const QString& reason, headscope::SideName side);
    void comparisonComputed();
    void comparisonFailed(const QString& reason);
    /// Of the opening where a model is being opened, else of what is computed.
    void progressed(double share, const QString& step);
    void targetGenerated(const QString& target);
    void generationFailed(const QString& reason);
    /// isGenerating() changed.
    void generatingChanged();
    /// Nothing is computed or waits any more.
    void becameIdle();

  private:
    enum class Stage { Text, Comparison };

    /// What comes of an opening.
    struct Opened {
        std::shared_ptr<const Model> asked; // for; null: models were opened again, and that was all
        /// Each of the models that were open, and the same with other products.
        std::vector<std::pair<std::shared_ptr<const Model>, std::shared_ptr<const Model>>> again;
    };

    void open(SideName side, const QString& path);
    void startOpening();
    [[nodiscard]] std::vector<std::shared_ptr<const Model>> modelsToOpenAgain() const;
    void endOpening();
    void beginWithEncoder(SideName name);
    void takeMainModel(std::shared_ptr<const Model> opened);
    void takeAsked(std::shared_ptr<const Model> opened);
    void takeAgain(const Opened& opened);
    void setSpecialOfBoth(SpecialTokens special);
    void fitSides(std::array<Side, 2>& sides) const;
    /// Notes what the sides are of now; whether that is something else than before.
    bool renewSubjects();
    /// Computes what the sides are of now, where that is something else than before.
    void followSubjects();
    [[nodiscard]] bool isShared() const { return subjects_[0] == subjects_[1]; }
    [[nodiscard]] bool isComputed(SideName name) const {
        const auto index = static_cast<std::size_t>(name);
        return computedTexts_[index] == textNumbers_[index];
    }
    void compute();
    void changeTyped(const TypedText& typed);
    void stopGenerating();
    void takeTarget(quint64 generationNumber, const QString& target);
    quint64 start(JobRunner& runner, JobRunner::Work work);
    void countEnd();
    void takeOpened(quint64 openingNumber, Opened opened);
    void takeText(SideName name, quint64 number, std::shared_ptr<const TextResult> result);
    void drawHeads();
    void takePictures(std::shared_ptr<const HeadPictures> pictures);
    void takeComparison(const std::array<quint64, 2>& numbers,
                        std::shared_ptr<const ComparisonResult> result);
    void takeFailure(const std::array<quint64, 2>& numbers, SideName at, Stage stage, const QString& reason);

    std::shared_ptr<const Model> model_;
    std::shared_ptr<const Model> ownModel_; // side B's; null: side A's
    TypedText typed_;
    std::optional<TypedText> ownText_;   // likewise
    std::optional<bool> secondIsTarget_; // or of a pair: of the last model that took a second text
    std::array<Side, 2> sides_{};
    std::array<TextSubject, 2> subjects_;
    std::array<quint64, 2> textNumbers_{};   // rise with every change of what a side is of
    std::array<quint64, 2> computedTexts_{}; // the numbers that the results belong to
    std::array<std::shared_ptr<const TextResult>, 2> textResults_;
    std::array<std::shared_ptr<const HeadPictures>, 2> pictures_;
    std::shared_ptr<const ComparisonResult> comparison_;
    quint64 openingNumber_ = 0;    // of the piece of work
    quint64 generationNumber_ = 0; // rises with what makes a target that is being generated stale
    bool isGenerating_ = false;
    bool isOpening_ = true; // the program opens one when it starts
    QString openingPath_;
    SideName openingSide_ = SideName::A;
    bool asksForModel_ = false;           // the opening is of openingPath_, and not of open models alone
    Products products_ = Products::Exact; // of the models that are open
    Products wantedProducts_ = Products::Exact; // of those that are being opened
    int pieces_ = 0;                            // of work that were started and have not ended
    std::shared_ptr<SessionWorker> worker_;
    std::unique_ptr<JobRunner> opening_;
    std::unique_ptr<JobRunner> computing_;
    std::unique_ptr<JobRunner> drawing_;
    std::unique_ptr<JobRunner> generating_;
};

} // namespace headscope
