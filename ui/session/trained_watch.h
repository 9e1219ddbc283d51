// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>

#include <QObject>

#include "core/model/trained_check.h"
#include "ui/session/job_runner.h"
#include "ui/theme/side_name.h"

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
    /// A side's present model was checked; side B's only where that is one of its own.
    void checked(const headscope::TrainedCheck& check, headscope::SideName side);

  private:
    void giveWay();
    void check();
    void check(SideName side);
    void take(SideName side, const Model& model, const std::optional<TrainedCheck>& result);

    Session& session_;
    std::array<std::weak_ptr<const Model>, 2> done_; // the models of the sides that were checked last
    SideName checking_ = SideName::A;
    quint64 piece_ = 0; // of work that goes on; 0: none
    JobRunner runner_;  // last, so that it ends before the rest
};

} // namespace headscope
