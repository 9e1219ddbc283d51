// SPDX-License-Identifier: GPL-3.0-or-later
// Fetching from a server that does what the Hub does.
#include <memory>

#include <QNetworkProxy>

#include "core/library/hugging_face_cache.h"
#include "tests/ui/fetch/fetch_test_bench.h"

using namespace headscope;

class ModelFetchTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FetchTestBench> bench_;

    HubServer& server() { return bench_->server; }
    QByteArray tokenSentTo(const QByteArray& path) {
        for (const HubServerRequest& request : server().requests()) {
            if (request.path.startsWith(path)) {
                return request.header("authorization");
            }
        }
        return "was not asked";
    }

  private Q_SLOTS:
    void initTestCase() { QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy); }
    void init() { bench_ = std::make_unique<FetchTestBench>(); }

    void aListingSaysWhatThereIs() {
        const auto listing = bench_->list({"me/tiny", "refs/pr/1"});
        QVERIFY2(listing, qPrintable(bench_->problem));
        QCOMPARE(bench_->asked(), QList<QByteArray>{"/api/models/me/tiny/revision/refs%2Fpr%2F1?blobs=true"});
        QCOMPARE(listing->licence, std::string("mit"));
        QCOMPARE(listing->files.size(), std::size_t{5});
        const FetchPlan plan = planFetch(*listing, bench_->place().cache);
        QCOMPARE(plan.choice.files.size(), std::size_t{3});
        QCOMPARE(plan.missing(), plan.choice.size());
        QVERIFY(
            !std::filesystem::exists(bench_->tree.path("hub"))); // nothing is fetched without being asked for
    }

    void aModelIsPutIntoTheCache() {
        const auto folder = bench_->fetchAll();
        QVERIFY2(folder, qPrintable(bench_->problem));
        QCOMPARE(*folder, bench_->model() / "snapshots" / HubServer::commit().toStdString());
        QCOMPARE(FetchTestBench::contentsOf(*folder / "model.safetensors"), bench_->tensors);
        QCOMPARE(FetchTestBench::contentsOf(*folder / "vocab.txt"), QByteArray("a\nb\n"));
        QCOMPARE(FetchTestBench::contentsOf(bench_->model() / "refs/main"), HubServer::commit());
        QVERIFY(!std::filesystem::exists(*folder / "pytorch_model.bin"));
        QVERIFY(!std::filesystem::exists(*folder / "README.md"));
        for (const QByteArray& path : bench_->asked()) {
            QVERIFY2(!path.contains("pytorch_model") && !path.contains("README"), path.constData());
        }
    }

    void theListOfDownloadsHasIt() {
        QVERIFY(bench_->fetchAll());
        const auto models = listHuggingFaceCache(bench_->place().cache);
        QCOMPARE(models.size(), std::size_t{1});
        QCOMPARE(models[0].name, std::string("me/tiny"));
        QCOMPARE(models[0].problem, std::string());
    }

    void aRevisionHasARefOfItsOwn() {
        const auto listing = bench_->list({"me/tiny", "refs/pr/1"});
        QVERIFY(bench_->download(planFetch(*listing, bench_->place().cache)));
        QCOMPARE(FetchTestBench::contentsOf(bench_->model() / "refs/refs/pr/1"), HubServer::commit());
        QVERIFY(!std::filesystem::exists(bench_->model() / "refs/main"));
        QCOMPARE(listHuggingFaceCache(bench_->place().cache).at(0).name, std::string("me/tiny@refs/pr/1"));
    }

    void whatIsThereIsNotFetchedAgain() {
        QVERIFY(bench_->fetchAll());
        server().forgetRequests();
        const auto listing = bench_->list();
        const FetchPlan plan = planFetch(*listing, bench_->place().cache);
        QCOMPARE(plan.missing(), 0U);
        QVERIFY(bench_->download(plan));
        QCOMPARE(bench_->asked().size(), 1); // the listing
    }

    void aGgufFileIsWhatIsOpened() {
        server().addLarge("tiny-Q8_0.gguf", "GGUF and more");
        const FetchPlan plan = planFetch(*bench_->list(), bench_->place().cache, "tiny-Q8_0.gguf");
        const auto file = bench_->download(plan);
        QVERIFY2(file, qPrintable(bench_->problem));
        QCOMPARE(FetchTestBench::contentsOf(*file), QByteArray("GGUF and more"));
        QCOMPARE(listHuggingFaceCache(bench_->place().cache).at(0).path, *file);
    }

    void theTokenGoesToItsOwnHostOnly() {
        bench_->token = "hf_secret";
        HubServer other; // another port is another place
        other.addLarge("model.safetensors", bench_->tensors);
        server().setAnswer([&](const HubServerRequest& request) {
            HubServerReply reply = server().usual(request);
            if (reply.status == 302) {
                reply.headers = {"Location: " + other.url().toEncoded() + "/cdn/model.safetensors"};
            }
            return reply;
        });
        QVERIFY2(bench_->fetchAll(), qPrintable(bench_->problem));
        for (const HubServerRequest& request : server().requests()) {
            QCOMPARE(request.header("authorization"), QByteArray("Bearer hf_secret"));
        }
        QCOMPARE(other.requests().size(), std::size_t{1});
        QVERIFY(!other.requests()[0].headers.contains("authorization"));
    }

    void aRedirectionOfTheSameHostKeepsTheToken() {
        bench_->token = "hf_secret";
        QVERIFY(bench_->fetchAll());
        QCOMPARE(tokenSentTo("/cdn/model.safetensors"), QByteArray("Bearer hf_secret"));
    }

    void withoutATokenNoneIsSent() {
        QVERIFY(bench_->fetchAll());
        QCOMPARE(tokenSentTo("/api/"), QByteArray());
    }

    void aModelThatHasAnotherNameNowIsFound() {
        server().setAnswer([&](const HubServerRequest& request) {
            HubServerRequest now = request;
            if (request.path.startsWith("/api/models/tiny/")) {
                return HubServerReply{
                    307, "moved", {"Location: /api/models/me/tiny/revision/main?blobs=true"}};
            }
            now.path.replace("/tiny/resolve", "/me/tiny/resolve");
            return server().usual(now);
        });
        const auto listing = bench_->list({"tiny"});
        QVERIFY2(listing, qPrintable(bench_->problem));
        QVERIFY(bench_->download(planFetch(*listing, bench_->place().cache)));
        QVERIFY(
            std::filesystem::exists(bench_->tree.path("hub/models--tiny/refs/main"))); // as it was asked for
    }

    void theSystemsProxyIsUsed() {
        QNetworkProxy proxy(QNetworkProxy::HttpProxy, server().url().host(),
                            static_cast<quint16>(server().url().port()));
        QNetworkProxy::setApplicationProxy(proxy);
        ModelFetch fetch({QUrl(QStringLiteral("http://hub.invalid")), {}, bench_->place().cache},
                         bench_->patience());
        QSignalSpy failed(&fetch, &ModelFetch::failed);
        fetch.list({"me/tiny"});
        QVERIFY(QTest::qWaitFor([&] { return !server().requests().empty(); }));
        QCOMPARE(server().requests()[0].path,
                 QByteArray("http://hub.invalid/api/models/me/tiny/revision/main?blobs=true"));
        QTRY_COMPARE(failed.size(), 1);
        QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    }

    void progressEndsWithTheWhole() {
        const FetchPlan plan = planFetch(*bench_->list(), bench_->place().cache);
        ModelFetch fetch(bench_->place(), bench_->patience());
        std::vector<FetchProgress> seen;
        connect(&fetch, &ModelFetch::progressed, &fetch,
                [&seen](const FetchProgress& progress) { seen.push_back(progress); });
        QSignalSpy finished(&fetch, &ModelFetch::finished);
        fetch.download(plan);
        QVERIFY(finished.wait());
        QVERIFY(!seen.empty());
        for (const FetchProgress& progress : seen) {
            QCOMPARE(progress.whole, plan.choice.size());
            QVERIFY(progress.done <= progress.whole);
        }
    }
};

QTEST_GUILESS_MAIN(ModelFetchTest)
#include "tst_model_fetch.moc"
