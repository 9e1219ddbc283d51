// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace headscope {

/// One value of a JSON file that a person wrote, and where it stands, so that what is wrong with it can be
/// found. The values that members and items give belong to the same PlacedJsonFile, which must outlive them.
class PlacedJson {
  public:
    PlacedJson(const nlohmann::json& value, const std::map<std::string, int>& lines, std::string file,
               std::string pointer);

    [[nodiscard]] const nlohmann::json& value() const { return *value_; }
    [[nodiscard]] bool has(std::string_view key) const;
    /// What stands under a key or at a place that is there.
    [[nodiscard]] PlacedJson at(std::string_view key) const;
    [[nodiscard]] PlacedJson at(std::size_t index) const;

    /// Throw Error for a value of another type.
    void requireObject(std::string_view expected) const;
    void requireList(std::string_view expected) const;
    /// Throws Error at a member whose key is not known: `problem`, and the keys that are.
    void requireKeysOf(const std::vector<std::string>& known, std::string_view problem) const;
    /// Text that is not empty.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool flag() const;

    /// Throws Error: file, line, place ("outputs[2].scale") and what the sentence says.
    [[noreturn]] void fail(std::string_view sentence) const;
    /// The same: "expected ..., found" and the value.
    [[noreturn]] void reject(std::string_view expected) const;

  private:
    const nlohmann::json* value_;
    const std::map<std::string, int>* lines_;
    std::string file_;
    std::string pointer_;
};

/// A JSON file with one object, and the line of every value in it.
class PlacedJsonFile {
  public:
    /// Throws Error as readJsonObject does.
    explicit PlacedJsonFile(const std::filesystem::path& file);

    [[nodiscard]] PlacedJson root() const { return {value_, lines_, name_, ""}; }

  private:
    std::string name_;
    nlohmann::json value_;
    std::map<std::string, int> lines_; // by JSON pointer, from 1
};

} // namespace headscope
