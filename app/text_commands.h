// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/invocation.h"
#include "core/comparison/comparison.h"
#include "core/model/model.h"

namespace headscope {

/// A model and a text, read as the arguments say.
struct Subject {
    std::shared_ptr<const Model> model;
    TypedText typed;
    EncodedText encoded;
};

/// Opens the model and reads the text. Says on stderr where the text was cut to the model's context.
[[nodiscard]] Subject openSubject(const TextArguments& arguments);
/// What --special says, or else what suits the model: parsed where it predicts hidden tokens, literal else.
[[nodiscard]] SpecialTokens specialTokensFor(const TextArguments& arguments, const ModelSpec& spec);
/// The folder or file that --model names; the bundled model where `name` is empty.
[[nodiscard]] std::filesystem::path namedModelPath(const std::string& name);
[[nodiscard]] std::shared_ptr<const Model> openNamedModel(const std::string& name);

// The commands that print or write numbers. Errors are thrown.
void runInfo(const TextArguments& arguments);
void runTokens(const TextArguments& arguments);
void runMap(const TextArguments& arguments, const MapArguments& map);
void runPredict(const TextArguments& arguments, const Side& side, int top);
/// Prints the numbers of a comparison, as text or JSON.
void printComparison(const ModelSpec& spec, const Comparison& comparison, bool json);

} // namespace headscope
