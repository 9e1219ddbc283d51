// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qt_options.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace headscope {

namespace {

/// Of QGuiApplication and QApplication.
constexpr std::string_view kAlone = "-reverse";
constexpr std::array<std::string_view, 10> kWithValue{
    "-geometry", "-qwindowgeometry", "-title", "-qwindowtitle", "-icon", "-qwindowicon",
    "-name",     "-session",         "-style", "-stylesheet"};
constexpr std::array<std::string_view, 2> kWithValueInOne{"-style=", "-stylesheet="};

bool isIn(const auto& options, std::string_view argument) {
    return std::ranges::find(options, argument) != options.end();
}

} // namespace

std::vector<const char*> withoutQtOptions(int argc, const char* const* argv) {
    std::vector<const char*> own;
    for (int index = 0; index < argc; ++index) {
        const std::string_view argument = argv[index];
        if (index > 0 && isIn(kWithValue, argument) && index + 1 < argc) {
            ++index;
            continue;
        }
        const bool isQts =
            argument == kAlone || std::ranges::any_of(kWithValueInOne, [argument](std::string_view option) {
                return argument.starts_with(option);
            });
        if (index == 0 || !isQts) {
            own.push_back(argv[index]);
        }
    }
    return own;
}

} // namespace headscope
