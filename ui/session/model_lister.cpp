// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/model_lister.h"

#include <utility>

namespace headscope {

ModelLister::ModelLister(QObject* parent) : QObject(parent) {
    connect(&runner_, &JobRunner::progressed, this, [this](quint64 piece, double share, const QString& step) {
        if (piece == piece_) {
            Q_EMIT progressed(share, step);
        }
    });
    // listModels reports no errors; what is left is a lack of memory.
    connect(&runner_, &JobRunner::failed, this, [this](quint64 piece, const QString& reason) {
        if (piece == piece_) {
            Q_EMIT listed({{}, {reason.toStdString()}});
        }
    });
}

void ModelLister::list(const ModelPlaces& places) {
    stop();
    piece_ = runner_.start([this, places, number = wanted_](const Job& job) {
        QMetaObject::invokeMethod(
            this,
            [this, number, list = listModels(places, job)] {
                if (number == wanted_) {
                    Q_EMIT listed(list);
                }
            },
            Qt::QueuedConnection);
    });
}

void ModelLister::stop() {
    ++wanted_;
    piece_ = 0;
    runner_.stop();
}

} // namespace headscope
