// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace headscope {

/// Draws a cell of a list with as much room at its sides as the header has. With units, "10.4 MB" has its
/// digits at the right of their column and the unit at the left of its own, so that both line up over the
/// rows. What is not enabled is muted.
class ModelCell : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// `units`: all that occur; the widest decides the room.
    explicit ModelCell(QObject* parent, QStringList units = {});

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    [[nodiscard]] int unitWidth(const QFontMetrics& metrics) const;

    QStringList units_;
};

/// Pixels at each side of a cell and of its header.
[[nodiscard]] int cellMargin(const QWidget& view);

} // namespace headscope
