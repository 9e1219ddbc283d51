// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <nlohmann/json.hpp>

#include "ui/state/state_words.h"

using namespace headscope;

class TestStateWords : public QObject {
    Q_OBJECT

    static WindowState read(const char* json, const WindowState& base = {}) {
        return withValues(base, nlohmann::json::parse(json),
                          {16, QStringLiteral("/own/model"), QStringLiteral("/own/lessons")});
    }

  private Q_SLOTS:
    void whatIsNotNamedStays() {
        WindowState base;
        base.typed.text = "the cat";
        base.sides[0].scope = Scope::Rerun;
        const WindowState state = read(R"({"page": "stepsPage", "query": 3})", base);
        QCOMPARE(state.typed.text, std::string("the cat"));
        QCOMPARE(state.sides[0].scope, Scope::Rerun);
        QCOMPARE(state.page, QStringLiteral("stepsPage"));
        QCOMPARE(state.query, std::optional(3));
    }
    void aSideIsAHeadOrSettings() {
        WindowState base;
        base.sides[0].attention.scale = FixedScale{3};
        const WindowState state = read(
            R"({"a": "L2 H5", "b": {"head": "L1 H0", "factor": "none", "kvHeads": 2, "scope": "rerun"}})",
            base);
        QCOMPARE(state.sides[0], (Side{.head = {2, 5}, .attention = {}, .scope = Scope::Rescore}));
        QVERIFY(state.sides[1].head == (HeadId{1, 0}));
        QCOMPARE(state.sides[1].attention.scale, Scale(FixedScale{1}));
        QCOMPARE(state.sides[1].attention.grouping.kvHeads, 2);
        QCOMPARE(state.sides[1].scope, Scope::Rerun);
    }
    void factorsOfTheWidthAreNumbers() {
        const WindowState state = read(R"_({"a": {"factor": "1/sqrt(dk)"}, "b": {"factor": "1/dk"}})_");
        QCOMPARE(state.sides[0].attention.scale, Scale(FixedScale{0.25F}));
        QCOMPARE(state.sides[1].attention.scale, Scale(FixedScale{0.0625F}));
    }
    void bundledIsTheModelThatComesWithTheProgram() {
        QCOMPARE(read(R"({"model": "bundled"})").model, QStringLiteral("/own/model"));
        QCOMPARE(read(R"({"model": "lesson:patches"})").model, QStringLiteral("/own/lessons/patches"));
        QCOMPARE(read(R"({"model": "random:seed=7,heads=2,width=8,causal=no"})").model,
                 QStringLiteral("random:width=8,heads=2,tokens=12,seed=7"));
    }
    void productsAreFastWhereThatIsSaid() {
        QCOMPARE(read("{}").products, Products::Exact);
        QCOMPARE(read(R"({"fastProducts": true})").products, Products::Fast);
    }
    void nullTakesAway() {
        WindowState base;
        base.typed.second = "zwei";
        base.ownText = TypedText{.text = "own"};
        base.ownModel = QStringLiteral("x");
        const WindowState state = read(R"({"second": null, "ownText": null, "ownModel": null})", base);
        QVERIFY(!state.typed.second);
        QVERIFY(!state.ownText);
        QVERIFY(!state.ownModel);
    }
    void pagesHaveTheirSettings() {
        const WindowState state = read(R"({"pages": {"costsPage": {"heads": 8}}})");
        QCOMPARE(state.pages.at(QStringLiteral("costsPage")).value(QStringLiteral("heads")).toInt(), 8);
    }
    void aPathKeepsTheMarkThatItBeginsWith() {
        const WindowState state = read(R"({"model": "\ufeffrandom:width=64,heads=4"})");
        QCOMPARE(state.model, QStringLiteral("\ufeffrandom:width=64,heads=4")); // a file, and no random layer
    }
    void whatDoesNotFitIsNamed_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("place");
        const auto add = [](const char* json, const char* place) {
            QTest::newRow(json) << QByteArray(json) << QByteArray(place);
        };
        add(R"({"colour": 1})", "colour");
        add(R"({"text": 1})", "text");
        add(R"({"model": "random:width=none"})", "model");
        add(R"({"a": "head 5"})", "a");
        add(R"({"a": "L1 H2 x"})", "a");
        add(R"({"a": "L4294967297 H0"})", "a"); // layer 1, in 32 bits
        add(R"({"a": {"factor": true}})", "a.factor");
        add(R"({"a": {"factor": "big"}})", "a.factor");
        add(R"({"b": {"heat": 1}})", "b.heat");
        add(R"({"b": {"layer": 1}})", "b.layer");
        add(R"({"query": -1})", "query");
        add(R"({"query": 1.5})", "query");
        add(R"({"pages": {"costsPage": 4}})", "pages.costsPage");
        add(R"({"maps": {"firstKey": "gone"}})", "maps.firstKey");
        add(R"({"maps": {"reduction": "median"}})", "maps.reduction");
        add(R"({"maps": {"log": true}})", "maps.log");
        add(R"({"fastProducts": 1})", "fastProducts");
        add(R"({"specialTokens": "both"})", "specialTokens");
        add(R"([])", "set");
    }
    void whatDoesNotFitIsNamed() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, place);
        try {
            (void)read(json.constData());
            QFAIL("was taken");
        } catch (const StateError& error) {
            QCOMPARE(QByteArray::fromStdString(error.place()), place);
            QVERIFY(!QByteArray(error.what()).isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(TestStateWords)
#include "tst_state_words.moc"
