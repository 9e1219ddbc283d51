// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/kernel_timing.h"
#include "ui/pages/asked.h"
#include "ui/pages/kernel_looks.h"
#include "ui/pages/stage_page.h"
#include "ui/session/study.h"

namespace headscope {

class KernelsView;

/// A side's softmax beside what can stand in its place: tiles, linear attention, a window, a sink.
///
/// settings: {"show": "tiles"|"linear"|"window"|"sink", "side": "a"|"b", "tile": 1..128, "step": tiles done,
/// "window": keys, "logit": the sink's}.
///
/// Numbers. Tiles: tile.count and tile.skipped; tile.difference, the largest of a weight from the plain
/// softmax; running.max and running.sum of the chosen query after the present step; memory.plain and
/// memory.tiled, bytes. Linear: linear.distance (mean total variation), linear.js (mean Jensen-Shannon
/// divergence, nats), memory.plain, memory.linear, bytes. Window: window.lost (mean share of a row),
/// window.scores, window.cache and full.cache, bytes. Sink: sink.rest (mean share of a row that attends to
/// nothing), sink.least and sink.most (row sums), sink.first (share of key 0 without the sink).
class KernelsPage : public StagePage {
    Q_OBJECT

  public:
    explicit KernelsPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    struct Answer {
        KernelLook look;
        std::vector<KernelTiming> timings;
        bool isWhole = false;
    };

    void ask(const KernelQuestion& question);
    void take(const Answer& answer);
    void useForB();

    KernelsView* view_;
    Asked<KernelQuestion> asked_;
    bool hasAnswer_ = false; // the look is of what is asked
    /// Of the last width of a head that was measured to the end.
    std::vector<KernelTiming> timings_;
    int timedWidth_ = 0;
    Study study_;
};

} // namespace headscope
