// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/matrix_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/heatmap/bar_texts.h"

namespace headscope {

namespace {

// Distances in units of the base font's size.
constexpr double kGap = 0.75; // between labels and cells: room for the marks of both sides
constexpr double kLine = 1.35;
constexpr double kAxisName = 1.5;
constexpr double kBar = 0.62;
constexpr double kWidestBar = 12;
constexpr double kNarrowestBar = 5;
constexpr double kRoomBeside = 8; // that a bar beside a square matrix needs
constexpr double kEdge = 0.2;
constexpr double kTallestStrip = 0.38; // of the height, for column labels
constexpr double kLargestLabel = 0.92;
constexpr double kSmallestLabel = 0.75;
constexpr double kDigitWidth = 0.6;    // in units of the label's size
constexpr double kSmallestMatrix = 24; // pixels
constexpr int kRounds = 3;             // labels and cells depend on each other

constexpr double kSlope = kLabelAngle * std::numbers::pi / 180;

class Layout {
  public:
    Layout(const MatrixContent& content, const FigureFonts& fonts, const LabelWidths& widths,
           const QSizeF& size)
        : content_(content), fonts_(fonts), widths_(widths), size_(size), em_(fonts.em()) {}

    FigureGeometry run() {
        const int smallest = static_cast<int>(std::ceil(kSmallestLabel * em_));
        for (int pixels = std::max(smallest, static_cast<int>(kLargestLabel * em_)); pixels >= smallest;
             --pixels) {
            solve(pixels);
            if (columnStride() == 1 && rowStride() == 1) {
                break;
            }
        }
        return place();
    }

  private:
    void solve(int labelPixels) {
        label_ = labelPixels;
        cells_ = size_;
        for (int round = 0; round < kRounds; ++round) {
            fitLabels();
            fitCells();
        }
    }

    int rowStride() const {
        return labelStride(cells_.height() / content_.rows(), queryLabelDistance(label_));
    }
    int columnStride() const {
        return labelStride(cells_.width() / content_.columns(), keyLabelDistance(label_));
    }

    void fitLabels() {
        const bool hasPositions = content_.numbersColumns && columnStride() > 1;
        const double digits = hasPositions ? std::floor(std::log10(content_.columns())) + 1.7 : 0;
        const double foot = 1.2 * label_ * std::cos(kSlope) + kGap * em_;
        const double columnLabel =
            std::min((widths_.panels.front().widestKey + digits * kDigitWidth) * label_,
                     (kTallestStrip * size_.height() - foot) / std::sin(kSlope));
        strip_ = columnLabel * std::sin(kSlope) + foot;
        rowLabels_ = widths_.panels.front().widestQuery * label_;
        left_ = kAxisName * em_ + rowLabels_ + kGap * em_;
        const double pitch = cells_.width() / content_.columns();
        overflow_ = std::max(kEdge * em_,
                             columnLabel * std::cos(kSlope) + 0.6 * label_ * std::sin(kSlope) - pitch / 2);
    }

    double columnNameHeight() const { return (0.25 + kLine) * em_; }
    double barHeight() const { return (kBar + 0.15 + barLines_ * kLine) * em_; }
    double barHeightBelow() const { return content_.hasBar && !isBarBeside_ ? 0.35 * em_ + barHeight() : 0; }
    double noteWidth() const { return textWidth(content_.barNote, fonts_.small()) + 0.9 * em_; }

    QSizeF room() const {
        return {size_.width() - left_ - overflow_,
                size_.height() - strip_ - columnNameHeight() - barHeightBelow() - kEdge * em_};
    }

    void fitCells() {
        barLines_ = headscope::barLines(barTexts(content_.scale, {}, fonts_.small(), kNarrowestBar * em_));
        // Beside a square matrix there may be room for the bar that the matrix cannot use.
        isBarBeside_ = content_.isSymmetric;
        isBarBeside_ = isBarBeside_ && room().width() - room().height() >= kRoomBeside * em_;
        QSizeF cells = room();
        if (content_.isSymmetric) {
            const double side = std::min(cells.width(), cells.height());
            cells = {side, side};
        } else {
            cells = cells.boundedTo({content_.largestCell.width() * em_ * content_.columns(),
                                     content_.largestCell.height() * em_ * content_.rows()});
        }
        cells_ = QSizeF(std::floor(cells.width()), std::floor(cells.height()))
                     .expandedTo({kSmallestMatrix, kSmallestMatrix});
    }

    FigureGeometry place() const {
        FigureGeometry result;
        result.labelPixels = label_;
        PanelGeometry panel;
        const double x = std::round(left_);
        double y = std::round(strip_);
        panel.keyLabels = QRectF(x, 0, cells_.width() + overflow_, y);
        panel.map = QRect(QPoint(static_cast<int>(x), static_cast<int>(y)), cells_.toSize());
        panel.queryLabels = QRectF(x - kGap * em_ - rowLabels_, y, rowLabels_, cells_.height());
        y += cells_.height();
        // A name that is longer than a flat matrix reaches beyond it, where nothing else is.
        panel.queryAxisName = QRectF(0, 0, kAxisName * em_, 0);
        panel.queryAxisName.setTop(panel.map.top() - strip_ / 2);
        panel.queryAxisName.setBottom(y + std::min(strip_ / 2, columnNameHeight() + barHeightBelow()));
        panel.keyAxisName = QRectF(x, y + 0.25 * em_, cells_.width(), kLine * em_);
        if (content_.hasBar && isBarBeside_) {
            placeBarBeside(panel);
        } else if (content_.hasBar) {
            placeBarBelow(panel);
        }
        result.usedHeight = y + columnNameHeight() + barHeightBelow();
        result.panels = {panel};
        return result;
    }

    // At the foot of the matrix, under its note.
    void placeBarBeside(PanelGeometry& panel) const {
        const double x = panel.map.right() + overflow_ + em_;
        const double width = std::min(kWidestBar * em_, size_.width() - x - kEdge * em_);
        panel.bar = QRectF(x, std::round(panel.map.bottom() - barHeight()), width, std::round(kBar * em_));
        panel.note = QRectF(x, panel.bar.top() - 1.6 * em_, size_.width() - x, kLine * em_);
        placeBarText(panel);
    }

    // With its note at the right.
    void placeBarBelow(PanelGeometry& panel) const {
        const double x = panel.map.left();
        const double y = panel.keyAxisName.bottom() + 0.35 * em_;
        const double width =
            std::clamp(size_.width() - x - noteWidth(), kNarrowestBar * em_, kWidestBar * em_);
        panel.bar = QRectF(x, std::round(y), width, std::round(kBar * em_));
        const double left = panel.bar.right() + 0.8 * em_;
        panel.note =
            QRectF(left, panel.bar.center().y() - kLine / 2 * em_, size_.width() - left, kLine * em_);
        placeBarText(panel);
    }

    void placeBarText(PanelGeometry& panel) const {
        panel.barText = QRectF(panel.bar.left(), panel.bar.bottom() + 0.15 * em_, panel.bar.width(),
                               barLines_ * kLine * em_);
    }

    const MatrixContent& content_;
    const FigureFonts& fonts_;
    const LabelWidths& widths_;
    QSizeF size_;
    double em_;
    int label_ = 0;
    int barLines_ = 1;
    bool isBarBeside_ = false;
    double strip_ = 0; // height of the column labels
    double left_ = 0;
    double rowLabels_ = 0;
    double overflow_ = 0; // of slanted labels beyond the right edge
    QSizeF cells_;        // all of them
};

} // namespace

FigureContent figureOf(const MatrixContent& content) {
    FigureContent figure;
    figure.emptyText = content.emptyText;
    if (content.isEmpty()) {
        return figure;
    }
    figure.queryLabels = content.rowLabels;
    figure.keyLabels = content.columnLabels;
    figure.queryName = content.rowName;
    figure.keyName = content.columnName;
    figure.numbersQueries = false;
    figure.numbersKeys = content.numbersColumns;
    figure.sequentialPalette = content.palette;
    MapPanel panel;
    panel.values = content.values;
    panel.allowed = content.allowed;
    panel.scale = content.scale;
    figure.panels = {panel};
    return figure;
}

FigureGeometry layoutMatrix(const MatrixContent& content, const FigureFonts& fonts, const LabelWidths& widths,
                            const QSizeF& size) {
    if (content.isEmpty()) {
        return {};
    }
    return Layout(content, fonts, widths, size).run();
}

} // namespace headscope
