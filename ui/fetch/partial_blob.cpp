// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/partial_blob.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr qsizetype kReadAtOnce = qsizetype{4} << 20;

void close(int& descriptor) {
    if (descriptor >= 0) {
        ::close(std::exchange(descriptor, -1));
    }
}

} // namespace

PartialBlob::PartialBlob(const ModelFolder& folder, const RemoteFile& file)
    : file_(file), incomplete_(folder.incomplete(file)), blob_(folder.blob(file)),
      hash_(file.isLarge ? QCryptographicHash::Sha256 : QCryptographicHash::Sha1) {
    folder.prepare();
    openLock(folder.lock(file));
    try {
        openFile();
    } catch (...) {
        close(lock_);
        throw;
    }
    beginHash();
}

PartialBlob::~PartialBlob() {
    close(descriptor_);
    close(lock_);
}

void PartialBlob::openLock(const std::filesystem::path& lock) {
    lock_ = ::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0664);
    if (lock_ < 0) {
        throw Error(Sentence::of("{}: cannot be written: {}", pathText(lock), systemErrorText(errno)));
    }
    // Where the file system knows no locks there is none to respect.
    if (::flock(lock_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        close(lock_);
        throw Error(
            Sentence::of("{}: another program is fetching this file; wait for it, or stop it", file_.path));
    }
}

void PartialBlob::openFile() {
    descriptor_ = ::open(incomplete_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    struct stat state {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &state) != 0) {
        const int problem = errno;
        close(descriptor_);
        fail(problem);
    }
    present_ = static_cast<std::uint64_t>(state.st_size);
}

void PartialBlob::beginHash() {
    hash_.reset();
    size_ = 0;
    if (!file_.isLarge) { // as git hash-object does it
        hash_.addData(QByteArrayLiteral("blob ") + QByteArray::number(static_cast<qulonglong>(file_.size)) +
                      '\0');
    }
    if (present_ > file_.size) {
        restart();
    }
}

bool PartialBlob::readPresent() {
    QByteArray bytes(kReadAtOnce, Qt::Uninitialized);
    const ssize_t read = size_ == present_ ? 0 : ::read(descriptor_, bytes.data(), kReadAtOnce);
    if (read < 0 && errno != EINTR) {
        fail(errno);
    }
    if (read > 0) {
        bytes.truncate(read);
        hash_.addData(bytes);
        size_ += static_cast<std::uint64_t>(read);
    } else if (read == 0) {
        present_ = size_;
    }
    return size_ == present_;
}

void PartialBlob::append(const QByteArray& bytes) {
    if (static_cast<std::uint64_t>(bytes.size()) > file_.size - size_) {
        throw Error({file_.path, "bytes that came", fmt::format("{}", file_.size), "more"});
    }
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t written =
            ::write(descriptor_, bytes.data() + done, static_cast<std::size_t>(bytes.size() - done));
        if (written >= 0) {
            hash_.addData(QByteArrayView(bytes.data() + done, written));
            done += written;
            size_ += static_cast<std::uint64_t>(written);
        } else if (errno != EINTR) {
            fail(errno);
        }
    }
}

void PartialBlob::restart() {
    present_ = 0;
    if (::ftruncate(descriptor_, 0) != 0 || ::lseek(descriptor_, 0, SEEK_SET) != 0) {
        fail(errno);
    }
    beginHash();
}

bool PartialBlob::isRight() const {
    return hash_.result().toHex().toStdString() == file_.hash;
}

void PartialBlob::finish() {
    // Some file systems cannot be synchronised.
    if (::fsync(descriptor_) != 0 && errno != EINVAL && errno != ENOTSUP) {
        fail(errno);
    }
    close(descriptor_);
    if (::rename(incomplete_.c_str(), blob_.c_str()) != 0) {
        fail(errno);
    }
}

void PartialBlob::fail(int errorNumber) const {
    throw Error(
        Sentence::of("{}: cannot be written: {}", pathText(incomplete_), systemErrorText(errorNumber)));
}

} // namespace headscope
