// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/trained_watch.h"

#include "core/checkpoint/warm_files.h"
#include "ui/session/session.h"

namespace headscope {

TrainedWatch::TrainedWatch(Session& session, QObject* parent) : QObject(parent), session_(session) {
    connect(&session, &Session::modelOpened, this, [this] {
        isDone_ = false;
        giveWay();
    });
    connect(&session, &Session::becameIdle, this, &TrainedWatch::check);
    connect(&session, &Session::progressed, this, &TrainedWatch::giveWay); // comes of longer work only
    connect(&runner_, &JobRunner::failed, this,
            [this](quint64 piece) { isDone_ = isDone_ || piece == piece_; });
}

void TrainedWatch::giveWay() {
    piece_ = 0;
    runner_.stop();
}

void TrainedWatch::check() {
    const auto& model = session_.model();
    if (isDone_ || piece_ != 0 || !model ||
        !fitsInMemory(model->checkpoint().fileBytes(), availableMemory())) {
        return;
    }
    piece_ = runner_.start([this, model](const Job& job) {
        const std::optional<TrainedCheck> result = checkTrained(*model, job);
        model->checkpoint().requireIntact();
        QMetaObject::invokeMethod(
            this, [this, model, result] { take(*model, result); }, Qt::QueuedConnection);
    });
}

void TrainedWatch::take(const Model& model, const std::optional<TrainedCheck>& result) {
    if (isDone_ || &model != session_.model().get()) {
        return;
    }
    isDone_ = true;
    if (result) {
        Q_EMIT checked(*result);
    }
}

} // namespace headscope
