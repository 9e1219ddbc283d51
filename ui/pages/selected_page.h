// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <utility>

#include "core/trace/attention_trace.h"
#include "ui/pages/asked.h"
#include "ui/pages/figure_page.h"
#include "ui/session/study.h"

namespace headscope {

/// Several heads, and why these: "the brushed heads".
struct SelectedHeads {
    std::set<HeadId> heads;
    QString reason;
};

/// The heads that SelectedPage is about, all of the kind of side A's.
[[nodiscard]] SelectedHeads selectedHeads(const HeadMarks& marks, const AttentionTrace& trace);

/// Mean, maximum and minimum over several heads: those that are brushed, else those that are pinned, else the
/// layer of side A's head.
class SelectedPage : public FigurePage {
    Q_OBJECT

  public:
    explicit SelectedPage(QWidget* parent = nullptr);

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override { showNothing(text); }

  private:
    struct Maps {
        HeadMap mean, maximum, minimum;
    };

    void showMaps(const Maps& maps);
    [[nodiscard]] QString whichHeads() const;

    SelectedHeads heads_; // that are shown or computed
    Asked<std::pair<std::shared_ptr<const Run>, std::set<HeadId>>> asked_;
    std::shared_ptr<const Maps> maps_;
    Study study_;
};

} // namespace headscope
