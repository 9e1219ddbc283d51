// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/attention/attention_settings.h"

namespace headscope {

class FactorField;
class ScaleTrack;
class ThemedLabel;

/// The factor on q·k: a logarithmic slider with the factors that have a name as marks, and a field for exact
/// ones. Without a model it is empty and disabled.
class ScaleSlider : public QWidget {
    Q_OBJECT

  public:
    explicit ScaleSlider(QWidget* parent = nullptr);

    void setModel(int headWidth, float modelFactor);
    void clearModel();
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
    void fitTexts();
    void takeStep(int step);
    void takeFactor(float factor);
    void change(const Scale& scale);
    void showScale();
    [[nodiscard]] bool hasModel() const { return headWidth_ > 0; }
    [[nodiscard]] float factorOf(const Scale& scale) const;
    /// "1/√32 (model) =", "none ="; empty for a factor without a name.
    [[nodiscard]] QString nameOf(const Scale& scale) const;

    ThemedLabel* name_;
    FactorField* field_;
    ScaleTrack* track_;
    Scale scale_;
    int headWidth_ = 0;
    float modelFactor_ = 0;
};

} // namespace headscope
