// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace headscope {

/// The rows of a ModelTable. Why a model cannot be opened is drawn over all columns behind its name, and what
/// there is to say where there are no rows in the middle.
class ModelListView : public QTreeView {
    Q_OBJECT

  public:
    explicit ModelListView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    void setEmptyText(const QString& text);
    [[nodiscard]] const QString& emptyText() const { return emptyText_; }

  protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                 const QModelIndex& index) const override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QString emptyText_;
};

} // namespace headscope
