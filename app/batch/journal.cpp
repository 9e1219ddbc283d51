// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/journal.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QFile>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/checkpoint/json_file.h"

namespace headscope {

namespace {

using nlohmann::json;

/// How each line begins: keys stand in the order of the alphabet.
constexpr std::string_view kLineBegin = "{\"bytes\":";

/// What a line says; null for one that is no JSON, or nested so deeply that it must not be copied.
json valueOf(std::string_view line, std::string_view where) {
    try {
        checkJson(line, where);
        return json::parse(line);
    } catch (const Error&) {
        return nullptr;
    }
}

std::string hexOf(const QCryptographicHash& hash) {
    return hash.result().toHex().toStdString();
}

} // namespace

std::string sha256Of(std::string_view bytes) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hexOf(hash);
}

std::string sha256OfFile(const std::filesystem::path& file) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(file, ignored)) {
        return {}; // a pipe has no end
    }
    QFile opened(QFile::decodeName(file.c_str()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return opened.open(QIODevice::ReadOnly) && hash.addData(&opened) ? hexOf(hash) : std::string();
}

BatchJournal::BatchJournal(std::filesystem::path file, Start start) : file_(std::move(file)) {
    descriptor_ = ::open(file_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor_ < 0) {
        fail("cannot be opened (--journal names another place)", errno);
    }
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        const int reason = errno;
        ::close(descriptor_);
        if (reason == EWOULDBLOCK) {
            throw Error(fmt::format("{}: another run of this job has it", pathText(file_)));
        }
        fail("cannot be locked", reason);
    }
    try {
        requireJournal();
        if (start == Start::GoOn) {
            readLines();
        } else if (::ftruncate(descriptor_, 0) != 0) {
            fail("cannot be emptied", errno);
        }
    } catch (...) {
        ::close(descriptor_);
        throw;
    }
}

BatchJournal::~BatchJournal() {
    ::close(descriptor_);
}

std::string BatchJournal::nameOf(const std::filesystem::path& file) const {
    std::error_code ignored;
    const auto whole = [&](const std::filesystem::path& path) {
        return std::filesystem::absolute(path, ignored).lexically_normal();
    };
    return whole(file).lexically_relative(whole(file_).parent_path()).string();
}

void BatchJournal::requireJournal() const {
    std::array<char, kLineBegin.size()> begin{};
    const ssize_t count = ::pread(descriptor_, begin.data(), begin.size(), 0);
    if (count < 0) {
        fail("cannot be read", errno);
    }
    if (!kLineBegin.starts_with(std::string_view(begin.data(), static_cast<std::size_t>(count)))) {
        throw Error(fmt::format("{}: expected a journal of headscope batch, or no such file, found another "
                                "file, which stays as it is (--journal names another place)",
                                pathText(file_)));
    }
}

void BatchJournal::readLines() {
    std::string text;
    std::array<char, 65536> buffer{};
    while (true) {
        const ssize_t count =
            ::pread(descriptor_, buffer.data(), buffer.size(), static_cast<off_t>(text.size()));
        if (count == 0) {
            break;
        }
        if (count > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            fail("cannot be read", errno);
        }
    }
    const std::size_t whole = text.rfind('\n') + 1; // npos + 1 is 0
    if (whole < text.size() && ::ftruncate(descriptor_, static_cast<off_t>(whole)) != 0) {
        fail("cannot be shortened", errno);
    }
    for (std::size_t begin = 0; begin < whole;) {
        const std::size_t end = text.find('\n', begin);
        const json line = valueOf(std::string_view(text).substr(begin, end - begin), pathText(file_));
        begin = end + 1;
        // What is no line of ours tells nothing; at worst an output is made once more.
        if (line.is_object() && line.value("output", json()).is_string() &&
            line.value("from", json()).is_string() && line.value("bytes", json()).is_number_unsigned() &&
            line.value("sha256", json()).is_string()) {
            made_[line["output"].get<std::string>()] = {line["from"].get<std::string>(),
                                                        line["bytes"].get<std::uintmax_t>(),
                                                        line["sha256"].get<std::string>()};
        }
    }
}

bool BatchJournal::holds(const std::filesystem::path& file, const std::string& fingerprint) const {
    const auto made = made_.find(nameOf(file));
    if (made == made_.end() || made->second.fingerprint != fingerprint) {
        return false;
    }
    std::error_code unreadable;
    return std::filesystem::file_size(file, unreadable) == made->second.bytes && !unreadable &&
           sha256OfFile(file) == made->second.sha256;
}

void BatchJournal::add(const std::filesystem::path& file, const std::string& fingerprint) {
    std::error_code unreadable;
    const Made made{fingerprint, std::filesystem::file_size(file, unreadable), sha256OfFile(file)};
    if (unreadable || made.sha256.empty()) {
        return; // a device, or taken away by someone: nothing that could be kept
    }
    const json line{
        {"output", nameOf(file)}, {"from", made.fingerprint}, {"bytes", made.bytes}, {"sha256", made.sha256}};
    const std::string text = line.dump(-1, ' ', false, json::error_handler_t::replace) + '\n';
    const off_t before = ::lseek(descriptor_, 0, SEEK_END);
    const ssize_t count = ::write(descriptor_, text.data(), text.size());
    if (count != static_cast<ssize_t>(text.size())) {
        const int reason = count < 0 ? errno : ENOSPC;
        // The next line must not go on in a part of this one.
        [[maybe_unused]] const int result = ::ftruncate(descriptor_, before);
        fail("cannot be written", reason);
    }
    made_[nameOf(file)] = made;
}

void BatchJournal::fail(std::string_view what, int errorNumber) const {
    throw Error(fmt::format("{}: {}: {}", pathText(file_), what, systemErrorText(errorNumber)));
}

} // namespace headscope
