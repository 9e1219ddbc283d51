// SPDX-License-Identifier: GPL-3.0-or-later
// The commands about models on the disk, run as a person or a script would.
#include <algorithm>
#include <cmath>

#include <QJsonArray>
#include <QJsonObject>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/file_tree.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestModelCommands : public QObject {
    Q_OBJECT

    FileTree tree_;

    QString path(const char* name) const { return QString::fromStdString(tree_.path(name).string()); }

  private Q_SLOTS:
    void initTestCase() {
        const auto models = std::filesystem::path(HEADSCOPE_TEST_DATA) / "models";
        tree_.modelOfLinks("hub/models--me--tiny/snapshots/0123", models / "gqa");
        tree_.file("hub/models--me--pickled/snapshots/0123/config.json", "{}");
        tree_.file("hub/models--me--pickled/snapshots/0123/pytorch_model.bin", "PK");
        tree_.modelOfLinks("one/a", models / "mqa");
        tree_.modelOfLinks("two/b", models / "mha");
        tree_.folder("empty");
        tree_.link("files/tiny.gguf", std::filesystem::path(HEADSCOPE_TEST_DATA) / "gguf/gqa.gguf");
    }

    void modelsListsAllPlaces() {
        const Ended ended =
            run({QStringLiteral("models"), QStringLiteral("--json"), QStringLiteral("--cache"), path("hub"),
                 QStringLiteral("--add-folder"), path("one"), QStringLiteral("--add-folder"), path("two")});
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.err.isEmpty());
        const QJsonArray models = ended.json().array();
        QCOMPARE(models.size(), 5);
        const QJsonObject bundled = models[0].toObject();
        QCOMPARE(bundled[QStringLiteral("name")].toString(), QStringLiteral("tales-5m"));
        QCOMPARE(bundled[QStringLiteral("source")].toString(), QStringLiteral("bundled"));
        QCOMPARE(bundled[QStringLiteral("parameters")].toInt(), 5180672);
        QCOMPARE(bundled[QStringLiteral("file_bytes")].toInt(), 10367384);
        QCOMPARE(bundled[QStringLiteral("memory_tokens")].toInt(), 512);
        QVERIFY(bundled[QStringLiteral("memory_bytes")].toInt() > 10367384);
        QCOMPARE(models[1][QStringLiteral("can_be_opened")].toBool(true), false);
        QVERIFY(models[1][QStringLiteral("problem")].toString().contains(QStringLiteral("pickle")));
        QCOMPARE(models[2][QStringLiteral("name")].toString(), QStringLiteral("me/tiny"));
    }

    void aRandomLayerIsToldAboutLikeAnyModel() {
        const QString name = QStringLiteral("random:width=32,heads=4,kv-heads=2,tokens=5");
        const QStringList info{QStringLiteral("info"), QStringLiteral("--model"), name,
                               QStringLiteral("--json")};
        const Ended ended = run(info);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.err.isEmpty()); // no doubt about its training
        const QJsonObject json = ended.json().object();
        QCOMPARE(json[QStringLiteral("name")].toString(), QStringLiteral("random layer 32 × 4 heads, 2 K/V"));
        QCOMPARE(json[QStringLiteral("parameters")].toInt(), 2 * 32 * 32 + 2 * 32 * 16);
        QCOMPARE(json[QStringLiteral("file_bytes")].toInt(-1), 0);
        QVERIFY(json[QStringLiteral("memory_bytes")].toInt() > 4 * (2 * 32 * 32 + 2 * 32 * 16));
        QVERIFY(json[QStringLiteral("check_loss")].isNull());
        const QJsonArray tensors = run(info + QStringList{QStringLiteral("--tensors")}).json().array();
        QCOMPARE(tensors.size(), 2 + 4); // the tokens' vectors, and one layer
    }

    void aRandomLayerThatDoesNotFitSaysWhy() {
        const Ended ended =
            run({QStringLiteral("info"), QStringLiteral("--model"), QStringLiteral("random:heads=7")});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY(ended.err.contains("random layer: head-width: expected one"));
    }

    void modelsListsGgufFiles() {
        const Ended ended =
            run({QStringLiteral("models"), QStringLiteral("--json"), QStringLiteral("--cache"), path("empty"),
                 QStringLiteral("--add-folder"), path("files")});
        QCOMPARE(ended.status, 0);
        const QJsonArray models = ended.json().array();
        QCOMPARE(models.size(), 2);
        const QJsonObject file = models[1].toObject();
        QCOMPARE(file[QStringLiteral("name")].toString(), QStringLiteral("tiny"));
        QCOMPARE(file[QStringLiteral("family")].toString(), QStringLiteral("llama"));
        QVERIFY(file[QStringLiteral("can_be_opened")].toBool());
    }

    void modelsPrintsATable() {
        const Ended ended = run(words("models --cache") << path("hub"));
        QCOMPARE(ended.status, 0);
        const QList<QByteArray> lines = ended.out.split('\n');
        QVERIFY(lines[0].startsWith("name "));
        QVERIFY2(lines[1].contains("6 × 8") && lines[1].contains("5.2 million") &&
                     lines[1].contains("10.4 MB"),
                 lines[1].constData());
        QVERIFY2(ended.out.contains("me/pickled  cannot be opened: the tensors are only in"),
                 ended.out.constData());
    }

    void theCacheIsFoundByTheEnvironment() {
        const Ended ended =
            runInShell(QStringLiteral("models --json"), {},
                       QStringLiteral("HF_HUB_CACHE='%1'; export HF_HUB_CACHE; ").arg(path("hub")));
        QCOMPARE(ended.json().array().size(), 3);
    }

    void foldersThatAreNotThereAreOneWithOneLine_data() {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("folder") << QStringLiteral("models --add-folder /nowhere");
        QTest::newRow("cache") << QStringLiteral("models --cache /nowhere");
    }
    void foldersThatAreNotThereAreOneWithOneLine() {
        QFETCH(QString, arguments);
        const Ended ended = run(arguments.split(QLatin1Char(' ')));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY(ended.out.isEmpty());
    }

    void aCacheThatIsEmptyLeavesTheBundledModel() {
        QCOMPARE(run(words("models --json --cache") << path("empty")).json().array().size(), 1);
    }

    void tensorsAreAlignedColumns() {
        const Ended ended = run(words("info --tensors"));
        QCOMPARE(ended.status, 0);
        const QList<QByteArray> lines = ended.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + 2 + 6 * 9);
        const qsizetype shape = lines[0].indexOf("shape");
        QVERIFY(ended.out.contains("model.embed_tokens.weight"));
        for (const QByteArray& line : lines.mid(1)) {
            QVERIFY2(line[shape - 1] == ' ' && line[shape] != ' ' && line.endsWith("  BF16"),
                     line.constData());
        }
        QVERIFY(ended.out.contains("4096 × 256"));
    }

    void tensorsAreJsonToo() {
        const QJsonArray tensors = run(words("info --tensors --json")).json().array();
        QCOMPARE(tensors.size(), 2 + 6 * 9);
        const QJsonObject first = tensors[0].toObject();
        QCOMPARE(first[QStringLiteral("type")].toString(), QStringLiteral("BF16"));
        qint64 numbers = 1;
        for (const QJsonValue& size : first[QStringLiteral("shape")].toArray()) {
            numbers *= size.toInt();
        }
        QCOMPARE(first[QStringLiteral("bytes")].toInt(), 2 * numbers);
    }

    void tensorsOfAnUnknownFamilyAreListed() {
        CheckpointFolder folder(golden::bundledModel());
        const QString model = QString::fromStdString(writeDamaged(folder, "family").string());
        QCOMPARE(run(words("info --tensors --model") << model).status, 0);
        QCOMPARE(run(words("info --model") << model).status, 1);
    }

    void infoEstimatesTheMemory() {
        const QByteArray out = run(words("info")).out;
        QVERIFY2(out.contains("10.4 MB of weights") && out.contains("for a run of 512 tokens"),
                 out.constData());
    }

    void infoChecksWhetherTheModelIsTrained() {
        const Ended ended = run(words("info"));
        QVERIFY2(ended.out.contains("\ncheck         loss ") &&
                     ended.out.contains("against 8.32 for a uniform guess"),
                 ended.out.constData());
        QVERIFY(ended.err.isEmpty());
        const QJsonObject json = run(words("info --json")).json().object();
        QVERIFY(json[QStringLiteral("check_loss")].toDouble() < 5);
        QVERIFY(std::abs(json[QStringLiteral("check_uniform")].toDouble() - std::log(4096.0)) < 1e-9);
    }

    void infoWarnsOfAModelNoBetterThanAGuess() {
        CheckpointFolder folder(golden::bundledModel());
        auto& rows = folder.tensor("model.embed_tokens.weight").bytes; // to each piece another one's row
        std::ranges::rotate(rows, rows.begin() + static_cast<std::ptrdiff_t>(rows.size() / 2));
        const Ended ended = run(words("info --model") << QString::fromStdString(folder.write().string()));
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(ended.err.contains("no better than a guess"), ended.err.constData());
    }

    void aTensorFileStandsForItsFolder() {
        const QString file = QString::fromStdString((golden::bundledModel() / "model.safetensors").string());
        const Ended ended = run(words("info --json --model") << file);
        QCOMPARE(ended.json().object()[QStringLiteral("name")].toString(), QStringLiteral("tales-5m"));
    }
};

QTEST_GUILESS_MAIN(TestModelCommands)
#include "tst_model_commands.moc"
