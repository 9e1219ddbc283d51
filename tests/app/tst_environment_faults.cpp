// SPDX-License-Identifier: GPL-3.0-or-later
// The program where what stands around it is missing or strange: no home, settings that cannot be kept, no
// fonts, another locale, a clock that was set back.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/file_bytes.h"

using namespace headscope;

namespace {

constexpr const char* kDrawing[] = {"render king --layer 0 --head 0 -o a.png",
                                    "render king --layer 0 --head 0 -o a.svg",
                                    "compare king --a layer=0,head=0 --b layer=0,head=1 -o a.pdf",
                                    "report king -o a.pdf", "--text king --screenshot a.png"};

} // namespace

class EnvironmentFaultsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    [[nodiscard]] QString path(const char* name) const {
        return folder_->filePath(QString::fromLatin1(name));
    }

    static void addHomes() {
        QTest::addColumn<QString>("before");
        QTest::newRow("unset") << QStringLiteral("unset HOME; ");
        QTest::newRow("empty") << QStringLiteral("export HOME=; ");
        QTest::newRow("not there") << QStringLiteral("export HOME=/proc/none/home; ");
        QTest::newRow("a file") << QStringLiteral("export HOME=/etc/passwd; ");
        QTest::newRow("not writable") << QStringLiteral("export HOME=/proc/self; ");
        QTest::newRow("no settings") << QStringLiteral(
            "export XDG_CONFIG_HOME=/proc/self XDG_DATA_HOME=/proc/self XDG_CACHE_HOME=/proc/self; ");
    }

    /// de_DE.UTF-8 in the test's own folder, of which the machine needs to know nothing.
    void makeLocaleWithCommas() const {
        QProcess made;
        made.start(QStringLiteral("localedef"),
                   {QStringLiteral("-i"), QStringLiteral("de_DE"), QStringLiteral("-f"),
                    QStringLiteral("UTF-8"), path("de_DE.UTF-8")});
        QVERIFY2(made.waitForFinished(60000) && QFile::exists(path("de_DE.UTF-8/LC_NUMERIC")),
                 "the sources of locales (Debian package locales) are not here");
    }
    [[nodiscard]] QString withCommas() const {
        return QStringLiteral("export LC_ALL=de_DE.UTF-8 LOCPATH='%1'; ").arg(folder_->path());
    }

    /// What makes a font of this machine, or none, the only one that the program finds.
    [[nodiscard]] QString withFont(const QString& name) const {
        QDir().mkpath(path("fonts"));
        QDirIterator found(QStringLiteral("/usr/share/fonts"), {name}, QDir::Files,
                           QDirIterator::Subdirectories);
        const QString font = !name.isEmpty() && found.hasNext() ? found.next() : QString();
        const QByteArray folder = folder_->path().toUtf8();
        const bool isThere =
            (name.isEmpty() || QFile::copy(font, path("fonts/") + name)) &&
            write(path("fonts.conf"), "<fontconfig><dir>" + folder + "/fonts</dir><cachedir>" + folder +
                                          "</cachedir></fontconfig>");
        return isThere ? QStringLiteral("export FONTCONFIG_FILE='%1'; ").arg(path("fonts.conf"))
                       : QStringLiteral("echo %1 is not here >&2; exit 3; ").arg(name);
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        qputenv("HOME", folder_->path().toLocal8Bit());
    }

    void commandsNeedNoHome_data() { addHomes(); }
    void commandsNeedNoHome() {
        QFETCH(QString, before);
        for (const char* command : {"predict king", "models", "render king --layer 0 --head 0 -o a.png"}) {
            const Ended ended = runInShell(QString::fromLatin1(command), folder_->path(), before);
            QVERIFY2(ended.status == 0 && ended.err.isEmpty(), ended.err.constData());
        }
    }

    void theWindowNeedsNoHome_data() { addHomes(); }
    void theWindowNeedsNoHome() {
        QFETCH(QString, before);
        const Ended ended =
            runInShell(QStringLiteral("--text king --screenshot window.png"), folder_->path(), before);
        QVERIFY2(ended.status == 0, ended.err.constData());
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files), QStringList{QStringLiteral("window.png")});
    }

    void brokenSettingsAreNoObstacle() {
        QVERIFY(QDir().mkpath(path(".config/Headscope")));
        QVERIFY(
            write(path(".config/Headscope/Headscope.conf"),
                  QByteArray("[window]\ngeometry=@ByteArray(\xff\xfe\0[[[\n", 36) + QByteArray(100000, '[')));
        QCOMPARE(runInShell(QStringLiteral("--text king --screenshot window.png"), folder_->path()).status,
                 0);
    }

    void withoutFontsOneLineSaysSo_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("font");
        for (const char* arguments : kDrawing) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments) << QString();
        }
        for (const char* font : {"NotoMusic-Regular.ttf", "NotoColorEmoji.ttf"}) { // without Latin letters
            QTest::newRow(font) << QString::fromLatin1(kDrawing[0]) << QString::fromLatin1(font);
        }
    }
    void withoutFontsOneLineSaysSo() {
        QFETCH(QString, arguments);
        QFETCH(QString, font);
        const Ended ended = runInShell(arguments, folder_->path(), withFont(font));
        QVERIFY2(ended.status == 1, ended.err.constData());
        QVERIFY2(ended.errorLines() == 1 && ended.err.contains("no fonts"), ended.err.constData());
        QVERIFY(!QFile::exists(path("a.png")) && !QFile::exists(path("a.svg")) &&
                !QFile::exists(path("a.pdf")));
    }

    void oneFontIsEnough_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments : kDrawing) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
        }
    }
    void oneFontIsEnough() {
        QFETCH(QString, arguments);
        const Ended ended =
            runInShell(arguments, folder_->path(), withFont(QStringLiteral("NotoSans-Regular.ttf")));
        QVERIFY2(ended.status == 0 && ended.err.isEmpty(), ended.err.constData());
    }

    void aWindowBeginsFromRightToLeft() {
        const Ended ended =
            run({QStringLiteral("-reverse"), QStringLiteral("--text"), QStringLiteral("king שלום"),
                 QStringLiteral("--screenshot"), path("mirrored.png")},
                folder_->path());
        QVERIFY2(ended.status == 0 && ended.err.isEmpty(), ended.err.constData());
        QCOMPARE(
            runInShell(QStringLiteral("--text 'king שלום' --screenshot plain.png"), folder_->path()).status,
            0);
        QVERIFY(contents(path("mirrored.png")) != contents(path("plain.png")));
    }

    void numbersKeepTheirPointsInEveryLocale_data() {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments :
             {"map king --layer 0 --head 0 -o a.csv", "map king --layer 0 --head 0 -o a.json",
              "heads king -o a.csv", "heads king -o a.tsv", "heads king -o a.json",
              "render king --layer 0 --head 0 --scale 0.5 -o a.svg",
              "render king --layer 0 --head 0 --scale 0.5 -o a.pdf",
              "compare king --a layer=0,head=0,scale=0.5 --b layer=0,head=1,kernel=sink:1.5 -o a.json",
              "similarity king -o a.csv", "rollout king -o a.csv", "predict king --scale 0.5 -o a.txt",
              "report king -o a.html"}) {
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
        }
    }
    void numbersKeepTheirPointsInEveryLocale() {
        QFETCH(QString, arguments);
        makeLocaleWithCommas();
        const QString name = arguments.mid(arguments.lastIndexOf(QLatin1Char(' ')) + 1);
        QCOMPARE(runInShell(arguments, folder_->path(), QStringLiteral("export LC_ALL=C.UTF-8; ")).status, 0);
        const QByteArray expected = contents(folder_->filePath(name));
        QVERIFY(QFile::remove(folder_->filePath(name)));
        QCOMPARE(runInShell(arguments, folder_->path(), withCommas()).status, 0);
        QVERIFY(!expected.isEmpty());
        QVERIFY(contents(folder_->filePath(name)) == expected);
    }

    void theLocaleOfTheTestHasCommas() { // or the test above would say nothing
        makeLocaleWithCommas();
        const Ended ended = runProgram(
            QStringLiteral("/bin/sh"),
            {QStringLiteral("-c"), withCommas() + QStringLiteral("/usr/bin/env printf %.1f 0,5")}, {}, {});
        QCOMPARE(ended.out, QByteArray("0,5"));
    }

    void aClockThatWasSetBackChangesNoBatch() {
        QVERIFY(write(path("job.json"), R"({"version": 1, "texts": ["king"],
            "outputs": [{"command": "tokens", "output": "{n}.json"}]})"));
        QCOMPARE(run(words("batch job.json"), folder_->path()).status, 0);
        for (const char* name :
             {"job.json", "job.json.journal", "1.json"}) { // written by a clock ten years ahead
            QFile file(path(name));
            QVERIFY(file.open(QIODevice::ReadWrite) &&
                    file.setFileTime(QDateTime::currentDateTime().addYears(10),
                                     QFileDevice::FileModificationTime));
        }
        const Ended ended = run(words("batch job.json --resume"), folder_->path());
        QVERIFY2(ended.out.contains("0 made, 1 there already"), ended.out.constData());
    }
};

QTEST_GUILESS_MAIN(EnvironmentFaultsTest)
#include "tst_environment_faults.moc"
