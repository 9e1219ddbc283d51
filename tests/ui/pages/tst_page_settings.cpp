// SPDX-License-Identifier: GPL-3.0-or-later
// What is set on a page: written and read again, refused where it does not fit, and told when the user sets
// it.
#include <functional>

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QtTest>

#include "tests/ui/pages/json_of.h"
#include "tests/ui/scores/sample_scores.h"
#include "ui/controls/segmented_choice.h"
#include "ui/pages/circuit_page.h"
#include "ui/pages/layers_page.h"
#include "ui/pages/look_pages.h"
#include "ui/pages/pattern_page.h"
#include "ui/pages/product_page.h"
#include "ui/pages/score_pages.h"
#include "ui/pages/score_study.h"
#include "ui/pages/selected_page.h"
#include "ui/pages/similarity_page.h"
#include "ui/pages/spectrum_page.h"
#include "ui/pages/token_page.h"
#include "ui/pages/value_page.h"
#include "ui/scores/score_scatter.h"
#include "ui/scores/score_table_grid.h"
#include "ui/scores/score_table_view.h"

using namespace headscope;

namespace {

/// Clicks one of a SegmentedChoice, also where it waits for something to show.
void choose(StagePage& page, const char* name, int place) {
    auto* choice = page.findChild<SegmentedChoice*>(QLatin1String(name));
    QVERIFY2(choice != nullptr, name);
    choice->setEnabled(true);
    choice->findChildren<QAbstractButton*>().at(place)->click();
}

template <typename Page>
std::unique_ptr<StagePage> make(ScoreStudy& study) {
    if constexpr (std::is_constructible_v<Page, ScoreStudy&>) {
        return std::make_unique<Page>(study);
    } else {
        return std::make_unique<Page>();
    }
}

struct Case {
    std::function<std::unique_ptr<StagePage>(ScoreStudy&)> make;
    const char* set = "";                 // all that can be set, none as at the start
    std::vector<const char*> wrong;       // values that do not fit
    std::function<void(StagePage&)> edit; // what the user does: one change
    const char* edited = "";              // what is set by it
};

void typePattern(StagePage& page) {
    auto* field = page.findChild<QLineEdit*>(QStringLiteral("patternWords"));
    QTest::keyClicks(field, QStringLiteral("0"));
}

void chooseAxis(StagePage& page) {
    page.findChild<ScoreScatter*>()->setScores(sampleScores());
    page.findChild<QComboBox*>(QStringLiteral("scatterY"))->setCurrentIndex(0);
}

void sortTable(StagePage& page) {
    auto* table = page.findChild<ScoreTableView*>();
    table->setScores(sampleScores());
    table->grid()->sortByColumn(3, Qt::DescendingOrder); // as a click on the title does
}

const std::vector<std::pair<const char*, Case>>& cases() {
    static const std::vector<std::pair<const char*, Case>> all{
        {"lines",
         {make<LinesPage>,
          R"({"threshold": 0.3})",
          {R"({"threshold": "0.3"})", R"({"threshold": 2})", R"({"threshold": -0.1})"},
          [](StagePage& page) { page.findChild<QSlider*>(QStringLiteral("threshold"))->setValue(0); },
          R"({"threshold": 0.001})"}},
        {"text",
         {make<TextPage>,
          R"({"direction": "column"})",
          {R"({"direction": "diagonal"})"},
          [](StagePage& page) { choose(page, "direction", 1); },
          R"({"direction": "column"})"}},
        {"product",
         {make<ProductPage>,
          R"({"order": "pair"})",
          {R"({"order": 1})"},
          [](StagePage& page) { choose(page, "productOrder", 1); },
          R"({"order": "size"})"}},
        {"values",
         {make<ValuePage>,
          R"({"side": "b"})",
          {R"({"side": "B"})"},
          [](StagePage& page) { choose(page, "valueSide", 1); },
          R"({"side": "b"})"}},
        {"spectrum",
         {make<SpectrumPage>,
          R"({"scale": "logarithmic"})",
          {R"({"scale": true})"},
          [](StagePage& page) { choose(page, "spectrumScale", 1); },
          R"({"scale": "logarithmic"})"}},
        {"circuits",
         {make<CircuitPage>,
          R"({"measure": "key_overlap"})",
          {R"({"measure": "composition"})"},
          [](StagePage& page) { choose(page, "pairMeasure", 2); },
          R"({"measure": "value_composition"})"}},
        {"similarity",
         {make<SimilarityPage>,
          R"({"view": "groups", "order": "layer"})",
          {R"({"view": "groups", "order": "weight"})", R"({"view": "tree", "order": "layer"})"},
          [](StagePage& page) { choose(page, "similarityPage", 1); },
          R"({"view": "plane", "order": "clustered"})"}},
        {"token",
         {make<TokenPage>,
          R"({"order": "weight"})",
          {R"({"order": "head"})"},
          [](StagePage& page) { choose(page, "tokenHeadsSort", 1); },
          R"({"order": "weight"})"}},
        {"several",
         {make<SelectedPage>,
          R"({"heads": "layer"})",
          {R"({"heads": "L2"})", R"({"heads": 2})"},
          [](StagePage& page) { choose(page, "headChoice", 1); },
          R"({"heads": "pinned"})"}},
        {"layers",
         {make<LayersPage>,
          R"({"method": "flow", "view": "graph", "threshold": 0.2})",
          {R"({"method": "flow", "view": "graph", "threshold": 0.6})", R"({"method": "flood"})",
           R"({"method": "flow", "view": "map"})"},
          [](StagePage& page) { choose(page, "layerMethod", 1); },
          R"({"method": "flow", "view": "strips", "threshold": 0.05})"}},
        {"layers' threshold",
         {make<LayersPage>,
          R"({"method": "rollout", "view": "graph", "threshold": 0.04})",
          {},
          [](StagePage& page) { page.findChild<QSlider*>(QStringLiteral("edgeThreshold"))->setValue(1); },
          R"({"method": "rollout", "view": "strips", "threshold": 0.02})"}},
        {"words of a pattern",
         {make<PatternPage>,
          R"({"words": "-8..-1"})",
          {R"({"words": -1})", R"({"words": "-1", "cells": [[1, 0]]})"},
          typePattern,
          R"({"words": "0"})"}},
        {"cells of a pattern",
         {make<PatternPage>,
          R"({"cells": [[3, 1], [5, 0, 4]]})",
          {R"({"cells": [[3]]})", R"({"cells": [[3, 1, 0]]})", R"({"cells": [[3, -1]]})",
           R"({"cells": [3, 1]})", R"({"cells": "3 1"})", R"({"cells": [[3, 1.5]]})"},
          typePattern,
          R"({"words": "0"})"}},
        {"scatter",
         {make<ScatterPage>,
          R"({"x": "entropy", "y": "zeroing_loss"})",
          {R"({"x": "entropy", "y": "height"})", R"({"x": ""})", R"({"y": 3})"},
          chooseAxis,
          R"({"y": "entropy"})"}},
        {"table",
         {make<TablePage>,
          R"({"sort": "entropy", "descending": true, "heads": "L2", "score": "induction", "most": 0.25,
              "pinned": true, "badge": true, "hidden": ["badges", "confidence"]})",
          {R"({"sort": "height"})", R"({"descending": "yes"})", R"({"heads": 2})", R"({"score": "height"})",
           R"({"least": 0.5})", R"({"score": "entropy", "least": "0.5"})",
           R"({"score": "entropy", "least": 0.5, "most": 1})", R"({"pinned": 1})", R"({"badge": null})",
           R"({"hidden": "entropy"})", R"({"hidden": ["height"]})", R"({"hidden": ["head"]})"},
          sortTable,
          R"({"sort": "entropy", "descending": true})"}},
        {"filter of the table",
         {make<TablePage>,
          R"({"score": "entropy", "least": 0})",
          {},
          [](StagePage& page) {
              page.findChild<QLineEdit*>(QStringLiteral("filterHeads"))->setText(QStringLiteral("L3"));
          },
          R"({"heads": "L3"})"}},
    };
    return all;
}

} // namespace

class TestPageSettings : public QObject {
    Q_OBJECT

    ScoreStudy study_;

    static void addCases() {
        QTest::addColumn<int>("place");
        for (std::size_t place = 0; place < cases().size(); ++place) {
            QTest::newRow(cases()[place].first) << static_cast<int>(place);
        }
    }
    static const Case& caseAt(int place) { return cases().at(static_cast<std::size_t>(place)).second; }

  private Q_SLOTS:
    void whatIsSetComesBack_data() { addCases(); }
    void whatIsSetComesBack() {
        QFETCH(int, place);
        const Case& one = caseAt(place);
        const auto page = one.make(study_);
        const QJsonObject start = page->settings();
        QSignalSpy changed(page.get(), &StagePage::settingsChanged);
        QCOMPARE(page->setSettings(json(one.set)), QString());
        QCOMPARE(page->settings(), json(one.set));
        QCOMPARE(page->setSettings({}), QString()); // all as at the start
        QCOMPARE(page->settings(), start);
        QVERIFY(start != json(one.set));
        QCOMPARE(changed.count(), 0);
    }

    void whatDoesNotFitIsRefusedAsAWhole_data() { addCases(); }
    void whatDoesNotFitIsRefusedAsAWhole() {
        QFETCH(int, place);
        const Case& one = caseAt(place);
        const auto page = one.make(study_);
        QCOMPARE(page->setSettings(json(one.set)), QString());
        QJsonObject unknown = json(one.set);
        unknown[QStringLiteral("colour")] = QStringLiteral("red");
        QCOMPARE(page->setSettings(unknown), StagePage::noSetting(QStringLiteral("colour")));
        for (const char* wrong : one.wrong) {
            QVERIFY2(!json(wrong).isEmpty(), wrong);
            QVERIFY2(!page->setSettings(json(wrong)).isEmpty(), wrong);
            QCOMPARE(page->settings(), json(one.set));
        }
    }

    void whatTheUserSetsIsToldOnce_data() { addCases(); }
    void whatTheUserSetsIsToldOnce() {
        QFETCH(int, place);
        const Case& one = caseAt(place);
        const auto page = one.make(study_);
        QSignalSpy changed(page.get(), &StagePage::settingsChanged);
        one.edit(*page);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(page->settings(), json(one.edited));
    }

    void aRefusalSaysWhatIsExpectedAndFound() {
        LayersPage page;
        QCOMPARE(page.setSettings(json(R"({"method": "flood"})")),
                 QStringLiteral("\"method\" must be one of rollout, flow, not \"flood\""));
        QCOMPARE(page.setSettings(json(R"({"threshold": 0.6})")),
                 QStringLiteral("\"threshold\" must be a number from 0 to 0.5, not 0.6"));
    }

    void bothTextsHaveOneThreshold() {
        LinesPage page;
        const auto sliders = page.findChildren<QSlider*>(QStringLiteral("threshold"));
        QCOMPARE(sliders.size(), 2);
        sliders[1]->setValue(3);
        QCOMPARE(sliders[0]->value(), 3);
    }

    void anAxisThatIsNotThereYetIsKept() { // as what zeroing measures, which comes last
        ScatterPage page(study_);
        QCOMPARE(page.setSettings(json(R"({"x": "zeroing_loss"})")), QString());
        auto* view = page.findChild<ScoreScatter*>();
        const auto* x = page.findChild<QComboBox*>(QStringLiteral("scatterX"));
        view->setScores(sampleScores(2, 2, 1, 14));
        QCOMPARE(x->currentText(), QStringLiteral("Previous token"));
        QCOMPARE(page.settings(), json(R"({"x": "zeroing_loss"})"));
        view->setScores(sampleScores());
        QCOMPARE(x->currentText(), QStringLiteral("Loss without the head"));
    }

    void aColumnThatIsNotThereYetIsKept() {
        TablePage page(study_);
        const QJsonObject wanted =
            json(R"({"sort": "zeroing_loss", "descending": true, "hidden": ["zeroing_kl"]})");
        QCOMPARE(page.setSettings(wanted), QString());
        const auto* header = page.view()->grid()->horizontalHeader();
        page.view()->setScores(sampleScores(2, 2, 1, 14));
        QCOMPARE(header->sortIndicatorSection(), 0);
        QCOMPARE(page.settings(), wanted);
        page.view()->setScores(sampleScores());
        QCOMPARE(header->sortIndicatorSection(), 3 + 15);
        QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
        QVERIFY(header->isSectionHidden(3 + 16));
        QVERIFY(!header->isSectionHidden(3 + 15));
    }

    void anotherTableKeepsItsColumnsByName() {
        TablePage page(study_);
        page.view()->setScores(sampleScores());
        QCOMPARE(page.setSettings(json(R"({"sort": "induction", "hidden": ["entropy"]})")), QString());
        page.view()->setScores(scoresOf({0.2, 0.9, 0.5}, 11)); // has induction alone
        const auto* header = page.view()->grid()->horizontalHeader();
        QCOMPARE(header->sortIndicatorSection(), 3);
        QVERIFY(!header->isSectionHidden(3));
        QCOMPARE(page.view()->grid()->model()->index(1, 0).data().toString(), QStringLiteral("L0 H2"));
    }

    void aFilterThatIsSetLeavesHeadsOut() {
        TablePage page(study_);
        page.view()->setScores(scoresOf({0.2, 0.7, 0.5}));
        QSignalSpy filtered(page.view(), &ScoreTableView::filterChanged);
        QCOMPARE(page.setSettings(json(R"({"score": "previous_token", "least": 0.5})")), QString());
        QVERIFY(filtered.count() > 0); // the map of heads dims the others
        QVERIFY(page.view()->shownHeads() == (std::set<HeadId>{{0, 1}, {0, 2}}));
        QCOMPARE(page.setSettings({}), QString());
        QVERIFY(!page.view()->shownHeads());
    }

    void whatIsTypedStaysAsItIsTyped() { // where it means the same number
        TablePage page(study_);
        page.view()->setScores(scoresOf({0.2, 0.7}));
        auto* bound = page.findChild<QLineEdit*>(QStringLiteral("filterBound"));
        bound->setText(QStringLiteral("0,50"));
        QCOMPARE(page.settings(), json(R"({"score": "previous_token", "least": 0.5})"));
        QCOMPARE(page.setSettings(json(R"({"score": "previous_token", "most": 0.5})")), QString());
        QCOMPARE(bound->text(), QStringLiteral("0,50"));
    }
};

QTEST_MAIN(TestPageSettings)
#include "tst_page_settings.moc"
