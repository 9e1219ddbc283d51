// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/lessons/yaml_tree.h"

namespace headscope {

/// Reads a map's members by name and notes which were asked for; finish() reports the first that was not.
/// Everything that does not fit throws Error "FILE, line N: reason".
class YamlMap {
  public:
    /// `what` says what the map is, for messages ("a step"). Throws where `node` is no map.
    YamlMap(const YamlNode& node, std::string_view what, std::string_view file);

    /// Nothing where there is no member of that name.
    [[nodiscard]] const YamlNode* find(std::string_view name);
    [[nodiscard]] bool has(std::string_view name) const;
    /// Text that must be there and not be empty.
    [[nodiscard]] std::string requiredText(std::string_view name);
    /// Empty where there is none.
    [[nodiscard]] std::string optionalText(std::string_view name);
    /// Throws where a member was not asked for, and names those that there could be.
    void finish() const;

    [[nodiscard]] const std::string& file() const { return file_; }
    [[nodiscard]] int line() const { return node_.line; }
    [[noreturn]] void fail(int line, std::string_view reason) const;

  private:
    const YamlNode& node_;
    std::string what_;
    std::string file_;
    std::vector<std::string> known_;
};

/// A scalar that is not empty, without spaces at its ends. Throws Error.
[[nodiscard]] std::string yamlText(const YamlNode& node, std::string_view name, std::string_view file);

/// A plain scalar that is a number; nothing otherwise ("12" in quotes is text).
[[nodiscard]] std::optional<double> yamlNumber(const YamlNode& node);

/// A map as plain data with the line of every value: true and false, whole numbers, other numbers, text.
[[nodiscard]] LessonState yamlState(const YamlNode& node);

} // namespace headscope
