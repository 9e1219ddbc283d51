// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <memory>

#include "core/model/model.h"

namespace headscope {

/// Keeps the last runs of one model: one for each settings, so that typing starts from the run under the same
/// settings, and a side that does not change costs nothing. The model's own run is never dropped; of the
/// others, those used least recently are, beyond `most` runs or `mostBytes` of memory. Not for several
/// threads at once.
class RunCache {
  public:
    explicit RunCache(std::shared_ptr<const Model> model, std::size_t most = 4,
                      std::size_t mostBytes = std::size_t{2} << 30U)
        : model_(std::move(model)), most_(most), mostBytes_(mostBytes) {}

    [[nodiscard]] const std::shared_ptr<const Model>& model() const { return model_; }

    /// The run of `input` under `settings`; from memory, or computed from the run that it shares most with
    /// (see Transformer::run). Throws Error where the model's files changed or vanished since they were
    /// opened, whichever of both it is: see Checkpoint::requireIntact.
    [[nodiscard]] std::shared_ptr<const Run> run(const ModelInput& input, const RunSettings& settings,
                                                 const Job& job = {});

    /// The same settings in every layer of one kind of attention.
    [[nodiscard]] std::shared_ptr<const Run> run(const ModelInput& input, const AttentionSettings& settings,
                                                 const Job& job = {},
                                                 AttentionKind kind = AttentionKind::Self);

  private:
    [[nodiscard]] std::shared_ptr<const Run> compute(const ModelInput& input, const RunSettings& settings,
                                                     const Job& job) const;
    [[nodiscard]] const Run* nearest(const ModelInput& input, const RunSettings& settings) const;
    void keep(std::shared_ptr<const Run> run);

    std::shared_ptr<const Model> model_;
    std::size_t most_;
    std::size_t mostBytes_;
    std::list<std::shared_ptr<const Run>> runs_; // last used first
};

} // namespace headscope
