// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/token_label.h"

#include <optional>
#include <string_view>

#include <fmt/format.h>
#include <unicode/uchar.h>

#include "core/base/utf8.h"
#include "core/tokenizer/byte_piece.h"

namespace headscope {

namespace {

constexpr char32_t kSentencePieceSpace = 0x2581;
constexpr char32_t kZeroWidthJoiner = 0x200D;
constexpr char32_t kBlankBraille = 0x2800;
constexpr std::string_view kDottedCircle = "\u25CC"; // what Unicode puts a mark on that stands alone

bool is(char32_t value, UProperty property) {
    return u_hasBinaryProperty(static_cast<UChar32>(value), property) != 0;
}

bool isMark(char32_t value) {
    return (U_GET_GC_MASK(static_cast<UChar32>(value)) & U_GC_M_MASK) != 0;
}

bool isPictograph(char32_t value) {
    return is(value, UCHAR_EXTENDED_PICTOGRAPHIC);
}

bool isTag(char32_t value) {
    return value >= 0xE0020 && value <= 0xE007F;
}

/// Nothing is to be seen of it, or what is seen depends on the font alone.
bool isInvisible(char32_t value) {
    const std::uint32_t category = U_GET_GC_MASK(static_cast<UChar32>(value));
    if ((category & (U_GC_CC_MASK | U_GC_CS_MASK | U_GC_CO_MASK | U_GC_CN_MASK | U_GC_Z_MASK)) != 0) {
        return true;
    }
    const bool isFormat = (category & U_GC_CF_MASK) != 0 && !is(value, UCHAR_PREPENDED_CONCATENATION_MARK);
    return isFormat || is(value, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) || value == kBlankBraille;
}

/// A sign of its own for the commonest characters that cannot be seen.
std::string_view signFor(char32_t value) {
    switch (value) {
    case ' ':
    case kSentencePieceSpace:
        return "\u00B7";
    case '\n':
        return "\u23CE";
    case '\t':
        return "\u21E5";
    default:
        return {};
    }
}

/// Builds a label from one code point after the other.
class Label {
  public:
    /// `rest` is the text from this code point on.
    void add(const CodePoint& point, std::string_view rest) {
        const std::string_view bytes = rest.substr(0, point.size);
        if (const std::string_view sign = signFor(point.value); !sign.empty()) {
            text_ += sign;
            base_ = 0;
        } else if (!point.fault.empty()) {
            text_ += "\uFFFD";
            base_ = 0;
        } else if (belongsToEmoji(point, rest)) {
            text_ += bytes;
        } else if (isInvisible(point.value)) {
            text_ += fmt::format("[U+{:04X}]", static_cast<std::uint32_t>(point.value));
            base_ = 0;
        } else {
            addVisible(point.value, bytes);
        }
    }

    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    void addVisible(char32_t value, std::string_view bytes) {
        if (isMark(value)) {
            text_ += base_ == 0 ? kDottedCircle : std::string_view();
            base_ = base_ == 0 ? kDottedCircleBase : base_;
        } else if (!(isPictograph(base_) && is(value, UCHAR_EMOJI_MODIFIER))) {
            base_ = value;
        }
        text_ += bytes;
    }

    /// Joiners between emoji, variation selectors and tags after a visible character: invisible, but part of
    /// it.
    [[nodiscard]] bool belongsToEmoji(const CodePoint& point, std::string_view rest) const {
        if (base_ == 0) {
            return false;
        }
        if (is(point.value, UCHAR_VARIATION_SELECTOR)) {
            return true;
        }
        if (point.value == kZeroWidthJoiner) {
            rest.remove_prefix(point.size);
            return isPictograph(base_) && !rest.empty() && isPictograph(firstCodePoint(rest).value);
        }
        return isPictograph(base_) && isTag(point.value);
    }

    static constexpr char32_t kDottedCircleBase = 0x25CC;

    std::string text_;
    char32_t base_ = 0; // the visible character that marks and selectors would join; 0 where there is none
};

std::string labelOfText(std::string_view text) {
    Label label;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        label.add(point, text);
        text.remove_prefix(point.size);
    }
    return label.take();
}

std::string labelOfByte(unsigned char byte) {
    return fmt::format("\u27E8{:02X}\u27E9", byte);
}

} // namespace

std::string bytesLabel(std::string_view bytes) {
    std::string label;
    while (!bytes.empty()) {
        std::size_t valid = findUtf8Fault(bytes).value_or(Utf8Fault{bytes.size(), {}}).position;
        label += labelOfText(bytes.substr(0, valid));
        bytes.remove_prefix(valid);
        if (!bytes.empty()) {
            label += labelOfByte(static_cast<unsigned char>(bytes.front()));
            bytes.remove_prefix(1);
        }
    }
    return label;
}

std::string tokenLabel(const Token& token) {
    if (const std::optional<unsigned char> byte = bytePieceValue(token.piece)) {
        const auto character = static_cast<char>(*byte);
        return *byte < 0x80 ? labelOfText({&character, 1}) : labelOfByte(*byte);
    }
    return labelOfText(token.piece);
}

} // namespace headscope
