// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/mapped_file.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/error.h"
#include "core/base/path_text.h"

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
    throw Error(fmt::format("{}: cannot be read: {}", pathText(path), reason));
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
        fail(path, "it is a folder");
    }
    if (!S_ISREG(status.st_mode)) {
        fail(path, "it is not a regular file");
    }
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
    data_ = {static_cast<const std::byte*>(start), size};
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : path_(std::move(other.path_)), data_(std::exchange(other.data_, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(data_, other.data_);
    return *this;
}

MappedFile::~MappedFile() {
    if (!data_.empty()) {
        ::munmap(const_cast<std::byte*>(data_.data()), data_.size());
    }
}

std::string_view MappedFile::text() const {
    return {reinterpret_cast<const char*>(data_.data()), data_.size()};
}

} // namespace headscope
