// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/analysis/group_spread.h"
#include "core/survey/regrouping.h"
#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/panels/weight_colours.h"
#include "ui/session/study.h"
#include "ui/views/group_savings.h"
#include "ui/views/groups_look.h"
#include "ui/views/groups_settings.h"

namespace headscope {

class GroupsView;

/// Fewer key/value heads: what the maps of a layer become, what is saved, and what it costs. Of the model
/// itself with nothing but the grouping changed, whatever side A's factor and mask are; of the kind of
/// attention and, unless a layer is chosen, of the layer of side A's head.
///
/// Numbers, all of the grouping that is shown: "kvHeads"; "parameters.before" and ".after" (K and V
/// projections); "cache.before", ".after" and ".ratio" (bytes at the chosen length), "cache.text.before" and
/// ".after" (at the text's); "loss.before", "loss.after" (nats per token), "kl" (nats, mean over positions);
/// "spread" (mean of "spread.keys" and "spread.values"), "spread.maps" (nats): means over the groups.
class GroupsPage : public StagePage {
    Q_OBJECT

  public:
    explicit GroupsPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    /// A text and a kind of attention: what is lost is kept as long as they stay.
    struct Subject {
        std::shared_ptr<const TextResult> text;
        AttentionKind kind = AttentionKind::Self;
        bool operator==(const Subject&) const = default;
    };
    struct Question {
        Subject subject;
        int layer = 0;
        Grouping grouping; // 0 K/V heads: the model's own
        bool rerun = false;
        bool operator==(const Question&) const = default;
    };
    struct Answer {
        std::shared_ptr<const RegroupedMaps> maps; // null: not computed yet
        std::vector<GroupSpread> spread;           // empty likewise
        GroupCosts costs;
    };
    /// Answers step by step.
    class Work;

    void ask(const Question& question);
    void take(const std::shared_ptr<const Answer>& answer);
    void showMaps();
    void showCosts();
    void showNothing(const QString& why);
    void editSideB();
    [[nodiscard]] Question question() const;
    [[nodiscard]] GroupsModel groupsModel() const;
    [[nodiscard]] std::optional<double> costNumber(const QString& name) const;
    [[nodiscard]] std::optional<double> spreadNumber(const QString& name) const;

    GroupsView* view_;
    GroupsModel model_;
    Subject subject_;
    std::optional<Question> shown_; // that the maps and the spread are of
    Answer answer_;
    WeightColours colours_; // of the maps that are shown
    Asked<Question> asked_;
    Study study_;
};

} // namespace headscope
