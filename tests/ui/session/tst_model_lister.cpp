// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/file_tree.h"
#include "tests/support/golden.h"
#include "ui/session/model_lister.h"

using namespace headscope;

class ModelListerTest : public QObject {
    Q_OBJECT

    std::vector<ModelList> lists_;

  private Q_SLOTS:
    void init() { lists_.clear(); }

    void modelsAreListed() {
        ModelLister lister;
        connect(&lister, &ModelLister::listed, this,
                [this](const ModelList& list) { lists_.push_back(list); });
        lister.list({golden::bundledModel(), {}, {}, {golden::dataFolder() / "models"}});
        QTRY_COMPARE(lists_.size(), std::size_t{1});
        QCOMPARE(lists_[0].models.front().name, std::string("tales-5m"));
        QVERIFY(lists_[0].models.size() > 5);
    }

    void onlyTheLastRequestIsAnswered() {
        ModelLister lister;
        connect(&lister, &ModelLister::listed, this,
                [this](const ModelList& list) { lists_.push_back(list); });
        for (int i = 0; i < 20; ++i) {
            lister.list({{}, {}, {}, {golden::dataFolder() / "models"}});
            QCoreApplication::processEvents();
        }
        lister.list({golden::bundledModel(), {}, {}, {}});
        QTRY_VERIFY(!lists_.empty() && lists_.back().models.size() == 1);
        const std::size_t answered = lists_.size();
        QTest::qWait(0);
        QCOMPARE(lists_.size(), answered);
    }

    void aStoppedRequestIsNotAnswered() {
        ModelLister lister;
        connect(&lister, &ModelLister::listed, this,
                [this](const ModelList& list) { lists_.push_back(list); });
        lister.list({{}, {}, {}, {golden::dataFolder() / "models"}});
        lister.stop();
        lister.list({golden::bundledModel(), {}, {}, {}});
        QTRY_VERIFY(!lists_.empty());
        QCOMPARE(lists_.size(), std::size_t{1});
        QCOMPARE(lists_[0].models.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(ModelListerTest)
#include "tst_model_lister.moc"
