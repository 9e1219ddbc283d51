// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is killed while it saves leaves the old file or the new one, never a part.
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fstream>
#include <random>
#include <set>
#include <sstream>
#include <string>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/atomic_file.h"

using namespace headscope;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kSize = 300000; // several writes of a file system

std::string version(int number) {
    const std::string mark = std::to_string(number % 10);
    std::string text(kSize, mark.front());
    text.back() = '\n';
    return text;
}

bool isWhole(const std::string& text) {
    return text.size() == kSize && text.back() == '\n' && text.find_first_not_of(text.front()) == kSize - 1;
}

std::string contents(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

/// Without them a killed program leaves the file that it wrote aside.
bool knowsNamelessFiles(const fs::path& folder) {
    const int file = ::open(folder.c_str(), O_TMPFILE | O_WRONLY, 0600);
    return file >= 0 && ::close(file) == 0;
}

/// Saves one version after the other until it is killed.
[[noreturn]] void saveForEver(const fs::path& path, int first) {
    for (int number = first;; ++number) {
        writeFileAtomically(path, version(number));
    }
}

} // namespace

class KilledWriterTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void leavesTheOldOrTheNewFile() {
        const QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "view.headscope";
        writeFileAtomically(path, version(0));
        std::mt19937 random(1);
        std::set<char> seen;
        for (int round = 0; round < 200; ++round) {
            const pid_t writer = ::fork();
            if (writer == 0) {
                saveForEver(path, round);
            }
            QVERIFY(writer > 0);
            ::usleep(std::uniform_int_distribution<useconds_t>(0, 12000)(random));
            ::kill(writer, SIGKILL);
            int status = 0;
            QCOMPARE(::waitpid(writer, &status, 0), writer);
            QVERIFY(WIFSIGNALED(status)); // it was at work until then
            const std::string text = contents(path);
            QVERIFY2(isWhole(text), qPrintable(QStringLiteral("round %1").arg(round)));
            seen.insert(text.front());
        }
        QVERIFY(seen.size() > 1);                     // new files came about
        if (knowsNamelessFiles(path.parent_path())) { // what is beside it was about to take its place
            for (const auto& file : fs::directory_iterator(path.parent_path())) {
                QVERIFY2(isWhole(contents(file.path())), file.path().c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(KilledWriterTest)
#include "tst_killed_writer.moc"
