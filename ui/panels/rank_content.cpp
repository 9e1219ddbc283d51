// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rank_content.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace headscope {

namespace {

constexpr double kLeastShare = 1e-9; // of the largest singular value, that is drawn
constexpr double kLeastWidth = 16;   // d_k from which scores are said to have enough rank

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::RankView)
};

QString decimal(double value) {
    return std::isfinite(value) ? QString::number(value, 'f', 1) : QStringLiteral("–");
}

BarCell cellOf(double value, const QString& number, double limit, double most) {
    BarCell cell;
    cell.numbers = QStringList{number};
    cell.share = value / most;
    cell.limit = limit / most;
    return cell;
}

} // namespace

BarTableContent rankTable(const RankLook& look) {
    BarTableContent content;
    content.columns = {{Words::tr("rank"), Words::tr("numerical"), false},
                       {Words::tr("effective rank"), Words::tr("exp of entropy"), false},
                       {Words::tr("bound"), Words::tr("rank at most"), false}};
    double most = 1;
    for (const RankedMatrix& matrix : look.matrices) {
        most = std::max(most, static_cast<double>(matrix.rank.bound));
    }
    for (const RankedMatrix& matrix : look.matrices) {
        const MatrixRank& rank = matrix.rank;
        const auto bound = static_cast<double>(rank.bound);
        BarRow row{matrix.title,
                   QStringLiteral("%1 × %2").arg(QString::number(rank.rows), QString::number(rank.columns)),
                   {}};
        row.cells.push_back(cellOf(static_cast<double>(rank.rank), QString::number(rank.rank), bound, most));
        row.cells.push_back(cellOf(rank.effective, decimal(rank.effective), bound, most));
        row.cells.push_back(cellOf(bound, QString::number(rank.bound), bound, most));
        row.cells.back().formula = matrix.formula;
        content.rows.push_back(std::move(row));
    }
    return content;
}

CurveContent singularValueCurves(const RankLook& look) {
    constexpr std::array kRoles{CurveRole::SideA, CurveRole::Second, CurveRole::Third, CurveRole::Fourth};
    CurveContent content;
    content.title = Words::tr("Singular values");
    content.xName = Words::tr("index");
    content.yName = Words::tr("share of the largest");
    content.isLogY = true;
    for (std::size_t matrix = 0; matrix < look.matrices.size(); ++matrix) {
        const std::vector<double>& values = look.matrices[matrix].rank.singularValues;
        Curve curve{look.matrices[matrix].title, {}, {}, kRoles[matrix % kRoles.size()], false, false};
        for (std::size_t index = 0; index < values.size(); ++index) {
            const double share = values[index] / values[0];
            if (share < kLeastShare) { // rounding of float64
                break;
            }
            curve.x.push_back(static_cast<double>(index + 1));
            curve.y.push_back(share);
        }
        content.curves.push_back(std::move(curve));
    }
    return content;
}

CurveContent projectionCurves(const RankLook& look) {
    Curve together{Words::tr("concatenation, effective"), {}, {}, CurveRole::Plain, false, true};
    Curve togetherRank{Words::tr("concatenation, rank"), {}, {}, CurveRole::Second, false, true};
    Curve scores{Words::tr("one head's scores, effective"), {}, {}, CurveRole::Third, false, true};
    Curve scoresRank{Words::tr("one head's scores, rank"), {}, {}, CurveRole::Fourth, false, true};
    for (const ProjectionRanks& one : look.projections) {
        const auto heads = static_cast<double>(one.heads);
        for (const auto& [curve, value] :
             {std::pair{&together, one.concatenationEffective},
              std::pair{&togetherRank, static_cast<double>(one.concatenationRank)},
              std::pair{&scores, one.scoresEffective},
              std::pair{&scoresRank, static_cast<double>(one.scoresRank)}}) {
            curve->x.push_back(heads);
            curve->y.push_back(value);
        }
    }
    CurveContent content;
    content.title = Words::tr("Random projections: ranks against H at d = %1").arg(look.width);
    content.xName = Words::tr("heads H");
    content.yName = Words::tr("rank");
    content.isLogX = true;
    content.emptyText = Words::tr("Random projections are being computed…");
    if (!look.projections.empty()) {
        content.curves = {togetherRank, together, scoresRank, scores};
        content.xRange = std::pair(1.0, std::max(2.0, static_cast<double>(look.width)));
        content.marks.push_back({static_cast<double>(look.width) / kLeastWidth, Words::tr("d_k = 16")});
        if (look.ownHeads > 0) {
            content.position = look.ownHeads;
        }
    }
    return content;
}

} // namespace headscope
