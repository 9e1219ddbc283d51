// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <utility>

#include <QObject>
#include <QString>

#include "ui/session/job_runner.h"

namespace headscope {

/// One question that is answered when it is asked, by a worker of its own. The question that was asked last
/// counts: answers to others, and their failures, are dropped.
class Study : public QObject {
    Q_OBJECT

  public:
    explicit Study(QObject* parent = nullptr);
    ~Study() override;

    /// Hands an answer over; may be called several times while it gets better. From the worker.
    template <typename Answer>
    using Publish = std::function<void(std::shared_ptr<const Answer>)>;

    /// `compute` runs in the worker and polls its job; `take` is called in this object's thread with each
    /// answer that is published, as long as no other question is asked and this one is not dropped.
    template <typename Answer>
    void ask(std::function<void(const Job& job, const Publish<Answer>& publish)> compute,
             std::function<void(std::shared_ptr<const Answer>)> take) {
        begin([this, compute = std::move(compute), take = std::move(take)](const Job& job, quint64 question) {
            compute(job, [this, take, question](std::shared_ptr<const Answer> answer) {
                deliver(question, [take, answer = std::move(answer)] { take(answer); });
            });
        });
    }

    /// Stops what is computed. Nothing is signalled for it any more.
    void drop();
    [[nodiscard]] bool isBusy() const { return isBusy_; }

  Q_SIGNALS:
    void progressed(double share, const QString& step);
    /// The last answer was taken, or there will be none.
    void ended();
    void failed(const QString& reason);

  private:
    void begin(std::function<void(const Job&, quint64)> work);
    void deliver(quint64 question, std::function<void()> call);

    quint64 question_ = 0; // rises with each that is asked or dropped
    quint64 piece_ = 0;    // the runner's number of it
    bool isBusy_ = false;
    JobRunner runner_; // last, so that it ends before the rest
};

} // namespace headscope
