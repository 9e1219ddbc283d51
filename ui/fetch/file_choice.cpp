// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/file_choice.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/base/size_text.h"

namespace headscope {

namespace {

constexpr std::string_view kConfig = "config.json";
constexpr std::string_view kTensors = "model.safetensors";
constexpr std::size_t kMostNamed = 12;

constexpr std::array<std::string_view, 17> kSmallFiles{kConfig,
                                                       "generation_config.json",
                                                       "preprocessor_config.json",
                                                       "tokenizer_config.json",
                                                       "tokenizer.json",
                                                       "special_tokens_map.json",
                                                       "added_tokens.json",
                                                       "chat_template.jinja",
                                                       "tokenizer.model",
                                                       "spiece.model",
                                                       "sentencepiece.bpe.model",
                                                       "source.spm",
                                                       "target.spm",
                                                       "vocab.json",
                                                       "target_vocab.json",
                                                       "merges.txt",
                                                       "vocab.txt"};

const RemoteFile* find(const RepositoryListing& listing, std::string_view path) {
    const auto found = std::ranges::find(listing.files, path, &RemoteFile::path);
    return found == listing.files.end() ? nullptr : &*found;
}

/// The two numbers of "<before>00002-of-00003<after>".
struct Part {
    int number = 0;
    int count = 0;
};

std::optional<Part> partOf(std::string_view name, std::string_view before, std::string_view after) {
    constexpr std::string_view kNumbers = "00000-of-00000";
    if (name.size() < before.size() + kNumbers.size() + after.size() || !name.starts_with(before) ||
        !name.ends_with(after)) {
        return std::nullopt;
    }
    const std::string_view numbers =
        name.substr(name.size() - after.size() - kNumbers.size(), kNumbers.size());
    const auto read = [](std::string_view digits, int& number) {
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        return problem == std::errc() && end == digits.data() + digits.size();
    };
    Part part;
    const bool isPart = numbers.substr(5, 4) == "-of-" && read(numbers.substr(0, 5), part.number) &&
                        read(numbers.substr(9), part.count);
    return isPart ? std::optional(part) : std::nullopt;
}

/// "model-00002-of-00003.safetensors", and nothing between its name and its numbers.
std::optional<Part> shardOf(std::string_view path) {
    constexpr std::size_t kSize = std::string_view("model-00000-of-00000.safetensors").size();
    return path.size() == kSize ? partOf(path, "model-", ".safetensors") : std::nullopt;
}

std::vector<RemoteFile> shardsOf(const RepositoryListing& listing) {
    std::vector<RemoteFile> shards;
    int count = 0;
    for (const RemoteFile& file : listing.files) {
        if (const auto part = shardOf(file.path)) {
            shards.push_back(file);
            count = std::max(count, part->count);
        }
    }
    std::ranges::sort(shards, {}, &RemoteFile::path);
    if (shards.size() != static_cast<std::size_t>(count) || shards.empty()) {
        throw Error({toString(listing.reference), Sentence::of("tensor files that {} lists", kTensorIndex),
                     shards.empty() ? "model-00001-of-….safetensors" : fmt::format("{}", count),
                     shards.empty() ? "none" : fmt::format("{}", shards.size())});
    }
    return shards;
}

bool isPickle(const RemoteFile& file) {
    const std::string suffix = suffixOf(file.path);
    return suffix == "bin" || suffix == "pt" || suffix == "pth" || suffix == "ckpt" || suffix == "pkl";
}

/// In capital letters, as far as they are ASCII.
std::string capitals(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return text;
}

/// Looks at the words of a file's name: "model-IQ2_XS.gguf" has MODEL and IQ2_XS before its suffix.
bool saysOtherType(const std::string& name) {
    constexpr std::string_view kOthers[] = {"IQ",    "TQ",     "MXFP4",   "NVFP4",
                                            "Q4_0_", "MMPROJ", "IMATRIX", "Q8_K"};
    const std::string upper = capitals(name);
    std::string_view rest = upper;
    for (std::size_t end = rest.find_first_of("-."); end != rest.npos; end = rest.find_first_of("-.")) {
        const std::string_view word = rest.substr(0, end);
        if (std::ranges::any_of(kOthers,
                                [word](std::string_view other) { return word.starts_with(other); })) {
            return true;
        }
        rest.remove_prefix(end + 1);
    }
    return false;
}

bool isGguf(const RemoteFile& file) {
    return suffixOf(file.path) == "gguf" && file.path.find('/') == std::string::npos;
}

bool isReadableGguf(const RemoteFile& file) {
    return isGguf(file) && !partOf(file.path, "", ".gguf") && !saysOtherType(file.path);
}

std::string named(const std::vector<RemoteFile>& files) {
    std::vector<std::string> texts;
    for (std::size_t file = 0; file < std::min(files.size(), kMostNamed); ++file) {
        texts.push_back(fmt::format("{} ({})", files[file].path, sizeText(files[file].size)));
    }
    return fmt::format("{}{}", fmt::join(texts, ", "), files.size() > kMostNamed ? ", …" : "");
}

FileChoice ggufChoice(const RepositoryListing& listing, std::string_view gguf) {
    const std::vector<RemoteFile> files = readableGgufFiles(listing);
    const auto found = std::ranges::find(files, gguf, &RemoteFile::path);
    if (found == files.end()) {
        throw Error({toString(listing.reference), "GGUF file",
                     files.empty() ? "the name of one, of which it has none that can be read" : named(files),
                     fmt::format("\"{}\"", gguf)});
    }
    return {{*found}, found->path};
}

[[noreturn]] void explainNothing(const RepositoryListing& listing) {
    const std::string name = toString(listing.reference);
    const auto pickle = std::ranges::find_if(listing.files, isPickle);
    if (find(listing, kConfig) != nullptr && pickle != listing.files.end()) {
        throw Error(
            Sentence::of("{}: its tensors are only in {}, a Python pickle, which can run any code when it is "
                         "opened and is not fetched; where the Hub has converted it, {}@refs/pr/1 or "
                         "another number has it in safetensors",
                         name, pickle->path, listing.reference.name));
    }
    if (find(listing, "adapter_config.json") != nullptr) {
        throw Error(
            Sentence::of("{}: this is an adapter, which changes another model and is none by itself", name));
    }
    if (std::ranges::any_of(listing.files, isGguf)) {
        throw Error(Sentence::of("{}: its GGUF files are split, or of types that are not read", name));
    }
    throw Error({name, "files of a model", "config.json with model.safetensors, or a GGUF file",
                 listing.files.empty() ? "no files" : "neither"});
}

void requireHashes(const FileChoice& choice, const RepositoryListing& listing) {
    for (const RemoteFile& file : choice.files) {
        if (file.hash.empty()) {
            throw Error({toString(listing.reference), file.path, "its size and hash in the list of files",
                         "none, so that what is fetched could not be checked"});
        }
    }
}

FileChoice folderChoice(const RepositoryListing& listing) {
    FileChoice choice;
    for (const std::string_view path : kSmallFiles) {
        if (const RemoteFile* file = find(listing, path)) {
            choice.files.push_back(*file);
        }
    }
    if (const RemoteFile* tensors = find(listing, kTensors)) {
        choice.files.push_back(*tensors);
    } else {
        choice.files.push_back(*find(listing, kTensorIndex));
        std::ranges::copy(shardsOf(listing), std::back_inserter(choice.files));
    }
    return choice;
}

} // namespace

std::span<const std::string_view> smallModelFiles() {
    return kSmallFiles;
}

std::uint64_t FileChoice::size() const {
    std::uint64_t sum = 0;
    for (const RemoteFile& file : files) {
        sum += file.size;
    }
    return sum;
}

std::vector<RemoteFile> readableGgufFiles(const RepositoryListing& listing) {
    std::vector<RemoteFile> files;
    std::ranges::copy_if(listing.files, std::back_inserter(files), isReadableGguf);
    std::ranges::stable_sort(files, {}, &RemoteFile::size);
    return files;
}

const RemoteFile& proposedGguf(const std::vector<RemoteFile>& files) {
    const auto isEight = [](const RemoteFile& file) {
        return capitals(file.path).find("Q8_0") != std::string::npos;
    };
    const auto eight = std::ranges::find_if(files, isEight);
    return eight == files.end() ? files.front() : *eight;
}

bool hasTensorFolder(const RepositoryListing& listing) {
    return find(listing, kConfig) != nullptr &&
           (find(listing, kTensors) != nullptr || find(listing, kTensorIndex) != nullptr);
}

FileChoice chooseFiles(const RepositoryListing& listing, std::string_view gguf) {
    FileChoice choice;
    if (!gguf.empty()) {
        choice = ggufChoice(listing, gguf);
    } else if (hasTensorFolder(listing)) {
        choice = folderChoice(listing);
    } else {
        const std::vector<RemoteFile> files = readableGgufFiles(listing);
        if (files.empty()) {
            explainNothing(listing);
        }
        if (files.size() > 1) {
            throw Error(Sentence::of("{}: it has several GGUF files; name one: {}",
                                     toString(listing.reference), named(files)));
        }
        choice = {files, files.front().path};
    }
    requireHashes(choice, listing);
    return choice;
}

} // namespace headscope
