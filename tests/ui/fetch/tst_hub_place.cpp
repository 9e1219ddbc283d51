// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/error.h"
#include "tests/support/file_tree.h"
#include "ui/fetch/hub_place.h"

using namespace headscope;

class HubPlaceTest : public QObject {
    Q_OBJECT

    FileTree tree_;

    /// Of somebody who has set nothing.
    HubEnvironment bare() const {
        HubEnvironment environment;
        environment.cache.home = tree_.path("home").string();
        return environment;
    }

  private Q_SLOTS:
    void withoutSettingsItIsTheHubAndTheUsualFolder() {
        const HubPlace place = hubPlace(bare());
        QCOMPARE(place.endpoint, QUrl(QStringLiteral("https://huggingface.co")));
        QVERIFY(place.token.isEmpty());
        QCOMPARE(place.cache, tree_.path("home/.cache/huggingface/hub"));
    }

    void anEndpointLosesTheSlashAtItsEnd() {
        HubEnvironment environment = bare();
        environment.endpoint = "http://localhost:8080/hub/";
        QCOMPARE(hubPlace(environment).endpoint, QUrl(QStringLiteral("http://localhost:8080/hub")));
    }

    void whatIsNoAddressIsRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"huggingface.co", "ftp://x", "file:///etc", "https://", "https://x?y", "https://a b"}) {
            QTest::newRow(text) << QString::fromLatin1(text);
        }
    }
    void whatIsNoAddressIsRefused() {
        QFETCH(QString, text);
        HubEnvironment environment = bare();
        environment.endpoint = text.toStdString();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(hubPlace(environment)), Error);
    }

    void theTokenOfTheEnvironmentComesFirst() {
        tree_.file("home/.cache/huggingface/token", "hf_file\n");
        HubEnvironment environment = bare();
        QCOMPARE(hubPlace(environment).token, QByteArray("hf_file"));
        environment.tokenBefore = "hf_before";
        QCOMPARE(hubPlace(environment).token, QByteArray("hf_before"));
        environment.token = " hf_now ";
        QCOMPARE(hubPlace(environment).token, QByteArray("hf_now"));
        environment.noImplicitToken = "1";
        QVERIFY(hubPlace(environment).token.isEmpty());
    }

    void theTokenFileIsWhereItIsSaidToBe() {
        HubEnvironment environment = bare();
        environment.cache.hfHome = tree_.path("hf").string();
        environment.cache.hubCache = tree_.path("elsewhere").string(); // moves models and no token
        tree_.file("hf/token", "hf_home");
        QCOMPARE(hubPlace(environment).token, QByteArray("hf_home"));
        environment.tokenPath = tree_.file("other", "hf_other").string();
        QCOMPARE(hubPlace(environment).token, QByteArray("hf_other"));
    }

    void aTokenThatCouldAddAHeaderIsRefused() {
        HubEnvironment environment = bare();
        environment.token = "hf_x\r\nHost: other";
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(hubPlace(environment)), Error);
    }

    void offlineMeansNothingIsFetched() {
        HubEnvironment environment = bare();
        environment.offline = "0";
        static_cast<void>(hubPlace(environment));
        environment.offline = "yes";
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(hubPlace(environment)), Error);
        environment.offline.clear();
        environment.offlineToo = "1";
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(hubPlace(environment)), Error);
    }
};

QTEST_GUILESS_MAIN(HubPlaceTest)
#include "tst_hub_place.moc"
