// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QThread>

#include "ui/fetch/model_fetch.h"

namespace headscope {

/// A ModelFetch in a thread of its own, for the window: hashing and a slow disk hold up nobody. Signals come
/// in the thread of this object, and of the last request only.
class BackgroundFetch : public QObject {
    Q_OBJECT

  public:
    explicit BackgroundFetch(const HubPlace& place, const FetchPatience& patience = {},
                             QObject* parent = nullptr);
    /// Stops what runs; what was fetched stays.
    ~BackgroundFetch() override;

    void list(const ModelReference& reference);
    void download(const FetchPlan& plan);
    void stop();

    [[nodiscard]] const HubPlace& place() const { return place_; }

  Q_SIGNALS:
    void listed(const headscope::RepositoryListing& listing);
    void progressed(const headscope::FetchProgress& progress);
    void finished(const std::filesystem::path& path);
    void failed(const QString& problem);
    void stopped();

  private:
    void start(std::function<void(ModelFetch&)> work);
    void post(std::function<void()> signal);

    HubPlace place_;
    QThread thread_;
    ModelFetch* worker_;  // lives in the thread, and ends with it
    quint64 number_ = 0;  // of the last request
    quint64 working_ = 0; // the number that the worker works on; the worker's
};

} // namespace headscope
