// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/study.h"

#include "core/base/error.h"

namespace headscope {

Study::Study(QObject* parent) : QObject(parent) {
    connect(&runner_, &JobRunner::progressed, this, [this](quint64 piece, double share, const QString& step) {
        if (piece == piece_ && isBusy_) {
            Q_EMIT progressed(share, step);
        }
    });
}

Study::~Study() = default;

void Study::begin(std::function<void(const Job&, quint64)> work) {
    drop();
    isBusy_ = true;
    const quint64 question = question_;
    const auto end = [this, question](std::function<void()> before) {
        deliver(question, [this, before = std::move(before)] {
            isBusy_ = false;
            before();
            Q_EMIT ended();
        });
    };
    piece_ = runner_.start([this, work = std::move(work), question, end](const Job& job) {
        try {
            work(job, question);
            end([] {});
        } catch (const Stopped&) {
            throw; // by drop(): nobody waits for it
        } catch (const std::exception& error) {
            end([this, reason = QString::fromUtf8(error.what())] { Q_EMIT failed(reason); });
            throw;
        }
    });
}

void Study::deliver(quint64 question, std::function<void()> call) {
    QMetaObject::invokeMethod(
        this,
        [this, question, call = std::move(call)] {
            if (question == question_) {
                call();
            }
        },
        Qt::QueuedConnection);
}

void Study::drop() {
    ++question_;
    isBusy_ = false;
    runner_.stop();
}

} // namespace headscope
