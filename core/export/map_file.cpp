// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/map_file.h"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/base/file_type.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/comparison/side_text.h"
#include "core/export/csv_text.h"
#include "core/export/npy.h"
#include "core/export/products_note.h"
#include "core/export/side_json.h"
#include "core/export/text_json.h"

namespace headscope {

namespace {

std::span<const std::byte> bytesOf(const Matrix& values) {
    return std::as_bytes(std::span(values.data(), static_cast<std::size_t>(values.size())));
}

void writeCsv(AtomicFile& file, const HeadMap& map, const MapSource& source) {
    const AttentionKind kind = map.head.kind;
    const std::vector<Token>& queries = source.encoded.queries(kind);
    std::string line = productsLine(source.model.products()) + csvField("query \\ key");
    for (const Token& token : source.encoded.keys(kind)) {
        line += ',';
        line += csvField(token.piece);
    }
    line += "\r\n";
    file.write(line);
    for (Index query = 0; query < map.queries(); ++query) {
        line = csvField(queries[static_cast<std::size_t>(query)].piece);
        for (Index key = 0; key < map.keys(); ++key) {
            fmt::format_to(std::back_inserter(line), ",{}", map.values(query, key));
        }
        line += "\r\n";
        file.write(line);
    }
}

void writeJson(AtomicFile& file, const HeadMap& map, const MapSource& source) {
    nlohmann::ordered_json head = textJson(source.model, source.typed, source.encoded);
    head.update(sideJson(source.side, map.attention));
    head["what"] = stageName(map.stage);
    const AttentionKind kind = map.head.kind;
    head["tokens"] = piecesJson(source.encoded.queries(kind));
    if (kind == AttentionKind::Cross) {
        head["key_tokens"] = piecesJson(source.encoded.keys(kind));
    }
    head["allowed"] = nlohmann::json::array();
    for (const KeyRange& range : map.allowed) {
        head["allowed"].push_back({range.begin, range.end});
    }
    // The values follow as text, so that float32 numbers are written with as few digits as give them back.
    std::string text = head.dump(1);
    text.resize(text.rfind('\n'));
    text += ",\n \"values\": [";
    file.write(text);
    for (Index query = 0; query < map.queries(); ++query) {
        text = query == 0 ? "\n  [" : ",\n  [";
        for (Index key = 0; key < map.keys(); ++key) {
            fmt::format_to(std::back_inserter(text), "{}{}", key == 0 ? "" : ", ", map.values(query, key));
        }
        text += ']';
        file.write(text);
    }
    file.write("\n ]\n}\n");
}

} // namespace

ScoreStage parseStage(std::string_view word) {
    for (const ScoreStage stage : {ScoreStage::Weights, ScoreStage::Scores, ScoreStage::Scaled,
                                   ScoreStage::Capped, ScoreStage::Adjusted}) {
        if (word == stageName(stage)) {
            return stage;
        }
    }
    throw Error(
        Mismatch{"map", "what", "weights, scores, scaled, capped or adjusted", fmt::format("\"{}\"", word)});
}

std::string_view stageName(ScoreStage stage) {
    switch (stage) {
    case ScoreStage::Scores:
        return "scores";
    case ScoreStage::Scaled:
        return "scaled";
    case ScoreStage::Capped:
        return "capped";
    case ScoreStage::Adjusted:
        return "adjusted";
    case ScoreStage::Masked:
        return "masked";
    case ScoreStage::Weights:
        break;
    }
    return "weights";
}

void checkMapSuffix(const std::filesystem::path& file) {
    const std::string suffix = suffixOf(file);
    if (suffix != "csv" && suffix != "json" && suffix != "npy") {
        throw unknownSuffix(file, ".csv, .json or .npy");
    }
}

void checkAllMapsSuffix(const std::filesystem::path& file) {
    if (suffixOf(file) != "npy") {
        throw unknownSuffix(file, ".npy for the maps of all heads");
    }
}

void writeMap(const std::filesystem::path& file, const HeadMap& map, const MapSource& source) {
    checkMapSuffix(file);
    const std::string suffix = suffixOf(file);
    AtomicFile out(file);
    if (suffix == "csv") {
        writeCsv(out, map, source);
    } else if (suffix == "json") {
        writeJson(out, map, source);
    } else {
        const std::array shape{static_cast<std::size_t>(map.queries()), static_cast<std::size_t>(map.keys())};
        out.write(npyHeader(shape));
        out.write(bytesOf(map.values));
    }
    out.commit();
}

void writeAllMaps(const std::filesystem::path& file, const AllMaps& maps, const Job& job) {
    checkAllMapsSuffix(file);
    const auto& [trace, settings, stage, kind] = maps;
    const int layers = trace.layers(kind);
    const int heads = layers == 0 ? 0 : trace.heads(0, kind);
    for (int layer = 0; layer < layers; ++layer) {
        if (trace.heads(layer, kind) != heads) {
            throw Error(Mismatch{fmt::format("layer {}", layer), "heads",
                                 fmt::format("{} as in layer 0, for one array of all maps", heads),
                                 fmt::format("{}", trace.heads(layer, kind))});
        }
    }
    HeadMap map;
    trace.headMap({0, 0, kind}, settings, stage, map);
    const std::array shape{static_cast<std::size_t>(layers), static_cast<std::size_t>(heads),
                           static_cast<std::size_t>(map.queries()), static_cast<std::size_t>(map.keys())};
    AtomicFile out(file);
    out.write(npyHeader(shape));
    for (int layer = 0; layer < layers; ++layer) {
        job.step(static_cast<double>(layer) / layers, Sentence::noted("writing maps"));
        for (int head = 0; head < heads; ++head) {
            trace.headMap({layer, head, kind}, settings, stage, map);
            out.write(bytesOf(map.values));
        }
    }
    out.commit();
}

} // namespace headscope
