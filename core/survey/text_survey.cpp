// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/text_survey.h"

#include <algorithm>
#include <array>

#include "core/analysis/map_measures.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/model/token_traits_of.h"

namespace headscope {

namespace {

constexpr Index kHeadsAtOnce = 16; // between two steps

/// Traits of the tokens of both stacks.
struct Traits {
    std::vector<TokenTraits> tokens;
    std::vector<TokenTraits> source;

    Traits(const Model& model, const ModelInput& input)
        : tokens(traitsOf(input.ids, model.targetTokenizer())),
          source(traitsOf(input.source, model.tokenizer())) {}

    [[nodiscard]] std::span<const TokenTraits> queries(AttentionKind kind) const {
        return kind == AttentionKind::Encoder ? source : tokens;
    }
    [[nodiscard]] std::span<const TokenTraits> keys(AttentionKind kind) const {
        return kind == AttentionKind::Self ? tokens : source;
    }
};

/// The row of a table of scores that a score is a copy of.
const auto& rowOf(const HeadScore& score, const auto& table) {
    return *std::ranges::find_if(table, [&](const auto& row) { return row.info.key == score.info.key; });
}

double ZeroingEffect::*zeroingMember(const HeadScore& score) {
    constexpr std::array kMembers{&ZeroingEffect::loss, &ZeroingEffect::kl, &ZeroingEffect::state};
    const auto scores = zeroingScores();
    const auto found = std::ranges::find(scores, score.info.key, &ScoreInfo::key);
    return kMembers.at(static_cast<std::size_t>(found - scores.begin()));
}

} // namespace

std::vector<SurveyColumn> columnsOf(const SurveyRequest& request) {
    std::vector<SurveyColumn> columns;
    for (const HeadScore* score : request.scores) {
        SurveyColumn column{&score->info, score->basis};
        switch (score->basis) {
        case ScoreBasis::Map:
            column.ofMap = [&measure = rowOf(*score, mapMeasures())](const MapSubject& subject) {
                return measure.measure(subject);
            };
            break;
        case ScoreBasis::Weights:
            column.ofWeights = rowOf(*score, weightScores()).measure;
            break;
        case ScoreBasis::Output:
            column.ofOutput = rowOf(*score, outputScores()).measure;
            break;
        case ScoreBasis::Zeroing:
            column.ofZeroing = zeroingMember(*score);
            break;
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

ScoreTable emptyTable(const ModelSpec& spec, const SurveyRequest& request,
                      const std::vector<SurveyColumn>& columns, const LayerSpecs& layerSpecs) {
    if (request.kind && spec.attention(*request.kind).empty()) {
        throw Error(Mismatch{spec.name, "kind", "a kind of attention that the model has",
                             std::string(kindName(*request.kind))});
    }
    std::vector<ScoredHead> heads;
    for (const AttentionKind kind : spec.kinds()) {
        if (request.kind.value_or(kind) != kind) {
            continue;
        }
        for (int layer = 0; layer < static_cast<int>(spec.attention(kind).size()); ++layer) {
            const AttentionSpec& attention = layerSpecs(kind, layer);
            for (int head = 0; head < attention.heads; ++head) {
                heads.push_back({{layer, head, kind}, attention.kvHeadOf(head, attention.kvHeads)});
            }
        }
    }
    std::vector<const ScoreInfo*> infos(columns.size());
    std::ranges::transform(columns, infos.begin(), &SurveyColumn::info);
    return {std::move(heads), std::move(infos)};
}

bool TextSurvey::has(ScoreBasis basis) const {
    return std::ranges::any_of(columns_,
                               [basis](const SurveyColumn& column) { return column.basis == basis; });
}

template <typename Body>
void TextSurvey::forHeads(const Job& job, std::string_view step, const Body& body) {
    const auto heads = static_cast<Index>(table_.heads().size());
    for (Index first = 0; first < heads; first += kHeadsAtOnce) {
        job.step(static_cast<double>(first) / static_cast<double>(heads), step);
        parallelTasks(std::min(kHeadsAtOnce, heads - first), [&](Index i) {
            job.silent().step(0, step);
            body(static_cast<std::size_t>(first + i));
        });
    }
}

template <typename Score>
void TextSurvey::addColumns(std::size_t head, ScoreBasis basis, const Score& score) {
    for (std::size_t column = 0; column < columns_.size(); ++column) {
        if (columns_[column].basis == basis) {
            table_.add(head, column, score(columns_[column]));
        }
    }
}

void TextSurvey::addWeights(const Job& job) {
    const bool scoresOutputs = has(ScoreBasis::Output);
    outputRoots_.resize(scoresOutputs ? table_.heads().size() : 0);
    if (!scoresOutputs && !has(ScoreBasis::Weights)) {
        return;
    }
    const Transformer& transformer = model_.transformer();
    forHeads(job, Sentence::noted("measuring weights"), [&](std::size_t head) {
        const HeadId id = table_.heads()[head].id;
        if (scoresOutputs) {
            outputRoots_[head] = outputRoot(transformer, id);
        }
        if (has(ScoreBasis::Weights)) {
            const HeadCircuits circuits = headCircuits(transformer, id);
            addColumns(head, ScoreBasis::Weights,
                       [&](const SurveyColumn& column) { return column.ofWeights(circuits); });
        }
    });
}

void TextSurvey::addText(const Run& run, const Job& job, const std::function<void()>& filled) {
    const double maps = has(ScoreBasis::Zeroing) ? 0.1 : 1; // of the work
    addMaps(run, job.part(0, maps));
    filled();
    addZeroing(run, job.part(maps, 1), filled);
}

void TextSurvey::addMaps(const Run& run, const Job& job) {
    if (!has(ScoreBasis::Map) && !has(ScoreBasis::Output)) {
        return;
    }
    const Traits traits(model_, run.input);
    forHeads(job, Sentence::noted("measuring maps"), [&](std::size_t head) {
        const HeadId id = table_.heads()[head].id;
        thread_local HeadMap map;
        run.trace.headMap(id, run.settings.of(id.kind).at(static_cast<std::size_t>(id.layer)),
                          ScoreStage::Weights, map);
        const MapSubject subject{map, traits.queries(id.kind), traits.keys(id.kind)};
        addColumns(head, ScoreBasis::Map, [&](const SurveyColumn& column) { return column.ofMap(subject); });
        addColumns(head, ScoreBasis::Output, [&](const SurveyColumn& column) {
            return column.ofOutput({map, run.trace, outputRoots_[head]});
        });
    });
}

void TextSurvey::addZeroing(const Run& run, const Job& job, const std::function<void()>& filled) {
    if (!has(ScoreBasis::Zeroing)) {
        return;
    }
    const Zeroing zeroing(model_, run, job.part(0, 0.1));
    const Job rest = job.part(0.1, 1);
    const auto reporting = [&](double share, std::string_view step) {
        if (share > 0) {
            filled();
        }
        rest.step(share, step);
    };
    forHeads({job.stop, reporting}, Sentence::noted("running the model without each head"),
             [&](std::size_t head) {
                 const ZeroingEffect effect = zeroing.effect({table_.heads()[head].id}, job.silent());
                 addColumns(head, ScoreBasis::Zeroing,
                            [&](const SurveyColumn& column) { return effect.*column.ofZeroing; });
             });
    filled();
}

} // namespace headscope
