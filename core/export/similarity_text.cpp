// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/similarity_text.h"

#include <iterator>

#include <fmt/format.h>

#include "core/export/json_text.h"

namespace headscope {

namespace {

nlohmann::ordered_json pairsJson(const PairMean& pairs) {
    return {{"mean", pairs.mean}, {"pairs", pairs.pairs}};
}

nlohmann::ordered_json groupJson(const GroupDistance& group) {
    return {{"within", pairsJson(group.within)}, {"between", pairsJson(group.between)}};
}

nlohmann::ordered_json groupsJson(const GroupDistances& groups) {
    nlohmann::ordered_json json;
    json["definition"] = kGroupDefinition;
    json.update(groupJson(groups.all));
    json["layers"] = nlohmann::ordered_json::array();
    for (std::size_t layer = 0; layer < groups.layers.size(); ++layer) {
        nlohmann::ordered_json entry{{"layer", layer}};
        entry.update(groupJson(groups.layers[layer]));
        json["layers"].push_back(std::move(entry));
    }
    return json;
}

} // namespace

std::string shortName(const HeadId& head) {
    return fmt::format("L{}H{}", head.layer, head.head);
}

nlohmann::ordered_json similarityJson(const HeadSimilarity& similarity) {
    const auto& [distances, order, plane, groups] = similarity;
    nlohmann::ordered_json json;
    json["kind"] = kindName(distances.heads.front().kind);
    json["definition"] = kDistanceDefinition;
    json["rows"] = distances.smoothed ? kSmoothedRows : kPlainRows;
    json["order"] = kOrderDefinition;
    json["heads"] = nlohmann::ordered_json::array();
    json["distances"] = nlohmann::ordered_json::array();
    for (const Index leaf : order.leaves) {
        const auto index = static_cast<std::size_t>(leaf);
        const HeadId& head = distances.heads[index];
        json["heads"].push_back({{"name", shortName(head)},
                                 {"layer", head.layer},
                                 {"head", head.head},
                                 {"kv_head", distances.kvHeads[index]},
                                 {"x", shortNumber(plane.points(leaf, 0))},
                                 {"y", shortNumber(plane.points(leaf, 1))}});
        auto row = nlohmann::ordered_json::array();
        for (const Index other : order.leaves) {
            row.push_back(shortNumber(distances.distances(leaf, other)));
        }
        json["distances"].push_back(std::move(row));
    }
    json["plane"] = {
        {"definition", kPlaneDefinition}, {"share", plane.share()}, {"axis_shares", plane.axisShares}};
    json["groups"] = groupsJson(groups);
    return json;
}

std::string similarityCsv(const HeadSimilarity& similarity) {
    const auto& [distances, order, plane, groups] = similarity;
    std::string text = "name,layer,head,kv_head,x,y";
    for (const Index leaf : order.leaves) {
        text += ',' + shortName(distances.heads[static_cast<std::size_t>(leaf)]);
    }
    text += "\r\n";
    for (const Index leaf : order.leaves) {
        const auto index = static_cast<std::size_t>(leaf);
        const HeadId& head = distances.heads[index];
        fmt::format_to(std::back_inserter(text), "{},{},{},{},{},{}", shortName(head), head.layer, head.head,
                       distances.kvHeads[index], plane.points(leaf, 0), plane.points(leaf, 1));
        for (const Index other : order.leaves) {
            fmt::format_to(std::back_inserter(text), ",{}", distances.distances(leaf, other));
        }
        text += "\r\n";
    }
    return text;
}

} // namespace headscope
