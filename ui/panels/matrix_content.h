// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "ui/palette/value_scale.h"

namespace headscope {

/// A matrix with a name for each row and each column, as MatrixCanvas shows it. All text is plain.
struct MatrixContent {
    /// Neighbouring rows that belong together: a line stands between them, and their name in place of the
    /// rows' own where there is no room for all of these.
    struct Group {
        int first = 0;
        QString label;
    };

    std::shared_ptr<const Matrix> values; // NaN is undefined, and looks like no value
    std::vector<KeyRange> allowed;        // columns of each row; cells outside are hatched. Empty: all
    QStringList rowLabels;
    QStringList columnLabels;
    QString rowName; // of the axis
    QString columnName;
    std::vector<Group> groups;   // from the first row on; empty where rows have no groups
    bool numbersColumns = false; // their position before the labels where some are left out: "12 ·cat"
    /// Rows and columns are the same things: cells are square, and what is marked is marked on both axes.
    bool isSymmetric = false;
    QSizeF largestCell = {5, 2.2}; // of one that is not square, in units of the font's size
    ValueScale scale;
    QString palette; // a sequential one; empty means the default
    bool hasBar = true;
    QString barNote;   // beside the colour bar: "distance (nats)"
    QString emptyText; // shown where there are no values

    [[nodiscard]] int rows() const { return values ? static_cast<int>(values->rows()) : 0; }
    [[nodiscard]] int columns() const { return values ? static_cast<int>(values->cols()) : 0; }
    [[nodiscard]] bool isEmpty() const { return rows() == 0 || columns() == 0; }
};

} // namespace headscope
