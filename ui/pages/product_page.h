// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/stage_page.h"
#include "ui/views/product_look.h"

namespace headscope {

class ProductView;

/// Both sides' products at the chosen query and key.
[[nodiscard]] ProductLooks productLooksOf(const StageState& state);

/// How q·k comes about at the chosen cell.
///
/// Settings: "order" of the products (index, size, pair).
class ProductPage : public StagePage {
    Q_OBJECT

  public:
    explicit ProductPage(QWidget* parent = nullptr);
    [[nodiscard]] bool isOfSides() const override { return true; }

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  protected:
    void showState() override;

  private:
    ProductView* view_;
};

} // namespace headscope
