// SPDX-License-Identifier: GPL-3.0-or-later
// Fetching over TLS, from servers of this test. Their key (tests/data/tls) is for tests alone, and nobody
// trusts it by himself.
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

#include "tests/app/fetch_run.h"
#include "tests/support/file_bytes.h"
#include "tests/support/file_tree.h"
#include "tests/ui/fetch/hub_server.h"

using namespace headscope;

namespace {

QString dataFile(const char* name) {
    return QStringLiteral(HEADSCOPE_TEST_DATA "/tls/") + QString::fromLatin1(name);
}

QSslConfiguration serverWith(const char* certificate) {
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(QSslCertificate(contents(dataFile(certificate))));
    tls.setPrivateKey(QSslKey(contents(dataFile("test-key.pem")), QSsl::Ec));
    return tls;
}

} // namespace

class FetchTlsTest : public QObject {
    Q_OBJECT

    FileTree tree_;

    QString path(const char* name) const { return QString::fromStdString(tree_.path(name).string()); }

    Ended fetch(const HubServer& server, const QStringList& settings) const {
        return runFetch(words("me/tiny"),
                        QStringList{QStringLiteral("HF_ENDPOINT=") + server.url().toString(),
                                    QStringLiteral("HF_HUB_CACHE=") + path("hub")} +
                            settings);
    }
    static QStringList trusting(const QString& file) { return {QStringLiteral("SSL_CERT_FILE=") + file}; }
    static void fill(HubServer& server) {
        server.addSmall("config.json", R"({"model_type": "gpt2"})");
        server.addLarge("model.safetensors", "tensors");
    }

  private Q_SLOTS:
    void aCertificateThatNobodyVouchesForIsRefusedInOneSentence() {
        HubServer server(serverWith("this-host.pem"));
        fill(server);
        const Ended ended = fetch(server, {});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        const QByteArray start = "headscope: me/tiny: " + server.url().toEncoded() + " is not trusted: ";
        QVERIFY2(ended.err.startsWith(start) && ended.err.contains("SSL_CERT_FILE"), ended.err.constData());
        QVERIFY(server.requests().empty()); // not even the name of the model is told
        QVERIFY(!std::filesystem::exists(tree_.path("hub")));
    }

    void aCertificateThatIsTrustedIsEnough() {
        HubServer server(serverWith("this-host.pem"));
        fill(server);
        const Ended ended = fetch(server, trusting(dataFile("this-host.pem")));
        QVERIFY2(ended.status == 0, ended.err.constData());
        const auto file = tree_.path("hub/models--me--tiny/snapshots") / HubServer::commit().toStdString();
        QCOMPARE(contents(QString::fromStdString((file / "model.safetensors").string())),
                 QByteArray("tensors"));
    }

    void aCertificateOfAnotherHostIsRefused() {
        const HubServer server(serverWith("other-host.pem"));
        const Ended ended = fetch(server, trusting(dataFile("other-host.pem")));
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains(" is not trusted: ") && ended.err.contains("host name"),
                 ended.err.constData());
    }

    void aRedirectionToAServerThatIsNotTrustedEndsAtOnce() {
        HubServer server(serverWith("this-host.pem"));
        const HubServer other(serverWith("other-host.pem"));
        fill(server);
        int asked = 0;
        server.setAnswer([&](const HubServerRequest& request) {
            HubServerReply reply = server.usual(request);
            if (reply.status == 302) {
                ++asked;
                reply.headers = {"Location: " + other.url().toEncoded() + "/cdn/model.safetensors"};
            }
            return reply;
        });
        const Ended ended = fetch(server, trusting(dataFile("this-host.pem")) +
                                              QStringList{QStringLiteral("HF_HUB_CACHE=") + path("other")});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains(other.url().toEncoded() + " is not trusted: "), ended.err.constData());
        QCOMPARE(asked, 1);
    }

    void nothingGoesFromTlsToPlainHttp() {
        HubServer server(serverWith("this-host.pem"));
        const HubServer plain;
        fill(server);
        server.setAnswer([&](const HubServerRequest& request) {
            HubServerReply reply = server.usual(request);
            if (reply.status == 302) {
                reply.headers = {"Location: " + plain.url().toEncoded() + "/cdn/model.safetensors"};
            }
            return reply;
        });
        const Ended ended = fetch(server, trusting(dataFile("this-host.pem")) +
                                              QStringList{QStringLiteral("HF_HUB_CACHE=") + path("plain")});
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("which is not followed"), ended.err.constData());
        QVERIFY(plain.requests().empty());
    }

    void aServerThatSpeaksNoTlsCannotBeReached() {
        QTcpServer other; // hangs up on whoever calls
        connect(&other, &QTcpServer::newConnection, &other, [&other] {
            while (QTcpSocket* const socket = other.nextPendingConnection()) {
                socket->close();
            }
        });
        QVERIFY(other.listen(QHostAddress::LocalHost));
        const QString url = QStringLiteral("HF_ENDPOINT=https://127.0.0.1:%1").arg(other.serverPort());
        const Ended ended = runFetch(words("me/tiny"), {url, QStringLiteral("HF_HUB_CACHE=") + path("hub")});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(ended.err.contains("cannot be reached"), ended.err.constData());
    }

    void aFileWithoutCertificatesIsRefused_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("not there") << QStringLiteral("/nowhere/authorities.pem");
        QTest::newRow("a key") << dataFile("test-key.pem");
    }
    void aFileWithoutCertificatesIsRefused() {
        QFETCH(QString, file);
        const HubServer server(serverWith("this-host.pem"));
        const Ended ended = fetch(server, trusting(file));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(ended.err.contains("SSL_CERT_FILE") && ended.err.contains(file.toUtf8()),
                 ended.err.constData());
    }
};

QTEST_GUILESS_MAIN(FetchTlsTest)
#include "tst_fetch_tls.moc"
