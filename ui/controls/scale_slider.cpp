// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/scale_slider.h"

#include <QBoxLayout>
#include <QEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/controls/factor_field.h"
#include "ui/controls/scale_text.h"
#include "ui/controls/scale_track.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

ScaleSlider::ScaleSlider(QWidget* parent)
    : QWidget(parent), name_(new ThemedLabel(&Theme::text, titleFont)), field_(new FactorField),
      track_(new ScaleTrack) {
    auto* caption = new ThemedLabel(&Theme::muted);
    caption->setText(tr("Factor"));
    caption->setBuddy(track_);
    name_->setObjectName(QStringLiteral("factorName"));
    name_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    field_->setObjectName(QStringLiteral("factorField"));
    track_->setObjectName(QStringLiteral("factorTrack"));
    track_->setAccessibleName(tr("Factor"));
    const QString tip =
        tr("q·k is multiplied by this before mask and softmax.\n"
           "Models use one over the root of a head's width, so that scores do not grow with it.");
    track_->setToolTip(tip);
    caption->setToolTip(tip);

    auto* line = new QHBoxLayout;
    line->setSpacing(Spacing::of(font()).small);
    line->addWidget(caption);
    line->addWidget(name_, 1);
    line->addWidget(field_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    column->addLayout(line);
    column->addWidget(track_);

    connect(track_, &QSlider::valueChanged, this, &ScaleSlider::takeStep);
    connect(field_, &FactorField::factorEntered, this, &ScaleSlider::takeFactor);
    clearModel();
}

void ScaleSlider::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitTexts();
    }
}

/// Room for the longest name, so that it is never cut and the layout stays when another one is shown.
void ScaleSlider::fitTexts() {
    field_->setFixedWidth(field_->fittingWidth());
    int widest = 0;
    if (hasModel()) {
        const float width = static_cast<float>(headWidth_);
        for (const Scale& scale : {Scale(ModelScale{}), Scale(FixedScale{1}), Scale(FixedScale{1 / width}),
                                   Scale(FixedScale{1 / std::sqrt(width)})}) {
            widest = std::max(widest, name_->widthOf(nameOf(scale)));
        }
    }
    name_->setMinimumWidth(widest);
}

void ScaleSlider::setModel(int headWidth, float modelFactor) {
    headWidth_ = headWidth;
    modelFactor_ = modelFactor;
    track_->setAxis(ScaleAxis(headWidth, modelFactor));
    track_->setEnabled(true);
    field_->setEnabled(true);
    fitTexts();
    showScale();
}

void ScaleSlider::clearModel() {
    headWidth_ = 0;
    track_->setAxis(ScaleAxis());
    track_->setEnabled(false);
    field_->setEnabled(false);
    fitTexts();
    showScale();
}

void ScaleSlider::setScale(const Scale& scale) {
    scale_ = scale;
    showScale();
}

void ScaleSlider::setAccent(const QColor& accent) {
    track_->setAccent(accent);
}

float ScaleSlider::factorOf(const Scale& scale) const {
    const auto* fixed = std::get_if<FixedScale>(&scale);
    return fixed != nullptr ? fixed->factor : modelFactor_;
}

QString ScaleSlider::nameOf(const Scale& scale) const {
    QString name = factorName(double{factorOf(scale)}, headWidth_);
    if (std::holds_alternative<ModelScale>(scale)) {
        name = name.isEmpty() ? tr("model") : tr("%1 (model)").arg(name);
    }
    return name.isEmpty() ? name : tr("%1 =").arg(name);
}

void ScaleSlider::takeStep(int step) {
    for (const ScaleAxis::Mark& mark : track_->axis().marks()) {
        if (mark.step == step && mark.isModel) {
            change(ModelScale{});
            return;
        }
    }
    change(FixedScale{static_cast<float>(track_->axis().factorAt(step))});
}

void ScaleSlider::takeFactor(float factor) {
    change(factor == modelFactor_ ? Scale(ModelScale{}) : Scale(FixedScale{factor}));
    showScale(); // in our own digits
}

void ScaleSlider::change(const Scale& scale) {
    if (scale == scale_) {
        return;
    }
    scale_ = scale;
    showScale();
    Q_EMIT factorChanged(scale_);
}

void ScaleSlider::showScale() {
    const QSignalBlocker blocker(track_);
    if (!hasModel()) {
        name_->clear();
        field_->showNothing();
        track_->setAccessibleDescription({});
        return;
    }
    track_->setValue(track_->axis().stepOf(double{factorOf(scale_)}));
    name_->setText(nameOf(scale_));
    field_->showFactor(factorOf(scale_));
    track_->setAccessibleDescription(tr("%1 %2").arg(name_->text(), field_->text()).trimmed());
}

} // namespace headscope
