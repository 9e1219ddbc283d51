// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

#include <unistd.h>

#include "core/base/file_presence.h"
#include "tests/core/base/error_text.h"

using namespace headscope;
namespace fs = std::filesystem;

class FilePresenceTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] fs::path path(const char* name) const {
        return fs::path(folder_.path().toStdString()) / name;
    }
    [[nodiscard]] QString refusal(const char* name) const {
        return errorText([&] { static_cast<void>(isThere(path(name))); });
    }

  private Q_SLOTS:
    void initTestCase() { std::ofstream(path("file")) << "x"; }

    void filesFoldersAndLinksToThemAreThere() {
        fs::create_symlink("file", path("link"));
        QVERIFY(isThere(path("file")));
        QVERIFY(isThere(path("")));
        QVERIFY(isThere(path("link")));
    }

    void otherNamesAreNot() {
        QVERIFY(!isThere(path("nothing")));
        QVERIFY(!isThere(path("nothing/below")));
        QVERIFY(!isThere(path("file/below")));
    }

    void aLinkToNothingIsSaid() {
        fs::create_symlink("gone", path("dangling"));
        QVERIFY2(
            refusal("dangling")
                .endsWith(QStringLiteral("dangling: this is a link to a file that does not exist: gone")),
            qPrintable(refusal("dangling")));
    }

    void whatTheSystemSaysIsPassedOn() {
        fs::create_symlink("loop", path("loop"));
        QVERIFY2(
            refusal("loop").endsWith(QStringLiteral("cannot be read: Too many levels of symbolic links")),
            qPrintable(refusal("loop")));
    }

    void aClosedFolderIsNotAMissingOne() {
        if (::geteuid() == 0) {
            QSKIP("root may read every folder");
        }
        fs::create_directory(path("closed"));
        fs::permissions(path("closed"), fs::perms::none);
        QVERIFY2(refusal("closed/file").endsWith(QStringLiteral("cannot be read: Permission denied")),
                 qPrintable(refusal("closed/file")));
    }
};

QTEST_APPLESS_MAIN(FilePresenceTest)
#include "tst_file_presence.moc"
