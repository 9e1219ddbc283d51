// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

namespace headscope {

/// From now on the calling thread, and while this lives the threads that help it through parallelBlocks and
/// parallelTasks, work in what other threads leave: of a busy core they get about a quarter, of an idle one
/// everything (5 steps of setpriority(2)). So whoever draws and answers never waits for computations, and no
/// core has to be kept free for it. Does nothing where the system gives no priorities to threads.
class Yielding {
  public:
    Yielding();
    ~Yielding();

  private:
    class Observer;
    std::unique_ptr<Observer> observer_;
};

} // namespace headscope
