// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/state_history.h"

#include <chrono>
#include <utility>

namespace headscope {

namespace {

constexpr int kMostSteps = 500;
constexpr int kStepId = 1;

qint64 now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

class StateHistory::Step : public QUndoCommand {
  public:
    using State = std::shared_ptr<const WindowState>;

    Step(StateHistory& history, State before, State after, bool continues)
        : history_(history), before_(std::move(before)), after_(std::move(after)), continues_(continues) {
        setText(changeName(*before_, *after_));
    }

    [[nodiscard]] int id() const override { return kStepId; }
    void undo() override { Q_EMIT history_.wanted(*before_); }
    void redo() override {
        if (std::exchange(isDone_, true)) {
            Q_EMIT history_.wanted(*after_);
        }
    }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* step = dynamic_cast<const Step*>(other);
        if (step == nullptr || !step->continues_) {
            return false;
        }
        after_ = step->after_;
        setObsolete(hasSameSettings(*before_, *after_)); // dragged back to where it was
        return true;
    }

  private:
    StateHistory& history_;
    State before_;
    State after_;
    bool continues_;      // the step before
    bool isDone_ = false; // pushing a step calls redo() for what has happened already
};

StateHistory::StateHistory(QObject* parent) : QObject(parent) {
    stack_.setUndoLimit(kMostSteps);
}

void StateHistory::note(const WindowState& state) {
    const auto noted = std::make_shared<const WindowState>(state);
    if (!known_ || hasSameSettings(*known_, state)) {
        known_ = noted;
        return;
    }
    const Gesture gesture{changeName(*known_, state), changedPages(*known_, state)};
    const qint64 time = now();
    const bool continues =
        gesture == gesture_ && time - lastChange_ < kOneGesture && stack_.canUndo() && !stack_.canRedo();
    const auto before = std::exchange(known_, noted);
    gesture_ = gesture;
    lastChange_ = time;
    stack_.push(new Step(*this, before, noted, continues));
}

void StateHistory::settle(const WindowState& state) {
    known_ = std::make_shared<const WindowState>(state);
    gesture_ = {};
}

} // namespace headscope
