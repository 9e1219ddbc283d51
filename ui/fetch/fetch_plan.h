// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "ui/fetch/file_choice.h"
#include "ui/fetch/repository_listing.h"

namespace headscope {

/// What is fetched of a model.
struct FetchPlan {
    ModelReference reference;
    std::string commit;
    std::string licence;
    FileChoice choice;
    std::vector<std::uint64_t> missingOf; // of each file, the bytes that are not in the cache already

    [[nodiscard]] std::uint64_t missing() const;
};

/// Chooses the files (chooseFiles), and looks which of them are in the cache. Throws Error.
[[nodiscard]] FetchPlan planFetch(const RepositoryListing& listing, const std::filesystem::path& cache,
                                  std::string_view gguf = {});

/// What can be opened once everything is there.
[[nodiscard]] std::filesystem::path pathOf(const FetchPlan& plan, const std::filesystem::path& cache);

/// Throws Error where the disk of the cache has less room than is missing.
void requireRoom(const FetchPlan& plan, const std::filesystem::path& cache);

} // namespace headscope
