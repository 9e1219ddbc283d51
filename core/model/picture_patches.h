// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "core/base/matrix.h"
#include "core/base/picture.h"
#include "core/model/model_spec.h"
#include "core/model/resampling.h"

namespace headscope {

/// What is done to a picture before a model sees it, in this order: resized, cut from its middle, turned into
/// numbers x = (byte * rescale - mean) / deviation of each channel.
struct PicturePreparation {
    int shortestEdge = 0; // what the shorter side becomes, the other in proportion; 0: both sides as below
    int resizedWidth = 0;
    int resizedHeight = 0;
    Resampling kernel = Resampling::Bilinear;
    int width = 0; // of what the model sees
    int height = 0;
    double rescale = 1.0 / 255;
    std::array<float, 3> mean{0.5F, 0.5F, 0.5F};
    std::array<float, 3> deviation{0.5F, 0.5F, 0.5F};
    bool isAssumed = false; // the checkpoint does not say
    bool operator==(const PicturePreparation&) const = default;
};

/// The preparation of a model whose checkpoint does not say: both sides resized to the patches' grid, bytes
/// from -1 to 1, as ViT was trained.
[[nodiscard]] PicturePreparation plainPreparation(const PatchSpec& patches);

/// In words: "shorter side to 256 pixels (bicubic), the middle 224 x 224 of it, ...".
[[nodiscard]] std::string describePreparation(const PicturePreparation& preparation);

/// A picture of width x height pixels, the same to the bit as Pillow's Image.resize (8 bits a channel: first
/// rows, then columns, each rounded to bytes).
[[nodiscard]] Picture resized(const Picture& picture, int width, int height, Resampling kernel);

/// What the model sees: resized and cut. Throws Error for a picture without pixels, and where it would be
/// larger than kMostPixels on the way (a very long and narrow one).
[[nodiscard]] Picture preparedPicture(const Picture& picture, const PicturePreparation& preparation);

/// The numbers of its patches, row after row: count() x pixels(), channel, row, column. `prepared` has the
/// size of the grid.
[[nodiscard]] Matrix patchesOf(const Picture& prepared, const PicturePreparation& preparation,
                               const PatchSpec& patches);

inline constexpr int kMostPixels = 1 << 26;

} // namespace headscope
