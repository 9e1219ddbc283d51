// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/rollout_text.h"

#include <iterator>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/export/csv_text.h"
#include "core/export/json_text.h"
#include "core/export/text_json.h"

namespace headscope {

namespace {

constexpr float kEdgeThreshold = 0.01F;

nlohmann::ordered_json rowsJson(const Matrix& rows) {
    auto json = nlohmann::ordered_json::array();
    for (Index row = 0; row < rows.rows(); ++row) {
        auto values = nlohmann::ordered_json::array();
        for (Index column = 0; column < rows.cols(); ++column) {
            values.push_back(shortNumber(rows(row, column)));
        }
        json.push_back(std::move(values));
    }
    return json;
}

} // namespace

PathMethod parsePathMethod(std::string_view word) {
    if (word != "rollout" && word != "flow") {
        throw Error(fmt::format("expected rollout or flow, found \"{}\"", word));
    }
    return word == "flow" ? PathMethod::Flow : PathMethod::Rollout;
}

FollowedToken followToken(const AttentionTrace& trace, const TokenPath& path, PathMethod method,
                          const Job& job) {
    if (method == PathMethod::Flow) {
        AttentionFlow flow = attentionFlow(trace, path, {true, kEdgeThreshold}, job);
        return {method, std::move(flow.rows), std::move(flow.flows), std::move(flow.edges), kEdgeThreshold};
    }
    return {method,
            rolloutRows(trace, path, job),
            {},
            rolloutEdges(trace, path, kEdgeThreshold, job),
            kEdgeThreshold};
}

std::string_view definitionOf(PathMethod method) {
    return method == PathMethod::Flow ? kFlowDefinition : kRolloutDefinition;
}

nlohmann::ordered_json rolloutJson(const FollowedToken& followed, const std::vector<Token>& tokens) {
    nlohmann::ordered_json json;
    json["kind"] = kindName(followed.rows.kind);
    json["method"] = followed.method == PathMethod::Flow ? "flow" : "rollout";
    json["definition"] = definitionOf(followed.method);
    json["token"] = followed.rows.query;
    json["tokens"] = piecesJson(tokens);
    json["layers"] = rowsJson(followed.rows.shares);
    if (followed.method == PathMethod::Flow) {
        json["flows"] = rowsJson(followed.flows);
    }
    json["edge_threshold"] = shortNumber(followed.threshold);
    json["edges"] = nlohmann::ordered_json::array();
    for (const LayerEdge& edge : followed.edges) {
        json["edges"].push_back({{"layer", edge.layer},
                                 {"from", edge.from},
                                 {"to", edge.to},
                                 {"weight", shortNumber(edge.weight)}});
    }
    return json;
}

std::string rolloutCsv(const FollowedToken& followed, const std::vector<Token>& tokens) {
    std::string text = csvField("layer \\ token");
    for (const Token& token : tokens) {
        text += ',' + csvField(token.piece);
    }
    text += "\r\n";
    const Matrix& shares = followed.rows.shares;
    for (Index layer = 0; layer < shares.rows(); ++layer) {
        fmt::format_to(std::back_inserter(text), "{}", layer);
        for (Index token = 0; token < shares.cols(); ++token) {
            fmt::format_to(std::back_inserter(text), ",{}", shares(layer, token));
        }
        text += "\r\n";
    }
    return text;
}

} // namespace headscope
