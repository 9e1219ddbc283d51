// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch/placed_json.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/base/path_text.h"
#include "core/checkpoint/json_file.h"

namespace headscope {

namespace {

using nlohmann::json;

/// Reads characters, and counts the lines that end before the one read last.
struct LineCounter {
    int line = 1;
    bool endsLine = false; // the character read last is a line feed

    void read(char character) {
        line += endsLine ? 1 : 0;
        endsLine = character == '\n';
    }
};

class CountingIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, LineCounter* counter) : at_(at), counter_(counter) {}
    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        counter_->read(*at_++);
        return *this;
    }
    CountingIterator operator++(int) {
        const CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return at_ == other.at_; }
    bool operator!=(const CountingIterator& other) const { return at_ != other.at_; }

  private:
    const char* at_;
    LineCounter* counter_;
};

std::string escapedKey(std::string_view key) {
    std::string escaped;
    for (const char character : key) {
        escaped += character == '~'   ? std::string("~0")
                   : character == '/' ? std::string("~1")
                                      : std::string(1, character);
    }
    return escaped;
}

/// Notes the line of every value: a value ends with the character read last, or, as a number does, before it.
class LineNotes final : public nlohmann::json_sax<json> {
  public:
    LineNotes(const LineCounter& counter, std::map<std::string, int>& lines)
        : counter_(counter), lines_(lines) {}

    bool null() override { return note(); }
    bool boolean(bool /*value*/) override { return note(); }
    bool number_integer(number_integer_t /*value*/) override { return note(); }
    bool number_unsigned(number_unsigned_t /*value*/) override { return note(); }
    bool number_float(number_float_t /*value*/, const string_t& /*spelling*/) override { return note(); }
    bool string(string_t& /*value*/) override { return note(); }
    bool binary(binary_t& /*value*/) override { return note(); }
    bool start_object(std::size_t /*size*/) override { return enter(false); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t /*size*/) override { return enter(true); }
    bool end_array() override { return leave(); }
    bool key(string_t& name) override {
        key_ = escapedKey(name);
        return true;
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*last*/,
                     const nlohmann::detail::exception& /*problem*/) override {
        return false;
    }

  private:
    struct Container {
        std::string pointer;
        bool isList = false;
        std::size_t next = 0; // item of a list
    };

    std::string nextPointer() {
        if (open_.empty()) {
            return "";
        }
        Container& container = open_.back();
        return container.pointer + "/" + (container.isList ? fmt::format("{}", container.next++) : key_);
    }
    bool note() {
        lines_.emplace(nextPointer(), counter_.line);
        return true;
    }
    bool enter(bool isList) {
        std::string pointer = nextPointer();
        lines_.emplace(pointer, counter_.line);
        open_.push_back({std::move(pointer), isList});
        return true;
    }
    bool leave() {
        open_.pop_back();
        return true;
    }

    const LineCounter& counter_;
    std::map<std::string, int>& lines_;
    std::vector<Container> open_;
    std::string key_;
};

/// "outputs[2].scale" of "/outputs/2/scale".
std::string placeOf(const std::string& pointer) {
    std::string place;
    for (std::string_view rest = pointer; !rest.empty();) {
        rest.remove_prefix(1);
        const std::string_view part = rest.substr(0, rest.find('/'));
        rest.remove_prefix(part.size());
        if (part.find_first_not_of("0123456789") == std::string_view::npos && !part.empty()) {
            place += fmt::format("[{}]", part);
        } else {
            place += fmt::format("{}{}", place.empty() ? "" : ".", part);
        }
    }
    return place;
}

} // namespace

PlacedJson::PlacedJson(const json& value, const std::map<std::string, int>& lines, std::string file,
                       std::string pointer)
    : value_(&value), lines_(&lines), file_(std::move(file)), pointer_(std::move(pointer)) {}

bool PlacedJson::has(std::string_view key) const {
    return value_->is_object() && value_->contains(key);
}

PlacedJson PlacedJson::at(std::string_view key) const {
    return {value_->at(std::string(key)), *lines_, file_, pointer_ + "/" + escapedKey(key)};
}

PlacedJson PlacedJson::at(std::size_t index) const {
    return {value_->at(index), *lines_, file_, fmt::format("{}/{}", pointer_, index)};
}

void PlacedJson::requireObject(std::string_view expected) const {
    if (!value_->is_object()) {
        reject(expected);
    }
}

void PlacedJson::requireList(std::string_view expected) const {
    if (!value_->is_array() || value_->empty()) {
        reject(expected);
    }
}

void PlacedJson::requireKeysOf(const std::vector<std::string>& known, std::string_view problem) const {
    for (const auto& item : value_->items()) {
        if (std::ranges::find(known, item.key()) == known.end()) {
            at(item.key()).fail(fmt::format("{}: expected one of {}", problem, fmt::join(known, ", ")));
        }
    }
}

std::string PlacedJson::text() const {
    if (!value_->is_string() || value_->get_ref<const std::string&>().empty()) {
        reject("a text that is not empty");
    }
    return value_->get<std::string>();
}

bool PlacedJson::flag() const {
    if (!value_->is_boolean()) {
        reject("true or false");
    }
    return value_->get<bool>();
}

void PlacedJson::fail(std::string_view sentence) const {
    const auto line = lines_->find(pointer_);
    throw Error(fmt::format("{}, line {}{}{}: {}", file_, line == lines_->end() ? 1 : line->second,
                            pointer_.empty() ? "" : ": ", placeOf(pointer_), sentence));
}

void PlacedJson::reject(std::string_view expected) const {
    fail(fmt::format("expected {}, found {}", expected, describeJson(*value_)));
}

PlacedJsonFile::PlacedJsonFile(const std::filesystem::path& file)
    : name_(pathText(file)), value_(readJsonObject(file)) {
    const MappedFile mapped(file, kLargestJsonFile);
    const std::string_view text = mapped.text();
    LineCounter counter;
    LineNotes notes(counter, lines_);
    json::sax_parse(CountingIterator(text.data(), &counter),
                    CountingIterator(text.data() + text.size(), &counter), &notes);
}

} // namespace headscope
