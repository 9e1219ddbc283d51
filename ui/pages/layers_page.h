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
///
/// Settings: "method" (rollout, flow), "view" (strips, graph), "threshold" (the least share of an edge that
/// the graph draws, 0 to 0.5; the slider's next is drawn).
class LayersPage : public StagePage {
    Q_OBJECT

  public:
    explicit LayersPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

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
