// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace headscope {

/// Ids that a vocabulary read from a file may have: [0, kMostPieces). Published ones have up to a million.
inline constexpr std::size_t kMostPieces = std::size_t{1} << 22;

/// Pieces by id and ids by piece. An empty piece is a hole in the numbering. Of two ids that are spelled
/// alike, the later one is found.
class Vocabulary {
  public:
    explicit Vocabulary(std::vector<std::string> pieces);
    Vocabulary(const Vocabulary&) = delete;
    Vocabulary& operator=(const Vocabulary&) = delete;

    [[nodiscard]] int size() const { return static_cast<int>(pieces_.size()); }
    [[nodiscard]] const std::string& piece(int id) const { return pieces_[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::optional<int> idOf(std::string_view piece) const;
    /// Bytes of the longest piece.
    [[nodiscard]] std::size_t longest() const { return longest_; }

  private:
    std::vector<std::string> pieces_;
    std::unordered_map<std::string_view, int> ids_; // views of pieces_
    std::size_t longest_ = 0;
};

} // namespace headscope
