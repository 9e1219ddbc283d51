// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

namespace headscope {

/// Which outputs of a job are there, so that a run that was interrupted can go on. A file beside the job, a
/// line for each output that is written after the output is whole: its name, the fingerprint of all that it
/// was made from, and the size and SHA-256 of what was written. A line that was cut short is no line. One run
/// at a time has the file; a second one throws.
class BatchJournal {
  public:
    enum class Start { Anew, GoOn };

    /// Throws Error where the file cannot be opened, another run has it, or it is another file than a
    /// journal: that stays as it is.
    BatchJournal(std::filesystem::path file, Start start);
    BatchJournal(const BatchJournal&) = delete;
    BatchJournal& operator=(const BatchJournal&) = delete;
    ~BatchJournal();

    /// Whether `file` was made from what the fingerprint says and is as it was written.
    [[nodiscard]] bool holds(const std::filesystem::path& file, const std::string& fingerprint) const;
    /// Call when `file` is whole. Throws Error.
    void add(const std::filesystem::path& file, const std::string& fingerprint);

  private:
    struct Made {
        std::string fingerprint;
        std::uintmax_t bytes = 0;
        std::string sha256;
    };
    /// From the journal's own folder, so that a folder with both can be moved.
    [[nodiscard]] std::string nameOf(const std::filesystem::path& file) const;
    /// Throws Error where the file begins otherwise than a line does.
    void requireJournal() const;
    void readLines();
    [[noreturn]] void fail(std::string_view what, int errorNumber) const;

    std::filesystem::path file_;
    int descriptor_ = -1;
    std::map<std::string, Made> made_; // by nameOf
};

/// SHA-256 as hexadecimal digits.
[[nodiscard]] std::string sha256Of(std::string_view bytes);
/// Of a regular file's contents; empty where it is none or cannot be read.
[[nodiscard]] std::string sha256OfFile(const std::filesystem::path& file);

} // namespace headscope
