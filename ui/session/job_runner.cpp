// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/job_runner.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/sentence_text.h"

#include <atomic>
#include <exception>
#include <utility>

#include <QMetaObject>

#include "core/base/kept_memory.h"
#include "core/base/yielding.h"

namespace headscope {

namespace {

constexpr auto kIdle = std::chrono::seconds(3);
constexpr auto kReportEvery = std::chrono::milliseconds(50);

std::atomic<int> working = 0; // runners of this process

} // namespace

JobRunner::JobRunner(QObject* parent)
    : QObject(parent), thread_([this](const std::stop_token& ending) { loop(ending); }) {}

JobRunner::~JobRunner() {
    thread_.request_stop();
    stop();
}

quint64 JobRunner::start(Work work) {
    std::optional<Piece> replaced;
    quint64 number = 0;
    {
        const std::lock_guard lock(mutex_);
        number = ++lastNumber_;
        replaced = std::exchange(waiting_, Piece{number, std::move(work)});
    }
    wake_.notify_one();
    if (replaced) {
        post([this, gone = replaced->number] { Q_EMIT stopped(gone); });
    }
    return number;
}

quint64 JobRunner::lastNumber() const {
    const std::lock_guard lock(mutex_);
    return lastNumber_;
}

void JobRunner::stop() {
    std::optional<Piece> dropped;
    {
        const std::lock_guard lock(mutex_);
        dropped = std::exchange(waiting_, std::nullopt);
        stopRunning_.request_stop();
    }
    if (dropped) {
        post([this, gone = dropped->number] { Q_EMIT stopped(gone); });
    }
}

std::optional<std::chrono::milliseconds> JobRunner::runningFor() const {
    const std::lock_guard lock(mutex_);
    if (!runningSince_) {
        return std::nullopt;
    }
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                 *runningSince_);
}

void JobRunner::loop(const std::stop_token& ending) {
    const Yielding yielding; // to the window
    bool hasWorked = false;  // since memory was given back
    while (!ending.stop_requested()) {
        Piece piece;
        std::stop_token stop;
        {
            std::unique_lock lock(mutex_);
            const auto waits = [this] { return waiting_.has_value(); };
            if (hasWorked && !wake_.wait_for(lock, ending, kIdle, waits) && !ending.stop_requested() &&
                working == 0) { // else whoever works has its own time of rest
                lock.unlock();
                giveBackMemory();
                lock.lock();
            }
            if (!wake_.wait(lock, ending, waits)) {
                return;
            }
            piece = std::move(*std::exchange(waiting_, std::nullopt));
            stopRunning_ = std::stop_source();
            stop = stopRunning_.get_token();
            runningSince_ = std::chrono::steady_clock::now();
        }
        ++working;
        runPiece(piece, stop);
        --working;
        hasWorked = true;
    }
}

void JobRunner::runPiece(const Piece& piece, const std::stop_token& stop) {
    Job job;
    job.stop = stop;
    auto reported = std::chrono::steady_clock::now();
    job.report = [&](double share, std::string_view step) {
        const auto now = std::chrono::steady_clock::now();
        if (now - reported < kReportEvery) {
            return;
        }
        reported = now;
        const QString name = inWords(step);
        post([this, number = piece.number, share, name] { Q_EMIT progressed(number, share, name); });
    };
    std::function<void()> end = [this, number = piece.number] { Q_EMIT finished(number); };
    try {
        piece.work(job);
    } catch (const Stopped&) {
        end = [this, number = piece.number] { Q_EMIT stopped(number); };
    } catch (const std::bad_alloc&) {
        end = [this, number = piece.number] {
            Q_EMIT failed(number, tr("There is not enough memory for this."));
        };
    } catch (const std::exception& error) {
        end = [this, number = piece.number, reason = QString::fromUtf8(error.what())] {
            Q_EMIT failed(number, reason);
        };
    }
    {
        const std::lock_guard lock(mutex_);
        runningSince_.reset();
    }
    post(std::move(end));
}

void JobRunner::post(std::function<void()> signal) {
    QMetaObject::invokeMethod(this, std::move(signal), Qt::QueuedConnection);
}

} // namespace headscope
