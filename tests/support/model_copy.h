// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include <QTemporaryDir>
#include <QTest>

#include "tests/support/golden.h"

namespace headscope {

/// A copy of a model, as a folder or as a GGUF file, to be damaged while it is open.
class ModelCopy {
  public:
    enum class Format { Folder, Gguf };

    explicit ModelCopy(Format format) {
        const std::filesystem::path folder = folder_.path().toStdString();
        if (format == Format::Gguf) {
            path_ = file_ = folder / "model.gguf";
            std::filesystem::copy_file(golden::dataFolder() / "gguf/quantised_llama/model.gguf", file_);
            return;
        }
        path_ = folder;
        file_ = folder / "model.safetensors";
        for (const char* name : {"config.json", "model.safetensors", "tokenizer.model"}) {
            std::filesystem::copy_file(golden::bundledModel() / name, folder / name);
        }
    }

    /// What is opened.
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// What its numbers are in.
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

    /// Leaves less than a page of it.
    void shorten() const { std::filesystem::resize_file(file_, 1000); }
    void remove() const { std::filesystem::remove(file_); }

  private:
    QTemporaryDir folder_;
    std::filesystem::path path_;
    std::filesystem::path file_;
};

/// A row of data for each format, with the column "format".
inline void addModelFormats() {
    QTest::addColumn<int>("format");
    QTest::newRow("safetensors") << static_cast<int>(ModelCopy::Format::Folder);
    QTest::newRow("GGUF") << static_cast<int>(ModelCopy::Format::Gguf);
}

} // namespace headscope
