// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/parts_of.h"

#include <algorithm>

#include <QPointer>

#include "core/base/error.h"
#include "ui/charts/curve_chart.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/parts/curves_part.h"
#include "ui/parts/gui_thread.h"
#include "ui/parts/lines_part.h"
#include "ui/parts/maps_part.h"
#include "ui/parts/picture_part.h"
#include "ui/parts/scatter_part.h"
#include "ui/parts/screen_part.h"
#include "ui/parts/sheet_part.h"
#include "ui/picture/patch_canvas.h"
#include "ui/scores/scatter_canvas.h"
#include "ui/views/lines_canvas.h"
#include "ui/views/step_sheet.h"

namespace headscope {

namespace {

using Part = std::shared_ptr<const FigurePart>;

// Views that have no part of their own. By name, since not all of them belong to libraries that are known
// here.
constexpr const char* kPainted[] = {
    "headscope::BarTable",     "headscope::GroupDistancePlot", "headscope::GroupSavings",
    "headscope::HeadBars",     "headscope::HeadPlane",         "headscope::LayerGraph",
    "headscope::MatrixCanvas", "headscope::PartBars",          "headscope::ProductChart",
    "headscope::RowTable",     "headscope::SavingBars",        "headscope::SpectrumChart",
    "headscope::SpreadTable",  "headscope::StepBars",          "headscope::TextCanvas",
};

QString nameOf(const QWidget& widget) {
    return widget.accessibleName().isEmpty() ? widget.objectName() : widget.accessibleName();
}

Part partOf(const HeatmapView& view) {
    return view.content().panels.empty() ? nullptr
                                         : std::make_shared<MapsPart>(view.content(), view.visibleCells());
}

Part partOf(const MapSheet& sheet) {
    if (sheet.content().isEmpty()) {
        return nullptr;
    }
    const auto* steps = qobject_cast<const StepSheet*>(&sheet);
    return std::make_shared<SheetPart>(nameOf(sheet), sheet.content(),
                                       steps ? steps->follows() : std::vector<bool>());
}

Part partOf(const LinesCanvas& canvas) {
    return isEmpty(canvas.looks()) ? nullptr
                                   : std::make_shared<LinesPart>(canvas.looks(), canvas.pairs(),
                                                                 canvas.threshold(), canvas.shownAlone());
}

Part partOf(const ScatterCanvas& canvas) {
    return canvas.scores() == nullptr ? nullptr
                                      : std::make_shared<ScatterPart>(canvas.scores(), canvas.xScore(),
                                                                      canvas.yScore(), canvas.marks());
}

Part partOf(const CurveChart& chart) {
    return chart.content().isEmpty() ? nullptr : std::make_shared<CurvesPart>(chart.content());
}

Part partOf(const PatchCanvas& canvas) {
    return canvas.look().seen.isNull()
               ? nullptr
               : std::make_shared<PicturePart>(canvas.look(), canvas.drawing(), canvas.shown());
}

/// The first of the types that the widget is.
template <typename... Types>
Part firstPart(QWidget& widget) {
    Part part;
    const auto tried = [&]<typename Type>(const Type* as) {
        part = as == nullptr ? nullptr : partOf(*as);
        return as != nullptr;
    };
    static_cast<void>((tried(qobject_cast<const Types*>(&widget)) || ...));
    return part;
}

PartMaker screenMaker(QWidget& widget) {
    const QString name = nameOf(widget);
    return {name, [name, widget = QPointer(&widget)](const Job& job) -> Part {
                const auto made = std::make_shared<Part>();
                runInGuiThread(
                    [made, name, widget] {
                        if (!widget) {
                            throw Error(name.toStdString() + " is not on the screen any more");
                        }
                        *made = std::make_shared<ScreenPart>(name, *widget);
                    },
                    job);
                return *made;
            }};
}

} // namespace

std::vector<PartMaker> partsIn(QWidget& page) {
    std::vector<PartMaker> makers;
    const QList<QWidget*> widgets = page.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisibleTo(&page) || widget->size().isEmpty()) {
            continue;
        }
        if (Part part = firstPart<HeatmapView, MapSheet, LinesCanvas, ScatterCanvas, CurveChart, PatchCanvas>(
                *widget)) {
            makers.push_back({part->name(), [part](const Job&) { return part; }});
        } else if (std::ranges::any_of(kPainted, [&](const char* name) { return widget->inherits(name); })) {
            makers.push_back(screenMaker(*widget));
        }
    }
    return makers;
}

} // namespace headscope
