// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/model_folder.h"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"

namespace headscope {

namespace fs = std::filesystem;

namespace {

std::string folderName(const std::string& name) {
    std::string folder = "models--" + name;
    if (const std::size_t slash = folder.find('/'); slash != folder.npos) {
        folder.replace(slash, 1, "--");
    }
    return folder;
}

[[noreturn]] void refuse(const fs::path& path, const std::error_code& problem) {
    throw Error(Sentence::of("{}: cannot be made: {}", pathText(path), systemErrorText(problem.value())));
}

void makeFolder(const fs::path& folder) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem) {
        refuse(folder, problem);
    }
}

std::uint64_t sizeOf(const fs::path& file) {
    std::error_code problem;
    const std::uintmax_t size = fs::is_regular_file(file, problem) ? fs::file_size(file, problem) : 0;
    return problem ? 0 : size;
}

} // namespace

ModelFolder::ModelFolder(const fs::path& cache, const std::string& name)
    : folder_(cache / folderName(name)), locks_(cache / ".locks" / folderName(name)) {}

fs::path ModelFolder::blob(const RemoteFile& file) const {
    return folder_ / "blobs" / file.hash;
}

fs::path ModelFolder::incomplete(const RemoteFile& file) const {
    return folder_ / "blobs" / (file.hash + ".incomplete");
}

fs::path ModelFolder::lock(const RemoteFile& file) const {
    return locks_ / (file.hash + ".lock");
}

fs::path ModelFolder::snapshot(const std::string& commit) const {
    return folder_ / "snapshots" / commit;
}

bool ModelFolder::has(const RemoteFile& file) const {
    std::error_code ignored;
    return fs::is_regular_file(blob(file), ignored) && sizeOf(blob(file)) == file.size;
}

std::uint64_t ModelFolder::missing(const RemoteFile& file) const {
    return has(file) ? 0 : file.size - std::min(file.size, sizeOf(incomplete(file)));
}

void ModelFolder::prepare() const {
    makeFolder(folder_ / "blobs");
    makeFolder(folder_ / "refs");
    makeFolder(locks_);
}

void ModelFolder::addToSnapshot(const std::string& commit, const RemoteFile& file) const {
    const fs::path link = snapshot(commit) / file.path;
    makeFolder(link.parent_path());
    const fs::path target = blob(file).lexically_relative(link.parent_path());
    std::error_code problem;
    if (fs::is_symlink(link, problem) && fs::read_symlink(link, problem) == target) {
        return;
    }
    fs::remove(link, problem);
    fs::create_symlink(target, link, problem);
    if (problem) {
        std::error_code second;
        fs::copy_file(blob(file), link, second);
        if (second) {
            refuse(link, problem);
        }
    }
}

void ModelFolder::writeRef(const std::string& revision, const std::string& commit) const {
    if (revision != commit) {
        const fs::path ref = folder_ / "refs" / revision;
        makeFolder(ref.parent_path());
        writeFileAtomically(ref, commit);
    }
}

} // namespace headscope
