// SPDX-License-Identifier: GPL-3.0-or-later
// The program with less and less memory: it does what it was asked for, or says in one line that it cannot.
// It never crashes, and never waits for ever.
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"

using namespace headscope;

class MemoryFaultsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private Q_SLOTS:
    void initTestCase() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer takes more addresses than any limit leaves");
#endif
        qputenv("HOME", folder_.path().toLocal8Bit());
    }

    void endsWithItsWorkOrWithOneLine_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* words :
             {"predict king", "heads king", "render king --layer 0 --head 0 -o a.png",
              "render king --layer 0 --head 0 -o a.pdf", "report king -o a.html", "report king -o a.pdf",
              "predict king --model random:width=4096,heads=32,tokens=1000,seed=1",
              "--text king --screenshot a.png"}) {
            QTest::newRow(words) << QString::fromLatin1(words);
        }
    }

    void endsWithItsWorkOrWithOneLine() {
        QFETCH(QString, arguments);
        int refused = 0;
        for (int mebibytes = 100; mebibytes <= 1120; mebibytes += mebibytes < 240 ? 20 : 110) {
            QElapsedTimer timer;
            timer.start();
            const Ended ended =
                runInShell(arguments, folder_.path(), QStringLiteral("ulimit -v %1; ").arg(mebibytes * 1024));
            const QByteArray told = QByteArray::number(mebibytes) + " MiB: " + ended.err;
            if (ended.status == 127) { // the libraries did not fit: the program has not begun
                continue;
            }
            QVERIFY2(ended.status == 0 || ended.status == 1, told.constData());
            QVERIFY2(timer.elapsed() < 20000, told.constData());
            if (ended.status == 1) {
                ++refused;
                QVERIFY2(ended.errorLines() == 1 && ended.err.contains("memory"), told.constData());
            }
        }
        QVERIFY(refused > 0); // the limits were low enough to say something
    }
};

QTEST_GUILESS_MAIN(MemoryFaultsTest)
#include "tst_memory_faults.moc"
