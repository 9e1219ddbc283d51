// SPDX-License-Identifier: GPL-3.0-or-later
// What a job file may say, the names of outputs, and the journal, without running anything.
#include <sys/stat.h>

#include <algorithm>
#include <fstream>
#include <set>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <nlohmann/json.hpp>

#include "app/batch/batch_job.h"
#include "app/batch/journal.h"
#include "app/command_arguments.h"
#include "core/base/error.h"
#include "core/checkpoint/json_file.h"

using namespace headscope;

namespace {

const std::filesystem::path kExamples = std::filesystem::path(HEADSCOPE_TEST_DATA) / "batch";

std::set<std::string> keysOf(const nlohmann::json& object) {
    std::set<std::string> keys;
    for (const auto& item : object.items()) {
        keys.insert(item.key());
    }
    return keys;
}

QString sentenceOf(const std::filesystem::path& file, const BatchChoice& choice = {}) {
    try {
        static_cast<void>(readBatchJob(file, choice));
    } catch (const Error& error) {
        return QString::fromUtf8(error.what());
    }
    return {};
}

} // namespace

class TestBatchJob : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::filesystem::path written(const char* name, const QByteArray& text) const {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        const bool isOpen = file.open(QIODevice::WriteOnly);
        return isOpen && file.write(text) == text.size() ? file.fileName().toStdString() : std::string();
    }

  private Q_SLOTS:
    void theSchemaHasTheKeysThatAreRead() {
        const nlohmann::json schema =
            readJsonObject(std::filesystem::path(HEADSCOPE_RESOURCES) / "schemas" / "batch.schema.json");
        for (const std::string& command : batchCommands()) {
            const std::vector<std::string> keys = batchKeys(command);
            const std::set<std::string> known(keys.begin(), keys.end());
            QVERIFY2(keysOf(schema["$defs"][command]["properties"]) == known, command.c_str());
        }
        QCOMPARE(schema["properties"]["outputs"]["items"]["oneOf"].size(), batchCommands().size());
    }

    void theReaderTakesEveryKeyThatTheSchemaHasBesideOutputs() {
        const nlohmann::json schema =
            readJsonObject(std::filesystem::path(HEADSCOPE_RESOURCES) / "schemas" / "batch.schema.json");
        const QString sentence = sentenceOf(written("other.json", "{\"version\": 1, \"colour\": 2}"));
        for (const std::string& key : keysOf(schema["properties"])) {
            QVERIFY2(sentence.contains(QString::fromStdString(key)), key.c_str());
        }
        const QString ofText = sentenceOf(
            written("text.json", "{\"version\": 1, \"texts\": [{\"colour\": 2}], \"outputs\": []}"));
        for (const std::string& key : keysOf(schema["$defs"]["text"]["anyOf"][1]["properties"])) {
            QVERIFY2(ofText.contains(QString::fromStdString(key)), key.c_str());
        }
    }

    void examplesAreRead() {
        const BatchJob every = readBatchJob(kExamples / "every-output.json");
        QCOMPARE(every.texts.size(), std::size_t{2});
        QCOMPARE(every.texts[1].name, std::string("queen"));
        QCOMPARE(every.outputs.size(), std::size_t{10});
        QVERIFY(every.draws());
        const Arguments& map = *every.outputs[5].line.arguments;
        QVERIFY(map.map.side.head == (HeadId{2, 7}));
        QVERIFY(std::holds_alternative<SinkKernel>(map.map.side.attention.kernel));
        QVERIFY(every.outputs[8].heads == (std::vector<HeadId>{{0, 0}, {1, 3}}));
        const BatchJob lines = readBatchJob(kExamples / "lines.json");
        QCOMPARE(lines.texts.size(), std::size_t{2}); // an empty one is left out, and counted
        QCOMPARE(lines.texts[1].number, std::size_t{3});
        QVERIFY(!lines.draws());
    }

    void aMistakeIsNamedWithItsLine_data() {
        QTest::addColumn<QByteArray>("outputs");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* outputs, const char* sentence) {
            QTest::newRow(sentence) << QByteArray(outputs) << QString::fromUtf8(sentence);
        };
        row("[]", "line 4: outputs: expected a list of outputs that is not empty, found an array of 0");
        row("[{\n\"output\": \"x\"}]", "line 4: outputs[0]: expected \"command\", found nothing");
        row("[{\"command\":\n\"draw\", \"output\": \"x\"}]", "line 5: outputs[0].command: expected one of");
        row("[{\"command\": \"tokens\", \"output\": \"{n}.json\"},\n{\"command\": \"tokens\"}]",
            "line 5: outputs[1]: expected \"output\", found nothing");
        row("[{\"command\": \"map\",\n\"layer\": 0,\n\"head\": 0,\n\"scale\": \"big\",\n\"output\": "
            "\"{n}.csv\"}]",
            "line 7: outputs[0].scale: expected model, none or a number, found \"big\"");
        row("[{\"command\": \"map\", \"layer\": 0,\n\"colour\":\n1, \"output\": \"{n}.csv\"}]",
            "line 6: outputs[0].colour: map has no such key");
        row("[{\"command\": \"map\", \"layer\": 0, \"head\": 1.5,\n\"output\": \"{n}.csv\"}]",
            "line 4: outputs[0].head: ");
        row("[{\"command\": \"map\", \"layer\": 0, \"output\": \"{n}.csv\"}]", "--head is required");
        row("[{\"command\": \"map\", \"heads\": \"all\",\n\"head\": 1, \"output\": \"{n}{head}.csv\"}]",
            "line 5: outputs[0].head: \"heads\" is there too");
        row("[{\"command\": \"map\", \"heads\": [\"first\"], \"output\": \"{n}{head}.csv\"}]",
            "outputs[0].heads: expected heads such as L2H5,L3H1");
        row("[{\"command\": \"map\", \"heads\": \"all\",\n\"output\": \"{n}.csv\"}]",
            "line 5: outputs[0].output: the output is of several heads");
        row("[{\"command\": \"tokens\",\n\"output\": \"{n}-{head}.json\"}]",
            "line 5: outputs[0].output: the output is not of one head");
        row("[{\"command\": \"tokens\",\n\"output\": \"{n}.csv\"}]", "line 5: outputs[0].output: ");
        row("[{\"command\": \"render\", \"layer\": 0, \"head\": 0,\n\"output\": \"{n}.csv\"}]",
            "line 5: outputs[0].output: ");
        row("[{\"command\": \"tokens\", \"output\": \"{m}.json\"}]", "found \"{m}\"");
        row("[{\"command\": \"tokens\", \"output\": \"{n.json\"}]", "expected a pair of braces");
        row("[{\"command\": \"tokens\", \"output\": \"{name}.json\"}]", "text 1 has no name");
        row("[{\"command\": \"tokens\", \"output\": \"{n}\\u0000.json\"}]",
            "found a control character in it");
        row("[{\"command\": \"predict\",\n\"output\": \"x/../job.json\"}]",
            "line 5: outputs[0].output: \"x/../job.json\" is a file that the job reads");
        row("[{\"command\": \"tokens\",\n\"output\": \"a.json\"}]",
            "line 5: outputs[0].output: \"a.json\" would be made twice: by outputs[0] for text 1 and by "
            "outputs[0] for text 2");
        row("[{\"command\": \"tokens\", \"output\": \"{n}.json\"},\n"
            "{\"command\": \"predict\", \"output\": \"./{n}.json\"}]",
            "line 5: outputs[1].output: \"./1.json\" would be made twice");
        row("[{\"command\": \"compare\", \"a\": {\"layer\": 0, \"head\": \"0,scale=none\"},\n\"b\": "
            "\"layer=0,head=0\", \"output\": \"{n}.svg\"}]",
            "line 4: outputs[0].a.head: expected one value");
        row("[{\"command\": \"compare\", \"heads\": \"all\", \"a\": \"layer=1\",\n\"b\": {}, \"output\": "
            "\"{n}{head}.svg\"}]",
            "line 4: outputs[0].a: ");
        row("[{\"command\": \"heads\", \"scores\": [\"entropy\", \"none\"], \"output\": \"{n}.csv\"}]",
            "outputs[0].scores: ");
        row("[{\"command\": \"predict\", \"scope\": \"rescore\", \"output\": \"{n}.json\"}]",
            "outputs[0].scope: ");
    }

    void aMistakeIsNamedWithItsLine() {
        QFETCH(QByteArray, outputs);
        QFETCH(QString, sentence);
        const auto file = written(
            "job.json", "{\"version\": 1,\n\"texts\": [\"a\", \"b\"],\n\n\"outputs\": " + outputs + "}");
        const QString found = sentenceOf(file);
        QVERIFY2(found.contains(QStringLiteral("job.json, line ")), qUtf8Printable(found));
        QVERIFY2(found.contains(sentence), qUtf8Printable(found));
    }

    void aJobThatIsNoneIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(sentence) << QByteArray(text) << QString::fromUtf8(sentence);
        };
        row("[1]", "expected a JSON object");
        row("{\"version\": 1,\n\"texts\": [}", "line 2");
        row("{}", "expected \"version\": 1");
        row("{\"version\": 2}", "expected 1, found 2");
        row("{\"version\": 1}", "expected \"texts\" or \"text_file\", found neither");
        row("{\"version\": 1, \"texts\": [\"a\"], \"text_file\": \"b\"}", "found both");
        row("{\"version\": 1, \"texts\": [\"a\"]}", "expected \"outputs\", found nothing");
        row("{\"version\": 1, \"texts\": [\"\"]}", "texts[0]: expected a text that is not empty");
        row("{\"version\": 1,\n\"text_file\": \"absent.txt\"}", "line 2: text_file: ");
        row("{\"version\": 1, \"special\": \"maybe\", \"texts\": [\"a\"]}",
            "special: expected parsed or literal");
        for (const char* name : {"a/b", "..", "a\\u0000b", "a\\nb"}) {
            QTest::newRow(name) << QByteArray("{\"version\": 1, \"texts\": [{\"text\": \"a\", \"name\": \"") +
                                       name + "\"}]}"
                                << QStringLiteral("texts[0].name: expected a part of a file's name");
        }
        row("{\"version\": 1, \"version\": 1}", "twice");
    }

    void aJobThatIsNoneIsRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        const QString found = sentenceOf(written("job.json", text));
        QVERIFY2(found.contains(sentence), qUtf8Printable(found));
    }

    void namesAreFilledIn() {
        const NamedOutput subject{7, "king", HeadId{2, 5}};
        QCOMPARE(OutputName("a/{n}-{name}.{head}{layer}.csv").of(subject), std::string("a/7-king.L2H52.csv"));
        QCOMPARE(OutputName("{n:3}").of(subject), std::string("007"));
        QCOMPARE(OutputName("{head}").of({1, "", {}}), std::string("*"));
    }

    void aJournalKnowsWhatIsAsItWasMade() {
        const auto output = written("output.csv", "1,2");
        const std::filesystem::path file = folder_.filePath(QStringLiteral("a.journal")).toStdString();
        {
            BatchJournal journal(file, BatchJournal::Start::Anew);
            QVERIFY(!journal.holds(output, "settings"));
            journal.add(output, "settings");
        }
        {
            const BatchJournal journal(file, BatchJournal::Start::GoOn);
            QVERIFY(journal.holds(output, "settings"));
            QVERIFY(!journal.holds(output, "other settings"));
            written("output.csv", "1,3");
            QVERIFY(!journal.holds(output, "settings"));
            written("output.csv", "1,2");
            QVERIFY(journal.holds(output, "settings"));
            QFile::remove(QString::fromStdString(output.string()));
            QVERIFY(!journal.holds(output, "settings"));
        }
        written("output.csv", "1,2");
        const BatchJournal anew(file, BatchJournal::Start::Anew);
        QVERIFY(!anew.holds(output, "settings"));
    }

    void aLineThatWasCutShortIsNoLine() {
        const auto first = written("first.csv", "1");
        const auto second = written("second.csv", "2");
        const auto third = written("third.csv", "3");
        const std::filesystem::path file = folder_.filePath(QStringLiteral("b.journal")).toStdString();
        {
            BatchJournal journal(file, BatchJournal::Start::Anew);
            journal.add(first, "x");
            journal.add(second, "x");
        }
        std::filesystem::resize_file(file, std::filesystem::file_size(file) - 5);
        {
            BatchJournal journal(file, BatchJournal::Start::GoOn);
            QVERIFY(journal.holds(first, "x"));
            QVERIFY(!journal.holds(second, "x"));
            journal.add(third, "x");
        }
        const BatchJournal journal(file, BatchJournal::Start::GoOn);
        QVERIFY(journal.holds(first, "x") && !journal.holds(second, "x") && journal.holds(third, "x"));
    }

    void aLineThatIsNestedWithoutEndIsNoLine() {
        const auto first = written("first.csv", "1");
        const auto second = written("second.csv", "2");
        const std::filesystem::path file = folder_.filePath(QStringLiteral("d.journal")).toStdString();
        {
            BatchJournal journal(file, BatchJournal::Start::Anew);
            journal.add(first, "x");
        }
        constexpr std::size_t kDeep = 200000;
        std::ofstream(file, std::ios::app)
            << R"({"output":)" << std::string(kDeep, '[') << std::string(kDeep, ']') << "}\n";
        {
            BatchJournal journal(file, BatchJournal::Start::GoOn);
            journal.add(second, "x");
        }
        const BatchJournal journal(file, BatchJournal::Start::GoOn);
        QVERIFY(journal.holds(first, "x") && journal.holds(second, "x"));
    }

    void anotherFileIsNoJournal() {
        const auto notes = written("notes.txt", "my notes\nline 2\n");
        for (const auto start : {BatchJournal::Start::Anew, BatchJournal::Start::GoOn}) {
            QVERIFY_EXCEPTION_THROWN(BatchJournal(notes, start), Error);
            QCOMPARE(std::filesystem::file_size(notes), std::uintmax_t{16});
        }
        const auto torn = written("torn.journal", "{\"bytes\":12,\"from\":\"ab"); // of a first line
        const BatchJournal journal(torn, BatchJournal::Start::GoOn);
        QCOMPARE(std::filesystem::file_size(torn), std::uintmax_t{0});
    }

    void outputsDoNotTakeThePlaceOfWhatTheJobNeeds_data() {
        QTest::addColumn<QString>("output");
        QTest::newRow("by a link") << QStringLiteral("link.json");
        QTest::newRow("the journal") << QStringLiteral("made.json");
        QTest::newRow("the model's configuration") << QStringLiteral("model/config.json");
    }
    void outputsDoNotTakeThePlaceOfWhatTheJobNeeds() {
        QFETCH(QString, output);
        const QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        std::filesystem::create_directory(place / "model");
        std::filesystem::create_symlink("job.json", place / "link.json");
        const nlohmann::json made{{"command", "predict"}, {"output", output.toStdString()}};
        std::ofstream(place / "job.json") << nlohmann::json{
            {"version", 1}, {"model", "model"}, {"texts", {"a"}}, {"outputs", nlohmann::json::array({made})}};
        BatchChoice choice;
        choice.journal = (place / "made.json").string();
        const QString sentence = sentenceOf(place / "job.json", choice);
        QVERIFY2(sentence.contains(QStringLiteral("that the job reads, or its journal")),
                 qPrintable(sentence));
    }

    void aPipeIsNotReadForItsHash() {
        const std::filesystem::path pipe = folder_.filePath(QStringLiteral("pipe")).toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(sha256OfFile(pipe), std::string()); // and nobody waits for its writer
    }

    void aJournalIsOfOneRunAtATime() {
        const std::filesystem::path file = folder_.filePath(QStringLiteral("c.journal")).toStdString();
        const BatchJournal journal(file, BatchJournal::Start::Anew);
        QVERIFY_EXCEPTION_THROWN(BatchJournal(file, BatchJournal::Start::GoOn), Error);
    }
};

QTEST_GUILESS_MAIN(TestBatchJob)
#include "tst_batch_job.moc"
