// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

#include <QtTest>

#include "core/base/parallel.h"
#include "core/base/yielding.h"

using namespace headscope;

namespace {

int ownPriority() {
    return getpriority(PRIO_PROCESS, static_cast<id_t>(gettid()));
}

} // namespace

class YieldingTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void threadAndItsHelpersYieldAndOthersDoNot() {
        const int before = ownPriority();
        if (before >= 5) {
            QSKIP("this test runs at a low priority itself");
        }
        std::atomic<int> mostEager{100};
        std::thread([&] {
            const Yielding yielding;
            parallelBlocks(1000, 1, [&](Index, Index) {
                const int priority = ownPriority();
                for (int seen = mostEager;
                     priority < seen && !mostEager.compare_exchange_weak(seen, priority);) {
                }
                std::this_thread::yield(); // so that helpers get their share
            });
        }).join();
        QCOMPARE(mostEager.load(), 5);
        QCOMPARE(ownPriority(), before);
    }
};

QTEST_APPLESS_MAIN(YieldingTest)
#include "tst_yielding.moc"
