// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/byte_trie.h"

#include <algorithm>

namespace headscope {

ByteTrie::ByteTrie(std::vector<std::pair<std::string_view, int>> texts) {
    std::ranges::stable_sort(texts, {}, [](const auto& entry) { return entry.first; });
    struct Group {
        std::uint32_t begin;
        std::uint32_t end;
        std::uint32_t depth;
    };
    // groups[n] are the texts below node n: they are alike up to `depth`.
    std::vector<Group> groups = {{0, static_cast<std::uint32_t>(texts.size()), 0}};
    for (std::size_t node = 0; node < groups.size(); ++node) {
        auto [begin, end, depth] = groups[node];
        Branch branch{static_cast<std::uint32_t>(edges_.size()), 0, kNone};
        for (; begin < end && texts[begin].first.size() == depth; ++begin) {
            branch.value = depth == 0 ? kNone : texts[begin].second;
        }
        while (begin < end) {
            const char byte = texts[begin].first[depth];
            std::uint32_t next = begin + 1;
            while (next < end && texts[next].first[depth] == byte) {
                ++next;
            }
            edges_.push_back({static_cast<unsigned char>(byte), static_cast<Node>(groups.size())});
            groups.push_back({begin, next, depth + 1});
            ++branch.edges;
            begin = next;
        }
        nodes_.push_back(branch);
    }
}

std::optional<ByteTrie::Node> ByteTrie::next(Node node, char byte) const {
    const Branch& branch = nodes_[node];
    const auto first = edges_.begin() + branch.firstEdge;
    const auto last = first + branch.edges;
    const auto wanted = static_cast<unsigned char>(byte);
    const auto found = std::ranges::lower_bound(first, last, wanted, {}, &Edge::byte);
    return found == last || found->byte != wanted ? std::nullopt : std::optional(found->to);
}

std::optional<int> ByteTrie::value(Node node) const {
    const int value = nodes_[node].value;
    return value == kNone ? std::nullopt : std::optional(value);
}

std::optional<ByteTrie::Match> ByteTrie::longest(std::string_view text) const {
    std::optional<Match> best;
    std::optional<Node> node = kRoot;
    for (std::size_t at = 0; at < text.size(); ++at) {
        node = next(*node, text[at]);
        if (!node) {
            break;
        }
        if (const std::optional<int> found = value(*node)) {
            best = Match{at + 1, *found};
        }
    }
    return best;
}

} // namespace headscope
