// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/analysis/head_pairs.h"
#include "ui/pages/stage_page.h"
#include "ui/session/study.h"

namespace headscope {

class HeadPairsView;

/// Which heads are made for each other, by their weights: composition and overlap.
class CircuitPage : public StagePage {
    Q_OBJECT

  public:
    explicit CircuitPage(QWidget* parent = nullptr);

  protected:
    void showState() override;
    void leave() override;
    void showStopped(const QString& text) override;

  private:
    HeadPairsView* view_;
    std::shared_ptr<const Model> model_; // whose pairs are shown or computed
    AttentionKind kind_ = AttentionKind::Self;
    HeadPairMeasure measure_ = HeadPairMeasure::QueryComposition;
    bool isThere_ = false;
    Study study_;
};

} // namespace headscope
