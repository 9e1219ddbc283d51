// SPDX-License-Identifier: GPL-3.0-or-later

#include <QTest>

#include "core/base/system_memory.h"

using namespace headscope;

class SystemMemoryTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsALineOfKilobytes() {
        const char* const text = "MemTotal:       24000 kB\nMemAvailable:   12 kB\n";
        QVERIFY(kilobyteLine(text, "MemAvailable") == 12 * 1024);
        QVERIFY(kilobyteLine(text, "MemTotal") == 24000 * 1024);
    }

    void takesNoPartOfAName() {
        QVERIFY(!kilobyteLine("MemAvailable: 12 kB\n", "Mem"));
        QVERIFY(!kilobyteLine("MemAvailable: 12 kB\n", "Available"));
    }

    void aLineThatIsNoNumberOfKilobytesGivesNothing_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "VmHWM", "VmHWM:", "VmHWM: x kB\n", "VmHWM: 12 MB\n", "VmHWM: -1 kB\n",
                                 "VmHWM: 99999999999999999999999 kB\n", "VmHWM: 12"}) {
            QTest::newRow(text) << QByteArray(text);
        }
    }
    void aLineThatIsNoNumberOfKilobytesGivesNothing() {
        QFETCH(QByteArray, text);
        QVERIFY(!kilobyteLine(text.toStdString(), "VmHWM"));
    }

    void addressesEndSomewhere() {
        QVERIFY(hasAddressesFor(std::size_t{1} << 20));
        QVERIFY(!hasAddressesFor(std::size_t{1} << 60));
    }

    void thisProcessHasMemory() {
        const ProcessMemory memory = processMemory();
        QVERIFY(memory.anonymous > 0);
        QVERIFY(memory.files > 0);
        QVERIFY(memory.resident >= memory.anonymous);
        QVERIFY(memory.peakResident >= memory.resident / 2); // the kernel's counters are not exact
        QVERIFY(availableMemory().value_or(0) > 0);
    }
};

QTEST_APPLESS_MAIN(SystemMemoryTest)
#include "tst_system_memory.moc"
