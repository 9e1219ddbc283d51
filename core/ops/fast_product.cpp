// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/fast_product.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <new>
#include <unordered_map>
#include <vector>

#include <oneapi/dnnl/dnnl.hpp>

#include <omp.h>

#include "core/base/parallel.h"

namespace headscope {

namespace {

using BfloatMatrix = Eigen::Matrix<Eigen::bfloat16, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

constexpr Index kOutputs = 512; // of a block: the library lays its weights out anew for each
constexpr Index kShares = 8;    // blocks that two cores can share

const dnnl::engine& engine() {
    static const dnnl::engine processor(dnnl::engine::kind::cpu, 0);
    return processor;
}

/// Of a thread: each multiplies alone, in this library too.
dnnl::stream& ownStream() {
    thread_local dnnl::stream stream = [] {
        omp_set_num_threads(1);
        return dnnl::stream(engine());
    }();
    return stream;
}

/// A matrix in memory, from one row to the next `row` numbers, from one column to the next `column`.
dnnl::memory::desc layout(Index rows, Index columns, dnnl::memory::data_type type, Index row, Index column) {
    return {{rows, columns}, type, dnnl::memory::dims{row, column}};
}

/// Outputs [begin, begin + count) of a weight, inputs x outputs.
struct Right {
    dnnl::memory::desc shape;
    const void* numbers = nullptr;
};

Right rightOf(const Weight& weight, Index begin, Index count, BfloatMatrix& rounded) {
    using Type = dnnl::memory::data_type;
    const std::byte* const bytes = weight.bytes.data();
    const bool isInPlace = weight.type == DataType::BF16 && weight.blocks.block == 0 &&
                           reinterpret_cast<std::uintptr_t>(bytes) % alignof(std::uint16_t) == 0;
    if (isInPlace && weight.transposedStride != 0) {
        return {layout(weight.columns, count, Type::bf16, weight.transposedStride, 1),
                bytes + bytesOf(weight.type, begin)};
    }
    const dnnl::memory::desc rows = layout(weight.columns, count, Type::bf16, 1, weight.columns);
    if (isInPlace) {
        return {rows, bytes + bytesOf(weight.type, begin * weight.columns)};
    }
    rounded = widenedRows(weight, begin, count).cast<Eigen::bfloat16>();
    return {rows, rounded.data()};
}

} // namespace

bool hasFastProducts() {
    static const bool has = [] {
        const auto isa = static_cast<unsigned>(dnnl::get_effective_cpu_isa());
        const auto needed = static_cast<unsigned>(dnnl::cpu_isa::avx512_core_bf16);
        return (isa & needed) == needed;
    }();
    return has;
}

Matrix fastLinear(const MatrixView& input, const Weight& weight, const RowVector& bias) try {
    assert(input.cols() == weight.columns && (bias.size() == 0 || bias.size() == weight.rows));
    Matrix output(input.rows(), weight.rows);
    if (input.size() == 0) {
        output.setZero();
        return output;
    }
    const BfloatMatrix left = input.cast<Eigen::bfloat16>();
    const Index block = std::clamp<Index>((weight.rows + kShares - 1) / kShares, 32, kOutputs);
    parallelBlocks(weight.rows, block, [&](Index begin, Index end) {
        using Type = dnnl::memory::data_type;
        thread_local BfloatMatrix rounded;
        const Index count = end - begin;
        const Right right = rightOf(weight, begin, count, rounded);
        const auto memory = [](const dnnl::memory::desc& shape, const void* numbers) {
            return dnnl::memory(shape, engine(),
                                const_cast<void*>(numbers)); // that of `output` alone is written
        };
        const auto leftShape = layout(left.rows(), left.cols(), Type::bf16, left.cols(), 1);
        const auto outShape = layout(output.rows(), count, Type::f32, output.cols(), 1);
        const auto biasShape = layout(1, count, Type::f32, count, 1);
        std::unordered_map<int, dnnl::memory> arguments{
            {DNNL_ARG_SRC, memory(leftShape, left.data())},
            {DNNL_ARG_WEIGHTS, memory(right.shape, right.numbers)},
            {DNNL_ARG_DST, memory(outShape, output.data() + begin)}};
        dnnl::matmul::desc product(leftShape, right.shape, outShape);
        if (bias.size() > 0) {
            product = dnnl::matmul::desc(leftShape, right.shape, biasShape, outShape);
            arguments.emplace(DNNL_ARG_BIAS, memory(biasShape, bias.data() + begin));
        }
        dnnl::stream& stream = ownStream();
        dnnl::matmul(dnnl::matmul::primitive_desc(product, engine())).execute(stream, arguments);
        stream.wait();
    });
    return output;
} catch (const dnnl::error&) { // of products that are well formed it says so where it gets no memory
    throw std::bad_alloc();
}

} // namespace headscope
