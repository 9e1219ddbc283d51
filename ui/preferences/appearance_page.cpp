// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/appearance_page.h"

#include <cmath>

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/palette/swatch.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"

namespace headscope {

AppearancePage::AppearancePage(QWidget* parent)
    : QWidget(parent), theme_(new QComboBox), points_(new QDoubleSpinBox), ownPoints_(new QToolButton),
      palette_(new QComboBox), isForModels_(new QCheckBox(tr("The same colours for all &models"))) {
    const Spacing spacing = Spacing::of(font());
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(spacing.large);
    form->setVerticalSpacing(spacing.medium);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addTheme(*form);
    addFont(*form);
    addPalette(*form);
}

void AppearancePage::addTheme(QFormLayout& form) {
    theme_->setObjectName(QStringLiteral("preferredTheme"));
    theme_->addItem(tr("As the desktop"), QString());
    theme_->addItem(tr("Light"), QStringLiteral("light"));
    theme_->addItem(tr("Dark"), QStringLiteral("dark"));
    theme_->addItem(tr("High contrast, light"), QStringLiteral("strongLight"));
    theme_->addItem(tr("High contrast, dark"), QStringLiteral("strongDark"));
    form.addRow(tr("&Theme"), theme_);
    connect(theme_, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT themeChosen(theme_->currentData().toString()); });
}

void AppearancePage::addFont(QFormLayout& form) {
    points_->setObjectName(QStringLiteral("preferredFontPoints"));
    points_->setRange(kLeastFontPoints, kMostFontPoints);
    points_->setSuffix(tr(" pt", "after the size of text in points"));
    points_->setKeyboardTracking(false); // a size that is being typed is not one yet
    ownPoints_->setObjectName(QStringLiteral("ownFontPoints"));
    ownPoints_->setIcon(themedIcon(QStringLiteral("reset")));
    ownPoints_->setAutoRaise(true);
    ownPoints_->setToolTip(tr("The size that the desktop and the screen ask for"));
    ownPoints_->setAccessibleName(ownPoints_->toolTip());
    auto* row = new QHBoxLayout;
    row->setSpacing(Spacing::of(font()).small);
    row->addWidget(points_);
    row->addWidget(ownPoints_);
    form.addRow(tr("&Size of text"), row);
    static_cast<QLabel*>(form.labelForField(row))->setBuddy(points_);
    connect(points_, &QDoubleSpinBox::valueChanged, this, &AppearancePage::fontPointsChosen);
    connect(ownPoints_, &QToolButton::clicked, this, &AppearancePage::ownFontPointsWanted);
}

void AppearancePage::addPalette(QFormLayout& form) {
    palette_->setObjectName(QStringLiteral("preferredPalette"));
    palette_->setIconSize({48, 16});
    for (const Palette& palette : palettes()) {
        if (palette.kind() == Palette::Kind::Sequential) {
            palette_->addItem(swatch(palette), shownName(palette), palette.name());
        }
    }
    isForModels_->setObjectName(QStringLiteral("paletteForModels"));
    isForModels_->setToolTip(
        tr("Otherwise each model comes back with the colours that were chosen while it was open."));
    form.addRow(tr("&Colours of the maps"), palette_);
    form.addRow(QString(), isForModels_);
    connect(palette_, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT paletteChosen(palette_->currentData().toString()); });
    connect(isForModels_, &QCheckBox::toggled, this, &AppearancePage::paletteSharingChosen);
}

void AppearancePage::setAppearance(const Appearance& appearance) {
    const QSignalBlocker theme(theme_);
    const QSignalBlocker points(points_);
    const QSignalBlocker palette(palette_);
    const QSignalBlocker isForModels(isForModels_);
    theme_->setCurrentIndex(qMax(0, theme_->findData(appearance.theme)));
    points_->setDecimals(std::round(appearance.fontPoints) == appearance.fontPoints ? 0 : 1);
    points_->setValue(appearance.fontPoints);
    palette_->setCurrentIndex(
        palette_->findData(findPalette(appearance.palette, Palette::Kind::Sequential).name()));
    isForModels_->setChecked(appearance.isForModels);
}

void AppearancePage::reset() {
    theme_->setCurrentIndex(0);
    Q_EMIT ownFontPointsWanted();
    palette_->setCurrentIndex(0); // the default comes first
    isForModels_->setChecked(true);
}

} // namespace headscope
