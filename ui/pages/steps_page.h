// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/session/study.h"

namespace headscope {

class StepsView;
struct MeasuredStages;

/// The way of the chosen head from q.k to its weights, step by step.
///
/// Settings: "side", "a" or "b": whose head; "range", "shared" or "own": of the colours of scores.
///
/// Numbers, of the chosen cell of the shown side: "score" (q.k), "scaled", "capped" and "biased" (where the
/// model does that), "adjusted" (what is given to mask and softmax), "feature" (phi(q).phi(k), of a linear
/// kernel), "masked" (0 or 1), "weight". Of the chosen row: "rowsum", "largest" (weight), "largestkey". Of
/// the head: "factor", "cap", "sink", "headwidth", "steps", "range" (the limit of the scores' shared range).
class StepsPage : public StagePage {
    Q_OBJECT

  public:
    explicit StepsPage(QWidget* parent = nullptr);

    [[nodiscard]] bool isOfSides() const override { return true; }
    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    struct Question {
        std::shared_ptr<const Run> run;
        Side side;
        SideName name = SideName::A;
        bool operator==(const Question&) const = default;
    };

    using Cell = std::pair<std::optional<int>, std::optional<int>>; // query and key

    [[nodiscard]] bool sidesDiffer() const;
    [[nodiscard]] SideName shownSide() const;
    /// Whether the chosen cell of the window is a cell of this side's maps.
    [[nodiscard]] bool followsWindow() const;
    void take(std::shared_ptr<const MeasuredStages> stages);
    /// The chosen cell of the shown side.
    [[nodiscard]] std::optional<int> query() const;
    [[nodiscard]] std::optional<int> key() const;
    void showChosen();
    void choose(std::optional<int> query, std::optional<int> key);

    StepsView* view_;
    SideName side_ = SideName::A; // what the user chose; A is shown where both are the same
    std::optional<int> ownQuery_; // of side B with a text of its own
    std::optional<int> ownKey_;
    Cell shown_;      // whose numbers were told
    QString palette_; // that is shown
    std::shared_ptr<const MeasuredStages> stages_;
    Asked<Question> asked_;
    Study study_;
};

} // namespace headscope
