// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_settings.h"
#include "core/base/job.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// From where a token is followed through the layers.
struct TokenPath {
    AttentionKind kind = AttentionKind::Self; // Self or Encoder
    Index query = 0;                          // the token
    AttentionSettings attention = {};         // of all heads; the model's own where nothing is said
};

/// How each layer mixes the tokens below it, with the residual stream as one more head that looks at its own
/// token: M_l = row-normalise(mean over heads of A_l + I) (Abnar and Zuidema 2020). Rows are tokens above the
/// layer, columns those below. Of an encoder-decoder's decoder, what comes in from the encoder is not in it.
/// The trace must outlive it.
class LayerMixing {
  public:
    /// Throws Error for cross-attention, whose queries and keys are other tokens, for a kind that the trace
    /// does not have, and for a token that is not there.
    LayerMixing(const AttentionTrace& trace, const TokenPath& path);

    [[nodiscard]] int layers() const { return trace_.layers(path_.kind); }
    [[nodiscard]] Index tokens() const { return trace_.layer(0, path_.kind).queryCount(); }

    /// As many rows of M as `out` has, from the token `first` on; out has a column for each token. Throws
    /// Stopped where that is asked for, and as AttentionTrace::headMap does.
    void rows(int layer, Index first, MutableMatrixView out, const Job& job = {}) const;

  private:
    void rowsOfHeads(int layer, Index first, MutableMatrixView out) const;

    const AttentionTrace& trace_;
    TokenPath path_;
};

} // namespace headscope
