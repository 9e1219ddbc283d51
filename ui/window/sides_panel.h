// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QWidget>

#include "ui/compare/side_card.h"

class QScrollArea;

namespace headscope {

class SegmentedChoice;

/// The settings of both sides: one card under the other where both fit, else one at a time behind a choice A
/// | B.
class SidesPanel : public QWidget {
    Q_OBJECT

  public:
    explicit SidesPanel(QWidget* parent = nullptr);

    [[nodiscard]] SideCard& card(SideName name) { return *cards_[static_cast<std::size_t>(name)]; }
    void setModels(const SideCardModel& a, const SideCardModel& b);
    /// Brings a side's card to the front where only one is in sight.
    void showSide(SideName name);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fold();

    std::array<SideCard*, 2> cards_{};
    SegmentedChoice* choice_;
    QScrollArea* scroll_;
};

} // namespace headscope
