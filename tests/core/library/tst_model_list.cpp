// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of models before they are opened, one by one and as a list.
#include <memory>
#include <string>

#include <QTest>

#include "core/library/model_list.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/file_tree.h"
#include "tests/support/golden.h"

using namespace headscope;
namespace fs = std::filesystem;

class ModelListTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FileTree> tree_;

  private Q_SLOTS:
    void init() { tree_ = std::make_unique<FileTree>(); }

    void theBundledModelIsDescribed() {
        const ModelEntry entry = describeEntry(golden::bundledModel(), ModelSource::Bundled);
        QVERIFY2(entry.canBeOpened(), entry.problem.c_str());
        QCOMPARE(entry.name, std::string("tales-5m"));
        QCOMPARE(entry.family, std::string("llama"));
        QCOMPARE(entry.layers, 6);
        QCOMPARE(entry.heads, 8);
        QCOMPARE(entry.kvHeads, 4);
        QCOMPARE(entry.parameters, std::int64_t{5'180'672});
        QCOMPARE(entry.fileBytes, std::uint64_t{10'367'384});
        QCOMPARE(entry.memoryTokens, Index{512});
        QVERIFY(entry.memoryBytes > entry.fileBytes);
    }

    void aGgufFileIsDescribed() {
        const fs::path data = HEADSCOPE_TEST_DATA;
        const ModelEntry entry = describeEntry(data / "gguf/gqa.gguf", ModelSource::Folder);
        QVERIFY2(entry.canBeOpened(), entry.problem.c_str());
        QCOMPARE(entry.name, std::string("gqa"));
        QCOMPARE(entry.family, std::string("llama"));
        QCOMPARE(entry.layers, 2);
        QCOMPARE(entry.heads, 8);
        QCOMPARE(entry.kvHeads, 4);
        QCOMPARE(entry.parameters, describeEntry(data / "models/gqa", ModelSource::Folder).parameters);
        QCOMPARE(entry.fileBytes, std::uint64_t{fs::file_size(data / "gguf/gqa.gguf")});
    }

    void aGgufFileIsCalledAsTheFileIs() {
        QCOMPARE(ggufTitle("/m/SmolLM2.Q4_1.gguf", "Smollm2"), std::string("SmolLM2.Q4_1"));
        QCOMPARE(ggufTitle("/m/model.gguf", "Smollm2"), std::string("Smollm2"));
        QCOMPARE(ggufTitle("/m/model.gguf", ""), std::string("model"));
    }

    void aGgufFileThatIsNoModelSaysWhy() {
        const fs::path data = HEADSCOPE_TEST_DATA;
        const ModelEntry entry = describeEntry(data / "gguf/vocabulary.gguf", ModelSource::Folder);
        QVERIFY(!entry.canBeOpened());
        QCOMPARE(entry.family, std::string("llama"));
        QVERIFY2(entry.problem.find("vocabulary.gguf") != std::string::npos, entry.problem.c_str());
    }

    void aDamagedModelSaysWhy_data() {
        QTest::addColumn<QString>("damage");
        QTest::addColumn<QString>("words");
        QTest::newRow("config") << "config"
                                << "there is no config.json";
        QTest::newRow("truncated") << "truncated"
                                   << "is it cut short?";
        QTest::newRow("family") << "family"
                                << "mamba";
    }
    void aDamagedModelSaysWhy() {
        QFETCH(QString, damage);
        QFETCH(QString, words);
        CheckpointFolder folder(golden::bundledModel());
        const ModelEntry entry =
            describeEntry(writeDamaged(folder, damage.toStdString()), ModelSource::Folder);
        QVERIFY(!entry.canBeOpened());
        QVERIFY2(QString::fromStdString(entry.problem).contains(words), entry.problem.c_str());
    }

    void anUnknownFamilyIsNamedWithItsSize() {
        CheckpointFolder folder(golden::bundledModel());
        const ModelEntry entry = describeEntry(writeDamaged(folder, "family"), ModelSource::Folder);
        QCOMPARE(entry.family, std::string("mamba"));
        QVERIFY(entry.fileBytes > 10'000'000);
        QCOMPARE(entry.layers, 0);
    }

    void aRandomLayerIsDescribed() {
        const ModelEntry entry = describeEntry("random:width=32,heads=4,kv-heads=2", ModelSource::Recent);
        QCOMPARE(QString::fromStdString(entry.problem), QString());
        QCOMPARE(QString::fromStdString(entry.name), QStringLiteral("random layer 32 × 4 heads, 2 K/V"));
        QCOMPARE(QString::fromStdString(entry.family), QStringLiteral("random"));
        QCOMPARE(entry.heads, 4);
        QCOMPARE(entry.kvHeads, 2);
        QCOMPARE(entry.parameters, std::int64_t{2 * 32 * 32 + 2 * 32 * 16});
        QCOMPARE(entry.fileBytes, std::uint64_t{0});
        QVERIFY(entry.memoryBytes > 4 * static_cast<std::uint64_t>(entry.parameters));
    }

    void aRandomLayerThatIsNoneSaysWhy() {
        const ModelEntry entry = describeEntry("random:heads=5", ModelSource::Recent);
        QVERIFY(!entry.canBeOpened());
        QCOMPARE(QString::fromStdString(entry.name), QStringLiteral("random:heads=5"));
        QVERIFY(entry.problem.find("head-width") != std::string::npos);
    }

    void randomLayersAreListedOnceEach() {
        ModelPlaces places;
        places.recent = {"random:seed=1", "random:seed=2", "random:seed=1"};
        QCOMPARE(listModels(places).models.size(), std::size_t{2});
    }

    void aPathThatIsNotThereIsAProblem() {
        const ModelEntry entry = describeEntry("/nowhere/model/", ModelSource::Recent);
        QCOMPARE(entry.name, std::string("model"));
        QVERIFY(!entry.canBeOpened());
    }

    void placesComeInTheirOrder() {
        const fs::path models = fs::path(HEADSCOPE_TEST_DATA) / "models";
        tree_->modelOfLinks("hub/models--me--tiny/snapshots/0123", models / "gqa");
        tree_->modelOfLinks("mine/tiny", models / "mqa");
        const ModelList list =
            listModels({golden::bundledModel(), {models / "mha"}, tree_->path("hub"), {tree_->path("mine")}});
        QCOMPARE(list.models.size(), std::size_t{4});
        QVERIFY(list.problems.empty());
        const ModelSource sources[] = {ModelSource::Bundled, ModelSource::Recent, ModelSource::Cache,
                                       ModelSource::Folder};
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY2(list.models[i].canBeOpened(), list.models[i].problem.c_str());
            QVERIFY(list.models[i].source == sources[i]);
        }
        QCOMPARE(list.models[2].name, std::string("me/tiny"));
    }

    void aModelInTwoPlacesIsListedOnce() {
        const fs::path models = fs::path(HEADSCOPE_TEST_DATA) / "models";
        tree_->link("mine/linked", models / "mha");
        const ModelList list =
            listModels({{}, {models / "mha", models / "." / "mha"}, {}, {tree_->path("mine")}});
        QCOMPARE(list.models.size(), std::size_t{1});
        QVERIFY(list.models[0].source == ModelSource::Recent);
    }

    void anUnusableDownloadIsListedWithItsReason() {
        tree_->file("hub/models--a--b/snapshots/0123/config.json", "{}");
        const ModelList list = listModels({{}, {}, tree_->path("hub"), {}});
        QCOMPARE(list.models.size(), std::size_t{1});
        QCOMPARE(list.models[0].name, std::string("a/b"));
        QCOMPARE(list.models[0].problem, std::string("there are no tensors in the safetensors format"));
    }

    void aFolderThatIsGoneIsAProblemOfTheList() {
        const ModelList list = listModels({{}, {}, tree_->path("none"), {"/nowhere"}});
        QVERIFY(list.models.empty());
        QCOMPARE(list.problems.size(), std::size_t{1});
    }

    void canBeStopped() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(
            (void)listModels({golden::bundledModel(), {}, {}, {}}, {stop.get_token(), {}}), Stopped);
    }

    void aRecentDownloadKeepsItsPublishedName() {
        const fs::path models = golden::dataFolder() / "models";
        tree_->modelOfLinks("hub/models--me--tiny/snapshots/0123", models / "gqa");
        ModelPlaces places;
        places.recent = {tree_->path("hub/models--me--tiny/snapshots/0123")};
        places.cache = tree_->path("hub");
        const ModelList list = listModels(places);
        QCOMPARE(list.models.size(), std::size_t{1});
        QVERIFY(list.models[0].source == ModelSource::Recent);
        QCOMPARE(list.models[0].name, std::string("me/tiny"));
    }

    void bothStacksOfAnEncoderDecoderAreCounted() {
        const ModelEntry entry =
            describeEntry(golden::dataFolder() / "families" / "bart", ModelSource::Folder);
        QVERIFY2(entry.canBeOpened(), entry.problem.c_str());
        QVERIFY(entry.encoderLayers > 0 && entry.layers > 0);
        QCOMPARE(describeEntry(golden::bundledModel(), ModelSource::Bundled).encoderLayers, 0);
    }
};

QTEST_APPLESS_MAIN(ModelListTest)
#include "tst_model_list.moc"
