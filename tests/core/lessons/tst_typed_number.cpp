// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <fmt/format.h>

#include "core/lessons/typed_number.h"

using namespace headscope;

class TypedNumberTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsWhatIsTyped_data();
    void readsWhatIsTyped();
    void readsUnits_data();
    void readsUnits();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void endsWithDeepNesting();
};

void TypedNumberTest::readsWhatIsTyped_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<double>>("readings");
    const auto one = [](const char* text, double value) {
        QTest::newRow(text) << QString::fromUtf8(text) << QList{value};
    };
    one("1048576", 1048576);
    one("  42 ", 42);
    one("-3.5", -3.5);
    one("−3,5", -3.5);
    one("+7", 7);
    one(".5", 0.5);
    one("1 048 576", 1048576);
    one("1\u202F048\u202F576", 1048576);
    one("1,048,576", 1048576);
    one("1.048.576", 1048576);
    one("1'048'576", 1048576);
    one("1 048 576,25", 1048576.25);
    one("1,048,576.25", 1048576.25);
    one("0,125", 0.125);
    one("0.125", 0.125);
    one("12,5", 12.5);
    one("1e6", 1e6);
    one("1.5e-3", 1.5e-3);
    one("1,5E+3", 1500);
    one("1/8", 0.125);
    one("12.5 %", 0.125);
    one("12,5%", 0.125);
    one("4*512^2", 1048576);
    one("4 × 512²", 1048576);
    one("4·512·512", 1048576);
    one("4x512x512", 1048576);
    one("2*512^2*(1+1/8)", 589824);
    one("1/sqrt(64)", 0.125);
    one("1/√64", 0.125);
    one("2**10", 1024);
    one("2^3^2", 512); // from the right
    one("-2^2", -4);
    one("10-2-3", 5); // from the left
    one("64/4/2", 8);
    one("2^-3", 0.125);
    QTest::newRow("1,048") << QStringLiteral("1,048") << QList<double>{1048, 1.048};
    QTest::newRow("1.048") << QStringLiteral("1.048") << QList<double>{1.048, 1048};
    QTest::newRow("12,345/5") << QStringLiteral("12,345/5") << QList<double>{2469, 2.469};
}

void TypedNumberTest::readsWhatIsTyped() {
    QFETCH(QString, text);
    QFETCH(QList<double>, readings);
    const std::vector<double> read = typedNumbers(text.toStdString());
    QCOMPARE(read.size(), static_cast<std::size_t>(readings.size()));
    for (qsizetype reading = 0; reading < readings.size(); ++reading) {
        QCOMPARE(read[static_cast<std::size_t>(reading)], readings[reading]);
    }
}

void TypedNumberTest::readsUnits_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("value");
    const auto add = [](const char* text, const char* unit, double value) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(unit) << value;
    };
    add("1048576 parameters", "parameters", 1048576);
    add("1048576 Parameters", "parameters", 1048576);
    add("1.5 GiB", "B", 1610612736);
    add("2 MB", "B", 2e6);
    add("64 k", "tokens", 64e3);
    add("3 Mi", "", 3145728);
    add("12.5", "%", 12.5);
    add("12.5%", "%", 0.125);
}

void TypedNumberTest::readsUnits() {
    QFETCH(QString, text);
    QFETCH(QString, unit);
    QFETCH(double, value);
    const std::vector<double> read = typedNumbers(text.toStdString(), unit.toStdString());
    QVERIFY(!read.empty());
    QCOMPARE(read.front(), value);
    // Only where the unit is per cent, and no sign was typed, is there a second reading.
    const bool isBare = unit == QLatin1String("%") && !text.contains(QLatin1Char('%'));
    QCOMPARE(read.size(), isBare ? std::size_t{2} : std::size_t{1});
    if (isBare) {
        QCOMPARE(read.back(), value / 100);
    }
}

void TypedNumberTest::refusesWhatIsNoNumber_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {"",         " ",
                             "many",     "4 bananas",
                             "1/0",      "0/0",
                             "sqrt(-1)", "1e999",
                             "(1",       "1)",
                             "1 + ",     "--",
                             "1,04,8",   "10485,760.1,2",
                             "2^9999",   "1 2",
                             "1..2",     "1\u202F048\u00A0576",
                             "%",        "e6"}) {
        QTest::newRow(text) << QString::fromUtf8(text);
    }
}

void TypedNumberTest::refusesWhatIsNoNumber() {
    QFETCH(QString, text);
    QVERIFY(typedNumbers(text.toStdString(), "parameters").empty());
}

void TypedNumberTest::endsWithDeepNesting() {
    QVERIFY(typedNumbers(fmt::format("{:(>100}1{:)>99}", "", "")).empty());
    QVERIFY(typedNumbers(fmt::format("{:->150}1", "")).empty());
    QVERIFY(typedNumbers(std::string(1000000, '9')).empty());
    QCOMPARE(typedNumbers("((((((1))))))").size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TypedNumberTest)
#include "tst_typed_number.moc"
