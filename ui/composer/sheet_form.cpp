// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/sheet_form.h"

#include <algorithm>
#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QFontComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/composer/length_field.h"
#include "ui/composer/sheet_preset.h"
#include "ui/palette/palette.h"

namespace headscope {

namespace {

void addPalettes(QComboBox& box, Palette::Kind kind, const QString& usual) {
    box.addItem(usual, QString());
    for (const Palette& palette : palettes()) {
        if (palette.kind() == kind) {
            box.addItem(shownName(palette), palette.name());
        }
    }
}

template <typename Widget>
Widget* named(const char* name) {
    auto* widget = new Widget;
    widget->setObjectName(QLatin1String(name));
    return widget;
}

/// The first that matches; else what stands behind all of them.
int presetOf(const FigureSheet& sheet) {
    const auto found = std::ranges::find_if(
        sheetPresets(), [&](const SheetPreset& preset) { return matches(preset, sheet); });
    return static_cast<int>(found - sheetPresets().begin());
}

QHBoxLayout* row(std::initializer_list<QWidget*> widgets) {
    auto* layout = new QHBoxLayout;
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : widgets) {
        layout->addWidget(widget, layout->isEmpty() ? 1 : 0);
    }
    return layout;
}

} // namespace

SheetForm::SheetForm(QWidget* parent)
    : QWidget(parent), preset_(named<QComboBox>("preset")), unit_(named<QComboBox>("unit")),
      width_(named<LengthField>("width")), height_(named<LengthField>("height")),
      fits_(named<QCheckBox>("fits")), dpi_(named<QSpinBox>("dpi")), columns_(named<QSpinBox>("columns")),
      family_(named<QFontComboBox>("family")), points_(named<QDoubleSpinBox>("points")),
      title_(named<QLineEdit>("title")), caption_(named<QLineEdit>("caption")),
      letters_(named<QCheckBox>("letters")), paper_(named<QComboBox>("paper")),
      palette_(named<QComboBox>("palette")), difference_(named<QComboBox>("differencePalette")),
      fixed_(named<QCheckBox>("fixedRange")), high_(named<QDoubleSpinBox>("high")),
      bars_(named<QCheckBox>("bars")), cells_(named<QComboBox>("cells")), says_(named<QComboBox>("says")) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addSize(*form);
    addTexts(*form);
    addColours(*form);
    explainFields();
    setSheet({});
}

void SheetForm::addSize(QFormLayout& form) {
    for (const SheetPreset& preset : sheetPresets()) {
        preset_->addItem(presetName(preset));
    }
    preset_->addItem(tr("Sizes of your own"));
    unit_->addItems({tr("inches"), tr("millimetres"), tr("pixels of 1/96 in")});
    fits_->setText(tr("as the parts need"));
    dpi_->setRange(36, 1200);
    dpi_->setSuffix(tr(" dpi"));
    dpi_->setKeyboardTracking(false);
    dpi_->setToolTip(tr("Of a PNG, and stored in it. SVG and PDF are sharp at any size."));
    columns_->setRange(1, 12);
    columns_->setToolTip(tr("Parts next to each other"));
    form.addRow(tr("Size"), preset_);
    form.addRow(tr("Width"), row({width_, unit_}));
    form.addRow(tr("Height"), row({height_, fits_}));
    form.addRow(tr("Resolution"), dpi_);
    form.addRow(tr("Columns"), row({columns_, letters_}));
    letters_->setText(tr("letters (a), (b) …"));

    connect(preset_, &QComboBox::activated, this, [this](int index) {
        if (index < static_cast<int>(sheetPresets().size())) {
            applyPreset(sheetPresets()[static_cast<std::size_t>(index)], sheet_);
            showSheet();
            Q_EMIT edited();
        }
    });
    connect(unit_, &QComboBox::currentIndexChanged, this, [this](int index) {
        width_->setUnit(static_cast<LengthUnit>(index));
        height_->setUnit(static_cast<LengthUnit>(index));
    });
    for (LengthField* field : {width_, height_}) {
        connect(field, &LengthField::edited, this, &SheetForm::take);
    }
    connect(fits_, &QCheckBox::toggled, this, &SheetForm::take);
    connect(dpi_, &QSpinBox::valueChanged, this, &SheetForm::take);
    connect(columns_, &QSpinBox::valueChanged, this, &SheetForm::take);
    connect(letters_, &QCheckBox::toggled, this, &SheetForm::take);
}

void SheetForm::addTexts(QFormLayout& form) {
    points_->setRange(4, 72);
    points_->setDecimals(1);
    points_->setSingleStep(0.5);
    points_->setSuffix(tr(" pt"));
    points_->setKeyboardTracking(false);
    family_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    family_->setMinimumContentsLength(8);
    family_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    title_->setPlaceholderText(tr("none"));
    caption_->setPlaceholderText(tr("none"));
    form.addRow(tr("Font"), row({family_, points_}));
    form.addRow(tr("Title"), title_);
    form.addRow(tr("Caption"), caption_);
    connect(family_, &QFontComboBox::currentFontChanged, this, &SheetForm::take);
    connect(points_, &QDoubleSpinBox::valueChanged, this, &SheetForm::take);
    connect(title_, &QLineEdit::textChanged, this, &SheetForm::take);
    connect(caption_, &QLineEdit::textChanged, this, &SheetForm::take);
}

void SheetForm::addColours(QFormLayout& form) {
    paper_->addItems({tr("white paper, for print"), tr("light"), tr("dark")}); // in the order of Paper
    addPalettes(*palette_, Palette::Kind::Sequential, tr("as in the window"));
    addPalettes(*difference_, Palette::Kind::Diverging, tr("usual for the paper"));
    fixed_->setText(tr("weights 0 to"));
    fixed_->setToolTip(tr("One range for the weights of all parts, so that they compare"));
    high_->setRange(1e-4, 1e4);
    high_->setDecimals(4);
    high_->setSingleStep(0.1);
    high_->setKeyboardTracking(false);
    bars_->setText(tr("colour bars"));
    cells_->addItems({tr("exact where few, else an image"), tr("exact"), tr("an image")}); // as CellOutput
    cells_->setToolTip(tr("How SVG and PDF hold a map: exact cells, or one image"));
    form.addRow(tr("Paper"), paper_);
    form.addRow(tr("Weights"), palette_);
    form.addRow(tr("Differences"), difference_);
    form.addRow(tr("Range"), row({fixed_, high_}));
    form.addRow(QString(), bars_);
    form.addRow(tr("Cells"), cells_);
    says_->addItems({tr("how it was made"), tr("how, without the text"), tr("nothing")}); // as Says
    says_->setToolTip(tr(
        "What stands in the file beside the picture: program, model, text, heads and settings. A PNG or SVG "
        "that has it opens in the window again as this very view."));
    form.addRow(tr("File says"), says_);
    for (QComboBox* box : {paper_, palette_, difference_, cells_, says_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentIndexChanged, this, &SheetForm::take);
    }
    connect(fixed_, &QCheckBox::toggled, this, &SheetForm::take);
    connect(high_, &QDoubleSpinBox::valueChanged, this, &SheetForm::take);
    connect(bars_, &QCheckBox::toggled, this, &SheetForm::take);
}

void SheetForm::setSheet(const FigureSheet& sheet) {
    sheet_ = sheet;
    sheet_.parts.clear();
    showSheet();
}

void SheetForm::setFittingHeight(int pixels) {
    fittingHeight_ = pixels;
    if (sheet_.height == 0) {
        height_->setPixels(pixels);
    }
}

void SheetForm::showSheet() {
    const std::initializer_list<QObject*> all{fits_,    dpi_,     columns_, family_,  points_,     title_,
                                              caption_, letters_, paper_,   palette_, difference_, fixed_,
                                              high_,    bars_,    cells_,   says_};
    for (QObject* each : all) {
        each->blockSignals(true);
    }
    width_->setPixels(sheet_.width);
    height_->setPixels(sheet_.height > 0 ? sheet_.height : fittingHeight_);
    height_->setEnabled(sheet_.height > 0);
    fits_->setChecked(sheet_.height == 0);
    dpi_->setValue(static_cast<int>(std::lround(sheet_.dpi)));
    columns_->setValue(sheet_.columns);
    family_->setCurrentFont(sheet_.family.isEmpty() ? font() : QFont(sheet_.family));
    points_->setValue(sheet_.fontPoints);
    title_->setText(sheet_.title);
    caption_->setText(sheet_.caption);
    letters_->setChecked(sheet_.hasLetters);
    paper_->setCurrentIndex(static_cast<int>(sheet_.look.paper));
    palette_->setCurrentIndex(std::max(0, palette_->findData(sheet_.look.palette)));
    difference_->setCurrentIndex(std::max(0, difference_->findData(sheet_.look.differencePalette)));
    fixed_->setChecked(sheet_.look.high.has_value());
    high_->setValue(sheet_.look.high.value_or(1));
    high_->setEnabled(sheet_.look.high.has_value());
    bars_->setChecked(sheet_.look.showsBars);
    cells_->setCurrentIndex(static_cast<int>(sheet_.look.cellOutput));
    says_->setCurrentIndex(static_cast<int>(sheet_.says));
    for (QObject* each : all) {
        each->blockSignals(false);
    }
    preset_->setCurrentIndex(presetOf(sheet_));
}

void SheetForm::take() {
    sheet_.width = width_->pixels();
    sheet_.height = fits_->isChecked() ? 0 : height_->pixels();
    sheet_.dpi = dpi_->value();
    sheet_.columns = columns_->value();
    if (const QString family = family_->currentFont().family(); sender() == family_) {
        sheet_.family = family;
    }
    sheet_.fontPoints = points_->value();
    sheet_.title = title_->text().simplified();
    sheet_.caption = caption_->text().simplified();
    sheet_.hasLetters = letters_->isChecked();
    sheet_.look.paper = static_cast<Paper>(paper_->currentIndex());
    sheet_.look.palette = palette_->currentData().toString();
    sheet_.look.differencePalette = difference_->currentData().toString();
    sheet_.look.high = fixed_->isChecked() ? std::optional(high_->value()) : std::nullopt;
    sheet_.look.showsBars = bars_->isChecked();
    sheet_.look.cellOutput = static_cast<CellOutput>(cells_->currentIndex());
    sheet_.says = static_cast<FigureSheet::Says>(says_->currentIndex());
    height_->setEnabled(sheet_.height > 0);
    high_->setEnabled(fixed_->isChecked());
    preset_->setCurrentIndex(presetOf(sheet_));
    Q_EMIT edited();
}

} // namespace headscope
