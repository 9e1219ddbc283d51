// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/warm_files.h"

#include <algorithm>
#include <chrono>
#include <string>

#include <fmt/format.h>

#include "core/base/size_text.h"

namespace headscope {

namespace {

constexpr std::size_t kBlock = std::size_t{8} << 20;
constexpr std::size_t kPage = 4096; // the smallest there is; a larger one is touched more than once

/// Reads a byte of every page.
void touch(std::span<const std::byte> bytes) {
    for (std::size_t i = 0; i < bytes.size(); i += kPage) {
        [[maybe_unused]] const std::byte value = *static_cast<const volatile std::byte*>(&bytes[i]);
    }
}

/// Says how far the reading is.
class Progress {
  public:
    Progress(const Job& job, std::uint64_t whole) : job_(job), whole_(whole) {}

    void add(std::size_t bytes) {
        done_ += bytes;
        report();
    }
    void report() const {
        job_.step(whole_ == 0 ? 1.0 : static_cast<double>(done_) / static_cast<double>(whole_), text());
    }

  private:
    [[nodiscard]] std::string text() const {
        constexpr double kShortest = 0.1; // seconds; a rate over less says nothing
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
        std::string text = sizeShareText(done_, whole_);
        if (elapsed.count() >= kShortest) {
            const double rate = static_cast<double>(done_) / elapsed.count();
            text += fmt::format(", {}/s", sizeText(static_cast<std::uint64_t>(rate)));
        }
        return text;
    }

    const Job& job_;
    std::uint64_t whole_;
    std::uint64_t done_ = 0;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

void warm(const MappedFile& file, Progress& progress) {
    const std::span<const std::byte> data = file.data();
    file.readAhead(0, kBlock);
    for (std::size_t begin = 0; begin < data.size(); begin += kBlock) {
        const std::size_t size = std::min(kBlock, data.size() - begin);
        file.readAhead(begin + size, kBlock); // while this block is touched
        touch(data.subspan(begin, size));
        progress.add(size);
    }
}

} // namespace

bool fitsInMemory(std::uint64_t bytes, std::optional<std::uint64_t> available) {
    return !available || bytes <= *available - *available / 8;
}

bool warmFiles(const Checkpoint& checkpoint, const Job& job, std::optional<std::uint64_t> available) {
    const std::uint64_t whole = checkpoint.fileBytes();
    if (!fitsInMemory(whole, available)) {
        return false;
    }
    Progress progress(job, whole);
    progress.report();
    for (const auto& file : checkpoint.files()) {
        warm(*file, progress);
    }
    checkpoint.requireIntact();
    return true;
}

} // namespace headscope
