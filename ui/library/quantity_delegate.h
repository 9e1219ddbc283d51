// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace headscope {

/// Draws "10.4 MB" with the digits at the right of their column and the unit at the left of its own, so that
/// both line up over the rows.
class QuantityDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// `units`: all that occur; the widest decides the room.
    explicit QuantityDelegate(QStringList units, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    [[nodiscard]] int unitWidth(const QFontMetrics& metrics) const;

    QStringList units_;
};

} // namespace headscope
