// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_commands.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/command_output.h"
#include "app/model_card.h"
#include "app/resource_path.h"
#include "core/base/error.h"
#include "core/base/file_type.h"
#include "core/base/path_text.h"
#include "core/base/size_text.h"
#include "core/comparison/comparison.h"
#include "core/comparison/side_text.h"
#include "core/export/json_text.h"
#include "core/export/map_file.h"
#include "core/export/prediction_json.h"
#include "core/export/products_note.h"
#include "core/library/memory_estimate.h"
#include "core/model/generation.h"
#include "core/model/trained_check.h"
#include "core/tokenizer/text_file.h"
#include "ui/picture/picture_image.h"

#include <algorithm>
#include <cmath>

namespace headscope {

namespace {

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

std::shared_ptr<const Model> openNamedModel(const std::string& name, Products products) {
    return openModel(namedModelPath(name), {}, products);
}

SpecialTokens specialTokensFor(const TextArguments& arguments, const ModelSpec& spec) {
    return arguments.special.value_or(spec.predictsHidden() ? SpecialTokens::Parsed : SpecialTokens::Literal);
}

namespace {

/// Reads the text with the subject's model. Remarks where it was cut; `whose`: "" or "side B: ".
void readText(const Workplace& work, Subject& subject, const TextArguments& arguments,
              std::string_view whose) {
    const ModelSpec& spec = subject.model->spec();
    subject.typed.second = arguments.second;
    subject.typed.special = specialTokensFor(arguments, spec);
    if (arguments.generates) {
        subject.typed.second = generateTarget(*subject.model, subject.typed);
        work.remark(fmt::format("{}the target: {}", whose, terminalText(*subject.typed.second)));
    }
    subject.encoded = subject.model->encode(subject.typed);
    const auto warnOfCut = [&](std::string_view which, std::size_t all, std::size_t used) {
        if (used < all) {
            work.remark(
                fmt::format("{}the {} has {} tokens, the model's context is {}: {} are used, its end is cut",
                            whose, which, all, spec.context, used));
        }
    };
    warnOfCut("source", subject.encoded.tokensInSource, subject.encoded.source.size());
    warnOfCut(spec.encoder ? "target" : "text", subject.encoded.tokensInText, subject.encoded.tokens.size());
}

} // namespace

Subject openSubject(const TextArguments& arguments) {
    Workplace work;
    return openSubject(work, arguments);
}

Subject openSubject(Workplace& work, const TextArguments& arguments) {
    Subject subject;
    if (!arguments.pictureFile.empty()) {
        subject.typed.picture = readPictureFile(QString::fromStdString(arguments.pictureFile));
    } else {
        subject.typed.text = arguments.text ? *arguments.text : readTextFile(arguments.textFile);
    }
    subject.runs = work.runs(arguments.model, arguments.products);
    subject.model = subject.runs->model();
    if (subject.model->products() != arguments.products) {
        work.remark("a random layer's products are always exact, with --fast too");
    }
    if (subject.typed.picture && !subject.model->spec().readsPictures()) {
        throw Error(
            Mismatch{subject.model->spec().name, "input", "a text, which this model reads", "a picture"});
    }
    readText(work, subject, arguments, "");
    return subject;
}

Subject openOtherSubject(Workplace& work, const TextArguments& arguments, const Subject& a,
                         const OtherSubject& own) {
    Subject subject;
    subject.typed.text = own.text.value_or(a.typed.text);
    subject.typed.picture = a.typed.picture;
    subject.runs =
        work.runs(own.model.empty() ? arguments.model : own.model, arguments.products, SideName::B);
    subject.model = subject.runs->model();
    TextArguments read = arguments;
    if (!subject.model->takesSecondText()) {
        read.second.reset();
        read.generates = false;
    }
    try {
        readText(work, subject, read, "side B: ");
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
    for (const auto& [name, value] : modelCard(*model, check)) {
        printOut(fmt::format("{:<14}{}\n", name, value));
    }
}

bool isNumberFile(const std::string& file) {
    const std::string suffix = suffixOf(file);
    return suffix == "json" || suffix == "txt";
}

bool writesJson(const TextArguments& arguments) {
    if (arguments.json || arguments.output.empty()) {
        return arguments.json;
    }
    if (!isNumberFile(arguments.output)) {
        throw unknownSuffix(arguments.output, ".json or .txt, or --json");
    }
    return suffixOf(arguments.output) == "json";
}

void runTokens(Workplace& work, const TextArguments& arguments) {
    const bool isJson = writesJson(arguments);
    const Subject subject = openSubject(work, arguments);
    const EncodedText& encoded = subject.encoded;
    const auto all = [&]() -> std::string {
        if (encoded.source.empty()) {
            return isJson ? jsonText(tokensJson(encoded.tokens)) : tokensText(encoded.tokens);
        }
        return isJson ? jsonText(
                            {{"source", tokensJson(encoded.source)}, {"target", tokensJson(encoded.tokens)}})
                      : "source\n" + tokensText(encoded.source) + "target\n" + tokensText(encoded.tokens);
    };
    work.give(arguments.output, all());
}

void checkMapOutput(const MapArguments& map) {
    if (map.allHeads) {
        checkAllMapsSuffix(map.output);
    } else {
        checkMapSuffix(map.output);
    }
}

void runMap(Workplace& work, const TextArguments& arguments, const MapArguments& map) {
    checkMapOutput(map);
    const Subject subject = openSubject(work, arguments);
    const auto run =
        subject.runs->run(subject.encoded.input(), runSettings(map.side), {}, map.side.head.kind);
    if (const auto note = productsNote(subject.model->products());
        !note.empty() && suffixOf(map.output) == "npy") {
        work.remark(fmt::format("{}; an .npy file has no place to say so", note));
    }
    if (map.allHeads) {
        writeAllMaps(map.output, {run->trace, map.side.attention, map.stage, map.side.head.kind});
        return;
    }
    const HeadMap values = run->trace.headMap(map.side.head, map.side.attention, map.stage);
    writeMap(map.output, values, {*subject.model, subject.typed, subject.encoded, map.side});
}

void runPredict(Workplace& work, const TextArguments& arguments, const Side& side, int top) {
    const bool isJson = writesJson(arguments);
    const Subject subject = openSubject(work, arguments);
    const auto run = subject.runs->run(subject.encoded.input(), runSettings(side), {}, side.head.kind);
    if (isJson) {
        work.give(arguments.output,
                  jsonText(predictionJson(*subject.model, *run, static_cast<std::size_t>(top))));
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
    lines += '\n' + productsLine(subject.model->products(), "\n");
    for (const Prediction& prediction : predictions) {
        if (spec.predictsHidden()) {
            lines += fmt::format("position {}\n", prediction.position);
        }
        for (const TokenProbability& token : prediction.top) {
            lines += fmt::format("{:8.4f}  {:>6}  {}\n", token.probability, token.id,
                                 terminalText(subject.model->labelOf(token.id)));
        }
    }
    work.give(arguments.output, lines);
}

} // namespace headscope
