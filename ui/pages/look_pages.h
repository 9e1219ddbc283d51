// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/pages/stage_page.h"
#include "ui/views/head_look.h"

namespace headscope {

class LinesView;
class TextView;

/// What the views of both sides' heads show: one value for both where they are of one text, else one for each
/// side.
[[nodiscard]] std::vector<HeadLooks> headLooksOf(const StageState& state);

/// Attention as lines between tokens.
class LinesPage : public StagePage {
    Q_OBJECT

  public:
    explicit LinesPage(QWidget* parent = nullptr);
    [[nodiscard]] bool isOfSides() const override { return true; }

  protected:
    void showState() override;

  private:
    std::array<LinesView*, 2> views_{}; // the second: of side B's own text
};

/// The text coloured by one token's row.
class TextPage : public StagePage {
    Q_OBJECT

  public:
    explicit TextPage(QWidget* parent = nullptr);
    [[nodiscard]] bool isOfSides() const override { return true; }

  protected:
    void showState() override;

  private:
    std::array<TextView*, 2> views_{};
};

} // namespace headscope
