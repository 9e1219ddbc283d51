// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/attention/attention_spec.h"
#include "core/base/matrix.h"
#include "core/trace/head_map.h"

namespace headscope {

/// What a pixel shows where it stands for several cells: the value that is largest in size (of weights, the
/// largest), so that no bright cell is lost, or the mean. Masked cells count in neither.
enum class Reduction { Largest, Mean };

/// A map with half as many rows and columns as another one: each cell stands for 2 x 2 of that, for fewer at
/// the right and the lower edge. Masked cells count in none of the numbers.
struct MapLevel {
    Matrix largest; // the value that is largest in size, with its sign; NaN where all cells are masked
    Matrix sum;     // of the values; 0 where all cells are masked
    std::vector<KeyRange> allowed; // one a row; a column outside of it has masked cells only
};

/// For pictures with fewer pixels than a map has cells: a cell of the first level stands for 2 x 2 cells of
/// the map, one of the second for 4 x 4, and so on, as long as a side has more than 64. Two thirds of the
/// map's own memory.
using MapLevels = std::vector<MapLevel>;

/// Those of a map of any values without NaN. `allowed` is as in HeadMap; the ranges of neighbouring rows
/// touch, as those of every mask do. Computed on all cores.
[[nodiscard]] MapLevels mapLevels(const Matrix& values, const std::vector<KeyRange>& allowed);
/// The same into memory that is used again.
void mapLevels(const Matrix& values, const std::vector<KeyRange>& allowed, MapLevels& levels);

/// Makes levels of a map while its rows come in, in any order.
class LevelMaker {
  public:
    /// Of a map of that size, into memory that may be used again and that lives as long.
    LevelMaker(Index rows, Index columns, MapLevels& levels);

    /// The map's rows [begin, end) are there; begin is a multiple of kMapRowsAtOnce, and so is end, save for
    /// the last. On any thread, several at a time.
    void take(const Matrix& values, const std::vector<KeyRange>& allowed, Index begin, Index end);
    /// All rows have been taken.
    void finish();

  private:
    MapLevels& levels_;
};

/// The size of the value that is largest in size, from the key `first` (0 or 1) on. With the levels
/// of `values` it costs little; where they are null every cell is read.
[[nodiscard]] float largestSize(const Matrix& values, const MapLevels* levels, Index first);

[[nodiscard]] std::size_t bytesOf(const MapLevels& levels);

/// From so many cells on, levels are worth their memory: a smaller map is drawn as fast without.
inline constexpr Index kFewestCellsWithLevels = Index{1} << 20U;

/// The value that is larger in size, with its sign; of two as large the positive one.
[[nodiscard]] inline float largerInSize(float a, float b) {
    const float sizeOfA = a < 0 ? -a : a;
    const float sizeOfB = b < 0 ? -b : b;
    return sizeOfB > sizeOfA || (sizeOfB == sizeOfA && b > a) ? b : a;
}

} // namespace headscope
