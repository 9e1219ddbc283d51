// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace headscope {

/// Rows of a ModelTable in which all words of a text occur, in any order and case.
class ModelFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit ModelFilter(QObject* parent = nullptr);

    void setText(const QString& text);

  protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QStringList words_;
};

} // namespace headscope
