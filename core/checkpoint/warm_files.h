// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/job.h"
#include "core/base/system_memory.h"
#include "core/checkpoint/checkpoint.h"

namespace headscope {

/// Reads all tensor files once, in their order, so that the first run does not wait for the disk at each
/// weight. The pages stay the system's: nothing is allocated, and what is resident never exceeds the files'
/// size. Reports the share that was read and "1.2 of 13.5 GB, 820 MB/s"; can be stopped every few MiB. Reads
/// nothing and returns false where the files are larger than fitsInMemory allows: later pages would push out
/// earlier ones, and a run reads on demand. Throws Error where a file changed meanwhile.
bool warmFiles(const Checkpoint& checkpoint, const Job& job,
               std::optional<std::uint64_t> available = availableMemory());

/// Whether that many bytes leave an eighth of the available memory to everything else. Yes where it is not
/// known how much is available.
[[nodiscard]] bool fitsInMemory(std::uint64_t bytes, std::optional<std::uint64_t> available);

} // namespace headscope
