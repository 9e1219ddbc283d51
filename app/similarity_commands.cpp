// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/similarity_commands.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "app/command_output.h"
#include "app/progress_line.h"
#include "app/text_commands.h"
#include "app/text_table.h"
#include "core/base/error.h"
#include "core/base/file_type.h"
#include "core/base/path_text.h"
#include "core/export/json_text.h"
#include "core/export/products_note.h"
#include "core/export/similarity_text.h"
#include "core/export/text_json.h"

namespace headscope {

namespace {

constexpr std::size_t kPairsShown = 5;
constexpr Index kMostHeadsInTable = 16;

enum class NumberFormat { Text, Json, Csv };

/// What the flags say, or else the file's suffix.
NumberFormat formatOf(const NumberOutput& output) {
    if (output.json || output.csv) {
        return output.json ? NumberFormat::Json : NumberFormat::Csv;
    }
    if (output.file.empty()) {
        return NumberFormat::Text;
    }
    const std::string suffix = suffixOf(output.file);
    if (suffix != "csv" && suffix != "json") {
        throw unknownSuffix(output.file, ".csv or .json, or --csv or --json");
    }
    return suffix == "json" ? NumberFormat::Json : NumberFormat::Csv;
}

/// Numbers with a first line that says of which products they are, where these are fast.
std::string withProducts(const Subject& subject, const std::string& numbers, NumberFormat format) {
    return productsLine(subject.model->products(), format == NumberFormat::Csv ? "\r\n" : "\n") + numbers;
}

nlohmann::ordered_json withText(const Subject& subject, const nlohmann::ordered_json& numbers) {
    nlohmann::ordered_json json = textJson(*subject.model, subject.typed, subject.encoded);
    json.update(numbers);
    return json;
}

std::string meanText(const PairMean& pairs) {
    return pairs.pairs == 0 ? "–" : fmt::format("{:.4f}", pairs.mean);
}

std::string pairsText(const HeadDistances& distances, const std::vector<HeadPair>& pairs) {
    std::vector<std::vector<std::string>> rows;
    rows.reserve(pairs.size());
    for (const HeadPair& pair : pairs) {
        rows.push_back({fmt::format("{:.4f}", pair.distance),
                        shortName(distances.heads[static_cast<std::size_t>(pair.first)]),
                        shortName(distances.heads[static_cast<std::size_t>(pair.second)])});
    }
    return textTable(rows);
}

std::string matrixText(const HeadSimilarity& similarity) {
    const auto name = [&](Index leaf) {
        return shortName(similarity.distances.heads[static_cast<std::size_t>(leaf)]);
    };
    std::vector<std::vector<std::string>> rows{{""}};
    for (const Index leaf : similarity.order.leaves) {
        rows.front().push_back(name(leaf));
        rows.push_back({name(leaf)});
        for (const Index other : similarity.order.leaves) {
            rows.back().push_back(fmt::format("{:.3f}", similarity.distances.distances(leaf, other)));
        }
    }
    return textTable(rows);
}

std::string similarityText(const HeadSimilarity& similarity, const EncodedText& encoded) {
    const auto& [distances, order, plane, groups] = similarity;
    const AttentionKind kind = distances.heads.front().kind;
    const std::size_t keys = encoded.keys(kind).size();
    std::string text = fmt::format("{} heads of kind {}; queries: {}, keys: {}\n{};\n{}\n\n",
                                   distances.size(), kindName(kind), encoded.queries(kind).size(), keys,
                                   kDistanceDefinition, distances.smoothed ? kSmoothedRows : kPlainRows);
    if (keys == 1) {
        text += "There is one key, to which all heads attend whatever they are: this text tells nothing of "
                "them\n\n";
    }
    text += fmt::format("{}\n", kGroupDefinition);
    text += textTable(
        {{"", "mean", "pairs"},
         {"within groups", meanText(groups.all.within), fmt::format("{}", groups.all.within.pairs)},
         {"between groups", meanText(groups.all.between), fmt::format("{}", groups.all.between.pairs)}});
    if (distances.size() > 1) {
        text += "\nnearest pairs\n" + pairsText(distances, nearestPairs(distances, kPairsShown));
        text += "\nfarthest pairs\n" + pairsText(distances, farthestPairs(distances, kPairsShown));
    }
    if (distances.size() <= kMostHeadsInTable) {
        text += fmt::format("\n{}\n", kOrderDefinition) + matrixText(similarity);
    } else {
        text += fmt::format("\n--json and --csv give all {0} × {0} distances, and places in a plane{1}\n",
                            distances.size(),
                            std::isnan(plane.share())
                                ? std::string()
                                : fmt::format(" that holds {:.0f} % of their extent", 100 * plane.share()));
    }
    return text;
}

/// A row a token, a column a layer.
std::string rolloutText(const FollowedToken& followed, const std::vector<Token>& tokens) {
    const Matrix& shares = followed.rows.shares;
    std::vector<std::vector<std::string>> rows{{"", "after layer"}};
    for (Index layer = 0; layer < shares.rows(); ++layer) {
        rows.front().push_back(fmt::format("{}", layer));
    }
    for (Index token = 0; token < shares.cols(); ++token) {
        rows.push_back({fmt::format("{}", token), tokens[static_cast<std::size_t>(token)].label});
        for (Index layer = 0; layer < shares.rows(); ++layer) {
            rows.back().push_back(fmt::format("{:.3f}", shares(layer, token)));
        }
    }
    const Token& query = tokens[static_cast<std::size_t>(followed.rows.query)];
    return fmt::format("shares of token {}, {}\n{}\n\n", followed.rows.query, terminalText(query.label),
                       definitionOf(followed.method)) +
           textTable(rows);
}

} // namespace

void runSimilarity(const TextArguments& text, const SimilarityArguments& arguments) {
    const NumberFormat format = formatOf(arguments.output);
    const Subject subject = openSubject(text);
    const AttentionKind kind = arguments.side.head.kind;
    const auto run = RunCache(subject.model).run(subject.encoded.input(), AttentionSettings{}, {}, kind);
    const HeadSimilarity similarity = [&] {
        ProgressLine progress;
        return headSimilarity(run->trace, {kind, {}, arguments.smooth}, progress.job());
    }();
    const auto numbers = [&] {
        return format == NumberFormat::Csv ? similarityCsv(similarity)
                                           : similarityText(similarity, subject.encoded);
    };
    give(arguments.output.file, format == NumberFormat::Json
                                    ? jsonText(withText(subject, similarityJson(similarity)))
                                    : withProducts(subject, numbers(), format));
}

void runRollout(const TextArguments& text, const RolloutArguments& arguments) {
    const NumberFormat format = formatOf(arguments.output);
    const Subject subject = openSubject(text);
    const AttentionKind kind = arguments.side.head.kind;
    const std::vector<Token>& tokens = subject.encoded.queries(kind);
    const auto run = RunCache(subject.model).run(subject.encoded.input(), AttentionSettings{}, {}, kind);
    const Index last = static_cast<Index>(tokens.size()) - 1;
    const TokenPath path{kind, arguments.token ? Index{*arguments.token} : std::max(last, Index{0}), {}};
    const FollowedToken followed = [&] {
        ProgressLine progress;
        return followToken(run->trace, path, arguments.method, progress.job());
    }();
    const auto numbers = [&] {
        return format == NumberFormat::Csv ? rolloutCsv(followed, tokens) : rolloutText(followed, tokens);
    };
    give(arguments.output.file, format == NumberFormat::Json
                                    ? jsonText(withText(subject, rolloutJson(followed, tokens)))
                                    : withProducts(subject, numbers(), format));
}

} // namespace headscope
