// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/scatter_part.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/scores/scatter_painter.h"
#include "ui/scores/score_text.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr double kAspect = 0.75; // height by width

class Words {
    Q_DECLARE_TR_FUNCTIONS(ScatterPart)
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

QSizeF ScatterPart::smallestSize(double width, const FigureLook& look) const {
    Q_UNUSED(width)
    const double line = Spacing::of(look.font).line;
    return {10 * line, 8 * line};
}

void ScatterPart::paint(QPainter& painter, const QRectF& area, const FigureLook& look, const Job& job) const {
    job.step(0, "drawing heads");
    const ScatterLayout layout(*scores_, x_, y_, area.size().toSize(), look.font);
    painter.save();
    painter.translate(area.topLeft());
    paintScatter(painter, {.scores = *scores_,
                           .x = x_,
                           .y = y_,
                           .marks = marks_,
                           .layout = layout,
                           .hovered = std::nullopt,
                           .height = std::floor(area.height()),
                           .font = look.font,
                           .theme = look.theme()});
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
