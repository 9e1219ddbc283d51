// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/atomic_file.h"

#include <cerrno>
#include <random>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr int kNameAttempts = 100;
constexpr int kMostLinks = 40; // as many as the kernel follows
constexpr const char* kOpenFiles = "/proc/self/fd";

/// Some file systems and devices cannot be synchronised; there is nothing to lose in them.
bool synchronise(int descriptor) {
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
}

/// So that the new name is on the disk too. The contents are safe already: a failure here is not one of the
/// write.
void synchroniseFolder(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

std::filesystem::path folderOf(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

} // namespace

AtomicFile::AtomicFile(const std::filesystem::path& target) : named_(target), target_(target) {
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(target, ignored);
    if (std::filesystem::is_directory(status)) {
        fail(EISDIR);
    }
    if (target == "/dev/stdout" || (exists(status) && !is_regular_file(status))) {
        openTarget();
        return;
    }
    if (exists(status) && ::access(target.c_str(), W_OK) != 0) {
        fail(errno); // its folder may let it be replaced; whoever made it read-only did not mean that
    }
    followLinks();
    openTemporary();
}

AtomicFile::~AtomicFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
    if (!temporary_.empty()) {
        ::unlink(temporary_.c_str());
    }
}

void AtomicFile::openTarget() {
    writesDirectly_ = true;
    // Opening /dev/stdout anew would write over the start of a file that the shell appends to.
    descriptor_ = target_ == "/dev/stdout" ? ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
                                           : ::open(target_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor_ < 0) {
        fail(errno);
    }
}

void AtomicFile::followLinks() {
    std::error_code problem;
    for (int links = 0; is_symlink(std::filesystem::symlink_status(target_, problem)); ++links) {
        const std::filesystem::path next = std::filesystem::read_symlink(target_, problem);
        if (problem || links == kMostLinks) {
            fail(problem ? problem.value() : ELOOP);
        }
        target_ = folderOf(target_) / next; // `next` alone where it is absolute
    }
}

void AtomicFile::openTemporary() {
    if (::access(kOpenFiles, X_OK) == 0) {
        descriptor_ = ::open(folderOf(target_).c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666);
    }
    if (descriptor_ < 0) { // not every file system has files without a name
        withTemporaryName([this](const std::filesystem::path& name) {
            descriptor_ = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            return descriptor_ >= 0;
        });
    }
    copyPermissions();
}

/// Tries new names until `create` makes a file of one.
template <typename Create>
void AtomicFile::withTemporaryName(const Create& create) {
    std::random_device random;
    for (int attempt = 0; attempt < kNameAttempts; ++attempt) {
        const auto name = folderOf(target_) / fmt::format(".headscope-{:08x}", random());
        if (create(name)) {
            temporary_ = name;
            return;
        }
        if (errno != EEXIST) {
            break;
        }
    }
    fail(errno);
}

void AtomicFile::copyPermissions() const {
    struct stat old {};
    if (::stat(target_.c_str(), &old) == 0) {
        // Best effort: a file system without permissions is no reason not to save.
        [[maybe_unused]] const int result = ::fchmod(descriptor_, old.st_mode & 0777);
    }
}

void AtomicFile::write(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes = bytes.subspan(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            fail(errno);
        }
    }
}

void AtomicFile::write(std::string_view text) {
    write(std::as_bytes(std::span(text)));
}

void AtomicFile::commit() {
    if (writesDirectly_) {
        close();
        return;
    }
    if (!synchronise(descriptor_)) {
        fail(errno);
    }
    if (temporary_.empty()) {
        const std::string nameless = fmt::format("{}/{}", kOpenFiles, descriptor_);
        withTemporaryName([&nameless](const std::filesystem::path& name) {
            return ::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
        });
    }
    close();
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
        fail(errno);
    }
    temporary_.clear();
    synchroniseFolder(folderOf(target_));
}

void AtomicFile::close() {
    const int descriptor = std::exchange(descriptor_, -1);
    if (::close(descriptor) != 0 && errno != EINTR) {
        fail(errno);
    }
}

void AtomicFile::fail(int errorNumber) const {
    throw Error(Sentence::of("{}: cannot be written: {}", pathText(named_), systemErrorText(errorNumber)));
}

void writeFileAtomically(const std::filesystem::path& target, std::span<const std::byte> bytes) {
    AtomicFile file(target);
    file.write(bytes);
    file.commit();
}

void writeFileAtomically(const std::filesystem::path& target, std::string_view text) {
    writeFileAtomically(target, std::as_bytes(std::span(text)));
}

std::string writingFault(const std::filesystem::path& target) {
    try {
        AtomicFile(target).write(std::string_view(" ")); // not committed
        return {};
    } catch (const Error& error) {
        return error.what();
    }
}

} // namespace headscope
