// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/head_plane.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/panels/panel_text.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/side_click.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr std::size_t kFewestHeads = 3; // two are on a line

} // namespace

HeadPlane::HeadPlane(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("headPlane"));
    declarePainted(*this, QAccessible::Chart);
    setAccessibleName(tr("Heads in the plane, near where they attend alike"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HeadPlane::setSimilarity(std::shared_ptr<const SimilarityOfText> similarity) {
    similarity_ = std::move(similarity);
    pointed_.reset();
    pressed_.reset();
    band_ = {};
    setAccessibleDescription(caption());
    update();
}

void HeadPlane::setSelection(const HeadId& a, const HeadId& b) {
    selected_ = {a, b};
    update();
}

void HeadPlane::setBrushed(const std::set<HeadId>& heads) {
    brushed_ = heads;
    update();
}

bool HeadPlane::hasPoints() const {
    return similarity_ && similarity_->distances.heads.size() >= kFewestHeads &&
           similarity_->plane.points.rows() == static_cast<Index>(similarity_->distances.heads.size()) &&
           !std::isnan(similarity_->plane.share());
}

QString HeadPlane::caption() const {
    if (!similarity_) {
        return {};
    }
    if (similarity_->distances.heads.size() < kFewestHeads) {
        return tr("A map of the heads needs at least three.");
    }
    if (!hasPoints()) {
        return tr("All heads attend in the same way on this text: there is no distance to draw.");
    }
    return tr("the plane holds %1 % of the squared distances")
        .arg(std::lround(100 * similarity_->plane.share()));
}

int HeadPlane::layers() const {
    return similarity_->distances.heads.back().layer + 1;
}

double HeadPlane::radius() const {
    const double line = Spacing::of(font()).line;
    const double crowd = std::sqrt(64.0 / static_cast<double>(similarity_->distances.heads.size()));
    return line * std::clamp(0.27 * crowd, 0.13, 0.27);
}

HeadPlane::Frame HeadPlane::frame() const {
    const Spacing spacing = Spacing::of(font());
    const double edge = radius() + spacing.medium;
    Frame result;
    result.area = QRectF(rect()).adjusted(edge, edge, -edge, -edge - 2 * spacing.line - spacing.medium);
    const auto& points = similarity_->plane.points;
    const Eigen::RowVector2f low = points.colwise().minCoeff();
    const Eigen::RowVector2f high = points.colwise().maxCoeff();
    result.centre = {0.5 * static_cast<double>(low[0] + high[0]),
                     0.5 * static_cast<double>(low[1] + high[1])};
    const auto extent = [&](int axis) { return std::max(1e-9, static_cast<double>(high[axis] - low[axis])); };
    result.scale = std::max(1.0, std::min(result.area.width() / extent(0), result.area.height() / extent(1)));
    return result;
}

QPointF HeadPlane::placed(const Frame& frame, std::size_t index) const {
    const auto row = static_cast<Index>(index);
    const QPointF point(similarity_->plane.points(row, 0), similarity_->plane.points(row, 1));
    const QPointF from = frame.scale * (point - frame.centre);
    return frame.area.center() + QPointF(from.x(), -from.y());
}

QPointF HeadPlane::pointOf(std::size_t index) const {
    return placed(frame(), index);
}

std::optional<std::size_t> HeadPlane::indexAt(const QPointF& position) const {
    if (!hasPoints()) {
        return std::nullopt;
    }
    const Frame now = frame();
    double nearest = radius() + Spacing::of(font()).small;
    std::optional<std::size_t> result;
    for (std::size_t index = 0; index < similarity_->distances.heads.size(); ++index) {
        const QPointF away = placed(now, index) - position;
        const double distance = std::hypot(away.x(), away.y());
        if (distance < nearest) {
            nearest = distance;
            result = index;
        }
    }
    return result;
}

std::set<HeadId> HeadPlane::headsIn(const QRectF& area) const {
    std::set<HeadId> result;
    const Frame now = frame();
    for (std::size_t index = 0; index < similarity_->distances.heads.size(); ++index) {
        if (area.contains(placed(now, index))) {
            result.insert(similarity_->distances.heads[index]);
        }
    }
    return result;
}

void HeadPlane::point(std::optional<std::size_t> index) {
    if (index == pointed_) {
        return;
    }
    pointed_ = index;
    setAccessibleDescription(index ? shortHeadName(similarity_->distances.heads[*index]) : caption());
    update();
    Q_EMIT headPointed(index ? std::optional(similarity_->distances.heads[*index]) : std::nullopt);
}

QSize HeadPlane::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {22 * line, 16 * line};
}

QSize HeadPlane::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {12 * line, 9 * line};
}

bool HeadPlane::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool isCaption = help->pos().y() > height() - 2 * Spacing::of(font()).line;
    QToolTip::showText(
        help->globalPos(),
        isCaption && hasPoints()
            ? tr("Classical scaling (Torgerson 1952): the two largest eigenvalues, as a share of the sum of "
                 "all positive ones. What is missing may set heads apart that look close here.")
            : QString(),
        this);
    return true;
}

void HeadPlane::mousePressEvent(QMouseEvent* event) {
    if (!hasPoints()) {
        return;
    }
    const std::optional<std::size_t> index = indexAt(event->position());
    const std::optional<SideName> side = clickedSide(event->button(), event->modifiers());
    if (index && side) {
        Q_EMIT headChosen(*side, similarity_->distances.heads[*index]);
    } else if (event->button() == Qt::LeftButton) {
        pressed_ = event->position();
    }
}

void HeadPlane::mouseMoveEvent(QMouseEvent* event) {
    if (!pressed_) {
        point(indexAt(event->position()));
        return;
    }
    const bool isBand = !band_.isNull() || (event->position() - *pressed_).manhattanLength() >=
                                               QApplication::startDragDistance();
    if (isBand) {
        band_ = QRectF(*pressed_, event->position()).normalized();
        update();
    }
}

void HeadPlane::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pressed_) {
        return;
    }
    std::set<HeadId> heads = band_.isNull() ? std::set<HeadId>() : headsIn(band_);
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        heads.insert(brushed_.begin(), brushed_.end());
    }
    pressed_.reset();
    band_ = {};
    setBrushed(heads);
    Q_EMIT brushed(heads);
}

void HeadPlane::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void HeadPlane::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
} // right-click chooses B

void HeadPlane::keyPressEvent(QKeyEvent* event) {
    if (!hasPoints()) {
        return QWidget::keyPressEvent(event);
    }
    const std::size_t last = similarity_->distances.heads.size() - 1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up:
        return point(pointed_ && *pointed_ > 0 ? *pointed_ - 1 : 0);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return point(pointed_ ? std::min(last, *pointed_ + 1) : 0);
    case Qt::Key_Escape:
        if (!brushed_.empty()) {
            setBrushed({});
            Q_EMIT brushed({});
            return;
        }
        break;
    default:
        if (const auto side = enteredSide(*event); side && pointed_) {
            Q_EMIT headChosen(*side, similarity_->distances.heads[*pointed_]);
            return;
        }
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace headscope
