// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/gguf.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/checkpoint/gguf_bytes.h"
#include "core/checkpoint/gguf_tensor_type.h"
#include "core/checkpoint/git_lfs.h"
#include "core/checkpoint/tensor_size.h"

namespace headscope {

namespace {

constexpr std::string_view kMagic = "GGUF";
constexpr std::uint64_t kMostKeys = 1U << 16;
constexpr std::uint64_t kMostTensors = 1U << 18;
constexpr std::uint64_t kLongestName = 1024; // the format asks for at most 64
constexpr std::uint32_t kMostDimensions = 4; // the format's own limit
constexpr std::uint64_t kFewestKeyBytes = 8 + 4 + 1;
constexpr std::uint64_t kFewestTensorBytes = 8 + 4 + 4 + 8;
constexpr Index kUsualAlignment = 32;

/// A tensor as the file describes it; its offset counts from the start of the numbers.
struct Described {
    TensorView view;
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

void checkVersion(GgufBytes& bytes, std::string_view where) {
    const auto version = bytes.number<std::uint32_t>("version");
    if (version == 2 || version == 3) {
        return;
    }
    if (version == 1) {
        throw Error(
            Sentence::of("{}: this is a GGUF file of version 1, of 2023, which is not read; convert the "
                         "model again with a current llama.cpp",
                         where));
    }
    if (const std::uint32_t swapped = __builtin_bswap32(version); swapped >= 1 && swapped <= 3) {
        throw Error(
            Sentence::of("{}: this GGUF file is big-endian, made for other machines, and is not read; "
                         "convert it with gguf-py's gguf_convert_endian",
                         where));
    }
    bytes.fail("version", "2 or 3", fmt::format("{}", version));
}

void rejectParts(const GgufMetadata& metadata, std::string_view where) {
    const std::optional<Index> parts = metadata.optionalInteger("split.count");
    if (parts && *parts > 1) {
        throw Error(Sentence::of("{}: this is one of {} parts of a model; join them with \"llama-gguf-split "
                                 "--merge\" and open the result",
                                 where, *parts));
    }
}

std::uint64_t alignmentOf(const GgufMetadata& metadata) {
    constexpr const char* kKey = "general.alignment";
    const auto alignment =
        static_cast<std::uint64_t>(metadata.optionalInteger(kKey, {1, 1 << 30}).value_or(kUsualAlignment));
    if (!std::has_single_bit(alignment)) {
        metadata.reject(kKey, "a power of two");
    }
    return alignment;
}

DataType typeOf(std::uint32_t number, const GgufBytes& bytes, std::string_view name) {
    const std::optional<GgufTensorType> found = ggufTensorType(number);
    if (!found || !found->type) {
        bytes.fail(tensorText(name) + ", type",
                   "F32, F16, BF16, Q8_0, Q4_0, Q4_1, Q5_0, Q5_1, Q2_K, Q3_K, Q4_K, Q5_K or Q6_K",
                   found ? fmt::format("{}, which is not supported", found->name)
                         : fmt::format("a type of number {}, which is not known", number));
    }
    return *found->type;
}

Described readTensor(GgufBytes& bytes, std::string_view where) {
    Described tensor;
    TensorView& view = tensor.view;
    view.name = bytes.text("name of a tensor", kLongestName);
    const std::string what = tensorText(view.name);
    const auto dimensions = bytes.number<std::uint32_t>(what);
    if (dimensions > kMostDimensions) {
        bytes.fail(what + ", shape", fmt::format("at most {} dimensions", kMostDimensions),
                   fmt::format("{}", dimensions));
    }
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        const auto size = bytes.number<std::uint64_t>(what);
        if (!std::in_range<Index>(size)) {
            bytes.fail(what + ", shape", "dimensions below 2^63", fmt::format("{}", size));
        }
        view.shape.push_back(static_cast<Index>(size));
    }
    view.type = typeOf(bytes.number<std::uint32_t>(what), bytes, view.name);
    const Index perBlock = blockSize(view.type).numbers;
    const Index rowSize = view.shape.empty() ? 1 : view.shape.front();
    if (rowSize % perBlock != 0) {
        bytes.fail(what + ", shape",
                   fmt::format("rows of a multiple of {} numbers for {}", perBlock, dataTypeName(view.type)),
                   fmt::format("{}", rowSize));
    }
    std::reverse(view.shape.begin(), view.shape.end());
    tensor.size = tensorBytes(view.shape, view.type, where, view.name);
    tensor.offset = bytes.number<std::uint64_t>(what);
    return tensor;
}

void rejectDoubleNames(std::span<const Described> tensors, const GgufBytes& bytes) {
    std::vector<std::string_view> names;
    for (const Described& tensor : tensors) {
        names.push_back(tensor.view.name);
    }
    std::sort(names.begin(), names.end());
    const auto twice = std::adjacent_find(names.begin(), names.end());
    if (twice != names.end()) {
        bytes.fail(tensorText(*twice), "once in a file", "twice");
    }
}

/// Gives the tensors, sorted by their first byte, the bytes that they describe.
void placeTensors(std::span<Described> tensors, std::span<const std::byte> data, std::uint64_t alignment,
                  const GgufBytes& bytes) {
    std::uint64_t reached = 0;
    for (Described& tensor : tensors) {
        const std::string what = tensorText(tensor.view.name);
        if (tensor.offset % alignment != 0) {
            bytes.fail(what + ", offset", fmt::format("a multiple of {}", alignment),
                       fmt::format("{}", tensor.offset));
        }
        if (tensor.offset > data.size() || tensor.size > data.size() - tensor.offset) {
            bytes.fail(what,
                       fmt::format("bytes up to {} of the numbers, where the file ends (is it cut short?)",
                                   data.size()),
                       fmt::format("{} bytes at {}", tensor.size, tensor.offset));
        }
        if (tensor.offset < reached) {
            bytes.fail(what + ", offset", fmt::format("at least {}, where the one before ends", reached),
                       fmt::format("{}, an overlap", tensor.offset));
        }
        reached = tensor.offset + tensor.size;
        tensor.view.bytes = data.subspan(tensor.offset, tensor.size);
    }
}

} // namespace

bool isGguf(std::span<const std::byte> file) {
    return std::string_view(reinterpret_cast<const char*>(file.data()), file.size()).starts_with(kMagic);
}

GgufFile readGguf(std::span<const std::byte> file, std::string_view where) {
    rejectGitLfsPointer(file, where);
    GgufBytes bytes(file, where);
    if (!isGguf(file)) {
        bytes.fail("first four bytes", std::string(kMagic), "others; this is no GGUF file");
    }
    (void)bytes.take(kMagic.size(), "magic");
    checkVersion(bytes, where);
    const std::uint64_t tensorCount = bytes.count("number of tensors", kFewestTensorBytes, kMostTensors);
    const std::uint64_t keyCount = bytes.count("number of metadata keys", kFewestKeyBytes, kMostKeys);

    GgufFile result{GgufMetadata::read(bytes, keyCount, std::string(where)), {}};
    rejectParts(result.metadata, where);
    const std::uint64_t alignment = alignmentOf(result.metadata);

    std::vector<Described> tensors;
    tensors.reserve(tensorCount);
    for (std::uint64_t i = 0; i < tensorCount; ++i) {
        tensors.push_back(readTensor(bytes, where));
    }
    rejectDoubleNames(tensors, bytes);
    std::stable_sort(tensors.begin(), tensors.end(), [](const Described& one, const Described& other) {
        return std::tie(one.offset, one.size) < std::tie(other.offset, other.size);
    });
    const std::uint64_t start = (bytes.position() + alignment - 1) / alignment * alignment;
    placeTensors(tensors, file.subspan(std::min<std::uint64_t>(start, file.size())), alignment, bytes);
    for (Described& tensor : tensors) {
        result.tensors.push_back(std::move(tensor.view));
    }
    return result;
}

} // namespace headscope
