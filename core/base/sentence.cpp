// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"

#include <atomic>

namespace headscope {

namespace {

std::atomic<Sentence::Translation> translationOfWindow = nullptr;

} // namespace

void Sentence::setTranslation(Translation translation) noexcept {
    translationOfWindow = translation;
}

std::string Sentence::translated(std::string_view english) {
    const Translation translation = translationOfWindow;
    const std::string text(english);
    return translation == nullptr || text.empty() ? text : translation(text.c_str());
}

std::string Sentence::filled(fmt::string_view english, fmt::format_args parts) {
    if (translationOfWindow != nullptr) {
        try {
            return fmt::vformat(translated({english.data(), english.size()}), parts);
        } catch (const fmt::format_error&) {
            // in English, then
        }
    }
    return fmt::vformat(english, parts);
}

} // namespace headscope
