// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace headscope::bench {

/// Sizes of a LLaMA-type model.
struct LargeShape {
    std::string_view name;
    int layers;
    int width;
    int heads;
    int kvHeads;
    int feedForward;
    int vocabulary;
};

/// Writes a model of that shape with random BF16 weights, in shards of about 4 GB, as a Hugging Face folder:
/// something to measure memory and time with, not to read. The tokenizer is that of `model`, the rest of the
/// vocabulary is filled up by added tokens. Uses a few MiB of memory whatever the size. Throws Error.
void writeLargeCheckpoint(const std::filesystem::path& folder, const LargeShape& shape,
                          const std::filesystem::path& model);

} // namespace headscope::bench
