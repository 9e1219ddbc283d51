// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "core/model/trained_check.h"
#include "ui/session/job_runner.h"

namespace headscope {

class Session;

/// Checks each model that a session opens once (checkTrained), in a worker of its own and only while the
/// session has nothing to do: it begins when the first picture is there, and gives way and begins again where
/// the session works for longer than a moment. Models whose files do not fit into memory are not checked:
/// they would be read from the disk once more.
class TrainedWatch : public QObject {
    Q_OBJECT

  public:
    explicit TrainedWatch(Session& session, QObject* parent = nullptr);

  Q_SIGNALS:
    /// The session's present model was checked.
    void checked(const headscope::TrainedCheck& check);

  private:
    void giveWay();
    void check();
    void take(const Model& model, const std::optional<TrainedCheck>& result);

    Session& session_;
    bool isDone_ = false; // with the present model
    quint64 piece_ = 0;   // of work that goes on; 0: none
    JobRunner runner_;    // last, so that it ends before the rest
};

} // namespace headscope
