// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>

#include "ui/export/figure_export.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace headscope {

/// Asks what of a figure is to be saved and how large, then for the file, and writes it. A failure is said in
/// the dialog, which stays open.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// `cells`: the part of the maps that is in sight.
    ExportDialog(FigureContent figure, const QRectF& cells, QWidget* parent = nullptr);

    /// How the figure was made, with its text or without. Not called: the files do not say.
    void setProvenance(std::function<QByteArray(bool keepsText)> provenance);

    /// Writes what is set to a file; false, with the reason in the dialog, where that fails.
    bool save(const QString& path);

  private:
    [[nodiscard]] FigureContent chosenFigure() const;
    [[nodiscard]] FigureOptions chosenOptions() const;
    /// False, with the reason shown, where `write` throws.
    bool attempt(const std::function<void()>& write);
    void fitHeight();
    void showPixels();
    void askForFile();

    FigureContent figure_;
    std::function<QByteArray(bool)> provenance_;
    QRectF cells_;
    QComboBox* what_;
    QComboBox* part_;
    QComboBox* theme_;
    QComboBox* made_;
    QSpinBox* width_;
    QSpinBox* height_;
    QSpinBox* dpi_;
    QLabel* pixels_;
    QLabel* failure_;
};

} // namespace headscope
