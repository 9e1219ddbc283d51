// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/linear_attention.h"

#include "core/base/sentence.h"
#include "core/ops/feature_map.h"

namespace headscope {

namespace {

constexpr Index kRowsAtOnce = 64; // between two looks at whether to stop

/// S and z over the keys begin <= j < end.
class RunningSums {
  public:
    explicit RunningSums(const AttentionOperands& operands)
        : operands_(operands), products_(Matrix::Zero(operands.keys.cols(), operands.values.cols())),
          keys_(RowVector::Zero(operands.keys.cols())) {}

    void moveTo(const KeyRange& range) {
        while (end_ < range.end) {
            add(end_++, 1);
        }
        while (begin_ < range.begin) {
            add(begin_++, -1);
        }
    }
    /// phi(q) S / (phi(q) . z).
    void attend(Index query, Matrix& output) const {
        const RowVector features = positiveFeatures(operands_.queries.row(query));
        output.row(query).noalias() = features * products_;
        output.row(query) /= features.dot(keys_);
    }

  private:
    void add(Index key, float sign) {
        const RowVector features = sign * positiveFeatures(operands_.keys.row(key));
        products_.noalias() += features.transpose() * operands_.values.row(key);
        keys_ += features;
    }

    const AttentionOperands& operands_;
    Matrix products_; // S
    RowVector keys_;  // z
    Index begin_ = 0;
    Index end_ = 0;
};

} // namespace

Matrix linearAttention(const AttentionOperands& operands, const Job& job) {
    const Index length = operands.queries.rows();
    Matrix output(length, operands.values.cols());
    RunningSums sums(operands);
    for (Index query = 0; query < length; ++query) {
        if (query % kRowsAtOnce == 0) {
            job.step(static_cast<double>(query) / static_cast<double>(length),
                     Sentence::noted("running sums"));
        }
        sums.moveTo(allowedKeys(operands.attention.mask, query, operands.keys.rows()));
        sums.attend(query, output);
    }
    return output;
}

} // namespace headscope
