// SPDX-License-Identifier: GPL-3.0-or-later
// The commands heads and ablate of the program itself.
#include <cmath>
#include <limits>

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

const QString kText = QStringLiteral("The king said to the queen, \"You are the queen.\"");

QStringList heads(const QStringList& more) {
    return QStringList{QStringLiteral("heads")} + more;
}

} // namespace

class TestHeadCommands : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString written(const char* name, const QByteArray& text) const {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        const bool opened = file.open(QIODevice::WriteOnly);
        return opened && file.write(text) == text.size() ? file.fileName() : QString();
    }

  private Q_SLOTS:
    void csvHasOneRowAHeadAndTheStatedColumns() {
        const Ended ended = run(heads({kText, QStringLiteral("--csv")}));
        QCOMPARE(ended.status, 0);
        const QList<QByteArray> lines = ended.out.split('\n');
        QCOMPARE(lines.size(), 1 + 48 + 1);
        QVERIFY(lines[0].startsWith(
            "kind,layer,head,kv_head,entropy,entropy_share,effective_keys,confidence,saturation,mean_"
            "distance,"
            "previous_token,next_token,self_token,first_token,duplicate_token,induction,delimiter_share,"));
        for (const char* key : {"ov_copying", "output_norm", "zeroing_loss", "zeroing_kl", "zeroing_state"}) {
            QVERIFY(lines[0].contains(key));
        }
        QVERIFY(lines[1 + 8 + 6].startsWith("self,1,6,3,"));
    }

    void aRandomLayerHasScoresLikeAnyModel() {
        const Ended ended = run(heads({kText, QStringLiteral("--csv"), QStringLiteral("--model"),
                                       QStringLiteral("random:width=32,heads=4,copy=0>2:qk")}));
        QCOMPARE(ended.status, 0);
        const QList<QByteArray> lines = ended.out.split('\n');
        QCOMPARE(lines.size(), 1 + 4 + 1);
        // The maps of the head that was copied have the same entropy, to rounding, and no other's have.
        const auto entropy = [&](int head) { return lines[1 + head].split(',')[4].toDouble(); };
        QVERIFY(entropy(0) > 0);
        QVERIFY(std::abs(entropy(2) - entropy(0)) <= 1e-5);
        QVERIFY(std::abs(entropy(1) - entropy(0)) > 1e-3);
    }

    void jsonHasTheDefinitionsAndNullForWhatIsNotDefined() {
        const QJsonObject json = run(heads({kText, QStringLiteral("--json"), QStringLiteral("--scores"),
                                            QStringLiteral("next_token,previous_token")}))
                                     .json()
                                     .object();
        QCOMPARE(json[QStringLiteral("scores")].toArray().size(), 2);
        const QJsonObject head = json[QStringLiteral("heads")].toArray()[2 * 8 + 6].toObject();
        QVERIFY(head[QStringLiteral("previous_token")].toDouble() > 0.9);
        QVERIFY(head[QStringLiteral("next_token")].isNull());
        QCOMPARE(head.keys().size(), 4 + 2);
    }

    void aTableOnTheTerminalLinesUp() {
        const Ended ended =
            run(heads({kText, QStringLiteral("--scores"), QStringLiteral("entropy,next_token")}));
        const QList<QByteArray> lines = ended.out.split('\n');
        QVERIFY(lines[0].startsWith("48 heads, over one text of 14 tokens."));
        const qsizetype width = lines[3].size();
        for (qsizetype i = 4; i < 4 + 48; ++i) {
            QCOMPARE(lines[i].size(), width);
            QVERIFY(lines[i].endsWith(" -"));
        }
    }

    void linesOfAFileAreMeansWithErrors() {
        const QString file = written("lines.txt", "Once upon a time\n\nThe king said\n");
        const Ended ended =
            run(heads({QStringLiteral("--text-file"), file, QStringLiteral("--per-line"),
                       QStringLiteral("--csv"), QStringLiteral("--scores"), QStringLiteral("entropy")}));
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("kind,layer,head,kv_head,entropy,entropy_standard_error,entropy_n\r\n"));
        QVERIFY(ended.out.contains(",2\r\n"));
        QVERIFY(ended.err.contains("2 lines, 1 empty one left out"));
    }

    void linesOfWhiteSpaceAreLeftOutLikeEmptyOnes() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain); // whose tokenizer drops white space
        const QString file = written("blank.txt", "the cat\n \t \r\non the mat\n");
        const Ended ended = run(heads({QStringLiteral("--text-file"), file, QStringLiteral("--per-line"),
                                       QStringLiteral("--model"), tiny.folder()}));
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.err.contains("2 lines, 1 empty one left out"));
    }

    void linesOfAnEncoderDecoderAreSaidToHaveNoTarget() {
        const TinyModel tiny("t5", TinyModel::Style::Seq2Seq);
        const Ended ended =
            run(heads({QStringLiteral("--text-file"), written("lines.txt", "the cat\nthe mat\n"),
                       QStringLiteral("--per-line"), QStringLiteral("--model"), tiny.folder()}));
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.err.contains("2 lines, each without a target"));
    }

    void aByteOrderMarkIsNoText() {
        const auto scores = [&](const char* name, const QByteArray& text) {
            return run(heads({QStringLiteral("--text-file"), written(name, text), QStringLiteral("--scores"),
                              QStringLiteral("entropy"), QStringLiteral("--csv")}))
                .out;
        };
        QCOMPARE(scores("marked.txt", "\xEF\xBB\xBFOnce upon a time"),
                 scores("plain.txt", "Once upon a time"));
    }

    void whatTheFlagsSayGoesBeforeTheSuffix() {
        const QString file = folder_.filePath(QStringLiteral("scores.out"));
        const QStringList arguments =
            heads({kText, QStringLiteral("--scores"), QStringLiteral("entropy"), QStringLiteral("--json")});
        const Ended ended = run(arguments + QStringList{QStringLiteral("-o"), file});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QCOMPARE(in.readAll(), run(arguments).out);
    }

    void damagedWeightsOfTheOutputAreNoUndefinedScores() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        CheckpointFolder damaged(tiny.path());
        damaged.setFloat("transformer.wte.weight", 60 * 24, std::numeric_limits<float>::quiet_NaN());
        const QString model = QString::fromStdString(damaged.write().string());
        const Ended ended = run(heads({QStringLiteral("the cat"), QStringLiteral("--model"), model}));
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("output projection: weights: expected finite numbers"),
                 ended.err.constData());
    }

    void aBrokenLineIsNamed() {
        const QString file = written("broken.txt", "Once upon a time\nbro\xff"
                                                   "ken\n");
        const Ended ended = run(heads({QStringLiteral("--text-file"), file, QStringLiteral("--per-line")}));
        QCOMPARE(ended.status, 1);
        QVERIFY(ended.err.contains("line 2: "));
        QCOMPARE(ended.errorLines(), 1);
    }

    void theProbeFindsInductionHeads() {
        const QJsonObject json = run(words("heads --probe --json --scores induction")).json().object();
        const QJsonObject head = json[QStringLiteral("heads")].toArray()[4 * 8 + 5].toObject();
        QVERIFY(head[QStringLiteral("induction")].toDouble() > 0.85);
        QCOMPARE(head[QStringLiteral("induction_n")].toInt(), 8);
    }

    void explanationsNeedNeitherTextNorModel() {
        const Ended ended = run(words("heads --explain --model /nowhere"));
        QCOMPARE(ended.status, 0);
        for (const char* part : {"previous_token\n", "formula: ", "source: Voita et al. 2019", "badge: "}) {
            QVERIFY(ended.out.contains(part));
        }
        const QJsonObject json = run(words("heads --explain --json")).json().object();
        QVERIFY(json[QStringLiteral("scores")].toArray().size() > 15);
        QCOMPARE(json[QStringLiteral("on_probe")].toArray().size(), 2);
    }

    void onlyTheScoresNamedAreExplained() {
        const QJsonObject json =
            run(words("heads --explain --json --scores entropy,induction")).json().object();
        QCOMPARE(json[QStringLiteral("scores")].toArray().size(), 2);
        QCOMPARE(json[QStringLiteral("on_probe")].toArray().size(), 1);
        QVERIFY(!run(words("heads --explain --scores entropy")).out.contains("--probe"));
    }

    void aFileIsWrittenByItsSuffix() {
        const QString file = folder_.filePath(QStringLiteral("scores.tsv"));
        const Ended ended = run(heads(
            {kText, QStringLiteral("--scores"), QStringLiteral("entropy"), QStringLiteral("-o"), file}));
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.isEmpty());
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QVERIFY(in.readAll().startsWith("kind\tlayer\thead\tkv_head\tentropy\n"));
    }

    void wrongUseIsToldWhatIsAllowed_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("status");
        QTest::newRow("score") << "heads x --scores entropie"
                               << "entropy_share" << 2;
        QTest::newRow("no text") << "heads"
                                 << "--probe" << 2;
        QTest::newRow("kind") << "heads x --kind sideways"
                              << "self, encoder or cross" << 2;
        QTest::newRow("kind of the model") << "heads x --kind cross"
                                           << "cross" << 1;
        QTest::newRow("per line") << "heads x --per-line"
                                  << "--text-file" << 2;
        QTest::newRow("target of a probe") << "heads --probe --generate"
                                           << "--generate" << 2;
        QTest::newRow("suffix") << "heads x -o scores.png"
                                << ".csv, .tsv or .json" << 1;
        QTest::newRow("heads") << "ablate x --heads 2,5"
                               << "L2H5,L3H1" << 2;
        QTest::newRow("layer") << "ablate x --heads L6H0"
                               << "0 to 5" << 1;
        QTest::newRow("head") << "ablate x --heads L0H8"
                              << "0 to 7" << 1;
        QTest::newRow("no heads") << "ablate x"
                                  << "--heads" << 2;
    }
    void wrongUseIsToldWhatIsAllowed() {
        QFETCH(QString, arguments);
        QFETCH(QString, said);
        QFETCH(int, status);
        const Ended ended = run(arguments.split(QLatin1Char(' ')), folder_.path());
        QCOMPARE(ended.status, status);
        QVERIFY2(ended.err.contains(said.toUtf8()), ended.err.constData());
        QCOMPARE(ended.errorLines(), 1);
    }

    void ablateSaysWhatChanges() {
        const QStringList arguments{QStringLiteral("ablate"), kText, QStringLiteral("--heads"),
                                    QStringLiteral("L2H6,L0H2")};
        const QJsonObject json = run(arguments + QStringList{QStringLiteral("--json")}).json().object();
        QCOMPARE(json[QStringLiteral("heads")].toArray().size(), 2);
        QVERIFY(std::abs(json[QStringLiteral("loss")].toDouble() - referenceLoss("model")) < 1e-4);
        QVERIFY(std::abs(json[QStringLiteral("loss_without")].toDouble() -
                         json[QStringLiteral("loss")].toDouble() -
                         json[QStringLiteral("zeroing_loss")].toDouble()) < 1e-4);
        QVERIFY(json[QStringLiteral("zeroing_kl")].toDouble() > 0.1);
        const Ended text = run(arguments);
        QVERIFY(text.out.contains("without L0 H2, L2 H6:"));
        QVERIFY(text.out.contains("Next token"));
    }

    void ablateTakesHeadsOfTheEncoder() {
        const TinyModel tiny("bart", TinyModel::Style::Seq2Seq);
        const Ended ended = run({QStringLiteral("ablate"), QStringLiteral("the cat sat"),
                                 QStringLiteral("--heads"), QStringLiteral("L0H1"), QStringLiteral("--kind"),
                                 QStringLiteral("encoder"), QStringLiteral("--model"), tiny.folder()});
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.startsWith("without encoder L0 H1:"));
    }
};

QTEST_GUILESS_MAIN(TestHeadCommands)
#include "tst_head_commands.moc"
