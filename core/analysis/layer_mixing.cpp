// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/layer_mixing.h"

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/parallel.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 32;

} // namespace

LayerMixing::LayerMixing(const AttentionTrace& trace, const TokenPath& path) : trace_(trace), path_(path) {
    if (path.kind == AttentionKind::Cross) {
        throw Error(Mismatch{"paths through layers", "kind",
                             "self or encoder, whose queries and keys are the same tokens", "cross"});
    }
    if (layers() == 0) {
        throw Error(Mismatch{"paths through layers", "kind", "a kind of attention that the model has",
                             std::string(kindName(path.kind))});
    }
    if (path.query < 0 || path.query >= tokens()) {
        throw Error(Mismatch{"paths through layers", "token", fmt::format("0 to {}", tokens() - 1),
                             fmt::format("{}", path.query)});
    }
}

void LayerMixing::rows(int layer, Index first, MutableMatrixView out, const Job& job) const {
    parallelTasks((out.rows() + kRowsAtOnce - 1) / kRowsAtOnce, [&](Index block) {
        if (job.stop.stop_requested()) {
            throw Stopped();
        }
        const Index begin = block * kRowsAtOnce;
        rowsOfHeads(layer, first + begin, out.middleRows(begin, std::min(kRowsAtOnce, out.rows() - begin)));
    });
}

void LayerMixing::rowsOfHeads(int layer, Index first, MutableMatrixView out) const {
    Matrix weights(out.rows(), out.cols());
    out.setZero();
    const int heads = trace_.heads(layer, path_.kind);
    for (int head = 0; head < heads; ++head) {
        trace_.headRows({layer, head, path_.kind}, path_.attention, first, weights);
        out += weights;
    }
    out /= static_cast<float>(heads);
    for (Index row = 0; row < out.rows(); ++row) {
        out(row, first + row) += 1;
        out.row(row) /= out.row(row).sum();
    }
}

} // namespace headscope
