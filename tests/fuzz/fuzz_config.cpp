// SPDX-License-Identifier: GPL-3.0-or-later
// A config.json: describeModel, of a folder whose only tensor belongs to no model.
#include "core/model/families/families.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/scratch_folder.h"

using namespace headscope;

namespace {

/// A safetensors file with one number.
const std::string& oneTensor() {
    static const std::string file = [] {
        const std::string header = R"({"x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})";
        std::string bytes(8, '\0');
        bytes[0] = static_cast<char>(header.size());
        return bytes + header + std::string(4, '\0');
    }();
    return file;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const ScratchFolder folder;
    static const std::filesystem::path tensors = folder.write("model.safetensors", oneTensor());
    folder.write("config.json", textOf(data, size));
    tolerateErrors([&] { static_cast<void>(describeModel(Checkpoint::open(tensors))); });
    return 0;
}
