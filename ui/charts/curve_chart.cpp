// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_chart.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kDigits = 4;

} // namespace

CurveChart::CurveChart(QWidget* parent) : QWidget(parent), plot_(this) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    rebuild();
}

void CurveChart::setContent(CurveContent content) {
    content_ = std::move(content);
    setAccessibleName(content_.title.isEmpty() ? content_.yName : content_.title);
    setAccessibleDescription(content_.position ? readout(*content_.position) : content_.emptyText);
    rebuild();
}

void CurveChart::rebuild() {
    plot_.show(content_, font(), palette());
    update();
}

void CurveChart::setPosition(std::optional<double> x) {
    content_.position = x;
    plot_.showPosition(x);
    setAccessibleDescription(x ? readout(*x) : QString());
}

QString CurveChart::readout(double x) const {
    const auto distance = [&](double of) {
        return content_.isLogX ? std::abs(std::log(of / x)) : std::abs(of - x);
    };
    QStringList parts;
    double place = x;
    for (const Curve& curve : content_.curves) {
        const auto nearest = std::ranges::min_element(curve.x, {}, distance);
        if (nearest == curve.x.end()) {
            continue;
        }
        place = *nearest;
        const double value = curve.y[static_cast<std::size_t>(nearest - curve.x.begin())];
        const QString text = std::isfinite(value) ? significantText(value, kDigits) : QStringLiteral("–");
        parts += curve.name.isEmpty() ? text : tr("%1 %2").arg(curve.name, text);
    }
    for (const CurveBars& bars : content_.bars) {
        const auto after = std::ranges::upper_bound(bars.edges, x);
        if (after == bars.edges.begin() || after == bars.edges.end()) {
            continue;
        }
        const auto bar = static_cast<std::size_t>(after - bars.edges.begin()) - 1;
        parts += tr("%1 %2").arg(bars.name, significantText(bars.heights[bar], kDigits));
    }
    return parts.isEmpty()
               ? QString()
               : tr("%1 %2: %3").arg(content_.xName, significantText(place, kDigits), Joined::listed(parts));
}

double CurveChart::pixelOf(double x) const {
    return plot_.pixelOf(x) + plot_.widget()->x();
}

QSize CurveChart::sizeHint() const {
    const int line = fontMetrics().height();
    return {22 * line, 12 * line};
}

QSize CurveChart::minimumSizeHint() const {
    const int line = fontMetrics().height();
    return {11 * line, 6 * line};
}

void CurveChart::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const Theme& theme = Theme::of(palette());
    if (content_.isEmpty()) {
        const int edge = fontMetrics().height();
        painter.setPen(theme.muted);
        painter.drawText(rect().adjusted(edge, edge, -edge, -edge),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, content_.emptyText);
    } else {
        paintTitle(painter);
    }
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

void CurveChart::paintTitle(QPainter& painter) const {
    const int left = Spacing::of(font()).medium;
    painter.setFont(font());
    painter.setPen(Theme::of(palette()).text);
    drawTextIn(painter, QRectF(left, 0, width() - left, QFontMetricsF(font()).height()), Qt::AlignLeft,
               fittedText(content_.title, font(), width() - left));
}

void CurveChart::paint(QPainter& painter) const {
    paintTitle(painter);
    painter.save();
    painter.translate(plot_.widget()->pos());
    plot_.paint(painter);
    painter.restore();
}

void CurveChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int top = content_.title.isEmpty() ? 0 : fontMetrics().height() + Spacing::of(font()).tiny;
    plot_.widget()->setGeometry(rect().adjusted(1, top + 1, -1, -1));
    rebuild();
}

void CurveChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        rebuild();
    }
}

void CurveChart::choose(double pixel) {
    if (!content_.isEmpty()) {
        const auto [low, high] = plot_.xRange();
        const double x = plot_.xAt(pixel - plot_.widget()->x());
        Q_EMIT positionChosen(std::clamp(x, low, high));
    }
}

void CurveChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        choose(event->position().x());
    }
}

void CurveChart::mouseMoveEvent(QMouseEvent* event) {
    if (content_.isEmpty()) {
        return;
    }
    if (event->buttons().testFlag(Qt::LeftButton)) {
        choose(event->position().x());
    }
    const QString text = readout(plot_.xAt(event->position().x() - plot_.widget()->x()));
    setToolTip(plainTooltip(text));
    Q_EMIT pointed(text);
}

void CurveChart::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    Q_EMIT pointed({});
}

void CurveChart::keyPressEvent(QKeyEvent* event) {
    const bool isRight = event->key() == Qt::Key_Right;
    if (content_.curves.empty() || content_.curves.front().x.empty() ||
        (!isRight && event->key() != Qt::Key_Left)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const std::vector<double>& x = content_.curves.front().x;
    const double now = content_.position.value_or(x.front());
    const auto next = isRight ? std::ranges::upper_bound(x, now * (1 + 1e-9))
                              : std::ranges::lower_bound(x, now * (1 - 1e-9));
    if (isRight && next != x.end()) {
        Q_EMIT positionChosen(*next);
    } else if (!isRight && next != x.begin()) {
        Q_EMIT positionChosen(*std::prev(next));
    }
}

} // namespace headscope
