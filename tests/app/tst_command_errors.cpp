// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself where something is wrong: wrong usage ends with 2, everything else with 1, each with one
// line.
#include <cstring>
#include <span>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/checkpoint_folder.h"

using namespace headscope;

namespace {

/// Multiplies every number by 2^exponent.
void multiplyBf16(std::span<std::byte> numbers, int exponent) {
    constexpr int kFractionBits = 7;
    for (std::size_t i = 0; i < numbers.size(); i += sizeof(std::uint16_t)) {
        std::uint16_t bits = 0;
        std::memcpy(&bits, &numbers[i], sizeof bits);
        if ((bits & 0x7f80U) != 0) {
            bits = static_cast<std::uint16_t>(bits + (exponent << kFractionBits));
        }
        std::memcpy(&numbers[i], &bits, sizeof bits);
    }
}

} // namespace

class TestCommandErrors : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }

  private Q_SLOTS:
    void wrongUsageIsTwoWithOneLine_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments : {"nonsense",
                                      "/nowhere/x.gguf",
                                      "--model a /tmp",
                                      "tokens",
                                      "map king",
                                      "map king --layer 0 --head 0",
                                      "render king --layer 0 -o x.png",
                                      "render king --layer zero --head 0 -o x.png",
                                      "render king --layer 0 --head 0 --size 10 -o x.png",
                                      "render king --layer 0 --head 0 --size 100x100x100 -o x.png",
                                      "render king --layer 0 --head 0 --palette jet -o x.png",
                                      "render king --layer 0 --head 0 --scale big -o x.png",
                                      "map king --layer all --head 0 -o x.npy",
                                      "map king --layer 0 --head 0 --what softmax -o x.npy",
                                      "compare king --a layer=0",
                                      "compare king --a colour=red --b layer=0",
                                      "predict king --top 0",
                                      "predict king --text-file also.txt",
                                      "info --unknown",
                                      "predict king --scope rescore",
                                      "predict king --top 0x10",
                                      "predict king --scale nan",
                                      "predict king --scale inf",
                                      "predict king --mask window:0",
                                      "predict king --kernel relu",
                                      "predict king --kernel sink:inf",
                                      "map king --layer 0 --head 0 --mask window:-1 -o x.npy",
                                      "render king --layer 0 --head 0 --dpi nan -o x.png",
                                      "render king --layer 0 --head 0 --dpi 0x60 -o x.png",
                                      "render king --layer 0 --head 0 --size 0x320x400 -o x.png",
                                      "compare king --a layer=0 --b layer=0,head=1",
                                      "compare king --a head=0 --b layer=0,head=1",
                                      "compare king --a layer=0,layer=1,head=0 --b layer=0,head=1",
                                      "compare king --a layer=0,head=0,scale=nan --b layer=0,head=1",
                                      "compare king --a layer=0,head=0 --b layer=0,head=1,mask=window:0",
                                      "compare king --a layer=0,head=0 --b layer=0,head=1,kernel=sink:nan",
                                      "--text king info"}) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
        }
        // Empty values stand where two spaces meet.
        for (const char* arguments :
             {"info --model ", "--model  info", "predict --text-file ", "map king --layer 0 --head 0 -o ",
              "compare king --b layer=0,head=0 --a "}) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
        }
    }

    void wrongUsageIsTwoWithOneLine() {
        QFETCH(QString, arguments);
        const Ended ended = run(arguments.split(QLatin1Char(' ')), folder_.path());
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY(ended.out.isEmpty());
    }

    void aSizeHasNoSpaces() {
        const Ended ended =
            run(words("render king --layer 0 --head 0 -o x.png --size") << QStringLiteral(" 800 x 600"),
                folder_.path());
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.err.contains("expected WIDTHxHEIGHT"));
    }

    void aSideThatNamesNoHeadSaysSo() {
        const Ended ended = run(words("compare king --a layer=0 --b layer=0,head=1"));
        QVERIFY2(ended.err.contains("--a: side: head: expected head=N, found nothing"),
                 ended.err.constData());
    }

    void badInputIsOneWithOneLine_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments :
             {"info --model /nowhere", "info --model /etc/passwd", "tokens --text-file /nowhere",
              "tokens --text-file /tmp", "render king --layer 6 --head 0 -o x.png",
              "render king --layer 0 --head 8 -o x.png", "render king --layer 0 --head 0 -o /nowhere/x.png",
              "render king --layer 0 --head 0 -o x.bmp",
              "render king --layer 0 --head 0 --kv-heads 3 -o x.png", "map king --layer 0 --head 0 -o x.txt",
              "map king --layer all --head all -o x.csv", "map king --layer 0 --head 0 -o noSuffix",
              "compare king --a layer=0,head=0 --b layer=0,head=0 -o x.doc", "tokens --text-file /dev/zero",
              "info --model /proc/self/exe/below", "compare king --a layer=0,head=0 --b layer=7,head=0",
              "predict king --scale 1e30"}) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
        }
        QTest::newRow("an empty text") << "tokens ";
    }

    void badInputIsOneWithOneLine() {
        QFETCH(QString, arguments);
        const QTemporaryDir folder;
        const Ended ended = run(arguments.split(QLatin1Char(' ')), folder.path());
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY(ended.out.isEmpty());
        QVERIFY(QDir(folder.path()).isEmpty()); // no half-written file
    }

    void aDamagedModelIsOneWithOneLine_data() {
        QTest::addColumn<QString>("damage");
        for (const char* damage : {"config", "truncated", "tensor", "family", "vocabulary", "nan"}) {
            QTest::newRow(damage) << QString::fromLatin1(damage);
        }
    }

    void aDamagedModelIsOneWithOneLine() {
        QFETCH(QString, damage);
        CheckpointFolder folder(golden::bundledModel());
        const QString path = QString::fromStdString(writeDamaged(folder, damage.toStdString()).string());
        const Ended ended = run(words("predict king --model") << path);
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY(ended.out.isEmpty());
    }

    void theModelMayBeNamedBeforeTheCommand() { QCOMPARE(run(words("--model /nowhere info")).status, 1); }

    void standardErrorThatCannotBeWrittenIsNoCrash() {
        QCOMPARE(runInShell(QStringLiteral("nonsense 2>&-")).status, 2);
    }

    void standardOutputThatCannotBeWrittenIsOne_data() {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("help, full") << QStringLiteral("--help >/dev/full");
        QTest::newRow("help of a command, full") << QStringLiteral("map --help >/dev/full");
        QTest::newRow("version, closed") << QStringLiteral("--version >&-");
        QTest::newRow("tokens, closed") << QStringLiteral("tokens king >&-");
    }

    void standardOutputThatCannotBeWrittenIsOne() {
        QFETCH(QString, arguments);
        const Ended ended = runInShell(arguments, folder_.path());
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
    }

    void closedStandardFilesAreNotReplacedByTheFileThatIsWritten() {
        const Ended ended = runInShell(
            QStringLiteral("map king --layer 0 --head 0 -o closed.csv <&- >&- 2>&-"), folder_.path());
        QCOMPARE(ended.status, 0);
        QFile written(file("closed.csv"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().startsWith("\"query"));
    }

    void standardInputThatCannotBeReadSaysWhy() {
        QVERIFY(runInShell(QStringLiteral("tokens --text-file - </"))
                    .err.contains("standard input: cannot be read: Is a directory"));
        QVERIFY(runInShell(QStringLiteral("tokens --text-file - <&-"))
                    .err.contains("standard input: cannot be read: Bad file descriptor"));
    }

    void aFileThatGrowsTooLargeIsOneAndIsNotThere() {
        const QTemporaryDir folder;
        const Ended ended = runInShell(QStringLiteral("map king --layer all --head all -o all.npy"),
                                       folder.path(), QStringLiteral("ulimit -f 0; "));
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("File too large"), ended.err.constData());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void scoresThatOverflowAreNoMap() {
        CheckpointFolder folder(golden::bundledModel());
        for (const char* projection : {"q_proj", "k_proj"}) {
            auto& tensor = folder.tensor(std::string("model.layers.5.self_attn.") + projection + ".weight");
            multiplyBf16(tensor.bytes, 56);
        }
        const QTemporaryDir out;
        const Ended ended = run({QStringLiteral("map"), QStringLiteral("The king said"),
                                 QStringLiteral("--layer"), QStringLiteral("5"), QStringLiteral("--head"),
                                 QStringLiteral("0"), QStringLiteral("--scale"), QStringLiteral("1000000"),
                                 QStringLiteral("--model"), QString::fromStdString(folder.write().string()),
                                 QStringLiteral("-o"), out.filePath(QStringLiteral("map.json"))});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("L5 H0: scores: expected finite numbers"), ended.err.constData());
        QVERIFY(QDir(out.path()).isEmpty());
    }

    void brokenUtf8IsOneWithOneLine() {
        const Ended ended =
            run({QStringLiteral("tokens"), QStringLiteral("--text-file"), QStringLiteral("-")}, {},
                QByteArray("ab\xff"));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
    }
};

QTEST_GUILESS_MAIN(TestCommandErrors)
#include "tst_command_errors.moc"
