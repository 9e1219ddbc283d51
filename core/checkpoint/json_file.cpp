// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/json_file.h"

#include <set>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/base/utf8.h"
#include "core/checkpoint/git_lfs.h"

namespace headscope {

namespace {

using nlohmann::json;

constexpr std::size_t kLargestFile = std::size_t{64} << 20;
constexpr int kDeepestNesting = 64;
constexpr std::size_t kLongestValueShown = 80;

/// Looks at a document while it is parsed: the finished value shows neither a key that came twice nor, before
/// memory is used for it, its depth.
class Strictness {
  public:
    explicit Strictness(std::string_view where) : where_(where) {}

    void see(int depth, json::parse_event_t event, const json& parsed) {
        using Event = json::parse_event_t;
        if (depth > kDeepestNesting) {
            throw Error(
                Mismatch{where_, "nesting", fmt::format("at most {} levels", kDeepestNesting), "more"});
        }
        if (event == Event::object_start) {
            keys_.emplace_back();
        } else if (event == Event::object_end) {
            keys_.pop_back();
        } else if (event == Event::key && !keys_.back().insert(parsed.get<std::string>()).second) {
            throw Error(
                Mismatch{where_, fmt::format("key {}", describeJson(parsed)), "once in an object", "twice"});
        }
    }

  private:
    std::string where_;
    std::vector<std::set<std::string>> keys_; // of the objects that are open
};

} // namespace

json readJsonObject(const std::filesystem::path& file) {
    const std::string where = pathText(file);
    const MappedFile mapped(file);
    rejectGitLfsPointer(mapped.data(), where);
    if (mapped.data().size() > kLargestFile) {
        throw Error(Mismatch{where, "size", fmt::format("at most {} bytes", kLargestFile),
                             fmt::format("{} bytes", mapped.data().size())});
    }
    rejectZeroBytes(mapped.text(), where);
    json document;
    try {
        Strictness strictness(where);
        document = json::parse(mapped.text(), [&](int depth, json::parse_event_t event, json& parsed) {
            strictness.see(depth, event, parsed);
            return true;
        });
    } catch (const json::exception& problem) {
        throw Error(Mismatch{where, "contents", "JSON", jsonProblem(problem)});
    }
    if (!document.is_object()) {
        throw Error(Mismatch{where, "contents", "a JSON object", describeJson(document)});
    }
    return document;
}

void rejectZeroBytes(std::string_view text, std::string_view where) {
    if (const std::size_t position = text.find('\0'); position != text.npos) {
        throw Error(
            Mismatch{std::string(where), "contents", "JSON", fmt::format("a zero byte at {}", position)});
    }
}

std::string jsonProblem(const std::exception& problem) {
    const std::string_view text = problem.what();
    const std::size_t code = text.find("] ");
    return replaceUtf8Faults(code == std::string_view::npos ? text : text.substr(code + 2));
}

std::string describeJson(const json& value) {
    if (value.is_object()) {
        return "an object";
    }
    if (value.is_array()) {
        return fmt::format("an array of {}", value.size());
    }
    return shortenUtf8(value.dump(-1, ' ', false, json::error_handler_t::replace), kLongestValueShown);
}

} // namespace headscope
