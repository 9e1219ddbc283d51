// SPDX-License-Identifier: GPL-3.0-or-later
// What the panels show, as numbers.
#include "ui/charts/number_tables.h"
#include "ui/panels/group_distance_plot.h"
#include "ui/panels/head_bars.h"
#include "ui/panels/head_plane.h"
#include "ui/panels/matrix_canvas.h"

namespace headscope {

namespace {

QString nameOf(const HeadId& head) {
    return QString::fromStdString(toString(head));
}

} // namespace

std::vector<NumberTable> MatrixCanvas::shownNumbers() const {
    if (content_.isEmpty()) {
        return {};
    }
    NumberTable table =
        mapTable(*content_.values, content_.allowed, content_.rowLabels, content_.columnLabels);
    table.title = accessibleName().toStdString();
    table.about = tr("%1; what is masked or undefined is empty").arg(content_.barNote).toStdString();
    table.rowName = content_.rowName.toStdString();
    table.columnName = content_.columnName.toStdString();
    return {table};
}

std::vector<NumberTable> HeadBars::shownNumbers() const {
    std::vector<NumberRow> rows;
    for (const Row& row : rows_) {
        rows.push_back({nameOf(row.head), {row.value}});
    }
    return rowsTable(accessibleName(), title_, tr("head"), {tr("value")}, rows);
}

std::vector<NumberTable> HeadPlane::shownNumbers() const {
    if (!hasPoints()) {
        return {};
    }
    std::vector<NumberRow> rows;
    for (std::size_t head = 0; head < similarity_->distances.heads.size(); ++head) {
        const auto row = static_cast<Index>(head);
        rows.push_back({nameOf(similarity_->distances.heads[head]),
                        {similarity_->plane.points(row, 0), similarity_->plane.points(row, 1)}});
    }
    return rowsTable(accessibleName(), caption(), tr("head"), {tr("x (nats)"), tr("y (nats)")}, rows);
}

std::vector<NumberTable> GroupDistancePlot::shownNumbers() const {
    std::vector<NumberRow> rows;
    const auto add = [&rows](const QString& name, const GroupDistance& means) {
        rows.push_back({name,
                        {means.within.mean, static_cast<double>(means.within.pairs), means.between.mean,
                         static_cast<double>(means.between.pairs)}});
    };
    for (int layer = 0; layer < layers(); ++layer) {
        add(QStringLiteral("L%1").arg(layer), similarity_->groups.layers[static_cast<std::size_t>(layer)]);
    }
    if (rows.empty()) {
        return {};
    }
    add(tr("all layers"), similarity_->groups.all);
    return rowsTable(
        accessibleName(), tr("mean distances in nats over %1").arg(similarity_->subject), tr("layer"),
        {tr("within groups"), tr("pairs within"), tr("between groups"), tr("pairs between")}, rows);
}

} // namespace headscope
