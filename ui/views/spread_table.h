// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "core/analysis/group_spread.h"
#include "ui/charts/shown_numbers.h"

namespace headscope {

/// How far apart the heads of each K/V group are: a line for each group, with the spread of its keys, of its
/// values and of its maps as numbers and bars. All lines of keys and values have one range, those of maps
/// another one.
class SpreadTable : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    explicit SpreadTable(QWidget* parent = nullptr);

    void setGroups(std::vector<GroupSpread> groups);
    [[nodiscard]] const std::vector<GroupSpread>& groups() const { return groups_; }
    /// "0", "H0–H3", "0.412", "0.873", "0.105 nats"; undefined is "–".
    [[nodiscard]] QStringList cells(int group) const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] QRect cellRect(int line, int column) const;
    void paintCell(QPainter& painter, const QRect& room, const QString& text, double share) const;

    std::vector<GroupSpread> groups_;
};

} // namespace headscope
