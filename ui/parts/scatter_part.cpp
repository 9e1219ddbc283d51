// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/scatter_part.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/parts/offscreen.h"
#include "ui/scores/scatter_canvas.h"
#include "ui/scores/score_text.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr double kAspect = 0.75; // height by width

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::ScatterPart)
};

} // namespace

ScatterPart::ScatterPart(std::shared_ptr<const ScoreTable> scores, std::size_t x, std::size_t y,
                         HeadMarks marks)
    : scores_(std::move(scores)), x_(x), y_(y), marks_(std::move(marks)) {}

QString ScatterPart::name() const {
    return Words::tr("Heads by %1 and %2")
        .arg(scoreName(*scores_->scores()[x_]), scoreName(*scores_->scores()[y_]));
}

double ScatterPart::heightFor(double width, const FigureLook& look) const {
    Q_UNUSED(look)
    return std::ceil(kAspect * width);
}

QSizeF ScatterPart::smallestSize(const FigureLook& look) const {
    const double line = Spacing::of(look.font).line;
    return {10 * line, 8 * line};
}

void ScatterPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look) const {
    ScatterCanvas canvas;
    prepareOffscreen(canvas, area.size(), look);
    canvas.setScores(scores_, x_, y_);
    canvas.setMarks(marks_);
    painter.save();
    painter.translate(area.topLeft());
    canvas.paint(painter);
    painter.restore();
}

std::vector<NumberTable> ScatterPart::numbers() const {
    NumberTable table;
    table.title = name().toStdString();
    table.about = Words::tr("scores of heads; what is not defined is empty").toStdString();
    table.rowName = "head";
    table.columnName = "score";
    const auto heads = static_cast<Index>(scores_->heads().size());
    table.values.resize(heads, 2);
    for (const std::size_t score : {x_, y_}) {
        table.columns.push_back(nameWithUnit(*scores_->scores()[score]).toStdString());
    }
    for (Index head = 0; head < heads; ++head) {
        const auto row = static_cast<std::size_t>(head);
        table.rows.push_back(headName(scores_->heads()[row].id).toStdString());
        table.values(head, 0) = static_cast<float>(scores_->mean(row, x_));
        table.values(head, 1) = static_cast<float>(scores_->mean(row, y_));
    }
    return {table};
}

} // namespace headscope
