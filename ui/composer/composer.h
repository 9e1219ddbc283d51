// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <memory>

#include <QDialog>
#include <QJsonObject>
#include <QTemporaryDir>

#include "ui/composer/figure_offer.h"
#include "ui/composer/figure_sheet.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace headscope {

class BusyIndicator;
class PartChooser;
class SheetForm;
class SheetPreview;
class Study;
class ThemedLabel;

/// Makes a figure of several parts: what goes in, how it is arranged, and how it is written. What is seen is
/// what is saved. Parts are made, and figures drawn and written, in workers; a failure is said in the window,
/// which stays open.
class Composer : public QDialog {
    Q_OBJECT

  public:
    /// `offers` is asked when the window becomes active, since the main window may show something else then.
    explicit Composer(std::function<FigureOffers()> offers, QWidget* parent = nullptr);
    ~Composer() override;

    /// Says how a figure was made, with its text or without; what it gives is called in a worker. Not set:
    /// files do not say.
    using Provenance = std::function<std::function<QByteArray()>(bool keepsText)>;
    void setProvenance(Provenance provenance);
    /// `key`: as of its offer; empty: saved views do not know it.
    void add(const std::shared_ptr<const FigurePart>& part, const QString& key = {});
    /// The part is made in a worker, after those that were asked for before, and added when it is there.
    void addOffer(const FigureOffer& offer);
    /// With its parts.
    [[nodiscard]] FigureSheet sheet() const;
    /// All but the parts.
    void setSheet(const FigureSheet& sheet);

    /// What is composed, in words that setWords takes: see sheet_words.h.
    [[nodiscard]] QJsonObject words() const;
    /// Its parts wait for takeOffers(). Throws Error where a word does not fit, and changes nothing then.
    void setWords(const QJsonObject& words);
    /// Whether a part waits for an offer.
    [[nodiscard]] bool isWaiting() const;
    /// Asks what the window offers now, and makes what waits for it.
    void takeOffers();

    /// Write the figure to a file, its numbers, or the figure to the clipboard. written() says when it is
    /// done, and failure() why it was not.
    void save(const QString& path);
    void saveNumbers(const QString& path);
    void copy();
    [[nodiscard]] QString failure() const;

  Q_SIGNALS:
    void written(bool isDone);
    /// The figure is another one.
    void changed();

  protected:
    bool event(QEvent* event) override;

  private:
    using MakePart = std::function<std::shared_ptr<const FigurePart>(const Job& job)>;
    /// A part that is to be made, one after the other.
    struct Wish {
        QString key;
        MakePart make;
        bool isWaitedFor = false; // by a piece that is in the figure already
    };

    void addButtons(QDialogButtonBox& buttons);
    void connectParts();
    void connectWork();
    void makePart(Wish wish);
    void makeNext();
    [[nodiscard]] MakePart makerOf(const QString& key) const;
    void showSheet();
    void showSize();
    void fitPreview();
    void drag();
    void askForFile();
    void askForNumbers();
    /// `work` in the worker and `then` here; `done` is said after it.
    template <typename Answer>
    void write(std::function<Answer(const Job& job)> work, std::function<void(const Answer& answer)> then,
               const QString& done);
    void endWriting(bool isDone);
    void showWork(double share, const QString& step);
    void showIdle();
    void stop();
    void say(const QString& failure);

    /// With what its file says of how it was made; to be called in a worker.
    [[nodiscard]] std::function<FigureSheet()> finishedSheet() const;

    std::function<FigureOffers()> ask_;
    Provenance provenance_;
    FigureOffers offers_;
    bool areOffersNew_ = true; // asked for since the window was active last
    std::deque<Wish> wishes_;
    QString previewFailure_; // as it was said last
    bool hasFailed_ = false; // what was written last
    PartChooser* chooser_;
    SheetForm* form_;
    SheetPreview* preview_;
    QScrollArea* scroll_;
    QComboBox* zoom_;
    ThemedLabel* size_;
    QLabel* failure_;
    ThemedLabel* done_;
    BusyIndicator* busy_;
    std::vector<QPushButton*> writers_;
    QTemporaryDir folder_; // of what is dragged
    Study* study_;         // makes parts
    Study* writer_;
};

} // namespace headscope
