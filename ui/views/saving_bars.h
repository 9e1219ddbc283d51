// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/views/group_savings.h"

namespace headscope {

/// Numbers before and after, one under the other: name, "before → after (× 1/4)", a bar of what is left of
/// the whole, and the formula.
class SavingBars : public QWidget {
    Q_OBJECT

  public:
    explicit SavingBars(QWidget* parent = nullptr);

    void setRows(std::vector<SavingRow> rows, const QString& fraction);
    [[nodiscard]] const std::vector<SavingRow>& rows() const { return rows_; }
    /// "393,216 → 196,608 (× 1/2)".
    [[nodiscard]] QString numbersText(int row) const;
    [[nodiscard]] QRect rowRect(int row) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void paintRow(QPainter& painter, int row) const;

    std::vector<SavingRow> rows_;
    QString fraction_; // of what is left: "1/2"
};

} // namespace headscope
