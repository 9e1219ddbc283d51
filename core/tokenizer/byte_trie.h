// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace headscope {

/// Finds which of many texts another one starts with. Each byte takes a step from node to node.
class ByteTrie {
  public:
    using Node = std::uint32_t;
    static constexpr Node kRoot = 0;

    /// Texts with their values; empty texts are left out, and of equal ones the last counts. The texts are
    /// not kept.
    explicit ByteTrie(std::vector<std::pair<std::string_view, int>> texts);

    /// The node behind `byte`; nothing where no text goes on so.
    [[nodiscard]] std::optional<Node> next(Node node, char byte) const;
    /// The value of the text that ends at a node.
    [[nodiscard]] std::optional<int> value(Node node) const;

    struct Match {
        std::size_t size = 0;
        int value = 0;
    };
    /// The longest of the texts that `text` starts with.
    [[nodiscard]] std::optional<Match> longest(std::string_view text) const;

  private:
    static constexpr int kNone = -1;
    struct Edge {
        unsigned char byte = 0;
        Node to = kRoot;
    };
    struct Branch {
        std::uint32_t firstEdge = 0;
        std::uint32_t edges = 0;
        int value = kNone;
    };

    std::vector<Branch> nodes_;
    std::vector<Edge> edges_; // of each node together, by byte
};

} // namespace headscope
