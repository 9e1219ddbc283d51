// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "ui/library/fetch_panel.h"

using namespace headscope;

class FetchPanelTest : public QObject {
    Q_OBJECT

    std::unique_ptr<FetchPanel> panel_;
    std::unique_ptr<QSignalSpy> looked_;
    std::unique_ptr<QSignalSpy> fetched_;
    std::unique_ptr<QSignalSpy> stopped_;

    template <typename Widget>
    Widget* child(const char* name) {
        return panel_->findChild<Widget*>(QString::fromLatin1(name));
    }
    QLineEdit* field() { return child<QLineEdit>("modelName"); }
    QPushButton* get() { return child<QPushButton>("fetchModel"); }
    QTreeWidget* files() { return child<QTreeWidget>("filesToFetch"); }
    QString state() {
        return child<QLabel>("fetchState")->isVisible() ? child<QLabel>("fetchState")->text() : QString();
    }

    /// Two files, of which the second lacks so many bytes.
    static FetchOffer sampleOffer(std::uint64_t missing) {
        FetchOffer offer;
        offer.plan.reference = {"me/tiny"};
        offer.plan.commit = std::string(40, 'c');
        offer.plan.licence = "mit";
        offer.plan.choice.files = {{"config.json", 1000, {}, false},
                                   {"model.safetensors", 9'000'000, {}, true}};
        offer.plan.missingOf = {missing == 9'000'000 ? 1000U : 0U, missing};
        offer.isFolder = true;
        return offer;
    }

  private Q_SLOTS:
    void init() {
        panel_ = std::make_unique<FetchPanel>();
        panel_->setRecommended({{QStringLiteral("me/tiny"), QStringLiteral("Tiny"), QStringLiteral("mit"),
                                 QStringLiteral("Good for R&D"), 9'000'000},
                                {QStringLiteral("you/large"), QStringLiteral("Large"), QStringLiteral("gpl"),
                                 QStringLiteral("Good for more"), 900'000'000}});
        panel_->setPlaces(QStringLiteral("https://hub.example"), QStringLiteral("/cache"));
        looked_ = std::make_unique<QSignalSpy>(panel_.get(), &FetchPanel::lookRequested);
        fetched_ = std::make_unique<QSignalSpy>(panel_.get(), &FetchPanel::fetchRequested);
        stopped_ = std::make_unique<QSignalSpy>(panel_.get(), &FetchPanel::stopRequested);
        panel_->show();
    }

    void nothingIsAskedBeforeTheUserDoes() {
        QVERIFY(looked_->isEmpty());
        QVERIFY(!panel_->isModal());
        QVERIFY(!get()->isEnabled());
        QVERIFY(!files()->isVisible());
        QVERIFY(child<QLabel>("fetchPlaces")->text().contains(QStringLiteral("https://hub.example")));
    }

    void enterLooksOnce() {
        QTest::keyClicks(field(), QStringLiteral("me/tiny"));
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(looked_->size(), 1);
        QCOMPARE(looked_->at(0)[0].toString(), QStringLiteral("me/tiny"));
        QTest::keyClick(panel_.get(), Qt::Key_Return);
        QCOMPARE(looked_->size(), 1); // while it looks
        QVERIFY(!field()->isEnabled());
    }

    void anEmptyNameIsNotLookedFor() {
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY(looked_->isEmpty());
    }

    void aRecommendedModelSaysWhatItIsGoodFor() {
        auto* list = child<QTreeWidget>("recommendedModels");
        QCOMPARE(list->topLevelItemCount(), 2);
        list->setCurrentItem(list->topLevelItem(0));
        QCOMPARE(field()->text(), QStringLiteral("me/tiny"));
        QCOMPARE(child<QLabel>("modelUse")->text(), QStringLiteral("Good for R&D"));
        QVERIFY(looked_->isEmpty()); // a click alone asks nobody
        child<QPushButton>("lookForModel")->click();
        QCOMPARE(looked_->at(0)[0].toString(), QStringLiteral("me/tiny"));
    }

    void anOfferSaysLicenceFilesAndSize() {
        panel_->showOffer(sampleOffer(9'000'000));
        QCOMPARE(child<QLabel>("offerTitle")->text(),
                 QStringLiteral("me/tiny · commit ccccccc · licence: mit"));
        QCOMPARE(files()->topLevelItemCount(), 2);
        QCOMPARE(files()->topLevelItem(1)->text(0), QStringLiteral("model.safetensors"));
        QCOMPARE(files()->topLevelItem(1)->text(1), QStringLiteral("9.0 MB"));
        QCOMPARE(files()->topLevelItem(1)->text(2), QStringLiteral("no"));
        QCOMPARE(get()->text(), QStringLiteral("&Get 9.0 MB"));
        QVERIFY(!child<QComboBox>("offerFiles")->isVisible());
        get()->click();
        QCOMPARE(fetched_->size(), 1);
        QVERIFY(!get()->isEnabled());
    }

    void whatIsThereIsNotCountedAgain() {
        panel_->showOffer(sampleOffer(4'000'000));
        QCOMPARE(get()->text(), QStringLiteral("&Get the rest, 4.0 MB"));
        QCOMPARE(files()->topLevelItem(0)->text(2), QStringLiteral("yes"));
        QCOMPARE(files()->topLevelItem(1)->text(2), QStringLiteral("in part"));
        panel_->showOffer(sampleOffer(0));
        QCOMPARE(get()->text(), QStringLiteral("&Open"));
    }

    void aMissingLicenceIsSaid() {
        FetchOffer offer = sampleOffer(0);
        offer.plan.licence.clear();
        panel_->showOffer(offer);
        QVERIFY(child<QLabel>("offerTitle")->text().endsWith(QStringLiteral("licence: not stated")));
    }

    void anotherFileCanBeChosen() {
        FetchOffer offer = sampleOffer(9'000'000);
        offer.ggufs = {{"m-Q4_K_M.gguf", 5'000'000, {}, true}, {"m-Q8_0.gguf", 8'000'000, {}, true}};
        QSignalSpy chosen(panel_.get(), &FetchPanel::fileChosen);
        panel_->showOffer(offer);
        auto* choices = child<QComboBox>("offerFiles");
        QVERIFY(choices->isVisible());
        QCOMPARE(choices->count(), 3);
        QVERIFY(chosen.isEmpty());
        choices->setCurrentIndex(2);
        QCOMPARE(chosen.at(0)[0].toString(), QStringLiteral("m-Q8_0.gguf"));
        offer.plan.choice.toOpen = "m-Q8_0.gguf";
        panel_->showOffer(offer);
        QCOMPARE(choices->currentIndex(), 2);
        QCOMPARE(chosen.size(), 1);
    }

    void aProblemIsALineAndTheFieldIsUsableAgain() {
        QTest::keyClicks(field(), QStringLiteral("me/none"));
        QTest::keyClick(field(), Qt::Key_Return);
        panel_->showIdle(QStringLiteral("me/none: there is no such model"));
        QCOMPARE(state(), QStringLiteral("me/none: there is no such model"));
        QVERIFY(field()->isEnabled());
        QVERIFY(!get()->isEnabled());
        panel_->showOffer(sampleOffer(0));
        QVERIFY(state().isEmpty());
    }

    void anotherLookTakesTheOldOfferAway() {
        panel_->showOffer(sampleOffer(9'000'000));
        field()->setText(QStringLiteral("you/large"));
        child<QPushButton>("lookForModel")->click();
        QVERIFY(!files()->isVisible());
        QVERIFY(!get()->isEnabled());
    }

    void closingStopsWhatRuns() {
        panel_->reject();
        QVERIFY(stopped_->isEmpty());
        panel_->show();
        panel_->showOffer(sampleOffer(9'000'000));
        get()->click();
        panel_->reject();
        QCOMPARE(stopped_->size(), 1);
    }
};

QTEST_MAIN(FetchPanelTest)
#include "tst_fetch_panel.moc"
