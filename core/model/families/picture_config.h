// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checkpoint/checkpoint.h"
#include "core/model/picture_patches.h"

namespace headscope {

/// What a family's image processor does where its file does not say.
struct PreparationUse {
    PicturePreparation preparation;
    bool isSquare = false; // one number for "size" is both sides; else the shorter side
    bool cuts = true;      // "do_center_crop"
};

/// Reads preprocessor_config.json of the checkpoint's folder; without that file, what is usual. Throws Error
/// for a file that is broken or asks for what is not supported: pictures that are not resized, or whose size
/// the file does not settle, kernels other than those of Resampling, a middle that is larger than the
/// picture.
[[nodiscard]] PicturePreparation readPreparation(const Checkpoint& checkpoint, const PreparationUse& usual);

/// Pixels of a picture's or patch's sides: one number for both, or height and width.
struct PixelSize {
    int height = 0;
    int width = 0;
};
[[nodiscard]] PixelSize readPixelSize(const ConfigReader& config, std::string_view key, int absent);

inline constexpr int kMostSidePixels = 1 << 13;

} // namespace headscope
