// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/model_list_view.h"

#include <QHeaderView>
#include <QPainter>

#include "ui/library/model_cell.h"
#include "ui/library/model_table.h"
#include "ui/theme/sentence_text.h"
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
    const QStringList sizes{inWords("B"), inWords("kB"), inWords("MB"), inWords("GB"), inWords("TB")};
    setItemDelegate(new ModelCell(this));
    setItemDelegateForColumn(ModelTable::kParameters,
                             new ModelCell(this, {inWords("million"), inWords("billion")}));
    for (const int column : {ModelTable::kOnDisk, ModelTable::kInMemory}) {
        setItemDelegateForColumn(column, new ModelCell(this, sizes));
    }
}

void ModelListView::setModel(QAbstractItemModel* model) {
    QTreeView::setModel(model);
    header()->setSectionsMovable(false);
    header()->setMinimumSectionSize(0);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(ModelTable::kName, QHeaderView::Stretch);
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
    QRect room = option.rect;
    room.setLeft(columnViewportPosition(ModelTable::kFamily) + cellMargin(*this));
    room.setRight(viewport()->width() - cellMargin(*this));
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
    painter.setLayoutDirection(layoutDirection());
    painter.setPen(Theme::of(palette()).muted);
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, emptyText_);
}

} // namespace headscope
