// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace headscope {

/// Sentences and names for people. They stand in English in the source, where lupdate finds them (in the
/// context "headscope::Sentence"); the window, which knows Qt, says how they read in its language. Commands
/// say nothing of the kind and speak English, and so do errors about the inside of files, which are to be
/// found again in the source, on the web and in a report.
class Sentence {
  public:
    /// What the English text is in the language of the window; the text itself where it has no translation.
    /// Called from any thread.
    using Translation = std::string (*)(const char* english);

    /// nullptr, at first: English. Set before other threads start.
    static void setTranslation(Translation translation) noexcept;

    /// A name in a constant table, in English, so that lupdate finds it; to be translated where it is shown.
    [[nodiscard]] static consteval std::string_view noted(const char* english) { return english; }

    /// In the language of the window.
    [[nodiscard]] static std::string translated(std::string_view english);

    /// As fmt::format, in the language of the window: a translation may put the parts in another order, by
    /// {1} and {0}. One whose places do not fit is not taken.
    template <typename... Parts>
    [[nodiscard]] static std::string of(fmt::format_string<Parts...> english, Parts&&... parts) {
        return filled(english, fmt::make_format_args(parts...));
    }

  private:
    [[nodiscard]] static std::string filled(fmt::string_view english, fmt::format_args parts);
};

} // namespace headscope
