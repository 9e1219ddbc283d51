// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <QString>

#include "ui/figure/model_name.h"

namespace headscope {

class Checkpoint;
class Model;

/// What a model of this path is called before it is opened: "org/name" for a download, "random layer
/// 64 × 4 heads" for what names one, else the last part.
[[nodiscard]] QString nameOfPath(const std::filesystem::path& path);
/// "tales-5m   6 layers · 8 heads · 4 K/V", "6+6 layers" for an encoder and a decoder.
[[nodiscard]] QString modelButtonText(const Model& model);
/// Plain text of several lines: what it is, how large, where from.
[[nodiscard]] QString modelDescription(const Model& model);
/// "safetensors, BF16"; "GGUF, mixed: Q4_K, Q6_K" where weight matrices are of several types, those that take
/// most bytes first.
[[nodiscard]] QString formatText(const Checkpoint& checkpoint);

} // namespace headscope
