// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/analysis/score_table.h"
#include "ui/scores/head_marks.h"
#include "ui/theme/card.h"

class QBoxLayout;
class QStackedWidget;

namespace headscope {

class ThemedLabel;

/// A card about the scores of all heads: a muted line that says what they are over ("this text, 16 tokens"),
/// and the content; without scores a sentence in their place. What the user does with heads comes out of it
/// as signals, and is shown once the marks are set.
class ScoresCard : public Card {
    Q_OBJECT

  public:
    /// Null: none (yet), which the placeholder explains.
    void setScores(std::shared_ptr<const ScoreTable> scores);
    void setMarks(const HeadMarks& marks);
    /// In the place of scores; noTextYet() at first.
    void setPlaceholder(const QString& text);

    [[nodiscard]] const std::shared_ptr<const ScoreTable>& scores() const { return scores_; }
    [[nodiscard]] const HeadMarks& marks() const { return marks_; }

    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    /// All heads that are brushed from now on.
    void brushed(const std::set<headscope::HeadId>& heads);
    void pinToggled(const headscope::HeadId& head);

  protected:
    explicit ScoresCard(QWidget* parent);

    /// Where the parts of the content go, from top to bottom.
    [[nodiscard]] QBoxLayout* content() const { return content_; }
    /// Stands behind what the scores are over: "12 of 48 heads".
    void setNote(const QString& note);
    /// Other scores (there are some), other marks.
    virtual void showScores() = 0;
    virtual void showMarks() = 0;

  private:
    void showSubject();

    std::shared_ptr<const ScoreTable> scores_;
    HeadMarks marks_;
    QString note_;
    QStackedWidget* stack_;
    ThemedLabel* placeholder_;
    ThemedLabel* subject_;
    QBoxLayout* content_;
};

} // namespace headscope
