// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRect>
#include <QStringList>
#include <optional>
#include <vector>

namespace headscope {

/// Tokens as running text: where each stands, in pixels from the top left corner. Words (tokens up to the
/// next that begins with a space) stay whole where a line can hold them; a line feed ends a line. Text that
/// runs from right to left begins at the right.
class TextFlow {
  public:
    TextFlow() = default;
    /// Spaces are visible in `labels`: "·the".
    TextFlow(const QStringList& labels, int width, const QFont& font);

    [[nodiscard]] const std::vector<QRect>& tokens() const { return tokens_; }
    /// What is drawn of a token: its label with spaces as such.
    [[nodiscard]] const QString& text(int token) const { return texts_[static_cast<std::size_t>(token)]; }
    [[nodiscard]] std::optional<int> tokenAt(const QPoint& position) const;
    /// The token in the next line up (-1) or down (1) that is nearest; the same where there is none.
    [[nodiscard]] int neighbour(int token, int lines) const;
    [[nodiscard]] int height() const { return height_; }

  private:
    std::vector<QRect> tokens_;
    std::vector<QString> texts_;
    int linePitch_ = 1;
    int height_ = 0;
};

} // namespace headscope
