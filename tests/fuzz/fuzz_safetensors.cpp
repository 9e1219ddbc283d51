// SPDX-License-Identifier: GPL-3.0-or-later
// A safetensors file: readSafetensors.
#include "core/checkpoint/safetensors.h"
#include "tests/fuzz/fuzz_target.h"

using namespace headscope;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto file = std::as_bytes(std::span(data, size));
    tolerateErrors([&] {
        for (const TensorView& tensor : readSafetensors(file, "fuzz.safetensors")) {
            require(tensor.bytes.empty() ||
                        (tensor.bytes.data() >= file.data() && &tensor.bytes.back() <= &file.back()),
                    "a tensor lies in its file");
        }
    });
    return 0;
}
