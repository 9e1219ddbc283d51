// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/map_levels.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "core/attention/key_ranges.h"
#include "core/base/large_pages.h"
#include "core/base/parallel.h"

namespace headscope {

namespace {

constexpr Index kFewestCells = 64; // a side
constexpr Index kRowsAtOnce = 16;
constexpr KeyRange kNothingKnown{-1, -1}; // of what memory holds outside of a row's columns
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// What is halved: the map itself, whose values are both, or a level.
struct Finer {
    const Matrix& largest;
    const Matrix& sum;
    const std::vector<KeyRange>& allowed;
};

/// Two rows of what is halved; the lower one may be missing.
struct RowPair {
    Index upper = 0;
    KeyRange ofUpper;
    KeyRange ofLower; // empty where there is none
};

/// Neighbouring numbers of two rows.
struct RowPairNumbers {
    const float* upperLargest = nullptr;
    const float* lowerLargest = nullptr;
    const float* upperSum = nullptr;
    const float* lowerSum = nullptr;
};

/// One cell some of whose four are masked.
void halveCell(const Finer& finer, const RowPair& pair, Index row, Index column, MapLevel& level) {
    float largest = kNan;
    float sum = 0;
    const auto take = [&](Index of, const KeyRange& allowed) {
        for (Index key = 2 * column; key < 2 * column + 2; ++key) {
            if (allowed.contains(key)) {
                const float value = finer.largest(of, key);
                largest = largest == largest ? largerInSize(largest, value) : value;
                sum += finer.sum(of, key);
            }
        }
    };
    take(pair.upper, pair.ofUpper);
    take(pair.upper + 1, pair.ofLower);
    level.largest(row, column) = largest;
    level.sum(row, column) = sum;
}

/// Cells that are halved at once: what is between stays in the first cache.
constexpr Index kCellsAtOnce = 256;
using Cells = Eigen::Array<float, Eigen::Dynamic, 1, Eigen::ColMajor, kCellsAtOnce, 1>;
using CellPairs = Eigen::Array<float, Eigen::Dynamic, 1, Eigen::ColMajor, 2 * kCellsAtOnce, 1>;

/// Every second number, from `first` (0 or 1) on. A loop between arrays of our own is made vectors.
Cells everySecond(const CellPairs& pairs, Index first) {
    Cells numbers(pairs.size() / 2);
    float* const to = numbers.data();
    const float* const from = pairs.data() + first;
    const Index count = numbers.size();
    for (Index i = 0; i < count; ++i) {
        to[i] = from[2 * i];
    }
    return numbers;
}

/// Neighbouring cells, at most kCellsAtOnce, from the numbers of two rows: first both rows as one, then
/// neighbouring keys, all in vectors.
void halveNumbers(const RowPairNumbers& finer, Index cells, float* largestOut, float* sumOut) {
    const auto part = [&](const float* from) { return Eigen::Map<const Eigen::ArrayXf>(from, 2 * cells); };
    const CellPairs most = part(finer.upperLargest).max(part(finer.lowerLargest));
    const CellPairs least = part(finer.upperLargest).min(part(finer.lowerLargest));
    const CellPairs sums = part(finer.upperSum) + part(finer.lowerSum);
    const Cells largest = everySecond(most, 0).max(everySecond(most, 1));
    const Cells smallest = everySecond(least, 0).min(everySecond(least, 1));
    Eigen::Map<Eigen::ArrayXf>(sumOut, cells) = everySecond(sums, 0) + everySecond(sums, 1);
    Cells largestInSize(cells);
    float* const to = largestInSize.data(); // pointers: checks of the range would keep it from vectors
    const float* const above = largest.data();
    const float* const below = smallest.data();
    for (Index i = 0; i < cells; ++i) {
        to[i] = -below[i] > above[i] ? below[i] : above[i];
    }
    Eigen::Map<Eigen::ArrayXf>(largestOut, cells) = largestInSize;
}

/// Cells of which none is masked.
void halveWholeCells(const Finer& finer, const RowPair& pair, Index row, const KeyRange& columns,
                     MapLevel& level) {
    for (Index column = columns.begin; column < columns.end; column += kCellsAtOnce) {
        const auto from = [&](const Matrix& numbers, Index of) { return &numbers(of, 2 * column); };
        halveNumbers({from(finer.largest, pair.upper), from(finer.largest, pair.upper + 1),
                      from(finer.sum, pair.upper), from(finer.sum, pair.upper + 1)},
                     std::min(kCellsAtOnce, columns.end - column), &level.largest(row, column),
                     &level.sum(row, column));
    }
}

/// Masked cells, unless an earlier row in this place left them as they are to be.
void clearOutside(Index row, const KeyRange& columns, MapLevel& level) {
    KeyRange& before = level.allowed[static_cast<std::size_t>(row)];
    if (before == columns) {
        return;
    }
    before = columns;
    level.largest.row(row).head(columns.begin).setConstant(kNan);
    level.largest.row(row).tail(level.largest.cols() - columns.end).setConstant(kNan);
    level.sum.row(row).head(columns.begin).setZero();
    level.sum.row(row).tail(level.sum.cols() - columns.end).setZero();
}

void halveRow(const Finer& finer, Index row, MapLevel& level) {
    const Index upper = 2 * row;
    const bool hasLower = upper + 1 < finer.largest.rows();
    const RowPair pair{upper, finer.allowed[static_cast<std::size_t>(upper)],
                       hasLower ? finer.allowed[static_cast<std::size_t>(upper) + 1] : KeyRange{}};
    const KeyRange any = coveringRange(pair.ofUpper, pair.ofLower);
    const KeyRange columns = any.size() > 0 ? KeyRange{any.begin / 2, (any.end + 1) / 2} : KeyRange{};
    // Of the columns, those whose four cells are all allowed.
    KeyRange whole{(std::max(pair.ofUpper.begin, pair.ofLower.begin) + 1) / 2,
                   std::min(pair.ofUpper.end, pair.ofLower.end) / 2};
    if (whole.size() <= 0) {
        whole = {columns.end, columns.end};
    }
    clearOutside(row, columns, level);
    for (Index column = columns.begin; column < whole.begin; ++column) {
        halveCell(finer, pair, row, column, level);
    }
    if (whole.size() > 0) {
        halveWholeCells(finer, pair, row, whole, level);
    }
    for (Index column = whole.end; column < columns.end; ++column) {
        halveCell(finer, pair, row, column, level);
    }
}

void makeRoom(Index rows, Index columns, MapLevel& level) {
    const auto hasSize = [&](const Matrix& numbers) {
        return numbers.rows() == rows && numbers.cols() == columns;
    };
    if (!hasSize(level.largest) || !hasSize(level.sum)) { // else all is as another map left it
        level.allowed.clear();
        resizeUninitialised(level.largest, rows, columns);
        resizeUninitialised(level.sum, rows, columns);
        level.allowed.assign(static_cast<std::size_t>(rows), kNothingKnown);
    }
}

/// The rows [begin, end) of a level.
void halveRows(const Finer& finer, Index begin, Index end, MapLevel& level) {
    for (Index row = begin; row < end; ++row) {
        halveRow(finer, row, level);
    }
}

Finer finerOf(const MapLevel& level) {
    return {level.largest, level.sum, level.allowed};
}

/// Levels whose rows are made of no other than those that come in at once.
constexpr auto kLevelsAtOnce = static_cast<std::size_t>(std::countr_zero(std::size_t{kMapRowsAtOnce}));

} // namespace

MapLevels mapLevels(const Matrix& values, const std::vector<KeyRange>& allowed) {
    MapLevels levels;
    mapLevels(values, allowed, levels);
    return levels;
}

void mapLevels(const Matrix& values, const std::vector<KeyRange>& allowed, MapLevels& levels) {
    LevelMaker maker(values.rows(), values.cols(), levels);
    parallelBlocks(values.rows(), kMapRowsAtOnce,
                   [&](Index begin, Index end) { maker.take(values, allowed, begin, end); });
    maker.finish();
}

LevelMaker::LevelMaker(Index rows, Index columns, MapLevels& levels) : levels_(levels) {
    std::size_t count = 0;
    for (Index longest = std::max(rows, columns); longest > kFewestCells; longest = (longest + 1) / 2) {
        ++count;
    }
    levels.resize(count);
    for (MapLevel& level : levels) {
        rows = (rows + 1) / 2;
        columns = (columns + 1) / 2;
        makeRoom(rows, columns, level);
    }
}

void LevelMaker::take(const Matrix& values, const std::vector<KeyRange>& allowed, Index begin, Index end) {
    for (std::size_t i = 0; i < std::min(kLevelsAtOnce, levels_.size()); ++i) {
        begin /= 2;
        end = (end + 1) / 2;
        halveRows(i == 0 ? Finer{values, values, allowed} : finerOf(levels_[i - 1]), begin, end, levels_[i]);
    }
}

void LevelMaker::finish() {
    for (std::size_t i = kLevelsAtOnce; i < levels_.size(); ++i) {
        const Finer finer = finerOf(levels_[i - 1]);
        parallelBlocks(levels_[i].sum.rows(), kRowsAtOnce,
                       [&](Index begin, Index end) { halveRows(finer, begin, end, levels_[i]); });
    }
}

float largestSize(const Matrix& values, const MapLevels* levels, Index first) {
    float largest = 0;
    const auto take = [&](const Matrix& from, Index begin, Index end) {
        if (end > begin) { // masked cells are NaN in levels
            const auto columns = from.middleCols(begin, end - begin).cwiseAbs();
            largest = std::max(largest, columns.template maxCoeff<Eigen::PropagateNumbers>());
        }
    };
    // The second column of each level continues where that of the level before ends.
    const Matrix* coarsest = &values;
    for (std::size_t i = 0; levels != nullptr && i < levels->size(); ++i) {
        if (first > 0) {
            take(*coarsest, 1, std::min<Index>(2, coarsest->cols()));
        }
        coarsest = &(*levels)[i].largest;
    }
    take(*coarsest, std::min(first, coarsest->cols()), coarsest->cols());
    return largest;
}

std::size_t bytesOf(const MapLevels& levels) {
    std::size_t bytes = 0;
    for (const MapLevel& level : levels) {
        bytes += static_cast<std::size_t>(level.largest.size() + level.sum.size()) * sizeof(float) +
                 level.allowed.size() * sizeof(KeyRange);
    }
    return bytes;
}

} // namespace headscope
