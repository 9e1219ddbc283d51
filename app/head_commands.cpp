// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/head_commands.h"

#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "app/command_output.h"
#include "app/progress_line.h"
#include "app/score_text.h"
#include "app/text_commands.h"
#include "core/analysis/distribution.h"
#include "core/base/path_text.h"
#include "core/export/ablation_json.h"
#include "core/export/json_text.h"
#include "core/export/products_note.h"
#include "core/export/score_file.h"
#include "core/tokenizer/text_file.h"

namespace headscope {

namespace {

ScoreTable surveyAsked(Workplace& work, const TextArguments& text, const HeadsArguments& heads,
                       std::string& modelName) {
    const SurveyRequest request{scoresNamed(heads.scores), heads.kind};
    ProgressLine progress;
    const Job job = work.jobOr(progress);
    if (heads.probes) {
        const auto model = openNamedModel(text.model, text.products);
        modelName = model->spec().name;
        return surveyProbe(*model, makeProbe(*model), request, job);
    }
    if (heads.perLine) {
        const std::string lines = readTextFile(text.textFile);
        const auto model = openNamedModel(text.model, text.products);
        modelName = model->spec().name;
        return surveyLines(*model, linesOf(lines, specialTokensFor(text, model->spec())), request, job);
    }
    const Subject subject = openSubject(work, text);
    modelName = subject.model->spec().name;
    const auto& transformer = subject.model->transformer();
    const auto run = transformer.runStates(subject.encoded.input(), transformer.uniform({}));
    return surveyText(*subject.model, *run, request, job);
}

/// Of the scores of these names; without names, of all.
void explain(const std::vector<std::string>& names, bool json) {
    std::vector<const ScoreInfo*> infos;
    std::vector<const ScoreInfo*> onProbe;
    for (const HeadScore* score : scoresNamed(names)) {
        infos.push_back(&score->info);
        for (const ScoreInfo& other : probeScores()) {
            if (other.key == score->info.key) {
                onProbe.push_back(&other);
            }
        }
    }
    if (json) {
        printOut(jsonText({{"scores", scoreInfosJson(infos)}, {"on_probe", scoreInfosJson(onProbe)}}));
        return;
    }
    std::string text;
    for (const ScoreInfo* info : infos) {
        text += explanation(*info) + '\n';
    }
    text += onProbe.empty() ? "" : "With --probe, on random tokens given twice:\n\n";
    for (const ScoreInfo* info : onProbe) {
        text += explanation(*info) + '\n';
    }
    printOut(text);
}

std::string lossText(double loss) {
    return std::isnan(loss) ? "none" : fmt::format("{:.4f}", loss);
}

/// The most likely tokens of both, side by side.
std::string predictionLines(const Model& model, const Ablation& ablation) {
    const auto cell = [&](const Prediction& prediction, std::size_t place) {
        const TokenProbability& token = prediction.top[place];
        return fmt::format("{:.4f} {}", token.probability, terminalText(model.labelOf(token.id)));
    };
    std::vector<std::vector<std::string>> rows;
    for (std::size_t i = 0; i < ablation.ownPredictions.size(); ++i) {
        const Prediction& own = ablation.ownPredictions[i];
        const Prediction& without = ablation.withoutPredictions[i];
        rows.push_back({model.spec().predictsHidden()  ? fmt::format("Hidden token {}", own.position)
                        : model.spec().predictsClass() ? std::string("Class")
                                                       : std::string("Next token"),
                        "own", "without"});
        for (std::size_t place = 0; place < own.top.size(); ++place) {
            rows.push_back({"", cell(own, place), cell(without, place)});
        }
    }
    return alignedTable(rows, 1);
}

} // namespace

void runHeads(Workplace& work, const TextArguments& text, const HeadsArguments& heads) {
    if (heads.explains) {
        explain(heads.scores, text.json);
        return;
    }
    const bool bySuffix = !heads.output.empty() && !text.json && !heads.csv;
    if (bySuffix) {
        checkScoreSuffix(heads.output);
    }
    std::string modelName;
    const ScoreTable table = surveyAsked(work, text, heads, modelName);
    const ScoreColumns columns =
        heads.perLine || heads.probes ? ScoreColumns::MeansAndErrors : ScoreColumns::Means;
    if (heads.perLine) { // how many lines were left out or cut
        printError(fmt::format("over {}", table.subject));
    }
    if (text.json || (bySuffix && suffixOf(heads.output) == "json")) {
        nlohmann::ordered_json json;
        json["model"] = modelName;
        json.update(scoresJson(table, columns));
        work.give(heads.output, jsonText(json));
    } else if (bySuffix) {
        writeScores(heads.output, table, columns);
    } else {
        work.give(heads.output, heads.csv ? scoresCsv(table, columns)
                                          : productsLine(table.products, "\n") + scoreLines(table, columns));
    }
}

void runAblate(const TextArguments& text, const AblateArguments& arguments) {
    std::vector<HeadId> heads = arguments.heads;
    for (HeadId& head : heads) {
        head.kind = arguments.kind;
    }
    const Subject subject = openSubject(text);
    RunCache runs(subject.model);
    const Ablation ablation = [&] {
        ProgressLine progress;
        return computeAblation(runs, subject.encoded.input(), std::move(heads), progress.job());
    }();
    if (text.json) {
        printOut(jsonText(ablationJson(*subject.model, ablation)));
        return;
    }
    std::string names;
    for (const HeadId& head : ablation.heads) {
        names += (names.empty() ? "" : ", ") + toString(head);
    }
    const auto number = [](double value) {
        return std::isnan(value) ? std::string("-") : fmt::format("{:.4f}", value);
    };
    const auto& [lossChange, kl, state] = ablation.effect;
    std::string lines = productsLine(subject.model->products(), "\n");
    lines += fmt::format("without {}: outputs are zeros before the output projection, and the whole "
                         "model runs again on {} token{}\n",
                         names, ablation.own->tokens(), ablation.own->tokens() == 1 ? "" : "s");
    lines +=
        alignedTable({{"", "own", "without", "change"},
                      {"Mean loss, nats per predicted token", lossText(meanLoss(ablation.own->tokenLoss)),
                       lossText(meanLoss(ablation.without->tokenLoss)),
                       std::isnan(lossChange) ? "-" : fmt::format("{:+.4f}", lossChange)},
                      {"KL(own || without) of the prediction, mean over positions, nats", "", "", number(kl)},
                      {"Last states, mean of |h' - h| / |h|", "", "", number(state)}},
                     4);
    printOut(lines + predictionLines(*subject.model, ablation));
}

} // namespace headscope
