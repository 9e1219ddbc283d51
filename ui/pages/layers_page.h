// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/panels/token_layers.h"
#include "ui/session/study.h"

namespace headscope {

class LayersView;

/// The chosen token followed down through the layers.
class LayersPage : public StagePage {
    Q_OBJECT

  public:
    explicit LayersPage(QWidget* parent = nullptr);

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    struct Question {
        std::shared_ptr<const TextResult> text;
        AttentionKind kind = AttentionKind::Self;
        int query = 0;
        LayerMethod method = LayerMethod::Rollout;
        bool operator==(const Question&) const = default;
    };

    void ask(const Question& question);
    void showNothing(const QString& why);
    [[nodiscard]] static TokenLayers answer(const Question& question, const Job& job);

    LayersView* view_;
    LayerMethod method_ = LayerMethod::Rollout;
    Asked<Question> asked_;
    Study study_;
};

} // namespace headscope
