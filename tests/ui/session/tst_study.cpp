// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "ui/session/study.h"

using namespace headscope;

namespace {

using Number = std::shared_ptr<const int>;

void untilStopped(const Job& job) {
    for (;;) {
        job.step(0, "waiting");
        std::this_thread::yield();
    }
}

} // namespace

class TestStudy : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void answersArriveInTheirOrder() {
        Study study;
        QSignalSpy ended(&study, &Study::ended);
        std::vector<int> taken;
        study.ask<int>(
            [](const Job&, const Study::Publish<int>& publish) {
                publish(std::make_shared<const int>(1));
                publish(std::make_shared<const int>(2));
            },
            [&](const Number& answer) { taken.push_back(*answer); });
        QVERIFY(study.isBusy());
        QVERIFY(ended.wait());
        QCOMPARE(taken, (std::vector{1, 2}));
        QVERIFY(!study.isBusy());
    }

    void onlyTheLastQuestionIsAnswered() {
        Study study;
        QSignalSpy ended(&study, &Study::ended);
        QSignalSpy failed(&study, &Study::failed);
        std::vector<int> taken;
        const auto take = [&](const Number& answer) { taken.push_back(*answer); };
        study.ask<int>([](const Job& job, const auto&) { untilStopped(job); }, take);
        study.ask<int>([](const Job&, const auto& publish) { publish(std::make_shared<const int>(2)); },
                       take);
        QVERIFY(ended.wait());
        QCOMPARE(taken, (std::vector{2}));
        QCOMPARE(failed.size(), 0);
    }

    void anErrorIsTold() {
        Study study;
        QSignalSpy failed(&study, &Study::failed);
        study.ask<int>([](const Job&, const auto&) { throw Error("the reason"); }, [](const Number&) {});
        QVERIFY(failed.wait());
        QCOMPARE(failed.front().front().toString(), QStringLiteral("the reason"));
        QVERIFY(!study.isBusy());
    }

    void whatIsDroppedIsNotAnswered() {
        Study study;
        int taken = 0;
        study.ask<int>([](const Job&, const auto& publish) { publish(std::make_shared<const int>(1)); },
                       [&](const Number&) { ++taken; });
        study.drop();
        QVERIFY(!study.isBusy());
        QSignalSpy ended(&study, &Study::ended);
        study.ask<int>([](const Job&, const auto&) {}, [](const Number&) {}); // after it in the same thread
        QVERIFY(ended.wait());
        QCOMPARE(taken, 0);
    }
};

QTEST_GUILESS_MAIN(TestStudy)
#include "tst_study.moc"
