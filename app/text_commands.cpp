// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_commands.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/command_output.h"
#include "app/resource_path.h"
#include "core/analysis/map_measures.h"
#include "core/base/error.h"
#include "core/base/size_text.h"
#include "core/comparison/side_text.h"
#include "core/export/comparison_json.h"
#include "core/export/json_text.h"
#include "core/export/map_file.h"
#include "core/export/prediction_json.h"
#include "core/library/memory_estimate.h"
#include "core/model/generation.h"
#include "core/model/trained_check.h"
#include "core/tokenizer/text_file.h"
#include "ui/picture/picture_image.h"

#include <algorithm>
#include <cmath>

namespace headscope {

namespace {

void printLine(std::string_view name, const std::string& value) {
    printOut(fmt::format("{:<14}{}\n", name, value));
}

/// Several values under one name.
void printLines(std::string_view name, const std::vector<std::string>& values) {
    for (const std::string& value : values) {
        printLine(&value == &values.front() ? name : std::string_view(), value);
    }
}

/// With its unit: "Entropy, nats".
std::string nameOf(const ScoreInfo& score) {
    const bool saysUnit = score.unit.empty() || score.name.ends_with(score.unit); // "number of keys"
    return saysUnit ? std::string(score.name) : fmt::format("{}, {}", score.name, score.unit);
}

nlohmann::ordered_json tokensJson(const std::vector<Token>& tokens) {
    nlohmann::ordered_json json = nlohmann::ordered_json::array();
    for (const Token& token : tokens) {
        json.push_back({{"id", token.id},
                        {"piece", token.piece},
                        {"label", token.label},
                        {"begin", token.begin},
                        {"end", token.end},
                        {"text", token.text},
                        {"type", token.type}});
    }
    return json;
}

/// A table; which text and which token type only where there is more than one.
std::string tokensText(const std::vector<Token>& tokens) {
    const bool isPair = std::ranges::any_of(
        tokens, [&](const Token& token) { return token.text != tokens.front().text || token.type != 0; });
    const std::string extra = isPair ? fmt::format("{:>5} {:>5} ", "text", "type") : std::string();
    std::string lines =
        fmt::format("{:>8} {:>7} {:>7} {:>7} {} {}\n", "position", "id", "begin", "end", extra, "piece");
    std::size_t position = 0;
    for (const Token& token : tokens) {
        lines += fmt::format("{:>8} {:>7} {:>7} {:>7} {} {}\n", position++, token.id, token.begin, token.end,
                             isPair ? fmt::format("{:>5} {:>5} ", token.text, token.type) : std::string(),
                             terminalText(token.piece));
    }
    return lines;
}

} // namespace

std::filesystem::path namedModelPath(const std::string& name) {
    return name.empty() ? resourcePath("model") : std::filesystem::path(name);
}

std::shared_ptr<const Model> openNamedModel(const std::string& name) {
    return openModel(namedModelPath(name));
}

SpecialTokens specialTokensFor(const TextArguments& arguments, const ModelSpec& spec) {
    return arguments.special.value_or(spec.predictsHidden() ? SpecialTokens::Parsed : SpecialTokens::Literal);
}

namespace {

/// Reads the text with the subject's model. Says on stderr where it was cut; `whose`: "" or "side B: ".
void readText(Subject& subject, const TextArguments& arguments, std::string_view whose) {
    const ModelSpec& spec = subject.model->spec();
    subject.typed.second = arguments.second;
    subject.typed.special = specialTokensFor(arguments, spec);
    if (arguments.generates) {
        subject.typed.second = generateTarget(*subject.model, subject.typed);
        printError(fmt::format("{}the target: {}", whose, terminalText(*subject.typed.second)));
    }
    subject.encoded = subject.model->encode(subject.typed);
    const auto warnOfCut = [&](std::string_view which, std::size_t all, std::size_t used) {
        if (used < all) {
            printError(
                fmt::format("{}the {} has {} tokens, the model's context is {}: {} are used, its end is cut",
                            whose, which, all, spec.context, used));
        }
    };
    warnOfCut("source", subject.encoded.tokensInSource, subject.encoded.source.size());
    warnOfCut(spec.encoder ? "target" : "text", subject.encoded.tokensInText, subject.encoded.tokens.size());
}

} // namespace

Subject openSubject(const TextArguments& arguments) {
    Subject subject;
    if (!arguments.pictureFile.empty()) {
        subject.typed.picture = readPictureFile(QString::fromStdString(arguments.pictureFile));
    } else {
        subject.typed.text = arguments.text ? *arguments.text : readTextFile(arguments.textFile);
    }
    subject.model = openNamedModel(arguments.model);
    if (subject.typed.picture && !subject.model->spec().readsPictures()) {
        throw Error(
            Mismatch{subject.model->spec().name, "input", "a text, which this model reads", "a picture"});
    }
    readText(subject, arguments, "");
    return subject;
}

Subject openOtherSubject(const TextArguments& arguments, const Subject& a, const OtherSubject& own) {
    Subject subject;
    subject.typed.text = own.text.value_or(a.typed.text);
    subject.typed.picture = a.typed.picture;
    subject.model = own.model.empty() ? a.model : openNamedModel(own.model);
    TextArguments read = arguments;
    if (!subject.model->takesSecondText()) {
        read.second.reset();
        read.generates = false;
    }
    try {
        readText(subject, read, "side B: ");
    } catch (const Error& error) {
        throw Error(fmt::format("side B: {}", error.what()));
    }
    return subject;
}

void runInfo(const TextArguments& arguments) {
    const auto model = openNamedModel(arguments.model);
    const ModelSpec& spec = model->spec();
    const AttentionSpec& layer = spec.stack.self.front();
    const MemoryEstimate memory = estimateMemory(spec, model->checkpoint().weightBytes());
    const std::optional<TrainedCheck> check = checkTrained(*model);
    model->checkpoint().requireIntact();
    if (check && check->isDoubtful()) {
        printError(doubtText(*check));
    }
    if (arguments.json) {
        nlohmann::ordered_json json;
        json["name"] = spec.name;
        json["family"] = spec.family;
        json["layers"] = spec.layerCount();
        json["width"] = spec.embedding.width;
        json["heads"] = layer.heads;
        json["kv_heads"] = layer.kvHeads;
        json["head_width"] = layer.headWidth;
        json["scale"] = layer.scale;
        json["scores"] = describeScores(spec.stack.self);
        if (spec.encoder) {
            json["encoder_layers"] = spec.encoder->self.size();
            json["encoder_heads"] = spec.encoder->self.front().heads;
        }
        if (spec.readsPictures()) {
            const PatchSpec& patches = spec.embedding.patches;
            json["patches"] = {{"rows", patches.rows},
                               {"columns", patches.columns},
                               {"pixels", patches.patch},
                               {"leading_tokens", patches.leading}};
            json["preparation"] = describePreparation(model->preparation());
            json["classes"] = spec.output.labels.size();
        }
        json["left_out"] = spec.leftOut;
        json["vocabulary"] = spec.embedding.vocabulary;
        json["context"] = spec.context;
        json["parameters"] = model->transformer().weights().parameters;
        json["tokenizer"] = model->tokenizer().kind();
        json["file_bytes"] = model->checkpoint().fileBytes();
        json["memory_bytes"] = memory.total();
        json["memory_tokens"] = memory.tokens;
        json["check_loss"] = check ? nlohmann::ordered_json(check->loss) : nullptr;
        json["check_uniform"] = check ? nlohmann::ordered_json(check->uniform) : nullptr;
        printOut(jsonText(json));
        return;
    }
    printLine("name", terminalText(spec.name));
    printLine("family", spec.family);
    printLine("layers", fmt::format("{}", spec.layerCount()));
    printLine("width", fmt::format("{}", spec.embedding.width));
    printLine("heads", fmt::format("{}", layer.heads));
    printLine("K/V heads", fmt::format("{}", layer.kvHeads));
    printLine("head width", fmt::format("{}", layer.headWidth));
    printLine("scale", describeFactor({}, layer));
    printLines("scores", describeScores(spec.stack.self));
    if (spec.encoder) {
        const AttentionSpec& encoder = spec.encoder->self.front();
        printLine("encoder", fmt::format("{} layers of {} heads; {}", spec.encoder->self.size(),
                                         encoder.heads, describeScores(encoder)));
    }
    if (spec.readsPictures()) {
        printLine("pictures", describePreparation(model->preparation()));
        printLine("classes", spec.predictsClass() ? fmt::format("{}", spec.outcomes())
                                                  : "none: this checkpoint has no classifier");
    } else {
        printLine("vocabulary", fmt::format("{}", spec.embedding.vocabulary));
    }
    for (const std::string& sentence : spec.leftOut) {
        printLine("left out", sentence);
    }
    printLine("context", fmt::format("{} tokens", spec.context));
    printLine("parameters", fmt::format("{}", model->transformer().weights().parameters));
    printLine(spec.readsPictures() ? "tokens" : "tokenizer", model->tokenizer().kind());
    printLine("on disk", model->checkpoint().format() == CheckpointFormat::Memory
                             ? "nothing: its weights are drawn at random"
                             : sizeText(memory.weights));
    printLine("in memory",
              fmt::format("{}: {} of weights, {} for a run of {} tokens", sizeText(memory.total()),
                          sizeText(memory.weights), sizeText(memory.run), memory.tokens));
    printLine("check", check ? fmt::format("loss {:.2f} on a fixed English sentence, against {:.2f} for a "
                                           "uniform guess",
                                           check->loss, check->uniform)
                             : "none: this model predicts no token");
}

void runTokens(const TextArguments& arguments) {
    const Subject subject = openSubject(arguments);
    const EncodedText& encoded = subject.encoded;
    if (arguments.json) {
        if (encoded.source.empty()) {
            printOut(jsonText(tokensJson(encoded.tokens)));
        } else {
            printOut(
                jsonText({{"source", tokensJson(encoded.source)}, {"target", tokensJson(encoded.tokens)}}));
        }
        return;
    }
    if (encoded.source.empty()) {
        printOut(tokensText(encoded.tokens));
    } else {
        printOut("source\n" + tokensText(encoded.source) + "target\n" + tokensText(encoded.tokens));
    }
}

void runMap(const TextArguments& arguments, const MapArguments& map) {
    if (map.allHeads) {
        checkAllMapsSuffix(map.output);
    } else {
        checkMapSuffix(map.output);
    }
    const Subject subject = openSubject(arguments);
    RunCache runs(subject.model);
    const auto run = runs.run(subject.encoded.input(), runSettings(map.side), {}, map.side.head.kind);
    if (map.allHeads) {
        writeAllMaps(map.output, {run->trace, map.side.attention, map.stage, map.side.head.kind});
        return;
    }
    const HeadMap values = run->trace.headMap(map.side.head, map.side.attention, map.stage);
    writeMap(map.output, values, {*subject.model, subject.typed, subject.encoded, map.side});
}

void runPredict(const TextArguments& arguments, const Side& side, int top) {
    const Subject subject = openSubject(arguments);
    RunCache runs(subject.model);
    const auto run = runs.run(subject.encoded.input(), runSettings(side), {}, side.head.kind);
    if (arguments.json) {
        printOut(jsonText(predictionJson(*subject.model, *run, static_cast<std::size_t>(top))));
        return;
    }
    const ModelSpec& spec = subject.model->spec();
    const std::vector<Prediction> predictions =
        predictionsOf(*subject.model, *run, static_cast<std::size_t>(top));
    std::string lines = fmt::format("{} tokens", run->tokens());
    if (spec.predictsNext()) {
        lines += run->tokenLoss.empty()
                     ? ", mean loss none: one token predicts nothing"
                     : fmt::format(", mean loss {:.4f} nats per predicted token", meanLoss(run->tokenLoss));
    } else if (spec.predictsClass()) {
        lines += "; class of the picture";
    } else if (!spec.predictsHidden()) {
        lines += "; this checkpoint has no output head and predicts nothing";
    } else if (predictions.empty()) {
        lines += "; none of them is hidden: type the mask's name with --special parsed";
    }
    lines += '\n';
    for (const Prediction& prediction : predictions) {
        if (spec.predictsHidden()) {
            lines += fmt::format("position {}\n", prediction.position);
        }
        for (const TokenProbability& token : prediction.top) {
            lines += fmt::format("{:8.4f}  {:>6}  {}\n", token.probability, token.id,
                                 terminalText(subject.model->labelOf(token.id)));
        }
    }
    printOut(lines);
}

void printComparison(const Comparison& comparison, bool json) {
    if (json) {
        printOut(jsonText(comparisonJson(comparison)));
        return;
    }
    const auto describe = [&comparison](std::string_view name, const SideResult& side) {
        return fmt::format("{}  {}  {}{}\n", name, toString(side.side.head),
                           describeSide(side.side, side.spec()),
                           comparison.isOfTwoModels() ? " · " + terminalText(side.model->spec().name) : "");
    };
    const auto row = [](std::string_view name, double value) {
        return fmt::format("{:<36}{:>10.4g}\n", name, value);
    };
    std::string lines = describe("A", comparison.a) + describe("B", comparison.b);
    lines += fmt::format("{:<36}{:>10}{:>10}\n", "", "A", "B");
    const auto number = [](double value) {
        return std::isnan(value) ? "none" : fmt::format("{:.4g}", value);
    };
    for (std::size_t i = 0; i < comparison.a.measures.size(); ++i) {
        lines += fmt::format("{:<36}{:>10}{:>10}\n", nameOf(concentrationMeasures()[i].info),
                             number(comparison.a.measures[i]), number(comparison.b.measures[i]));
    }
    const auto loss = [](const SideResult& side) {
        return side.run->tokenLoss.empty() ? std::string("none") : fmt::format("{:.4f}", side.meanLoss);
    };
    lines += fmt::format("{:<36}{:>10}{:>10}\n", "Mean loss, nats per predicted token", loss(comparison.a),
                         loss(comparison.b));
    if (comparison.measures) {
        const MapDifference& difference = *comparison.measures;
        lines += comparison.isByPosition ? "The tokens differ: cells are compared by position.\n" : "";
        lines += row("Mean absolute difference", difference.meanAbsolute);
        lines += row("Largest absolute difference", difference.maxAbsolute);
        lines += row("Mean Jensen-Shannon divergence, nats", difference.meanJsDivergence);
    } else {
        lines += comparison.noDifference + '\n';
    }
    if (!comparison.predictions.empty()) {
        const bool isNext = comparison.a.model->spec().predictsNext();
        const bool isClass = comparison.a.model->spec().predictsClass();
        lines += row(isClass  ? "KL(A||B) of the class, nats"
                     : isNext ? "KL(A||B) of the next token, nats"
                              : "KL(A||B) of hidden tokens, nats",
                     comparison.predictionKl());
    } else if (!comparison.noPredictionDifference.empty()) {
        lines += comparison.noPredictionDifference + '\n';
    }
    printOut(lines);
}

} // namespace headscope
