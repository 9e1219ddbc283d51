// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/export_dialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/base/error.h"
#include "ui/figure/comparison_figure.h"
#include "ui/heatmap/visible_cells.h"

namespace headscope {

namespace {

constexpr int kPixelsPerInch = 96;
constexpr int kStageWidth = 1600;
constexpr int kMapWidth = 800;

QSpinBox* spinBox(int low, int high, int value, const QString& suffix) {
    auto* box = new QSpinBox;
    box->setRange(low, high);
    box->setValue(value);
    box->setSuffix(suffix);
    return box;
}

} // namespace

ExportDialog::ExportDialog(FigureContent figure, const QRectF& cells, QWidget* parent)
    : QDialog(parent), figure_(std::move(figure)), cells_(cells), what_(new QComboBox), part_(new QComboBox),
      theme_(new QComboBox), made_(new QComboBox), width_(spinBox(100, 20000, kStageWidth, tr(" px"))),
      height_(spinBox(100, 20000, 700, tr(" px"))), dpi_(spinBox(36, 1200, 192, tr(" dpi"))),
      pixels_(new QLabel), failure_(new QLabel) {
    setWindowTitle(tr("Export figure"));
    what_->setObjectName(QStringLiteral("what"));
    what_->addItem(figure_.panels.size() > 2 ? tr("A, B and B − A") : tr("A and B"));
    for (const MapPanel& panel : figure_.panels) {
        what_->addItem(tr("%1 alone").arg(panel.badge));
    }
    part_->addItem(tr("the whole maps"));
    part_->addItem(tr("the zoomed part"));
    theme_->addItem(tr("white paper"));
    theme_->addItem(tr("as in the window"));
    made_->setObjectName(QStringLiteral("made"));
    made_->addItems({tr("how it was made"), tr("how, without the text"), tr("nothing")});
    made_->setToolTip(tr(
        "What stands in the file beside the picture: program, model, text, heads and settings. A PNG or SVG "
        "that has it opens here again as this very view."));
    made_->setEnabled(false);
    width_->setToolTip(
        tr("One pixel is 1/96 inch; SVG and PDF have this size, a PNG this size times its resolution."));
    dpi_->setToolTip(tr("Of a PNG; 192 dpi has twice the pixels of 96. It is stored in the file."));
    failure_->setWordWrap(true);
    failure_->setTextFormat(Qt::PlainText);
    failure_->hide();

    auto* form = new QFormLayout;
    form->addRow(tr("Figure"), what_);
    form->addRow(tr("Show"), part_);
    form->addRow(tr("Background"), theme_);
    form->addRow(tr("Width"), width_);
    form->addRow(tr("Height"), height_);
    form->addRow(tr("Resolution"), dpi_);
    form->addRow(QString(), pixels_);
    form->addRow(tr("File says"), made_);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    QPushButton* save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
    save->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(failure_);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &ExportDialog::askForFile);
    connect(copy, &QPushButton::clicked, this, [this] {
        if (attempt([this] { copyToClipboard(chosenFigure(), chosenOptions()); })) {
            accept();
        }
    });
    connect(what_, &QComboBox::currentIndexChanged, this, [this](int index) {
        width_->setValue(index == 0 ? kStageWidth : kMapWidth);
        fitHeight();
    });
    connect(width_, &QSpinBox::valueChanged, this, &ExportDialog::fitHeight);
    connect(height_, &QSpinBox::valueChanged, this, &ExportDialog::showPixels);
    connect(dpi_, &QSpinBox::valueChanged, this, &ExportDialog::showPixels);
    fitHeight();
}

FigureContent ExportDialog::chosenFigure() const {
    FigureContent content =
        what_->currentIndex() == 0 ? figure_ : panelFigure(figure_, what_->currentIndex() - 1);
    if (theme_->currentIndex() == 0) {
        content.theme = FigureTheme::print();
    }
    return content;
}

FigureOptions ExportDialog::chosenOptions() const {
    FigureOptions options;
    options.size = {width_->value(), height_->value()};
    options.dpi = dpi_->value();
    options.theme = theme_->currentIndex() == 0 ? FigureTheme::print() : figure_.theme;
    if (provenance_ && made_->currentIndex() < 2) {
        options.provenance = provenance_(made_->currentIndex() == 0);
    }
    if (part_->currentIndex() == 1) {
        const int panel = std::max(0, what_->currentIndex() - 1);
        options.cells = panelCells(figure_, static_cast<std::size_t>(panel), cells_);
    }
    return options;
}

void ExportDialog::setProvenance(std::function<QByteArray(bool)> provenance) {
    provenance_ = std::move(provenance);
    made_->setEnabled(true);
}

void ExportDialog::fitHeight() {
    height_->setValue(fittingHeight(chosenFigure(), chosenOptions()));
    showPixels();
}

void ExportDialog::showPixels() {
    const double factor = static_cast<double>(dpi_->value()) / kPixelsPerInch;
    pixels_->setText(tr("PNG: %1 × %2 pixels")
                         .arg(qRound(width_->value() * factor))
                         .arg(qRound(height_->value() * factor)));
}

void ExportDialog::askForFile() {
    const QStringList filters{tr("PNG picture (*.png)"), tr("SVG drawing (*.svg)"),
                              tr("PDF document (*.pdf)")};
    const QStringList suffixes = figureSuffixes();
    QFileDialog dialog(this, tr("Save figure"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(suffixes.front());
    dialog.selectFile(QStringLiteral("attention.png"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog,
            [&](const QString& filter) { dialog.setDefaultSuffix(suffixes.value(filters.indexOf(filter))); });
    if (dialog.exec() == QDialog::Accepted && save(dialog.selectedFiles().constFirst())) {
        accept();
    }
}

bool ExportDialog::save(const QString& path) {
    return attempt([&] { exportFigure(chosenFigure(), chosenOptions(), path); });
}

bool ExportDialog::attempt(const std::function<void()>& write) {
    try {
        write();
        return true;
    } catch (const std::bad_alloc&) {
        failure_->setText(tr("There is not enough memory for a figure of this size."));
    } catch (const std::exception& error) {
        failure_->setText(QString::fromUtf8(error.what()));
    }
    failure_->show();
    return false;
}

} // namespace headscope
