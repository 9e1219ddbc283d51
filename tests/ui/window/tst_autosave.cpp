// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept for the case of a crash, where the folder or the clock is not as it should be.
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/file_bytes.h"
#include "ui/window/autosave.h"

using namespace headscope;

class TestAutosave : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    [[nodiscard]] QString path(const QString& name) const { return folder_->filePath(name); }
    /// A file that a run left which was killed, written so many days ago by its clock.
    void leave(const QString& name, int days) const {
        QVERIFY(write(path(name), "view"));
        QFile file(path(name));
        QVERIFY(
            file.open(QIODevice::ReadWrite) &&
            file.setFileTime(QDateTime::currentDateTime().addDays(-days), QFileDevice::FileModificationTime));
    }
    static QStringList names(const QStringList& files) {
        QStringList found;
        for (const QString& file : files) {
            found += QFileInfo(file).fileName().section(u'-', 0, 0);
        }
        return found;
    }
    static void keep(Autosave& autosave) {
        autosave.keep([] { return std::string("view"); });
    }

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void theRunThatBeganLastComesFirstAfterTheClockWasSetBack() {
        const QString uuid = QStringLiteral("-00000000-0000-4000-8000-000000000000.headscope");
        leave(u'9' + uuid, 1);
        leave(QStringLiteral("10") + uuid, 3);
        leave(u'2' + uuid, -2); // when the clock was two days ahead
        Autosave autosave;
        autosave.begin(folder_->path());
        QCOMPARE(names(autosave.leftovers()),
                 QStringList({QStringLiteral("10"), QStringLiteral("9"), QStringLiteral("2")}));
        QCOMPARE(names({autosave.file()}), QStringList{QStringLiteral("11")});
    }
    void filesOfOtherNamesComeLast() {
        leave(QStringLiteral("99999999-0000-4000-8000-000000000000.headscope"), 0);
        leave(QStringLiteral("1-00000000-0000-4000-8000-000000000000.headscope"), 5);
        Autosave autosave;
        autosave.begin(folder_->path());
        QCOMPARE(names(autosave.leftovers()), QStringList({QStringLiteral("1"), QStringLiteral("99999999")}));
    }
    void aRunInUseIsNotLeft() {
        Autosave running;
        running.begin(folder_->path());
        const QSignalSpy kept(&running, &Autosave::kept);
        keep(running);
        QTRY_COMPARE(kept.size(), 1);
        Autosave autosave;
        autosave.begin(folder_->path());
        QVERIFY(autosave.leftovers().isEmpty());
        QVERIFY(autosave.file() != running.file());
    }
    void aFolderThatCanNotBeIsSaidAndTriedAgain() {
        QVERIFY(write(path(QStringLiteral("open")), "a file in the folder's place"));
        Autosave autosave;
        const QSignalSpy failed(&autosave, &Autosave::failed);
        const QSignalSpy kept(&autosave, &Autosave::kept);
        autosave.begin(path(QStringLiteral("open")));
        keep(autosave);
        QCOMPARE(failed.size(), 1);
        QVERIFY2(failed[0][0].toString().contains(QStringLiteral("Not a directory")),
                 qPrintable(failed[0][0].toString()));
        QVERIFY(QFile::remove(path(QStringLiteral("open"))));
        keep(autosave);
        QTRY_COMPARE(kept.size(), 1);
        QVERIFY(contents(autosave.file()) == "view");
    }
    void aFolderThatIsTakenAwayIsSaid() {
        Autosave autosave;
        const QSignalSpy failed(&autosave, &Autosave::failed);
        autosave.begin(path(QStringLiteral("open")));
        QVERIFY(QDir(path(QStringLiteral("open"))).removeRecursively());
        keep(autosave);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("No such file or directory")));
    }
    void changesAreDueWhereNothingCouldBeginYet() {
        QVERIFY(write(path(QStringLiteral("open")), "a file in the folder's place"));
        Autosave autosave;
        QSignalSpy due(&autosave, &Autosave::due);
        autosave.begin(path(QStringLiteral("open")));
        autosave.note();
        QVERIFY(due.wait());
    }
    void nothingIsLeftAfterItsEnd() {
        Autosave autosave;
        autosave.begin(folder_->path());
        QVERIFY(autosave.isOn());
        autosave.end();
        QVERIFY(!autosave.isOn());
        QVERIFY(QDir(folder_->path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestAutosave)
#include "tst_autosave.moc"
