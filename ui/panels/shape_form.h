// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QString>
#include <QWidget>

#include "core/analysis/attention_cost.h"

class QPushButton;

namespace headscope {

class DivisorSpin;

/// A number of a shape, as forms, settings and messages name it.
struct ShapeField {
    const char* key; // "kvHeads"
    const char* symbol;
    const char* meaning;
    std::optional<std::int64_t> ShapeChoice::*choice;
    std::int64_t AttentionShape::*value;
    int largest;
};
[[nodiscard]] const std::array<ShapeField, 7>& shapeFields();

/// d, H, G, d_k, L, T and the bytes of a cached number, and a button that takes the model's again.
class ShapeForm : public QWidget {
    Q_OBJECT

  public:
    explicit ShapeForm(QWidget* parent = nullptr);

    /// What is chosen, and what the fields show: a value below 1 as "–". Emits nothing.
    void setShape(const ShapeChoice& choice, const AttentionShape& shown);
    [[nodiscard]] const ShapeChoice& choice() const { return choice_; }

  Q_SIGNALS:
    /// By the user.
    void changed(const headscope::ShapeChoice& choice);

  private:
    void take(std::size_t field, int value);

    ShapeChoice choice_;
    std::vector<DivisorSpin*> spins_; // in the order of shapeFields()
    QPushButton* reset_;
};

} // namespace headscope
