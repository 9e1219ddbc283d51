// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/graphemes.h"

#include <memory>

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include "core/base/error.h"

namespace headscope {

namespace {

struct CloseText {
    void operator()(UText* text) const { utext_close(text); }
};

} // namespace

std::vector<std::size_t> graphemeEnds(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UText, CloseText> opened(
        utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status));
    const std::unique_ptr<icu::BreakIterator> breaks(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), status));
    if (U_SUCCESS(status)) {
        breaks->setText(opened.get(), status);
    }
    if (U_FAILURE(status)) {
        throw Error("ICU: the rules for grapheme clusters cannot be loaded");
    }
    std::vector<std::size_t> ends;
    for (std::int32_t end = breaks->next(); end != icu::BreakIterator::DONE; end = breaks->next()) {
        ends.push_back(static_cast<std::size_t>(end));
    }
    return ends;
}

} // namespace headscope
