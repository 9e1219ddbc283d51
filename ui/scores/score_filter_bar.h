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

    /// The scores that a bound may be set for; the chosen one stays where it is still there.
    void setScores(const std::vector<const ScoreInfo*>& scores);
    [[nodiscard]] ScoreFilter filter() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void edited();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    QLineEdit* heads_;
    QComboBox* score_;
    QComboBox* relation_;
    QLineEdit* bound_;
    QCheckBox* pinned_;
    QCheckBox* badge_;
    QBoxLayout* lines_;
};

} // namespace headscope
