// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "tests/support/tiny_model.h"

namespace headscope {

/// A GPT-2 whose name and tokens try to steer what shows them: escapes of terminals, HTML, signs that turn
/// the direction of text. Its special tokens are ids 0 to 4 (a typed one is read where --special parsed asks
/// for it), other hostile ones are the last.
class HostileModel {
  public:
    static constexpr const char* kMarkup = "<img src=http://evil.example/x.png><b>bold</b>";
    static constexpr const char* kLink = "\x1b]8;;http://evil.example/\x1b\\link\x1b]8;;\x1b\\";

    HostileModel() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        std::filesystem::create_directory(path());
        for (const char* file : {"config.json", "model.safetensors"}) {
            std::filesystem::copy_file(tiny.path() / file, path() / file);
        }
        nlohmann::json tokenizer = golden::readJson(tiny.path() / "tokenizer.json");
        for (const auto& [old, piece] : renamed()) {
            rename(tokenizer, old, piece);
        }
        std::ofstream(path() / "tokenizer.json") << tokenizer.dump();
    }

    [[nodiscard]] std::filesystem::path path() const {
        return std::filesystem::path(folder_.path().toStdString()) / "evil\x1b[2J<b>x";
    }
    [[nodiscard]] QString folder() const { return QString::fromStdString(path().string()); }
    /// A text with special tokens and with signs of its own.
    [[nodiscard]] static QString text() {
        return QString::fromUtf8(kMarkup) + QStringLiteral("the cat\u001b[2J sat\u0007\u202e<b>on</b>") +
               QString::fromUtf8(kLink);
    }

  private:
    static std::vector<std::pair<std::string, std::string>> renamed() {
        return {{"<pad>", "\x1b[2J"},
                {"</s>", kLink},
                {"<s>", kMarkup},
                {"<unk>", "<script>alert(1)</script>"},
                {"<mask>", "\u009b31m\u202e"},
                {"unused0", "\r"},
                {"unused1", "\b\b\u007f"},
                {"unused2", "\u2028\u2066"},
                {"unused3", "\u0007"},
                {"unused4", "</style></script>"},
                {"unused5", "&lt;b&gt;"},
                {"unused6", "-->]]>"}};
    }

    static void rename(nlohmann::json& tokenizer, const std::string& old, const std::string& piece) {
        nlohmann::json& vocabulary = tokenizer["model"]["vocab"];
        vocabulary[piece] = vocabulary.at(old);
        vocabulary.erase(old);
        for (nlohmann::json& added : tokenizer["added_tokens"]) {
            added["content"] = added["content"] == old ? piece : added["content"].get<std::string>();
        }
        if (tokenizer["model"]["unk_token"] == old) {
            tokenizer["model"]["unk_token"] = piece;
        }
    }

    QTemporaryDir folder_;
};

} // namespace headscope
