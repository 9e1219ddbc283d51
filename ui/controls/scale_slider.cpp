// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/scale_slider.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include "ui/controls/scale_text.h"
#include "ui/controls/scale_track.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

ScaleSlider::ScaleSlider(QWidget* parent)
    : QWidget(parent), name_(new ThemedLabel(&Theme::text, titleFont)), field_(new QLineEdit),
      track_(new ScaleTrack) {
    auto* caption = new ThemedLabel(&Theme::muted);
    caption->setText(tr("Factor"));
    caption->setBuddy(track_);
    name_->setObjectName(QStringLiteral("factorName"));
    name_->setElidable(true);
    name_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    field_->setObjectName(QStringLiteral("factorField"));
    field_->setAlignment(Qt::AlignRight);
    field_->setAccessibleName(tr("Factor, exact"));
    field_->setToolTip(tr("A factor in digits: 0.25, 1/8 or 1/sqrt(32)"));
    track_->setObjectName(QStringLiteral("factorTrack"));
    track_->setAccessibleName(tr("Factor"));
    const QString tip = tr("q·k is multiplied by this before mask and softmax.\n"
                           "Models use 1/√d_k, so that scores do not grow with the width of a head.");
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
    setFocusProxy(track_);

    connect(track_, &QSlider::valueChanged, this, &ScaleSlider::takeStep);
    connect(field_, &QLineEdit::editingFinished, this, &ScaleSlider::takeEntry);
    fitField();
    setModel(headWidth_, modelFactor_);
}

void ScaleSlider::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitField();
    }
}

void ScaleSlider::fitField() {
    const int digits = fontMetrics().horizontalAdvance(QStringLiteral("0.00000"));
    field_->setFixedWidth(digits + 3 * Spacing::of(font()).small);
}

void ScaleSlider::setModel(int headWidth, float modelFactor) {
    headWidth_ = headWidth;
    modelFactor_ = modelFactor;
    track_->setAxis(ScaleAxis(headWidth, modelFactor));
    showScale();
}

void ScaleSlider::setScale(const Scale& scale) {
    scale_ = scale;
    showScale();
}

void ScaleSlider::setAccent(const QColor& accent) {
    track_->setAccent(accent);
}

float ScaleSlider::factor() const {
    const auto* fixed = std::get_if<FixedScale>(&scale_);
    return fixed != nullptr ? fixed->factor : modelFactor_;
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

void ScaleSlider::takeEntry() {
    if (!field_->isModified()) {
        return; // left without a change
    }
    const std::optional<float> entered = parseFactor(field_->text());
    if (entered) {
        change(*entered == modelFactor_ ? Scale(ModelScale{}) : Scale(FixedScale{*entered}));
    }
    showScale(); // or back to what it was
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
    track_->setValue(track_->axis().stepOf(double{factor()}));
    const bool isModel = std::holds_alternative<ModelScale>(scale_);
    const QString name = factorName(double{factor()}, headWidth_);
    QString shown = name;
    if (isModel) {
        shown = name.isEmpty() ? tr("model") : tr("%1 (model)").arg(name);
    }
    name_->setText(shown.isEmpty() ? QString() : tr("%1 =").arg(shown));
    field_->setText(factorText(double{factor()}));
    track_->setAccessibleDescription(tr("%1 %2").arg(name_->text(), field_->text()).trimmed());
}

} // namespace headscope
