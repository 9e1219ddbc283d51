// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/pickle.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"

namespace headscope {

bool isPickleName(const std::filesystem::path& file) {
    constexpr std::array<std::string_view, 5> kSuffixes{"bin", "pt", "pth", "ckpt", "pkl"};
    return std::find(kSuffixes.begin(), kSuffixes.end(), suffixOf(file)) != kSuffixes.end();
}

void rejectPickle(const std::filesystem::path& file) {
    throw Error(Sentence::of(
        "{}: the tensors are in {}, a Python pickle, which can run any code when it is opened "
        "and is therefore "
        "not read; convert it where you trust it: python -c \"from transformers import "
        "AutoModelForCausalLM as "
        "M; M.from_pretrained('FOLDER').save_pretrained('NEW_FOLDER', safe_serialization=True)\" "
        "(AutoModelForMaskedLM for BERT), and copy the tokenizer's files",
        pathText(file.parent_path()), pathText(file.filename())));
}

} // namespace headscope
