// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/attention/attention_settings.h"

class QComboBox;
class QSpinBox;

namespace headscope {

/// Which keys a query may see: the model's own mask, none, causal, or a causal window with its width, for
/// which there is always room.
class MaskEditor : public QWidget {
    Q_OBJECT

  public:
    explicit MaskEditor(QWidget* parent = nullptr);

    /// The layer's own mask, named behind "model's", and whether its queries and keys have positions that can
    /// be compared, which a causal mask and a window need.
    void setModelMask(const Mask& mask, bool comparesPositions = true);
    /// Without a model.
    void showNothing();
    /// Emits nothing.
    void setMask(const Mask& mask);
    [[nodiscard]] Mask mask() const;

  Q_SIGNALS:
    void maskEdited(const headscope::Mask& mask);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fill(bool comparesPositions);
    void fitWidth();
    void announce();

    QComboBox* kind_;
    QSpinBox* width_;
};

} // namespace headscope
