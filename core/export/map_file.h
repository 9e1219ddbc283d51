// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/job.h"
#include "core/comparison/side.h"
#include "core/model/model.h"
#include "core/trace/attention_trace.h"

namespace headscope {

/// "weights", "scores" (q.k), "scaled" (q.k times the factor), "capped" (with the model's soft cap too) or
/// "adjusted" (with its position bias too). Throws Error for another word.
[[nodiscard]] ScoreStage parseStage(std::string_view word);
[[nodiscard]] std::string_view stageName(ScoreStage stage);

/// What a file of maps says about itself.
struct MapSource {
    const Model& model;
    const TypedText& typed; // all of it, also where `encoded` was cut
    const EncodedText& encoded;
    const Side& side;
};

/// Throws Error where the file's suffix, in any case, is none that writeMap knows; it lists them.
void checkMapSuffix(const std::filesystem::path& file);
/// The same for writeAllMaps.
void checkAllMapsSuffix(const std::filesystem::path& file);

/// Writes one map. By the file's suffix:
/// - .csv: first row and first column are the pieces of keys and queries, quoted as RFC 4180 says; where
///   products are fast, after a line that says so (see products_note.h).
/// - .json: {"model", "text", "tokens_in_text", "cut", side, "what", "tokens", "allowed", "values"}, for a
///   second text "second_text", and for cross-attention "key_tokens", as "tokens" are the queries' then.
///   "text" is the part that the tokens cover: where the model's context cut the text, "cut" is true and
///   "tokens_in_text" says how many tokens all of it has. A side is what sideJson gives. Row q of the values
///   may see the keys from allowed[q][0] up to, not including, allowed[q][1].
/// - .npy: float32 [queries, keys].
/// Throws Error as checkMapSuffix does, and where the file cannot be written.
void writeMap(const std::filesystem::path& file, const HeadMap& map, const MapSource& source);

/// Which maps of a trace: those of all heads of one kind of attention.
struct AllMaps {
    const AttentionTrace& trace;
    AttentionSettings settings = {};
    ScoreStage stage = ScoreStage::Weights;
    AttentionKind kind = AttentionKind::Self;
};

/// Writes them as one .npy, float32 [layers, heads, queries, keys], one map in memory at a time. Throws Error
/// as checkAllMapsSuffix does, where layers differ in their number of heads, and where the file cannot be
/// written.
void writeAllMaps(const std::filesystem::path& file, const AllMaps& maps, const Job& job = {});

} // namespace headscope
