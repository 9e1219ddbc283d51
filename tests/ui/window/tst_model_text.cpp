// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "core/model/model.h"
#include "tests/support/file_tree.h"
#include "tests/support/golden.h"
#include "ui/window/model_text.h"

using namespace headscope;

class ModelTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theButtonSaysNameAndShape() {
        QCOMPARE(modelButtonText(*openModel(golden::bundledModel())),
                 QStringLiteral("tales-5m   6 layers · 8 heads · 4 K/V"));
    }

    void theButtonHasOneOfWhatIsOne() {
        QCOMPARE(modelButtonText(*openModel("random:width=32,heads=1")),
                 QStringLiteral("random layer 32 × 1 head   1 layer · 1 head · 1 K/V"));
    }

    void theDescriptionSaysSizeTokenizerAndFormat() {
        const QString text = modelDescription(*openModel(golden::bundledModel()));
        for (const char* part : {"llama, 5.2 million parameters", "SentencePiece", "safetensors, BF16",
                                 "10.4 MB of weights", "for a text of 512 tokens"}) {
            QVERIFY2(text.contains(QString::fromLatin1(part)), qPrintable(text));
        }
    }

    void aDownloadHasItsPublishedName() {
        const FileTree tree;
        tree.modelOfLinks("models--me--tales/snapshots/0123", golden::bundledModel());
        QCOMPARE(modelName(*openModel(tree.path("models--me--tales/snapshots/0123"))),
                 QStringLiteral("me/tales"));
    }

    void aGgufModelHasTheNameOfItsFile() { // inside it is called "Quantised"
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("tales.Q4_K.gguf")).toStdString();
        std::filesystem::create_symlink(golden::dataFolder() / "gguf/quantised_llama/model.gguf", file);
        QCOMPARE(modelName(*openModel(file)), QStringLiteral("tales.Q4_K"));
    }

    void aGgufFileWithoutATellingNameHasTheOneInside() {
        QCOMPARE(modelName(*openModel(golden::dataFolder() / "gguf/quantised_llama/model.gguf")),
                 QStringLiteral("Quantised"));
    }

    void aFormatOfSeveralTypesIsMixed() {
        const Checkpoint gguf = Checkpoint::open(golden::dataFolder() / "gguf" / "quantised.gguf");
        const QString text = formatText(gguf);
        QVERIFY2(text.startsWith(QStringLiteral("GGUF, mixed: ")) && text.contains(QStringLiteral("Q4_K")),
                 qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(ModelTextTest)
#include "tst_model_text.moc"
