// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace headscope {

/// Names of the tensors that model.safetensors.index.json promises, by the shard (a file name) that holds
/// them.
using ShardIndex = std::map<std::string, std::vector<std::string>>;

/// Throws Error where the file has no usable "weight_map". Shards are names of .safetensors files in the same
/// folder: a name that leads out of it is refused.
[[nodiscard]] ShardIndex readShardIndex(const std::filesystem::path& file);

} // namespace headscope
