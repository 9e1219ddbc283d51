// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>
#include <optional>

#include "core/analysis/score_table.h"
#include "ui/theme/side_name.h"

class QPainter;

namespace headscope {

/// One score of side A's head, and of side B's where that is another one.
struct ScorePair {
    const ScoreInfo* info = nullptr;
    std::array<std::optional<ScoreValue>, 2> sides = {}; // by SideName
    int decimals = 2;

    [[nodiscard]] bool earns(SideName side) const;
    [[nodiscard]] QString valueText(SideName side) const;
    [[nodiscard]] QString errorText(SideName side) const;
    /// "≥ 0.6 previous token", with the side in front where both heads are shown; empty without a badge.
    [[nodiscard]] QString badgeText(bool isLong) const;
};

/// Widths in pixels that all rows share, so that digits stand under each other.
struct ScoreRowWidths {
    int value = 0;
    int error = 0; // 0: no row has one
    int last = 0;  // unit, or badge
    bool showsB = false;
    bool hasLongBadges = false;

    bool operator==(const ScoreRowWidths&) const = default;
};

/// Name, values, unit or badge, and under them a bar with the share of the score's range. Pressing it asks
/// what the score is.
class ScoreRow : public QAbstractButton {
    Q_OBJECT

  public:
    explicit ScoreRow(QWidget* parent = nullptr);

    void setPair(const ScorePair& pair);
    [[nodiscard]] const ScorePair& pair() const { return pair_; }
    void setColumns(const ScoreRowWidths& columns);

    /// What a row needs of them, and its name of the rest.
    [[nodiscard]] static ScoreRowWidths columnsFor(const ScorePair& pair, const QFont& font,
                                                   bool hasLongBadges);
    [[nodiscard]] static int widthOf(const ScoreRowWidths& columns, const QFont& font);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QRect placed(const QRect& room) const;
    void paintBar(QPainter& painter) const;
    void paintLast(QPainter& painter, const QRect& room) const;
    void describe();

    ScorePair pair_;
    ScoreRowWidths columns_;
};

} // namespace headscope
