// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/background_fetch.h"

#include <utility>

namespace headscope {

BackgroundFetch::BackgroundFetch(const HubPlace& place, const FetchPatience& patience, QObject* parent)
    : QObject(parent), place_(place), worker_(new ModelFetch(place, patience)) {
    worker_->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, worker_, &QObject::deleteLater);
    // These run in the worker's thread.
    connect(worker_, &ModelFetch::listed, worker_,
            [this](const RepositoryListing& listing) { post([this, listing] { Q_EMIT listed(listing); }); });
    connect(worker_, &ModelFetch::progressed, worker_, [this](const FetchProgress& progress) {
        post([this, progress] { Q_EMIT progressed(progress); });
    });
    connect(worker_, &ModelFetch::finished, worker_,
            [this](const std::filesystem::path& path) { post([this, path] { Q_EMIT finished(path); }); });
    connect(worker_, &ModelFetch::failed, worker_,
            [this](const QString& problem) { post([this, problem] { Q_EMIT failed(problem); }); });
    connect(worker_, &ModelFetch::stopped, worker_, [this] { post([this] { Q_EMIT stopped(); }); });
    thread_.setObjectName(QStringLiteral("fetch"));
    thread_.start();
}

BackgroundFetch::~BackgroundFetch() {
    thread_.quit();
    thread_.wait();
}

void BackgroundFetch::start(std::function<void(ModelFetch&)> work) {
    QMetaObject::invokeMethod(
        worker_,
        [this, number = ++number_, work = std::move(work)] {
            working_ = number;
            work(*worker_);
        },
        Qt::QueuedConnection);
}

void BackgroundFetch::post(std::function<void()> signal) {
    QMetaObject::invokeMethod(
        this,
        [this, number = working_, signal = std::move(signal)] {
            if (number == number_) {
                signal();
            }
        },
        Qt::QueuedConnection);
}

void BackgroundFetch::list(const ModelReference& reference) {
    start([reference](ModelFetch& fetch) { fetch.list(reference); });
}

void BackgroundFetch::download(const FetchPlan& plan) {
    start([plan](ModelFetch& fetch) { fetch.download(plan); });
}

void BackgroundFetch::stop() {
    QMetaObject::invokeMethod(worker_, &ModelFetch::stop, Qt::QueuedConnection);
}

} // namespace headscope
