// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/pages/asked.h"
#include "ui/pages/drawn_cells.h"
#include "ui/pages/stage_page.h"
#include "ui/panels/pattern_view.h"
#include "ui/session/study.h"

namespace headscope {

/// The heads that follow a pattern of the user's, on side A's text. A drawn one stays for other texts, as far
/// as they reach.
///
/// Settings: "words" (as they are typed: "-1", "same, first"), or "cells" that were drawn (a list of [query,
/// key] and [query, first key, last key]).
class PatternPage : public StagePage {
    Q_OBJECT

  public:
    explicit PatternPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

    static constexpr std::size_t kListed = 12;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override { showFault(text); }

  private:
    void ask(std::shared_ptr<const CellPattern> cells);
    void askPattern();
    void askWords();
    void showFault(const QString& text);

    PatternView* view_;
    DrawnCells drawn_;                       // none while words are typed
    std::shared_ptr<const TextResult> text_; // of what is shown
    AttentionKind kind_ = AttentionKind::Self;
    PatternHeads shown_;
    Asked<std::shared_ptr<const CellPattern>> asked_;
    Study study_;
};

} // namespace headscope
