// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <memory>
#include <span>

#include "core/model/model.h"

namespace headscope {

/// Keeps the last few runs of one model, so that an unchanged side costs nothing and a changed one starts
/// from the run that it shares most with. Not for several threads at once.
class RunCache {
  public:
    explicit RunCache(std::shared_ptr<const Model> model, std::size_t capacity = 4)
        : model_(std::move(model)), capacity_(capacity) {}

    [[nodiscard]] const std::shared_ptr<const Model>& model() const { return model_; }

    /// The run of `ids` under the same settings in every layer; from memory, or computed (see
    /// Transformer::run).
    [[nodiscard]] std::shared_ptr<const Run> run(std::span<const int> ids, const AttentionSettings& settings,
                                                 const Job& job = {});

  private:
    std::shared_ptr<const Model> model_;
    std::size_t capacity_;
    std::list<std::shared_ptr<const Run>> runs_; // last used first
};

} // namespace headscope
