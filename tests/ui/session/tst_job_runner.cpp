// SPDX-License-Identifier: GPL-3.0-or-later
#include <latch>
#include <stdexcept>

#include <QSignalSpy>
#include <QtTest>

#include "ui/session/job_runner.h"

using namespace headscope;

namespace {

/// Work that goes on until it is asked to stop.
void untilStopped(const Job& job) {
    for (;;) {
        job.step(0, "waiting");
        std::this_thread::yield();
    }
}

} // namespace

class TestJobRunner : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void workThatReturnsIsFinished() {
        JobRunner runner;
        QSignalSpy finished(&runner, &JobRunner::finished);
        const quint64 number = runner.start([](const Job&) {});
        QVERIFY(finished.wait());
        QCOMPARE(finished.front().front().toULongLong(), number);
        QVERIFY(!runner.runningFor());
    }

    void piecesAreNumberedOneAfterTheOther() {
        JobRunner runner;
        QCOMPARE(runner.lastNumber(), quint64{0});
        for (const quint64 number : {1, 2, 3}) {
            QCOMPARE(runner.start([](const Job&) {}), number);
            QCOMPARE(runner.lastNumber(), number);
        }
    }

    void anErrorIsFailedWithItsText() {
        JobRunner runner;
        QSignalSpy failed(&runner, &JobRunner::failed);
        runner.start([](const Job&) { throw Error("the reason"); });
        QVERIFY(failed.wait());
        QCOMPARE(failed.front().at(1).toString(), QStringLiteral("the reason"));
    }

    void lackOfMemoryIsFailedToo() {
        JobRunner runner;
        QSignalSpy failed(&runner, &JobRunner::failed);
        runner.start([](const Job&) { throw std::bad_alloc(); });
        QVERIFY(failed.wait());
    }

    void stoppedWorkIsNeitherFinishedNorFailed() {
        JobRunner runner;
        QSignalSpy stopped(&runner, &JobRunner::stopped);
        QSignalSpy finished(&runner, &JobRunner::finished);
        QSignalSpy failed(&runner, &JobRunner::failed);
        std::latch running(1);
        runner.start([&](const Job& job) {
            running.count_down();
            untilStopped(job);
        });
        running.wait();
        runner.stop();
        QVERIFY(stopped.wait());
        QCOMPARE(finished.size() + failed.size(), 0);
    }

    void eachPieceEndsExactlyOnceAlsoWhereANewerOneTakesItsPlace() {
        JobRunner runner;
        QSignalSpy stopped(&runner, &JobRunner::stopped);
        QSignalSpy finished(&runner, &JobRunner::finished);
        std::latch running(1);
        std::latch mayEnd(1);
        const quint64 first = runner.start([&](const Job&) {
            running.count_down();
            mayEnd.wait();
        });
        running.wait();
        const quint64 replaced = runner.start([](const Job&) {});
        const quint64 last = runner.start([](const Job&) {});
        mayEnd.count_down();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(finished[0][0].toULongLong(), first);
        QCOMPARE(finished[1][0].toULongLong(), last);
        QCOMPARE(stopped.size(), 1);
        QCOMPARE(stopped[0][0].toULongLong(), replaced);
    }

    void destructionStopsWhatRuns() {
        std::latch running(1);
        {
            JobRunner runner;
            runner.start([&](const Job& job) {
                running.count_down();
                untilStopped(job);
            });
            running.wait();
        }
        QVERIFY(running.try_wait()); // reached at all: the thread has ended
    }
};

QTEST_GUILESS_MAIN(TestJobRunner)
#include "tst_job_runner.moc"
