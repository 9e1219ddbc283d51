// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/model_filter.h"

#include <algorithm>

#include "ui/library/model_table.h"

namespace headscope {

ModelFilter::ModelFilter(QObject* parent) : QSortFilterProxyModel(parent) {}

void ModelFilter::setText(const QString& text) {
    words_ = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool ModelFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QString text = sourceModel()->index(row, 0, parent).data(ModelTable::kSearchRole).toString();
    return std::ranges::all_of(
        words_, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace headscope
