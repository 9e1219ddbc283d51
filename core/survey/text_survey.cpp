// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/survey/text_survey.h"

#include <algorithm>
#include <array>

#include "core/analysis/map_measures.h"
#include "core/base/parallel.h"
#include "core/model/token_traits_of.h"
#include "core/survey/zeroing.h"

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

const MapMeasure& measureNamed(std::string_view key) {
    return *std::ranges::find_if(mapMeasures(),
                                 [key](const MapMeasure& measure) { return measure.info.key == key; });
}

} // namespace

std::vector<SurveyColumn> columnsOf(const SurveyRequest& request) {
    std::vector<SurveyColumn> columns;
    for (const HeadScore* score : request.scores) {
        SurveyColumn column{&score->info, score->basis, {}};
        if (score->basis == ScoreBasis::Map) {
            column.measure = [&measure = measureNamed(score->info.key)](const MapSubject& subject) {
                return measure.measure(subject);
            };
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

void TextSurvey::addText(const Run& run, const Job& job, const std::function<void()>& filled) {
    const bool zeroes = has(ScoreBasis::Zeroing);
    addMaps(run, job.part(0, zeroes ? 0.1 : 0.5));
    addOutputs(run, job.part(zeroes ? 0.1 : 0.5, zeroes ? 0.2 : 1));
    filled();
    addZeroing(run, job.part(0.2, 1), filled);
}

void TextSurvey::addMaps(const Run& run, const Job& job) {
    if (!has(ScoreBasis::Map)) {
        return;
    }
    const Traits traits(model_, run.input);
    forHeads(job, "measuring maps", [&](std::size_t head) {
        const HeadId id = table_.heads()[head].id;
        thread_local HeadMap map;
        run.trace.headMap(id, run.settings.of(id.kind).at(static_cast<std::size_t>(id.layer)),
                          ScoreStage::Weights, map);
        const MapSubject subject{map, traits.queries(id.kind), traits.keys(id.kind)};
        for (std::size_t column = 0; column < columns_.size(); ++column) {
            if (columns_[column].basis == ScoreBasis::Map) {
                table_.add(head, column, columns_[column].measure(subject));
            }
        }
    });
}

void TextSurvey::addWeights(const Job& job) {
    static_cast<void>(job);
}

void TextSurvey::addOutputs(const Run& run, const Job& job) {
    static_cast<void>(run);
    static_cast<void>(job);
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
    forHeads({job.stop, reporting}, "running the model without each head", [&](std::size_t head) {
        const ZeroingEffect effect = zeroing.effect({table_.heads()[head].id}, job.silent());
        const std::array values{effect.loss, effect.kl, effect.state};
        for (std::size_t column = 0; column < columns_.size(); ++column) {
            for (std::size_t score = 0; score < values.size(); ++score) {
                if (columns_[column].info->key == zeroingScores()[score].key) {
                    table_.add(head, column, values[score]);
                }
            }
        }
    });
    filled();
}

} // namespace headscope
