// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/head_commands.h"

#include <cmath>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

#include "app/command_output.h"
#include "app/score_text.h"
#include "app/text_commands.h"
#include "core/analysis/distribution.h"
#include "core/export/ablation_json.h"
#include "core/export/json_text.h"
#include "core/export/score_file.h"
#include "core/tokenizer/text_file.h"

namespace headscope {

namespace {

/// How far a survey is, on the last line of a terminal: it may take minutes.
class ProgressLine {
  public:
    ProgressLine() = default;
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { show({}); }

    [[nodiscard]] Job job() {
        Job job;
        if (isTerminal_) {
            job.report = [this](double share, std::string_view step) {
                const int percent = static_cast<int>(std::floor(100 * share));
                if (percent != shown_) {
                    shown_ = percent;
                    show(fmt::format("{:3} %  {}", percent, step));
                }
            };
        }
        return job;
    }

  private:
    void show(const std::string& text) const noexcept {
        if (isTerminal_ && shown_ >= 0) {
            static_cast<void>(std::fprintf(stderr, "\r\033[K%s", text.c_str()));
        }
    }

    bool isTerminal_ = ::isatty(STDERR_FILENO) == 1;
    int shown_ = -1;
};

ScoreTable surveyAsked(const TextArguments& text, const HeadsArguments& heads, std::string& modelName) {
    const SurveyRequest request{scoresNamed(heads.scores), heads.kind};
    ProgressLine progress;
    if (heads.probes) {
        const auto model = openNamedModel(text.model);
        modelName = model->spec().name;
        return surveyProbe(*model, makeProbe(*model), request, progress.job());
    }
    if (heads.perLine) {
        const std::string lines = readTextFile(text.textFile);
        const auto model = openNamedModel(text.model);
        modelName = model->spec().name;
        return surveyLines(*model, linesOf(lines, specialTokensFor(text, model->spec())), request,
                           progress.job());
    }
    const Subject subject = openSubject(text);
    modelName = subject.model->spec().name;
    const auto& transformer = subject.model->transformer();
    const auto run = transformer.runStates(subject.encoded.input(), transformer.uniform({}));
    return surveyText(*subject.model, *run, request, progress.job());
}

void explain(bool json) {
    std::vector<const ScoreInfo*> infos;
    for (const HeadScore& score : headScores()) {
        infos.push_back(&score.info);
    }
    std::vector<const ScoreInfo*> onProbe;
    for (const ScoreInfo& score : probeScores()) {
        onProbe.push_back(&score);
    }
    if (json) {
        printOut(jsonText({{"scores", scoreInfosJson(infos)}, {"on_probe", scoreInfosJson(onProbe)}}));
        return;
    }
    std::string text;
    for (const ScoreInfo* info : infos) {
        text += explanation(*info) + '\n';
    }
    text += "With --probe, on random tokens given twice:\n\n";
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
        rows.push_back({model.spec().predictsHidden() ? fmt::format("Hidden token {}", own.position)
                                                      : std::string("Next token"),
                        "own", "without"});
        for (std::size_t place = 0; place < own.top.size(); ++place) {
            rows.push_back({"", cell(own, place), cell(without, place)});
        }
    }
    return alignedTable(rows, 1);
}

} // namespace

void runHeads(const TextArguments& text, const HeadsArguments& heads) {
    if (heads.explains) {
        explain(text.json);
        return;
    }
    if (!heads.output.empty()) {
        checkScoreSuffix(heads.output);
    }
    std::string modelName;
    const ScoreTable table = surveyAsked(text, heads, modelName);
    const ScoreColumns columns =
        heads.perLine || heads.probes ? ScoreColumns::MeansAndErrors : ScoreColumns::Means;
    if (heads.perLine) { // how many lines were left out or cut
        printError(fmt::format("over {}", table.subject));
    }
    if (!heads.output.empty()) {
        writeScores(heads.output, table, columns);
    } else if (text.json) {
        nlohmann::ordered_json json;
        json["model"] = modelName;
        json.update(scoresJson(table, columns));
        printOut(jsonText(json));
    } else if (heads.csv) {
        printOut(scoresCsv(table, columns));
    } else {
        printOut(scoreLines(table, columns));
    }
}

void runAblate(const TextArguments& text, const AblateArguments& arguments) {
    std::vector<HeadId> heads = arguments.heads;
    for (HeadId& head : heads) {
        head.kind = arguments.kind;
    }
    const Subject subject = openSubject(text);
    RunCache runs(subject.model);
    const Ablation ablation = computeAblation(runs, subject.encoded.input(), std::move(heads));
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
    std::string lines =
        fmt::format("without {}: outputs are zeros before the output projection, and the whole "
                    "model runs again on {} tokens\n",
                    names, ablation.own->tokens());
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
