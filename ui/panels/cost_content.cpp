// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/cost_content.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/size_text.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/grouped_text.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::CostView)
};

struct TermText {
    const char* title;
    const char* unit; // under the title
    const char* word; // behind the number
};

TermText textOf(CostTerm term) {
    switch (term) {
    case CostTerm::Projections:
        return {QT_TRANSLATE_NOOP("headscope::CostView", "projections"),
                QT_TRANSLATE_NOOP("headscope::CostView", "operations, one layer"),
                QT_TRANSLATE_NOOP("headscope::CostView", "operations")};
    case CostTerm::Scores:
        return {QT_TRANSLATE_NOOP("headscope::CostView", "scores, mixing"),
                QT_TRANSLATE_NOOP("headscope::CostView", "operations, one layer"),
                QT_TRANSLATE_NOOP("headscope::CostView", "operations")};
    case CostTerm::Softmax:
        return {QT_TRANSLATE_NOOP("headscope::CostView", "softmax"),
                QT_TRANSLATE_NOOP("headscope::CostView", "exponentials, one layer"),
                QT_TRANSLATE_NOOP("headscope::CostView", "exponentials")};
    case CostTerm::Parameters:
        return {QT_TRANSLATE_NOOP("headscope::CostView", "parameters"),
                QT_TRANSLATE_NOOP("headscope::CostView", "one layer"),
                QT_TRANSLATE_NOOP("headscope::CostView", "parameters")};
    case CostTerm::Cache:
        return {QT_TRANSLATE_NOOP("headscope::CostView", "K/V cache"),
                QT_TRANSLATE_NOOP("headscope::CostView", "bytes, all layers"),
                QT_TRANSLATE_NOOP("headscope::CostView", "bytes")};
    }
    return {};
}

/// The number in full, and as short as it can be said.
QStringList numberTexts(std::int64_t number, CostTerm term) {
    const auto whole = static_cast<std::uint64_t>(number);
    QStringList texts{groupedText(whole)};
    if (number >= 1'000'000) {
        texts += term == CostTerm::Cache ? fromUtf8(sizeText(whole)) : fromUtf8(countText(whole));
        texts += significantText(static_cast<double>(number), 3);
    }
    return texts;
}

BarColumn columnOf(HeadLayout layout, const AttentionShape& shape, std::optional<HeadLayout> own) {
    const QString groups = Words::tr("G = %1");
    const bool isMarked = layout == own;
    switch (layout) {
    case HeadLayout::Mha:
        return {QStringLiteral("MHA"), groups.arg(shape.heads), isMarked};
    case HeadLayout::Gqa:
        return {QStringLiteral("GQA"), groups.arg(shape.kvHeads), isMarked};
    case HeadLayout::Mqa:
        return {QStringLiteral("MQA"), groups.arg(1), isMarked};
    case HeadLayout::SingleHead:
        return {Words::tr("one head"), Words::tr("d_k = %1").arg(shape.heads * shape.headWidth), isMarked};
    }
    return {};
}

} // namespace

BarTableContent costTable(const AttentionShape& shape, std::optional<HeadLayout> own) {
    BarTableContent content;
    std::vector<AttentionCost> costs;
    for (const HeadLayout layout : kHeadLayouts) {
        costs.push_back(attentionCost(shape, layout));
        content.columns.push_back(columnOf(layout, shape, own));
    }
    for (const CostTerm term : kCostTerms) {
        const TermText text = textOf(term);
        std::int64_t largest = 1;
        for (const AttentionCost& cost : costs) {
            largest = std::max(largest, termOf(cost, term));
        }
        BarRow row{Words::tr(text.title), Words::tr(text.unit), {}};
        for (std::size_t layout = 0; layout < costs.size(); ++layout) {
            const std::int64_t number = termOf(costs[layout], term);
            BarCell cell;
            cell.numbers = numberTexts(number, term);
            cell.formula = fromUtf8(costFormula(term, kHeadLayouts[layout], shape));
            cell.share = static_cast<double>(number) / static_cast<double>(largest);
            cell.meaning = Words::tr(text.word);
            row.cells.push_back(cell);
        }
        content.rows.push_back(std::move(row));
    }
    return content;
}

CurveContent costCurves(const AttentionShape& shape) {
    constexpr std::int64_t kLeastReach = 8192; // tokens
    constexpr std::int64_t kMostReach = std::int64_t{1} << 40;
    Curve projections{
        Words::tr("projections, G = %1").arg(shape.kvHeads), {}, {}, CurveRole::Plain, false, false};
    Curve scores{Words::tr("scores and mixing"), {}, {}, CurveRole::Second, false, false};
    Curve softmax{Words::tr("softmax, %1 heads").arg(shape.heads), {}, {}, CurveRole::Third, false, false};
    Curve oneHead{Words::tr("softmax, one head"), {}, {}, CurveRole::Fourth, true, false};
    const std::int64_t reach = std::max(kLeastReach, 4 * shape.tokens);
    for (std::int64_t tokens = 1; tokens <= std::min(reach, kMostReach); tokens *= 2) {
        AttentionShape longer = shape;
        longer.tokens = tokens;
        try {
            const AttentionCost cost = attentionCost(longer, HeadLayout::Gqa);
            const auto place = static_cast<double>(tokens);
            for (const auto& [curve, value] :
                 {std::pair{&projections, cost.projections}, std::pair{&scores, cost.scores},
                  std::pair{&softmax, cost.softmax}, std::pair{&oneHead, tokens * tokens}}) {
                curve->x.push_back(place);
                curve->y.push_back(static_cast<double>(value));
            }
        } catch (const Error&) {
            break; // beyond 63 bits; the curves end there
        }
    }
    CurveContent content;
    content.title = Words::tr("Operations of one layer against the number of tokens");
    content.xName = Words::tr("tokens T");
    content.yName = Words::tr("operations");
    content.isLogX = content.isLogY = true;
    content.curves = {projections, scores, softmax, oneHead};
    content.position = static_cast<double>(shape.tokens);
    return content;
}

} // namespace headscope
