// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_content.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/comparison_text.h"
#include "app/model_card.h"
#include "core/export/similarity_text.h"
#include "ui/figure/comparison_figure.h"
#include "ui/heads/thumbnail.h"
#include "ui/palette/palette.h"
#include "ui/picture/picture_image.h"
#include "ui/scores/score_text.h"

namespace headscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kColumnsOnPage = 6; // of scores, in a table that has to fit on paper

Json tokensJson(const std::vector<Token>& tokens) {
    Json all = Json::array();
    for (const Token& token : tokens) {
        all.push_back({{"position", all.size()}, {"id", token.id}, {"label", token.label}});
    }
    return all;
}

Json textOf(const char* name, const std::string& text, const std::vector<Token>& tokens, std::size_t inText) {
    return {{"name", name},
            {"text", text},
            {"tokens", tokensJson(tokens)},
            {"note",
             tokens.size() < inText
                 ? fmt::format("The text has {} tokens; the model's context takes {}.", inText, tokens.size())
                 : std::string()}};
}

Json textsOf(const Subject& subject, ReportPictures& pictures) {
    const TypedText& typed = subject.typed;
    const EncodedText& encoded = subject.encoded;
    Json texts = Json::array();
    if (!encoded.source.empty()) {
        texts.push_back(textOf("Source", typed.text, encoded.source, encoded.tokensInSource));
        texts.push_back(textOf("Target", typed.second.value_or(""), encoded.tokens, encoded.tokensInText));
    } else if (typed.second) {
        texts.push_back(
            textOf("Two texts", typed.text + "\n" + *typed.second, encoded.tokens, encoded.tokensInText));
    } else {
        texts.push_back(
            textOf(typed.picture ? "Picture" : "Text", typed.text, encoded.tokens, encoded.tokensInText));
    }
    texts.front()["picture"] = encoded.seen ? pictures.addImage(imageOf(*encoded.seen), {}) : std::string();
    for (Json& text : texts) {
        text.emplace("picture", "");
    }
    return texts;
}

Json sheetsOf(const ReportContent& content, ReportPictures& pictures) {
    ThumbnailColours colours;
    const Palette& palette = findPalette({}, Palette::Kind::Sequential);
    std::ranges::copy(palette.table(), colours.table.begin());
    const ModelSpec& spec = content.subject.model->spec();
    Json sheets = Json::array();
    for (const auto& [kind, maps] : content.maps) {
        const char* name = kind == AttentionKind::Encoder ? "Encoder"
                           : kind == AttentionKind::Cross ? "Cross-attention"
                           : spec.encoder                 ? "Decoder"
                                                          : "";
        Json layers = Json::array();
        std::size_t next = 0;
        for (const AttentionSpec& layer : spec.attention(kind)) {
            Json heads = Json::array();
            for (int head = 0; head < layer.heads; ++head) {
                const HeadId id{static_cast<int>(layers.size()), head, kind};
                heads.push_back(
                    {{"name", shortName(id)},
                     {"title",
                      fmt::format("{}, K/V head {}", toString(id), layer.kvHeadOf(head, layer.kvHeads))},
                     {"image", pictures.addImage(thumbnailImage(*maps.at(next++), colours), shortName(id))}});
            }
            layers.push_back({{"name", fmt::format("L{}", layers.size())}, {"heads", heads}});
        }
        sheets.push_back({{"name", name}, {"layers", layers}});
    }
    return sheets;
}

Json cellOf(const ScoreInfo& info, double value, int decimals) {
    return {{"value", std::isnan(value) ? "" : fmt::format("{:.9g}", value)},
            {"text", scoreText(value, decimals).toStdString()},
            {"badge", earnsBadge(info, value) ? std::string(info.badge->text) : std::string()}};
}

/// The columns from `begin` to before `end`.
Json scoreTable(const ScoreTable& table, std::size_t begin, std::size_t end) {
    Json columns = Json::array();
    std::vector<int> decimals; // of each column
    for (std::size_t score = begin; score < end; ++score) {
        decimals.push_back(decimalsOf(table, score));
        const ScoreInfo& info = *table.scores()[score];
        columns.push_back({{"name", nameWithUnit(info).toStdString()},
                           {"meaning", info.meaning},
                           {"formula", info.formula},
                           {"range", rangeText(info).toStdString()},
                           {"source", info.source}});
    }
    Json rows = Json::array();
    for (std::size_t head = 0; head < table.heads().size(); ++head) {
        Json cells = Json::array();
        for (std::size_t score = begin; score < end; ++score) {
            cells.push_back(cellOf(*table.scores()[score], table.mean(head, score), decimals[score - begin]));
        }
        const ScoredHead& scored = table.heads()[head];
        rows.push_back({{"place", head},
                        {"name", toString(scored.id)},
                        {"kv", scored.kvHead},
                        {"cells", std::move(cells)}});
    }
    return {{"columns", columns}, {"rows", rows}};
}

Json scoresOf(const ScoreTable& table) {
    const std::size_t all = table.scores().size();
    Json scores = scoreTable(table, 0, all);
    scores["subject"] = fmt::format("{} heads, over {}", table.heads().size(), table.subject);
    scores["has_badges"] =
        std::ranges::any_of(table.scores(), [](const ScoreInfo* info) { return info->badge.has_value(); });
    scores["parts"] = Json::array();
    for (std::size_t begin = 0; begin < all; begin += kColumnsOnPage) {
        scores["parts"].push_back(scoreTable(table, begin, std::min(all, begin + kColumnsOnPage)));
    }
    return scores;
}

Json comparisonOf(const Comparison& comparison, ReportPictures& pictures, int figureWidth) {
    FigureContent figure = comparisonFigure(comparison, {});
    figure.theme = FigureTheme::print();
    FigureOptions options;
    options.theme = figure.theme;
    options.size.setWidth(figureWidth);
    options.size.setHeight(std::max(fittingHeight(figure, options), minimumSize(figure, options).height()));
    options.size = options.size.expandedTo(minimumSize(figure, options));
    const ComparisonTable numbers = comparisonNumbers(comparison);
    Json sides = Json::array();
    for (const auto& [name, a, b] : numbers.sides) {
        sides.push_back({{"name", name}, {"a", a}, {"b", b}});
    }
    Json between = Json::array();
    for (const auto& [name, value] : numbers.between) {
        between.push_back({{"name", name}, {"value", value}});
    }
    return {{"a", numbers.a},
            {"b", numbers.b},
            {"image", pictures.addFigure(figure, options)},
            {"width", options.size.width()},
            {"height", options.size.height()},
            {"alt", fmt::format("Maps of A ({}), B ({}) and their difference",
                                toString(comparison.a.side.head), toString(comparison.b.side.head))},
            {"sides", sides},
            {"between", between},
            {"has_between", !between.empty()},
            {"remarks", numbers.remarks}};
}

} // namespace

Json reportValues(const ReportContent& content, ReportPictures& pictures, int figureWidth) {
    const Model& model = *content.subject.model;
    Json values;
    values["generator"] = "Headscope " HEADSCOPE_VERSION;
    values["title"] = fmt::format("Attention heads of {}", model.spec().name);
    values["subject"] = fmt::format("{} tokens", content.subject.encoded.tokens.size());
    values["model"] = {{"name", model.spec().name}, {"rows", Json::array()}};
    for (const auto& [name, value] : modelCard(model, content.check)) {
        values["model"]["rows"].push_back({{"name", name}, {"value", value}});
    }
    values["doubt"] =
        content.check && content.check->isDoubtful() ? doubtText(*content.check) : std::string();
    values["texts"] = textsOf(content.subject, pictures);
    values["cells"] = kSmallMapCells;
    values["sheets"] = sheetsOf(content, pictures);
    values["scores"] = scoresOf(content.scores);
    values["comparisons"] = Json::array();
    for (const Comparison& comparison : content.comparisons) {
        values["comparisons"].push_back(comparisonOf(comparison, pictures, figureWidth));
    }
    values["has_comparisons"] = !content.comparisons.empty();
    return values;
}

} // namespace headscope
