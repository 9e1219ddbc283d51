// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/score_file.h"

#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/file_type.h"
#include "core/base/path_text.h"
#include "core/export/json_text.h"
#include "core/export/products_note.h"

namespace headscope {

namespace {

/// A name and a number; NaN is not defined.
using NamedValue = std::pair<std::string, double>;

/// Of one head, in the order of the columns.
std::vector<NamedValue> valuesOf(const ScoreTable& table, std::size_t head, ScoreColumns columns) {
    std::vector<NamedValue> values;
    for (std::size_t score = 0; score < table.scores().size(); ++score) {
        const std::string key(table.scores()[score]->key);
        const ScoreValue value = table.value(head, score);
        values.emplace_back(key, value.mean);
        if (columns == ScoreColumns::MeansAndErrors) {
            values.emplace_back(key + "_standard_error", value.standardError);
            values.emplace_back(key + "_n", static_cast<double>(value.texts));
        }
    }
    return values;
}

/// Neither keys nor numbers have anything to be quoted.
std::string separated(const ScoreTable& table, ScoreColumns columns, std::string_view separator,
                      std::string_view rowEnd) {
    std::string text = productsLine(table.products, rowEnd);
    text += fmt::format("kind{0}layer{0}head{0}kv_head", separator);
    for (const ScoreInfo* score : table.scores()) {
        text += fmt::format("{}{}", separator, score->key);
        if (columns == ScoreColumns::MeansAndErrors) {
            text += fmt::format("{0}{1}_standard_error{0}{1}_n", separator, score->key);
        }
    }
    text += rowEnd;
    for (std::size_t head = 0; head < table.heads().size(); ++head) {
        const auto& [id, kvHead] = table.heads()[head];
        text += fmt::format("{1}{0}{2}{0}{3}{0}{4}", separator, kindName(id.kind), id.layer, id.head, kvHead);
        for (const auto& [name, value] : valuesOf(table, head, columns)) {
            text += separator;
            text += std::isnan(value) ? std::string() : fmt::format("{}", value);
        }
        text += rowEnd;
    }
    return text;
}

nlohmann::ordered_json infoJson(const ScoreInfo& info) {
    nlohmann::ordered_json json;
    json["key"] = info.key;
    json["name"] = info.name;
    json["unit"] = info.unit;
    json["meaning"] = info.meaning;
    json["formula"] = info.formula;
    json["source"] = info.source;
    json["low"] = info.low;
    json["high"] = info.isBounded() ? nlohmann::ordered_json(info.high) : nullptr;
    json["badge"] = nullptr;
    if (info.badge) {
        json["badge"] = {{"text", info.badge->text}, {"from", info.badge->from}};
    }
    return json;
}

} // namespace

std::string scoresCsv(const ScoreTable& table, ScoreColumns columns) {
    return separated(table, columns, ",", "\r\n");
}

std::string scoresTsv(const ScoreTable& table, ScoreColumns columns) {
    return separated(table, columns, "\t", "\n");
}

nlohmann::ordered_json scoreInfosJson(std::span<const ScoreInfo* const> scores) {
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const ScoreInfo* score : scores) {
        json.push_back(infoJson(*score));
    }
    return json;
}

nlohmann::ordered_json scoresJson(const ScoreTable& table, ScoreColumns columns) {
    nlohmann::ordered_json json;
    json["subject"] = table.subject;
    addProducts(json, table.products);
    json["scores"] = scoreInfosJson(table.scores());
    json["heads"] = nlohmann::ordered_json::array();
    for (std::size_t head = 0; head < table.heads().size(); ++head) {
        const auto& [id, kvHead] = table.heads()[head];
        nlohmann::ordered_json row;
        row["kind"] = kindName(id.kind);
        row["layer"] = id.layer;
        row["head"] = id.head;
        row["kv_head"] = kvHead;
        for (const auto& [name, value] : valuesOf(table, head, columns)) {
            row[name] = value; // NaN is written as null
        }
        json["heads"].push_back(std::move(row));
    }
    return json;
}

void checkScoreSuffix(const std::filesystem::path& file) {
    const std::string suffix = suffixOf(file);
    if (suffix != "csv" && suffix != "tsv" && suffix != "json") {
        throw unknownSuffix(file, ".csv, .tsv or .json");
    }
}

void writeScores(const std::filesystem::path& file, const ScoreTable& table, ScoreColumns columns) {
    checkScoreSuffix(file);
    const std::string suffix = suffixOf(file);
    writeFileAtomically(file, suffix == "csv"   ? scoresCsv(table, columns)
                              : suffix == "tsv" ? scoresTsv(table, columns)
                                                : jsonText(scoresJson(table, columns)));
}

} // namespace headscope
