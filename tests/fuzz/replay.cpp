// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of a fuzz target that is built without libFuzzer: gives it a file, or all files of a
// folder with as many mutations of each as the second argument says, always the same. The input that is
// tried is in a file of the working folder, where it stays when the program ends by it.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "tests/fuzz/byte_mutations.h"
#include "tests/fuzz/fuzz_target.h"

namespace {

std::string contentsOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A file, or all files of a folder in the order of their names.
std::vector<std::filesystem::path> filesAt(const std::filesystem::path& path) {
    std::vector<std::filesystem::path> files;
    if (std::filesystem::is_directory(path)) {
        for (const auto& entry : std::filesystem::directory_iterator(path)) {
            files.push_back(entry.path());
        }
    } else if (std::filesystem::exists(path)) {
        files.push_back(path);
    }
    std::sort(files.begin(), files.end());
    return files;
}

class Replay {
  public:
    explicit Replay(std::filesystem::path current)
        : current_(std::move(current)), out_(current_, std::ios::binary) {}
    ~Replay() { std::filesystem::remove(current_); }
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    void run(const std::string& input) {
        // Over the one before: to empty and close a file thousands of times makes some disks write each.
        out_.seekp(0);
        out_ << input << std::flush;
        std::filesystem::resize_file(current_, input.size());
        // As large as the input, so that a sanitizer sees a read behind its end.
        const std::vector<std::uint8_t> bytes(input.begin(), input.end());
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
        ++count_;
    }
    [[nodiscard]] long count() const { return count_; }

  private:
    std::filesystem::path current_;
    std::ofstream out_;
    long count_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::cerr << "usage: " << argv[0] << " FILE | FOLDER [MUTATIONS OF EACH FILE]\n";
        return 2;
    }
    const std::vector<std::filesystem::path> files = filesAt(argv[1]);
    if (files.empty()) {
        std::cerr << argv[1] << ": expected a file, or a folder with files\n";
        return 2;
    }
    std::vector<std::string> seeds(files.size());
    std::transform(files.begin(), files.end(), seeds.begin(), contentsOf);
    const long mutations = argc > 2 ? std::strtol(argv[2], nullptr, 10) : 0;
    const std::filesystem::path current =
        std::filesystem::current_path() / std::filesystem::path(argv[0]).filename().concat(".input");
    std::cout << "The input that is tried is in " << current.string() << std::endl;
    Replay replay(current);
    std::mt19937_64 random(1);
    for (std::size_t seed = 0; seed < seeds.size(); ++seed) {
        headscope::lastRefusal.clear();
        replay.run(seeds[seed]);
        std::cout << files[seed].filename().string() << ": "
                  << (headscope::lastRefusal.empty() ? "read" : headscope::lastRefusal) << std::endl;
        for (long i = 0; i < mutations; ++i) {
            replay.run(headscope::mutated(seeds[seed], seeds[random() % seeds.size()], random));
        }
    }
    std::cout << replay.count() << " inputs were read or refused" << std::endl;
    return 0;
}
