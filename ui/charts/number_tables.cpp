// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/number_tables.h"

#include <limits>

namespace headscope {

namespace {

Matrix withoutMasked(const Matrix& values, const std::vector<KeyRange>& allowed) {
    Matrix result = values;
    for (std::size_t query = 0; query < allowed.size(); ++query) {
        for (Index key = 0; key < result.cols(); ++key) {
            if (!allowed[query].contains(key)) {
                result(static_cast<Index>(query), key) = std::numeric_limits<float>::quiet_NaN();
            }
        }
    }
    return result;
}

std::vector<std::string> namesOf(const QStringList& labels, Index count) {
    std::vector<std::string> names;
    for (Index index = 0; index < count; ++index) {
        const QString label = labels.value(static_cast<int>(index));
        names.push_back(label.isEmpty() ? std::to_string(index) : label.toStdString());
    }
    return names;
}

} // namespace

NumberTable mapTable(const Matrix& values, const std::vector<KeyRange>& allowed, const QStringList& queries,
                     const QStringList& keys) {
    NumberTable table;
    table.rowName = "query";
    table.columnName = "key";
    table.values = withoutMasked(values, allowed);
    table.rows = namesOf(queries, table.values.rows());
    table.columns = namesOf(keys, table.values.cols());
    return table;
}

std::vector<NumberTable> rowsTable(const QString& title, const QString& about, const QString& rowName,
                                   const QStringList& columns, const std::vector<NumberRow>& rows) {
    if (rows.empty()) {
        return {};
    }
    NumberTable table;
    table.title = title.toStdString();
    table.about = about.toStdString();
    table.rowName = rowName.toStdString();
    table.columnName = "number";
    table.columns = namesOf(columns, columns.size());
    table.values.resize(static_cast<Index>(rows.size()), columns.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        table.rows.push_back(rows[row].name.toStdString());
        for (Index column = 0; column < columns.size(); ++column) {
            table.values(static_cast<Index>(row), column) =
                static_cast<float>(rows[row].values.at(static_cast<std::size_t>(column)));
        }
    }
    return {table};
}

} // namespace headscope
