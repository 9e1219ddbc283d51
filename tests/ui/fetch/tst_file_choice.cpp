// SPDX-License-Identifier: GPL-3.0-or-later
#include <initializer_list>

#include <QTest>

#include "core/base/error.h"
#include "ui/fetch/file_choice.h"

using namespace headscope;

class FileChoiceTest : public QObject {
    Q_OBJECT

    static RepositoryListing listing(std::initializer_list<const char*> paths) {
        RepositoryListing made;
        made.reference = {"a/b"};
        std::uint64_t size = 100;
        for (const char* path : paths) {
            made.files.push_back({path, --size, std::string(64, 'a'), true});
        }
        return made;
    }
    static QString chosen(const RepositoryListing& from, std::string_view gguf = {}) {
        QStringList paths;
        for (const RemoteFile& file : chooseFiles(from, gguf).files) {
            paths.append(QString::fromStdString(file.path));
        }
        return paths.join(QLatin1Char(' '));
    }
    static QString refusal(const RepositoryListing& from, std::string_view gguf = {}) {
        try {
            static_cast<void>(chooseFiles(from, gguf));
        } catch (const Error& error) {
            return QString::fromUtf8(error.what());
        }
        return {};
    }

  private Q_SLOTS:
    void ofAPublishedModelTheNeededFilesAreChosen() { // the files of openai-community/gpt2
        QCOMPARE(
            chosen(listing({".gitattributes", "64-8bits.tflite", "README.md", "config.json",
                            "flax_model.msgpack", "generation_config.json", "merges.txt", "model.safetensors",
                            "onnx/decoder_model.onnx", "pytorch_model.bin", "rust_model.ot", "tf_model.h5",
                            "tokenizer.json", "tokenizer_config.json", "vocab.json"})),
            QStringLiteral(
                "config.json generation_config.json tokenizer_config.json tokenizer.json vocab.json "
                "merges.txt model.safetensors"));
    }

    void aPictureModelHasItsPreparationChosen() {
        QCOMPARE(chosen(listing(
                     {"config.json", "model.safetensors", "preprocessor_config.json", "pytorch_model.bin"})),
                 QStringLiteral("config.json preprocessor_config.json model.safetensors"));
    }

    void shardsAreChosenWithTheirIndex() {
        QCOMPARE(
            chosen(listing({"config.json", "consolidated.safetensors", "model-00002-of-00002.safetensors",
                            "model-00001-of-00002.safetensors", "model.safetensors.index.json",
                            "original/model-00001-of-00009.safetensors", "tokenizer.model"})),
            QStringLiteral("config.json tokenizer.model model.safetensors.index.json "
                           "model-00001-of-00002.safetensors model-00002-of-00002.safetensors"));
    }

    void oneFileIsChosenBeforeShards() {
        QCOMPARE(chosen(listing({"config.json", "model-00001-of-00001.safetensors", "model.safetensors",
                                 "model.safetensors.index.json"})),
                 QStringLiteral("config.json model.safetensors"));
    }

    void aShardThatIsMissingIsMissed() {
        QVERIFY(refusal(listing({"config.json", "model-00001-of-00003.safetensors",
                                 "model-00003-of-00003.safetensors", "model.safetensors.index.json"}))
                    .contains(QStringLiteral("expected 3, found 2")));
        QVERIFY(refusal(listing({"config.json", "model.safetensors.index.json"}))
                    .contains(QStringLiteral("found none")));
    }

    void aPickleIsNeverChosen_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"pytorch_model.bin", "pytorch_model-00001-of-00002.bin", "model.pt",
                                 "model.pth", "model.ckpt", "model.pkl"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void aPickleIsNeverChosen() {
        QFETCH(QString, name);
        const QByteArray path = name.toLatin1();
        const QString problem = refusal(listing({"config.json", path.constData()}));
        QVERIFY2(problem.contains(QStringLiteral("Python pickle")) && problem.contains(name),
                 qPrintable(problem));
        QVERIFY(!chosen(listing({"config.json", path.constData(), "model.safetensors"})).contains(name));
        QVERIFY(!refusal(listing({"config.json", path.constData(), "model.safetensors"}), path.toStdString())
                     .isEmpty());
    }

    void theOnlyGgufIsChosen() {
        const RepositoryListing one =
            listing({"README.md", "model-Q8_0.gguf", "mmproj-f16.gguf", "config.json"});
        QCOMPARE(chosen(one), QStringLiteral("model-Q8_0.gguf"));
        QCOMPARE(chooseFiles(one).toOpen, std::string("model-Q8_0.gguf"));
        QVERIFY(chooseFiles(listing({"config.json", "model.safetensors"})).toOpen.empty());
    }

    void ofSeveralGgufFilesOneIsNamed() {
        const RepositoryListing several = listing({"m-F16.gguf", "m-Q8_0.gguf", "m-Q4_K_M.gguf"});
        QVERIFY(refusal(several).contains(QStringLiteral("m-Q4_K_M.gguf")));
        QCOMPARE(chosen(several, "m-Q4_K_M.gguf"), QStringLiteral("m-Q4_K_M.gguf"));
        QVERIFY(refusal(several, "other.gguf").contains(QStringLiteral("found \"other.gguf\"")));
        QCOMPARE(proposedGguf(readableGgufFiles(several)).path, std::string("m-Q8_0.gguf"));
    }

    void safetensorsComeBeforeGgufUnlessOneIsNamed() {
        const RepositoryListing both = listing({"config.json", "model.safetensors", "m.gguf"});
        QCOMPARE(chosen(both), QStringLiteral("config.json model.safetensors"));
        QCOMPARE(chosen(both, "m.gguf"), QStringLiteral("m.gguf"));
    }

    void ggufFilesThatCannotBeReadAreNotOffered_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"m-IQ2_XS.gguf", "m.iq4_nl.gguf", "m-TQ1_0.gguf", "m-MXFP4.gguf", "m-Q4_0_4_4.gguf",
              "m-Q8_0-00001-of-00002.gguf", "sub/m-Q8_0.gguf", "mmproj-m-f16.gguf", "m-imatrix.gguf"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void ggufFilesThatCannotBeReadAreNotOffered() {
        QFETCH(QString, name);
        const QByteArray path = name.toLatin1();
        QVERIFY(readableGgufFiles(listing({path.constData()})).empty());
        QVERIFY(!refusal(listing({path.constData()})).isEmpty());
    }

    void whatIsNoModelSaysWhatItIs() {
        QVERIFY(refusal(listing({"adapter_config.json", "adapter_model.safetensors"}))
                    .contains(QStringLiteral("adapter")));
        QVERIFY(refusal(listing({})).contains(QStringLiteral("no files")));
        QVERIFY(refusal(listing({"README.md"})).contains(QStringLiteral("config.json")));
        QVERIFY(refusal(listing({"model.safetensors"})).contains(QStringLiteral("config.json")));
    }

    void aFileWithoutAHashIsRefused() {
        RepositoryListing made = listing({"config.json", "model.safetensors", "README.md"});
        made.files[2].hash.clear(); // which is not fetched
        QVERIFY(refusal(made).isEmpty());
        made.files[1].hash.clear();
        QVERIFY(refusal(made).contains(QStringLiteral("model.safetensors")));
    }

    void sizesAddUp() {
        QCOMPARE(chooseFiles(listing({"config.json", "model.safetensors"})).size(), 99U + 98U);
    }
};

QTEST_GUILESS_MAIN(FileChoiceTest)
#include "tst_file_choice.moc"
