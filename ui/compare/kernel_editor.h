// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/attention/attention_settings.h"

class QComboBox;
class QDoubleSpinBox;

namespace headscope {

/// How scores become weights: a softmax, one with a sink and its logit, for which there is always room, or
/// linear attention.
class KernelEditor : public QWidget {
    Q_OBJECT

  public:
    explicit KernelEditor(QWidget* parent = nullptr);

    /// Without a model.
    void showNothing();
    /// Emits nothing.
    void setKernel(const Kernel& kernel);
    [[nodiscard]] Kernel kernel() const;

  Q_SIGNALS:
    void kernelEdited(const headscope::Kernel& kernel);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fitWidth();
    void announce();

    QComboBox* kind_;
    QDoubleSpinBox* logit_;
};

} // namespace headscope
