// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/gui_thread.h"

#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>

#include <QCoreApplication>
#include <QPainter>
#include <QThread>

namespace headscope {

namespace {

/// Shared with the GUI thread, which may come to it when nobody waits any more.
struct Awaited {
    std::mutex mutex;
    std::condition_variable_any changed;
    bool isDone = false;
    std::exception_ptr failure;
};

} // namespace

void runInGuiThread(std::function<void()> work, const Job& job) {
    if (QThread::currentThread() == QCoreApplication::instance()->thread()) {
        work();
        return;
    }
    const auto awaited = std::make_shared<Awaited>();
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [awaited, work = std::move(work), stop = job.stop] {
            std::exception_ptr failure;
            try {
                if (!stop.stop_requested()) {
                    work();
                }
            } catch (...) {
                failure = std::current_exception();
            }
            const std::lock_guard lock(awaited->mutex);
            awaited->isDone = true;
            awaited->failure = failure;
            awaited->changed.notify_all();
        },
        Qt::QueuedConnection);
    std::unique_lock lock(awaited->mutex);
    if (!awaited->changed.wait(lock, job.stop, [&] { return awaited->isDone; }) ||
        job.stop.stop_requested()) {
        throw Stopped();
    }
    if (awaited->failure) {
        std::rethrow_exception(awaited->failure);
    }
}

QPicture recordedInGuiThread(std::function<void(QPainter& painter)> paint, const Job& job) {
    const auto picture = std::make_shared<QPicture>();
    runInGuiThread(
        [picture, paint = std::move(paint)] {
            QPainter painter(picture.get());
            paint(painter);
        },
        job);
    return *picture;
}

} // namespace headscope
