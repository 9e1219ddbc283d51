// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

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
constexpr double kLargestLabel = 0.92;
constexpr double kSmallestLabel = 0.75;
constexpr int kMostNoteLines = 3;
constexpr int kMostCaptionLines = 3;
constexpr double kSmallestMap = 24; // pixels

constexpr double kWidestLabel = 6.2; // of the label's own size: about twelve letters
constexpr double kLabelSlack = 0.35; // hinted letters do not shrink quite in proportion
constexpr double kDigitWidth = 0.6;
constexpr qsizetype kMostMeasuredLabels = 1024;
constexpr double kSlimmest = 0.25; // a map's width by its height, and the reverse

constexpr double kSlope = kLabelAngle * std::numbers::pi / 180;

double widest(const QStringList& labels, const QFont& font, std::vector<double>* each) {
    double result = 0;
    for (const QString& label : labels.first(std::min(labels.size(), kMostMeasuredLabels))) {
        const double width = std::min(kWidestLabel, textWidth(label, font) / font.pixelSize() + kLabelSlack);
        result = std::max(result, width);
        if (each) {
            each->push_back(width);
        }
    }
    return result;
}

// The sizes that depend on each other; refined until they agree.
struct Sizes {
    double left = 0;     // of the first map's left edge
    double overflow = 0; // of slanted labels beyond a map's right edge
    double strip = 0;    // height of the key labels
    double header = 0;
    double mapWidth = 0;
    double mapHeight = 0;
    double queryWidth = 0;
    int labelPixels = 0;
    int noteLines = 0; // 0: in the header's line
    int barLines = 1;
};

class Layout {
  public:
    Layout(const FigureContent& content, const FigureFonts& fonts, const LabelWidths& widths,
           const QSizeF& size)
        : content_(content), fonts_(fonts), widths_(widths), size_(size), em_(fonts.em()),
          cells_(allCells(content)), panels_(static_cast<double>(content.panels.size())) {}

    FigureGeometry run() {
        const double most = size_.width() - 2 * kPadding * em_;
        captionLines_ =
            content_.caption.isEmpty()
                ? 0
                : static_cast<int>(
                      wrappedText(content_.caption, fonts_.base(), most, kMostCaptionLines).size());
        measureTexts();
        const int smallest = static_cast<int>(std::ceil(kSmallestLabel * em_));
        // The largest labels of which none has to be left out, or else the smallest.
        for (int pixels = std::max(smallest, static_cast<int>(kLargestLabel * em_)); pixels >= smallest;
             --pixels) {
            solve(pixels, most / panels_);
            if (keyStride() == 1 && queryStride() == 1) {
                break;
            }
        }
        return place();
    }

  private:
    // Starts with maps that are too large, and makes them smaller until everything fits beside them.
    void solve(int labelPixels, double widestMap) {
        sizes_ = {.mapWidth = widestMap, .mapHeight = widestMap, .labelPixels = labelPixels};
        constexpr int kRounds = 4;
        for (int round = 0; round < kRounds; ++round) {
            fitLabels();
            fitTexts();
            fitMap();
        }
    }

    int queryStride() const {
        return labelStride(sizes_.mapHeight / cells_.height(), queryLabelDistance(sizes_.labelPixels));
    }
    int keyStride() const {
        return labelStride(sizes_.mapWidth / cells_.width(), keyLabelDistance(sizes_.labelPixels));
    }

    void fitLabels() {
        const double pixels = sizes_.labelPixels;
        const auto positionWidth = [](double cells) {
            return (std::floor(std::log10(cells)) + 1.7) * kDigitWidth;
        };
        const double keyWidth =
            (widths_.widestKey + (keyStride() > 1 ? positionWidth(cells_.right()) : 0)) * pixels;
        sizes_.queryWidth =
            (widths_.widestQuery + (queryStride() > 1 ? positionWidth(cells_.bottom()) : 0)) * pixels;
        sizes_.left = (kPadding + kAxisName + 0.45) * em_ + sizes_.queryWidth;
        sizes_.strip = keyWidth * std::sin(kSlope) + pixels * 1.2 * std::cos(kSlope) + 0.45 * em_;
        sizes_.overflow = overflow(keyWidth, keyStride());
    }

    // By how much the labels of the whole map reach beyond its right edge.
    double overflow(double keyWidth, int stride) const {
        const double pitch = sizes_.mapWidth / cells_.width();
        const double height = 0.6 * sizes_.labelPixels * std::sin(kSlope);
        if (stride > 1) {
            return std::max(0.0, keyWidth * std::cos(kSlope) + height - pitch / 2);
        }
        double most = 0;
        const auto keys = static_cast<std::size_t>(cells_.right());
        for (std::size_t key = 0; key < std::min(widths_.keys.size(), keys); ++key) {
            const double centre = (static_cast<double>(key) + 0.5 - cells_.x()) * pitch;
            const double reach = widths_.keys[key] * sizes_.labelPixels * std::cos(kSlope) + height;
            most = std::max(most, centre + reach - sizes_.mapWidth);
        }
        return most;
    }

    void measureTexts() {
        for (const MapPanel& panel : content_.panels) {
            const double bar = textWidth(panel.scale.lowText(), fonts_.base()) +
                               textWidth(panel.scale.highText(), fonts_.base()) +
                               textWidth(QStringLiteral(" (%1)").arg(panel.rangeNote), fonts_.base()) + em_;
            const double header = textWidth(panel.badge, fonts_.bold()) +
                                  textWidth(panel.title, fonts_.bold()) +
                                  textWidth(panel.note, fonts_.base()) + 2.2 * em_;
            widestBar_ = std::max(widestBar_, panel.rangeNote.isEmpty() ? 0 : bar);
            widestHeader_ = std::max(widestHeader_, panel.note.isEmpty() ? 0 : header);
        }
    }

    void fitTexts() {
        sizes_.barLines = widestBar_ > sizes_.mapWidth ? 2 : 1;
        sizes_.noteLines = 0;
        if (widestHeader_ > sizes_.mapWidth) {
            for (const MapPanel& panel : content_.panels) {
                const auto lines = wrappedText(panel.note, fonts_.base(), headerWidth(), kMostNoteLines);
                sizes_.noteLines = std::max(sizes_.noteLines, static_cast<int>(lines.size()));
            }
        }
        sizes_.header = (kAccent + 0.3 + kLine + 0.3 + sizes_.noteLines * kLine) * em_;
    }

    double gap() const { return std::max(kSmallestGap * em_, sizes_.overflow + 0.3 * em_); }
    double right() const { return std::max(kPadding * em_, sizes_.overflow + 0.2 * em_); }
    // Text may be wider than a narrow map: up to the next one.
    double headerWidth() const { return sizes_.mapWidth + gap() - 0.9 * em_; }
    double captionHeight() const { return captionLines_ > 0 ? (captionLines_ * kLine + 0.5) * em_ : 0; }
    double below() const { return (0.25 + kLine + 0.35 + kBar + 0.15 + sizes_.barLines * kLine) * em_; }
    double fixedHeight() const {
        return 2 * kPadding * em_ + captionHeight() + sizes_.header + sizes_.strip + below();
    }

    void fitMap() {
        const double aspect = std::clamp(cells_.width() / cells_.height(), kSlimmest, 1 / kSlimmest);
        const double width = (size_.width() - sizes_.left - right() - (panels_ - 1) * gap()) / panels_;
        const double height = size_.height() - fixedHeight();
        sizes_.mapWidth =
            std::max(kSmallestMap, std::floor(std::min({width, height * aspect, sizes_.mapWidth})));
        sizes_.mapHeight = std::max(kSmallestMap, std::floor(sizes_.mapWidth / aspect));
    }

    FigureGeometry place() const {
        FigureGeometry result;
        result.labelPixels = sizes_.labelPixels;
        result.usedHeight = fixedHeight() + sizes_.mapHeight;
        const double used = sizes_.left + panels_ * sizes_.mapWidth + (panels_ - 1) * gap() + right();
        const double spare = std::max(0.0, size_.width() - used);
        const double extraGap = panels_ > 1 ? std::min(kLargestExtraGap * em_, spare / (panels_ + 1)) : 0;
        const double left = sizes_.left + (spare - (panels_ - 1) * extraGap) / 2;
        double top = kPadding * em_ + std::max(0.0, size_.height() - result.usedHeight) / 2;
        if (captionLines_ > 0) {
            result.caption = QRectF(left, top, size_.width() - left - right(), captionLines_ * kLine * em_);
            result.caption.setLeft(std::min(left, kPadding * em_ + (left - sizes_.left)));
            top += captionHeight();
        }
        for (int panel = 0; panel < static_cast<int>(panels_); ++panel) {
            const double x = std::round(left + panel * (sizes_.mapWidth + gap() + extraGap));
            result.panels.push_back(placePanel(x, top, extraGap));
        }
        const QRectF map = result.panels.front().map.toRectF();
        result.queryLabels =
            QRectF(map.left() - 0.45 * em_ - sizes_.queryWidth, map.top(), sizes_.queryWidth, map.height());
        result.queryAxisName =
            QRectF(result.queryLabels.left() - kAxisName * em_, map.top(), kAxisName * em_, map.height());
        return result;
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
    QRectF cells_;
    double panels_;
    int captionLines_ = 0;
    double widestBar_ = 0;    // its texts side by side
    double widestHeader_ = 0; // all on one line
    Sizes sizes_;
};

} // namespace

LabelWidths LabelWidths::of(const FigureContent& content, const FigureFonts& fonts) {
    LabelWidths result;
    // Bold, since a marked label is drawn so.
    result.widestQuery = widest(content.queryLabels, fonts.bold(), nullptr);
    result.widestKey = widest(content.keyLabels, fonts.bold(), &result.keys);
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

} // namespace headscope
