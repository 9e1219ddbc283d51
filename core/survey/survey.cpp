// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/survey.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/sentence.h"
#include "core/survey/text_survey.h"

namespace headscope {

namespace {

constexpr double kWeightsShare = 0.1; // of the work

/// Whether there is nothing to read: many tokenizers have no token for white space.
bool isEmpty(const TypedText& line) {
    return line.text.find_first_not_of(" \t\v\f\r") == std::string::npos;
}

std::string tokenCount(std::size_t count) {
    return count == 1 ? Sentence::of("{} token", count) : Sentence::of("{} tokens", count);
}

std::string describeText(const Run& run) {
    const std::size_t source = run.input.source.size();
    const std::string tokens = tokenCount(run.input.ids.size());
    return source == 0 ? Sentence::of("one text of {}", tokens)
                       : Sentence::of("one text of {}, target of {}", tokenCount(source), tokens);
}

std::function<void()> reporting(const SurveyProgress& progress, const ScoreTable& table) {
    return [&progress, &table] {
        if (progress) {
            progress(table);
        }
    };
}

/// A table that is filled by several texts.
struct ManyTexts {
    const Model& model;
    std::vector<SurveyColumn> columns;
    ScoreTable table;
    TextSurvey survey;

    ManyTexts(const Model& ofModel, const SurveyRequest& request, std::vector<SurveyColumn> ofColumns)
        : model(ofModel), columns(std::move(ofColumns)),
          table(emptyTable(model.spec(), request, columns,
                           [this](AttentionKind kind, int layer) -> const AttentionSpec& {
                               return model.spec().attention(kind, layer);
                           })),
          survey(model, columns, table) {
        table.products = model.products();
    }
    ManyTexts(const ManyTexts&) = delete;
    ManyTexts& operator=(const ManyTexts&) = delete;

    void add(const ModelInput& input, const Job& job) {
        const auto& transformer = model.transformer();
        const auto run = transformer.runStates(input, transformer.uniform({}), nullptr, job.silent());
        survey.addText(*run, job, [] {});
    }
};

} // namespace

std::vector<const HeadScore*> scoresNamed(std::span<const std::string> keys) {
    std::vector<std::string_view> known;
    std::vector<const HeadScore*> scores;
    for (const HeadScore& score : headScores()) {
        known.push_back(score.info.key);
        if (keys.empty() || std::ranges::find(keys, score.info.key) != keys.end()) {
            scores.push_back(&score);
        }
    }
    for (const std::string& key : keys) {
        if (std::ranges::find(known, key) == known.end()) {
            throw Error(Mismatch{"scores", "name", fmt::format("{}", fmt::join(known, ", ")),
                                 fmt::format("\"{}\"", key)});
        }
        if (std::ranges::count(keys, key) > 1) {
            throw Error(Mismatch{"scores", "name", "each score once", fmt::format("\"{}\" twice", key)});
        }
    }
    return scores;
}

ScoreTable surveyText(const Model& model, const Run& run, const SurveyRequest& request, const Job& job,
                      const SurveyProgress& progress) {
    const std::vector<SurveyColumn> columns = columnsOf(request);
    ScoreTable table = emptyTable(
        model.spec(), request, columns, [&run](AttentionKind kind, int layer) -> const AttentionSpec& {
            return run.trace.layer(layer, kind).spec; // which may have fewer K/V heads
        });
    table.subject = describeText(run);
    table.products = model.products();
    TextSurvey survey(model, columns, table);
    survey.addWeights(job.part(0, kWeightsShare));
    survey.addText(run, job.part(kWeightsShare, 1), reporting(progress, table));
    model.checkpoint().requireIntact();
    return table;
}

std::vector<TypedText> linesOf(std::string_view text, SpecialTokens special) {
    std::vector<TypedText> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(text.size(), end + 1));
        if (line.ends_with('\r')) {
            line.remove_suffix(1);
        }
        lines.push_back({.text = std::string(line), .special = special});
    }
    return lines;
}

ScoreTable surveyLines(const Model& model, std::span<const TypedText> lines, const SurveyRequest& request,
                       const Job& job, const SurveyProgress& progress) {
    const auto empty = static_cast<std::size_t>(std::ranges::count_if(lines, isEmpty));
    const std::size_t used = lines.size() - empty;
    if (used == 0) {
        throw Error("There is no text: expected at least one line that is not empty");
    }
    ManyTexts texts(model, request, columnsOf(request));
    texts.survey.addWeights(job.part(0, kWeightsShare));
    const auto shareAt = [&](std::size_t line) {
        return kWeightsShare +
               (1 - kWeightsShare) * static_cast<double>(line) / static_cast<double>(lines.size());
    };
    std::size_t cut = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (isEmpty(lines[i])) {
            continue;
        }
        try {
            const EncodedText encoded = model.encode(lines[i]);
            cut += encoded.wasCut() ? 1 : 0;
            texts.add(encoded.input(), job.part(shareAt(i), shareAt(i + 1)));
        } catch (const Error& error) {
            throw Error(fmt::format("line {}: {}", i + 1, error.what()));
        }
        texts.table.subject =
            i == 0 ? Sentence::of("{} line so far", i + 1) : Sentence::of("{} lines so far", i + 1);
        reporting(progress, texts.table)();
    }
    texts.table.subject = used == 1 ? Sentence::of("{} line", used) : Sentence::of("{} lines", used);
    if (cut > 0) {
        texts.table.subject += Sentence::of(", {} of them cut to {} tokens", cut, model.spec().context);
    }
    if (empty > 0) {
        texts.table.subject += empty == 1 ? Sentence::of(", {} empty one left out", empty)
                                          : Sentence::of(", {} empty ones left out", empty);
    }
    if (model.spec().encoder) {
        texts.table.subject +=
            Sentence::of(", each without a target: the decoder reads its start token only");
    }
    model.checkpoint().requireIntact();
    return std::move(texts.table);
}

ScoreTable surveyProbe(const Model& model, const Probe& probe, const SurveyRequest& request, const Job& job,
                       const SurveyProgress& progress) {
    std::vector<SurveyColumn> columns = columnsOf(request);
    for (SurveyColumn& column : columns) {
        for (const ScoreInfo& score : probeScores()) {
            if (column.info->key == score.key) {
                column.info = &score;
                column.ofMap = [&](const MapSubject& subject) {
                    return probeScore(probe, score, subject.weights);
                };
            }
        }
    }
    ManyTexts texts(model, request, std::move(columns));
    texts.table.subject = describeProbe(probe);
    texts.survey.addWeights(job.part(0, kWeightsShare));
    const auto count = static_cast<double>(probe.sequences.size());
    for (std::size_t i = 0; i < probe.sequences.size(); ++i) {
        const double done = static_cast<double>(i) / count;
        texts.add(probe.sequences[i], job.part(kWeightsShare + (1 - kWeightsShare) * done,
                                               kWeightsShare + (1 - kWeightsShare) * (done + 1 / count)));
        reporting(progress, texts.table)();
    }
    model.checkpoint().requireIntact();
    return std::move(texts.table);
}

} // namespace headscope
