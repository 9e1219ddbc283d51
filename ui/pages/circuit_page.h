// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/analysis/head_pairs.h"
#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/session/study.h"

namespace headscope {

class HeadPairsView;

/// Which heads are made for each other, by their weights: composition and overlap.
///
/// Settings: "measure" (query_composition, key_composition, value_composition, query_overlap,
/// key_overlap).
class CircuitPage : public StagePage {
    Q_OBJECT

  public:
    explicit CircuitPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    struct Question {
        std::shared_ptr<const Model> model;
        AttentionKind kind = AttentionKind::Self;
        HeadPairMeasure measure = HeadPairMeasure::QueryComposition;
        bool operator==(const Question&) const = default;
    };

    HeadPairsView* view_;
    Asked<Question> asked_;
    Study study_;
};

} // namespace headscope
