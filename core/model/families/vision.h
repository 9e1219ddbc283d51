// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/families/families.h"

namespace headscope {

// Vision Transformers: an encoder whose tokens are the patches of a picture, behind a class token
// (Dosovitskiy et al. 2021). Sizes of pictures come from config.json, and must be those of
// preprocessor_config.json; only DINOv2, whose positions are trained for larger pictures than it is used
// with, takes them from the latter.

/// The class of the picture is predicted where the checkpoint has a classifier.
[[nodiscard]] FamilyModel describeVit(const FamilySource& source);

/// As ViT, with a distillation token; one classifier, or one for each of the two tokens.
[[nodiscard]] FamilyModel describeDeit(const FamilySource& source);

/// LayerScale behind both parts of a block; a gated feed-forward layer in the largest.
[[nodiscard]] FamilyModel describeDinov2(const FamilySource& source);

/// With learned tokens that have no position (Darcet et al. 2024).
[[nodiscard]] FamilyModel describeDinov2WithRegisters(const FamilySource& source);

/// The image tower of CLIP ("vision_config"): a norm in front of the first layer, and none behind the last.
/// What belongs to the text tower is named in ModelSpec::leftOut.
[[nodiscard]] FamilyModel describeClip(const FamilySource& source);
/// A checkpoint of that tower alone.
[[nodiscard]] FamilyModel describeClipVision(const FamilySource& source);

} // namespace headscope
