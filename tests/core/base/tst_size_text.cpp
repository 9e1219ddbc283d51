// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <QTest>

#include "core/base/size_text.h"

using namespace headscope;

class SizeTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hasOneDecimalBelowAHundred_data() {
        QTest::addColumn<quint64>("bytes");
        QTest::addColumn<QString>("text");
        const auto row = [](std::uint64_t bytes, const char* text) {
            QTest::newRow(text) << static_cast<quint64>(bytes) << QString::fromLatin1(text);
        };
        row(0, "0 B");
        row(999, "999 B");
        row(1000, "1.0 kB");
        row(71'104, "71.1 kB");
        row(820'000'000, "820 MB");
        row(1'234'000'000, "1.2 GB");
        row(13'476'831'232, "13.5 GB");
        row(99'960'000, "100 MB");
        row(999'600, "1.0 MB");
        row(std::numeric_limits<std::uint64_t>::max(), "18.4 EB");
    }
    void hasOneDecimalBelowAHundred() {
        QFETCH(quint64, bytes);
        QTEST(QString::fromStdString(sizeText(bytes)), "text");
    }

    void aShareIsInTheUnitOfTheWhole() {
        QCOMPARE(sizeShareText(1'200'000'000, 13'476'831'232), std::string("1.2 of 13.5 GB"));
        QCOMPARE(sizeShareText(0, 13'476'831'232), std::string("0.0 of 13.5 GB"));
        QCOMPARE(sizeShareText(5, 5), std::string("5 of 5 B"));
    }

    void countsAreWordsFromAMillionOn() {
        QCOMPARE(countText(0), std::string("0"));
        QCOMPARE(countText(999'999), std::string("999999"));
        QCOMPARE(countText(5'180'672), std::string("5.2 million"));
        QCOMPARE(countText(999'700'000), std::string("1.0 billion"));
        QCOMPARE(countText(6'738'415'616), std::string("6.7 billion"));
    }
};

QTEST_APPLESS_MAIN(SizeTextTest)
#include "tst_size_text.moc"
