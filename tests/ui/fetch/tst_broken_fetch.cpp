// SPDX-License-Identifier: GPL-3.0-or-later
// Fetching from a server, or over a network, or to a disk, that fails.
#include <csignal>
#include <memory>

#include <QNetworkProxy>
#include <sys/resource.h>

#include "core/library/hugging_face_cache.h"
#include "tests/ui/fetch/fetch_test_bench.h"

using namespace headscope;

class BrokenFetchTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FetchTestBench> bench_;

    HubServer& server() { return bench_->server; }
    FetchPlan plan() { return planFetch(*bench_->list(), bench_->place().cache); }
    /// What the server says is changed for paths that begin so.
    void change(const QByteArray& path, const std::function<void(HubServerReply&)>& edit) {
        server().setAnswer([this, path, edit](const HubServerRequest& request) {
            HubServerReply reply = server().usual(request);
            if (request.path.startsWith(path)) {
                edit(reply);
            }
            return reply;
        });
    }
    std::vector<QByteArray> rangesAsked() {
        std::vector<QByteArray> ranges;
        for (const HubServerRequest& request : server().requests()) {
            if (request.path.startsWith("/cdn/")) {
                ranges.push_back(request.header("range"));
            }
        }
        return ranges;
    }
    bool isWhole() {
        const auto folder = bench_->model() / "snapshots" / HubServer::commit().toStdString();
        return FetchTestBench::contentsOf(folder / "model.safetensors") == bench_->tensors;
    }
    /// Begins a download and stops it when 100,000 bytes of the tensors are there.
    void stopOnTheWay() {
        change("/cdn/", [](HubServerReply& reply) {
            reply.most = 100'000;
            reply.stays = true;
        });
        const FetchPlan what = plan();
        ModelFetch fetch(bench_->place(), bench_->patience());
        QSignalSpy stopped(&fetch, &ModelFetch::stopped);
        QSignalSpy others(&fetch, &ModelFetch::finished);
        fetch.download(what);
        QVERIFY(QTest::qWaitFor([this] {
            std::error_code ignored;
            return std::filesystem::file_size(bench_->partialTensors(), ignored) == 100'000;
        }));
        fetch.stop();
        QCOMPARE(stopped.size(), 1);
        QVERIFY(others.isEmpty());
    }

  private Q_SLOTS:
    void initTestCase() {
        QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
        std::signal(SIGXFSZ, SIG_IGN);
    }
    void init() { bench_ = std::make_unique<FetchTestBench>(); }

    void aBrokenConnectionGoesOnWhereItBroke() {
        change("/cdn/", [](HubServerReply& reply) { reply.most = 100'000; });
        QVERIFY2(bench_->fetchAll(), qPrintable(bench_->problem));
        QVERIFY(isWhole());
        QCOMPARE(rangesAsked(), (std::vector<QByteArray>{"", "bytes=100000-", "bytes=200000-"}));
    }

    void aServerThatKnowsNoRangesSendsAllOfItAgain() {
        int asked = 0;
        server().setAnswer([&](HubServerRequest request) {
            request.headers.erase("range");
            HubServerReply reply = server().usual(request);
            if (request.path.startsWith("/cdn/") && ++asked == 1) {
                reply.most = 100'000;
            }
            return reply;
        });
        QVERIFY2(bench_->fetchAll(), qPrintable(bench_->problem));
        QCOMPARE(asked, 2);
        QVERIFY(isWhole());
    }

    void aConnectionThatBreaksWithoutAByteIsTriedSomeTimes() {
        change("/cdn/", [](HubServerReply& reply) { reply.most = 0; });
        QVERIFY(!bench_->fetchAll());
        QVERIFY(rangesAsked().size() >= 3); // tries of patience(), and Qt has some of its own
        QVERIFY2(bench_->problem.contains(QStringLiteral("me/tiny: model.safetensors")) &&
                     bench_->problem.contains(QStringLiteral("broke")),
                 qPrintable(bench_->problem));
    }

    void aServerThatIsBusyIsAskedAgain() {
        int asked = 0;
        change("/cdn/", [&asked](HubServerReply& reply) {
            if (++asked == 1) {
                reply = {503, "later"};
            }
        });
        QVERIFY2(bench_->fetchAll(), qPrintable(bench_->problem));
        QVERIFY(isWhole());
    }

    void aSilentServerCountsAsBroken() {
        bench_->silence = 100;
        int asked = 0;
        change("/cdn/", [&asked](HubServerReply& reply) {
            if (++asked == 1) {
                reply.most = 100'000;
                reply.stays = true;
            }
        });
        QVERIFY2(bench_->fetchAll(), qPrintable(bench_->problem));
        QVERIFY(isWhole());
        QCOMPARE(rangesAsked(), (std::vector<QByteArray>{"", "bytes=100000-"}));
    }

    void aStoppedDownloadGoesOnLater() {
        stopOnTheWay();
        QVERIFY(!std::filesystem::exists(bench_->model() / "refs/main"));
        server().setAnswer({});
        server().forgetRequests();
        const FetchPlan rest = plan();
        QCOMPARE(rest.missing(), 200'000U);
        QVERIFY2(bench_->download(rest), qPrintable(bench_->problem));
        QVERIFY(isWhole());
        QCOMPARE(rangesAsked(), std::vector<QByteArray>{"bytes=100000-"});
    }

    void anUnfinishedDownloadIsListedAsSuch() {
        stopOnTheWay();
        const auto models = listHuggingFaceCache(bench_->place().cache);
        QCOMPARE(models.size(), std::size_t{1});
        QCOMPARE(models[0].problem, std::string("the download is not complete"));
    }

    void bytesOfAnotherFileInTheWayAreFetchedAgain() {
        const FetchPlan what = plan();
        ModelFolder(bench_->place().cache, "me/tiny").prepare();
        std::ofstream(bench_->partialTensors()) << std::string(1000, 'x');
        QVERIFY2(bench_->download(what), qPrintable(bench_->problem));
        QVERIFY(isWhole());
        QCOMPARE(rangesAsked(), (std::vector<QByteArray>{"bytes=1000-", ""}));
    }

    void aWrongHashIsNotKept_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QString>("file");
        QTest::newRow("SHA-256") << QByteArray("/cdn/") << "model.safetensors";
        QTest::newRow("Git's") << QByteArray("/me/tiny/resolve/") + HubServer::commit() + "/vocab.txt"
                               << "vocab.txt";
    }
    void aWrongHashIsNotKept() {
        QFETCH(QByteArray, path);
        QFETCH(QString, file);
        change(path, [](HubServerReply& reply) { reply.body[1] = '!'; });
        QVERIFY(!bench_->fetchAll());
        QVERIFY2(bench_->problem.contains(file) && bench_->problem.contains(QStringLiteral("hash")),
                 qPrintable(bench_->problem));
        const auto folder = bench_->model() / "snapshots" / HubServer::commit().toStdString();
        QVERIFY(!std::filesystem::exists(std::filesystem::symlink_status(folder / file.toStdString())));
        QVERIFY(!std::filesystem::exists(bench_->model() / "refs/main"));
        server().setAnswer({});
        QVERIFY2(bench_->fetchAll(), qPrintable(bench_->problem)); // nothing wrong is left behind
        QVERIFY(isWhole());
    }

    void moreBytesThanStatedAreRefused() {
        change("/cdn/", [](HubServerReply& reply) { reply.body += "more"; });
        QVERIFY(!bench_->fetchAll());
        QVERIFY2(bench_->problem.contains(QStringLiteral("expected 300000, found more")),
                 qPrintable(bench_->problem));
    }

    void aPartThatWasNotAskedForIsRefused() {
        change("/cdn/", [](HubServerReply& reply) {
            reply.status = 206;
            reply.headers = {"Content-Range: bytes 5-299999/300000"};
        });
        QVERIFY(!bench_->fetchAll());
        QVERIFY2(bench_->problem.contains(QStringLiteral("from byte 0")), qPrintable(bench_->problem));
    }

    void refusalsSayWhy_data() {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("token");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown or private") << 401 << QByteArray("X-Error-Code: RepoNotFound") << QByteArray()
                                            << "has no such model, or it is private";
        QTest::newRow("token of another") << 401 << QByteArray("X-Error-Code: RepoNotFound")
                                          << QByteArray("hf_x") << "the owner of this token";
        QTest::newRow("gated") << 401 << QByteArray("X-Error-Code: GatedRepo") << QByteArray()
                               << "accepted its terms";
        QTest::newRow("gated, with a token") << 403 << QByteArray("X-Error-Code: GatedRepo")
                                             << QByteArray("hf_x") << "owner of this token has not";
        QTest::newRow("not there") << 404 << QByteArray("X-Error-Code: RepoNotFound") << QByteArray()
                                   << "has no such model";
        QTest::newRow("no such revision")
            << 404 << QByteArray("X-Error-Code: RevisionNotFound") << QByteArray() << "no such revision";
        QTest::newRow("too many") << 429 << QByteArray("Retry-After: 300") << QByteArray() << "asks to wait";
        QTest::newRow("broken") << 500 << QByteArray("X: y") << QByteArray() << "status 500";
        QTest::newRow("redirection to nowhere")
            << 302 << QByteArray("Location: ftp://x/y") << QByteArray() << "redirects to \"ftp://x/y\"";
        QTest::newRow("redirection to itself")
            << 302 << QByteArray("Location: /api/models/me/tiny/revision/main") << QByteArray()
            << "without end";
    }
    void refusalsSayWhy() {
        QFETCH(int, status);
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, token);
        QFETCH(QString, part);
        bench_->token = token;
        server().setAnswer([&](const HubServerRequest&) { return HubServerReply{status, "text", {header}}; });
        QVERIFY(!bench_->list());
        QVERIFY2(bench_->problem.startsWith(QStringLiteral("me/tiny: ")) && bench_->problem.contains(part),
                 qPrintable(bench_->problem));
        QVERIFY(!bench_->problem.contains(QStringLiteral("hf_x")));
    }

    void aFileThatIsGoneSaysWhich() {
        const FetchPlan what = plan();
        server().setAnswer([](const HubServerRequest&) {
            return HubServerReply{404, {}, {"X-Error-Code: EntryNotFound"}};
        });
        QVERIFY(!bench_->download(what));
        QVERIFY2(bench_->problem.contains(QStringLiteral("config.json is no longer there")),
                 qPrintable(bench_->problem));
    }

    void aServerThatIsNotThereIsSaid() {
        const QUrl gone = std::make_unique<HubServer>()->url(); // its port is free again
        ModelFetch fetch({gone, {}, bench_->place().cache}, bench_->patience());
        QSignalSpy failed(&fetch, &ModelFetch::failed);
        fetch.list({"me/tiny"});
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("cannot be reached")));
    }

    void whatIsNoAnswerOfTheHubIsSaid() {
        server().setAnswer([](const HubServerRequest&) {
            return HubServerReply{200, "<html>log in</html>"};
        });
        QVERIFY(!bench_->list());
        QVERIFY2(bench_->problem.contains(QStringLiteral("expected a JSON object")),
                 qPrintable(bench_->problem));
    }

    void aFullDiskKeepsWhatIsThere() {
        const FetchPlan what = plan();
        struct rlimit before {};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        struct rlimit small = before;
        small.rlim_cur = 150'000;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto folder = bench_->download(what);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!folder);
        QVERIFY2(bench_->problem.contains(QStringLiteral("cannot be written: File too large")),
                 qPrintable(bench_->problem));
        server().forgetRequests();
        QVERIFY2(bench_->fetchAll(), qPrintable(bench_->problem));
        QVERIFY(isWhole());
        QCOMPARE(rangesAsked(), std::vector<QByteArray>{"bytes=150000-"});
    }

    void aDiskWithTooLittleRoomIsSaidBefore() {
        FetchPlan what = plan();
        what.missingOf.back() = std::uint64_t{1} << 62;
        server().forgetRequests();
        QVERIFY(!bench_->download(what));
        QVERIFY2(bench_->problem.contains(QStringLiteral("room for me/tiny")), qPrintable(bench_->problem));
        QVERIFY(server().requests().empty());
    }

    void aFileThatAnotherProgramFetchesIsLeftToIt() {
        const FetchPlan what = plan();
        const ModelFolder folder(bench_->place().cache, "me/tiny");
        const PartialBlob other(folder, what.choice.files.back());
        QVERIFY(!bench_->download(what));
        QVERIFY2(bench_->problem.contains(QStringLiteral("another program")), qPrintable(bench_->problem));
    }

    void aNewRequestDropsTheOneBefore() {
        server().setAnswer([this](const HubServerRequest& request) {
            HubServerReply reply = server().usual(request);
            reply.stays = request.path.contains("slow");
            reply.most = reply.stays ? 0 : -1;
            return reply;
        });
        ModelFetch fetch(bench_->place(), bench_->patience());
        QSignalSpy listed(&fetch, &ModelFetch::listed);
        QSignalSpy failed(&fetch, &ModelFetch::failed);
        QSignalSpy stopped(&fetch, &ModelFetch::stopped);
        fetch.list({"me/tiny", "slow"});
        QVERIFY(QTest::qWaitFor([this] { return !server().requests().empty(); }));
        fetch.list({"me/tiny"});
        QVERIFY(listed.wait());
        QCOMPARE(listed[0][0].value<RepositoryListing>().reference.revision, std::string("main"));
        QVERIFY(failed.isEmpty() && stopped.isEmpty());
    }
};

QTEST_GUILESS_MAIN(BrokenFetchTest)
#include "tst_broken_fetch.moc"
