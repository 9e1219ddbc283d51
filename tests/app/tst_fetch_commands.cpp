// SPDX-License-Identifier: GPL-3.0-or-later
// The command that fetches models, run as a person or a script would, from a server of this test.
#include <QJsonArray>
#include <QJsonObject>
#include <QtTest>

#include "tests/app/fetch_run.h"
#include "tests/support/file_tree.h"
#include "tests/support/golden.h"
#include "tests/ui/fetch/hub_server.h"

using namespace headscope;

class FetchCommandsTest : public QObject {
    Q_OBJECT

    FileTree tree_;
    HubServer server_;

    QString path(const char* name) const { return QString::fromStdString(tree_.path(name).string()); }

    Ended fetch(const QStringList& arguments, const QStringList& settings = {}) const {
        return runFetch(arguments, QStringList{QStringLiteral("HF_ENDPOINT=") + server_.url().toString(),
                                               QStringLiteral("HF_HUB_CACHE=") + path("hub")} +
                                       settings);
    }

  private Q_SLOTS:
    void initTestCase() {
        const auto model = golden::dataFolder() / "models" / "gqa";
        for (const auto& entry : std::filesystem::directory_iterator(model)) {
            QFile file(QString::fromStdString(entry.path().string()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray name = QByteArray::fromStdString(entry.path().filename().string());
            name.endsWith(".safetensors") ? server_.addLarge(name, file.readAll())
                                          : server_.addSmall(name, file.readAll());
        }
    }
    void init() { server_.setAnswer({}); }

    void listingFetchesNothing() {
        const Ended ended = fetch(words("me/tiny --list"));
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.out.contains("licence  mit") && ended.out.contains("model.safetensors"),
                 ended.out.constData());
        QVERIFY(!std::filesystem::exists(tree_.path("hub")));
    }

    void whatIsFetchedCanBeOpened() {
        const Ended ended = fetch(words("me/tiny"));
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(ended.err.isEmpty()); // no progress where there is no terminal
        const QString folder = QString::fromUtf8(ended.out.trimmed().split('\n').last());
        QVERIFY2(folder.endsWith(QStringLiteral("models--me--tiny/snapshots/") +
                                 QString::fromLatin1(HubServer::commit())),
                 qPrintable(folder));
        QCOMPARE(run(words("info --tensors --model") << folder).status, 0);
        const Ended models = run(words("models --json --cache") << path("hub"));
        QCOMPARE(models.json().array().at(1)[QStringLiteral("name")].toString(), QStringLiteral("me/tiny"));
        const QJsonObject again = fetch(words("me/tiny --json")).json().object();
        QCOMPARE(again[QStringLiteral("missing_bytes")].toInt(-1), 0);
        QCOMPARE(again[QStringLiteral("path")].toString(), folder);
        QVERIFY(again[QStringLiteral("files")][0][QStringLiteral("in_cache")].toBool());
    }

    void theCacheCanBeNamed() {
        const Ended ended = fetch(words("me/tiny --cache") << path("other"));
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(std::filesystem::exists(tree_.path("other/models--me--tiny/refs/main")));
    }

    void failuresAreOneLine_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("unknown") << "me/other"
                                 << "X=y" << QByteArray("me/other: ");
        QTest::newRow("no name") << "me/../x"
                                 << "X=y" << QByteArray("expected OWNER/NAME");
        QTest::newRow("no such file") << "me/tiny --file x.gguf"
                                      << "X=y" << QByteArray("found \"x.gguf\"");
        QTest::newRow("offline") << "me/tiny"
                                 << "HF_HUB_OFFLINE=1" << QByteArray("HF_HUB_OFFLINE");
        QTest::newRow("no address") << "me/tiny"
                                    << "HF_ENDPOINT=here" << QByteArray("HF_ENDPOINT");
        QTest::newRow("no folder") << "me/tiny --cache /dev/null/x"
                                   << "X=y" << QByteArray("cannot be made");
    }
    void failuresAreOneLine() {
        QFETCH(QString, arguments);
        QFETCH(QString, setting);
        QFETCH(QByteArray, part);
        const Ended ended = fetch(arguments.split(QLatin1Char(' ')), {setting});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(ended.err.contains(part), ended.err.constData());
    }

    void wrongUsageIsTwo_data() {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("neither") << "--json";
        QTest::newRow("both") << "me/tiny --recommended";
    }
    void wrongUsageIsTwo() {
        QFETCH(QString, arguments);
        QCOMPARE(fetch(arguments.split(QLatin1Char(' '))).status, 2);
    }

    void recommendedModelsAreToldWithoutTheNetwork() {
        server_.forgetRequests();
        const Ended ended = fetch(words("--recommended --json"));
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.json().array().size() >= 5);
        QVERIFY(fetch(words("--recommended")).out.contains("openai-community/gpt2"));
        QVERIFY(server_.requests().empty());
    }
};

QTEST_GUILESS_MAIN(FetchCommandsTest)
#include "tst_fetch_commands.moc"
