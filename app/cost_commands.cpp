// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cost_commands.h"

#include <filesystem>
#include <vector>

#include <fmt/format.h>

#include "app/command_output.h"
#include "app/text_commands.h"
#include "app/text_table.h"
#include "core/checkpoint/checkpoint.h"
#include "core/export/json_text.h"
#include "core/model/families/families.h"
#include "core/model/random_model.h"
#include "core/survey/shape_of_model.h"

namespace headscope {

namespace {

constexpr const char* kDefinition =
    "2 operations a multiply-add, 1 an exponential of the softmax; biases, norms and the rest of the softmax "
    "are left out.\nAll T × T cells are counted; a causal mask needs about half of them.\nParameters and "
    "operations are those of one layer, the cache is that of all L layers.\n";

std::string grouped(std::int64_t number) {
    std::string text = std::to_string(number);
    for (std::ptrdiff_t place = static_cast<std::ptrdiff_t>(text.size()) - 3; place > 0; place -= 3) {
        text.insert(static_cast<std::size_t>(place), 1, ',');
    }
    return text;
}

nlohmann::ordered_json shapeJson(const AttentionShape& shape) {
    return {{"width", shape.width},          {"heads", shape.heads},   {"kv_heads", shape.kvHeads},
            {"head_width", shape.headWidth}, {"layers", shape.layers}, {"tokens", shape.tokens},
            {"bytes", shape.bytes}};
}

std::string costJson(const AttentionShape& shape) {
    nlohmann::ordered_json json; // in this order
    nlohmann::ordered_json parts;
    for (const HeadLayout layout : kHeadLayouts) {
        const AttentionCost cost = attentionCost(shape, layout);
        const char* key = layoutKey(layout);
        json["parameters"][key] = cost.parameters;
        json["operations"][key] = cost.operations();
        json["kv_cache_bytes"][key] = cost.cacheBytes;
        parts["projections"][key] = cost.projections;
        parts["scores_and_mixing"][key] = cost.scores;
        parts["softmax_exponentials"][key] = cost.softmax;
    }
    parts["shape"] = shapeJson(shape);
    json["parts"] = std::move(parts);
    return jsonText(json);
}

const char* termTitle(CostTerm term) {
    switch (term) {
    case CostTerm::Projections:
        return "projections, operations";
    case CostTerm::Scores:
        return "scores and mixing, operations";
    case CostTerm::Softmax:
        return "softmax, exponentials";
    case CostTerm::Parameters:
        return "parameters of W_Q, W_K, W_V, W_O";
    case CostTerm::Cache:
        return "K/V cache, bytes";
    }
    return "";
}

struct CostRow {
    const char* title;
    HeadLayout layout;
    std::string formula;
    std::int64_t number = 0;
    std::int64_t ofMha = 0;
};

std::vector<std::string> cells(const CostRow& row) {
    return {row.layout == HeadLayout::Mha ? row.title : "", layoutName(row.layout), row.formula,
            grouped(row.number),
            fmt::format("{:.4g} %", 100 * static_cast<double>(row.number) / static_cast<double>(row.ofMha))};
}

std::string costText(const AttentionShape& shape, const std::string& name) {
    std::string text = fmt::format(
        "{}: d = {}, H = {}, G = {}, d_k = {}, L = {}, T = {} tokens, b = {} bytes a number\n{}\n", name,
        shape.width, shape.heads, shape.kvHeads, shape.headWidth, shape.layers, shape.tokens, shape.bytes,
        kDefinition);
    const AttentionCost mha = attentionCost(shape, HeadLayout::Mha);
    std::vector<std::vector<std::string>> rows{{"", "", "formula", "number", "of MHA"}};
    for (const CostTerm term : kCostTerms) {
        for (const HeadLayout layout : kHeadLayouts) {
            rows.push_back(cells({termTitle(term), layout, costFormula(term, layout, shape),
                                  termOf(attentionCost(shape, layout), term), termOf(mha, term)}));
        }
        if (term == CostTerm::Softmax) {
            for (const HeadLayout layout : kHeadLayouts) {
                rows.push_back(cells({"all operations", layout, "the three together",
                                      attentionCost(shape, layout).operations(), mha.operations()}));
            }
        }
    }
    return text + textTable(rows);
}

ModelSpec specOf(const std::filesystem::path& path) {
    return namesRandomLayer(path) ? describeRandomLayer(parseRandomLayer(path.native())).spec
                                  : describeModel(Checkpoint::open(path)).spec;
}

} // namespace

void runCost(const CostArguments& arguments) {
    const ModelSpec spec = specOf(namedModelPath(arguments.model));
    const AttentionShape own = shapeOfModel(spec, AttentionKind::Self, 0, spec.context);
    const AttentionShape shape = chosenShape(arguments.shape, own);
    printOut(arguments.json
                 ? costJson(shape)
                 : costText(shape, (shape == own ? "" : "chosen, the rest of ") + terminalText(spec.name)));
}

} // namespace headscope
