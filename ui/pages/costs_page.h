// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/analysis/attention_cost.h"
#include "ui/pages/stage_page.h"

namespace headscope {

class CostView;

/// What attention costs with the heads of side A's layer, or of any shape: operations, parameters, cache.
///
/// Settings: "width", "heads", "kvHeads", "headWidth", "layers", "tokens", "bytes", whole numbers; one that
/// is absent is the model's, the text's for tokens, and 2 for bytes. Numbers, each ending in ".mha", ".gqa",
/// ".mqa" or ".single_head": "parameters", "operations" (all three kinds), "projections", "scores" (with
/// mixing), "softmax" (exponentials), of one layer; "cache" in bytes, of all layers.
class CostsPage : public StagePage {
    Q_OBJECT

  public:
    explicit CostsPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;

  private:
    void choose(const ShapeChoice& choice);

    CostView* view_;
    ShapeChoice choice_;
    std::optional<AttentionShape> shape_; // that is shown
};

} // namespace headscope
