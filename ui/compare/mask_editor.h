// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_settings.h"
#include "ui/compare/kind_editor.h"

class QSpinBox;

namespace headscope {

/// Which keys a query may see: the model's own mask, none, causal, or a causal window with its width, for
/// which there is always room.
class MaskEditor : public KindEditor {
    Q_OBJECT

  public:
    explicit MaskEditor(QWidget* parent = nullptr);

    /// The layer's own mask, named behind "model's", and whether its queries and keys have positions that can
    /// be compared, which a causal mask and a window need.
    void setModelMask(const Mask& mask, bool comparesPositions = true);
    /// Emits nothing.
    void setMask(const Mask& mask);
    [[nodiscard]] Mask mask() const;

  Q_SIGNALS:
    void maskEdited(const headscope::Mask& mask);

  private:
    MaskEditor(QSpinBox* width, QWidget* parent);
    void fill(bool comparesPositions);

    QSpinBox* width_;
};

} // namespace headscope
