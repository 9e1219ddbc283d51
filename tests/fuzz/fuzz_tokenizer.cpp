// SPDX-License-Identifier: GPL-3.0-or-later
// A tokenizer.json: openTokenizer, and text cut by what it says.
#include "core/tokenizer/open_tokenizer.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/scratch_folder.h"
#include "tests/fuzz/tokenizer_use.h"

using namespace headscope;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const ScratchFolder folder;
    folder.write("tokenizer.json", textOf(data, size));
    tolerateErrors([&] { use(*openTokenizer(folder.path())); });
    return 0;
}
