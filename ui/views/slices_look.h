// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/base/matrix.h"

namespace headscope {

/// A projection of a layer, cut into the slices of its heads. Text is plain.
struct SlicesLook {
    QString title;                        // "W_Q of L2, 256 × 256: 8 slices of 32 rows"
    QString note;                         // "pooled ..."; may be empty
    std::shared_ptr<const Matrix> values; // slices.size() * sliceRows x columns
    QStringList slices;                   // names: "H0", "K/V 0"
    int sliceRows = 1;
    std::optional<int> chosen; // a slice
    double limit = 0;          // of the colours, about 0
};

/// What each head writes, for one layer and one chosen token.
struct PartsLook {
    struct Bar {
        QString name;
        double length = 0;
        std::optional<int> head; // absent: the bias, the sum, the layer
        bool isChosen = false;
    };
    QString barsTitle; // "Length of each part at 3 “cat”"
    std::vector<Bar> bars;
    /// One a head, then the sum and the layer's output: tokens x features, pooled or not.
    std::vector<std::shared_ptr<const Matrix>> maps;
    QStringList mapTitles;
    QStringList tokens;
    std::optional<int> chosenToken;
    double limit = 0;
    QString note; // of the maps
};

/// The sentences under both, with the largest differences.
struct SlicesFacts {
    QString parts;
    QString slices;
};

} // namespace headscope
