// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_table_filter.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "ui/scores/score_text.h"
#include "ui/theme/sentence_text.h"

namespace headscope {

namespace {

/// "L2" is a word of "L2 H5" and none of "L21 H5"; what has no digits may be a part of a word ("cross").
bool isIn(const QString& word, const QStringList& names, const QStringList& badges) {
    const bool hasDigit = std::ranges::any_of(word, [](QChar letter) { return letter.isDigit(); });
    const auto isNamed = [&](const QString& name) {
        return hasDigit ? name.compare(word, Qt::CaseInsensitive) == 0
                        : name.startsWith(word, Qt::CaseInsensitive);
    };
    return std::ranges::any_of(names, isNamed) || std::ranges::any_of(badges, [&](const QString& badge) {
               return badge.contains(word, Qt::CaseInsensitive);
           });
}

bool isFound(const QString& text, const ScoreTable& table, std::size_t head) {
    static const QRegularExpression headInWord(QStringLiteral("(?<=\\d)(?=[hH]\\d)"));
    const QStringList names = headName(table.heads()[head].id).split(u' ');
    QStringList badges;
    for (const std::size_t score : badgesOf(table, head)) {
        badges += {inWords(table.scores()[score]->badge->text), fromUtf8(table.scores()[score]->badge->text)};
    }
    return std::ranges::any_of(text.split(u','), [&](QString part) {
        const QStringList words =
            part.replace(headInWord, QStringLiteral(" ")).split(u' ', Qt::SkipEmptyParts);
        return !words.isEmpty() &&
               std::ranges::all_of(words, [&](const QString& word) { return isIn(word, names, badges); });
    });
}

} // namespace

bool ScoreFilter::accepts(const ScoreTable& table, const HeadMarks& marks, std::size_t head) const {
    if (onlyPinned && !marks.pinned.contains(table.heads()[head].id)) {
        return false;
    }
    if (onlyWithBadge && badgesOf(table, head).empty()) {
        return false;
    }
    const auto score = bound ? table.indexOfScore(scoreKey) : std::nullopt;
    if (score) {
        const double value = table.mean(head, *score);
        if (isAtLeast ? !(value >= *bound) : !(value <= *bound)) { // NaN neither
            return false;
        }
    }
    return heads.trimmed().isEmpty() || isFound(heads, table, head);
}

ScoreTableFilter::ScoreTableFilter(ScoreTableModel* model, QObject* parent)
    : QSortFilterProxyModel(parent), model_(model) {
    setSourceModel(model);
    setSortRole(ScoreTableModel::kSortRole);
}

void ScoreTableFilter::setFilter(const ScoreFilter& filter) {
    filter_ = filter;
    invalidateFilter();
}

void ScoreTableFilter::filterAgain() {
    invalidateFilter();
}

const HeadId& ScoreTableFilter::head(int row) const {
    return model_->head(mapToSource(index(row, 0)).row());
}

bool ScoreTableFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    return !parent.isValid() &&
           filter_.accepts(*model_->scores(), model_->marks(), static_cast<std::size_t>(row));
}

bool ScoreTableFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const double first = left.data(ScoreTableModel::kSortRole).toDouble();
    const double second = right.data(ScoreTableModel::kSortRole).toDouble();
    const bool isDescending = sortOrder() == Qt::DescendingOrder;
    if (std::isnan(first) || std::isnan(second)) {
        // A view that sorts downwards shows the lesser one later.
        return isDescending ? std::isnan(first) && !std::isnan(second)
                            : !std::isnan(first) && std::isnan(second);
    }
    return first < second;
}

} // namespace headscope
