// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/json_file.h"

#include <unordered_set>
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

constexpr std::size_t kDeepestNesting = 64;
constexpr std::size_t kMostValues = std::size_t{1} << 23; // a million pieces with scores have three millions
constexpr std::size_t kLongestValueShown = 80;

/// Reads through a document and keeps none of it: a finished value shows neither a key that came twice nor,
/// before memory is used for it, its depth. (The library's parser with a callback sees both, in quadratic
/// time.)
class StrictnessCheck final : public nlohmann::json_sax<json> {
  public:
    explicit StrictnessCheck(std::string_view where) : where_(where) {}

    bool null() override { return count(); }
    bool boolean(bool /*value*/) override { return count(); }
    bool number_integer(number_integer_t /*value*/) override { return count(); }
    bool number_unsigned(number_unsigned_t /*value*/) override { return count(); }
    bool number_float(number_float_t /*value*/, const string_t& /*spelling*/) override { return count(); }
    bool string(string_t& /*value*/) override { return count(); }
    bool binary(binary_t& /*value*/) override { return count(); }
    bool start_object(std::size_t /*size*/) override { return enter(); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t /*size*/) override { return enter(); }
    bool end_array() override { return leave(); }

    bool key(string_t& name) override {
        if (!keys_.back().insert(name).second) {
            throw Error(
                Mismatch{where_, fmt::format("key {}", describeJson(name)), "once in an object", "twice"});
        }
        return true;
    }

    bool parse_error(std::size_t /*position*/, const std::string& /*last*/,
                     const nlohmann::detail::exception& problem) override {
        throw Error(Mismatch{where_, "contents", "JSON", jsonProblem(problem)});
    }

  private:
    bool count() {
        if (++values_ > kMostValues) {
            throw Error(Mismatch{where_, "values", fmt::format("at most {}", kMostValues), "more"});
        }
        return true;
    }
    bool enter() {
        count();
        if (keys_.size() == kDeepestNesting) {
            throw Error(
                Mismatch{where_, "nesting", fmt::format("at most {} levels", kDeepestNesting), "more"});
        }
        keys_.emplace_back();
        return true;
    }
    bool leave() {
        keys_.pop_back();
        return true;
    }

    std::string where_;
    std::size_t values_ = 0;
    std::vector<std::unordered_set<std::string>> keys_; // of the objects that are open; none for arrays
};

} // namespace

json readJsonObject(const std::filesystem::path& file, std::size_t most) {
    const std::string where = pathText(file);
    const MappedFile mapped(file, most);
    rejectGitLfsPointer(mapped.data(), where);
    checkJson(mapped.text(), where);
    json document = json::parse(mapped.text());
    if (!document.is_object()) {
        throw Error(Mismatch{where, "contents", "a JSON object", describeJson(document)});
    }
    return document;
}

void checkJson(std::string_view text, std::string_view where) {
    rejectZeroBytes(text, where);
    StrictnessCheck check(where);
    json::sax_parse(text, &check);
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
