// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <memory>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/checkpoint/checkpoint.h"
#include "tests/core/base/error_text.h"
#include "tests/core/checkpoint/safetensors_bytes.h"

using namespace headscope;
namespace fs = std::filesystem;

namespace {

std::string indexFile(const std::map<std::string, std::string>& files) {
    return nlohmann::json{{"metadata", {{"total_size", 2}}}, {"weight_map", files}}.dump();
}

constexpr const char* kIndex = "model.safetensors.index.json";

} // namespace

class CheckpointTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();

    void opensASingleFile();
    void findsTensorsByName();
    void unknownNameIsNotFound();
    void configIsKept();
    void configReaderNamesTheFile();
    void copyKeepsTheBytesAlive();
    void opensShardsInTheOrderOfTheirNames();
    void listsTensorsThatTheIndexLeavesOut();
    void countsTheBytesOfAllFiles();
    void singleFileIsPreferredToAnIndex();
    void followsSymbolicLinksOfADownloadCache();
    void opensWhatTransformersWrote();

    void missingFolderIsRefused();
    void fileInPlaceOfAFolderIsRefused();
    void linkToNothingIsNoMissingFile();
    void missingConfigIsRefused();
    void malformedConfigIsRefusedWithItsPosition();
    void configThatIsNoObjectIsRefused();
    void pickleIsRefusedWithAWayOut();
    void pickleIsNamedWithoutAConfig();
    void folderWithoutTensorsIsRefused();
    void otherTensorFileIsNamed();
    void gitLfsPointerIsRefused();
    void missingShardIsRefused();
    void tensorMissingInItsShardIsRefused();
    void tensorInTwoShardsIsRefused();
    void tensorTwiceInTheIndexIsRefused();
    void shardOutsideOfTheFolderIsRefused_data();
    void shardOutsideOfTheFolderIsRefused();
    void indexWithoutAMapIsRefused_data();
    void indexWithoutAMapIsRefused();

  private:
    [[nodiscard]] fs::path path(const std::string& name = {}) const {
        return fs::path(folder_->path().toStdString()) / name;
    }
    void write(const std::string& name, const std::string& contents) const {
        std::ofstream(path(name), std::ios::binary) << contents;
    }
    void writeTwoShards() const {
        write(kIndex, indexFile({{"a", "two.safetensors"}, {"b", "one.safetensors"}}));
        write("one.safetensors", tensorFile({"b"}));
        write("two.safetensors", tensorFile({"a"}));
    }
    [[nodiscard]] QString refusal() const {
        return errorText([this] { (void)Checkpoint::open(path()); });
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void CheckpointTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    write("config.json", R"({"model_type":"llama"})");
}

void CheckpointTest::opensASingleFile() {
    write("model.safetensors", tensorFile({"a", "b"}));
    const Checkpoint checkpoint = Checkpoint::open(path());
    QCOMPARE(checkpoint.tensors().size(), std::size_t{2});
    QCOMPARE(checkpoint.folder(), path());
}

void CheckpointTest::findsTensorsByName() {
    write("model.safetensors", tensorFile({"z", "a", "m"}));
    const Checkpoint checkpoint = Checkpoint::open(path());
    for (const std::string name : {"a", "m", "z"}) {
        const TensorView* const tensor = checkpoint.find(name);
        QVERIFY(tensor);
        QCOMPARE(tensor->name, name);
    }
    QCOMPARE(std::to_integer<int>(checkpoint.find("m")->bytes[0]), 2);
}

void CheckpointTest::unknownNameIsNotFound() {
    write("model.safetensors", tensorFile({"a", "c"}));
    const Checkpoint checkpoint = Checkpoint::open(path());
    for (const char* const name : {"", "b", "d", "aa"}) {
        QVERIFY(!checkpoint.find(name));
    }
}

void CheckpointTest::configIsKept() {
    write("model.safetensors", tensorFile({}));
    QCOMPARE(Checkpoint::open(path()).config().at("model_type").get<std::string>(), std::string("llama"));
}

void CheckpointTest::configReaderNamesTheFile() {
    write("model.safetensors", tensorFile({}));
    const Checkpoint checkpoint = Checkpoint::open(path());
    const QString text = errorText([&] { (void)checkpoint.configReader().integer("hidden_size"); });
    QVERIFY2(text.contains(QStringLiteral("/config.json: \"hidden_size\": expected")), qPrintable(text));
}

void CheckpointTest::copyKeepsTheBytesAlive() {
    write("model.safetensors", tensorFile({"a", "b"}));
    std::optional<Checkpoint> first = Checkpoint::open(path());
    const Checkpoint second = *first;
    first.reset();
    QCOMPARE(std::to_integer<int>(second.find("b")->bytes[0]), 1);
    QVERIFY(second.find("b") == &second.tensors()[1]);
}

void CheckpointTest::opensShardsInTheOrderOfTheirNames() {
    writeTwoShards();
    const Checkpoint checkpoint = Checkpoint::open(path());
    QCOMPARE(checkpoint.tensors().size(), std::size_t{2});
    QCOMPARE(checkpoint.tensors()[0].name, std::string("b"));
    QCOMPARE(checkpoint.tensors()[1].name, std::string("a"));
}

void CheckpointTest::listsTensorsThatTheIndexLeavesOut() {
    writeTwoShards();
    write("two.safetensors", tensorFile({"a", "extra"}));
    QVERIFY(Checkpoint::open(path()).find("extra"));
}

void CheckpointTest::countsTheBytesOfAllFiles() {
    writeTwoShards();
    QCOMPARE(Checkpoint::open(path()).fileBytes(), 2 * std::uint64_t{tensorFile({"a"}).size()});
}

void CheckpointTest::singleFileIsPreferredToAnIndex() {
    writeTwoShards();
    write("model.safetensors", tensorFile({"whole"}));
    const Checkpoint checkpoint = Checkpoint::open(path());
    QCOMPARE(checkpoint.tensors().size(), std::size_t{1});
    QVERIFY(checkpoint.find("whole"));
}

void CheckpointTest::followsSymbolicLinksOfADownloadCache() {
    QTemporaryDir blobs;
    const fs::path blob = fs::path(blobs.path().toStdString()) / "0123abcd";
    std::ofstream(blob, std::ios::binary) << tensorFile({"a"});
    fs::create_symlink(blob, path("model.safetensors"));
    QVERIFY(Checkpoint::open(path()).find("a"));
}

void CheckpointTest::opensWhatTransformersWrote() {
    const Checkpoint checkpoint = Checkpoint::open(HEADSCOPE_TEST_DATA "/models/sharded");
    const TensorView* const embedding = checkpoint.find("model.embed_tokens.weight");
    QVERIFY(embedding);
    const ConfigReader config = checkpoint.configReader();
    QCOMPARE(embedding->shape,
             (std::vector<Index>{config.integer("vocab_size"), config.integer("hidden_size")}));
    QVERIFY(embedding->type == DataType::F32);
}

void CheckpointTest::missingFolderIsRefused() {
    const QString text = errorText([] { (void)Checkpoint::open("/nowhere/model"); });
    QCOMPARE(text, QStringLiteral("/nowhere/model: there is no such file or folder"));
}

void CheckpointTest::fileInPlaceOfAFolderIsRefused() {
    const QString text = errorText([this] { (void)Checkpoint::open(path("config.json")); });
    QVERIFY2(text.contains(QStringLiteral("this is a file; choose the folder")), qPrintable(text));
}

void CheckpointTest::linkToNothingIsNoMissingFile() {
    fs::create_symlink("../../blobs/0123abcd", path("model.safetensors"));
    QVERIFY2(
        refusal().contains(QStringLiteral("model.safetensors: this is a link to a file that does not exist")),
        qPrintable(refusal()));
    QVERIFY2(refusal().contains(QStringLiteral("blobs/0123abcd")), qPrintable(refusal()));
}

void CheckpointTest::missingConfigIsRefused() {
    fs::remove(path("config.json"));
    QVERIFY2(refusal().contains(QStringLiteral("there is no config.json")), qPrintable(refusal()));
}

void CheckpointTest::malformedConfigIsRefusedWithItsPosition() {
    write("config.json", "{\n\"a\" 1}");
    QVERIFY2(refusal().contains(QStringLiteral("line 2, column 5")), qPrintable(refusal()));
}

void CheckpointTest::configThatIsNoObjectIsRefused() {
    write("config.json", "[]");
    QVERIFY2(refusal().contains(QStringLiteral("config.json: contents: expected a JSON object")),
             qPrintable(refusal()));
}

void CheckpointTest::pickleIsRefusedWithAWayOut() {
    write("pytorch_model.bin", "PK");
    QVERIFY2(refusal().contains(QStringLiteral("pytorch_model.bin, a Python pickle, which can run any code")),
             qPrintable(refusal()));
    QVERIFY2(refusal().contains(QStringLiteral("save_pretrained")), qPrintable(refusal()));
}

void CheckpointTest::pickleIsNamedWithoutAConfig() {
    fs::remove(path("config.json"));
    write("consolidated.00.pth", "PK");
    QVERIFY2(refusal().contains(QStringLiteral("consolidated.00.pth, a Python pickle")),
             qPrintable(refusal()));
}

void CheckpointTest::folderWithoutTensorsIsRefused() {
    QVERIFY2(refusal().endsWith(
                 QStringLiteral("expected model.safetensors or model.safetensors.index.json, found neither")),
             qPrintable(refusal()));
}

void CheckpointTest::otherTensorFileIsNamed() {
    write("adapter_model.safetensors", tensorFile({"a"}));
    QVERIFY2(refusal().endsWith(QStringLiteral("found adapter_model.safetensors")), qPrintable(refusal()));
}

void CheckpointTest::gitLfsPointerIsRefused() {
    write("model.safetensors", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 10367384\n");
    QVERIFY2(refusal().contains(QStringLiteral("model.safetensors: this is a Git LFS pointer")),
             qPrintable(refusal()));
    QVERIFY2(refusal().contains(QStringLiteral("git lfs pull")), qPrintable(refusal()));
}

void CheckpointTest::missingShardIsRefused() {
    writeTwoShards();
    fs::remove(path("two.safetensors"));
    QVERIFY2(refusal().contains(QStringLiteral("two.safetensors, found no such file")),
             qPrintable(refusal()));
}

void CheckpointTest::tensorMissingInItsShardIsRefused() {
    writeTwoShards();
    write("two.safetensors", tensorFile({"other"}));
    QVERIFY2(refusal().contains(QStringLiteral("two.safetensors: tensors: expected \"a\"")),
             qPrintable(refusal()));
}

void CheckpointTest::tensorInTwoShardsIsRefused() {
    writeTwoShards();
    write("two.safetensors", tensorFile({"a", "b"}));
    QVERIFY2(refusal().contains(QStringLiteral("tensor \"b\": expected in one shard, found in two")),
             qPrintable(refusal()));
}

void CheckpointTest::tensorTwiceInTheIndexIsRefused() {
    writeTwoShards();
    write(kIndex, R"({"weight_map":{"a":"one.safetensors","a":"two.safetensors"}})");
    QVERIFY2(refusal().contains(QStringLiteral("key \"a\": expected once in an object, found twice")),
             qPrintable(refusal()));
}

void CheckpointTest::shardOutsideOfTheFolderIsRefused_data() {
    QTest::addColumn<QString>("shard");
    for (const char* const name :
         {"../x.safetensors", "/etc/x.safetensors", "sub/x.safetensors", "..\\x.safetensors", "..safetensors",
          "", ".", "x.bin", "x\\u0000.safetensors"}) {
        QTest::newRow(name[0] ? name : "empty") << QString::fromUtf8(name);
    }
}

void CheckpointTest::shardOutsideOfTheFolderIsRefused() {
    QFETCH(QString, shard);
    QString json = shard;
    json.replace(QStringLiteral("..\\x"), QStringLiteral("..\\\\x"));
    write(kIndex, R"({"weight_map":{"a":")" + json.toStdString() + "\"}}");
    QVERIFY2(
        refusal().contains(QStringLiteral("expected the name of a .safetensors file in the same folder")),
        qPrintable(refusal()));
}

void CheckpointTest::indexWithoutAMapIsRefused_data() {
    QTest::addColumn<QString>("index");
    QTest::newRow("no map") << QStringLiteral("{}");
    QTest::newRow("empty map") << QStringLiteral(R"({"weight_map":{}})");
    QTest::newRow("a list") << QStringLiteral(R"({"weight_map":["a"]})");
    QTest::newRow("a number for a file") << QStringLiteral(R"({"weight_map":{"a":1}})");
}

void CheckpointTest::indexWithoutAMapIsRefused() {
    QFETCH(QString, index);
    write(kIndex, index.toStdString());
    QVERIFY2(refusal().contains(QString::fromLatin1(kIndex)), qPrintable(refusal()));
}

QTEST_APPLESS_MAIN(CheckpointTest)
#include "tst_checkpoint.moc"
