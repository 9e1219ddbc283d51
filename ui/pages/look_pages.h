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
///
/// Settings: "threshold" (the least weight that is drawn, 0 to 1; the nearest of the slider's).
class LinesPage : public StagePage {
    Q_OBJECT

  public:
    explicit LinesPage(QWidget* parent = nullptr);
    [[nodiscard]] bool isOfSides() const override { return true; }

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  protected:
    void showState() override;

  private:
    void setThreshold(double threshold);

    std::array<LinesView*, 2> views_{}; // the second: of side B's own text
};

/// The text coloured by one token's row, or by its column.
///
/// Settings: "direction" (row, column).
class TextPage : public StagePage {
    Q_OBJECT

  public:
    explicit TextPage(QWidget* parent = nullptr);
    [[nodiscard]] bool isOfSides() const override { return true; }

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  protected:
    void showState() override;

  private:
    void setRole(TokenRole role);

    std::array<TextView*, 2> views_{};
};

} // namespace headscope
