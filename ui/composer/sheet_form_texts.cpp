// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of the form are called where no caption is theirs alone, and what they say on hover.
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QLineEdit>

#include "ui/composer/length_field.h"
#include "ui/composer/sheet_form.h"

namespace headscope {

void SheetForm::explainFields() {
    const auto explain = [](QWidget* field, const QString& name, const QString& tooltip) {
        field->setAccessibleName(name);
        field->setToolTip(tooltip);
    };
    explain(preset_, tr("Size"),
            tr("Width, resolution and letters as a paper, a slide or a poster has them"));
    explain(width_, tr("Width"), tr("Of the whole figure"));
    explain(unit_, tr("Unit of width and height"), tr("In what width and height are given"));
    explain(height_, tr("Height"), tr("Of the whole figure"));
    explain(fits_, tr("Height as the parts need"), tr("The height follows from the width and the parts"));
    explain(family_, tr("Font"), tr("The family of all letters of the figure"));
    explain(points_, tr("Size of the letters"), tr("Of the labels; titles are larger"));
    explain(title_, tr("Title"), tr("A line over the figure"));
    explain(caption_, tr("Caption"), tr("A line under the figure"));
    explain(letters_, tr("Letters of the parts"), tr("Each part has its letter, for captions to name it"));
    explain(paper_, tr("Paper"), tr("What the figure lies on, whatever the window's theme is"));
    explain(palette_, tr("Colours of weights"), tr("From the least weight to the largest"));
    explain(difference_, tr("Colours of differences"), tr("From negative through none to positive"));
    explain(high_, tr("Largest weight of the range"), tr("The weight that has the last colour"));
    explain(bars_, tr("Colour bars"), tr("Which colour is which weight, beside the maps"));
    fixed_->setAccessibleName(tr("One range of weights"));
    dpi_->setAccessibleName(tr("Resolution"));
    columns_->setAccessibleName(tr("Columns"));
}

} // namespace headscope
