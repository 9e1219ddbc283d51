// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QtTest>

#include "tests/support/golden.h"
#include "ui/session/ready_model.h"

using namespace headscope;

class ReadyModelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void progressGrowsAndEndsWithAllBytes() {
        std::vector<double> shares;
        QString last;
        Job job;
        job.report = [&](double share, std::string_view step) {
            shares.push_back(share);
            last = QString::fromUtf8(step.data(), static_cast<qsizetype>(step.size()));
        };
        QVERIFY(openReadyModel(golden::bundledModel(), job));
        QVERIFY(std::ranges::is_sorted(shares));
        QVERIFY(shares.front() >= 0 && std::abs(shares.back() - 1) < 1e-12);
        QVERIFY2(last.startsWith(QStringLiteral("10.4 of 10.4 MB")), qPrintable(last));
    }

    void itStopsWhileItReads() {
        std::stop_source stop;
        Job job;
        job.stop = stop.get_token();
        job.report = [&](double, std::string_view step) {
            if (step.find(" of ") != std::string_view::npos) {
                stop.request_stop();
            }
        };
        bool wasStopped = false;
        try {
            static_cast<void>(openReadyModel(golden::bundledModel(), job));
        } catch (const Stopped&) {
            wasStopped = true;
        }
        QVERIFY(wasStopped);
    }
};

QTEST_APPLESS_MAIN(ReadyModelTest)
#include "tst_ready_model.moc"
