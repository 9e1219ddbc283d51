// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are shortened, changed or taken away while they are mapped.
#include <atomic>
#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>
#include <vector>

#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/mapped_file.h"
#include "core/base/mapping_guard.h"
#include "tests/core/base/error_text.h"

using namespace headscope;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kPage = 4096;

int sumOf(std::span<const std::byte> bytes) {
    int sum = 0;
    for (const std::byte byte : bytes) {
        sum += std::to_integer<int>(byte);
    }
    return sum;
}

QString refusal(const MappedFile& mapped) {
    return errorText([&mapped] { mapped.requireIntact(); });
}

/// The signal that ends a child process which runs `action`; 0 where it ends by itself.
template <typename Action>
int signalThatEnds(const Action& action) {
    const pid_t child = ::fork();
    if (child == 0) {
        static_cast<void>(std::signal(SIGBUS, SIG_DFL)); // not the test library's
        guardMappings();
        action();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

} // namespace

class MappingGuardTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { guardMappings(); }
    void init() {
        path_ = fs::path(folder_.path().toStdString()) / QTest::currentTestFunction();
        std::ofstream(path_, std::ios::binary) << std::string(4 * kPage, '\1');
    }

    void aFileThatStaysIsIntact();
    void missingPagesReadAsZeros();
    void aShortenedFileIsRefusedBeforeItIsRead();
    void pagesThatWereLostStayLostWhenTheFileIsWhole();
    void manyThreadsMayMeetMissingPages();
    void oneLostFileLeavesTheOthersIntact();
    void aMovedFileIsGuarded();
    void aFileOfAnotherTimeIsRefused();
    void aReplacedFileIsRefused();
    void aDeletedFileIsRefusedAndStillReadable();
    void aSlotIsUsedAgainWithoutItsLoss();
    void moreMappingsThanTheTableHoldsAreRefused();
    void otherBusErrorsEndTheProgram();
    void aSignalFromOutsideEndsTheProgram();

  private:
    QTemporaryDir folder_;
    fs::path path_;
};

void MappingGuardTest::aFileThatStaysIsIntact() {
    const MappedFile mapped(path_);
    QCOMPARE(sumOf(mapped.data()), int{4 * kPage});
    QCOMPARE(refusal(mapped), QString());
}

void MappingGuardTest::missingPagesReadAsZeros() {
    const MappedFile mapped(path_);
    fs::resize_file(path_, kPage);
    QCOMPARE(sumOf(mapped.data()), int{kPage});
    QVERIFY2(refusal(mapped).contains(
                 QStringLiteral("this file was shortened while it was open; open the model again")),
             qPrintable(refusal(mapped)));
    QVERIFY(refusal(mapped).startsWith(QString::fromStdString(path_.string())));
}

void MappingGuardTest::aShortenedFileIsRefusedBeforeItIsRead() {
    const MappedFile mapped(path_);
    fs::resize_file(path_, 4 * kPage - 1);
    QVERIFY(refusal(mapped).contains(QStringLiteral("was shortened")));
}

void MappingGuardTest::pagesThatWereLostStayLostWhenTheFileIsWhole() {
    const MappedFile mapped(path_);
    const fs::file_time_type time = fs::last_write_time(path_);
    fs::resize_file(path_, 0);
    QCOMPARE(sumOf(mapped.data()), 0);
    std::ofstream(path_, std::ios::binary) << std::string(4 * kPage, '\1');
    fs::last_write_time(path_, time);
    QVERIFY2(refusal(mapped).contains(QStringLiteral("could not be read")), qPrintable(refusal(mapped)));
}

void MappingGuardTest::manyThreadsMayMeetMissingPages() {
    constexpr std::size_t kPages = 512;
    std::ofstream(path_, std::ios::binary) << std::string(kPages * kPage, '\1');
    const MappedFile mapped(path_);
    fs::resize_file(path_, 0);
    std::vector<std::thread> threads;
    std::atomic<int> sum = 0;
    for (std::size_t first = 0; first < 4; ++first) {
        threads.emplace_back([&mapped, &sum, first] {
            for (std::size_t page = kPages; page-- > 0;) { // the last first, so that each is missed anew
                sum += std::to_integer<int>(mapped.data()[page * kPage + first]);
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    QCOMPARE(sum.load(), 0);
    QVERIFY(!refusal(mapped).isEmpty());
}

void MappingGuardTest::oneLostFileLeavesTheOthersIntact() {
    const fs::path other = path_.string() + "-other";
    fs::copy_file(path_, other);
    const MappedFile lost(path_);
    const MappedFile kept(other);
    fs::resize_file(path_, 0);
    QCOMPARE(sumOf(lost.data()), 0);
    QCOMPARE(sumOf(kept.data()), int{4 * kPage});
    QCOMPARE(refusal(kept), QString());
}

void MappingGuardTest::aMovedFileIsGuarded() {
    MappedFile first(path_);
    const MappedFile second(std::move(first));
    fs::resize_file(path_, 0);
    QCOMPARE(sumOf(second.data()), 0);
    QVERIFY(!refusal(second).isEmpty());
}

void MappingGuardTest::aFileOfAnotherTimeIsRefused() {
    const MappedFile mapped(path_);
    fs::last_write_time(path_, fs::last_write_time(path_) + std::chrono::seconds(1));
    QVERIFY2(refusal(mapped).contains(QStringLiteral("this file changed while it was open")),
             qPrintable(refusal(mapped)));
}

void MappingGuardTest::aReplacedFileIsRefused() {
    const MappedFile mapped(path_);
    const fs::path other = path_.string() + "-new";
    std::ofstream(other, std::ios::binary) << std::string(5 * kPage, '\2');
    fs::rename(other, path_);
    QVERIFY(refusal(mapped).contains(QStringLiteral("changed")));
}

void MappingGuardTest::aDeletedFileIsRefusedAndStillReadable() {
    const MappedFile mapped(path_);
    fs::remove(path_);
    QCOMPARE(sumOf(mapped.data()), int{4 * kPage});
    QVERIFY2(refusal(mapped).contains(
                 QStringLiteral("this file was taken away while it was open (No such file or directory)")),
             qPrintable(refusal(mapped)));
}

void MappingGuardTest::aSlotIsUsedAgainWithoutItsLoss() {
    {
        const MappedFile mapped(path_);
        fs::resize_file(path_, 0);
        QCOMPARE(sumOf(mapped.data()), 0);
    }
    std::ofstream(path_, std::ios::binary) << std::string(kPage, '\1');
    QCOMPARE(refusal(MappedFile(path_)), QString());
}

void MappingGuardTest::moreMappingsThanTheTableHoldsAreRefused() {
    std::vector<MappedFile> files;
    const QString text = errorText([&] {
        for (std::size_t i = 0; i <= GuardedMapping::kMost; ++i) {
            files.emplace_back(path_);
        }
    });
    QCOMPARE(files.size(), GuardedMapping::kMost);
    QVERIFY2(text.contains(QStringLiteral("4096 files")), qPrintable(text));
}

void MappingGuardTest::otherBusErrorsEndTheProgram() {
    const int file = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC);
    void* const start = ::mmap(nullptr, kPage, PROT_READ, MAP_PRIVATE, file, 0);
    ::close(file);
    fs::resize_file(path_, 0);
    const int signal =
        signalThatEnds([start] { static_cast<void>(*static_cast<const volatile char*>(start)); });
    ::munmap(start, kPage);
    QCOMPARE(signal, SIGBUS);
}

void MappingGuardTest::aSignalFromOutsideEndsTheProgram() {
    QCOMPARE(signalThatEnds([] { ::kill(::getpid(), SIGBUS); }), SIGBUS);
}

QTEST_APPLESS_MAIN(MappingGuardTest)
#include "tst_mapping_guard.moc"
