// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/invocation.h"
#include "app/workplace.h"
#include "core/comparison/side.h"
#include "core/model/model.h"

namespace headscope {

/// A model and a text, read as the arguments say.
struct Subject {
    std::shared_ptr<const Model> model;
    std::shared_ptr<RunCache> runs; // of the model
    TypedText typed;
    EncodedText encoded;

    /// `encoded` for those that keep it.
    [[nodiscard]] std::shared_ptr<const EncodedText> sharedText() const {
        return std::make_shared<const EncodedText>(encoded);
    }
};

/// What side B has to itself.
struct OtherSubject {
    std::optional<std::string> text;
    std::string model; // empty: side A's
};

/// Opens the model and reads the text. Says on stderr where the text was cut to the model's context, and
/// where the model has no fast products.
[[nodiscard]] Subject openSubject(Workplace& work, const TextArguments& arguments);
/// The same for a command that shares no model with others.
[[nodiscard]] Subject openSubject(const TextArguments& arguments);
/// Likewise for side B: what it does not have to itself is side A's. A second text is left out for a model
/// that takes none.
[[nodiscard]] Subject openOtherSubject(Workplace& work, const TextArguments& arguments, const Subject& a,
                                       const OtherSubject& own);
/// What --special says, or else what suits the model: parsed where it predicts hidden tokens, literal else.
[[nodiscard]] SpecialTokens specialTokensFor(const TextArguments& arguments, const ModelSpec& spec);
/// The folder or file that --model names; the bundled model where `name` is empty.
[[nodiscard]] std::filesystem::path namedModelPath(const std::string& name);
[[nodiscard]] std::shared_ptr<const Model> openNamedModel(const std::string& name,
                                                          Products products = Products::Exact);

// The commands that print or write numbers. Errors are thrown.
void runInfo(const TextArguments& arguments);
void runTokens(Workplace& work, const TextArguments& arguments);
void runMap(Workplace& work, const TextArguments& arguments, const MapArguments& map);
void runPredict(Workplace& work, const TextArguments& arguments, const Side& side, int top);

/// Throws Error where the file has no suffix of what runMap writes.
void checkMapOutput(const MapArguments& map);
/// Whether a command that prints numbers gives JSON: as --json says, or else the suffix of its file. Throws
/// Error where that is neither .json nor .txt.
[[nodiscard]] bool writesJson(const TextArguments& arguments);
/// Whether the file is one of numbers by its suffix: .json or .txt.
[[nodiscard]] bool isNumberFile(const std::string& file);

} // namespace headscope
