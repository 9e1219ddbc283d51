// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/score_table.h"
#include "core/base/job.h"
#include "core/model/model.h"
#include "core/survey/probe.h"
#include "core/survey/score_list.h"

namespace headscope {

/// Which heads and which scores.
struct SurveyRequest {
    std::vector<const HeadScore*> scores; // of headScores(): the columns, in this order
    std::optional<AttentionKind> kind;    // absent: all kinds that the model has
};

/// The scores with these keys, in the order of headScores(); all of them where there is no key. Throws Error
/// that lists what there is for another key, and for one that is there twice.
[[nodiscard]] std::vector<const HeadScore*> scoresNamed(std::span<const std::string> keys);

/// Is given the table as far as it is filled, in the thread that called the survey.
using SurveyProgress = std::function<void(const ScoreTable&)>;

/// Scores of all heads over one text, that of `run`; zeroing is compared with it. Maps are made one at a time
/// in each thread and not kept. `progress` is called once all but zeroing is there, and then from time to
/// time. The work is in this order: maps, weights, outputs, zeroing. Throws Error as AttentionTrace::headMap
/// and Transformer::run do, and Stopped.
[[nodiscard]] ScoreTable surveyText(const Model& model, const Run& run, const SurveyRequest& request,
                                    const Job& job = {}, const SurveyProgress& progress = {});

/// Lines of a file as texts of their own, the empty ones too, so that the place in it is the line's number.
[[nodiscard]] std::vector<TypedText> linesOf(std::string_view text, SpecialTokens special);

/// Means over lines, each a text of its own; those that are empty or only white space are left out, those
/// that are too long are cut to the context, and the table's subject says how many. Scores that come from
/// weights alone are counted once. `progress` is called after each line. Throws Error with the line's number,
/// from 1, for one that cannot be read, where all are empty, and Stopped.
[[nodiscard]] ScoreTable surveyLines(const Model& model, std::span<const TypedText> lines,
                                     const SurveyRequest& request, const Job& job = {},
                                     const SurveyProgress& progress = {});

/// Means over the sequences of a probe; "induction" and "duplicate_token" are those of probeScores().
[[nodiscard]] ScoreTable surveyProbe(const Model& model, const Probe& probe, const SurveyRequest& request,
                                     const Job& job = {}, const SurveyProgress& progress = {});

} // namespace headscope
