// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

#include "ui/scores/head_marks.h"

namespace headscope {

/// A cell whose row is not marked in the colour of a side, but in that of brushed heads.
class ScoreCell : public QStyledItemDelegate {
    Q_OBJECT

  public:
    explicit ScoreCell(QObject* parent) : QStyledItemDelegate(parent) {}

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// The head's name with the sides' colours at the left where it is chosen, and a star where it is pinned.
class HeadCell : public ScoreCell {
    Q_OBJECT

  public:
    explicit HeadCell(QObject* parent) : ScoreCell(parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// A table whose first column stays in place while the others are scrolled: a second view of the same rows
/// and the same selection lies over it.
class ScoreTableGrid : public QTableView {
    Q_OBJECT

  public:
    explicit ScoreTableGrid(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// Columns as wide as their titles and values need.
    void fitColumns();

  Q_SIGNALS:
    /// Double click, or Enter: on a row of the model that is shown.
    void rowActivated(int row);
    void menuRequested(int row, const QPoint& globalPosition);
    void headerMenuRequested(const QPoint& globalPosition);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void updateGeometries() override;
    void paintEvent(QPaintEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void prepare(QTableView& view);
    void placeFrozen();

    QTableView* frozen_;
};

} // namespace headscope
