// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tensor_names.h"

#include <algorithm>

namespace headscope {

namespace {

using Change = std::function<void(std::string&)>;

void forEachName(LinearNames& names, const Change& change) {
    change(names.weight);
    change(names.bias);
}

void forEachName(NormNames& names, const Change& change) {
    change(names.weight);
    change(names.bias);
}

void forEachName(AttentionNames& names, const Change& change) {
    forEachName(names.norm, change);
    forEachName(names.outputNorm, change);
    for (LinearNames* linear : {&names.query, &names.key, &names.value, &names.output}) {
        forEachName(*linear, change);
    }
    for (std::string* name : {&names.queryNorm, &names.keyNorm, &names.relativeBias, &names.outputScale}) {
        change(*name);
    }
}

void forEachName(StackNames& names, const Change& change) {
    change(names.positions);
    change(names.types);
    forEachName(names.embeddingNorm, change);
    forEachName(names.embeddingProjection, change);
    forEachName(names.self, change);
    forEachName(names.cross, change);
    forEachName(names.feedForward.norm, change);
    forEachName(names.feedForward.outputNorm, change);
    for (LinearNames* linear : {&names.feedForward.gate, &names.feedForward.up, &names.feedForward.down}) {
        forEachName(*linear, change);
    }
    change(names.feedForward.outputScale);
    forEachName(names.finalNorm, change);
}

} // namespace

void forEachName(TensorNames& names, const Change& change) {
    change(names.prefix);
    change(names.embedding);
    forEachName(names.patches.projection, change);
    for (PatchNames::Leading& leading : names.patches.leading) {
        change(leading.name);
    }
    change(names.patches.positions);
    forEachName(names.stack, change);
    forEachName(names.encoder, change);
    change(names.output.weight);
    change(names.output.bias);
    forEachName(names.output.transform, change);
    forEachName(names.output.norm, change);
    forEachName(names.output.second, change);
    for (std::string& name : names.harmless) {
        change(name);
    }
}

bool matchesPattern(std::string_view name, std::string_view pattern) {
    while (!pattern.empty()) {
        if (pattern == "*") {
            return true;
        }
        if (pattern.starts_with("{}")) {
            const std::size_t digits = std::min(name.find_first_not_of("0123456789"), name.size());
            if (digits == 0) {
                return false;
            }
            name.remove_prefix(digits);
            pattern.remove_prefix(2);
        } else if (name.empty() || name.front() != pattern.front()) {
            return false;
        } else {
            name.remove_prefix(1);
            pattern.remove_prefix(1);
        }
    }
    return name.empty();
}

} // namespace headscope
