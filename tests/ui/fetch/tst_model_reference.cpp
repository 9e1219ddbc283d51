// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/error.h"
#include "ui/fetch/hub_urls.h"
#include "ui/fetch/model_reference.h"

using namespace headscope;

class ModelReferenceTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void namesAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("revision");
        QTest::newRow("name") << "openai-community/gpt2"
                              << "openai-community/gpt2"
                              << "main";
        QTest::newRow("without an owner") << "gpt2"
                                          << "gpt2"
                                          << "main";
        QTest::newRow("spaces around it") << "  a/b\n"
                                          << "a/b"
                                          << "main";
        QTest::newRow("revision") << "a/b@v1.0"
                                  << "a/b"
                                  << "v1.0";
        QTest::newRow("pull request") << "a/b@refs/pr/1"
                                      << "a/b"
                                      << "refs/pr/1";
        QTest::newRow("address") << "https://huggingface.co/WinKawaks/vit-tiny-patch16-224"
                                 << "WinKawaks/vit-tiny-patch16-224"
                                 << "main";
        QTest::newRow("address with more") << "https://huggingface.co/a/b/?library=transformers#x"
                                           << "a/b"
                                           << "main";
        QTest::newRow("address of a revision") << "http://127.0.0.1:80/a/b/tree/refs/pr/2"
                                               << "a/b"
                                               << "refs/pr/2";
        QTest::newRow("signs") << "a_1/B-2.c"
                               << "a_1/B-2.c"
                               << "main";
    }
    void namesAreRead() {
        QFETCH(QString, text);
        const ModelReference reference = parseModelReference(text.toStdString());
        QTEST(QString::fromStdString(reference.name), "name");
        QTEST(QString::fromStdString(reference.revision), "revision");
    }

    void whatIsNoNameIsRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"",
                                 "/",
                                 "a/",
                                 "/b",
                                 "a/b/c",
                                 "a b",
                                 "../b",
                                 "a/..",
                                 "a/b..c",
                                 "a--b/c",
                                 "-a/b",
                                 "a/b-",
                                 ".a/b",
                                 "a/b.git",
                                 "a/b@",
                                 "a/b@../../x",
                                 "a/b@/etc",
                                 "a/b@x y",
                                 "a/b@x//y",
                                 "a/b@.hidden",
                                 "a/b@x/",
                                 "a/b@x.lock",
                                 "a/b@x\\y",
                                 "https://huggingface.co",
                                 "https://huggingface.co/a/b/blob/main/config.json",
                                 "ä/b"}) {
            QTest::newRow(text) << QString::fromUtf8(text);
        }
        QTest::newRow("long") << QString(97, QLatin1Char('a'));
    }
    void whatIsNoNameIsRefused() {
        QFETCH(QString, text);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(parseModelReference(text.toStdString())), Error);
    }

    void mainIsNotSpokenOf() {
        QCOMPARE(toString({"a/b", "main"}), std::string("a/b"));
        QCOMPARE(toString({"a/b", "v1"}), std::string("a/b@v1"));
    }

    void aRevisionIsOnePartOfTheAddress() {
        const QUrl hub(QStringLiteral("https://hub.example/mirror"));
        QCOMPARE(listingUrl(hub, {"a/b", "refs/pr/1"}).toEncoded(),
                 QByteArray("https://hub.example/mirror/api/models/a/b/revision/refs%2Fpr%2F1?blobs=true"));
        QCOMPARE(fileUrl(hub, "a/b", "0123", "sub/a file#?.json").toEncoded(),
                 QByteArray("https://hub.example/mirror/a/b/resolve/0123/sub/a%20file%23%3F.json"));
    }
};

QTEST_GUILESS_MAIN(ModelReferenceTest)
#include "tst_model_reference.moc"
