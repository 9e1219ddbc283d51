// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <set>

#include <QMetaObject>
#include <QStringList>

#include "tests/support/live_objects.h"
#include "ui/session/job_runner.h"
#include "ui/session/study.h"

namespace headscope {

/// Follows all job runners that are made from now on, and how each piece of their work ends: exactly once. A
/// study waits for an answer no longer than its runner works.
class WorkWatch : public QObject {
  public:
    WorkWatch() {
        LiveObjects::begin([this] {
            // Comes before the end of any piece that the new object may start.
            QMetaObject::invokeMethod(
                this, [this] { follow(); }, Qt::QueuedConnection);
        });
    }

    /// Whether every piece that was started has ended.
    [[nodiscard]] bool isQuiet() const {
        return std::ranges::all_of(ended_, [](const auto& each) {
            return each.second.size() == each.first->lastNumber() && !each.first->runningFor();
        });
    }
    /// Ends that should not have come, and once all is quiet, those that did not.
    [[nodiscard]] QStringList faults() const {
        QStringList faults = faults_;
        for (const Study* study : studies_) {
            if (isQuiet() && study->isBusy()) {
                faults += QStringLiteral("a study waits for ever");
            }
        }
        return faults;
    }
    /// How many pieces ended in which way, and how many runners are there.
    [[nodiscard]] QString summary() const {
        return QStringLiteral("%1 finished, %2 failed, %3 stopped, %4 runners")
            .arg(finished_)
            .arg(failed_)
            .arg(stopped_)
            .arg(ended_.size());
    }
    [[nodiscard]] std::size_t runners() const { return ended_.size(); }

  private:
    void follow() {
        for (QObject* object : LiveObjects::takeNew()) {
            if (auto* runner = qobject_cast<JobRunner*>(object)) {
                ended_[runner];
                connect(runner, &JobRunner::finished, this,
                        [=, this](quint64 number) { note(*runner, number, finished_); });
                connect(runner, &JobRunner::failed, this,
                        [=, this](quint64 number) { note(*runner, number, failed_); });
                connect(runner, &JobRunner::stopped, this,
                        [=, this](quint64 number) { note(*runner, number, stopped_); });
                connect(runner, &QObject::destroyed, this, [=, this] { ended_.erase(runner); });
            } else if (auto* study = qobject_cast<Study*>(object)) {
                studies_.insert(study);
                connect(study, &QObject::destroyed, this, [=, this] { studies_.erase(study); });
            }
        }
    }

    void note(const JobRunner& runner, quint64 number, int& count) {
        ++count;
        if (number == 0 || number > runner.lastNumber()) {
            faults_ += QStringLiteral("piece %1 ended and was not started").arg(number);
        }
        if (!ended_[&runner].insert(number).second) {
            faults_ += QStringLiteral("piece %1 ended twice").arg(number);
        }
    }

    std::map<const JobRunner*, std::set<quint64>> ended_; // numbers, of the runners that are there
    std::set<const Study*> studies_;                      // that are there
    int finished_ = 0;
    int failed_ = 0;
    int stopped_ = 0;
    QStringList faults_;
};

} // namespace headscope
