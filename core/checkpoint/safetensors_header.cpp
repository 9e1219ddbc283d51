// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/safetensors_header.h"

#include <unordered_set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/checkpoint/json_file.h"

namespace headscope {

namespace {

using nlohmann::json;

constexpr std::string_view kMetadata = "__metadata__";
constexpr std::size_t kMostDimensions = 32;
constexpr std::size_t kLongestNameShown = 200;

/// What the parser stands in front of or in.
enum class Place {
    Start,
    Header,
    MetadataStart,
    Metadata,
    TensorStart,
    Tensor,
    Type,
    ShapeStart,
    Shape,
    OffsetsStart,
    Offsets
};

std::string_view expectedAt(Place place) {
    switch (place) {
    case Place::Start:
    case Place::MetadataStart:
    case Place::TensorStart:
        return "an object";
    case Place::Metadata:
    case Place::Type:
        return "a string";
    case Place::ShapeStart:
    case Place::OffsetsStart:
        return "an array";
    case Place::Shape:
    case Place::Offsets:
        return "whole numbers of at least 0";
    case Place::Header:
    case Place::Tensor:
        break;
    }
    return "a key";
}

class HeaderParser final : public nlohmann::json_sax<json> {
  public:
    explicit HeaderParser(std::string_view where) : where_(where) {}

    [[nodiscard]] std::vector<SafetensorsEntry> take() { return std::move(entries_); }

    bool null() override { unexpected("null"); }
    bool boolean(bool value) override { unexpected(value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override {
        // The parser comes here for numbers with a minus sign only.
        if (value < 0) {
            unexpected(fmt::format("{}", value));
        }
        return number_unsigned(static_cast<number_unsigned_t>(value));
    }
    bool number_unsigned(number_unsigned_t value) override;
    bool number_float(number_float_t /*value*/, const string_t& spelling) override {
        unexpected(shortenUtf8(spelling, kLongestNameShown));
    }
    bool string(string_t& value) override;
    bool binary(binary_t& /*value*/) override { unexpected("binary data"); }
    bool start_object(std::size_t /*size*/) override;
    bool key(string_t& name) override;
    bool end_object() override;
    bool start_array(std::size_t /*size*/) override;
    bool end_array() override;
    bool parse_error(std::size_t /*position*/, const std::string& /*last*/,
                     const nlohmann::detail::exception& problem) override {
        throw Error(Mismatch{where_, "header", "JSON", jsonProblem(problem)});
    }

  private:
    [[noreturn]] void fail(std::string_view what, std::string_view expected, std::string_view found) const {
        throw Error(Mismatch{where_, std::string(what), std::string(expected), std::string(found)});
    }
    [[noreturn]] void unexpected(std::string_view found) const { fail(subject(), expectedAt(place_), found); }
    [[nodiscard]] std::string subject() const;
    void enterTensor(const std::string& name);
    void enterField(const std::string& name);

    std::string where_;
    Place place_ = Place::Start;
    std::unordered_set<std::string> names_;
    std::unordered_set<std::string> fields_; // of the tensor that is being read
    std::vector<std::uint64_t> offsets_;
    SafetensorsEntry entry_;
    std::vector<SafetensorsEntry> entries_;
};

std::string HeaderParser::subject() const {
    std::string tensor = fmt::format("tensor \"{}\"", shortenUtf8(entry_.name, kLongestNameShown));
    switch (place_) {
    case Place::Start:
    case Place::Header:
        return "header";
    case Place::MetadataStart:
    case Place::Metadata:
        return std::string(kMetadata);
    case Place::TensorStart:
    case Place::Tensor:
        return tensor;
    case Place::Type:
        return tensor + ", dtype";
    case Place::ShapeStart:
    case Place::Shape:
        return tensor + ", shape";
    case Place::OffsetsStart:
    case Place::Offsets:
        break;
    }
    return tensor + ", data_offsets";
}

bool HeaderParser::number_unsigned(number_unsigned_t value) {
    if (place_ == Place::Shape) {
        if (!std::in_range<Index>(value) || entry_.shape.size() == kMostDimensions) {
            fail(subject(), fmt::format("at most {} dimensions below 2^63", kMostDimensions), "more");
        }
        entry_.shape.push_back(static_cast<Index>(value));
    } else if (place_ == Place::Offsets && offsets_.size() < 2) {
        offsets_.push_back(value);
    } else if (place_ == Place::Offsets) {
        fail(subject(), "2 numbers", "more");
    } else {
        unexpected(fmt::format("{}", value));
    }
    return true;
}

bool HeaderParser::string(string_t& value) {
    if (place_ == Place::Type) {
        entry_.type = std::move(value);
        place_ = Place::Tensor;
    } else if (place_ != Place::Metadata) {
        unexpected("a string");
    }
    return true;
}

bool HeaderParser::start_object(std::size_t /*size*/) {
    switch (place_) {
    case Place::Start:
        place_ = Place::Header;
        return true;
    case Place::MetadataStart:
        place_ = Place::Metadata;
        return true;
    case Place::TensorStart:
        place_ = Place::Tensor;
        return true;
    default:
        unexpected("an object");
    }
}

bool HeaderParser::key(string_t& name) {
    if (place_ == Place::Header) {
        enterTensor(name);
    } else if (place_ == Place::Tensor) {
        enterField(name);
    }
    return true;
}

void HeaderParser::enterTensor(const std::string& name) {
    entry_ = {.name = name, .type = {}, .shape = {}, .begin = 0, .end = 0};
    fields_.clear();
    place_ = Place::TensorStart;
    if (!names_.insert(name).second) {
        fail(subject(), "once in a file", "twice");
    }
    if (name == kMetadata) {
        place_ = Place::MetadataStart;
    }
}

void HeaderParser::enterField(const std::string& name) {
    const std::string quoted = fmt::format("\"{}\"", shortenUtf8(name, kLongestNameShown));
    if (!fields_.insert(name).second) {
        fail(subject(), "each key once", fmt::format("{} twice", quoted));
    }
    if (name == "dtype") {
        place_ = Place::Type;
    } else if (name == "shape") {
        place_ = Place::ShapeStart;
    } else if (name == "data_offsets") {
        place_ = Place::OffsetsStart;
    } else {
        fail(subject(), "dtype, shape and data_offsets", quoted);
    }
}

bool HeaderParser::end_object() {
    if (place_ == Place::Tensor) {
        if (fields_.size() != 3) {
            fail(subject(), "dtype, shape and data_offsets", fmt::format("{} of them", fields_.size()));
        }
        entries_.push_back(std::move(entry_));
    }
    place_ = Place::Header;
    return true;
}

bool HeaderParser::start_array(std::size_t /*size*/) {
    if (place_ == Place::ShapeStart) {
        place_ = Place::Shape;
    } else if (place_ == Place::OffsetsStart) {
        place_ = Place::Offsets;
        offsets_.clear();
    } else {
        unexpected("an array");
    }
    return true;
}

bool HeaderParser::end_array() {
    if (place_ == Place::Offsets) {
        if (offsets_.size() != 2) {
            fail(subject(), "2 numbers", fmt::format("{}", offsets_.size()));
        }
        entry_.begin = offsets_[0];
        entry_.end = offsets_[1];
    }
    place_ = Place::Tensor;
    return true;
}

} // namespace

std::vector<SafetensorsEntry> parseSafetensorsHeader(std::string_view text, std::string_view where) {
    rejectZeroBytes(text, where);
    HeaderParser parser(where);
    json::sax_parse(text.begin(), text.end(), &parser);
    return parser.take();
}

} // namespace headscope
