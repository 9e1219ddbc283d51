// SPDX-License-Identifier: GPL-3.0-or-later
// The command batch where something goes wrong: a run that is killed, a disk that takes no more, folders that
// cannot be made.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/file_bytes.h"

using namespace headscope;

namespace {

/// All files below a folder, hidden ones too, with what is in them.
QMap<QString, QByteArray> filesIn(const QString& folder) {
    QMap<QString, QByteArray> files;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString file = entries.next();
        files.insert(QDir(folder).relativeFilePath(file), contents(file));
    }
    return files;
}

const QByteArray kManyMaps =
    R"({"version": 1, "folder": "out", "texts": ["The king said", "Once upon a time", "A cat"],
  "outputs": [{"command": "map", "heads": "all", "output": "{n}/{head}.csv"},
              {"command": "tokens", "output": "{n}/tokens.json"}]})";

} // namespace

class BatchTroubleTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    QString path(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    Ended batch(const QStringList& more = {}) const {
        return run(words("batch job.json") + more, folder_->path());
    }

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void aKilledRunIsFinishedByTheNext() {
        QVERIFY(write(path("job.json"), kManyMaps));
        QProcess process;
        process.setWorkingDirectory(folder_->path());
        process.start(QStringLiteral(HEADSCOPE_PROGRAM), words("batch job.json"));
        QVERIFY(QTest::qWaitFor([this] { return QFile::exists(path("out/1/L0H4.csv")); }, 60000));
        process.kill(); // SIGKILL
        QVERIFY(process.waitForFinished());
        const Ended resumed = batch(words("--resume"));
        QVERIFY2(resumed.status == 0, resumed.err.constData());
        QVERIFY2(resumed.out.contains("147 outputs: ") && !resumed.out.contains(" 0 there already"),
                 resumed.out.constData());
        const auto files = filesIn(path("out"));
        QVERIFY(QDir(path("out")).removeRecursively());
        QCOMPARE(batch().status, 0);
        QCOMPARE(files, filesIn(path("out"))); // the same bytes, and nothing left behind
    }

    void whatTheDiskTakesNoMoreIsMadeByTheNextRun() {
        QVERIFY(write(path("job.json"), kManyMaps));
        // Files of 512 bytes at most: tokens fit, maps and the end of the journal do not.
        const Ended full = runInShell(QStringLiteral("batch job.json"), folder_->path(),
                                      QStringLiteral("trap '' XFSZ; ulimit -f 1; "));
        QCOMPARE(full.status, 1);
        QVERIFY2(full.err.contains("cannot be written: "), full.err.constData());
        for (const auto& [name, bytes] : filesIn(path("out")).asKeyValueRange()) {
            QVERIFY2(bytes.endsWith('\n'), qPrintable(name)); // whole, or not there
        }
        const Ended resumed = batch(words("--resume"));
        QVERIFY2(resumed.status == 0, resumed.err.constData());
        const auto files = filesIn(path("out"));
        QCOMPARE(files.size(), 147);
        QVERIFY(batch(words("--resume")).out.contains("0 made, 147 there already"));
    }

    void aFolderThatCannotBeMadeIsToldForEachOutput() {
        QVERIFY(write(path("job.json"), R"({"version": 1, "texts": ["The king said"], "outputs": [
            {"command": "tokens", "output": "file/{n}.json"}, {"command": "tokens", "output": "{n}.json"}]})"));
        QVERIFY(write(path("file"), "in the way"));
        const Ended ended = batch();
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1 + 1);
        QVERIFY2(ended.err.contains("file/1.json (text 1, outputs[0]): "), ended.err.constData());
        QVERIFY(QFile::exists(path("1.json")));
    }

    void aJournalThatCannotBeMadeIsOneLineThatHelps() {
        QVERIFY(write(path("job.json"), kManyMaps));
        const Ended ended = batch(words("--journal /dev/null/journal"));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(ended.err.contains("--journal"), ended.err.constData());
        QVERIFY(!QFile::exists(path("out")));
    }

    void namesMayBeOfAnyScript() {
        QVERIFY(
            write(path("job.json"), R"({"version": 1, "texts": [{"text": "The king", "name": "König 王 👑"},
            {"text": "The queen", "name": "-o"}], "outputs": [{"command": "tokens", "output": "{name}.json"}]})"));
        const Ended ended = batch();
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(QFile::exists(folder_->filePath(QStringLiteral("König 王 👑.json"))));
        QVERIFY(QFile::exists(path("-o.json")));
        QVERIFY(batch(words("--resume")).out.contains("0 made, 2 there already"));
    }

    void aNameThatIsTooLongIsToldAndTheRestIsMade() {
        QByteArray job =
            R"({"version": 1, "texts": [{"text": "a", "name": "x"}, {"text": "b", "name": "LONG"}],
            "outputs": [{"command": "tokens", "output": "{name}.json"}]})";
        job.replace("LONG", QByteArray(300, 'y'));
        QVERIFY(write(path("job.json"), job));
        const Ended ended = batch();
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("too long"), ended.err.constData());
        QVERIFY(QFile::exists(path("x.json")));
    }

    void linesOfOtherSystemsAreRead() {
        QVERIFY(write(path("lines.txt"), "\xEF\xBB\xBFThe king\r\n\r\nThe queen\r\n"));
        QVERIFY(write(path("job.json"), R"({"version": 1, "text_file": "lines.txt", "outputs": [
            {"command": "tokens", "output": "{n}.json"}]})"));
        QCOMPARE(batch().status, 0);
        QVERIFY(QFile::exists(path("1.json")) && QFile::exists(path("3.json")) &&
                !QFile::exists(path("2.json")));
        QVERIFY(!contents(path("1.json")).contains("\\r"));
        QCOMPARE(contents(path("1.json")), run(words("tokens --json") << QStringLiteral("The king")).out);
    }
};

QTEST_GUILESS_MAIN(BatchTroubleTest)
#include "tst_batch_trouble.moc"
