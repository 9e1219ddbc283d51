// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/stage_page.h"

namespace headscope {

class PatchView;

/// Both sides' heads over the picture that their models see: the row of the chosen patch, or of one that is
/// pointed at. For models of pictures; else it says what to open.
///
/// Settings: "opacity" (per cent, 0 to 100), "grid" (true or false).
/// Numbers, all of side A: "patches", "rows", "columns" (of patches); "weight" (of the key that the chosen
/// query attends to most), "cls.weight" (from the chosen query to the class token).
class PicturePage : public StagePage {
    Q_OBJECT

  public:
    explicit PicturePage(QWidget* parent = nullptr);
    [[nodiscard]] bool isOfSides() const override { return true; }

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;

  private:
    PatchView* view_;
};

} // namespace headscope
