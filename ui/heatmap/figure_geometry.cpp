// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "ui/heatmap/bar_texts.h"
#include "ui/heatmap/visible_cells.h"

namespace headscope {

namespace {

// Distances in units of the base font's size.
constexpr double kPadding = 0.6;
constexpr double kLine = 1.35;
constexpr double kAccent = 0.22;
constexpr double kAxisName = 1.5;
constexpr double kBar = 0.62;
constexpr double kSmallestGap = 1.6;
constexpr double kLargestExtraGap = 2;
constexpr double kReadableHeader = 11; // a low figure has room for it beside its small maps
constexpr double kLargestLabel = 0.92;
constexpr double kSmallestLabel = 0.75;
constexpr int kFewestNoteLines = 2; // under the title, so that another note seldom moves the maps
constexpr double kSmallestMap = 24; // pixels

constexpr double kWidestLabel = 6.2; // of the label's own size: about twelve letters
constexpr double kLabelStep = 2;     // widths are rounded up to it, so that not every letter moves the maps
constexpr double kLabelSlack = 0.35; // hinted letters do not shrink quite in proportion
constexpr double kDigitWidth = 0.6;
constexpr qsizetype kMostMeasuredLabels = 1024;
constexpr double kSlimmest = 0.25; // a map's width by its height, and the reverse

constexpr double kSlope = kLabelAngle * std::numbers::pi / 180;

double widest(const QStringList& labels, const QFont& font, std::vector<double>* each) {
    double result = 0;
    for (const QString& label : labels.first(std::min(labels.size(), kMostMeasuredLabels))) {
        const double exact = textWidth(label, font) / font.pixelSize() + kLabelSlack;
        const double width = std::min(kWidestLabel, std::ceil(exact / kLabelStep) * kLabelStep);
        result = std::max(result, width);
        if (each) {
            each->push_back(width);
        }
    }
    return result;
}

// Of a position in front of a label, in units of the label's size.
double positionWidth(double cells) {
    return (std::floor(std::log10(cells)) + 1.7) * kDigitWidth;
}

// The sizes that depend on each other; refined until they agree.
struct Sizes {
    std::vector<double> leads; // room for the queries' labels at the left of each map
    double overflow = 0;       // of slanted labels beyond a map's right edge
    double strip = 0;          // height of the key labels
    double header = 0;
    double mapWidth = 0;
    double mapHeight = 0;
    int labelPixels = 0;
    int noteLines = 0; // 0: in the header's line
    int barLines = 1;
};

class Layout {
  public:
    Layout(const FigureContent& content, const FigureFonts& fonts, const LabelWidths& widths,
           const QSizeF& size)
        : content_(content), fonts_(fonts), widths_(widths), size_(size), em_(fonts.em()),
          panels_(static_cast<double>(content.panels.size())) {
        for (std::size_t panel = 0; panel < content.panels.size(); ++panel) {
            cells_.push_back(allCells(content, panel));
        }
    }

    FigureGeometry run() {
        const double most = remarkWidth(size_.width());
        wrapRemark(most);
        chooseLabels([&](int pixels) { solve(pixels, most / panels_); });
        return place();
    }

    // The size of a figure with maps of which the shorter side is `side`.
    QSizeF sizeForMaps(double side) {
        const double width = std::ceil(side * std::max(1.0, aspect()));
        chooseLabels([&](int pixels) {
            sizes_ = {};
            sizes_.mapWidth = width;
            sizes_.mapHeight = std::floor(width / aspect());
            sizes_.labelPixels = pixels;
            fitLabels();
            fitTexts();
        });
        wrapRemark(remarkWidth(usedWidth()));
        return {std::ceil(usedWidth()), std::ceil(fixedHeight() + sizes_.mapHeight)};
    }

  private:
    // The largest labels of which none has to be left out, or else the smallest.
    template <typename Solve>
    void chooseLabels(const Solve& solve) {
        const int smallest = static_cast<int>(std::ceil(kSmallestLabel * em_));
        for (int pixels = std::max(smallest, static_cast<int>(kLargestLabel * em_)); pixels >= smallest;
             --pixels) {
            solve(pixels);
            if (allLabelsFit()) {
                break;
            }
        }
    }

    double remarkWidth(double figureWidth) const { return figureWidth - 2 * kPadding * em_; }
    void wrapRemark(double width) {
        remarkLines_ = static_cast<int>(wrappedText(content_.remark, fonts_.base(), width).size());
    }

    // Starts with maps that are too large, and makes them smaller until everything fits beside them.
    void solve(int labelPixels, double widestMap) {
        sizes_ = {};
        sizes_.mapWidth = sizes_.mapHeight = widestMap;
        sizes_.labelPixels = labelPixels;
        constexpr int kMostRounds = 8;
        double before = 0;
        for (int round = 0; round < kMostRounds && before != sizes_.mapWidth; ++round) {
            before = sizes_.mapWidth;
            fitLabels();
            fitTexts();
            fitMap();
        }
    }

    int queryStride(std::size_t panel) const {
        return labelStride(sizes_.mapHeight / cells_[panel].height(), queryLabelDistance(sizes_.labelPixels));
    }
    int keyStride(std::size_t panel) const {
        return labelStride(sizes_.mapWidth / cells_[panel].width(), keyLabelDistance(sizes_.labelPixels));
    }
    bool allLabelsFit() const {
        for (std::size_t panel = 0; panel < cells_.size(); ++panel) {
            if (keyStride(panel) != 1 || queryStride(panel) != 1) {
                return false;
            }
        }
        return true;
    }

    double queryWidth(std::size_t panel) const {
        const int stride = queryStride(panel);
        return (widths_.panels[panel].widestQuery +
                (stride > 1 ? positionWidth(cells_[panel].bottom()) : 0)) *
               sizes_.labelPixels;
    }

    void fitLabels() {
        const double pixels = sizes_.labelPixels;
        double widestKey = 0;
        sizes_.leads.clear();
        sizes_.overflow = 0;
        for (std::size_t panel = 0; panel < cells_.size(); ++panel) {
            const int stride = keyStride(panel);
            const double keyWidth =
                (widths_.panels[panel].widestKey + (stride > 1 ? positionWidth(cells_[panel].right()) : 0)) *
                pixels;
            widestKey = std::max(widestKey, keyWidth);
            sizes_.overflow = std::max(sizes_.overflow, overflow(panel, keyWidth, stride));
            sizes_.leads.push_back(
                content_.labelsQueries(panel) ? (kAxisName + 0.45) * em_ + queryWidth(panel) : 0);
        }
        sizes_.strip = widestKey * std::sin(kSlope) + pixels * 1.2 * std::cos(kSlope) + 0.45 * em_;
    }

    // By how much the labels of a whole map reach beyond its right edge.
    double overflow(std::size_t panel, double keyWidth, int stride) const {
        const QRectF& cells = cells_[panel];
        const std::vector<double>& widths = widths_.panels[panel].keys;
        const double pitch = sizes_.mapWidth / cells.width();
        const double height = 0.6 * sizes_.labelPixels * std::sin(kSlope);
        if (stride > 1) {
            return std::max(0.0, keyWidth * std::cos(kSlope) + height - pitch / 2);
        }
        double most = 0;
        const auto keys = static_cast<std::size_t>(cells.right());
        for (std::size_t key = 0; key < std::min(widths.size(), keys); ++key) {
            const double centre = (static_cast<double>(key) + 0.5 - cells.x()) * pitch;
            const double reach = widths[key] * sizes_.labelPixels * std::cos(kSlope) + height;
            most = std::max(most, centre + reach - sizes_.mapWidth);
        }
        return most;
    }

    void fitTexts() {
        sizes_.barLines = 1;
        double widestHeader = 0; // all of it on one line
        for (const MapPanel& panel : content_.panels) {
            const auto bar =
                barTexts(panel.scale, shownRangeNote(content_, panel), fonts_.small(), sizes_.mapWidth);
            sizes_.barLines = std::max(sizes_.barLines, barLines(bar));
            const double header = textWidth(panel.badge, fonts_.bold()) +
                                  textWidth(panel.title, fonts_.bold()) +
                                  textWidth(panel.note, fonts_.base()) + 2.2 * em_;
            widestHeader = std::max(widestHeader, panel.note.isEmpty() ? 0 : header);
        }
        sizes_.noteLines = 0;
        if (widestHeader > sizes_.mapWidth) {
            sizes_.noteLines = kFewestNoteLines;
            for (const MapPanel& panel : content_.panels) {
                const auto lines = wrappedText(panel.note, fonts_.base(), headerWidth() + extraGap());
                sizes_.noteLines = std::max(sizes_.noteLines, static_cast<int>(lines.size()));
            }
        }
        sizes_.header = (kAccent + 0.3 + kLine + 0.3 + sizes_.noteLines * kLine) * em_;
    }

    double gap() const { return std::max(kSmallestGap * em_, sizes_.overflow + 0.3 * em_); }
    double right() const { return std::max(kPadding * em_, sizes_.overflow + 0.2 * em_); }
    // Text may be wider than a narrow map: up to the next one.
    double headerWidth() const { return sizes_.mapWidth + gap() - 0.9 * em_; }
    // Between maps that leave width free: more where a header would have to wrap often.
    double extraGap() const {
        const double spare = std::max(0.0, size_.width() - usedWidth());
        const double most = std::max(kLargestExtraGap * em_, kReadableHeader * em_ - headerWidth());
        return std::min(most, spare / (panels_ + 1));
    }
    double remarkHeight() const { return remarkLines_ > 0 ? (remarkLines_ * kLine + 0.5) * em_ : 0; }
    double below() const {
        const double bar = content_.showsBars ? 0.35 + kBar + 0.15 + sizes_.barLines * kLine : 0;
        return (0.25 + kLine + bar) * em_;
    }
    double fixedHeight() const {
        return 2 * kPadding * em_ + remarkHeight() + sizes_.header + sizes_.strip + below();
    }

    // A map's width by its height; all maps have one size, whatever the number of their cells.
    double aspect() const {
        double width = 0;
        double height = 0;
        for (const QRectF& cells : cells_) {
            width += cells.width();
            height += cells.height();
        }
        return std::clamp(width / height, kSlimmest, 1 / kSlimmest);
    }
    // All but the maps.
    double widthBeside() const {
        const double leads = std::accumulate(sizes_.leads.begin(), sizes_.leads.end(), 0.0);
        return kPadding * em_ + leads + (panels_ - 1) * gap() + right();
    }
    double usedWidth() const { return widthBeside() + panels_ * sizes_.mapWidth; }

    void fitMap() {
        const double width = (size_.width() - widthBeside()) / panels_;
        const double height = size_.height() - fixedHeight();
        sizes_.mapWidth =
            std::max(kSmallestMap, std::floor(std::min({width, height * aspect(), sizes_.mapWidth})));
        sizes_.mapHeight = std::max(kSmallestMap, std::floor(sizes_.mapWidth / aspect()));
    }

    FigureGeometry place() const {
        FigureGeometry result;
        result.labelPixels = sizes_.labelPixels;
        result.usedHeight = fixedHeight() + sizes_.mapHeight;
        const double spare = std::max(0.0, size_.width() - usedWidth());
        const double extraGap = this->extraGap();
        double x = kPadding * em_ + sizes_.leads.front() + (spare - (panels_ - 1) * extraGap) / 2;
        double top = kPadding * em_ + std::max(0.0, size_.height() - result.usedHeight) / 2;
        if (remarkLines_ > 0) {
            // From the first map's left edge where it fits there.
            const double width =
                std::min(textWidth(content_.remark, fonts_.base()), remarkWidth(size_.width()));
            result.remark = QRectF(std::min(x, size_.width() - kPadding * em_ - width), top, width,
                                   remarkLines_ * kLine * em_);
            top += remarkHeight();
        }
        for (std::size_t panel = 0; panel < cells_.size(); ++panel) {
            if (panel > 0) {
                x += sizes_.mapWidth + gap() + extraGap + sizes_.leads[panel];
            }
            result.panels.push_back(placePanel(std::round(x), top, extraGap));
            placeQueryLabels(result.panels.back(), panel);
        }
        return result;
    }

    void placeQueryLabels(PanelGeometry& geometry, std::size_t panel) const {
        if (!content_.labelsQueries(panel)) {
            return;
        }
        const QRectF map = geometry.map.toRectF();
        const double width = queryWidth(panel);
        geometry.queryLabels = QRectF(map.left() - 0.45 * em_ - width, map.top(), width, map.height());
        // A name that is longer than a flat map reaches beyond it, where nothing else is.
        const double beyond = std::min(sizes_.strip, below());
        geometry.queryAxisName = QRectF(geometry.queryLabels.left() - kAxisName * em_, map.top() - beyond,
                                        kAxisName * em_, map.height() + 2 * beyond);
    }

    PanelGeometry placePanel(double x, double y, double extraGap) const {
        PanelGeometry panel;
        const double width = sizes_.mapWidth;
        panel.accentLine = QRectF(x, std::round(y), width, std::max(2.0, std::round(kAccent * em_)));
        y += (kAccent + 0.3) * em_;
        panel.header = QRectF(x, y, sizes_.noteLines > 0 ? headerWidth() + extraGap : width, kLine * em_);
        y += kLine * em_;
        panel.note = QRectF(x, y, headerWidth() + extraGap, sizes_.noteLines * kLine * em_);
        y += (sizes_.noteLines * kLine + 0.3) * em_;
        panel.keyLabels = QRectF(x, y, width + sizes_.overflow, sizes_.strip);
        y = std::round(y + sizes_.strip);
        panel.map = QRect(static_cast<int>(x), static_cast<int>(y), static_cast<int>(width),
                          static_cast<int>(sizes_.mapHeight));
        y += sizes_.mapHeight + 0.25 * em_;
        panel.keyAxisName = QRectF(x, y, width, kLine * em_);
        if (!content_.showsBars) {
            return panel;
        }
        y = std::round(y + (kLine + 0.35) * em_);
        panel.bar = QRectF(x, y, width, std::round(kBar * em_));
        y += (kBar + 0.15) * em_;
        panel.barText = QRectF(x, y, width, sizes_.barLines * kLine * em_);
        return panel;
    }

    const FigureContent& content_;
    const FigureFonts& fonts_;
    const LabelWidths& widths_;
    QSizeF size_;
    double em_;
    std::vector<QRectF> cells_; // of each panel
    double panels_;
    int remarkLines_ = 0;
    Sizes sizes_;
};

} // namespace

LabelWidths LabelWidths::of(const FigureContent& content, const FigureFonts& fonts) {
    LabelWidths result;
    for (std::size_t index = 0; index < content.panels.size(); ++index) {
        if (index > 0 && !content.panels[index].axes && !content.panels[index - 1].axes) {
            result.panels.push_back(result.panels.back());
            continue;
        }
        const MapAxes& axes = content.axesOf(index);
        LabelWidths::Panel& panel = result.panels.emplace_back();
        // Bold, since a marked label is drawn so.
        panel.widestQuery = widest(axes.queryLabels, fonts.bold(), nullptr);
        panel.widestKey = widest(axes.keyLabels, fonts.bold(), &panel.keys);
    }
    return result;
}

double queryLabelDistance(int labelPixels) {
    return 1.12 * labelPixels;
}

double keyLabelDistance(int labelPixels) {
    return labelPixels / std::sin(kSlope);
}

int labelStride(double cellPixels, double labelDistance) {
    int stride = 1;
    for (int step = 0; stride * cellPixels < labelDistance; ++step) {
        stride = step % 3 == 1 ? stride / 2 * 5 : stride * 2;
    }
    return stride;
}

QString labelText(const QStringList& labels, int position, int stride) {
    QString label = labels.value(position);
    if (stride == 1 && !label.isEmpty()) {
        return label;
    }
    if (label.isRightToLeft()) { // isolated, so that the position stays in front
        label = QChar(0x2068) + label + QChar(0x2069);
    }
    return (QString::number(position) + QLatin1Char(' ') + label).trimmed();
}

FigureGeometry layoutFigure(const FigureContent& content, const FigureFonts& fonts, const LabelWidths& widths,
                            const QSizeF& size) {
    if (content.queries() == 0 || allCells(content).isEmpty()) {
        return {};
    }
    return Layout(content, fonts, widths, size).run();
}

QSizeF smallestFigure(const FigureContent& content, const FigureFonts& fonts, const LabelWidths& widths,
                      double mapSide) {
    if (content.queries() == 0 || allCells(content).isEmpty()) {
        return {};
    }
    return Layout(content, fonts, widths, {}).sizeForMaps(mapSide);
}

} // namespace headscope
