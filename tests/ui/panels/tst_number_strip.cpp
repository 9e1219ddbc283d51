// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "ui/panels/number_strip.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

std::vector<StripNumber> five() {
    std::vector<StripNumber> numbers;
    for (int i = 0; i < 5; ++i) {
        numbers.push_back({QStringLiteral("number%1").arg(i), QStringLiteral("Caption"), QString::number(i),
                           QStringLiteral("nats"), QStringLiteral("<b>what</b>")});
    }
    return numbers;
}

} // namespace

class TestNumberStrip : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void eachNumberHasItsPlaceAndItsText() {
        NumberStrip strip;
        strip.resize(900, 60);
        strip.setNumbers(five());
        strip.show();
        const auto* value = strip.findChild<ThemedLabel*>(QStringLiteral("number3"));
        QCOMPARE(value->text(), QStringLiteral("3"));
        QVERIFY(value->toolTip().contains(QStringLiteral("&lt;b&gt;"))); // plain
        auto numbers = five();
        numbers[3].value = QStringLiteral("–");
        strip.setNumbers(numbers);
        QCOMPARE(strip.findChild<ThemedLabel*>(QStringLiteral("number3")), value);
        QCOMPARE(value->text(), QStringLiteral("–"));
    }

    void oneRowWhereThereIsRoomAndTwoElse() {
        NumberStrip strip;
        strip.setNumbers(five());
        strip.resize(1200, 60);
        strip.show();
        QCOMPARE(strip.columns(), 5);
        const int low = strip.sizeHint().height();
        strip.resize(300, 90);
        QTRY_COMPARE(strip.columns(), 3);
        QVERIFY(strip.sizeHint().height() > low);
        const auto place = [&](const char* name) {
            auto* label = strip.findChild<ThemedLabel*>(QString::fromLatin1(name));
            return label->mapTo(&strip, QPoint());
        };
        QTRY_COMPARE(place("number0").x(), place("number3").x());
        QVERIFY(place("number0").y() < place("number3").y());
    }

    void fewerNumbersLeaveNothingBehind() {
        NumberStrip strip;
        strip.resize(900, 60);
        strip.setNumbers(five());
        strip.show();
        auto numbers = five();
        numbers.resize(2);
        strip.setNumbers(numbers);
        QVERIFY(!strip.findChild<ThemedLabel*>(QStringLiteral("number4"))->isVisible());
        QCOMPARE(strip.columns(), 2);
    }
};

QTEST_MAIN(TestNumberStrip)
#include "tst_number_strip.moc"
