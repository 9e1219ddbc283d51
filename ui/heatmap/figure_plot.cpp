// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/figure_plot.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QTimer>
#include <qcustomplot.h>

#include "ui/heatmap/cell_painter.h"
#include "ui/heatmap/label_painter.h"
#include "ui/heatmap/panel_painter.h"
#include "ui/heatmap/reduction_text.h"

namespace headscope {

namespace {

// What a change makes out of date.
enum class Stale { Nothing, Overlay, Maps, All };

// Something painted by a function, on a layer of the plot.
class Painted : public QCPLayerable {
  public:
    Painted(QCustomPlot* plot, const QString& layer, std::function<void(QCPPainter&)> paint)
        : QCPLayerable(plot, layer), paint_(std::move(paint)) {}

  protected:
    void applyDefaultAntialiasingHint(QCPPainter* /*painter*/) const override {}
    void draw(QCPPainter* painter) override { paint_(*painter); }

  private:
    std::function<void(QCPPainter&)> paint_;
};

// Gives the axis rectangles the places that a function of the whole area knows.
class FigureLayout : public QCPLayoutGrid {
  public:
    explicit FigureLayout(std::function<void(const QRect&)> place) : place_(std::move(place)) {}
    void updateLayout() override { place_(rect()); }

  private:
    std::function<void(const QRect&)> place_;
};

// The cells of one panel, in coordinates of its axes: keys along the upper, queries down the left one.
// QCPColorMap would lose bright cells where there are more cells than pixels.
class CellMap : public QCPAbstractPlottable {
  public:
    CellMap(QCPAxis* keys, QCPAxis* queries, const FigureContent& content, std::size_t panel)
        : QCPAbstractPlottable(keys, queries), content_(content), panel_(panel) {}

    void forgetImage() { raster_.forget(); }
    void setFontSize(double em) { em_ = em; }

    [[nodiscard]] CellMapping mapping() const {
        const QCPRange keys = mKeyAxis->range();
        const QCPRange queries = mValueAxis->range();
        return {QRectF(keys.lower, queries.lower, keys.size(), queries.size()),
                mKeyAxis->axisRect()->rect().toRectF()};
    }

    double selectTest(const QPointF& /*position*/, bool /*onlySelectable*/,
                      QVariant* /*details*/) const override {
        return -1;
    }
    QCPRange getKeyRange(bool& found, QCP::SignDomain /*domain*/) const override {
        found = true;
        return {0, static_cast<double>(content_.panels[panel_].values->cols())};
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain /*domain*/, const QCPRange& /*keys*/) const override {
        found = true;
        return {0, static_cast<double>(content_.panels[panel_].values->rows())};
    }

  protected:
    // Nothing is drawn outside the map.
    QRect clipRect() const override { return mParentPlot->viewport(); }
    void applyDefaultAntialiasingHint(QCPPainter* /*painter*/) const override {}
    void drawLegendIcon(QCPPainter* /*painter*/, const QRectF& /*rect*/) const override {}

    void draw(QCPPainter* painter) override {
        const MapPanel& panel = content_.panels[panel_];
        raster_.paint(*painter, content_, panel, mapping());
        paintMapLines(*painter, content_, panel, mapping(), em_);
    }

  private:
    const FigureContent& content_;
    std::size_t panel_;
    CellRaster raster_;
    double em_ = 12;
};

} // namespace

class FigurePlot::Private {
  public:
    explicit Private(QWidget* parent) : plot(std::make_unique<QCustomPlot>(parent)) {
        plot->setObjectName(QStringLiteral("plot"));
        plot->plotLayout()->clear(); // the legend went with the axis rectangle that it was in
        plot->legend = nullptr;
        for (const char* layer : {"background", "grid", "axes", "legend"}) {
            plot->removeLayer(plot->layer(QLatin1String(layer)));
        }
        plot->addLayer(kLabels, plot->layer(kMaps), QCustomPlot::limAbove);
        for (const QString& layer : {kMaps, kLabels, kOverlay}) {
            plot->layer(layer)->setMode(QCPLayer::lmBuffered);
        }
        plot->setCurrentLayer(kMaps);
        plot->setAutoAddPlottableToLegend(false);
        plot->setBackground(QBrush(content.theme.background));
        plot->plotLayout()->setMargins({});
        plot->plotLayout()->setAutoMargins(QCP::msNone);
        layout_ = new FigureLayout([this](const QRect& area) { place(area); });
        plot->plotLayout()->addElement(0, 0, layout_);
        new Painted(plot.get(), kMaps, [this](QCPPainter& painter) { paintFrames(painter); });
        new Painted(plot.get(), kLabels, [this](QCPPainter& painter) { paintLabels(painter); });
        new Painted(plot.get(), kOverlay, [this](QCPPainter& painter) { paintOverlay(painter); });
        QObject::connect(plot.get(), &QCustomPlot::afterReplot, plot.get(), [this] {
            stale_ = Stale::Nothing;
            wasDrawn_ = true;
        });
    }

    void setContent(const FigureContent& next) {
        const bool samePanels = content.panels.size() == next.panels.size();
        const bool sameLabels = hasSameLabels(content, next);
        const bool sameHeaders = hasSameHeaders(content, next);
        const QRectF firstBefore = allCells(content);
        const std::vector<QRectF> cellsBefore = cellsOfPanels(content);
        content = next;
        if (!samePanels) {
            buildPanels();
        }
        if (!sameLabels) {
            widths_ = LabelWidths::of(content, fonts);
            plot->setBackground(QBrush(content.theme.background));
        }
        const bool sameCells = cellsBefore == cellsOfPanels(content) && !cells.isEmpty();
        if (firstBefore != allCells(content) || cells.isEmpty()) {
            cells = allCells(content);
        }
        if (!sameCells) {
            applyCells();
        }
        for (CellMap* map : maps_) {
            map->forgetImage();
        }
        const bool sameStructure = samePanels && sameLabels && sameCells;
        redraw(sameStructure && (sameHeaders || layout(plot->viewport().size()) == geometry) ? Stale::Maps
                                                                                             : Stale::All);
    }

    void setFont(const QFont& font) {
        fonts = FigureFonts(font);
        widths_ = LabelWidths::of(content, fonts);
        for (CellMap* map : maps_) {
            map->setFontSize(fonts.em());
        }
        redraw(Stale::All);
    }

    void applyCells() {
        for (std::size_t panel = 0; panel < maps_.size(); ++panel) {
            const QRectF shown = panelCells(content, panel, cells);
            maps_[panel]->keyAxis()->setRange(shown.left(), shown.right());
            maps_[panel]->valueAxis()->setRange(shown.top(), shown.bottom());
        }
    }

    // Draws in the next turn of the event loop, once for all that became out of date until then.
    void redraw(Stale what) {
        const bool isQueued = stale_ != Stale::Nothing;
        stale_ = std::max(stale_, what);
        if (!isQueued) {
            QTimer::singleShot(0, plot.get(), [this] { redrawNow(); });
        }
    }

    [[nodiscard]] FigureScene scene() const { return {content, geometry, fonts, cells}; }

    std::unique_ptr<QCustomPlot> plot;
    FigureContent content;
    FigureFonts fonts{QFont()};
    FigureGeometry geometry;
    QRectF cells;
    Crosshair crosshair;

    [[nodiscard]] int fittingHeight(int width) const {
        constexpr double kAmple = 1e6;
        return static_cast<int>(std::ceil(layout(QSizeF(width, kAmple)).usedHeight));
    }

  private:
    static inline const QString kMaps = QStringLiteral("main");
    static inline const QString kLabels = QStringLiteral("labels");
    static inline const QString kOverlay = QStringLiteral("overlay");

    [[nodiscard]] FigureGeometry layout(const QSizeF& size) const {
        return layoutFigure(content, fonts, widths_, size);
    }

    void buildPanels() {
        for (CellMap* map : maps_) {
            plot->removePlottable(map);
        }
        maps_.clear();
        layout_->clear();
        layout_->simplify();
        for (std::size_t panel = 0; panel < content.panels.size(); ++panel) {
            auto* area = new QCPAxisRect(plot.get(), false);
            area->setAutoMargins(QCP::msNone);
            area->setMargins({});
            area->setMinimumSize(0, 0);
            layout_->addElement(0, static_cast<int>(panel), area);
            QCPAxis* keys = area->addAxis(QCPAxis::atTop);
            QCPAxis* queries = area->addAxis(QCPAxis::atLeft);
            queries->setRangeReversed(true);
            for (QCPAxis* axis : {keys, queries}) {
                axis->setVisible(false); // labels are drawn by paintAxisLabels
                axis->grid()->setVisible(false);
            }
            maps_.push_back(new CellMap(keys, queries, content, panel));
            maps_.back()->setFontSize(fonts.em());
        }
        applyCells();
    }

    void place(const QRect& area) {
        geometry = layout(area.size());
        for (std::size_t panel = 0; panel < geometry.panels.size(); ++panel) {
            layout_->element(0, static_cast<int>(panel))->setOuterRect(geometry.panels[panel].map);
        }
    }

    void redrawNow() {
        const Stale what = wasDrawn_ ? stale_ : Stale::All;
        if (stale_ == Stale::Nothing) {
            return; // drawn meanwhile, for instance because of a new size
        }
        if (what == Stale::All) {
            plot->replot(QCustomPlot::rpQueuedRefresh);
            return;
        }
        stale_ = Stale::Nothing;
        if (what == Stale::Maps) {
            plot->layer(kMaps)->replot();
        }
        plot->layer(kOverlay)->replot();
    }

    void paintFrames(QCPPainter& painter) const {
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (geometry.panels.empty()) {
            painter.setFont(fonts.base());
            painter.setPen(content.theme.mutedText);
            painter.drawText(plot->viewport().adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap,
                             content.emptyText);
            return;
        }
        for (std::size_t panel = 0; panel < geometry.panels.size(); ++panel) {
            paintHeader(painter, scene(), panel);
            paintColourBar(painter, scene(), panel);
        }
    }

    void paintLabels(QCPPainter& painter) const {
        if (!geometry.panels.empty()) {
            paintRemark(painter, scene());
            paintAxisLabels(painter, scene());
        }
    }

    void paintOverlay(QCPPainter& painter) const {
        if (!geometry.panels.empty()) {
            paintCrosshair(painter, scene(), crosshair);
        }
    }

    FigureLayout* layout_ = nullptr;
    std::vector<CellMap*> maps_;
    LabelWidths widths_;
    Stale stale_ = Stale::Nothing;
    bool wasDrawn_ = false;
};

FigurePlot::FigurePlot(QWidget* parent) : d_(std::make_unique<Private>(parent)) {
    setFont(QFont());
}

FigurePlot::~FigurePlot() = default;

QWidget* FigurePlot::widget() const {
    return d_->plot.get();
}

void FigurePlot::setContent(const FigureContent& content) {
    d_->setContent(content);
}

const FigureContent& FigurePlot::content() const {
    return d_->content;
}

void FigurePlot::setFont(const QFont& font) {
    d_->setFont(font);
}

void FigurePlot::setVisibleCells(const QRectF& cells) {
    if (cells != d_->cells) {
        d_->cells = cells;
        d_->applyCells();
        d_->redraw(Stale::All);
    }
}

const QRectF& FigurePlot::visibleCells() const {
    return d_->cells;
}

void FigurePlot::setCrosshair(const Crosshair& crosshair) {
    if (crosshair != d_->crosshair) {
        d_->crosshair = crosshair;
        d_->redraw(Stale::Overlay);
    }
}

const Crosshair& FigurePlot::crosshair() const {
    return d_->crosshair;
}

std::optional<CellAddress> FigurePlot::cellAt(const QPointF& position) const {
    return headscope::cellAt(d_->scene(), position);
}

Crosshair FigurePlot::labelAt(const QPointF& position) const {
    return headscope::labelAt(d_->scene(), position);
}

std::optional<CellMapping> FigurePlot::mapping(int panel) const {
    if (panel < 0 || panel >= static_cast<int>(d_->geometry.panels.size())) {
        return std::nullopt;
    }
    return d_->scene().mapping(static_cast<std::size_t>(panel));
}

QString FigurePlot::reductionAt(const QPointF& position) const {
    const FigureScene scene = d_->scene();
    for (std::size_t panel = 0; panel < d_->geometry.panels.size(); ++panel) {
        if (d_->geometry.panels[panel].keyAxisName.contains(position)) {
            const CellMapping mapping = scene.mapping(panel);
            const QSize pixels = (mapping.target.size() * d_->plot->devicePixelRatioF()).toSize();
            return reductionExplanation(d_->content, d_->content.panels[panel],
                                        cellsAPixel(mapping.cells.size(), pixels));
        }
    }
    return {};
}

int FigurePlot::fittingHeight(int width) const {
    return d_->fittingHeight(width);
}

} // namespace headscope
