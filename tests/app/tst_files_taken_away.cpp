// SPDX-License-Identifier: GPL-3.0-or-later
// A command whose model is shortened or taken away while it computes. It is held between two outputs by a
// pipe that takes no more than a part of the first one.
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <functional>

#include <QFile>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/file_bytes.h"
#include "tests/support/model_copy.h"

using namespace headscope;

namespace {

/// The reading end of a pipe with a name, which holds one page.
class NarrowPipe {
  public:
    explicit NarrowPipe(const QString& name) {
        const QByteArray path = name.toLocal8Bit();
        if (::mkfifo(path.constData(), 0600) == 0) {
            descriptor_ = ::open(path.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
            ::fcntl(descriptor_, F_SETPIPE_SZ, 4096);
        }
    }
    NarrowPipe(const NarrowPipe&) = delete;
    NarrowPipe& operator=(const NarrowPipe&) = delete;
    ~NarrowPipe() { ::close(descriptor_); }

    /// Whether somebody has begun to write, within a minute.
    [[nodiscard]] bool isWritten() const {
        pollfd asked{descriptor_, POLLIN, 0};
        return ::poll(&asked, 1, 60000) == 1;
    }
    /// All that is written until its writer closes it.
    [[nodiscard]] QByteArray rest() const {
        ::fcntl(descriptor_, F_SETFL, 0); // waits from now on
        QByteArray all;
        std::array<char, 4096> part{};
        for (ssize_t count = 1; count > 0;) {
            count = ::read(descriptor_, part.data(), part.size());
            all.append(part.data(), qMax(count, ssize_t{0}));
        }
        return all;
    }

  private:
    int descriptor_ = -1;
};

} // namespace

class FilesTakenAwayTest : public QObject {
    Q_OBJECT

    /// What comes of the second of two outputs, when `harm` was done during the first one.
    static void aBatchEndsInOneSentence(int format, const std::function<void(const ModelCopy&)>& harm,
                                        const char* sentence) {
        const ModelCopy model(static_cast<ModelCopy::Format>(format));
        const QTemporaryDir folder;
        const QString text = QStringLiteral("the king said ");
        const nlohmann::json job{
            {"version", 1},
            {"model", model.path().string()},
            {"texts", {text.repeated(8).toStdString()}},
            {"outputs",
             {{{"command", "map"}, {"layer", 0}, {"head", 0}, {"output", "pipe.csv"}},
              {{"command", "map"}, {"layer", 0}, {"head", 0}, {"scale", "none"}, {"output", "second.csv"}}}}};
        QVERIFY(write(folder.filePath(QStringLiteral("job.json")), QByteArray::fromStdString(job.dump())));
        const NarrowPipe pipe(folder.filePath(QStringLiteral("pipe.csv")));
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(QStringLiteral(HEADSCOPE_PROGRAM), words("batch job.json"));
        QVERIFY(pipe.isWritten());
        harm(model);
        QVERIFY(pipe.rest().size() > 4096); // it had to wait
        QVERIFY(process.waitForFinished(60000));
        const QByteArray said = process.readAllStandardError();
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY2(said.count('\n') == 2 && said.count(sentence) == 1, said.constData()); // and how many failed
        QVERIFY(said.contains("second.csv") && said.contains("1 of 2"));
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("second.csv"))));
    }

  private Q_SLOTS:
    void aShortenedModelIsOneSentence_data() { addModelFormats(); }
    void aShortenedModelIsOneSentence() {
        QFETCH(int, format);
        aBatchEndsInOneSentence(
            format, [](const ModelCopy& model) { model.shorten(); }, "was shortened while it was open");
    }
    void aModelThatIsTakenAwayIsOneSentence_data() { addModelFormats(); }
    void aModelThatIsTakenAwayIsOneSentence() {
        QFETCH(int, format);
        aBatchEndsInOneSentence(
            format, [](const ModelCopy& model) { model.remove(); }, "was taken away while it was open");
    }
};

QTEST_GUILESS_MAIN(FilesTakenAwayTest)
#include "tst_files_taken_away.moc"
