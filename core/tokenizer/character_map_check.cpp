// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/character_map_check.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "core/base/error.h"
#include "core/tokenizer/double_array_unit.h"

namespace headscope {

namespace {

// The library keeps the rules that match in an array of 32.
constexpr int kMostRulesOnAPath = 32;
constexpr int kLongestPath = 512;

class DoubleArray {
  public:
    DoubleArray(std::string_view units, std::string_view replacements)
        : units_(units.size() / sizeof(std::uint32_t)), replacements_(replacements),
          seen_(units_.size(), kUnseen) {
        if (!units_.empty()) {
            std::memcpy(units_.data(), units.data(), units_.size() * sizeof(std::uint32_t));
        }
    }

    void check() {
        if (units_.empty() || replacements_.empty() || replacements_.back() != '\0') {
            throw Error("normalisation rules without a table or a replacement");
        }
        rulesBelow(0, 0);
    }

  private:
    static constexpr int kUnseen = -1;
    static constexpr int kOnPath = -2;

    /// The most rules on any path from `node` downwards; each node is visited once.
    int rulesBelow(std::uint32_t node, int depth) {
        if (seen_[node] == kOnPath || depth > kLongestPath) {
            throw Error("normalisation rules that go round in a circle");
        }
        if (seen_[node] != kUnseen) {
            return seen_[node];
        }
        seen_[node] = kOnPath;
        const DoubleArrayUnit unit(units_[node]);
        const std::uint32_t base = node ^ unit.offset();
        if ((base | 0xFFu) >= units_.size()) {
            throw Error("normalisation rules that lead out of their table");
        }
        if (unit.hasRule() && DoubleArrayUnit(units_[base]).value() >= replacements_.size()) {
            throw Error("a normalisation rule without a replacement");
        }
        int most = 0;
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            if (DoubleArrayUnit(units_[base ^ byte]).label() == byte) {
                most = std::max(most, rulesBelow(base ^ byte, depth + 1));
            }
        }
        const int rules = most + (unit.hasRule() ? 1 : 0);
        if (rules > kMostRulesOnAPath) {
            throw Error("more normalisation rules on one path than SentencePiece can hold");
        }
        return seen_[node] = rules;
    }

    std::vector<std::uint32_t> units_;
    std::string_view replacements_;
    std::vector<int> seen_; // per unit: kUnseen, kOnPath, or the rules below it
};

} // namespace

void checkCharacterMap(std::string_view map) {
    std::uint32_t size = 0;
    if (map.size() < sizeof size) {
        throw Error("normalisation rules without a size");
    }
    std::memcpy(&size, map.data(), sizeof size);
    map.remove_prefix(sizeof size);
    if (size > map.size()) {
        throw Error("normalisation rules that are cut short");
    }
    DoubleArray(map.substr(0, size), map.substr(size)).check();
}

} // namespace headscope
