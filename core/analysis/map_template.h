// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <string_view>
#include <vector>

#include "core/analysis/map_subject.h"

namespace headscope {

/// Which cells of a map someone asks about: rows are queries, columns are keys. Made from a MapTemplate, or
/// drawn.
using CellPattern = Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Places of keys, both ends included, relative to the query: -1 is the token before it.
struct OffsetRange {
    Index first = 0;
    Index last = 0;
    bool operator==(const OffsetRange&) const = default;
};

/// Cells that a few words describe, whatever the text.
struct MapTemplate {
    std::vector<OffsetRange> offsets; // ascending, none touches another
    bool firstKey = false;            // key 0
    bool sameToken = false;           // earlier copies of the query's token: duplicateToken()
    bool afterSame = false;           // what followed them: induction()

    [[nodiscard]] bool needsTokens() const { return sameToken || afterSame; }
    /// Whether it says nothing about cross-attention.
    [[nodiscard]] bool needsOneText() const { return needsTokens() || !offsets.empty(); }
    bool operator==(const MapTemplate&) const = default;
};

/// Parts with commas between: an offset ("-1", "+1", "0"), a range of them ("-8..-1"), "first", "same",
/// "after-same". Spaces do not matter. Throws Error where a part is none of these, or there is none.
[[nodiscard]] MapTemplate parseTemplate(std::string_view text);

/// The cells on a map of this size and these tokens; the mask does not matter. Throws Error where the map is
/// of cross-attention and the template needs one text.
[[nodiscard]] CellPattern templateCells(const MapTemplate& described, const MapSubject& subject);

/// How much of a head's weight lies in the cells of a pattern. Masked cells never count.
struct TemplateScore {
    double perRow = std::numeric_limits<double>::quiet_NaN(); // sum(A o D) / rows that have a cell: 0 to 1
    double share = std::numeric_limits<double>::quiet_NaN(); // sum(A o D) / sum(A), rows without one included
    Index rows = 0;                                          // that have a cell; with 0 both are NaN
};

/// Throws Error where the pattern has another size than the map.
[[nodiscard]] TemplateScore templateScore(const HeadMap& weights, const CellPattern& cells);

} // namespace headscope
