// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ops/activation.h"

#include <array>
#include <cassert>
#include <cmath>
#include <numbers>
#include <utility>

#include <unsupported/Eigen/SpecialFunctions>

#include "core/base/parallel.h"

namespace headscope {

namespace {

constexpr std::array<std::pair<std::string_view, Activation>, 9> kNames{{
    {"silu", Activation::Silu},
    {"swish", Activation::Silu},
    {"gelu", Activation::Gelu},
    {"gelu_python", Activation::Gelu},
    {"gelu_new", Activation::GeluTanh},
    {"gelu_fast", Activation::GeluTanh},
    {"gelu_pytorch_tanh", Activation::GeluTanh},
    {"quick_gelu", Activation::QuickGelu},
    {"relu", Activation::Relu},
}};

void activateRows(MutableMatrixView values, Activation activation) {
    auto x = values.array();
    switch (activation) {
    case Activation::Silu:
        x = x / (1.0F + (-x).exp());
        return;
    case Activation::Gelu:
        x = 0.5F * x * (1.0F + (x * (1.0F / std::numbers::sqrt2_v<float>)).erf());
        return;
    case Activation::GeluTanh: {
        const float factor = std::sqrt(2.0F / std::numbers::pi_v<float>);
        x = 0.5F * x * (1.0F + (factor * (x + 0.044715F * x.cube())).tanh());
        return;
    }
    case Activation::QuickGelu:
        x = x / (1.0F + (-1.702F * x).exp());
        return;
    case Activation::Relu:
        x = x.max(0.0F);
        return;
    }
}

constexpr Index kRowsAtOnce = 8;

} // namespace

std::optional<Activation> activationNamed(std::string_view name) {
    for (const auto& [known, activation] : kNames) {
        if (known == name) {
            return activation;
        }
    }
    return std::nullopt;
}

void activate(Matrix& values, Activation activation) {
    parallelBlocks(values.rows(), kRowsAtOnce, [&](Index begin, Index end) {
        activateRows(values.middleRows(begin, end - begin), activation);
    });
}

void activateTimes(Matrix& gate, Activation activation, const MatrixView& up) {
    assert(gate.rows() == up.rows() && gate.cols() == up.cols());
    parallelBlocks(gate.rows(), kRowsAtOnce, [&](Index begin, Index end) {
        auto rows = gate.middleRows(begin, end - begin);
        activateRows(rows, activation);
        rows.array() *= up.middleRows(begin, end - begin).array();
    });
}

} // namespace headscope
