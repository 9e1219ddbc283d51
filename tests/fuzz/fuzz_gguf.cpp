// SPDX-License-Identifier: GPL-3.0-or-later
// A GGUF file: readGguf; then the model and the tokenizer that its keys describe.
#include "core/checkpoint/gguf.h"
#include "core/model/families/families.h"
#include "core/model/gguf_vocabulary.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/scratch_folder.h"
#include "tests/fuzz/tokenizer_use.h"

using namespace headscope;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const ScratchFolder folder;
    const auto bytes = std::as_bytes(std::span(data, size));
    tolerateErrors([&] {
        const GgufFile file = readGguf(bytes, "fuzz.gguf");
        for (const TensorView& tensor : file.tensors) {
            require(tensor.bytes.empty() ||
                        (tensor.bytes.data() >= bytes.data() && &tensor.bytes.back() <= &bytes.back()),
                    "a tensor lies in its file");
        }
        tolerateErrors([&] {
            const Checkpoint checkpoint = Checkpoint::open(folder.write("fuzz.gguf", textOf(data, size)));
            static_cast<void>(describeModel(checkpoint));
        });
        use(*makeGgufTokenizer(readGgufVocabulary(file.metadata), "fuzz.gguf"));
    });
    return 0;
}
