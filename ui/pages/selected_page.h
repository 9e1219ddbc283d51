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

class SegmentedChoice;

/// Several heads, and why these: "the brushed heads". Without heads, why there are none.
struct SelectedHeads {
    std::set<HeadId> heads;
    QString reason;
};

/// Marked: those that are brushed, else those that are pinned, else the layer of side A's head.
enum class HeadChoice { Marked, Pinned, Layer, All };

/// The heads that SelectedPage is about, all of the kind of side A's.
[[nodiscard]] SelectedHeads selectedHeads(HeadChoice choice, const HeadMarks& marks,
                                          const AttentionTrace& trace);

/// Mean, maximum and minimum over several heads.
class SelectedPage : public FigurePage {
    Q_OBJECT

  public:
    explicit SelectedPage(QWidget* parent = nullptr);

    /// {"heads": "marked"|"pinned"|"layer"|"all"}
    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

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

    SegmentedChoice* choice_;
    SelectedHeads heads_; // that are shown or computed
    Asked<std::pair<std::shared_ptr<const Run>, std::set<HeadId>>> asked_;
    std::shared_ptr<const Maps> maps_;
    Study study_;
};

} // namespace headscope
