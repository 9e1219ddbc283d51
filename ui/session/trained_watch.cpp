// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/trained_watch.h"

#include "core/checkpoint/warm_files.h"
#include "ui/session/session.h"

namespace headscope {

TrainedWatch::TrainedWatch(Session& session, QObject* parent) : QObject(parent), session_(session) {
    connect(&session, &Session::modelOpened, this, &TrainedWatch::giveWay);
    connect(&session, &Session::productsChanged, this, &TrainedWatch::giveWay);
    connect(&session, &Session::becameIdle, this, qOverload<>(&TrainedWatch::check));
    connect(&session, &Session::progressed, this, &TrainedWatch::giveWay); // comes of longer work only
    connect(&runner_, &JobRunner::failed, this, [this](quint64 piece) {
        if (piece == piece_) {
            done_[static_cast<std::size_t>(checking_)] = session_.model(checking_);
            piece_ = 0;
        }
    });
}

void TrainedWatch::giveWay() {
    piece_ = 0;
    runner_.stop();
}

void TrainedWatch::check() {
    check(SideName::A);
    if (session_.hasOwnModel()) {
        check(SideName::B);
    }
}

void TrainedWatch::check(SideName side) {
    const auto& model = session_.model(side);
    if (piece_ != 0 || !model || done_[static_cast<std::size_t>(side)].lock() == model ||
        !fitsInMemory(model->checkpoint().fileBytes(), availableMemory())) {
        return;
    }
    checking_ = side;
    piece_ = runner_.start([this, side, model](const Job& job) {
        const std::optional<TrainedCheck> result = checkTrained(*model, job);
        model->checkpoint().requireIntact();
        QMetaObject::invokeMethod(
            this, [this, side, model, result] { take(side, *model, result); }, Qt::QueuedConnection);
    });
}

void TrainedWatch::take(SideName side, const Model& model, const std::optional<TrainedCheck>& result) {
    std::weak_ptr<const Model>& done = done_[static_cast<std::size_t>(side)];
    const auto& present = session_.model(side);
    if (&model != present.get() || done.lock() == present) {
        return;
    }
    done = present;
    piece_ = 0;
    if (result) {
        Q_EMIT checked(*result, side);
    }
    check(); // the other side's
}

} // namespace headscope
