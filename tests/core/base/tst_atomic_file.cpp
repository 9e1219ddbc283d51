// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fstream>
#include <memory>
#include <sstream>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/atomic_file.h"
#include "tests/core/base/error_text.h"

using namespace headscope;
namespace fs = std::filesystem;

namespace {

std::string contents(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

/// Makes writes past `bytes` of any file fail as they do on a full disk.
class FileSizeLimit {
  public:
    explicit FileSizeLimit(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;
    ~FileSizeLimit() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

  private:
    void (*handler_)(int);
    rlimit before_{};
};

} // namespace

class AtomicFileTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void writesANewFile();
    void replacesAnOldFile();
    void piecesFollowEachOther();
    void nothingIsLeftWithoutCommit();
    void oldFileStaysUntilCommit();
    void oldFileStaysWhenTheDiskIsFull();
    void fullDeviceIsReported();
    void deviceIsWrittenToDirectly();
    void pipeIsWrittenToDirectly();
    void missingFolderIsReported();
    void fileInPlaceOfTheFolderIsReported();
    void folderAsTargetIsReported();
    void symbolicLinkStaysALink();
    void linkToAFileThatDoesNotExistMakesThatFile();
    void linksThatLeadInACircleAreReported();
    void readOnlyFileIsRefused();
    void unfinishedFileHasNoName();
    void permissionsOfTheOldFileStay();
    void longestFileNameCanBeWritten();
    void standardOutputIsContinuedAndNotReplaced();
    void aFaultIsToldAndNothingIsChanged();
    void noFaultMakesNoFile();

  private:
    [[nodiscard]] fs::path path(const char* name) const {
        return fs::path(folder_->path().toStdString()) / name;
    }
    [[nodiscard]] qsizetype filesInFolder() const {
        return QDir(folder_->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size();
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void AtomicFileTest::writesANewFile() {
    writeFileAtomically(path("a.csv"), std::string_view("1,2\n"));
    QCOMPARE(contents(path("a.csv")), std::string("1,2\n"));
    QCOMPARE(filesInFolder(), 1);
}

void AtomicFileTest::replacesAnOldFile() {
    writeFileAtomically(path("a.csv"), std::string_view("a long old text"));
    writeFileAtomically(path("a.csv"), std::string_view("new"));
    QCOMPARE(contents(path("a.csv")), std::string("new"));
}

void AtomicFileTest::piecesFollowEachOther() {
    AtomicFile file(path("a.csv"));
    file.write("1,");
    file.write("");
    file.write("2");
    file.commit();
    QCOMPARE(contents(path("a.csv")), std::string("1,2"));
}

void AtomicFileTest::nothingIsLeftWithoutCommit() {
    { AtomicFile(path("a.csv")).write("half"); }
    QCOMPARE(filesInFolder(), 0);
}

void AtomicFileTest::oldFileStaysUntilCommit() {
    writeFileAtomically(path("a.csv"), std::string_view("old"));
    AtomicFile file(path("a.csv"));
    file.write("new");
    QCOMPARE(contents(path("a.csv")), std::string("old"));
}

void AtomicFileTest::oldFileStaysWhenTheDiskIsFull() {
    writeFileAtomically(path("a.csv"), std::string_view("old"));
    QString text;
    {
        const FileSizeLimit limit(1000);
        text = errorText([&] { writeFileAtomically(path("a.csv"), std::string(5000, 'x')); });
    }
    QVERIFY2(text.contains(QStringLiteral("a.csv: cannot be written: File too large")), qPrintable(text));
    QCOMPARE(contents(path("a.csv")), std::string("old"));
    QCOMPARE(filesInFolder(), 1);
}

void AtomicFileTest::fullDeviceIsReported() {
    if (!fs::is_character_file("/dev/full")) {
        QSKIP("/dev/full is not a device here");
    }
    const QString text = errorText([] { writeFileAtomically("/dev/full", std::string_view("x")); });
    QCOMPARE(text, QStringLiteral("/dev/full: cannot be written: No space left on device"));
    QVERIFY(fs::is_character_file("/dev/full"));
}

void AtomicFileTest::deviceIsWrittenToDirectly() {
    writeFileAtomically("/dev/null", std::string_view("x"));
    QVERIFY(fs::is_character_file("/dev/null"));
}

void AtomicFileTest::pipeIsWrittenToDirectly() {
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    const int reader = ::open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK);
    writeFileAtomically(path("pipe"), std::string_view("through"));
    char buffer[16] = {};
    QCOMPARE(::read(reader, buffer, sizeof buffer), ssize_t{7});
    ::close(reader);
    QCOMPARE(std::string(buffer), std::string("through"));
    QVERIFY(fs::is_fifo(path("pipe")));
}

void AtomicFileTest::aFaultIsToldAndNothingIsChanged() {
    writeFileAtomically(path("a.csv"), std::string_view("old"));
    QString text;
    {
        const FileSizeLimit limit(0);
        text = QString::fromStdString(writingFault(path("a.csv")));
    }
    QVERIFY2(text.contains(QStringLiteral("a.csv: cannot be written: File too large")), qPrintable(text));
    QCOMPARE(contents(path("a.csv")), std::string("old"));
    QCOMPARE(filesInFolder(), 1);
}

void AtomicFileTest::noFaultMakesNoFile() {
    QCOMPARE(writingFault(path("a.csv")), std::string());
    QCOMPARE(filesInFolder(), 0);
}

void AtomicFileTest::missingFolderIsReported() {
    const QString text =
        errorText([&] { writeFileAtomically(path("no/such/a.csv"), std::string_view("x")); });
    QVERIFY2(text.contains(QStringLiteral("no/such/a.csv: cannot be written: No such file")),
             qPrintable(text));
}

void AtomicFileTest::fileInPlaceOfTheFolderIsReported() {
    writeFileAtomically(path("a"), std::string_view("x"));
    const QString text = errorText([&] { writeFileAtomically(path("a/b"), std::string_view("x")); });
    QVERIFY2(text.contains(QStringLiteral("Not a directory")), qPrintable(text));
    QCOMPARE(contents(path("a")), std::string("x"));
}

void AtomicFileTest::folderAsTargetIsReported() {
    const QString text = errorText([&] { AtomicFile file(path("")); });
    QVERIFY2(text.contains(QStringLiteral("Is a directory")), qPrintable(text));
}

void AtomicFileTest::symbolicLinkStaysALink() {
    writeFileAtomically(path("real"), std::string_view("old"));
    fs::create_symlink("real", path("link"));
    writeFileAtomically(path("link"), std::string_view("new"));
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(contents(path("real")), std::string("new"));
}

void AtomicFileTest::linkToAFileThatDoesNotExistMakesThatFile() {
    fs::create_directory(path("folder"));
    fs::create_symlink("folder/real", path("second"));
    fs::create_symlink(path("second"), path("first"));
    writeFileAtomically(path("first"), std::string_view("new"));
    QVERIFY(fs::is_symlink(path("first")));
    QVERIFY(fs::is_symlink(path("second")));
    QCOMPARE(contents(path("folder/real")), std::string("new"));
}

void AtomicFileTest::linksThatLeadInACircleAreReported() {
    fs::create_symlink("two", path("one"));
    fs::create_symlink("one", path("two"));
    const QString text = errorText([&] { AtomicFile file(path("one")); });
    QVERIFY2(text.endsWith(QStringLiteral("one: cannot be written: Too many levels of symbolic links")),
             qPrintable(text));
}

void AtomicFileTest::readOnlyFileIsRefused() {
    if (::geteuid() == 0) {
        QSKIP("root may write to every file");
    }
    writeFileAtomically(path("a"), std::string_view("old"));
    fs::permissions(path("a"), fs::perms::owner_read);
    const QString text = errorText([&] { AtomicFile file(path("a")); });
    QVERIFY2(text.endsWith(QStringLiteral("a: cannot be written: Permission denied")), qPrintable(text));
}

void AtomicFileTest::unfinishedFileHasNoName() {
    const int probe = ::open(path("").c_str(), O_WRONLY | O_TMPFILE, 0600);
    if (probe < 0) {
        QSKIP("this file system has no files without a name");
    }
    ::close(probe);
    AtomicFile file(path("a.csv"));
    file.write("half");
    QCOMPARE(filesInFolder(), 0);
    file.commit();
    QCOMPARE(contents(path("a.csv")), std::string("half"));
    QCOMPARE(filesInFolder(), 1);
}

void AtomicFileTest::permissionsOfTheOldFileStay() {
    writeFileAtomically(path("a"), std::string_view("old"));
    fs::permissions(path("a"), fs::perms::owner_read | fs::perms::owner_write);
    writeFileAtomically(path("a"), std::string_view("new"));
    QVERIFY(fs::status(path("a")).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

void AtomicFileTest::longestFileNameCanBeWritten() {
    const std::string name(255, 'n');
    writeFileAtomically(path(name.c_str()), std::string_view("x"));
    QCOMPARE(contents(path(name.c_str())), std::string("x"));
}

void AtomicFileTest::standardOutputIsContinuedAndNotReplaced() {
    const int before = ::dup(STDOUT_FILENO);
    const int log = ::open(path("log").c_str(), O_WRONLY | O_CREAT, 0600);
    QCOMPARE(::write(log, "first ", 6), ssize_t{6});
    ::dup2(log, STDOUT_FILENO);
    const QString text = errorText([] { writeFileAtomically("/dev/stdout", std::string_view("second")); });
    ::dup2(before, STDOUT_FILENO);
    ::close(before);
    ::close(log);
    QCOMPARE(text, QString());
    QCOMPARE(contents(path("log")), std::string("first second"));
}

QTEST_APPLESS_MAIN(AtomicFileTest)
#include "tst_atomic_file.moc"
