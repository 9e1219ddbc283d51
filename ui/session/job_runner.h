// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include <QObject>
#include <QString>

#include "core/base/job.h"

namespace headscope {

/// Runs work in one thread of its own, one piece after the other. At most one piece waits: a newer one takes
/// its place. Each piece that was started ends in exactly one of finished, failed and stopped, in the thread
/// of this object.
class JobRunner : public QObject {
    Q_OBJECT

  public:
    /// May throw Error (reported as failed) and Stopped. Must poll the job.
    using Work = std::function<void(const Job& job)>;

    explicit JobRunner(QObject* parent = nullptr);
    /// Stops what runs and waits for it. Nothing is signalled any more.
    ~JobRunner() override;

    /// Returns the number under which the work's end is signalled: 1, 2, 3 …
    quint64 start(Work work);
    /// Of the piece that was started last; 0 before the first.
    [[nodiscard]] quint64 lastNumber() const;

    /// Asks the running piece to stop, and drops the waiting one.
    void stop();

    /// For how long the running piece has been at work; nothing where none runs.
    [[nodiscard]] std::optional<std::chrono::milliseconds> runningFor() const;

  Q_SIGNALS:
    void finished(quint64 number);
    void failed(quint64 number, const QString& reason);
    void stopped(quint64 number);
    void progressed(quint64 number, double share, const QString& step);

  private:
    struct Piece {
        quint64 number = 0;
        Work work;
    };

    void loop(const std::stop_token& ending);
    void runPiece(const Piece& piece, const std::stop_token& stop);
    void post(std::function<void()> signal);

    mutable std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Piece> waiting_;
    std::optional<std::chrono::steady_clock::time_point> runningSince_;
    std::stop_source stopRunning_;
    quint64 lastNumber_ = 0;
    std::jthread thread_; // last, so that it ends before the rest
};

} // namespace headscope
