// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <QTest>

#include "core/library/recent_models.h"

using namespace headscope;
using Paths = std::vector<std::filesystem::path>;

class RecentModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theLatestIsFirst() {
        RecentModels recent;
        recent.add("/a");
        recent.add("/b");
        QVERIFY((recent.paths() == Paths{"/b", "/a"}));
    }

    void aPathIsThereOnce() {
        RecentModels recent(Paths{"/a", "/b"});
        recent.add("/b/");
        recent.add("/x/../b/.");
        QVERIFY((recent.paths() == Paths{"/b", "/a"}));
    }

    void theOldestGoes() {
        RecentModels recent;
        for (int i = 0; i < 12; ++i) {
            recent.add("/" + std::to_string(i));
        }
        QCOMPARE(recent.paths().size(), RecentModels::kMost);
        QCOMPARE(recent.paths().front().string(), std::string("/11"));
        QCOMPARE(recent.paths().back().string(), std::string("/2"));
    }

    void whatWasKeptComesBackInItsOrder() {
        const RecentModels recent(Paths{"/c", "/b", "", "/c", "/a"});
        QVERIFY((recent.paths() == Paths{"/c", "/b", "/a"}));
        QVERIFY(RecentModels(recent.paths()) == recent);
    }

    void removesByPath() {
        RecentModels recent(Paths{"/a", "/b"});
        recent.remove("/a/");
        QVERIFY((recent.paths() == Paths{"/b"}));
    }

    void ofRandomLayersInARowTheLastStays() {
        RecentModels recent;
        recent.add("/a");
        recent.add("random:width=8,heads=2");
        recent.add("random:of=/x/../y/");
        QVERIFY((recent.paths() == Paths{"random:of=/x/../y/", "/a"}));
        recent.add("/b");
        recent.add("random:seed=2");
        QVERIFY((recent.paths() == Paths{"random:seed=2", "/b", "random:of=/x/../y/", "/a"}));
    }

    void theRootStaysTheRoot() {
        RecentModels recent;
        recent.add("/");
        QVERIFY((recent.paths() == Paths{"/"}));
    }
};

QTEST_APPLESS_MAIN(RecentModelsTest)
#include "tst_recent_models.moc"
