// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "core/comparison/comparison.h"
#include "core/survey/head_ranks.h"
#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/panels/rank_view.h"
#include "ui/session/study.h"

namespace headscope {

/// Numerical and effective ranks along side A's head, and of random projections against the number of heads.
///
/// Settings: "input" ("text" or "random": what the random projections read; absent: "text") and "seed" (a
/// whole number from 0; absent: 1).
/// Numbers: "rank", "effective" and "bound" of "scores" (q·k), "weights", "output" (A V) and "concatenation",
/// as in "scores.rank"; "random.H.scores.rank", "random.H.concatenation.effective" and so on for each divisor
/// H of d.
class RankPage : public StagePage {
    Q_OBJECT

  public:
    explicit RankPage(QWidget* parent = nullptr);

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
        std::shared_ptr<const Model> model;
        Side side;
        RankInput input;
        bool operator==(const Question&) const = default;
        [[nodiscard]] bool isOfSameHead(const Question& other) const {
            return run == other.run && side == other.side;
        }
    };
    struct Answer {
        std::shared_ptr<const HeadRanks> ranks;
        std::vector<ProjectionRanks> projections;
        Index width = 0;
        Index inputTokens = 0;
        Index textTokens = 0;
    };

    static void compute(const Question& question, Answer answer, const Job& job,
                        const Study::Publish<Answer>& publish);
    void take(const Question& question, const std::shared_ptr<const Answer>& answer);
    void choose(const RankInput& input);

    RankView* view_;
    RankInput input_;
    Asked<Question> asked_;
    std::optional<Question> shown_; // that answer_ is of
    std::shared_ptr<const Answer> answer_;
    Study study_;
};

} // namespace headscope
