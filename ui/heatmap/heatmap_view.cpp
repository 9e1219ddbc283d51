// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmap_view.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/heatmap/cell_image.h"
#include "ui/heatmap/cell_step.h"
#include "ui/heatmap/cell_text.h"
#include "ui/heatmap/figure_geometry.h"
#include "ui/heatmap/figure_plot.h"
#include "ui/theme/painted_view.h"

namespace headscope {

namespace {

constexpr double kWheelStep = 1.25; // for one notch
constexpr double kKeyStep = 1.5;
constexpr double kNotch = 120;     // QWheelEvent's eighths of a degree
constexpr double kSmallestMap = 5; // a side, in units of the font's size: 60 pixels with the default font

// What minimumSizeHint makes room for.
FigureContent usualContent() {
    constexpr int kTokens = 40;
    FigureContent content;
    content.queryLabels = QStringList(kTokens, QStringLiteral("·queen"));
    content.keyLabels = content.queryLabels;
    MapPanel panel;
    panel.note = QStringLiteral("× 1/√32 = 0.1768 (model) · this softmax only");
    panel.values = std::make_shared<const Matrix>(Matrix::Zero(kTokens, kTokens));
    content.panels = {panel, panel, panel};
    return content;
}

} // namespace

class HeatmapView::Private {
  public:
    explicit Private(HeatmapView* owner) : view(owner), plot(owner) {}

    [[nodiscard]] QRectF all() const { return allCells(plot.content()); }

    void showCells(const QRectF& cells) {
        if (cells != plot.visibleCells()) {
            plot.setVisibleCells(cells);
        }
    }

    void zoom(double factor, const QPointF& about) {
        if (!all().isEmpty()) {
            showCells(zoomedCells(plot.visibleCells(), all(), about, factor));
        }
    }

    void zoomAboutCell(double factor) {
        const Crosshair& at = plot.crosshair();
        const QPointF middle = panelCells(plot.content(), at.panel, plot.visibleCells()).center();
        zoom(factor, inFirstPanel(at.panel, {at.key ? *at.key + 0.5 : middle.x(),
                                             at.query ? *at.query + 0.5 : middle.y()}));
    }

    // A position in the cells of a panel as one in those of the first, by which the zoom goes.
    [[nodiscard]] QPointF inFirstPanel(std::size_t panel, const QPointF& position) const {
        return firstPanelCells(plot.content(), panel, QRectF(position, QSizeF())).topLeft();
    }

    void hover(const QPointF& position) {
        const auto cell = plot.cellAt(position);
        if (!cell) {
            endHover();
        } else if (!isHovering || plot.crosshair() != crosshairOf(*cell)) {
            isHovering = true;
            isByKeyboard = false;
            plot.setCrosshair(crosshairOf(*cell));
            Q_EMIT view->hovered(cell->query, cell->key, cell->panel);
        }
    }

    static Crosshair crosshairOf(const CellAddress& cell) {
        return {cell.query, cell.key, static_cast<std::size_t>(cell.panel)};
    }

    void endHover() {
        if (isHovering) {
            isHovering = false;
            isByKeyboard = false;
            plot.setCrosshair({});
            Q_EMIT view->hoverEnded();
        }
    }

    void chooseMarked() {
        const Crosshair& marked = plot.crosshair();
        if (marked.query && marked.key) {
            Q_EMIT view->chosen(*marked.query, *marked.key, static_cast<int>(marked.panel));
        }
    }

    void press(const QPointF& position) {
        pressed = position;
        cellsAtPress = plot.visibleCells();
        const auto cell = plot.cellAt(position);
        pressedPanel = cell ? cell->panel : -1;
        isDragging = false;
    }

    void drag(const QPointF& position) {
        isDragging =
            isDragging || (position - pressed).manhattanLength() >= QApplication::startDragDistance();
        const auto mapping = plot.mapping(pressedPanel);
        if (isDragging && mapping) {
            const QPointF by = pressed - position;
            const auto panel = static_cast<std::size_t>(pressedPanel);
            const QRectF cells =
                panelCells(plot.content(), panel, cellsAtPress)
                    .translated(by.x() / mapping->cellWidth(), by.y() / mapping->cellHeight());
            showCells(movedCells(firstPanelCells(plot.content(), panel, cells), all(), {}));
        }
    }

    void release(const QPointF& position) {
        if (const auto cell = plot.cellAt(position); cell && pressedPanel >= 0 && !isDragging) {
            Q_EMIT view->chosen(cell->query, cell->key, cell->panel);
        }
        pressedPanel = -1;
        isDragging = false;
    }

    bool wheel(const QWheelEvent& event) {
        const auto cell = plot.cellAt(event.position());
        if (!cell) {
            return false;
        }
        zoom(std::pow(kWheelStep, event.angleDelta().y() / kNotch),
             inFirstPanel(static_cast<std::size_t>(cell->panel),
                          plot.mapping(cell->panel)->cellsAt(event.position())));
        hover(event.position());
        return true;
    }

    // Moves the marked cell; the first key press only shows it.
    void step(int queries, int keys) {
        if (!all().isEmpty()) {
            mark(steppedCell(plot.content(), plot.visibleCells(), plot.crosshair(), {keys, queries}));
        }
    }

    // By the keyboard.
    void mark(const CellAddress& cell) {
        const auto panel = static_cast<std::size_t>(cell.panel);
        const QRectF shown = cellsShowing(panelCells(plot.content(), panel, plot.visibleCells()),
                                          allCells(plot.content(), panel), {cell.key, cell.query});
        isHovering = true;
        isByKeyboard = true;
        showCells(firstPanelCells(plot.content(), panel, shown));
        plot.setCrosshair(crosshairOf(cell));
        view->setAccessibleDescription(cellText(plot.content(), cell));
        Q_EMIT view->hovered(cell.query, cell.key, cell.panel);
    }

    // The whole token of a label; the numbers of cells are shown by whoever listens to hovered().
    void showTip(const QPoint& position, const QPoint& global) {
        const Crosshair label = plot.labelAt(position);
        if (label == Crosshair()) {
            hideTip();
            if (const QString reduction = plot.reductionAt(position); !reduction.isEmpty()) {
                QToolTip::showText(global, reduction, view, QRect(position, QSize(1, 1)));
            }
            return;
        }
        const QString text = label.query ? queryText(plot.content(), label.panel, *label.query)
                                         : keyText(plot.content(), label.panel, *label.key);
        // A tool tip guesses whether its text is HTML; escaped text is shown as it is.
        QToolTip::showText(
            global, QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped()), view);
        tipLabel = label;
    }

    void hideTip() {
        if (tipLabel != Crosshair()) {
            tipLabel = {};
            QToolTip::hideText();
        }
    }

    HeatmapView* view;
    FigurePlot plot;
    Crosshair tipLabel; // whose tool tip is shown
    bool isHovering = false;
    bool isByKeyboard = false;
    bool isDragging = false;
    int pressedPanel = -1;
    QPointF pressed;
    QRectF cellsAtPress;
};

HeatmapView::HeatmapView(QWidget* parent) : QWidget(parent), d_(std::make_unique<Private>(this)) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Attention maps"));
    QWidget* plot = d_->plot.widget();
    plot->setFocusProxy(this);
    plot->setMouseTracking(true);
    plot->installEventFilter(this);
    d_->plot.setFont(font());
    FigureContent nothing;
    nothing.emptyText = tr("Type a text and choose a head: its attention map appears here.");
    d_->plot.setContent(nothing);
}

HeatmapView::~HeatmapView() = default;

void HeatmapView::setContent(const FigureContent& content) {
    const std::size_t panel = d_->plot.crosshair().panel;
    const QRectF before = allCells(d_->plot.content(), panel);
    d_->hideTip();
    d_->plot.setContent(content);
    if (allCells(content, panel) != before) {
        d_->plot.setCrosshair({});
        d_->endHover();
    }
}

const FigureContent& HeatmapView::content() const {
    return d_->plot.content();
}

QRectF HeatmapView::visibleCells() const {
    return d_->plot.visibleCells();
}

QRectF HeatmapView::cellRect(int panel, int query, int key) const {
    const auto mapping = d_->plot.mapping(panel);
    return mapping ? mapping->rect(query, key) : QRectF();
}

int HeatmapView::fittingHeight(int width) const {
    return d_->plot.fittingHeight(width);
}

QSize HeatmapView::sizeHint() const {
    const int em = fontMetrics().height();
    return {em * 52, em * 26};
}

QSize HeatmapView::minimumSizeHint() const {
    const FigureFonts fonts(font());
    const FigureContent content = usualContent();
    return smallestFigure(content, fonts, LabelWidths::of(content, fonts), kSmallestMap * fonts.em())
        .toSize();
}

void HeatmapView::highlight(std::optional<int> query, std::optional<int> key, int panel) {
    d_->isHovering = false;
    d_->plot.setCrosshair({query, key, static_cast<std::size_t>(panel)});
}

void HeatmapView::clearHighlight() {
    d_->isHovering = false;
    d_->plot.setCrosshair({});
}

void HeatmapView::zoomIn() {
    d_->zoomAboutCell(kKeyStep);
}

void HeatmapView::zoomOut() {
    d_->zoomAboutCell(1 / kKeyStep);
}

void HeatmapView::resetZoom() {
    d_->showCells(d_->all());
}

void HeatmapView::keyPressEvent(QKeyEvent* event) {
    d_->hideTip();
    switch (event->key()) {
    case Qt::Key_Left:
        return d_->step(0, -1);
    case Qt::Key_Right:
        return d_->step(0, 1);
    case Qt::Key_Up:
        return d_->step(-1, 0);
    case Qt::Key_Down:
        return d_->step(1, 0);
    case Qt::Key_Plus:
    case Qt::Key_Equal: // plus without Shift
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return resetZoom();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return d_->chooseMarked();
    case Qt::Key_Escape:
        if (d_->isHovering) {
            return d_->endHover();
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void HeatmapView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKeyboard =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeyboard) {
        d_->step(0, 0); // shows where the keys will start
    }
}

void HeatmapView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    d_->hideTip();
    if (d_->isByKeyboard && event->reason() != Qt::PopupFocusReason) { // a menu gives the focus back
        d_->endHover();
    }
}

void HeatmapView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d_->plot.widget()->setGeometry(rect());
}

void HeatmapView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        d_->plot.setFont(font());
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

bool HeatmapView::eventFilter(QObject* watched, QEvent* event) {
    const auto mouse = [event] { return static_cast<QMouseEvent*>(event); };
    switch (event->type()) {
    case QEvent::MouseMove:
        if (d_->plot.labelAt(mouse()->position()) != d_->tipLabel) {
            d_->hideTip();
        }
        if ((mouse()->buttons() & Qt::LeftButton) && d_->pressedPanel >= 0) {
            d_->drag(mouse()->position());
        } else {
            d_->hover(mouse()->position());
        }
        return true;
    case QEvent::MouseButtonPress:
        if (mouse()->button() == Qt::LeftButton) {
            setFocus(Qt::MouseFocusReason);
            d_->press(mouse()->position());
            return true;
        }
        return false;
    case QEvent::MouseButtonRelease:
        if (mouse()->button() == Qt::LeftButton) {
            d_->release(mouse()->position());
            return true;
        }
        return false;
    case QEvent::MouseButtonDblClick:
        resetZoom();
        return true;
    case QEvent::Wheel:
        if (!d_->wheel(*static_cast<QWheelEvent*>(event))) {
            event->ignore();
        }
        return true;
    case QEvent::Leave:
        d_->hideTip();
        if (!d_->isByKeyboard) {
            d_->endHover();
        }
        return false;
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        d_->showTip(help->pos(), help->globalPos());
        return true;
    }
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace headscope
