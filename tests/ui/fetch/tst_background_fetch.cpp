// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QNetworkProxy>
#include <QThread>

#include "tests/ui/fetch/fetch_test_bench.h"
#include "ui/fetch/background_fetch.h"

using namespace headscope;

class BackgroundFetchTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FetchTestBench> bench_;
    std::unique_ptr<BackgroundFetch> fetch_;
    std::unique_ptr<QSignalSpy> listed_;
    std::unique_ptr<QSignalSpy> finished_;

  private Q_SLOTS:
    void initTestCase() { QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy); }
    void init() {
        bench_ = std::make_unique<FetchTestBench>();
        fetch_ = std::make_unique<BackgroundFetch>(bench_->place(), bench_->patience());
        listed_ = std::make_unique<QSignalSpy>(fetch_.get(), &BackgroundFetch::listed);
        finished_ = std::make_unique<QSignalSpy>(fetch_.get(), &BackgroundFetch::finished);
    }

    void aModelIsListedAndFetched() {
        QThread* heard = nullptr;
        connect(fetch_.get(), &BackgroundFetch::finished, this,
                [&heard] { heard = QThread::currentThread(); });
        fetch_->list({"me/tiny"});
        QVERIFY(listed_->wait());
        fetch_->download(planFetch(listed_->at(0)[0].value<RepositoryListing>(), bench_->place().cache));
        QVERIFY(finished_->wait());
        QCOMPARE(heard, thread());
        QVERIFY(std::filesystem::exists(bench_->model() / "refs/main"));
    }

    void onlyTheLastRequestIsAnswered() {
        for (int time = 0; time < 5; ++time) {
            fetch_->list({"me/tiny", "first"});
        }
        fetch_->list({"me/tiny", "last"});
        QVERIFY(listed_->wait());
        QCoreApplication::processEvents();
        QCOMPARE(listed_->size(), 1);
        QCOMPARE(listed_->at(0)[0].value<RepositoryListing>().reference.revision, std::string("last"));
    }

    void stoppingIsSaidOnce() {
        bench_->server.setAnswer([](const HubServerRequest&) {
            return HubServerReply{200, "x", {}, 0, true};
        });
        QSignalSpy stopped(fetch_.get(), &BackgroundFetch::stopped);
        fetch_->list({"me/tiny"});
        QVERIFY(QTest::qWaitFor([this] { return !bench_->server.requests().empty(); }));
        fetch_->stop();
        fetch_->stop();
        QVERIFY(stopped.wait());
        QCoreApplication::processEvents();
        QCOMPARE(stopped.size(), 1);
        QVERIFY(listed_->isEmpty());
    }

    void itCanGoInTheMiddle() {
        bench_->server.setAnswer([](const HubServerRequest&) {
            return HubServerReply{200, "x", {}, 0, true};
        });
        fetch_->list({"me/tiny"});
        QVERIFY(QTest::qWaitFor([this] { return !bench_->server.requests().empty(); }));
        fetch_.reset();
        QCoreApplication::processEvents();
        QVERIFY(listed_->isEmpty());
    }
};

QTEST_GUILESS_MAIN(BackgroundFetchTest)
#include "tst_background_fetch.moc"
