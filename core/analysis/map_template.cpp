// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/map_template.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <optional>

#include <fmt/format.h>

#include "core/analysis/row_weights.h"
#include "core/analysis/token_copies.h"
#include "core/base/error.h"
#include "core/base/utf8.h"

namespace headscope {

namespace {

constexpr Index kFarthestOffset = 1'000'000'000; // farther than any text is long
constexpr std::size_t kShownBytes = 40;          // of a part that is wrong
constexpr std::string_view kMinusSign = "\u2212";

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kSpaces = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpaces);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

/// "-1", "+1", "0"; a true minus sign is one too.
std::optional<Index> offsetIn(std::string_view text) {
    text = trimmed(text);
    bool isBack = false;
    if (text.starts_with('-') || text.starts_with('+')) {
        isBack = text.front() == '-';
        text.remove_prefix(1);
    } else if (text.starts_with(kMinusSign)) {
        isBack = true;
        text.remove_prefix(kMinusSign.size());
    }
    Index distance = 0;
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, distance);
    if (fault != std::errc() || stop != end || distance < 0 || distance > kFarthestOffset) {
        return std::nullopt;
    }
    return isBack ? -distance : distance;
}

std::optional<OffsetRange> rangeIn(std::string_view part) {
    constexpr std::string_view kTo = "..";
    const std::size_t to = part.find(kTo);
    const std::optional<Index> first = offsetIn(part.substr(0, to));
    const std::optional<Index> last =
        to == std::string_view::npos ? first : offsetIn(part.substr(to + kTo.size()));
    if (!first || !last || *first > *last) {
        return std::nullopt;
    }
    return OffsetRange{*first, *last};
}

void addPart(MapTemplate& described, std::string_view part) {
    if (part == "first") {
        described.firstKey = true;
    } else if (part == "same") {
        described.sameToken = true;
    } else if (part == "after-same") {
        described.afterSame = true;
    } else if (const std::optional<OffsetRange> range = rangeIn(part)) {
        described.offsets.push_back(*range);
    } else {
        throw Error(Mismatch{"template", "a part between commas",
                             "an offset (-1), a range from low to high (-8..-1), first, same or after-same",
                             part.empty() ? "nothing" : shortenUtf8(part, kShownBytes)});
    }
}

void mergeRanges(std::vector<OffsetRange>& ranges) {
    std::ranges::sort(ranges, {}, &OffsetRange::first);
    std::vector<OffsetRange> merged;
    for (const OffsetRange& range : ranges) {
        if (!merged.empty() && range.first <= merged.back().last + 1) {
            merged.back().last = std::max(merged.back().last, range.last);
        } else {
            merged.push_back(range);
        }
    }
    ranges = std::move(merged);
}

void markOffsets(CellPattern& cells, const OffsetRange& range) {
    for (Index query = 0; query < cells.rows(); ++query) {
        const Index begin = std::clamp(query + range.first, Index{0}, cells.cols());
        const Index end = std::clamp(query + range.last + 1, Index{0}, cells.cols());
        cells.row(query).segment(begin, end - begin).setConstant(true);
    }
}

/// Marks the keys `step` after earlier copies of the query's token.
void markCopies(CellPattern& cells, const std::vector<Index>& copies, Index step) {
    for (Index query = 0; query < cells.rows(); ++query) {
        for (Index copy = copies[static_cast<std::size_t>(query)]; copy >= 0;
             copy = copies[static_cast<std::size_t>(copy)]) {
            cells(query, copy + step) = true;
        }
    }
}

} // namespace

MapTemplate parseTemplate(std::string_view text) {
    MapTemplate described;
    while (true) {
        const std::size_t comma = text.find(',');
        addPart(described, trimmed(text.substr(0, comma)));
        if (comma == std::string_view::npos) {
            break;
        }
        text.remove_prefix(comma + 1);
    }
    mergeRanges(described.offsets);
    return described;
}

CellPattern templateCells(const MapTemplate& described, const MapSubject& subject) {
    const HeadMap& map = subject.weights;
    if (described.needsOneText() && !subject.isOfOneText()) {
        throw Error("template: only first means something in cross-attention, where queries and keys are not "
                    "the same tokens");
    }
    assert(!described.needsTokens() || static_cast<Index>(subject.keys.size()) == map.keys());
    CellPattern cells = CellPattern::Constant(map.queries(), map.keys(), false);
    for (const OffsetRange& range : described.offsets) {
        markOffsets(cells, range);
    }
    if (described.firstKey) {
        cells.col(0).setConstant(true);
    }
    if (described.needsTokens()) {
        const std::vector<Index> copies = earlierCopies(subject.keys);
        if (described.sameToken) {
            markCopies(cells, copies, 0);
        }
        if (described.afterSame) {
            markCopies(cells, copies, 1);
        }
    }
    return cells;
}

TemplateScore templateScore(const HeadMap& weights, const CellPattern& cells) {
    if (cells.rows() != weights.queries() || cells.cols() != weights.keys()) {
        throw Error(Mismatch{"template", "size", fmt::format("{} x {}", weights.queries(), weights.keys()),
                             fmt::format("{} x {}", cells.rows(), cells.cols())});
    }
    TemplateScore score;
    double inside = 0;
    double total = 0;
    for (Index query = 0; query < weights.queries(); ++query) {
        const auto row = allowedWeights(weights, query);
        const Index first = weights.allowed[static_cast<std::size_t>(query)].begin;
        const auto marked = cells.row(query).segment(first, row.size()).transpose();
        total += static_cast<double>(row.sum());
        if (marked.any()) {
            inside += static_cast<double>(marked.select(row, 0.0F).sum());
            ++score.rows;
        }
    }
    if (score.rows > 0) {
        score.perRow = inside / static_cast<double>(score.rows);
        score.share = inside / total;
    }
    return score;
}

} // namespace headscope
