// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/model_reference.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr std::size_t kLongestName = 96;
constexpr std::size_t kLongestRevision = 128;
constexpr std::string_view kTree = "/tree/";

bool isWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// One of the two parts of a name.
bool isNamePart(std::string_view part) {
    return !part.empty() && isWord(part.front()) && isWord(part.back()) &&
           std::ranges::all_of(part, [](char c) { return isWord(c) || c == '-' || c == '.'; });
}

bool isName(std::string_view name) {
    const std::size_t slash = name.find('/');
    const bool isWhole = slash == name.npos
                             ? isNamePart(name)
                             : isNamePart(name.substr(0, slash)) && isNamePart(name.substr(slash + 1));
    return isWhole && name.size() <= kLongestName && name.find("--") == name.npos &&
           name.find("..") == name.npos && !name.ends_with(".git");
}

/// What Git allows in the name of a branch, as far as it is a path without surprises too.
bool isRevision(std::string_view revision) {
    if (revision.empty() || revision.size() > kLongestRevision) {
        return false;
    }
    for (std::string_view rest = revision;;) {
        const std::string_view part = rest.substr(0, rest.find('/'));
        if (part.empty() || part.front() == '.' || part.front() == '-' || part.ends_with(".lock") ||
            part.find("..") != part.npos) {
            return false;
        }
        if (part.size() == rest.size()) {
            break;
        }
        rest.remove_prefix(part.size() + 1);
    }
    return std::ranges::all_of(revision, [](char c) {
        return c > ' ' && c < '\x7f' &&
               std::string_view("~^:?*[\\@{}\"'<>|").find(c) == std::string_view::npos;
    });
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kSpace);
    return begin == text.npos ? std::string_view()
                              : text.substr(begin, text.find_last_not_of(kSpace) + 1 - begin);
}

/// The path of an address, without what is asked of it; anything else as it is.
std::string_view withoutHost(std::string_view text) {
    for (const std::string_view scheme : {"https://", "http://"}) {
        if (text.starts_with(scheme)) {
            text.remove_prefix(scheme.size());
            const std::size_t slash = text.find('/');
            text.remove_prefix(slash == text.npos ? text.size() : slash + 1);
            text = text.substr(0, text.find_first_of("?#"));
            while (text.ends_with('/')) {
                text.remove_suffix(1);
            }
        }
    }
    return text;
}

} // namespace

ModelReference parseModelReference(std::string_view text) {
    std::string_view name = withoutHost(trimmed(text));
    ModelReference reference;
    if (const std::size_t tree = name.find(kTree); tree != name.npos) {
        reference.revision = name.substr(tree + kTree.size());
        name = name.substr(0, tree);
    } else if (const std::size_t at = name.find('@'); at != name.npos) {
        reference.revision = name.substr(at + 1);
        name = name.substr(0, at);
    }
    reference.name = name;
    if (!isName(name)) {
        throw Error(
            Sentence::of("name of a model: expected OWNER/NAME or OWNER/NAME@REVISION of letters, digits "
                         "and - _ . (openai-community/gpt2), found \"{}\"",
                         trimmed(text)));
    }
    if (!isRevision(reference.revision)) {
        throw Error(Sentence::of("revision of {}: expected a branch, a tag or a commit, found \"{}\"", name,
                                 reference.revision));
    }
    return reference;
}

std::string toString(const ModelReference& reference) {
    return reference.revision == ModelReference().revision
               ? reference.name
               : fmt::format("{}@{}", reference.name, reference.revision);
}

} // namespace headscope
