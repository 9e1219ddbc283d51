// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/matrix.h"
#include "core/checkpoint/value_range.h"

namespace headscope {

/// Reads values of a JSON object by key and checks them: the functions named after a type throw Error where
/// the key is absent; the optional ones give nothing then. Both throw for a value of another type or out of
/// range, with file, key, what was expected and what was found. A value of null counts as absent. The object
/// must outlive the reader.
class ConfigReader {
  public:
    /// `where` names the file in errors.
    ConfigReader(const nlohmann::json& object, std::string where);

    [[nodiscard]] bool has(std::string_view key) const;
    /// Whether the key is there with a value of null.
    [[nodiscard]] bool isNull(std::string_view key) const;

    /// A whole number; 8192.0 is one too.
    [[nodiscard]] Index integer(std::string_view key, IntegerRange range = {}) const;
    [[nodiscard]] std::optional<Index> optionalInteger(std::string_view key, IntegerRange range = {}) const;

    [[nodiscard]] double number(std::string_view key, NumberRange range = {}) const;
    [[nodiscard]] std::optional<double> optionalNumber(std::string_view key, NumberRange range = {}) const;

    [[nodiscard]] bool flag(std::string_view key) const;
    [[nodiscard]] std::optional<bool> optionalFlag(std::string_view key) const;

    [[nodiscard]] std::string text(std::string_view key) const;
    [[nodiscard]] std::optional<std::string> optionalText(std::string_view key) const;

    /// A list of exactly `count` numbers.
    [[nodiscard]] std::vector<double> numbers(std::string_view key, std::size_t count,
                                              NumberRange range = {}) const;
    /// A list of words; nothing where the key is absent.
    [[nodiscard]] std::optional<std::vector<std::string>> optionalTexts(std::string_view key) const;

    [[nodiscard]] std::optional<std::vector<Index>> optionalIntegers(std::string_view key,
                                                                     IntegerRange range = {}) const;
    /// What stands under a key, for shapes that the other functions do not read; null where it is absent.
    [[nodiscard]] const nlohmann::json* find(std::string_view key) const;

    /// The object under a key; its errors name both keys ("rope_scaling.factor").
    [[nodiscard]] std::optional<ConfigReader> optionalSection(std::string_view key) const;

    /// Throws Error about `key` for a rule that only the caller knows.
    [[noreturn]] void reject(std::string_view key, std::string_view expected) const;

  private:
    ConfigReader(const nlohmann::json& object, std::string where, std::string path);

    const nlohmann::json* object_;
    std::string where_;
    std::string path_; // of the section: "rope_scaling."
};

} // namespace headscope
