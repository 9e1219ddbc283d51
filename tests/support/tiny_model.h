// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "tests/support/golden.h"

namespace headscope {

/// One of the tiny checkpoints of tests/data/families in a folder of its own, with a tokenizer of its 61
/// pieces: BPE over lower-case letters that knows the words the, cat, sat, on, mat and dog.
class TinyModel {
  public:
    /// What stands around a text: "[CLS] A [SEP] B [SEP]" with a mask; "A </s>"; nothing.
    enum class Style { Bert, Seq2Seq, Plain };

    TinyModel(const std::string& family, Style style) {
        const std::filesystem::path source = golden::dataFolder() / "families" / family;
        for (const char* file : {"config.json", "model.safetensors"}) {
            std::filesystem::copy_file(source / file, path() / file);
        }
        std::ofstream(path() / "tokenizer.json") << tokenizer(style).dump();
    }

    [[nodiscard]] std::filesystem::path path() const { return folder_.path().toStdString(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

  private:
    using json = nlohmann::json;
    static constexpr std::size_t kPieces = 61;

    [[nodiscard]] static std::vector<std::string> specials(Style style) {
        return style == Style::Bert ? std::vector<std::string>{"[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"}
                                    : std::vector<std::string>{"<pad>", "</s>", "<s>", "<unk>", "<mask>"};
    }

    [[nodiscard]] static json processing(Style style) {
        if (style == Style::Plain) {
            return nullptr;
        }
        const auto special = [](const char* name, int type) {
            return json{{"SpecialToken", {{"id", name}, {"type_id", type}}}};
        };
        const auto text = [](const char* name, int type) {
            return json{{"Sequence", {{"id", name}, {"type_id", type}}}};
        };
        const auto known = [](const char* name, int id) {
            return json{{"id", name}, {"ids", {id}}, {"tokens", {name}}};
        };
        if (style == Style::Seq2Seq) {
            return {{"type", "TemplateProcessing"},
                    {"single", {text("A", 0), special("</s>", 0)}},
                    {"pair", {text("A", 0), special("</s>", 0), text("B", 0), special("</s>", 0)}},
                    {"special_tokens", {{"</s>", known("</s>", 1)}}}};
        }
        return {{"type", "TemplateProcessing"},
                {"single", {special("[CLS]", 0), text("A", 0), special("[SEP]", 0)}},
                {"pair",
                 {special("[CLS]", 0), text("A", 0), special("[SEP]", 0), text("B", 1), special("[SEP]", 1)}},
                {"special_tokens", {{"[CLS]", known("[CLS]", 2)}, {"[SEP]", known("[SEP]", 3)}}}};
    }

    [[nodiscard]] static json tokenizer(Style style) {
        json vocabulary = json::object();
        json added = json::array();
        const auto add = [&](const std::string& piece) {
            if (!vocabulary.contains(piece) && vocabulary.size() < kPieces) {
                vocabulary[piece] = vocabulary.size();
            }
        };
        for (const std::string& special : specials(style)) {
            added.push_back(
                {{"id", vocabulary.size()},
                 {"content", special},
                 {"single_word", false},
                 {"lstrip", special == "[MASK]" || special == "<mask>"}, // takes the space in front
                 {"rstrip", false},
                 {"normalized", false},
                 {"special", true}});
            add(special);
        }
        const std::string space = "\u2581";
        add(space);
        for (char letter = 'a'; letter <= 'z'; ++letter) {
            add(std::string(1, letter));
        }
        add(".");
        add(",");
        json merges = json::array();
        for (const std::string word : {"the", "cat", "sat", "on", "mat", "dog"}) {
            std::string piece = space;
            for (const char letter : word) {
                const std::string longer = piece + letter;
                if (!vocabulary.contains(longer)) {
                    merges.push_back({piece, std::string(1, letter)});
                }
                add(longer);
                piece = longer;
            }
        }
        for (int number = 0; vocabulary.size() < kPieces; ++number) {
            add("unused" + std::to_string(number));
        }
        const json metaspace = {
            {"type", "Metaspace"}, {"replacement", space}, {"prepend_scheme", "always"}, {"split", true}};
        return {{"version", "1.0"},
                {"truncation", nullptr},
                {"padding", nullptr},
                {"added_tokens", added},
                {"normalizer", {{"type", "Lowercase"}}},
                {"pre_tokenizer", metaspace},
                {"post_processor", processing(style)},
                {"decoder", metaspace},
                {"model",
                 {{"type", "BPE"},
                  {"dropout", nullptr},
                  {"unk_token", specials(style)[style == Style::Bert ? 1 : 3]},
                  {"continuing_subword_prefix", nullptr},
                  {"end_of_word_suffix", nullptr},
                  {"fuse_unk", false},
                  {"byte_fallback", false},
                  {"vocab", vocabulary},
                  {"merges", merges}}}};
    }

    QTemporaryDir folder_;
};

} // namespace headscope
