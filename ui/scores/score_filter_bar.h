// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/scores/score_table_filter.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLineEdit;

namespace headscope {

/// The fields of a ScoreFilter: in one line, or in two where there is little room.
class ScoreFilterBar : public QWidget {
    Q_OBJECT

  public:
    explicit ScoreFilterBar(QWidget* parent = nullptr);

    /// The scores that a bound may be set for; the chosen one stays, and where it is not there no other one
    /// is chosen in its place.
    void setScores(const std::vector<const ScoreInfo*>& scores);
    /// Emits nothing.
    void setFilter(const ScoreFilter& filter);
    [[nodiscard]] ScoreFilter filter() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void edited();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showScore();

    std::string scoreKey_; // empty: the first of the list, as long as none was chosen
    QLineEdit* heads_;
    QComboBox* score_;
    QComboBox* relation_;
    QLineEdit* bound_;
    QCheckBox* pinned_;
    QCheckBox* badge_;
    QBoxLayout* lines_;
};

} // namespace headscope
