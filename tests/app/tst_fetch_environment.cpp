// SPDX-License-Identifier: GPL-3.0-or-later
// What the environment says of fetching, as huggingface_hub reads it (huggingface_hub/constants.py), by the
// program itself.
#include <QDir>

#include "tests/app/fetch_run.h"
#include "tests/support/file_tree.h"
#include "tests/ui/fetch/hub_server.h"

using namespace headscope;

class FetchEnvironmentTest : public QObject {
    Q_OBJECT

    FileTree tree_;
    HubServer server_;

    QString path(const QString& name) const {
        return QDir(QString::fromStdString(tree_.path().string())).filePath(name);
    }
    /// `settings`: with {} for the folder of this test, whose "home" is HOME.
    Ended fetch(QStringList settings) const {
        settings.replaceInStrings(QStringLiteral("{}"), path({}));
        settings.prepend(QStringLiteral("HF_ENDPOINT=") + server_.url().toString());
        settings.prepend(QStringLiteral("HOME=") + path(QStringLiteral("home")));
        return runFetch(words("me/tiny"), settings);
    }

  private Q_SLOTS:
    void initTestCase() {
        server_.addSmall("config.json", R"({"model_type": "gpt2"})");
        server_.addLarge("model.safetensors", "tensors");
    }
    void init() {
        server_.setAnswer({});
        server_.forgetRequests();
    }

    void theCacheIsWhereItIsSaidToBe_data() {
        QTest::addColumn<QString>("settings");
        QTest::addColumn<QString>("folder");
        const auto row = [](const char* settings, const char* folder) {
            QTest::newRow(settings) << QString::fromLatin1(settings) << QString::fromLatin1(folder);
        };
        row("X=", "home/.cache/huggingface/hub");
        row("XDG_CACHE_HOME={}/xdg", "xdg/huggingface/hub");
        row("HF_HOME={}/hf XDG_CACHE_HOME={}/xdg", "hf/hub");
        row("HUGGINGFACE_HUB_CACHE={}/before HF_HOME={}/hf", "before");
        row("HF_HUB_CACHE={}/now HUGGINGFACE_HUB_CACHE={}/before", "now");
        row("HF_HOME=~/tilde", "home/tilde/hub");
        row("HF_HOME=$HOME/dollar", "home/dollar/hub");
        row("HF_HUB_CACHE=${HOME}/braces", "home/braces");
    }
    void theCacheIsWhereItIsSaidToBe() {
        QFETCH(QString, settings);
        QFETCH(QString, folder);
        const Ended ended = fetch(settings.split(QLatin1Char(' ')));
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QString snapshot = path(folder) + QStringLiteral("/models--me--tiny/snapshots/") +
                                 QString::fromLatin1(HubServer::commit());
        QCOMPARE(QString::fromUtf8(ended.out.trimmed().split('\n').last()), snapshot);
        QVERIFY(QFile::exists(snapshot + QStringLiteral("/model.safetensors")));
    }

    void whatMeansOfflineAsksNobody_data() {
        QTest::addColumn<QString>("settings");
        QTest::addColumn<bool>("isOffline");
        const auto row = [](const char* settings, bool isOffline) {
            QTest::newRow(settings) << QString::fromLatin1(settings) << isOffline;
        };
        row("HF_HUB_OFFLINE=1", true);
        row("HF_HUB_OFFLINE=on", true);
        row("HF_HUB_OFFLINE=True", true);
        row("TRANSFORMERS_OFFLINE=yes", true);
        row("HF_HUB_OFFLINE= TRANSFORMERS_OFFLINE=1", true);
        row("HF_HUB_OFFLINE=0 TRANSFORMERS_OFFLINE=1", false);
        row("HF_HUB_OFFLINE=no", false);
        row("HF_HUB_OFFLINE=2", false);
    }
    void whatMeansOfflineAsksNobody() {
        QFETCH(QString, settings);
        QFETCH(bool, isOffline);
        const Ended ended = fetch(settings.split(QLatin1Char(' ')));
        QCOMPARE(ended.status, isOffline ? 1 : 0);
        QCOMPARE(server_.requests().empty(), isOffline);
    }

    void anEndpointMayHaveAPath() {
        server_.setAnswer([this](HubServerRequest request) {
            if (!request.path.startsWith("/mirror/hub/") && !request.path.startsWith("/cdn/")) {
                return HubServerReply{404, "not here"};
            }
            request.path.replace("/mirror/hub/", "/");
            return server_.usual(request);
        });
        for (const char* end : {"/mirror/hub", "/mirror/hub/"}) {
            const Ended ended =
                fetch({QStringLiteral("HF_HUB_CACHE={}/of-path"),
                       QStringLiteral("HF_ENDPOINT=") + server_.url().toString() + QLatin1String(end)});
            QVERIFY2(ended.status == 0, ended.err.constData());
        }
        QCOMPARE(server_.requests().front().path,
                 QByteArray("/mirror/hub/api/models/me/tiny/revision/main?blobs=true"));
    }

    void theTokenIsReadFromItsFile() {
        tree_.file("hf/token", "hf_of_file\n");
        static_cast<void>(fetch({QStringLiteral("HF_HOME={}/hf")}));
        QVERIFY(!server_.requests().empty());
        QCOMPARE(server_.requests().front().header("authorization"), QByteArray("Bearer hf_of_file"));
    }
};

QTEST_GUILESS_MAIN(FetchEnvironmentTest)
#include "tst_fetch_environment.moc"
