// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_settings.h"
#include "ui/compare/kind_editor.h"

class QDoubleSpinBox;

namespace headscope {

/// How scores become weights: a softmax, one with a sink and its logit, for which there is always room, or
/// linear attention.
class KernelEditor : public KindEditor {
    Q_OBJECT

  public:
    explicit KernelEditor(QWidget* parent = nullptr);

    /// Emits nothing.
    void setKernel(const Kernel& kernel);
    [[nodiscard]] Kernel kernel() const;

  Q_SIGNALS:
    void kernelEdited(const headscope::Kernel& kernel);

  private:
    KernelEditor(QDoubleSpinBox* logit, QWidget* parent);

    QDoubleSpinBox* logit_;
};

} // namespace headscope
