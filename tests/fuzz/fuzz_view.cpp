// SPDX-License-Identifier: GPL-3.0-or-later
// A saved view: parseView, and what is saved of it again.
#include "tests/fuzz/fuzz_target.h"
#include "ui/state/view_file.h"

using namespace headscope;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const StateMeaning meaning{32, QStringLiteral("/own/model"), QStringLiteral("/own/lessons")};
    tolerateErrors([&] {
        const SavedView view = parseView(textOf(data, size), "fuzz.headscope", meaning);
        const std::string saved = viewText(view, meaning);
        static_cast<void>(viewLine(view, meaning, false));
        try {
            const SavedView again = parseView(saved, "saved.headscope", meaning);
            require(viewText(again, meaning) == saved, "a view that is read and saved stays the same");
        } catch (const Error& error) {
            require(false, std::string("a saved view can be read: ") + error.what());
        }
    });
    return 0;
}
