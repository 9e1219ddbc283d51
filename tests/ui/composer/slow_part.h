// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

#include <QThread>

#include "ui/export/figure_part.h"

namespace headscope {

/// A part that counts how often it is painted, and where; an endless one paints until it is stopped.
class SlowPart : public FigurePart {
  public:
    explicit SlowPart(bool isEndless = false) : isEndless_(isEndless) {}

    [[nodiscard]] QString name() const override { return QStringLiteral("slow"); }
    [[nodiscard]] double heightFor(double, const FigureLook&) const override { return 40; }
    [[nodiscard]] QSizeF smallestSize(double, const FigureLook&) const override { return {20, 20}; }
    void paint(QPainter& painter, const QRectF& area, const FigureLook&, const Job& job) const override {
        painter.fillRect(area, Qt::red);
        thread_ = QThread::currentThread();
        ++painted_;
        try {
            while (isEndless_) {
                job.step(0.5, "painting");
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        } catch (const Stopped&) {
            isStopped_ = true;
            throw;
        }
    }
    [[nodiscard]] std::vector<NumberTable> numbers() const override { return {}; }

    [[nodiscard]] int painted() const { return painted_; }
    [[nodiscard]] bool isStopped() const { return isStopped_; }
    [[nodiscard]] QThread* thread() const { return thread_; }

  private:
    bool isEndless_;
    mutable std::atomic<int> painted_ = 0;
    mutable std::atomic<bool> isStopped_ = false;
    mutable std::atomic<QThread*> thread_ = nullptr;
};

} // namespace headscope
