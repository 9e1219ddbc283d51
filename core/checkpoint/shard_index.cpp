// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/shard_index.h"

#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/checkpoint/json_file.h"

namespace headscope {

namespace {

bool isFileInThisFolder(std::string_view name) {
    return name.ends_with(".safetensors") && name.find_first_of(std::string_view("/\\\0", 3)) == name.npos &&
           name.find("..") == name.npos;
}

} // namespace

ShardIndex readShardIndex(const std::filesystem::path& file) {
    const std::string where = pathText(file);
    const nlohmann::json index = readJsonObject(file);
    const auto map = index.find("weight_map");
    if (map == index.end() || !map->is_object() || map->empty()) {
        throw Error(Mismatch{where, "\"weight_map\"", "an object with a file for each tensor",
                             map == index.end() ? "nothing"
                             : map->empty()     ? "an empty one"
                                                : describeJson(*map)});
    }
    ShardIndex shards;
    for (const auto& [tensor, shard] : map->items()) {
        if (!shard.is_string() || !isFileInThisFolder(shard.get_ref<const std::string&>())) {
            throw Error(Mismatch{where, fmt::format("file of {}", describeJson(tensor)),
                                 "the name of a .safetensors file in the same folder", describeJson(shard)});
        }
        shards[shard.get<std::string>()].push_back(tensor);
    }
    return shards;
}

} // namespace headscope
