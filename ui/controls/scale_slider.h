// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/attention/attention_settings.h"

class QLineEdit;

namespace headscope {

class ScaleTrack;
class ThemedLabel;

/// The factor on q·k: a logarithmic slider with the factors that have a name as marks, and a field for exact
/// ones. Without anything set it is that of a model with d_k = 64.
class ScaleSlider : public QWidget {
    Q_OBJECT

  public:
    explicit ScaleSlider(QWidget* parent = nullptr);

    void setModel(int headWidth, float modelFactor);
    /// Emits nothing.
    void setScale(const Scale& scale);
    [[nodiscard]] Scale scale() const { return scale_; }
    void setAccent(const QColor& accent);

  Q_SIGNALS:
    /// By the user, for every move of the slider and every factor that is entered.
    void factorChanged(const headscope::Scale& scale);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void fitField();
    void takeStep(int step);
    void takeEntry();
    void change(const Scale& scale);
    void showScale();
    [[nodiscard]] float factor() const;

    ThemedLabel* name_;
    QLineEdit* field_;
    ScaleTrack* track_;
    Scale scale_;
    int headWidth_ = 64;
    float modelFactor_ = 0.125F;
};

} // namespace headscope
