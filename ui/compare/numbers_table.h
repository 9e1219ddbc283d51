// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/compare/comparison_numbers.h"

class QGridLayout;

namespace headscope {

/// The rows of NumbersPanel: name, A, B, difference, with digits that line up. Cells are labels, so that a
/// screen reader finds them, named "<row>/name", "<row>/a", "<row>/b" and "<row>/difference".
class NumbersTable : public QWidget {
    Q_OBJECT

  public:
    explicit NumbersTable(QWidget* parent = nullptr);

    void setRows(const std::vector<ComparedNumber>& rows);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void addHeader();
    void addRow(int row);
    void fillRow(int row, const ComparedNumber& number);

    QGridLayout* grid_;
    int rows_ = 0;
};

} // namespace headscope
