// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

namespace headscope {

/// The question whose answer a page shows or waits for, so that it is asked once.
template <typename Question>
class Asked {
  public:
    /// Whether it is another question than before; then its answer is not there yet.
    [[nodiscard]] bool renew(Question question) {
        if (question_ == question) {
            return false;
        }
        question_ = std::move(question);
        isAnswered_ = false;
        return true;
    }
    void answered() { isAnswered_ = true; }
    [[nodiscard]] bool isAnswered() const { return isAnswered_; }

    /// What was waited for will not come; an answer that is there stays.
    void stopWaiting() {
        if (!isAnswered_) {
            question_.reset();
        }
    }
    /// The answer is not shown any more either.
    void forget() { *this = {}; }

  private:
    std::optional<Question> question_;
    bool isAnswered_ = false;
};

} // namespace headscope
