// SPDX-License-Identifier: GPL-3.0-or-later
// The command batch of the program itself: what it makes, what it goes on after, and what it leaves out.
#include <memory>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/file_bytes.h"

using namespace headscope;

namespace {

const QString kExamples = QStringLiteral(HEADSCOPE_TEST_DATA "/batch/");

const QByteArray kTwoPredictions = R"({
  "version": 1,
  "texts": ["The king said", "Once upon a time"],
  "outputs": [{"command": "predict", "top": 2, "output": "out/{n}.json"},
              {"command": "map", "layer": 2, "head": 7, "scale": "none", "output": "out/{n}.csv"}]
})";

} // namespace

class TestBatch : public QObject {
    Q_OBJECT

    struct Made {
        QTemporaryDir folder;
        Ended ended;

        [[nodiscard]] QString path(const char* name) const {
            return folder.filePath(QString::fromLatin1(name));
        }
        [[nodiscard]] QByteArray operator[](const char* name) const { return contents(path(name)); }
        [[nodiscard]] bool has(const char* name) const { return QFile::exists(path(name)); }
        void runAgain(const QStringList& more = {}) {
            ended = run(QStringList{QStringLiteral("batch"), path("job.json")} + more);
        }
    };

    static std::unique_ptr<Made> made(const QByteArray& job, const QStringList& more = {}) {
        auto folder = std::make_unique<Made>();
        if (write(folder->path("job.json"), job)) {
            folder->runAgain(more);
        }
        return folder;
    }

  private Q_SLOTS:
    void outputsAreThoseOfTheCommands() {
        const QTemporaryDir out;
        const Ended ended = run({QStringLiteral("batch"), kExamples + QStringLiteral("every-output.json"),
                                 QStringLiteral("--folder"), out.path(), QStringLiteral("--journal"),
                                 out.filePath(QStringLiteral("journal"))});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY2(ended.out.contains("24 outputs: 24 made, 0 there already, 0 failed"), ended.out.constData());
        QVERIFY(ended.err.isEmpty());
        const QString text = QStringLiteral("The queen said to the king.");
        const auto same = [&](const char* file, const char* arguments) {
            QStringList all = words(arguments);
            all.insert(1, text);
            const QString single = out.filePath(
                QStringLiteral("single.%1").arg(QString::fromLatin1(file).section(QLatin1Char('.'), -1)));
            const Ended one = run(all << QStringLiteral("-o") << single);
            const QByteArray batched = contents(out.filePath(QString::fromLatin1(file)));
            return one.status == 0 && !batched.isEmpty() && batched == contents(single);
        };
        QVERIFY(same("2/tokens.json", "tokens"));
        QVERIFY(same("2/next.txt", "predict --kv-heads 1 --top 3"));
        QVERIFY(same("2/scores.csv", "heads --scores entropy,previous_token"));
        QVERIFY(same("2/maps.npy", "map --layer all --head all"));
        QVERIFY(same("2/L0H1.csv", "map --layer 0 --head 1 --scale none --what scaled"));
        QVERIFY(same("002-layer2.json", "map --layer 2 --head 7 --kernel sink:0.5"));
        QVERIFY(same("2/map.svg",
                     "render --layer 2 --head 7 --mask window:4 --palette cividis --colour-scale log "
                     "--theme dark --size 500x520"));
        QVERIFY(same("2/three.svg", "compare --a layer=2,head=7 --b layer=2,head=7,scale=0.5,scope=rerun"));
        QVERIFY(same("2/scaled-L1H3.json", "compare --a layer=1,head=3 --b layer=1,head=3,scale=none"));
    }

    void everyHeadOfTheModelHasAFile() {
        const QTemporaryDir out;
        const Ended ended = run({QStringLiteral("batch"), kExamples + QStringLiteral("lines.json"),
                                 QStringLiteral("--folder"), out.path(), QStringLiteral("--journal"),
                                 out.filePath(QStringLiteral("journal")), QStringLiteral("--json")});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QCOMPARE(ended.json()[QStringLiteral("made")].toInt(), 2 * (1 + 48));
        QVERIFY(QFile::exists(out.filePath(QStringLiteral("out/3-L5H7.csv"))));
        QVERIFY(!QFile::exists(out.filePath(QStringLiteral("out/2.json")))); // the empty line
    }

    void aBadLineIsToldAndTheRestGoesOn() {
        const auto folder = std::make_unique<Made>();
        QVERIFY(write(folder->path("lines.txt"), "The king said\nbro\xffken\nOnce upon a time\n"));
        QVERIFY(write(folder->path("job.json"), R"({"version": 1, "text_file": "lines.txt", "outputs": [
            {"command": "predict", "output": "{n}.json"},
            {"command": "map", "heads": ["L0H0", "L9H0"], "output": "{n}-{head}.csv"}]})"));
        folder->runAgain({QStringLiteral("--json")});
        QCOMPARE(folder->ended.status, 1);
        for (const char* name : {"1.json", "3.json", "1-L0H0.csv", "3-L0H0.csv"}) {
            QVERIFY2(folder->has(name), name);
        }
        QVERIFY(!folder->has("2.json") && !folder->has("1-L9H0.csv"));
        const QJsonObject json = folder->ended.json().object();
        QCOMPARE(json[QStringLiteral("made")].toInt(), 4);
        QCOMPARE(json[QStringLiteral("failed")].toInt(), 5);
        const QJsonArray failures = json[QStringLiteral("failures")].toArray();
        QCOMPARE(failures.size(), 3); // a line, and a head that is not there for each of two others
        QVERIFY(failures[1][QStringLiteral("place")].toString().startsWith(QStringLiteral("line 2 of ")));
        QCOMPARE(failures[0][QStringLiteral("output")].toString(), QStringLiteral("1-L9H0.csv"));
        QCOMPARE(folder->ended.errorLines(), 3 + 1);
        QVERIFY2(folder->ended.err.contains("5 of 9 outputs were not made"), folder->ended.err.constData());
    }

    void aResumedRunMakesWhatIsMissingOrChanged() {
        const auto folder = made(kTwoPredictions);
        QVERIFY2(folder->ended.status == 0, folder->ended.err.constData());
        const QByteArray first = (*folder)["out/1.json"];
        const QByteArray map = (*folder)["out/2.csv"];
        folder->runAgain({QStringLiteral("--resume")});
        QVERIFY(folder->ended.out.contains("4 outputs: 0 made, 4 there already"));

        QVERIFY(QFile::remove(folder->path("out/1.json")));
        QVERIFY(write(folder->path("out/2.csv"), "changed by hand"));
        folder->runAgain({QStringLiteral("--resume")});
        QVERIFY(folder->ended.out.contains("4 outputs: 2 made, 2 there already"));
        QCOMPARE((*folder)["out/1.json"], first);
        QCOMPARE((*folder)["out/2.csv"], map);
    }

    void aResumedRunOfOtherSettingsMakesThemAnew() {
        const auto folder = made(kTwoPredictions);
        const QByteArray map = (*folder)["out/1.csv"];
        QVERIFY(write(folder->path("job.json"), QByteArray(kTwoPredictions).replace("none", "0.5")));
        folder->runAgain({QStringLiteral("--resume")});
        QVERIFY(folder->ended.out.contains("4 outputs: 2 made, 2 there already"));
        QVERIFY((*folder)["out/1.csv"] != map);
        QVERIFY(write(folder->path("job.json"),
                      QByteArray(kTwoPredictions).replace("none", "0.5").replace("Once", "Twice")));
        folder->runAgain({QStringLiteral("--resume")});
        QVERIFY(folder->ended.out.contains("4 outputs: 2 made, 2 there already"));
        folder->runAgain(words("--resume --model random:width=64,heads=8,layers=3"));
        QVERIFY2(folder->ended.out.contains(" 0 there already"), folder->ended.out.constData());
    }

    void filesOfAnotherOriginAreNotTakenForDone() {
        const auto folder = made(kTwoPredictions);
        const QByteArray first = (*folder)["out/1.json"];
        QVERIFY(QFile::remove(folder->path("job.json.journal")));
        QVERIFY(write(folder->path("out/1.json"), "someone else's"));
        folder->runAgain({QStringLiteral("--resume")});
        QVERIFY(folder->ended.out.contains("4 made, 0 there already"));
        QCOMPARE((*folder)["out/1.json"], first);
    }

    void aJobInTheFolderThatOneIsInIsRead() {
        const auto folder = std::make_unique<Made>();
        QVERIFY(write(folder->path("job.json"), QByteArray(kTwoPredictions).replace("out/", "")));
        const Ended ended = run(words("batch job.json"), folder->folder.path());
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(folder->has("1.json") && folder->has("job.json.journal"));
        QVERIFY(run(words("batch job.json --resume"), folder->folder.path()).out.contains("4 there already"));
    }

    void aTextThatIsCutIsSaidOnce() {
        const auto folder = made(R"({"version": 1, "texts": ["a b c d e f g h i j k l m n o p"], "outputs": [
            {"command": "tokens", "output": "a.json"}, {"command": "tokens", "output": "b.txt"}]})",
                                 words("--model random:width=64,heads=4,tokens=12"));
        QVERIFY2(folder->ended.status == 0, folder->ended.err.constData());
        QCOMPARE(folder->ended.errorLines(), 1);
        QVERIFY2(folder->ended.err.contains("text 1: the text has "), folder->ended.err.constData());
    }

    void aWrongJobIsTwoWithOneLineAndMakesNothing() {
        const auto folder = made(QByteArray(kTwoPredictions).replace("\"none\"", "\"big\""));
        QCOMPARE(folder->ended.status, 2);
        QCOMPARE(folder->ended.errorLines(), 1);
        QVERIFY2(folder->ended.err.contains("job.json, line 5: outputs[1].scale: "),
                 folder->ended.err.constData());
        QCOMPARE(QDir(folder->folder.path()).entryList(QDir::Files), QStringList{QStringLiteral("job.json")});
        QCOMPARE(run(words("batch /nowhere/job.json")).status, 2);
        QCOMPARE(run(words("batch")).status, 2);
    }

    void aModelThatCannotBeOpenedIsOne() {
        const auto folder = made(kTwoPredictions, words("--model /nowhere"));
        QCOMPARE(folder->ended.status, 1);
        QCOMPARE(folder->ended.errorLines(), 1);
        QVERIFY(!folder->has("out"));
    }

    void theSchemaIsPrinted() {
        const QJsonObject schema = run(words("batch --schema")).json().object();
        QVERIFY(schema[QStringLiteral("$defs")].toObject().contains(QStringLiteral("render")));
    }
};

QTEST_GUILESS_MAIN(TestBatch)
#include "tst_batch.moc"
