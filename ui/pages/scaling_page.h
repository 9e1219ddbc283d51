// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/pages/asked.h"
#include "ui/pages/scaling_content.h"
#include "ui/pages/stage_page.h"
#include "ui/session/study.h"

namespace headscope {

/// What the factor on q·k does to one side's head: saturation, vanishing gradients, the next token. The
/// slider edits the side. All but the prediction is rescored from the model's own run, whatever the side's
/// scope.
///
/// Numbers: "factor"; of the present factor "entropy" (nats), "entropy.share", "largest", "saturated" (0 to
/// 1), "jacobian", "gradient.query", "gradient.key", "kl" (nats, rerun); of q·k without the factor "mean",
/// "deviation", "predicted_deviation" (from the entries' own moments, see ScoreDistribution) and
/// "unit_deviation" (the root of d_k).
///
/// Settings: "side" ("A", "B"), "curves" ("weights", "gradients", "prediction"), "distribution" ("plain",
/// "scaled").
class ScalingPage : public StagePage {
    Q_OBJECT

  public:
    explicit ScalingPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;
    void stopWaiting() override;
    void showStopped(const QString& text) override;

  private:
    /// What the results are of.
    struct Subject {
        std::shared_ptr<const Model> model;
        std::shared_ptr<const Run> run; // the model's own
        HeadId head;
        AttentionSettings settings; // without the factor
        bool operator==(const Subject&) const = default;
    };
    struct Question {
        Subject subject;
        float factor = 0;
        bool wantsPrediction = false; // its curve, too
        bool operator==(const Question&) const = default;
    };
    /// What the worker for the present factor gives.
    struct Present {
        std::shared_ptr<const HeadScaling> scaling;
        FactorEffect effect;
    };
    /// What the worker for the curves adds.
    struct Part {
        ScalingResults results;
        bool isLast = false;
    };

    [[nodiscard]] const SideResult& side() const;
    void takeSubject();
    void followSide(const Scale& ofSide);
    void changeFactor(const Scale& scale);
    void askPresent();
    void askCurves();
    void forget();
    void showNumbers();
    void showCurves();
    void showDistribution();
    [[nodiscard]] std::optional<FactorEffect> present() const;
    [[nodiscard]] std::optional<double> change() const;
    [[nodiscard]] float factor() const;

    ScalingView* view_;
    Subject subject_;
    ScalingSubject names_;
    bool hasSubject_ = false;
    Scale scale_;             // the present one, which the session may not have answered to yet
    Scale answered_;          // the side's, as it was told last
    std::vector<Scale> sent_; // by this page, and not answered to
    ScalingResults results_;
    std::shared_ptr<const HeadScaling> scaling_;
    QString failure_;
    Asked<Question> presentAsked_;
    Asked<Question> curvesAsked_;
    Study presentStudy_;
    Study curvesStudy_;
};

} // namespace headscope
