// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "core/model/run_cache.h"
#include "ui/session/session_results.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// What a side is of: a text as a model reads it.
struct TextSubject {
    std::shared_ptr<const Model> model;
    TypedText typed;
    bool operator==(const TextSubject&) const = default;
};

/// What a session's computing thread keeps between jobs; nobody else touches it. A side with a text or a
/// model of its own has its own runs: two texts in one cache would throw each other out.
class SessionWorker {
  public:
    /// The text of a side, computed or as it was. `shares`: side B's is side A's, which comes first. Throws
    /// as Model::encode and RunCache::run do.
    [[nodiscard]] std::shared_ptr<const TextResult> text(SideName name, const TextSubject& subject,
                                                         bool shares, const Job& job);
    /// Both sides of their present texts, computed or as they were. `at` is the one at work, for whoever
    /// catches what is thrown.
    [[nodiscard]] Comparison comparison(const std::array<Side, 2>& wanted, const Job& job, SideName& at);
    /// What is known of a side can not be trusted any more.
    void forget(SideName name) { kept(name) = {}; }

  private:
    struct Kept {
        std::shared_ptr<RunCache> runs;
        std::shared_ptr<const TextResult> text;
        std::optional<SideResult> side;
    };
    [[nodiscard]] const SideResult& side(SideName name, const Side& wanted, const Job& job);
    [[nodiscard]] Kept& kept(SideName name) { return kept_[static_cast<std::size_t>(name)]; }

    std::array<Kept, 2> kept_;
    MapBuffers buffers_;
};

} // namespace headscope
