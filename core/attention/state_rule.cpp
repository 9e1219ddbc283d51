// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/state_rule.h"

#include "core/attention/attention_weights.h"
#include "core/ops/rotary.h"

namespace headscope {

Matrix readyStates(Matrix projected, const StateRule& rule, Index first) {
    const Index rows = projected.rows();
    const Index columns = projected.cols();
    if (rule.norm == StateNorm::EachHead) {
        // A head of a row becomes a row: the norm is over one head.
        projected.resize(rows * columns / rule.headWidth, rule.headWidth);
    }
    if (rule.norm != StateNorm::None) {
        projected = rmsNorm(projected, rule.weight, rule.epsilon);
        projected.resize(rows, columns);
    }
    if (rule.rotary) {
        rotate(projected, rule.headWidth, *rule.rotary, rotaryAngles(*rule.rotary, first, rows));
    }
    return projected;
}

StateRule pooledRule(StateRule rule, int own, int groups, Pooling pooling) {
    if (rule.norm == StateNorm::AllHeads) {
        rule.weight = poolKvHeads(Matrix(rule.weight), own, groups, pooling);
    }
    return rule;
}

} // namespace headscope
