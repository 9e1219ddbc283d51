// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/text_flow.h"

#include <QFontMetrics>
#include <QHash>
#include <algorithm>
#include <cstdlib>

#include "ui/theme/spacing.h"

namespace headscope {

namespace {

constexpr QChar kSpace(u'\u00B7');
constexpr QChar kLineFeed(u'\u23CE');
constexpr QLatin1String kContinuation("##"); // WordPiece

bool runsFromRight(const QStringList& labels) {
    int balance = 0;
    for (const QString& label : labels) {
        for (const QChar letter : label) {
            const QChar::Direction direction = letter.direction();
            balance += direction == QChar::DirR || direction == QChar::DirAL ? 1
                       : direction == QChar::DirL                            ? -1
                                                                             : 0;
        }
    }
    return balance > 0;
}

} // namespace

TextFlow::TextFlow(const QStringList& labels, int width, const QFont& font) {
    const QFontMetrics metrics(font);
    const Spacing spacing = Spacing::of(font);
    const int height = spacing.line + spacing.small;
    const int padding = spacing.tiny + spacing.hair;
    linePitch_ = height + spacing.small;
    const bool hasSpaces =
        std::ranges::any_of(labels, [](const QString& label) { return label.startsWith(kSpace); });
    const bool isMirrored = runsFromRight(labels);
    QHash<QString, int> widths; // texts repeat their tokens

    const auto beginsWord = [&](qsizetype token) {
        const QString& label = labels[token];
        return token == 0 || (hasSpaces ? label.startsWith(kSpace) : !label.startsWith(kContinuation)) ||
               labels[token - 1].endsWith(kLineFeed);
    };
    const auto widthOf = [&](qsizetype token) {
        auto known = widths.constFind(labels[token]);
        if (known == widths.constEnd()) {
            QString text = labels[token];
            const int advance = metrics.horizontalAdvance(text.replace(kSpace, u' ')) + 2 * padding;
            known = widths.insert(labels[token],
                                  std::clamp(advance, spacing.medium, std::max(width, spacing.medium)));
        }
        return *known;
    };

    int x = 0;
    int line = 0;
    for (qsizetype first = 0; first < labels.size();) {
        qsizetype end = first;
        int wordWidth = 0;
        do {
            wordWidth += widthOf(end++) + spacing.hair;
        } while (end < labels.size() && !beginsWord(end));
        if (x > 0 && x + wordWidth - spacing.hair > width) {
            x = 0;
            ++line;
        }
        for (; first < end; ++first) {
            const int tokenWidth = widthOf(first);
            if (x > 0 && x + tokenWidth > width) { // of a word that no line can hold
                x = 0;
                ++line;
            }
            const int left = isMirrored ? width - x - tokenWidth : x;
            tokens_.emplace_back(left, line * linePitch_, tokenWidth, height);
            QString text = labels[first];
            texts_.push_back(text.replace(kSpace, u' '));
            x += tokenWidth + spacing.hair;
        }
        if (!hasSpaces) {
            x += spacing.small;
        }
        if (labels[end - 1].endsWith(kLineFeed)) {
            x = 0;
            ++line;
        }
    }
    height_ = tokens_.empty() ? 0 : tokens_.back().bottom() + 1;
}

std::optional<int> TextFlow::tokenAt(const QPoint& position) const {
    const auto found =
        std::ranges::find_if(tokens_, [&](const QRect& rect) { return rect.contains(position); });
    return found == tokens_.end() ? std::nullopt : std::optional(static_cast<int>(found - tokens_.begin()));
}

int TextFlow::neighbour(int token, int lines) const {
    if (token < 0 || token >= static_cast<int>(tokens_.size())) {
        return token;
    }
    const QRect& from = tokens_[static_cast<std::size_t>(token)];
    int best = token;
    int least = -1;
    for (std::size_t other = 0; other < tokens_.size(); ++other) {
        const int distance = std::abs(tokens_[other].center().x() - from.center().x());
        if (tokens_[other].top() == from.top() + lines * linePitch_ && (least < 0 || distance < least)) {
            best = static_cast<int>(other);
            least = distance;
        }
    }
    return best;
}

} // namespace headscope
