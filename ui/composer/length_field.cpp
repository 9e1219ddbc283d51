// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/length_field.h"

#include <cmath>

#include <QSignalBlocker>

#include "ui/export/document.h"

namespace headscope {

namespace {

constexpr int kMostPixels = 32000;

double pixelsIn(LengthUnit unit) {
    return unit == LengthUnit::Inch         ? kPixelsPerInch
           : unit == LengthUnit::Millimetre ? kPixelsPerInch / 25.4
                                            : 1;
}

} // namespace

LengthField::LengthField(QWidget* parent) : QDoubleSpinBox(parent) {
    setKeyboardTracking(false);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        pixels_ = static_cast<int>(std::lround(value * pixelsIn(unit_)));
        Q_EMIT edited();
    });
    showPixels();
}

void LengthField::setUnit(LengthUnit unit) {
    unit_ = unit;
    showPixels();
}

void LengthField::setPixels(int pixels) {
    pixels_ = pixels;
    showPixels();
}

void LengthField::showPixels() {
    const QSignalBlocker quiet(this);
    const double factor = pixelsIn(unit_);
    setDecimals(unit_ == LengthUnit::Inch ? 2 : unit_ == LengthUnit::Millimetre ? 1 : 0);
    setSingleStep(unit_ == LengthUnit::Inch ? 0.25 : unit_ == LengthUnit::Millimetre ? 5 : 10);
    setSuffix(unit_ == LengthUnit::Inch         ? tr(" in")
              : unit_ == LengthUnit::Millimetre ? tr(" mm")
                                                : tr(" px"));
    setRange(20 / factor, kMostPixels / factor);
    setValue(pixels_ / factor);
}

} // namespace headscope
