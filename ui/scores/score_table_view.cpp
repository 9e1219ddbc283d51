// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_table_view.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <algorithm>

#include "ui/scores/score_filter_bar.h"
#include "ui/scores/score_table_filter.h"
#include "ui/scores/score_table_grid.h"
#include "ui/scores/score_table_model.h"
#include "ui/scores/score_text.h"
#include "ui/scores/score_tsv.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"

namespace headscope {

ScoreTableView::ScoreTableView(QWidget* parent)
    : ScoresCard(parent), model_(new ScoreTableModel(this)), filter_(new ScoreTableFilter(model_, this)),
      bar_(new ScoreFilterBar), grid_(new ScoreTableGrid) {
    grid_->setFont(tabularFont(font()));
    grid_->setModel(filter_);
    auto* top = new QHBoxLayout;
    top->setSpacing(Spacing::of(font()).small);
    top->addWidget(bar_, 1);
    for (const bool saves : {false, true}) {
        auto* button = new QToolButton;
        button->setObjectName(saves ? QStringLiteral("saveScores") : QStringLiteral("copyScores"));
        button->setIcon(themedIcon(saves ? QStringLiteral("export") : QStringLiteral("copy")));
        button->setToolTip(
            saves ? tr("Save the table as CSV")
                  : tr("Copy the selected rows, or all that are shown, as text for a spreadsheet"));
        button->setAccessibleName(saves ? tr("Save as CSV") : tr("Copy the table"));
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this,
                saves ? &ScoreTableView::saveRequested : &ScoreTableView::copy);
        top->addWidget(button, 0, Qt::AlignTop);
    }
    content()->insertLayout(0, top);
    content()->addWidget(grid_, 1);

    connect(bar_, &ScoreFilterBar::edited, this, [this] {
        applyFilter();
        Q_EMIT settingsEdited();
    });
    connect(grid_->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ScoreTableView::takeOrder);
    connect(grid_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ScoreTableView::takeSelection);
    connect(grid_, &ScoreTableGrid::rowActivated, this,
            [this](int row) { Q_EMIT headChosen(SideName::A, filter_->head(row)); });
    connect(grid_, &ScoreTableGrid::menuRequested, this,
            [this](int row, const QPoint& place) { menuFor(row)->popup(place); });
    connect(grid_, &ScoreTableGrid::headerMenuRequested, this,
            [this](const QPoint& place) { columnMenu()->popup(place); });
}

void ScoreTableView::showScores() {
    bar_->setScores(scores()->scores());
    const bool isNewShape = model_->scores() == nullptr || model_->scores()->heads() != scores()->heads() ||
                            model_->scores()->scores() != scores()->scores();
    {
        const QScopedValueRollback quiet(selectsItself_, true);
        const QScopedValueRollback quietOrder(sortsItself_, true);
        model_->setScores(scores());
        filter_->filterAgain();
    }
    if (isNewShape) {
        applyColumns();
        grid_->fitColumns();
    }
    filterAgain();
    Q_EMIT filterChanged(); // other values pass
}

/// What is wanted of the columns that there are.
void ScoreTableView::applyColumns() {
    const QScopedValueRollback quiet(sortsItself_, true);
    const std::optional<int> column = model_->columnOf(wanted_.sortedBy);
    grid_->sortByColumn(column.value_or(ScoreTableModel::kHead),
                        column && wanted_.isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
    for (int place = ScoreTableModel::kKvHead; place < model_->columnCount(); ++place) {
        grid_->setColumnHidden(place, wanted_.hidden.contains(model_->columnKey(place)));
    }
}

void ScoreTableView::takeOrder(int column, Qt::SortOrder order) {
    if (!sortsItself_ && scores() && column >= 0) {
        wanted_.sortedBy = model_->columnKey(column);
        wanted_.isDescending = order == Qt::DescendingOrder;
        Q_EMIT settingsEdited();
    }
}

void ScoreTableView::setSettings(const ScoreTableSettings& settings) {
    wanted_ = settings;
    bar_->setFilter(settings.filter);
    if (scores()) {
        applyColumns();
    }
    applyFilter();
}

ScoreTableSettings ScoreTableView::settings() const {
    ScoreTableSettings settings = wanted_;
    settings.filter = bar_->filter();
    return settings;
}

void ScoreTableView::showMarks() {
    model_->setMarks(marks());
    if (scores()) {
        filterAgain();
    }
}

void ScoreTableView::applyFilter() {
    {
        const QScopedValueRollback quiet(selectsItself_, true);
        filter_->setFilter(bar_->filter());
    }
    filterAgain();
    Q_EMIT filterChanged();
}

/// Rows that come and go do not change what is brushed.
void ScoreTableView::filterAgain() {
    if (filter_->filter().onlyPinned) {
        const QScopedValueRollback quiet(selectsItself_, true);
        filter_->filterAgain();
        Q_EMIT filterChanged();
    }
    showSelection();
    showCount();
}

void ScoreTableView::showCount() {
    const int all = model_->rowCount();
    const int shown = filter_->rowCount();
    QStringList notes{shown == all ? tr("%1 heads").arg(all) : tr("%1 of %2 heads").arg(shown).arg(all)};
    if (!marks().brushed.empty()) {
        notes.append(tr("%1 brushed").arg(marks().brushed.size()));
    }
    setNote(notes.join(QStringLiteral(" · ")));
}

void ScoreTableView::takeSelection() {
    if (selectsItself_) {
        return;
    }
    const std::set<HeadId> heads = selectedHeads();
    if (heads != marks().brushed) {
        HeadMarks changed = marks();
        changed.brushed = heads;
        setMarks(changed);
        Q_EMIT brushed(heads);
    }
}

std::set<HeadId> ScoreTableView::selectedHeads() const {
    std::set<HeadId> heads;
    for (const QModelIndex& index : grid_->selectionModel()->selectedRows()) {
        heads.insert(filter_->head(index.row()));
    }
    return heads;
}

void ScoreTableView::showSelection() {
    if (selectedHeads() == marks().brushed) {
        return; // as while the user selects
    }
    QItemSelection selection;
    for (int row = 0; row < filter_->rowCount(); ++row) {
        if (marks().brushed.contains(filter_->head(row))) {
            selection.select(filter_->index(row, 0), filter_->index(row, filter_->columnCount() - 1));
        }
    }
    const QScopedValueRollback quiet(selectsItself_, true);
    grid_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

std::optional<std::set<HeadId>> ScoreTableView::shownHeads() const {
    if (!scores() || filter_->rowCount() == model_->rowCount()) {
        return std::nullopt;
    }
    std::set<HeadId> heads;
    for (int row = 0; row < filter_->rowCount(); ++row) {
        heads.insert(filter_->head(row));
    }
    return heads;
}

QString ScoreTableView::copiedText() const {
    if (!scores()) {
        return {};
    }
    const bool copiesAll = !grid_->selectionModel()->hasSelection();
    std::vector<std::size_t> heads;
    for (int row = 0; row < filter_->rowCount(); ++row) {
        if (copiesAll || grid_->selectionModel()->isRowSelected(row)) {
            heads.push_back(*scores()->indexOf(filter_->head(row)));
        }
    }
    std::vector<std::size_t> columns;
    for (std::size_t score = 0; score < scores()->scores().size(); ++score) {
        if (!grid_->isColumnHidden(ScoreTableModel::kFirstScore + static_cast<int>(score))) {
            columns.push_back(score);
        }
    }
    return scoresAsTsv(*scores(), heads, columns);
}

void ScoreTableView::copy() {
    QGuiApplication::clipboard()->setText(copiedText());
}

QMenu* ScoreTableView::menuFor(int row) {
    const HeadId head = filter_->head(row);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show %1 as side A").arg(headName(head)), this,
                    [this, head] { Q_EMIT headChosen(SideName::A, head); });
    menu->addAction(tr("Show %1 as side B").arg(headName(head)), this,
                    [this, head] { Q_EMIT headChosen(SideName::B, head); });
    menu->addAction(marks().pinned.contains(head) ? tr("Unpin") : tr("Pin"), this,
                    [this, head] { Q_EMIT pinToggled(head); });
    menu->addSeparator();
    menu->addAction(grid_->selectionModel()->hasSelection() ? tr("Copy the selected rows")
                                                            : tr("Copy all rows"),
                    this, &ScoreTableView::copy);
    menu->addAction(tr("Save as CSV…"), this, &ScoreTableView::saveRequested);
    return menu;
}

QMenu* ScoreTableView::columnMenu() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show all columns"), this, [this] {
        wanted_.hidden.clear();
        applyColumns();
        Q_EMIT settingsEdited();
    });
    menu->addSeparator();
    for (int column = ScoreTableModel::kKvHead; column < model_->columnCount(); ++column) {
        QString title = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        QAction* action = menu->addAction(title.replace(u'\n', u' ').replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(!grid_->isColumnHidden(column));
        connect(action, &QAction::toggled, this,
                [this, key = model_->columnKey(column)](bool isShown) { hideColumn(key, !isShown); });
    }
    return menu;
}

void ScoreTableView::hideColumn(const std::string& column, bool isHidden) {
    if (isHidden) {
        wanted_.hidden.insert(column);
    } else {
        wanted_.hidden.erase(column);
    }
    applyColumns();
    Q_EMIT settingsEdited();
}

QSize ScoreTableView::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {50 * line, 24 * line};
}

void ScoreTableView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    if (event->key() == Qt::Key_P && grid_->hasFocus() && grid_->currentIndex().isValid()) {
        Q_EMIT pinToggled(filter_->head(grid_->currentIndex().row()));
        return;
    }
    ScoresCard::keyPressEvent(event);
}

void ScoreTableView::changeEvent(QEvent* event) {
    ScoresCard::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        grid_->setFont(tabularFont(font()));
        grid_->fitColumns();
    }
}

} // namespace headscope
