// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "core/attention/attention_spec.h"
#include "core/export/number_table.h"

namespace headscope {

/// The cells of a map under its tokens, NaN where they are masked. `allowed`: keys of each row; empty means
/// all. Where a label is missing, its position stands for it.
[[nodiscard]] NumberTable mapTable(const Matrix& values, const std::vector<KeyRange>& allowed,
                                   const QStringList& queries, const QStringList& keys);

/// A row of a table that is no map.
struct NumberRow {
    QString name;
    std::vector<double> values; // NaN is undefined
};

/// A table of such rows, or none where there are none; `columns` names their values, and `rowName` says what
/// a row is: "head".
[[nodiscard]] std::vector<NumberTable> rowsTable(const QString& title, const QString& about,
                                                 const QString& rowName, const QStringList& columns,
                                                 const std::vector<NumberRow>& rows);

/// `full`, or `shown` where there are no full ones.
[[nodiscard]] inline const QStringList& fullLabels(const QStringList& full, const QStringList& shown) {
    return full.isEmpty() ? shown : full;
}

} // namespace headscope
