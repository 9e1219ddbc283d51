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
    QString absence;           // why one is missing
    QString noDifference = {}; // why B − A would mean nothing; empty where it is given
};

/// A token that may stand at a place, and how probable each side makes it.
struct ExpectedToken {
    QString label; // plain text
    std::optional<double> a;
    std::optional<double> b;
};

/// What both sides expect at one place of the text.
struct ComparedPrediction {
    QString title;                     // "Next token", "Hidden token at position 5"
    QString name;                      // where there are several: "mask 1"
    QString tooltip;                   // of the name: "position 5"
    std::vector<ExpectedToken> tokens; // most probable first; the first six are shown
    std::optional<double> divergence;  // KL(A||B), nats
    QString noDivergence = {};         // why there is none
};

/// All that NumbersPanel shows.
struct ComparisonNumbers {
    std::vector<ComparedNumber> rows;
    std::vector<ComparedPrediction> predictions;
    QString noPrediction; // why there is none
};

} // namespace headscope
