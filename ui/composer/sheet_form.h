// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/composer/figure_sheet.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace headscope {

class LengthField;

/// Everything that is set for a figure apart from its parts.
class SheetForm : public QWidget {
    Q_OBJECT

  public:
    explicit SheetForm(QWidget* parent = nullptr);

    /// Without parts.
    [[nodiscard]] const FigureSheet& sheet() const { return sheet_; }
    /// Emits nothing.
    void setSheet(const FigureSheet& sheet);
    /// What the height is where it goes by the parts.
    void setFittingHeight(int pixels);

  Q_SIGNALS:
    /// By the user.
    void edited();

  private:
    void addSize(QFormLayout& form);
    void addTexts(QFormLayout& form);
    void addColours(QFormLayout& form);
    /// In sheet_form_texts.cpp.
    void explainFields();
    void showSheet();
    void take();

    FigureSheet sheet_;
    int fittingHeight_ = 96;
    QComboBox* preset_;
    QComboBox* unit_;
    LengthField* width_;
    LengthField* height_;
    QCheckBox* fits_;
    QSpinBox* dpi_;
    QSpinBox* columns_;
    QFontComboBox* family_;
    QDoubleSpinBox* points_;
    QLineEdit* title_;
    QLineEdit* caption_;
    QCheckBox* letters_;
    QComboBox* paper_;
    QComboBox* palette_;
    QComboBox* difference_;
    QCheckBox* fixed_;
    QDoubleSpinBox* high_;
    QCheckBox* bars_;
    QComboBox* cells_;
    QComboBox* says_;
};

} // namespace headscope
