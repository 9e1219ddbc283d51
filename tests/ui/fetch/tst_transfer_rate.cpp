// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "ui/fetch/model_fetch.h"

using namespace headscope;
using namespace std::chrono_literals;

class TransferRateTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aSteadyTransferHasItsRate() {
        TransferRate rate;
        rate.begin(100ms, 0);
        for (int tenth = 1; tenth <= 10; ++tenth) {
            rate.add(100ms + tenth * 100ms, static_cast<std::uint64_t>(tenth) * 1000);
        }
        QCOMPARE(*rate.bytesPerSecond(), 10000.0);
    }

    void nothingIsSaidTooEarly() {
        TransferRate rate;
        QVERIFY(!rate.bytesPerSecond());
        rate.begin(0ms, 0);
        rate.add(400ms, 1000);
        QVERIFY(!rate.bytesPerSecond());
    }

    void whatIsLongAgoIsForgotten() {
        TransferRate rate;
        rate.begin(0ms, 0);
        rate.add(1000ms, 1000000); // fast at first
        for (int second = 2; second <= 20; ++second) {
            rate.add(second * 1000ms, 1000000 + static_cast<std::uint64_t>(second - 1) * 100);
        }
        QCOMPARE(*rate.bytesPerSecond(), 100.0);
    }

    void progressIsSaidInWords() {
        QCOMPARE(progressText({12'300'000, 548'000'000, "x", 4.2e6}),
                 std::string("12.3 of 548 MB · 4.2 MB/s · about 2 min"));
        QCOMPARE(progressText({500'000'000, 548'000'000, "x", 4.2e6}),
                 std::string("500 of 548 MB · 4.2 MB/s · about 12 s"));
        QCOMPARE(progressText({0, 548'000'000, "x", std::nullopt}), std::string("0.0 of 548 MB"));
    }
};

QTEST_GUILESS_MAIN(TransferRateTest)
#include "tst_transfer_rate.moc"
