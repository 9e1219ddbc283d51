// SPDX-License-Identifier: GPL-3.0-or-later
// Every command that writes a file, where the folder may not be written and where the disk takes nothing: one
// line, status 1, and nothing is left.
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"

using namespace headscope;

namespace {

constexpr const char* kWriters[] = {
    "map king --layer 0 --head 0 -o OUT.csv",
    "map king --layer 0 --head 0 -o OUT.json",
    "map king --layer 0 --head 0 -o OUT.npy",
    "map king --layer all --head all -o OUT.npy",
    "render king --layer 0 --head 0 -o OUT.png",
    "render king --layer 0 --head 0 -o OUT.svg",
    "render king --layer 0 --head 0 -o OUT.pdf",
    "compare king --a layer=0,head=0 --b layer=0,head=1 -o OUT.png",
    "compare king --a layer=0,head=0 --b layer=0,head=1 -o OUT.json",
    "compare king --a layer=0,head=0 --b layer=0,head=1 -o OUT.txt",
    "heads king --scores entropy -o OUT.csv",
    "heads king --scores entropy -o OUT.tsv",
    "heads king --scores entropy -o OUT.json",
    "tokens king -o OUT.json",
    "predict king -o OUT.txt",
    "similarity king -o OUT.csv",
    "rollout king -o OUT.json",
    "report king --scores entropy -o OUT.html",
    "report king --scores entropy -o OUT.pdf",
    "--text king --screenshot OUT.png",
};

/// Root may write everywhere; a program without this capability may not.
QString withoutRights() {
    return ::geteuid() == 0 ? QStringLiteral("exec setpriv --bounding-set -dac_override,-dac_read_search ")
                            : QString();
}

} // namespace

class WriteFaultsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    static void addWriters() {
        QTest::addColumn<QString>("arguments");
        for (const char* writer : kWriters) {
            QTest::newRow(writer) << QString::fromLatin1(writer);
        }
    }

    void endsWithOneLine(const Ended& ended, const char* reason) const {
        QVERIFY2(ended.status == 1, ended.err.constData());
        QVERIFY2(ended.errorLines() == 1, ended.err.constData());
        QVERIFY2(ended.err.contains(reason), ended.err.constData());
        QVERIFY2(ended.out.isEmpty(), ended.out.constData());
    }

    [[nodiscard]] QStringList left() const {
        return QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

  private Q_SLOTS:
    void initTestCase() {
        qputenv("HOME", "/proc/none"); // the window's settings are none of the writers here
    }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanup() {
        QFile::setPermissions(folder_->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void aFolderThatMayNotBeWritten_data() { addWriters(); }
    void aFolderThatMayNotBeWritten() {
        QFETCH(QString, arguments);
        QVERIFY(QFile::setPermissions(folder_->path(), QFile::ReadOwner | QFile::ExeOwner));
        endsWithOneLine(runInShell(arguments.replace(QStringLiteral("OUT"), QStringLiteral("out")),
                                   folder_->path(), withoutRights()),
                        "out");
        QCOMPARE(left(), QStringList());
    }

    void aDiskThatTakesNothing_data() { addWriters(); }
    void aDiskThatTakesNothing() {
        QFETCH(QString, arguments);
        endsWithOneLine(runInShell(arguments.replace(QStringLiteral("OUT"), QStringLiteral("out")),
                                   folder_->path(), QStringLiteral("ulimit -f 0; ")),
                        "File too large");
        QCOMPARE(left(), QStringList());
    }

    void anOldFileStaysWhereTheDiskIsFull_data() { addWriters(); }
    void anOldFileStaysWhereTheDiskIsFull() {
        QFETCH(QString, arguments);
        const QString words = arguments.replace(QStringLiteral("OUT"), QStringLiteral("out"));
        const QString name = words.mid(words.indexOf(QStringLiteral("out.")));
        QFile old(folder_->filePath(name));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        QCOMPARE(runInShell(words, folder_->path(), QStringLiteral("ulimit -f 0; ")).status, 1);
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }

    void results_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* words :
             {"info", "info --json", "models", "tokens king", "predict king --json",
              "heads king --scores entropy", "heads --explain",
              "compare king --a layer=0,head=0 --b layer=0,head=1", "ablate king --heads L0H0",
              "similarity king", "rollout king", "cost", "batch --schema", "fetch --recommended"}) {
            QTest::newRow(words) << QString::fromLatin1(words);
        }
    }
    void results() {
        QFETCH(QString, arguments);
        endsWithOneLine(runInShell(arguments + QStringLiteral(" >/dev/full"), folder_->path()),
                        "No space left on device");
    }
};

QTEST_GUILESS_MAIN(WriteFaultsTest)
#include "tst_write_faults.moc"
