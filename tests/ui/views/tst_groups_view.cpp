// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

#include "ui/controls/segmented_choice.h"
#include "ui/controls/step_slider.h"
#include "ui/theme/themed_label.h"
#include "ui/views/group_costs_view.h"
#include "ui/views/group_numbers.h"
#include "ui/views/groups_view.h"
#include "ui/views/saving_bars.h"
#include "ui/views/spread_table.h"

using namespace headscope;

namespace {

constexpr int kHeads = 8;
constexpr Index kTokens = 5;

GroupsModel modelOf(int kvHeads) {
    AttentionSpec spec;
    spec.heads = kHeads;
    spec.kvHeads = kvHeads;
    spec.headWidth = 32;
    GroupsModel model;
    model.layers.assign(3, spec);
    model.width = 256;
    model.generates = true;
    model.tokens = kTokens;
    return model;
}

GroupSheetsLook lookOf(int kvHeads) {
    GroupSheetsLook look;
    for (int head = 0; head < kHeads; ++head) {
        const Matrix before = Matrix::Constant(kTokens, kTokens, 0.5F);
        const Matrix after = Matrix::Constant(kTokens, kTokens, 0.25F);
        look.before.push_back(std::make_shared<const Matrix>(before));
        look.after.push_back(std::make_shared<const Matrix>(after));
        look.difference.push_back(std::make_shared<const Matrix>(after - before));
    }
    for (Index query = 0; query < kTokens; ++query) {
        look.allowed.push_back({0, query + 1});
        look.queryLabels += QStringLiteral("t%1").arg(query);
    }
    look.keyLabels = look.queryLabels;
    look.ownKvHeads = 4;
    look.kvHeads = kvHeads;
    return look;
}

} // namespace

class TestGroupsView : public QObject {
    Q_OBJECT

    std::unique_ptr<GroupsView> view_;

    template <typename Widget>
    Widget* child(const char* name) {
        return view_->findChild<Widget*>(QLatin1String(name));
    }
    void choose(const char* name, int segment) {
        const auto buttons = child<SegmentedChoice>(name)->findChildren<QAbstractButton*>();
        buttons.at(segment)->click();
    }
    QString text(const char* name) { return child<ThemedLabel>(name)->text(); }

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<GroupsView>();
        view_->resize(1200, 700);
        view_->show();
        view_->setModel(modelOf(4), 1, 1);
    }

    void theOwnNumberStandsAtTheLeft() {
        const auto& steps = child<StepSlider>("groupSlider")->steps();
        QCOMPARE(steps.size(), std::size_t{3});
        QCOMPARE(steps[0].label, QStringLiteral("4 = the model's own (GQA)"));
        QCOMPARE(steps[1].label, QStringLiteral("2"));
        QCOMPARE(steps[2].label, QStringLiteral("1 = MQA"));
        view_->setModel(modelOf(8), 1, 1);
        QCOMPARE(child<StepSlider>("groupSlider")->steps()[0].label,
                 QStringLiteral("8 = the model's own (MHA)"));
    }

    void theSliderSetsTheGrouping() {
        QSignalSpy edited(view_.get(), &GroupsView::settingsEdited);
        child<StepSlider>("groupSlider")->setValue(1);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(view_->settings().grouping.kvHeads, 2);
        QVERIFY(text("groupChoice").contains(QStringLiteral("2 of 4 K/V heads (GQA)")));
        child<StepSlider>("groupSlider")->setValue(0);
        QCOMPARE(view_->settings().grouping.kvHeads, 0);
    }

    void settingsFromOutsideEmitNothing() {
        QSignalSpy edited(view_.get(), &GroupsView::settingsEdited);
        GroupsSettings settings;
        settings.grouping = {1, Pooling::FirstHead};
        settings.rerun = true;
        settings.tokens = 100;
        settings.bits = 8;
        view_->setSettings(settings);
        QCOMPARE(edited.count(), 0);
        QCOMPARE(child<StepSlider>("groupSlider")->value(), 2);
        QCOMPARE(child<SegmentedChoice>("groupPooling")->current(), 1);
        QCOMPARE(child<QSpinBox>("cacheTokens")->value(), 100);
        QVERIFY(view_->settings() == settings);
    }

    void whatIsShownSaysWhatItIs() {
        QVERIFY(text("groupLine").contains(QStringLiteral("rescore: this softmax only")));
        QVERIFY(text("groupLine").contains(QStringLiteral("no further training")));
        choose("groupScope", 1);
        QVERIFY(text("groupLine").contains(QStringLiteral("rerun: the whole model")));
        QVERIFY(text("groupLine").contains(QStringLiteral("no further training")));
    }

    void aNumberThatDoesNotDivideIsNotUsed() {
        GroupsSettings settings;
        settings.grouping.kvHeads = 3;
        view_->setSettings(settings);
        QCOMPARE(view_->kvHeads(), 4);
        QVERIFY(text("groupChoice").contains(QStringLiteral("3 does not divide")));
    }

    void oneOwnHeadLeavesNothingToPool() {
        view_->setModel(modelOf(1), 0, 0);
        QVERIFY(!child<StepSlider>("groupSlider")->isEnabled());
        QVERIFY(text("groupChoice").contains(QStringLiteral("nothing to pool")));
    }

    void allThreeHaveAColumnForEachHead() {
        view_->setMaps(lookOf(2), {});
        const GroupSheets* sheets = view_->sheets();
        QCOMPARE(sheets->weights()->content().maps.size(), std::size_t{16});
        QCOMPARE(sheets->differences()->content().maps.size(), std::size_t{8});
        QCOMPARE(kHeads % sheets->columns(), 0);
        const auto columns = static_cast<std::size_t>(sheets->columns());
        const auto& maps = sheets->weights()->content().maps;
        QCOMPARE(maps[0].title, QStringLiteral("H0"));
        QCOMPARE(maps[0].note, QStringLiteral("before KV 0"));
        QCOMPARE(maps[columns].title, QStringLiteral("H0"));
        QCOMPARE(maps[columns].note, QStringLiteral("after KV 0"));
        QVERIFY(sheets->weights()->content().hasOneScale);
    }

    void mapsOfBothSheetsHaveOneSize() {
        view_->setMaps(lookOf(2), {});
        const GroupSheets* sheets = view_->sheets();
        QTRY_VERIFY(sheets->weights()->mapRect(0).width() > 20); // it is laid out when it is shown
        const QRectF weights = sheets->weights()->mapRect(0);
        QVERIFY(std::abs(weights.width() - sheets->differences()->mapRect(0).width()) <= 1);
        QCOMPARE(sheets->weights()->mapRect(3).left(), sheets->differences()->mapRect(3).left());
    }

    /// H7 reads K/V head 3 of four, and 1 of two.
    void groupsAreNamedAsTheyAreThen() {
        view_->setMaps(lookOf(2), {});
        choose("groupMaps", 0);
        QCOMPARE(view_->sheets()->weights()->content().maps.at(7).note, QStringLiteral("before KV 3"));
        choose("groupMaps", 1);
        QCOMPARE(view_->sheets()->weights()->content().maps.at(7).note, QStringLiteral("after KV 1"));
        choose("groupMaps", 2);
        QVERIFY(view_->sheets()->weights()->isHidden());
        QCOMPARE(view_->sheets()->differences()->content().maps.size(), std::size_t{8});
        QVERIFY(view_->sheets()->differences()->content().maps[0].isDifference);
    }

    void aClickOnAMapChoosesItsHead() {
        view_->setMaps(lookOf(2), {});
        QSignalSpy chosen(view_.get(), &GroupsView::headChosen);
        const GroupSheets* sheets = view_->sheets();
        const int columns = sheets->columns();
        Q_EMIT sheets->weights()->chosen(columns + 2, 1, 0); // an "after" of the first row of heads
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 2);
        Q_EMIT sheets->differences()->chosen(5, 1, 0);
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 5);
        if (columns < kHeads) {
            Q_EMIT sheets->weights()->chosen(2 * columns + 1, 1, 0);
            QCOMPARE(chosen.takeFirst().at(0).toInt(), columns + 1);
        }
        choose("groupMaps", 1);
        Q_EMIT sheets->weights()->chosen(6, 1, 0);
        QCOMPARE(chosen.takeFirst().at(0).toInt(), 6);
    }

    void pointingReadsAllThree() {
        view_->setMaps(lookOf(2), {});
        Q_EMIT view_->sheets()->weights()->pointed(0, 3, 1);
        QCOMPARE(text("groupLine"),
                 QStringLiteral("H0: 3 “\u2068t3\u2069” → 1 “\u2068t1\u2069”: before 0.500, after 0.250, "
                                "difference −0.250"));
        Q_EMIT view_->sheets()->weights()->pointed(0, 1, 3);
        QVERIFY(text("groupLine").endsWith(QStringLiteral("masked")));
        Q_EMIT view_->sheets()->weights()->pointedAtNothing();
        QVERIFY(text("groupLine").contains(QStringLiteral("no further training")));
    }

    void thePointedCellIsReadAgainFromOtherMaps() {
        view_->setMaps(lookOf(2), {});
        Q_EMIT view_->sheets()->weights()->pointed(0, 3, 1);
        GroupSheetsLook other = lookOf(1);
        other.after[0] = std::make_shared<const Matrix>(Matrix::Constant(kTokens, kTokens, 0.125F));
        view_->setMaps(other, {});
        QVERIFY(text("groupLine").contains(QStringLiteral("before 0.500, after 0.125")));
        view_->setMapsEmpty({});
        QVERIFY(text("groupLine").contains(QStringLiteral("no further training")));
    }

    void aLargerFontLeavesEachMapItsHead() {
        view_->resize(900, 1500); // the maps have room in more lines than one
        view_->setMaps(lookOf(2), {});
        const GroupSheets* sheets = view_->sheets();
        const int before = sheets->columns();
        QFont larger = view_->font();
        for (int size = larger.pointSize() + 2; size < 40 && sheets->columns() == before; size += 2) {
            larger.setPointSize(size);
            view_->setFont(larger);
            QCOMPARE(sheets->weights()->content().columns, sheets->columns());
        }
        QVERIFY2(sheets->columns() != before, qPrintable(QString::number(before)));
    }

    void savingsFollowTheNumberAndTheLength() {
        child<StepSlider>("groupSlider")->setValue(2);
        const auto* savings = child<SavingBars>("groupSavings");
        QCOMPARE(savings->rows().size(), std::size_t{4});
        QCOMPARE(savings->rows()[0].ratio, 0.25);
        QCOMPARE(savings->numbersText(0), QStringLiteral("196\u202F608 → 49\u202F152 (× 1/4)"));
        const QString before = savings->rows()[2].before;
        QSignalSpy edited(view_.get(), &GroupsView::settingsEdited);
        child<QSpinBox>("cacheTokens")->setValue(8192);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(view_->settings().tokens, std::int64_t{8192});
        QVERIFY(savings->rows()[2].before != before);
    }

    void costsAreToldOfTheChosenGrouping() {
        GroupCosts costs;
        costs.ownLoss = 3;
        costs.costs = {{{2, Pooling::Mean}, 3.5, 0.25, 0.1}};
        view_->numbers()->setCosts(costs);
        QVERIFY(text("costSentence").contains(QStringLiteral("nothing is lost")));
        child<StepSlider>("groupSlider")->setValue(1);
        QVERIFY(text("costSentence").contains(QStringLiteral("3.000 → 3.500 nats per token (+0.500)")));
        QVERIFY(text("costSentence").contains(QStringLiteral("0.2500 nats, mean over all positions")));
        child<StepSlider>("groupSlider")->setValue(2);
        QVERIFY(text("costSentence").contains(QStringLiteral("…")));
    }

    void curvesBeginWithTheOwnModel() {
        GroupCostsView view;
        GroupCosts costs;
        costs.ownLoss = 3;
        costs.costs = {{{2, Pooling::Mean}, 3.5, 0.25, 0.1}, {{1, Pooling::FirstHead}, 5, 2, 0.6}};
        view.setCosts(costs, {4, 2, 1}, {2, Pooling::Mean});
        const CurveContent loss = view.curves(GroupCostsView::Measure::Loss);
        QCOMPARE(loss.curves.size(), std::size_t{2});
        QCOMPARE(loss.curves[0].x, (std::vector<double>{2, 4}));
        QCOMPARE(loss.curves[0].y, (std::vector<double>{3.5, 3}));
        QCOMPARE(loss.curves[1].y, (std::vector<double>{5, 3}));
        QCOMPARE(view.curves(GroupCostsView::Measure::Kl).curves[1].y, (std::vector<double>{2, 0}));
        QCOMPARE(*loss.position, 2.0);
    }

    void whatPredictsNothingTellsItsStates() {
        GroupCosts costs;
        costs.ownLoss = std::nan("");
        costs.costs = {{{2, Pooling::Mean}, std::nan(""), std::nan(""), 0.125}};
        GroupCostsView view;
        view.setCosts(costs, {4, 2, 1}, {2, Pooling::Mean});
        QVERIFY(view.sentence().contains(QStringLiteral("0.1250")));
        QVERIFY(view.curves(GroupCostsView::Measure::Loss).curves.empty());
        QVERIFY(!view.curves(GroupCostsView::Measure::State).curves.empty());
    }

    void undefinedSpreadsAreDashes() {
        GroupSpread group;
        group.keys = 0.5;
        group.values = 0;
        view_->numbers()->setSpread({group}, QStringLiteral("L1"));
        QCOMPARE(child<SpreadTable>("groupSpread")->cells(0),
                 (QStringList{QStringLiteral("0"), QStringLiteral("H0"), QStringLiteral("0.500"),
                              QStringLiteral("0"), QStringLiteral("–")}));
        QVERIFY(text("spreadNote").contains(QStringLiteral("nothing is pooled")));
    }

    void aNarrowPageShowsOnePart() {
        QVERIFY(child<SegmentedChoice>("groupPart")->isHidden());
        QVERIFY(view_->numbers()->isVisible());
        view_->resize(480, 330);
        QVERIFY(child<SegmentedChoice>("groupPart")->isVisible());
        QVERIFY(view_->sheets()->isVisible());
        QVERIFY(!view_->numbers()->isVisible());
        choose("groupPart", 1);
        QVERIFY(!view_->sheets()->isVisible());
        QVERIFY(view_->numbers()->isVisible());
    }

    void sideBIsAskedFor() {
        QSignalSpy requested(view_.get(), &GroupsView::sideRequested);
        child<QPushButton>("groupForB")->click();
        QCOMPARE(requested.count(), 1);
    }

    void nothingIsShownWithoutAModel() {
        view_->setEmpty(QStringLiteral("open something"));
        QCOMPARE(text("groupsEmpty"), QStringLiteral("open something"));
        QVERIFY(!view_->sheets()->isVisible());
    }
};

QTEST_MAIN(TestGroupsView)
#include "tst_groups_view.moc"
