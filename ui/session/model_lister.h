// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/library/model_list.h"
#include "ui/session/job_runner.h"

namespace headscope {

/// Looks for models in a worker. What another request or stop() made stale is dropped: each request ends in
/// listed, or in nothing.
class ModelLister : public QObject {
    Q_OBJECT

  public:
    explicit ModelLister(QObject* parent = nullptr);

    void list(const ModelPlaces& places);
    void stop();

  Q_SIGNALS:
    void listed(const headscope::ModelList& list);
    void progressed(double share, const QString& step);

  private:
    quint64 wanted_ = 0; // the latest request's number; rises with stop() too
    quint64 piece_ = 0;  // the runner's number of it
    JobRunner runner_;   // last, so that it ends before the rest
};

} // namespace headscope
