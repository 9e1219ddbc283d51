// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>

#include "core/trace/attention_trace.h"
#include "ui/pages/figure_page.h"
#include "ui/session/study.h"

namespace headscope {

/// Mean, maximum and minimum over several heads: those that are brushed, else those that are pinned, else the
/// layer of side A's head.
class SelectedPage : public FigurePage {
    Q_OBJECT

  public:
    explicit SelectedPage(QWidget* parent = nullptr);

  protected:
    void showState() override;
    void leave() override;

  private:
    struct Maps {
        HeadMap mean, maximum, minimum;
    };

    void showMaps(const Maps& maps);
    [[nodiscard]] QString whichHeads() const;

    std::set<HeadId> heads_;         // that are shown or computed
    std::shared_ptr<const Run> run_; // of which
    std::shared_ptr<const Maps> maps_;
    Study study_;
};

/// The heads that the page is about.
[[nodiscard]] std::set<HeadId> selectedHeads(const HeadMarks& marks, const AttentionTrace& trace);

} // namespace headscope
