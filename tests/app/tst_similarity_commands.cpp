// SPDX-License-Identifier: GPL-3.0-or-later
// The commands about all heads of a kind at once, and about tokens across layers.
#include <algorithm>
#include <cmath>

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

Ended command(const char* name, const char* options) {
    QStringList arguments{QString::fromLatin1(name), kText};
    if (*options != '\0') {
        arguments += words(options);
    }
    return run(arguments);
}

QList<QByteArray> lines(const QByteArray& text) {
    return text.trimmed().split('\n');
}

} // namespace

class TestSimilarityCommands : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QByteArray written(const QString& name) const {
        QFile file(folder_.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

  private Q_SLOTS:
    void similarityOfAllHeadsAsJson() {
        const QJsonObject json = command("similarity", "--json").json().object();
        const QJsonArray heads = json[QStringLiteral("heads")].toArray();
        const QJsonArray distances = json[QStringLiteral("distances")].toArray();
        QCOMPARE(heads.size(), 48);
        QCOMPARE(distances.size(), 48);
        for (int i = 0; i < 48; ++i) {
            QCOMPARE(distances[i].toArray()[i].toDouble(), 0.0);
        }
        QVERIFY(heads[0][QStringLiteral("name")].toString().startsWith(QLatin1Char('L')));
        const QJsonObject groups = json[QStringLiteral("groups")].toObject();
        QCOMPARE(groups[QStringLiteral("within")][QStringLiteral("pairs")].toInt(),
                 24); // 6 layers of 4 pairs
        QCOMPARE(groups[QStringLiteral("between")][QStringLiteral("pairs")].toInt(), 144);
        QCOMPARE(groups[QStringLiteral("layers")].toArray().size(), 6);
        const double share = json[QStringLiteral("plane")][QStringLiteral("share")].toDouble();
        QVERIFY(share > 0 && share < 1);
    }

    void aDistanceIsThatOfCompare() {
        const QJsonObject json = command("similarity", "--json").json().object();
        const QJsonArray heads = json[QStringLiteral("heads")].toArray();
        const auto place = [&](const char* name) {
            int i = 0;
            while (heads[i][QStringLiteral("name")].toString() != QLatin1String(name)) {
                ++i;
            }
            return i;
        };
        const double distance =
            json[QStringLiteral("distances")].toArray()[place("L1H2")].toArray()[place("L4H7")].toDouble();
        const QJsonDocument compared =
            command("compare", "--a layer=1,head=2 --b layer=4,head=7 --json").json();
        const double expected =
            compared[QStringLiteral("difference")][QStringLiteral("mean_js_divergence")].toDouble();
        QVERIFY(std::abs(distance - expected) < 1e-6);
    }

    void similarityAsCsvHasARowForEachHead() {
        const QList<QByteArray> rows = lines(command("similarity", "--csv").out);
        QCOMPARE(rows.size(), 49);
        QVERIFY(rows[0].startsWith("name,layer,head,kv_head,x,y,L"));
        for (const QByteArray& row : rows) {
            QCOMPARE(row.count(','), 53);
        }
    }

    void similarityAsTextHasTheTwoNumbersAndPairs() {
        const QByteArray text = command("similarity", "").out;
        for (const char* part : {"48 heads of kind self", "within groups", "between groups", "nearest pairs",
                                 "farthest pairs", "rows as they are", "0.693"}) {
            QVERIFY2(text.contains(part), part);
        }
        QVERIFY(command("similarity", "--smooth").out.contains("0.1 % of a uniform"));
    }

    void fewHeadsArePrintedAsAMatrixAndNoPairIsADash() {
        const TinyModel model("marian", TinyModel::Style::Seq2Seq);
        const Ended ended =
            run({QStringLiteral("similarity"), QStringLiteral("the cat sat"), QStringLiteral("--kind"),
                 QStringLiteral("cross"), QStringLiteral("--second"), QStringLiteral("on the mat"),
                 QStringLiteral("--model"), model.folder()});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.out.contains("of kind cross"));
        QVERIFY(ended.out.contains("within groups   –")); // multi-head attention has no groups
        QVERIFY(ended.out.contains("average-linkage"));
    }

    void aTextOfOneKeyIsSaidToTellNothing() {
        const TinyModel model("t5", TinyModel::Style::Seq2Seq); // without a target: its first token only
        const Ended ended = run({QStringLiteral("similarity"), QStringLiteral("the cat sat"),
                                 QStringLiteral("--model"), model.folder()});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.out.contains("queries: 1, keys: 1"));
        QVERIFY(ended.out.contains("There is one key"));
    }

    void aFaultInTheTextOfSideBIsSaidToBeThere() {
        const Ended ended = run(words("compare king --a layer=0,head=1 --b layer=0,head=1 --text-b") +
                                QStringList{QString()});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("side B: The text is empty"), ended.err.constData());
    }

    void headsInOnePlaceHaveNoExtent() {
        CheckpointFolder folder(golden::bundledModel());
        for (CheckpointFolder::Tensor& tensor : folder.tensors) {
            if (tensor.name.find("q_proj") != std::string::npos) { // all queries 0, all rows uniform
                std::ranges::fill(tensor.bytes, std::byte{0});
            }
        }
        const Ended ended = run({QStringLiteral("similarity"), kText, QStringLiteral("--model"),
                                 QString::fromStdString(folder.write().string())});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.out.contains("places in a plane\n"));
        QVERIFY(!ended.out.contains("nan"));
    }

    void filesAreWrittenByTheirSuffix() {
        QCOMPARE(run({QStringLiteral("similarity"), kText, QStringLiteral("-o"), QStringLiteral("s.json")},
                     folder_.path())
                     .status,
                 0);
        QCOMPARE(QJsonDocument::fromJson(written(QStringLiteral("s.json")))[QStringLiteral("heads")]
                     .toArray()
                     .size(),
                 48);
        const Ended ended = run({QStringLiteral("rollout"), kText, QStringLiteral("--csv"),
                                 QStringLiteral("-o"), QStringLiteral("r.txt")},
                                folder_.path());
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.out.isEmpty());
        QCOMPARE(lines(written(QStringLiteral("r.txt"))).size(), 7);
    }

    void rolloutRowsSumToOne() {
        for (const char* options : {"--json", "--method flow --json", "--token 3 --json"}) {
            const QJsonObject json = command("rollout", options).json().object();
            const QJsonArray layers = json[QStringLiteral("layers")].toArray();
            QCOMPARE(layers.size(), 6);
            for (const QJsonValue& layer : layers) {
                double sum = 0;
                for (const QJsonValue& share : layer.toArray()) {
                    sum += share.toDouble();
                }
                QVERIFY(std::abs(sum - 1) < 1e-5);
            }
            QCOMPARE(json[QStringLiteral("tokens")].toArray().size(), 14);
            QVERIFY(!json[QStringLiteral("edges")].toArray().isEmpty());
        }
    }

    void theLastTokenIsFollowedUnlessAnotherIsNamed() {
        QCOMPARE(command("rollout", "--json").json()[QStringLiteral("token")].toInt(), 13);
        const QJsonObject json = command("rollout", "--token 0 --json").json().object();
        QCOMPARE(json[QStringLiteral("token")].toInt(), 0);
        QCOMPARE(json[QStringLiteral("layers")].toArray()[5].toArray()[0].toDouble(), 1.0); // causal
    }

    void rolloutAsTextHasARowForEachToken() {
        const QByteArray text = command("rollout", "").out;
        QVERIFY(text.contains("attention rollout (Abnar and Zuidema 2020)"));
        QVERIFY(text.contains("after layer"));
        QVERIFY(text.contains("not an importance"));
        QVERIFY(command("rollout", "--method flow").out.contains("maximum flow"));
    }

    void crossAttentionHasNoPaths() {
        const TinyModel model("marian", TinyModel::Style::Seq2Seq);
        const Ended ended =
            run({QStringLiteral("rollout"), QStringLiteral("the cat"), QStringLiteral("--second"),
                 QStringLiteral("the mat"), QStringLiteral("--kind"), QStringLiteral("cross"),
                 QStringLiteral("--model"), model.folder()});
        QCOMPARE(ended.status, 1);
        QVERIFY(
            ended.err.contains("kind: expected self or encoder, whose queries and keys are the same tokens"));
        QCOMPARE(ended.errorLines(), 1);
    }

    void wrongArgumentsGiveOneSentence_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("token") << QStringLiteral("rollout x --token 99") << 1
                               << QStringLiteral("token: expected 0 to");
        QTest::newRow("no number") << QStringLiteral("rollout x --token a") << 2
                                   << QStringLiteral("expected a whole number");
        QTest::newRow("method") << QStringLiteral("rollout x --method f") << 2
                                << QStringLiteral("expected rollout or flow, found \"f\"");
        QTest::newRow("kind") << QStringLiteral("similarity x --kind encoder") << 1
                              << QStringLiteral("a kind of attention that the model has");
        QTest::newRow("both") << QStringLiteral("similarity x --json --csv") << 2
                              << QStringLiteral("excludes");
        QTest::newRow("suffix") << QStringLiteral("similarity x -o a.png") << 1
                                << QStringLiteral("expected .csv or .json");
        QTest::newRow("text") << QStringLiteral("similarity") << 2
                              << QStringLiteral("TEXT, --text-file or --picture");
    }
    void wrongArgumentsGiveOneSentence() {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        QFETCH(QString, sentence);
        const Ended ended = run(arguments.split(QLatin1Char(' ')), folder_.path());
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(QString::fromUtf8(ended.err).contains(sentence), ended.err.constData());
        QVERIFY(ended.out.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestSimilarityCommands)
#include "tst_similarity_commands.moc"
