// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/panels/token_heads.h"
#include "ui/session/study.h"

namespace headscope {

class TokenHeadsView;

/// Where the chosen token looks, in all heads.
///
/// Settings: "order" of the heads (layer, weight: of the chosen key).
class TokenPage : public StagePage {
    Q_OBJECT

  public:
    explicit TokenPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    void showHeads();

    struct Question {
        std::shared_ptr<const TextResult> text;
        AttentionKind kind = AttentionKind::Self;
        int query = 0;
        bool operator==(const Question&) const = default;
    };

    TokenHeadsView* view_;
    Asked<Question> asked_;
    std::shared_ptr<const TokenHeads> heads_;
    Study study_;
};

/// The query's row of every head of a kind, by the model's own settings.
[[nodiscard]] TokenHeads tokenHeadsOf(const TextResult& text, AttentionKind kind, int query,
                                      const Job& job = {});

} // namespace headscope
