// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

namespace headscope {

enum class NumberKind {
    Fixed,   // `digits` decimals; the difference is B - A
    Percent, // a share in [0, 1] as whole per cent; the difference in percentage points
    Count,   // whole; "9 of 14" where there is a total
};

/// One quantity of both sides, already computed.
struct ComparedNumber {
    QString name;
    QString tooltip; // what it means, with its formula
    QString unit;    // "nats"; empty where there is none
    NumberKind kind = NumberKind::Fixed;
    int digits = 2;
    std::optional<int> total;
    std::optional<double> a;
    std::optional<double> b;
    QString absence; // why one is missing
};

/// A token that may come next, and how probable each side makes it.
struct NextToken {
    QString label; // plain text
    std::optional<double> a;
    std::optional<double> b;
};

/// All that NumbersPanel shows.
struct ComparisonNumbers {
    std::vector<ComparedNumber> rows;
    std::vector<NextToken> next;      // most probable first; the first six are shown
    std::optional<double> divergence; // KL(A||B) of the next token, nats
};

} // namespace headscope
