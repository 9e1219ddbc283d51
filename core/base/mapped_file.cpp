// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mapped_file.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) {
            ::close(number_);
        }
    }
    [[nodiscard]] int number() const { return number_; }

  private:
    int number_;
};

[[noreturn]] void fail(const std::filesystem::path& path, std::string_view reason) {
    throw Error(Sentence::of("{}: cannot be read: {}", pathText(path), reason));
}

[[noreturn]] void failMeanwhile(const std::filesystem::path& path, std::string_view what) {
    throw Error(Sentence::of("{}: this file {}; open the model again", pathText(path), what));
}

} // namespace

MappedFile::MappedFile(const std::filesystem::path& path, std::size_t most) : path_(path) {
    // O_NONBLOCK: opening a named pipe must not wait for somebody to write to it.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status {};
    if (file.number() < 0 || ::fstat(file.number(), &status) != 0) {
        fail(path, systemErrorText(errno));
    }
    if (S_ISDIR(status.st_mode)) {
        fail(path, Sentence::of("it is a folder"));
    }
    if (!S_ISREG(status.st_mode)) {
        fail(path, Sentence::of("it is not a regular file"));
    }
    version_ = versionOf(status);
    if (status.st_size == 0) {
        return;
    }
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size > most) {
        throw Error(Mismatch{pathText(path), "size", fmt::format("at most {} bytes", most),
                             fmt::format("{} bytes", size)});
    }
    void* const start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number(), 0);
    if (start == MAP_FAILED) {
        fail(path, systemErrorText(errno));
    }
    mapping_ = GuardedMapping({static_cast<const std::byte*>(start), size});
}

std::string_view MappedFile::text() const {
    return {reinterpret_cast<const char*>(data().data()), data().size()};
}

MappedFile::Version MappedFile::versionOf(const struct stat& status) {
    return {status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

void MappedFile::requireIntact() const {
    struct stat status {};
    if (::stat(path_.c_str(), &status) != 0) {
        failMeanwhile(path_, Sentence::of("was taken away while it was open ({})", systemErrorText(errno)));
    }
    if (versionOf(status) != version_) {
        failMeanwhile(path_, status.st_size < version_.size ? Sentence::of("was shortened while it was open")
                                                            : Sentence::of("changed while it was open"));
    }
    if (mapping_.isLost()) {
        failMeanwhile(path_, Sentence::of("could not be read to its end"));
    }
}

void MappedFile::readAhead(std::size_t begin, std::size_t size) const {
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    const std::size_t start = std::min(begin, data().size()) / page * page;
    const std::size_t end = std::min(begin + size, data().size());
    if (start < end) { // advice: where it is not taken, reading is slower
        ::madvise(const_cast<std::byte*>(data().data() + start), end - start, MADV_WILLNEED);
    }
}

} // namespace headscope
