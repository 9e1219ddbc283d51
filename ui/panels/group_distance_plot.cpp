// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/group_distance_plot.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/figure_geometry.h"
#include "ui/palette/value_scale.h"
#include "ui/panels/panel_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr int kLine = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr int kWrapped = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;
constexpr double kAxisSteps[] = {0.01, 0.02, 0.04, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7};

} // namespace

GroupDistancePlot::GroupDistancePlot(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("groupDistances"));
    declarePainted(*this, QAccessible::Chart);
    setAccessibleName(tr("Distances within and between K/V groups"));
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GroupDistancePlot::setSimilarity(std::shared_ptr<const SimilarityOfText> similarity) {
    similarity_ = std::move(similarity);
    pointed_.reset();
    if (similarity_) {
        const GroupDistance& all = similarity_->groups.all;
        setAccessibleDescription(
            tr("Within K/V groups %1, mean of %2. Between groups of one layer %3, mean of "
               "%4. %5")
                .arg(natsText(all.within.mean), pairsText(all.within.pairs), natsText(all.between.mean),
                     pairsText(all.between.pairs), reason()));
    }
    update();
}

QString GroupDistancePlot::reason() const {
    if (!similarity_) {
        return {};
    }
    const GroupDistance& all = similarity_->groups.all;
    if (all.within.pairs == 0 && all.between.pairs == 0) {
        return tr("Every layer has one head: there are no pairs in a layer.");
    }
    if (all.within.pairs == 0) {
        return tr("Every head has keys and values of its own in this model: no two share a group.");
    }
    if (all.between.pairs == 0) {
        return tr("All heads of a layer read the same K/V head in this model: there are no other groups.");
    }
    return {};
}

QString GroupDistancePlot::layerText(int layer) const {
    const GroupDistance& row = similarity_->groups.layers.at(static_cast<std::size_t>(layer));
    return tr("L%1 · within %2 (%3) · between %4 (%5)")
        .arg(QString::number(layer), natsText(row.within.mean), pairsText(row.within.pairs),
             natsText(row.between.mean), pairsText(row.between.pairs));
}

int GroupDistancePlot::layers() const {
    return similarity_ ? static_cast<int>(similarity_->groups.layers.size()) : 0;
}

int GroupDistancePlot::reasonHeight() const {
    return reason().isEmpty()
               ? 0
               : QFontMetrics(font()).boundingRect(QRect(0, 0, width(), 10000), kWrapped, reason()).height();
}

/// Of the dots; labels of layers are at its left, the axis is under it.
QRectF GroupDistancePlot::plotArea() const {
    const Spacing spacing = Spacing::of(font());
    const double top = 2.0 * (spacing.line + spacing.small) + reasonHeight() + spacing.medium;
    const double left = QFontMetrics(font()).horizontalAdvance(QStringLiteral("L00")) + spacing.medium;
    const double bottom = height() - 2.4 * spacing.line;
    const double rows = std::min(bottom - top, 1.6 * spacing.line * layers());
    return {left, top, std::max(1.0, std::min<double>(width() - left - spacing.line, 40.0 * spacing.line)),
            std::max(1.0, rows)};
}

QRectF GroupDistancePlot::layerRect(int layer) const {
    const QRectF area = plotArea();
    const double height = area.height() / layers();
    return {area.left(), area.top() + layer * height, area.width(), height};
}

/// The end of the axis: a round number that holds all means.
double GroupDistancePlot::largest() const {
    double most = 0;
    for (const GroupDistance& layer : similarity_->groups.layers) {
        for (const PairMean& mean : {layer.within, layer.between}) {
            most = std::isnan(mean.mean) ? most : std::max(most, mean.mean);
        }
    }
    for (const double end : kAxisSteps) {
        if (end >= most) {
            return end;
        }
    }
    return most;
}

QSize GroupDistancePlot::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {22 * line, 14 * line};
}

QSize GroupDistancePlot::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {14 * line, 8 * line};
}

void GroupDistancePlot::point(std::optional<int> layer) {
    if (layer != pointed_) {
        pointed_ = layer;
        update();
        Q_EMIT layerPointed(layer);
    }
}

void GroupDistancePlot::mouseMoveEvent(QMouseEvent* event) {
    const QRectF area = plotArea();
    const double row = (event->position().y() - area.top()) / area.height() * layers();
    const bool isInside = row >= 0 && row < layers();
    point(isInside ? std::optional(static_cast<int>(row)) : std::nullopt);
}

void GroupDistancePlot::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void GroupDistancePlot::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    if (layers() == 0) {
        return;
    }
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    paintTotals(painter);
    const GroupDistance& all = similarity_->groups.all;
    if (all.within.pairs == 0 && all.between.pairs == 0) {
        return;
    }
    paintAxis(painter);
    for (int layer = 0; layer < layers(); ++layer) {
        paintLayer(painter, layer);
    }
}

void GroupDistancePlot::paintTotals(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const GroupDistance& all = similarity_->groups.all;
    const QString names[] = {tr("within K/V groups"), tr("between groups")};
    const PairMean means[] = {all.within, all.between};
    const double nameLeft = spacing.line;
    const QFontMetrics metrics(font());
    double nameWidth = 0;
    double numberWidth = 0;
    for (std::size_t row = 0; row < 2; ++row) {
        nameWidth = std::max<double>(nameWidth, metrics.horizontalAdvance(names[row]));
        numberWidth = std::max<double>(
            numberWidth, QFontMetrics(titleFont(font())).horizontalAdvance(natsText(means[row].mean)));
    }
    for (std::size_t row = 0; row < 2; ++row) {
        const QRectF line(nameLeft, static_cast<double>(row) * (spacing.line + spacing.small),
                          width() - nameLeft, spacing.line);
        paintDot(painter, QPointF(0.5 * spacing.line, line.center().y()), row == 0);
        painter.setFont(font());
        painter.setPen(theme.text);
        painter.drawText(line, kLine, names[row]);
        const QRectF number(nameLeft + nameWidth + spacing.large, line.top(), numberWidth, line.height());
        painter.setFont(titleFont(font()));
        painter.drawText(number, kLine | static_cast<int>(Qt::AlignRight), natsText(means[row].mean));
        const double pairsLeft = number.right() + spacing.large;
        painter.setFont(smallerFont(font()));
        painter.setPen(theme.muted);
        const QStringList texts = {means[row].pairs == 0 ? pairsText(0)
                                                         : tr("mean of %1").arg(pairsText(means[row].pairs)),
                                   pairsText(means[row].pairs)};
        for (const QString& text : texts) {
            if (pairsLeft + painter.fontMetrics().horizontalAdvance(text) <= width()) {
                painter.drawText(QRectF(pairsLeft, line.top(), width() - pairsLeft, line.height()), kLine,
                                 text);
                break;
            }
        }
    }
    painter.setFont(font());
    painter.setPen(theme.muted);
    painter.drawText(QRect(0, 2 * (spacing.line + spacing.small), width(), reasonHeight()), kWrapped,
                     reason());
}

void GroupDistancePlot::paintAxis(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRectF area = plotArea();
    painter.setFont(smallerFont(font()));
    for (const double share : {0.0, 0.5, 1.0}) {
        const double x = std::round(area.left() + share * area.width()) + 0.5;
        painter.setPen(QPen(theme.border, spacing.hair));
        painter.drawLine(QLineF(x, area.top(), x, area.bottom()));
        painter.setPen(theme.muted);
        const QString text = valueText(share * largest());
        painter.drawText(
            QRectF(x - area.width() / 2, area.bottom() + spacing.tiny, area.width(), spacing.line),
            kLine | static_cast<int>(Qt::AlignHCenter), text);
    }
    const QStringList names = {tr("mean Jensen-Shannon divergence of a layer's pairs, nats"),
                               tr("mean divergence of a layer's pairs, nats"), tr("nats")};
    painter.drawText(QRectF(area.left(), area.bottom() + 1.1 * spacing.line, area.width(), spacing.line),
                     kLine | static_cast<int>(Qt::AlignHCenter),
                     firstFittingText(names, painter.font(), area.width()));
}

void GroupDistancePlot::paintLayer(QPainter& painter, int layer) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRectF row = layerRect(layer);
    if (layer == pointed_) {
        painter.fillRect(QRectF(0, row.top(), width(), row.height()), theme.wash(theme.muted));
    }
    const int stride = labelStride(row.height(), spacing.line);
    painter.setFont(font());
    painter.setPen(theme.text);
    if (layer % stride == 0) {
        painter.drawText(
            QRectF(0, row.center().y() - spacing.line, row.left() - spacing.medium, 2 * spacing.line),
            kLine | static_cast<int>(Qt::AlignRight), QStringLiteral("L%1").arg(layer));
    }
    const GroupDistance& means = similarity_->groups.layers.at(static_cast<std::size_t>(layer));
    const auto place = [&](double mean) {
        return QPointF(row.left() + mean / largest() * row.width(), row.center().y());
    };
    if (means.within.pairs > 0 && means.between.pairs > 0) {
        painter.setPen(QPen(theme.border, 2.0 * spacing.hair));
        painter.drawLine(place(means.within.mean), place(means.between.mean));
    }
    if (means.between.pairs > 0) {
        paintDot(painter, place(means.between.mean), false);
    }
    if (means.within.pairs > 0) {
        paintDot(painter, place(means.within.mean), true);
    }
}

/// Filled within groups, hollow between them.
void GroupDistancePlot::paintDot(QPainter& painter, const QPointF& middle, bool isWithin) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const double radius = std::min(0.27 * spacing.line, std::max(2.0, 0.4 * layerRect(0).height()));
    painter.setPen(QPen(theme.text, 1.5 * spacing.hair));
    painter.setBrush(isWithin ? theme.text : theme.card);
    painter.drawEllipse(middle, radius, radius);
    painter.setBrush(Qt::NoBrush);
}

} // namespace headscope
