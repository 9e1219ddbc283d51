// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of heads beside their singular values; numbers are those of tst_head_ranks, by numpy.
#include <cmath>

#include <QSignalSpy>
#include <QtTest>

#include "tests/ui/pages/bundled_state.h"
#include "ui/charts/curve_chart.h"
#include "ui/pages/spectrum_page.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

class TestSpectrumPage : public QObject {
    Q_OBJECT

    BundledState bundled_;
    SpectrumPage page_;

    void show(const HeadId& a, const HeadId& b) {
        QSignalSpy computed(&page_, &StagePage::numbersChanged);
        page_.setState(bundled_.of("The king", {a, {}, {}}, {b, {}, {}}));
        QVERIFY(computed.wait(30000));
    }
    bool isNear(const char* name, double expected, double tolerance = 1e-4) {
        const std::optional<double> found = page_.number(QLatin1String(name));
        return found && std::abs(*found - expected) <= tolerance;
    }
    QString label(const char* name) {
        const auto* found = page_.findChild<ThemedLabel*>(QLatin1String(name));
        return found->isVisible() ? found->text() : QString();
    }

  private Q_SLOTS:
    void initTestCase() {
        page_.resize(800, 400);
        page_.show();
    }

    void twoHeadsHaveAngles() {
        const nlohmann::json expected = golden::readJson(golden::dataFolder() / "bundled" / "ranks.json");
        const nlohmann::json& qk = expected.at("qk");
        const nlohmann::json& angles = expected.at("query_angles");
        const nlohmann::json& keyAngles = expected.at("key_angles");
        show({2, 5}, {2, 2});
        QVERIFY(isNear("qk.symmetric", qk.at("symmetric")));
        QVERIFY(isNear("qk.antisymmetric", 1 - qk.at("symmetric").get<double>()));
        QVERIFY(isNear("qk.rank", 32));
        QVERIFY(isNear("qk.effective", qk.at("effective"), 1e-3));
        QVERIFY(isNear("angle.query.smallest", angles.at("smallest"), 1e-3));
        QVERIFY(isNear("angle.query.largest", angles.at("largest"), 1e-3));
        QVERIFY(isNear("angle.query.overlap", angles.at("overlap")));
        QVERIFY(isNear("angle.query.random", 0.125));
        QVERIFY(isNear("angle.key.smallest", keyAngles.at("smallest"), 1e-3));
        QVERIFY(isNear("angle.key.overlap", keyAngles.at("overlap")));
        QVERIFY(page_.number(QStringLiteral("b.qk.symmetric")));
        QVERIFY(!page_.number(QStringLiteral("angle.query.other")));
        QVERIFY(label("geometryPair").contains(QLatin1String("between A, L2 H5, and B, L2 H2")));
        QCOMPARE(page_.findChild<CurveChart*>(QStringLiteral("geometryAngles"))->content().curves.size(),
                 std::size_t{2});
        QVERIFY(label("geometryA")
                    .contains(QStringLiteral("symmetric %1, antisymmetric %2")
                                  .arg(qk.at("symmetric").get<double>(), 0, 'f', 3)
                                  .arg(1 - qk.at("symmetric").get<double>(), 0, 'f', 3)));
    }

    void oneHeadIsComparedWithTheNext() { // L2 H4 and H5 read one K/V head
        show({2, 4}, {2, 4});
        QVERIFY(label("geometryPair").contains(QLatin1String("the next of its layer, L2 H5")));
        QVERIFY(isNear("angle.key.largest", 0, 1e-3));
        QVERIFY(isNear("angle.key.overlap", 1));
        QVERIFY(page_.number(QStringLiteral("angle.query.smallest")).value_or(0) > 1);
        QVERIFY(!page_.number(QStringLiteral("b.qk.symmetric")));
        QVERIFY(label("geometryB").isEmpty());
    }

    void theLastHeadsNextIsTheFirst() {
        show({1, 7}, {1, 7});
        QVERIFY(label("geometryPair").contains(QLatin1String("L1 H0")));
    }

    void withoutAModelThereIsNone() {
        show({0, 0}, {0, 1});
        page_.setState({});
        QVERIFY(!page_.number(QStringLiteral("qk.symmetric")));
        QVERIFY(label("geometryPair").isEmpty());
    }
};

QTEST_MAIN(TestSpectrumPage)
#include "tst_spectrum_page.moc"
