// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/lines_part.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/charts/number_tables.h"
#include "ui/theme/joined.h"
#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr double kTallest = 1.6; // by the width

class Words {
    Q_DECLARE_TR_FUNCTIONS(LinesPart)
};

/// The height at which all rows are as high as a line of text.
double fullHeight(const HeadLooks& looks, double width, const QFont& font) {
    constexpr int kAmple = 20000;
    const LinesLayout layout(looks, QSize(static_cast<int>(width), kAmple), font);
    if (layout.blocks().empty()) {
        return 0;
    }
    double height = 0;
    int left = -1;
    for (const LinesLayout::Block& block : layout.blocks()) {
        if (left < 0 || block.header.left() == left) { // under the one before
            height += block.body.top() - block.header.top() + layout.contentHeight();
            left = block.header.left();
        }
    }
    return height + Spacing::of(font).small * (static_cast<double>(layout.blocks().size()) - 1);
}

} // namespace

LinesPart::LinesPart(HeadLooks looks, std::vector<VisiblePairs> pairs, double threshold,
                     std::optional<TokenPlace> alone)
    : looks_(std::move(looks)), threshold_(threshold), alone_(alone), pairs_(std::move(pairs)) {}

QString LinesPart::name() const {
    QStringList heads;
    for (const HeadLook& look : looks_.sides) {
        heads += sideLetter(look.side) + QLatin1Char(' ') + look.title;
    }
    return Words::tr("Lines between tokens: %1").arg(Joined::listed(heads));
}

double LinesPart::heightFor(double width, const FigureLook& look) const {
    return std::min(fullHeight(looks_, width, look.font), kTallest * width);
}

QSizeF LinesPart::smallestSize(double width, const FigureLook& look) const {
    Q_UNUSED(width)
    const double line = Spacing::of(look.font).line;
    return {12 * line, 8 * line};
}

void LinesPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const {
    job.step(0, "drawing lines");
    const QSize size = area.size().toSize();
    LinesLayout layout(looks_, size, look.font);
    if (layout.contentHeight() > layout.bodyHeight()) { // nothing scrolls here
        layout = LinesLayout(looks_, size, look.font,
                             static_cast<double>(layout.bodyHeight()) / layout.contentHeight());
    }
    painter.save();
    painter.translate(area.topLeft());
    paintLines(painter, {looks_, layout, pairs_, threshold_, alone_, 0, look.font, look.theme().palette()});
    painter.restore();
}

std::vector<NumberTable> LinesPart::numbers() const {
    std::vector<NumberTable> tables;
    for (const HeadLook* look : sidesWithWeights(looks_)) {
        NumberTable& table =
            tables.emplace_back(mapTable(look->weights->values, look->weights->allowed,
                                         fullLabels(looks_.fullQueryLabels, looks_.queryLabels),
                                         fullLabels(looks_.fullKeyLabels, looks_.keyLabels)));
        table.title = (sideLetter(look->side) + QLatin1Char(' ') + look->title).toStdString();
        table.about =
            Words::tr("%1; all weights, also those below the threshold %2 of the lines; masked cells "
                      "are empty")
                .arg(look->note)
                .arg(threshold_)
                .toStdString();
    }
    return tables;
}

} // namespace headscope
