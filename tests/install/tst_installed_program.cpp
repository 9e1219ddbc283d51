// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/program_run.h"

using namespace headscope;

/// Of a build that was installed into a folder of its own.
class InstalledProgramTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    [[nodiscard]] QString program() const { return path(QStringLiteral("bin/headscope")); }
    [[nodiscard]] QString share(const char* name) const {
        return path(QStringLiteral(HEADSCOPE_SHARE "/") + QString::fromUtf8(name));
    }
    Ended runInstalled(const QStringList& arguments) const {
        return runProgram(program(), arguments, folder_.path(), {});
    }

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        qputenv("HOME", folder_.path().toLocal8Bit()); // no settings of who runs the test
        const Ended ended = runProgram(QStringLiteral(HEADSCOPE_CMAKE),
                                       {QStringLiteral("--install"), QStringLiteral(HEADSCOPE_BUILD),
                                        QStringLiteral("--prefix"), folder_.path()},
                                       {}, {});
        QVERIFY2(ended.status == 0, ended.err.constData());
        qputenv("XDG_DATA_DIRS", (share("") + QStringLiteral(":/usr/local/share:/usr/share")).toLocal8Bit());
    }

    void computesWithTheModelThatCameWithIt() {
        const Ended ended = runInstalled(words("predict Once --top 1"));
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(!ended.out.isEmpty());
    }

    void checksItsNumbersWithTheReferenceThatCameWithIt() {
        const Ended ended = runInstalled(words("check"));
        QVERIFY2(ended.status == 0, ended.err.constData());
    }

    void hasEveryLesson() {
        const QStringList yaml{QStringLiteral("*.yaml")};
        const QStringList written = QDir(QStringLiteral(HEADSCOPE_RESOURCES "/lessons")).entryList(yaml);
        QVERIFY(!written.isEmpty());
        QCOMPARE(QDir(share("headscope/lessons")).entryList(yaml), written);
    }

    void opensItsWindow() {
        const Ended ended =
            runInstalled({QStringLiteral("--screenshot"), path(QStringLiteral("window.png"))});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(QFile::exists(path(QStringLiteral("window.png"))));
    }

    void saysItsVersionInAllPlaces() {
        QCOMPARE(runInstalled(words("--version")).out, QByteArray("headscope " HEADSCOPE_VERSION "\n"));
        QFile metadata(share("metainfo/org.headscope.headscope.metainfo.xml"));
        QVERIFY(metadata.open(QIODevice::ReadOnly));
        QVERIFY(metadata.readAll().contains("<release version=\"" HEADSCOPE_VERSION "\""));
    }

    void startsFromItsDesktopEntryWithItsIcon() {
        const QSettings entry(share("applications/headscope.desktop"), QSettings::IniFormat);
        QCOMPARE(entry.value(QStringLiteral("Desktop Entry/Exec")).toString(),
                 QStringLiteral("headscope %f"));
        const QString icon = entry.value(QStringLiteral("Desktop Entry/Icon")).toString();
        QVERIFY(QFile::exists(share("icons/hicolor/scalable/apps/") + icon + QStringLiteral(".svg")));
    }

    void knowsViewsByTheirNamesAndModelsByTheirContents() {
        const QMimeDatabase types;
        const QMimeType view =
            types.mimeTypeForFile(QStringLiteral("a.headscope"), QMimeDatabase::MatchExtension);
        QCOMPARE(view.name(), QStringLiteral("application/x-headscope-view"));
        QVERIFY(view.inherits(QStringLiteral("application/json")));
        QCOMPARE(types.mimeTypeForFile(QStringLiteral("a.gguf"), QMimeDatabase::MatchExtension).name(),
                 QStringLiteral("application/x-gguf"));
        QCOMPARE(types.mimeTypeForData(QByteArray("GGUF\3\0\0\0", 8)).name(),
                 QStringLiteral("application/x-gguf"));
    }
};

QTEST_GUILESS_MAIN(InstalledProgramTest)
#include "tst_installed_program.moc"
