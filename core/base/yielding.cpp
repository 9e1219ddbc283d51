// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/yielding.h"

#include <oneapi/tbb/task_scheduler_observer.h>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace headscope {

namespace {

void yieldToOthers() {
#ifdef __linux__
    // On Linux a priority is that of a thread, in spite of POSIX. To lower it is allowed to everybody.
    constexpr int kPriority = 5;
    static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kPriority));
#endif
}

} // namespace

/// Sees the threads that come to help the one that made it.
class Yielding::Observer : public tbb::task_scheduler_observer {
  public:
    Observer() { observe(true); }
    ~Observer() override { observe(false); }
    void on_scheduler_entry(bool /*isHelper*/) override { yieldToOthers(); }
};

Yielding::Yielding() {
    yieldToOthers();
    observer_ = std::make_unique<Observer>();
}

Yielding::~Yielding() = default;

} // namespace headscope
