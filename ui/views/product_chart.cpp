// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/product_chart.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/palette/palette.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_axis.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr int kDigits = 4;
constexpr int kStrips = 2; // q and k
constexpr int kMostTicks = 5;
constexpr double kWidestBar = 60;

QString numberText(double value) {
    return significantText(value, kDigits);
}

} // namespace

ProductChart::ProductChart(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ProductChart::setLook(const ProductLook& look, const ProductRange& range, ProductSort sort) {
    look_ = look;
    range_ = range;
    sort_ = sort;
    order_ = productOrder(look_, sort);
    products_ = products(look_);
    place_.assign(order_.size(), 0);
    for (std::size_t place = 0; place < order_.size(); ++place) {
        place_[static_cast<std::size_t>(order_[place])] = static_cast<int>(place);
    }
    if (pointed_ && *pointed_ >= count()) {
        pointed_.reset();
    }
    setAccessibleName(tr("Products of query and key, %1 %2").arg(sideLetter(look_.side), look_.title));
    point(pointed_);
    updateGeometry();
}

void ProductChart::point(std::optional<int> index) {
    pointed_ = index && *index >= 0 && *index < count() ? index : std::nullopt;
    const QString read = readout();
    setAccessibleDescription(read.isEmpty() ? sumText(look_) : read);
    update();
}

QString ProductChart::readout() const {
    if (!pointed_) {
        return {};
    }
    const auto index = static_cast<std::size_t>(*pointed_);
    const QString product =
        tr("i = %1: %2 × %3 = %4")
            .arg(QString::number(*pointed_), numberText(double{look_.query[index]}),
                 numberText(double{look_.key[index]}), numberText(double{products_[index]}));
    const int partner = partnerOf(look_, *pointed_);
    return partner < 0 ? product
                       : tr("%1; with i = %2, its rotary pair: %3")
                             .arg(product, QString::number(partner), numberText(pairSum(look_, *pointed_)));
}

int ProductChart::leftEdge() const {
    return tickWidth(roundTicks(range_.products, kMostTicks), tabularFont(smallerFont(font())));
}

int ProductChart::footHeight() const {
    const Spacing spacing = Spacing::of(font());
    return 2 * QFontMetrics(smallerFont(font())).height() + spacing.line + 2 * spacing.small;
}

QRectF ProductChart::stripRect(int strip) const {
    const Spacing spacing = Spacing::of(font());
    const double height = 0.7 * spacing.line;
    return {static_cast<double>(leftEdge()),
            sideHeaderHeight(font()) + spacing.small + strip * (height + spacing.hair),
            static_cast<double>(std::max(1, width() - leftEdge())), height};
}

QRectF ProductChart::plotRect() const {
    const QRectF strip = stripRect(kStrips - 1);
    const double top = strip.bottom() + Spacing::of(font()).medium;
    return {strip.left(), top, strip.width(), std::max(1.0, height() - footHeight() - top)};
}

QRectF ProductChart::columnAt(int place) const {
    const QRectF plot = plotRect();
    const double pitch = std::min(plot.width() / std::max(1, count()), kWidestBar);
    return {plot.left() + place * pitch, plot.top(), pitch, plot.height()};
}

QRectF ProductChart::columnRect(int index) const {
    return columnAt(place_[static_cast<std::size_t>(index)]);
}

QSize ProductChart::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {30 * line, minimumSizeHint().height() + 2 * line};
}

QSize ProductChart::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {14 * line, static_cast<int>(stripRect(kStrips - 1).bottom()) + 4 * line + footHeight()};
}

void ProductChart::pointAt(double x) {
    const int place = static_cast<int>(std::floor((x - plotRect().left()) / columnAt(0).width()));
    const bool isInside = count() > 0 && place >= 0 && place < count();
    const int index = isInside ? order_[static_cast<std::size_t>(place)] : -1;
    if (index != pointed_.value_or(-1)) {
        point(index);
        Q_EMIT pointed(index);
    }
}

void ProductChart::mouseMoveEvent(QMouseEvent* event) {
    pointAt(event->position().x());
}

void ProductChart::mousePressEvent(QMouseEvent* event) {
    pointAt(event->position().x());
}

void ProductChart::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
    Q_EMIT pointed(-1);
}

void ProductChart::keyPressEvent(QKeyEvent* event) {
    const int place = pointed_ ? place_[static_cast<std::size_t>(*pointed_)] : -1;
    int next = -1;
    switch (event->key()) {
    case Qt::Key_Left:
        next = std::max(0, place - 1);
        break;
    case Qt::Key_Right:
        next = place + 1;
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = count() - 1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (count() > 0) {
        point(order_[static_cast<std::size_t>(std::clamp(next, 0, count() - 1))]);
        Q_EMIT pointed(*pointed_);
    }
}

void ProductChart::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    paintSideHeader(painter, QRect(0, 0, width(), sideHeaderHeight(font())),
                    {look_.side, look_.title, look_.note}, font(), palette());
    painter.setFont(tabularFont(smallerFont(font())));
    paintPairs(painter);
    for (int strip = 0; strip < kStrips; ++strip) {
        paintStrip(painter, strip);
    }
    paintBars(painter);
    paintFoot(painter);
    if (hasFocus()) {
        paintFocusFrame(painter, plotRect(), palette());
    }
}

/// Every other pair of neighbours has a ground; under each pair, where there is room, is a bracket.
void ProductChart::paintPairs(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    bool hasGround = false;
    for (int place = 0; place + 1 < count(); ++place) {
        const int index = order_[static_cast<std::size_t>(place)];
        if (partnerOf(look_, index) != order_[static_cast<std::size_t>(place) + 1]) {
            continue;
        }
        const QRectF both = columnAt(place) | columnAt(place + 1);
        if (hasGround) {
            painter.fillRect(
                QRectF(both.left(), stripRect(0).top(), both.width(), both.bottom() - stripRect(0).top()),
                theme.wash(theme.muted));
        }
        if (both.width() >= 2 * spacing.small) {
            const double y = both.bottom() + spacing.hair;
            painter.setPen(QPen(theme.muted, spacing.hair));
            painter.drawPolyline(
                QPolygonF({QPointF(both.left() + 1.5, y), QPointF(both.left() + 1.5, y + spacing.tiny),
                           QPointF(both.right() - 1.5, y + spacing.tiny), QPointF(both.right() - 1.5, y)}));
        }
        hasGround = !hasGround;
        ++place;
    }
}

void ProductChart::paintStrip(QPainter& painter, int strip) const {
    const Theme& theme = Theme::of(palette());
    const QRectF rect = stripRect(strip);
    const Palette& colours =
        findPalette(theme.isDark ? QString(kDarkDiverging) : QString(), Palette::Kind::Diverging);
    const std::vector<float>& values = strip == 0 ? look_.query : look_.key;
    for (int place = 0; place < count(); ++place) {
        const float value = values[static_cast<std::size_t>(order_[static_cast<std::size_t>(place)])];
        const QRectF column = columnAt(place);
        const int left = static_cast<int>(std::lround(column.left()));
        const int right = static_cast<int>(std::lround(column.right()));
        painter.fillRect(QRectF(left, rect.top(), std::max(1, right - left), rect.height()),
                         std::isnan(value) ? theme.hatch
                                           : QColor(colours.colour(range_.parts.position(double{value}))));
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(0, rect.top(), rect.left() - Spacing::of(font()).small, rect.height()),
                     static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine,
                     strip == 0 ? QStringLiteral("q") : QStringLiteral("k"));
}

void ProductChart::paintBars(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRectF plot = plotRect();
    paintValueTicks(painter, plot, range_.products, roundTicks(range_.products, kMostTicks), palette());
    const double zero = std::round(chartY(plot, range_.products, 0));
    const double pitch = columnAt(0).width();
    const double gap = pitch >= 4 ? spacing.hair : 0;
    for (int place = 0; place < count(); ++place) {
        const float value = products_[static_cast<std::size_t>(order_[static_cast<std::size_t>(place)])];
        if (std::isnan(value)) {
            continue;
        }
        const QRectF column = columnAt(place);
        const double y = chartY(plot, range_.products, double{value});
        const double left = std::round(column.left());
        const double barWidth = std::max(1.0, std::round(column.right()) - left - gap);
        painter.fillRect(QRectF(left, std::min(y, zero), barWidth, std::abs(zero - y)),
                         theme.side(look_.side));
    }
    if (!pointed_) {
        return;
    }
    const auto frame = [&](int index, Qt::PenStyle style) {
        const QRectF column = columnRect(index);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.text, spacing.hair, style));
        painter.drawRect(QRectF(column.left() - 1, stripRect(0).top(), column.width() + 1,
                                column.bottom() - stripRect(0).top()));
    };
    frame(*pointed_, Qt::SolidLine);
    if (const int partner = partnerOf(look_, *pointed_); partner >= 0) {
        frame(partner, Qt::DashLine);
    }
}

void ProductChart::paintFoot(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRectF plot = plotRect();
    const double line = painter.fontMetrics().height();
    QRectF row(plot.left(), plot.bottom() + spacing.small, plot.width(), line);
    painter.setPen(theme.muted);
    if (sort_ == ProductSort::ByIndex) {
        for (const ChartTick& tick :
             wholeTicks(0, count() - 1, std::max(2, static_cast<int>(plot.width() / (4 * line))))) {
            const double x = columnAt(static_cast<int>(tick.value)).center().x();
            const bool isFirst = tick.value == 0;
            const QString text = isFirst ? QStringLiteral("i = 0") : tick.text;
            const double textWidth = painter.fontMetrics().horizontalAdvance(text);
            const double left = std::clamp(x - textWidth / 2, plot.left(), plot.right() - textWidth);
            painter.drawText(QRectF(left, row.top(), textWidth + 1, line),
                             static_cast<int>(Qt::AlignLeft) | Qt::TextSingleLine, text);
        }
    } else {
        painter.drawText(row, static_cast<int>(Qt::AlignLeft) | Qt::TextSingleLine,
                         sort_ == ProductSort::BySize
                             ? tr("the largest first, in this side's own order")
                             : tr("the pair with the largest sum first, in this side's own order"));
    }
    row.translate(0, line);
    row.setLeft(0);
    QString read = readout();
    if (read.isEmpty()) {
        const QString rule = pairRule(look_);
        read = rule.isEmpty() ? tr("no rotary pairs") : tr("rotary pairs: %1").arg(rule);
    } else {
        painter.setPen(theme.text);
    }
    const int left = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
    painter.drawText(row, left,
                     painter.fontMetrics().elidedText(read, Qt::ElideRight, static_cast<int>(row.width())));
    row.translate(0, line + spacing.small);
    row.setHeight(spacing.line);
    painter.setFont(tabularFont(font()));
    const QString sum = sumText(look_);
    if (painter.fontMetrics().horizontalAdvance(sum) > row.width()) {
        painter.setFont(tabularFont(smallerFont(font())));
    }
    painter.setPen(theme.sideText(look_.side));
    painter.drawText(row, left,
                     painter.fontMetrics().elidedText(sum, Qt::ElideRight, static_cast<int>(row.width())));
}

} // namespace headscope
