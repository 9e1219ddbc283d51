// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/checkpoint/checkpoint.h"
#include "core/model/model_spec.h"
#include "core/model/picture_patches.h"
#include "core/model/tensor_names.h"

namespace headscope {

/// What a family's function makes of a configuration.
struct FamilyModel {
    ModelSpec spec;
    TensorNames names;
    std::optional<PicturePreparation> preparation = {}; // of a model of pictures
};

/// What a family's function reads: the configuration, and which tensors there are, where a checkpoint may
/// have a part (an output head) or not.
struct FamilySource {
    ConfigReader config;
    const Checkpoint& checkpoint;

    [[nodiscard]] bool has(std::string_view tensor) const { return checkpoint.find(tensor) != nullptr; }
};

/// Chooses the family by the configuration's "model_type", or a GGUF file's "general.architecture"
/// (describeGgufModel). Throws Error for an unknown one (with the list of those that are supported) and for a
/// configuration that is incomplete, contradictory or asks for what is not supported.
[[nodiscard]] FamilyModel describeModel(const Checkpoint& checkpoint);

/// What the checkpoint calls its family, supported or not; empty where it does not say.
[[nodiscard]] std::string declaredFamily(const Checkpoint& checkpoint);

/// The values of "model_type" that can be opened.
[[nodiscard]] std::vector<std::string> supportedFamilies();

} // namespace headscope
