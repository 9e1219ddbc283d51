// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/model_list_view.h"

#include <QHeaderView>
#include <QPainter>

#include "ui/library/model_table.h"
#include "ui/library/quantity_delegate.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

ModelListView::ModelListView(QWidget* parent) : QTreeView(parent) {
    setObjectName(QStringLiteral("modelList"));
    setAccessibleName(tr("Models"));
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideMiddle);
    const QStringList sizes{tr("B"), tr("kB"), tr("MB"), tr("GB"), tr("TB")};
    setItemDelegateForColumn(ModelTable::kParameters,
                             new QuantityDelegate({tr("million"), tr("billion")}, this));
    setItemDelegateForColumn(ModelTable::kOnDisk, new QuantityDelegate(sizes, this));
    setItemDelegateForColumn(ModelTable::kInMemory, new QuantityDelegate(sizes, this));
}

void ModelListView::setModel(QAbstractItemModel* model) {
    QTreeView::setModel(model);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(ModelTable::kName, QHeaderView::Stretch);
    header()->setSortIndicatorClearable(true);
    header()->setSortIndicator(-1, Qt::AscendingOrder); // as the places come
    setSortingEnabled(true);
}

void ModelListView::setEmptyText(const QString& text) {
    emptyText_ = text;
    viewport()->update();
}

void ModelListView::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QTreeView::drawRow(painter, option, index);
    const QString reason = index.data(ModelTable::kReasonRole).toString();
    if (reason.isEmpty()) {
        return;
    }
    const Spacing spacing = Spacing::of(font());
    QRect room = option.rect;
    room.setLeft(columnViewportPosition(ModelTable::kFamily) + spacing.tiny);
    room.setRight(viewport()->width() - spacing.small);
    painter->save();
    painter->setFont(font());
    painter->setPen(Theme::of(palette()).muted);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      fontMetrics().elidedText(reason, Qt::ElideRight, room.width()));
    painter->restore();
}

void ModelListView::paintEvent(QPaintEvent* event) {
    QTreeView::paintEvent(event);
    if (model() == nullptr || model()->rowCount() > 0 || emptyText_.isEmpty()) {
        return;
    }
    const int margin = Spacing::of(font()).large;
    QPainter painter(viewport());
    painter.setPen(Theme::of(palette()).muted);
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, emptyText_);
}

} // namespace headscope
