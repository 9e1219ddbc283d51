// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <memory>
#include <optional>

#include "core/checkpoint/checkpoint.h"
#include "tests/core/base/error_text.h"
#include "tests/core/checkpoint/gguf_writer.h"
#include "tests/core/checkpoint/safetensors_bytes.h"

using namespace headscope;
namespace fs = std::filesystem;

namespace {

std::string tinyGguf() {
    return ggufFile({ggufKey("general.architecture", 8, ggufText("llama"))}, {ggufTensor("w", {4}, 24, 0)},
                    4);
}

} // namespace

/// Checkpoints that are opened by a file's name.
class CheckpointFileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();

    void opensAGgufFile();
    void convertedModelHasTheNumbersOfItsFolder();
    void convertedLlamaHasPairsForHalves();
    void ggufIsKnownByItsFirstBytes();
    void copyOfAGgufKeepsItsMetadataAlive();
    void safetensorsFileOpensItsFolder();
    void shardOpensItsFolder();
    void pickleItselfIsRefused_data();
    void pickleItselfIsRefused();
    void safetensorsFileWithoutAConfigIsRefused();
    void safetensorsFileOfAnotherModelIsRefused();
    void folderWithAGgufSaysToOpenIt();
    void damagedGgufIsRefused();

  private:
    [[nodiscard]] fs::path path(const std::string& name = {}) const {
        return fs::path(folder_->path().toStdString()) / name;
    }
    void write(const std::string& name, const std::string& contents) const {
        std::ofstream(path(name), std::ios::binary) << contents;
    }
    [[nodiscard]] QString refusal(const std::string& name = {}) const {
        return errorText([&] { (void)Checkpoint::open(path(name)); });
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void CheckpointFileTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    write("config.json", R"({"model_type":"llama"})");
}

void CheckpointFileTest::opensAGgufFile() {
    write("m.gguf", tinyGguf());
    const Checkpoint checkpoint = Checkpoint::open(path("m.gguf"));
    QVERIFY(checkpoint.format() == CheckpointFormat::Gguf);
    QCOMPARE(checkpoint.path(), path("m.gguf"));
    QCOMPARE(checkpoint.folder().string() + "/", path().string());
    QCOMPARE(checkpoint.gguf().text("general.architecture"), std::string_view("llama"));
    QCOMPARE(checkpoint.find("w")->shape, (std::vector<Index>{4}));
    QCOMPARE(checkpoint.fileBytes(), std::uint64_t{tinyGguf().size()});
}

void CheckpointFileTest::convertedModelHasTheNumbersOfItsFolder() {
    const Checkpoint folder = Checkpoint::open(HEADSCOPE_TEST_DATA "/models/biases_qkv");
    const Checkpoint gguf = Checkpoint::open(HEADSCOPE_TEST_DATA "/gguf/biases_qkv.gguf");
    QCOMPARE(gguf.gguf().text("general.architecture"), std::string_view("qwen2"));
    QCOMPARE(gguf.gguf().integer("qwen2.attention.head_count_kv"),
             folder.configReader().integer("num_key_value_heads"));
    QCOMPARE(gguf.tensors().size(), folder.tensors().size());
    const auto same = [&](const char* name, const char* converted) {
        const TensorView& one = *folder.find(name);
        const TensorView& other = *gguf.find(converted);
        return one.shape == other.shape && std::ranges::equal(one.bytes, other.bytes);
    };
    QVERIFY(same("model.embed_tokens.weight", "token_embd.weight"));
    QVERIFY(same("model.layers.1.self_attn.q_proj.bias", "blk.1.attn_q.bias"));
    QVERIFY(same("model.layers.0.mlp.down_proj.weight", "blk.0.ffn_down.weight"));
}

void CheckpointFileTest::convertedLlamaHasPairsForHalves() {
    const Checkpoint folder = Checkpoint::open(HEADSCOPE_TEST_DATA "/models/gqa");
    const Checkpoint gguf = Checkpoint::open(HEADSCOPE_TEST_DATA "/gguf/gqa.gguf");
    constexpr std::size_t kHeadWidth = 6;
    constexpr std::size_t kRowBytes = 48 * sizeof(float);
    const std::span<const std::byte> keys = folder.find("model.layers.0.self_attn.k_proj.weight")->bytes;
    const std::span<const std::byte> permuted = gguf.find("blk.0.attn_k.weight")->bytes;
    QCOMPARE(permuted.size(), keys.size());
    for (std::size_t row = 0; row < keys.size() / kRowBytes; ++row) {
        const std::size_t inHead = row % kHeadWidth;
        const std::size_t source = row - inHead + inHead % 2 * (kHeadWidth / 2) + inHead / 2;
        QVERIFY(std::ranges::equal(permuted.subspan(row * kRowBytes, kRowBytes),
                                   keys.subspan(source * kRowBytes, kRowBytes)));
    }
}

void CheckpointFileTest::ggufIsKnownByItsFirstBytes() {
    write("sha256-0123", tinyGguf());
    QVERIFY(Checkpoint::open(path("sha256-0123")).format() == CheckpointFormat::Gguf);
    write("model.safetensors", tensorFile({"a"}));
    QVERIFY(Checkpoint::open(path()).format() == CheckpointFormat::Folder);
}

void CheckpointFileTest::copyOfAGgufKeepsItsMetadataAlive() {
    write("m.gguf", tinyGguf());
    std::optional<Checkpoint> first = Checkpoint::open(path("m.gguf"));
    const Checkpoint second = *first;
    first.reset();
    QCOMPARE(second.gguf().text("general.architecture"), std::string_view("llama"));
    QCOMPARE(std::to_integer<int>(second.find("w")->bytes[3]), 3);
}

void CheckpointFileTest::safetensorsFileOpensItsFolder() {
    write("model.safetensors", tensorFile({"a"}));
    const Checkpoint checkpoint = Checkpoint::open(path("model.safetensors"));
    QVERIFY(checkpoint.find("a"));
    QVERIFY(checkpoint.format() == CheckpointFormat::Folder);
}

void CheckpointFileTest::shardOpensItsFolder() {
    write("model.safetensors.index.json", R"({"weight_map":{"a":"two.safetensors","b":"one.safetensors"}})");
    write("one.safetensors", tensorFile({"b"}));
    write("two.safetensors", tensorFile({"a"}));
    QCOMPARE(Checkpoint::open(path("two.safetensors")).tensors().size(), std::size_t{2});
}

void CheckpointFileTest::pickleItselfIsRefused_data() {
    QTest::addColumn<QString>("name");
    for (const char* const name : {"pytorch_model.bin", "model.pt", "model.PTH", "model.ckpt"}) {
        QTest::newRow(name) << QString::fromUtf8(name);
    }
}

void CheckpointFileTest::pickleItselfIsRefused() {
    QFETCH(QString, name);
    write(name.toStdString(), "PK");
    const QString text = refusal(name.toStdString());
    QVERIFY2(text.contains(name + QStringLiteral(", a Python pickle, which can run any code")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("safe_serialization=True")), qPrintable(text));
}

void CheckpointFileTest::safetensorsFileWithoutAConfigIsRefused() {
    fs::remove(path("config.json"));
    write("model.safetensors", tensorFile({"a"}));
    const QString text = refusal("model.safetensors");
    QVERIFY2(text.contains(QStringLiteral("model.safetensors: there is no config.json beside this file")),
             qPrintable(text));
}

void CheckpointFileTest::safetensorsFileOfAnotherModelIsRefused() {
    write("model.safetensors", tensorFile({"a"}));
    write("adapter.safetensors", tensorFile({"b"}));
    const QString text = refusal("adapter.safetensors");
    QVERIFY2(text.contains(QStringLiteral("adapter.safetensors: this file is no part of the model")),
             qPrintable(text));
}

void CheckpointFileTest::folderWithAGgufSaysToOpenIt() {
    write("m.gguf", tinyGguf());
    QVERIFY2(refusal().endsWith(QStringLiteral("found m.gguf (open that file itself)")),
             qPrintable(refusal()));
    fs::remove(path("config.json"));
    QVERIFY2(refusal().endsWith(QStringLiteral("no config.json in this folder; open m.gguf itself")),
             qPrintable(refusal()));
}

void CheckpointFileTest::damagedGgufIsRefused() {
    write("m.gguf", "not what its name says");
    const QString text = refusal("m.gguf");
    QVERIFY2(text.contains(QStringLiteral("m.gguf: first four bytes: expected GGUF")), qPrintable(text));
}

QTEST_APPLESS_MAIN(CheckpointFileTest)
#include "tst_checkpoint_file.moc"
