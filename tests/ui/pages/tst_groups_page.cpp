// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QJsonArray>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/golden.h"
#include "ui/controls/step_slider.h"
#include "ui/pages/groups_page.h"
#include "ui/pages/groups_settings_json.h"
#include "ui/views/group_numbers.h"
#include "ui/views/groups_view.h"

using namespace headscope;

namespace {

QString key(const char* name) {
    return QLatin1String(name);
}

} // namespace

class TestGroupsPage : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    nlohmann::json golden_;
    std::shared_ptr<const TextResult> text_;
    std::unique_ptr<GroupsPage> page_;

    std::shared_ptr<const TextResult> textOf(const std::string& typed) const {
        auto text = std::make_shared<TextResult>();
        text->model = model_;
        text->encoded = model_->encode(typed);
        text->run = model_->transformer().run(text->encoded.input(), model_->transformer().uniform({}));
        return text;
    }
    StageState stateOf(const HeadId& head) const {
        StageState state;
        state.text = text_;
        state.marks.a = state.marks.b = head;
        state.query = 3;
        state.key = 1;
        return state;
    }
    double number(const char* name) const { return page_->number(key(name)).value_or(std::nan("")); }
    bool isFinished() const { return page_->number(key("loss.after")) && page_->number(key("spread")); }
    GroupsView* view() const { return page_->findChild<GroupsView*>(); }
    void take(const QJsonObject& settings) { QCOMPARE(page_->setSettings(settings), QString()); }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        golden_ = golden::readJson(golden::dataFolder() / "bundled" / "golden.json")["texts"][0];
        text_ = textOf(golden_.at("text").get<std::string>());
    }

    void init() {
        page_ = std::make_unique<GroupsPage>();
        page_->resize(1000, 600);
        page_->show();
        page_->setState(stateOf({2, 5}));
    }

    void theOwnNumberCostsNothing() {
        QTRY_VERIFY(isFinished());
        QCOMPARE(number("kvHeads"), 4.0);
        QCOMPARE(number("cache.ratio"), 1.0);
        QCOMPARE(number("kl"), 0.0);
        QCOMPARE(number("loss.after"), number("loss.before"));
        QVERIFY(std::abs(number("loss.before") - golden_.at("mean_loss").at("model").get<double>()) < 1e-4);
        QCOMPARE(number("spread"), 0.0);
    }

    /// 6 layers, d = 256, d_k = 32, four K/V heads.
    void twoHeadsSaveHalfAndCostWhatTheReferenceSays() {
        take({{key("kvHeads"), 2}, {key("tokens"), 1000}, {key("bytes"), 4}});
        QTRY_VERIFY(isFinished());
        QCOMPARE(number("parameters.before"), 2.0 * 6 * 256 * 4 * 32);
        QCOMPARE(number("parameters.after"), 2.0 * 6 * 256 * 2 * 32);
        QCOMPARE(number("cache.before"), 2.0 * 6 * 1000 * 4 * 32 * 4);
        QCOMPARE(number("cache.after"), 2.0 * 6 * 1000 * 2 * 32 * 4);
        QCOMPARE(number("cache.text.after"),
                 2.0 * 6 * 2 * 32 * 4 * static_cast<double>(text_->run->tokens()));
        QCOMPARE(number("cache.ratio"), 0.5);
        QVERIFY(std::abs(number("loss.after") - golden_.at("mean_loss").at("groups_2_mean").get<double>()) <
                1e-4);
        QVERIFY(number("kl") > 0.01);
        QVERIFY(number("spread") > 0.1);
        QVERIFY(number("spread.maps") > 0.001 && number("spread.maps") < std::log(2.0));
        QVERIFY(!page_->number(key("nothing")));
    }

    void mapsFollowScopeAndLayer() {
        take({{key("kvHeads"), 1}});
        QTRY_VERIFY(isFinished());
        const Matrix rescored = *view()->sheets()->look().after[3];
        AttentionSettings one;
        one.grouping.kvHeads = 1;
        QVERIFY((rescored - text_->run->trace.headMap({2, 3}, one).values).cwiseAbs().maxCoeff() < 1e-6F);
        take({{key("kvHeads"), 1}, {key("rerun"), true}});
        const auto isOther = [&] {
            const auto& after = view()->sheets()->look().after;
            return !after.empty() && (*after[3] - rescored).cwiseAbs().maxCoeff() > 1e-3F;
        };
        QTRY_VERIFY(isOther());
        const auto rerun = model_->transformer().run(text_->run->input, model_->transformer().uniform(one));
        const Matrix expected = rerun->trace.headMap({2, 3}, one).values;
        QVERIFY((*view()->sheets()->look().after[3] - expected).cwiseAbs().maxCoeff() < 1e-5F);
        take({{key("kvHeads"), 1}, {key("layer"), 0}});
        const Matrix first = text_->run->trace.headMap({0, 3}, {}).values;
        QTRY_VERIFY((*view()->sheets()->look().before[3] - first).cwiseAbs().maxCoeff() < 1e-6F);
    }

    void costsAreKeptFromOneNumberToTheNext() {
        take({{key("kvHeads"), 2}});
        QTRY_VERIFY(isFinished());
        QTRY_VERIFY(page_->findChild<GroupNumbers*>() != nullptr);
        const double loss = number("loss.after");
        take({{key("kvHeads"), 1}});
        QTRY_VERIFY(isFinished());
        QVERIFY(number("loss.after") != loss);
        take({{key("kvHeads"), 2}});
        QCOMPARE(number("loss.after"), loss); // at once
    }

    void settingsComeBack() {
        const QJsonObject settings{{key("kvHeads"), 2},    {key("pooling"), key("first")},
                                   {key("rerun"), true},   {key("view"), key("difference")},
                                   {key("tokens"), 70000}, {key("bytes"), 0.5},
                                   {key("layer"), 4},      {key("part"), key("numbers")}};
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        take(settings);
        QCOMPARE(page_->settings(), settings);
        QCOMPARE(changed.count(), 0);
        take({});
        QCOMPARE(page_->settings(), toJson({}));
    }

    void settingsThatDoNotFitChangeNothing_data() {
        QTest::addColumn<QJsonObject>("settings");
        QTest::addColumn<QString>("named");
        const auto add = [](const char* name, const QJsonValue& value) {
            QTest::newRow(name) << QJsonObject{{key(name), value}} << key(name);
        };
        add("kvHeads", -1);
        add("pooling", key("median"));
        add("rerun", 1);
        add("view", 3);
        add("part", key("all"));
        add("tokens", 1000001);
        add("bytes", 3);
        add("layer", 1.5);
        add("speed", 1);
    }

    void settingsThatDoNotFitChangeNothing() {
        QFETCH(QJsonObject, settings);
        QFETCH(QString, named);
        const QJsonObject before = page_->settings();
        const QString fault = page_->setSettings(settings);
        QVERIFY2(fault.contains(named), qPrintable(fault));
        QCOMPARE(page_->settings(), before);
    }

    void theUsersMovesAreSteps() {
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        page_->findChild<StepSlider*>()->setValue(2);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(page_->settings().value(key("kvHeads")).toInt(), 1);
    }

    void sideBIsTheSameHeadGrouped() {
        take({{key("kvHeads"), 2}, {key("pooling"), key("first")}, {key("rerun"), true}});
        QSignalSpy edited(page_.get(), &StagePage::sideEdited);
        page_->findChild<QPushButton*>(key("groupForB"))->click();
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.at(0).at(0).value<SideName>(), SideName::B);
        const auto side = edited.at(0).at(1).value<Side>();
        QVERIFY((side.head == HeadId{2, 5}));
        QVERIFY((side.attention.grouping == Grouping{2, Pooling::FirstHead}));
        QCOMPARE(side.scope, Scope::Rerun);
    }

    void aMapChoosesItsHead() {
        QTRY_VERIFY(isFinished());
        QSignalSpy chosen(page_.get(), &StagePage::headChosen);
        Q_EMIT view()->sheets()->differences()->chosen(6, 0, 0);
        QVERIFY((chosen.at(0).at(1).value<HeadId>() == HeadId{2, 6}));
    }

    void theTextMayGoAndComeBack() {
        QTRY_VERIFY(isFinished());
        page_->setState({});
        QVERIFY(!page_->number(key("kvHeads")));
        QVERIFY(view()->sheets()->look().before.empty());
        page_->setState(stateOf({2, 5}));
        QTRY_VERIFY(isFinished());
        QVERIFY(!view()->sheets()->look().before.empty());
    }

    void outOfSightNothingIsComputed() {
        GroupsPage page;
        page.setState(stateOf({0, 0}));
        QVERIFY(!page.number(key("kvHeads")));
    }
};

QTEST_MAIN(TestGroupsPage)
#include "tst_groups_page.moc"
