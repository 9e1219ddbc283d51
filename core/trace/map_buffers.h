// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "core/trace/head_map.h"
#include "core/trace/map_levels.h"

namespace headscope {

/// Memory of large maps that nobody looks at any more, to be written again: fresh memory costs more than the
/// numbers that are written into it. A handle, as cheap to copy as a pointer; without a copy of it that was
/// made before, maps come in fresh memory. What is taken may be let go of in any thread.
class MapBuffers {
  public:
    /// With what some other map left in it.
    [[nodiscard]] std::shared_ptr<HeadMap> map() const { return taken(kept_->maps); }
    [[nodiscard]] std::shared_ptr<MapLevels> levels() const { return taken(kept_->levels); }

  private:
    static constexpr std::size_t kMostKept = 3; // as many as are shown at once

    struct Kept {
        Kept() { // giving back never needs memory
            maps.reserve(kMostKept);
            levels.reserve(kMostKept);
        }
        std::mutex mutex;
        std::vector<std::unique_ptr<HeadMap>> maps;
        std::vector<std::unique_ptr<MapLevels>> levels;
    };

    template <typename Buffer>
    [[nodiscard]] std::shared_ptr<Buffer> taken(std::vector<std::unique_ptr<Buffer>>& from) const {
        std::unique_ptr<Buffer> buffer;
        {
            const std::lock_guard lock(kept_->mutex);
            if (!from.empty()) {
                buffer = std::move(from.front()); // the one that has waited longest: none becomes old
                from.erase(from.begin());
            }
        }
        if (!buffer) {
            buffer = std::make_unique<Buffer>();
        }
        const auto giveBack = [kept = std::weak_ptr(kept_), &from](Buffer* gone) {
            std::unique_ptr<Buffer> owned(gone);
            if (const auto alive = kept.lock()) {
                const std::lock_guard lock(alive->mutex);
                if (from.size() < kMostKept) {
                    from.push_back(std::move(owned));
                }
            }
        };
        return {buffer.release(), giveBack};
    }

    std::shared_ptr<Kept> kept_ = std::make_shared<Kept>();
};

} // namespace headscope
