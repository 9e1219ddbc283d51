// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <memory>

#include "core/analysis/score_table.h"

namespace headscope {

inline constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

/// Invented scores: enough kinds of them (bounded, not bounded, signed, with and without a badge).
inline const std::array<ScoreInfo, 17>& sampleInfos() {
    static const std::array<ScoreInfo, 17> infos{{
        {"entropy", "Entropy", "nats", "High: the head spreads its attention over many keys.",
         "mean over queries i of H_i = −Σ_j A_ij ln A_ij", "Shannon 1948", 0, kNoUpperEnd},
        {"entropy_share", "Normalised entropy", "", "1: every query attends uniformly.",
         "mean of H_i / ln n_i over the queries with n_i > 1 allowed keys", "Shannon 1948", 0, 1},
        {"effective_keys", "Effective keys", "keys", "High: many keys share the attention.",
         "mean of exp H_i", "Jelinek et al. 1977", 1, kNoUpperEnd},
        {"confidence", "Confidence", "", "High: each query has one key that takes most.",
         "mean over queries i of max_j A_ij", "Voita et al. 2019", 0, 1},
        {"saturation", "Saturated rows", "", "Share of queries of which one key takes everything.",
         "share of queries i with max_j A_ij > 0.99", "Headscope", 0, 1},
        {"mean_distance", "Mean distance", "tokens", "High: the head looks far back.",
         "Σ A_ij (i − j) / Σ A_ij", "Vig and Belinkov 2019", 0, kNoUpperEnd},
        {"previous_token", "Previous token", "", "High: most attention goes to the token before.",
         "mean over queries i ≥ 1 of A_i,i−1", "Elhage et al. 2021", 0, 1, Badge{"previous token", 0.6}},
        {"next_token", "Next token", "", "High: most attention goes to the token after.",
         "mean over queries with a next token of A_i,i+1", "Clark et al. 2019", 0, 1,
         Badge{"next token", 0.6}},
        {"self_token", "Self token", "", "High: tokens attend to themselves.", "mean over i of A_ii",
         "Clark et al. 2019", 0, 1, Badge{"self", 0.6}},
        {"first_token", "First token (sink)", "", "High: attention is parked at the first token.",
         "mean over queries i of A_i0", "Gu et al. 2024", 0, 1, Badge{"sink", 0.3}},
        {"duplicate_token", "Duplicate token", "", "High: earlier copies of the token are attended to.",
         "mean over rows with a copy of Σ_{j<i, t_j = t_i} A_ij", "Wang et al. 2022", 0, 1,
         Badge{"duplicate token", 0.4}},
        {"induction", "Induction", "", "High: the token after an earlier copy is attended to.",
         "mean over rows with a copy of Σ_{t_{j−1} = t_i} A_ij", "Olsson et al. 2022", 0, 1,
         Badge{"induction", 0.4}},
        {"delimiter_share", "Delimiter share", "", "High: attention goes to special tokens and punctuation.",
         "mean over queries of Σ A_ij over delimiters j", "Clark et al. 2019", 0, 1},
        {"ov_copying", "OV copying", "", "+1: what is attended to is made more likely.",
         "Re Σ λ / Σ |λ| over OV's eigenvalues", "Elhage et al. 2021", -1, 1, Badge{"copying", 0.5}},
        {"output_norm", "Output norm", "", "High: the head writes much into the residual stream.",
         "mean over queries of ‖Σ_j A_ij f(x_j)‖", "Kobayashi et al. 2020", 0, kNoUpperEnd},
        {"zeroing_loss", "Loss without the head", "nats/token", "High: the model needs the head here.",
         "loss without − loss with", "Michel et al. 2019", 0, kNoUpperEnd},
        {"zeroing_kl", "KL without the head", "nats", "High: predictions change without it.",
         "KL(with ‖ without)", "Michel et al. 2019", 0, kNoUpperEnd},
    }};
    return infos;
}

/// A table of layers x heads, two query heads for each K/V head, with a value between 0 and 1 for each
/// score that depends on nothing but its place. Adding it for several texts gives standard errors.
inline std::shared_ptr<ScoreTable> sampleScores(int layers = 6, int heads = 8, int texts = 1,
                                                std::size_t scores = 17) {
    std::vector<ScoredHead> rows;
    for (int layer = 0; layer < layers; ++layer) {
        for (int head = 0; head < heads; ++head) {
            rows.push_back({{layer, head}, head / 2});
        }
    }
    std::vector<const ScoreInfo*> infos;
    for (std::size_t score = 0; score < scores; ++score) {
        infos.push_back(&sampleInfos()[score]);
    }
    auto table = std::make_shared<ScoreTable>(rows, infos);
    table->subject = texts == 1 ? "this text, 16 tokens" : std::to_string(texts) + " lines";
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t score = 0; score < scores; ++score) {
            for (int text = 0; text < texts; ++text) {
                const auto place = static_cast<double>(row * 37 + score * 101);
                double value = std::pow(0.5 + 0.5 * std::sin(place), 3) + 0.01 * text;
                value = infos[score]->isBounded() ? std::min(value, 1.0) : 3.3 * value + infos[score]->low;
                const bool isMissing = infos[score]->key == "induction" && row % 11 == 10;
                table->add(row, score, isMissing ? kNoValue : value);
            }
        }
    }
    return table;
}

/// A table of one layer with these values of the first score that has a badge, "previous_token".
inline std::shared_ptr<ScoreTable> scoresOf(const std::vector<double>& values, std::size_t info = 6) {
    std::vector<ScoredHead> rows;
    for (int head = 0; head < static_cast<int>(values.size()); ++head) {
        rows.push_back({{0, head}, head});
    }
    auto table = std::make_shared<ScoreTable>(rows, std::vector<const ScoreInfo*>{&sampleInfos()[info]});
    for (std::size_t row = 0; row < values.size(); ++row) {
        table->add(row, 0, values[row]);
    }
    return table;
}

} // namespace headscope
