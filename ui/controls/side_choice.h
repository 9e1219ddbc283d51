// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/segmented_choice.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// A or B, in the colour of the one that is chosen.
class SideChoice : public SegmentedChoice {
    Q_OBJECT

  public:
    /// What each of them would mean, for tooltips.
    SideChoice(const QString& a, const QString& b, QWidget* parent = nullptr);

    [[nodiscard]] SideName side() const { return static_cast<SideName>(current()); }
    /// Emits nothing.
    void setSide(SideName side);

  Q_SIGNALS:
    /// By the user, and another one than before.
    void sideChosen(headscope::SideName side);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void colour();
};

} // namespace headscope
