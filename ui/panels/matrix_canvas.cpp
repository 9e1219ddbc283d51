// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/matrix_canvas.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/panels/matrix_layout.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/side_click.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr double kWheelStep = 1.25; // for one notch
constexpr double kKeyStep = 1.5;
constexpr double kNotch = 120; // QWheelEvent's eighths of a degree

} // namespace

MatrixCanvas::MatrixCanvas(QWidget* parent) : QWidget(parent), fonts_(font()) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    rebuild();
}

void MatrixCanvas::setContent(MatrixContent content) {
    const QRectF before = all();
    const bool wasPointed = pointed_ != Crosshair();
    content_ = std::move(content);
    if (all() != before) {
        cells_ = all();
        pointed_ = {};
    }
    rebuild();
    if (wasPointed) {
        Q_EMIT pointed(pointed_); // at another value, or at nothing any more
    }
}

void MatrixCanvas::setMarkedRows(std::optional<int> a, std::optional<int> b) {
    marked_ = {a, b};
    update();
}

void MatrixCanvas::setChosenColumn(std::optional<int> column) {
    chosenColumn_ = column;
    update();
}

void MatrixCanvas::rebuild() {
    const Theme& theme = Theme::of(palette());
    figure_ = figureOf(content_);
    figure_.theme = FigureTheme::onCard(theme.isDark, theme.card);
    figure_.theme.notANumber = figure_.theme.masked; // undefined, which is not an error
    fonts_ = FigureFonts(font());
    widths_ = LabelWidths::of(figure_, fonts_);
    raster_.forget();
    layOut();
}

void MatrixCanvas::layOut() {
    geometry_ = layoutMatrix(content_, fonts_, widths_, size());
    update();
    Q_EMIT viewChanged();
}

QRectF MatrixCanvas::all() const {
    return {0, 0, static_cast<double>(content_.columns()), static_cast<double>(content_.rows())};
}

CellMapping MatrixCanvas::mapping() const {
    return scene().mapping(0);
}

QRectF MatrixCanvas::cellRect(int row, int column) const {
    return geometry_.panels.empty() ? QRectF() : mapping().rect(row, column);
}

QPointF MatrixCanvas::rowLabelPoint(int row) const {
    return {geometry_.panels.front().queryLabels.center().x(), mapping().y(row + 0.5)};
}

QPointF MatrixCanvas::columnLabelPoint(int column) const {
    return {mapping().x(column + 0.5), geometry_.panels.front().keyLabels.bottom() - 1};
}

bool MatrixCanvas::poolsCells() const {
    if (geometry_.panels.empty()) {
        return false;
    }
    return std::min(mapping().cellWidth(), mapping().cellHeight()) * devicePixelRatioF() < 1;
}

QSize MatrixCanvas::sizeHint() const {
    return (QSizeF(26, 20) * em()).toSize();
}

QSize MatrixCanvas::minimumSizeHint() const {
    return (QSizeF(14, 11) * em()).toSize();
}

void MatrixCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void MatrixCanvas::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        rebuild();
        updateGeometry();
    }
}

void MatrixCanvas::showCells(const QRectF& cells) {
    if (cells != cells_) {
        cells_ = cells;
        update();
        Q_EMIT viewChanged();
    }
}

void MatrixCanvas::zoom(double factor, const QPointF& about) {
    if (!all().isEmpty()) {
        showCells(zoomedCells(cells_, all(), about, factor));
    }
}

Crosshair MatrixCanvas::placeAt(const QPointF& position) const {
    if (const auto cell = cellAt(scene(), position)) {
        return {cell->query, cell->key};
    }
    return labelAt(scene(), position);
}

void MatrixCanvas::point(const Crosshair& at) {
    if (at != pointed_) {
        pointed_ = at;
        update();
        Q_EMIT pointed(at);
    }
}

void MatrixCanvas::step(int rows, int columns) {
    if (content_.isEmpty()) {
        return;
    }
    // The first key press only shows where the keys start.
    const bool isNew = !pointed_.query || !pointed_.key;
    const QPoint cell(isNew ? static_cast<int>(cells_.left())
                            : std::clamp(*pointed_.key + columns, 0, content_.columns() - 1),
                      isNew ? static_cast<int>(cells_.top())
                            : std::clamp(*pointed_.query + rows, 0, content_.rows() - 1));
    showCells(cellsShowing(cells_, all(), cell));
    point({cell.y(), cell.x()});
}

bool MatrixCanvas::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    // The whole of a label, which may be cut or left out.
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool isCell = cellAt(scene(), help->pos()).has_value();
    const Crosshair label = isCell ? Crosshair() : labelAt(scene(), help->pos());
    const QString text = label.query ? content_.rowLabels.value(*label.query)
                         : label.key ? content_.columnLabels.value(*label.key)
                                     : QString();
    QToolTip::showText(help->globalPos(), plainTooltip(text), this);
    return true;
}

void MatrixCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        press_ = Press{.position = event->position(), .cells = cells_};
    } else if (const auto side = clickedSide(event->button(), event->modifiers())) {
        if (const Crosshair at = placeAt(event->position()); at != Crosshair()) {
            Q_EMIT chosen(*side, at);
        }
    }
}

void MatrixCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!press_ || content_.isEmpty()) {
        point(placeAt(event->position()));
        return;
    }
    const QPointF by = press_->position - event->position();
    press_->isDrag = press_->isDrag || by.manhattanLength() >= QApplication::startDragDistance();
    if (press_->isDrag) {
        const CellMapping now = mapping();
        showCells(movedCells(press_->cells, all(), {by.x() / now.cellWidth(), by.y() / now.cellHeight()}));
    }
}

void MatrixCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !press_) {
        return;
    }
    const bool isDrag = press_->isDrag;
    press_.reset();
    const Crosshair at = placeAt(event->position());
    if (!isDrag && at != Crosshair()) {
        Q_EMIT chosen(*clickedSide(event->button(), event->modifiers()), at);
    }
}

void MatrixCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    Q_UNUSED(event)
    showCells(all());
}

void MatrixCanvas::wheelEvent(QWheelEvent* event) {
    if (!cellAt(scene(), event->position())) {
        event->ignore();
        return;
    }
    zoom(std::pow(kWheelStep, event->angleDelta().y() / kNotch), mapping().cellsAt(event->position()));
    point(placeAt(event->position()));
}

void MatrixCanvas::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point({});
}

void MatrixCanvas::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
} // right-click chooses B

void MatrixCanvas::keyPressEvent(QKeyEvent* event) {
    const QPointF middle(pointed_.key ? *pointed_.key + 0.5 : cells_.center().x(),
                         pointed_.query ? *pointed_.query + 0.5 : cells_.center().y());
    switch (event->key()) {
    case Qt::Key_Left:
        return step(0, -1);
    case Qt::Key_Right:
        return step(0, 1);
    case Qt::Key_Up:
        return step(-1, 0);
    case Qt::Key_Down:
        return step(1, 0);
    case Qt::Key_Plus:
    case Qt::Key_Equal: // plus without Shift
        return zoom(kKeyStep, middle);
    case Qt::Key_Minus:
        return zoom(1 / kKeyStep, middle);
    case Qt::Key_0:
        return showCells(all());
    case Qt::Key_Space:
        if (pointed_.key) {
            Q_EMIT chosen(SideName::A, {std::nullopt, pointed_.key});
        }
        return;
    case Qt::Key_Escape:
        if (pointed_ != Crosshair()) {
            return point({});
        }
        break;
    default:
        if (const auto side = enteredSide(*event); side && pointed_ != Crosshair()) {
            Q_EMIT chosen(*side, pointed_);
            return;
        }
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace headscope
