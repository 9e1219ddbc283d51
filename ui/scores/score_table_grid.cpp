// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_table_grid.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "ui/scores/mark_glyphs.h"
#include "ui/scores/score_table_header.h"
#include "ui/scores/score_table_model.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

void ScoreCell::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const Theme& theme = Theme::of(option->palette);
    option->palette.setColor(QPalette::Highlight, theme.wash(brushColour(theme)));
    option->palette.setColor(QPalette::HighlightedText, theme.text);
}

/// An empty icon: room for the marks of both sides before the name.
void HeadCell::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    ScoreCell::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {Spacing::of(option->font).tiny, 1};
}

void HeadCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    ScoreCell::paint(painter, option, index);
    const int marks = index.data(ScoreTableModel::kMarksRole).toInt();
    const Theme& theme = Theme::of(option.palette);
    const Spacing spacing = Spacing::of(option.font);
    int left = option.rect.left();
    for (const auto& [mark, side] :
         {std::pair(ScoreTableModel::kIsA, SideName::A), std::pair(ScoreTableModel::kIsB, SideName::B)}) {
        if (marks & mark) {
            painter->fillRect(left, option.rect.top(), spacing.tiny, option.rect.height(), theme.side(side));
            left += spacing.tiny;
        }
    }
    if (marks & ScoreTableModel::kIsPinned) {
        const double size = 0.6 * spacing.line;
        drawPin(*painter,
                QPointF(option.rect.right() - size / 2 - spacing.small, option.rect.center().y() + 0.5), size,
                theme);
    }
}

QSize HeadCell::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QSize size = ScoreCell::sizeHint(option, index);
    return {size.width() + Spacing::of(option.font).line + Spacing::of(option.font).small, size.height()};
}

ScoreTableGrid::ScoreTableGrid(QWidget* parent) : QTableView(parent), frozen_(new QTableView(this)) {
    setObjectName(QStringLiteral("scoreTable"));
    setAccessibleName(tr("Scores of all heads"));
    prepare(*this);
    prepare(*frozen_);
    frozen_->setFocusPolicy(Qt::NoFocus);
    frozen_->setAccessibleName(tr("Names of the heads"));
    frozen_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    frozen_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->stackUnder(frozen_);

    connect(frozen_->verticalScrollBar(), &QAbstractSlider::valueChanged, verticalScrollBar(),
            &QAbstractSlider::setValue);
    connect(verticalScrollBar(), &QAbstractSlider::valueChanged, frozen_->verticalScrollBar(),
            &QAbstractSlider::setValue);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int section, int, int size) {
        if (section == 0) {
            frozen_->setColumnWidth(0, size);
            placeFrozen();
        }
    });
    // Both headers show the order; each sorts the model that they share.
    connect(frozen_->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this](int section, Qt::SortOrder order) {
                if (section == 0) {
                    horizontalHeader()->setSortIndicator(section, order);
                }
            });
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this](int section, Qt::SortOrder order) {
                const QSignalBlocker quiet(frozen_->horizontalHeader());
                frozen_->horizontalHeader()->setSortIndicator(section == 0 ? 0 : -1, order);
                frozen_->horizontalHeader()->viewport()->update();
            });
}

void ScoreTableGrid::prepare(QTableView& view) {
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setFrameShape(QFrame::NoFrame);
    view.setShowGrid(false);
    view.setAlternatingRowColors(true);
    view.setWordWrap(false);
    view.setTabKeyNavigation(false);
    view.setCornerButtonEnabled(false);
    view.setItemDelegate(new ScoreCell(&view));
    view.setItemDelegateForColumn(0, new HeadCell(&view));
    view.verticalHeader()->hide();
    view.setHorizontalHeader(new ScoreTableHeader(&view));
    QHeaderView& header = *view.horizontalHeader();
    connect(&header, &QWidget::customContextMenuRequested, this,
            [this, &header](const QPoint& place) { Q_EMIT headerMenuRequested(header.mapToGlobal(place)); });
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&view, &QWidget::customContextMenuRequested, this, [this, &view](const QPoint& place) {
        if (const QModelIndex index = view.indexAt(place); index.isValid()) {
            Q_EMIT menuRequested(index.row(), view.viewport()->mapToGlobal(place));
        }
    });
    connect(&view, &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex& index) { Q_EMIT rowActivated(index.row()); });
}

void ScoreTableGrid::setModel(QAbstractItemModel* model) {
    QTableView::setModel(model);
    frozen_->setModel(model);
    frozen_->setSelectionModel(selectionModel());
    setSortingEnabled(true);
    frozen_->setSortingEnabled(true);
}

void ScoreTableGrid::fitColumns() {
    if (model() == nullptr || model()->columnCount() == 0) {
        return;
    }
    const Spacing spacing = Spacing::of(font());
    for (QTableView* view : {static_cast<QTableView*>(this), frozen_}) {
        view->verticalHeader()->setDefaultSectionSize(spacing.line + 2 * spacing.small);
        view->verticalHeader()->setMinimumSectionSize(spacing.line);
    }
    resizeColumnsToContents();
    for (int column = 1; column < model()->columnCount(); ++column) { // long texts are in the tooltip
        setColumnWidth(column, std::min(columnWidth(column), 9 * spacing.line));
    }
    for (int column = 1; column < model()->columnCount(); ++column) {
        frozen_->setColumnHidden(column, true);
    }
    frozen_->setColumnWidth(0, columnWidth(0));
    placeFrozen();
}

void ScoreTableGrid::placeFrozen() {
    const int frame = frameWidth();
    frozen_->setGeometry(frame, frame, columnWidth(0), viewport()->height() + horizontalHeader()->height());
    frozen_->horizontalHeader()->setFixedHeight(horizontalHeader()->height());
    frozen_->verticalScrollBar()->setValue(verticalScrollBar()->value());
}

void ScoreTableGrid::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    placeFrozen();
}

/// A table without rows says why.
void ScoreTableGrid::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (model() != nullptr && model()->rowCount() == 0) {
        QPainter painter(viewport());
        painter.setLayoutDirection(layoutDirection());
        painter.setPen(Theme::of(palette()).muted);
        painter.drawText(viewport()->rect(), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         tr("No head passes the filter."));
    }
}

void ScoreTableGrid::updateGeometries() {
    QTableView::updateGeometries();
    placeFrozen();
}

/// Keeps the current cell from going under the first column.
QModelIndex ScoreTableGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const QModelIndex current = QTableView::moveCursor(action, modifiers);
    const int hidden = columnWidth(0) - visualRect(current).left();
    if (action == MoveLeft && current.column() > 0 && hidden > 0) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
    }
    return current;
}

void ScoreTableGrid::scrollTo(const QModelIndex& index, ScrollHint hint) {
    if (index.column() > 0) {
        QTableView::scrollTo(index, hint);
    } else { // it is always in sight: only the row matters
        const int before = horizontalScrollBar()->value();
        QTableView::scrollTo(index, hint);
        horizontalScrollBar()->setValue(before);
    }
}

void ScoreTableGrid::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid()) {
        Q_EMIT rowActivated(currentIndex().row());
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        event->ignore(); // for the card, which copies with a header
        return;
    }
    QTableView::keyPressEvent(event);
}

} // namespace headscope
