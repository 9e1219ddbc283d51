// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "ui/pages/stage_page.h"
#include "ui/panels/token_heads.h"
#include "ui/session/study.h"

namespace headscope {

class TokenHeadsView;

/// Where the chosen token looks, in all heads.
class TokenPage : public StagePage {
    Q_OBJECT

  public:
    explicit TokenPage(QWidget* parent = nullptr);

  protected:
    void showState() override;
    void leave() override;

  private:
    void showHeads();

    TokenHeadsView* view_;
    std::shared_ptr<const Run> run_; // whose rows are shown or computed
    AttentionKind kind_ = AttentionKind::Self;
    int query_ = -1;
    std::shared_ptr<const TokenHeads> heads_;
    Study study_;
};

/// The query's row of every head of a kind, by the model's own settings.
[[nodiscard]] TokenHeads tokenHeadsOf(const TextResult& text, AttentionKind kind, int query,
                                      const Job& job = {});

} // namespace headscope
