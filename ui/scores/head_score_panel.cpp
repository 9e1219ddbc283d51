// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/head_score_panel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QKeyEvent>
#include <algorithm>

#include "ui/scores/most_list.h"
#include "ui/scores/score_explanation.h"
#include "ui/scores/score_row.h"
#include "ui/scores/score_text.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

ScoreRowWidths widest(ScoreRowWidths columns, const ScoreRowWidths& other) {
    columns.value = std::max(columns.value, other.value);
    columns.error = std::max(columns.error, other.error);
    columns.last = std::max(columns.last, other.last);
    columns.showsB = columns.showsB || other.showsB;
    return columns;
}

} // namespace

HeadScorePanel::HeadScorePanel(QWidget* parent)
    : ScoresCard(parent), names_{}, details_{}, scroll_(new QScrollArea), list_(nullptr), most_(new MostList),
      explanation_(new ScoreExplanation) {
    const Spacing spacing = Spacing::of(font());
    auto* heads = new QVBoxLayout;
    heads->setSpacing(0);
    for (const SideName side : {SideName::A, SideName::B}) {
        const auto index = static_cast<std::size_t>(side);
        names_[index] =
            new ThemedLabel(side == SideName::A ? &Theme::sideTextA : &Theme::sideTextB, titleFont);
        names_[index]->setObjectName(side == SideName::A ? QStringLiteral("headA") : QStringLiteral("headB"));
        details_[index] = new ThemedLabel(&Theme::muted, smallerFont);
        details_[index]->setElidable(true);
        auto* row = new QHBoxLayout;
        row->setSpacing(spacing.medium);
        row->addWidget(names_[index]);
        row->addWidget(details_[index], 1);
        heads->addLayout(row);
    }

    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.medium);
    list_ = new QVBoxLayout;
    list_->setSpacing(0);
    column->addLayout(list_);
    column->addWidget(most_);
    column->addStretch(1);
    scroll_->setObjectName(QStringLiteral("scoreRows"));
    scroll_->setFocusPolicy(Qt::NoFocus);
    scrollClearly(*scroll_, inside);
    scroll_->viewport()->installEventFilter(this);
    explanation_->hide();

    content()->insertLayout(0, heads);
    content()->addWidget(scroll_, 1);
    content()->addWidget(explanation_);
    connect(most_, &MostList::headChosen, this, &ScoresCard::headChosen);
}

void HeadScorePanel::showScores() {
    const auto& infos = scores()->scores();
    while (rows_.size() > infos.size()) {
        delete rows_.back();
        rows_.pop_back();
    }
    while (rows_.size() < infos.size()) {
        auto* row = new ScoreRow;
        connect(row, &ScoreRow::clicked, this, [this, row] { explain(std::string(row->pair().info->key)); });
        row->installEventFilter(this);
        list_->addWidget(row);
        rows_.push_back(row);
    }
    const auto isStop = [](const ScoreRow* row) { return row->focusPolicy() != Qt::NoFocus; };
    if (!rows_.empty() && std::ranges::none_of(rows_, isStop)) {
        rows_.front()->setFocusPolicy(Qt::TabFocus);
    }
    showMarks();
}

void HeadScorePanel::showMarks() {
    if (!scores()) {
        return;
    }
    showRows(); // before heads, which may resize the list: rows that are new say nothing yet
    showHead(SideName::A);
    showHead(SideName::B);
    most_->setScores(scores(), marks().a.kind);
}

void HeadScorePanel::showHead(SideName side) {
    const auto index = static_cast<std::size_t>(side);
    const bool isShown = side == SideName::A || marks().a != marks().b;
    names_[index]->setVisible(isShown);
    details_[index]->setVisible(isShown);
    const HeadId& head = marks().of(side);
    names_[index]->setText(QStringLiteral("%1 %2").arg(sideLetter(side), headName(head)));
    const auto row = scores()->indexOf(head);
    details_[index]->setText(row ? tr("reads K/V head %1").arg(scores()->heads()[*row].kvHead)
                                 : tr("not among these scores"));
}

void HeadScorePanel::showRows() {
    const auto a = scores()->indexOf(marks().a);
    const auto b = marks().a == marks().b ? std::nullopt : scores()->indexOf(marks().b);
    for (std::size_t score = 0; score < rows_.size(); ++score) {
        ScorePair pair{.info = scores()->scores()[score], .decimals = decimalsOf(*scores(), score)};
        if (a) {
            pair.sides[0] = scores()->value(*a, score);
        }
        if (b) {
            pair.sides[1] = scores()->value(*b, score);
        }
        rows_[score]->setObjectName(QStringLiteral("score/%1").arg(fromUtf8(pair.info->key)));
        rows_[score]->setPair(pair);
    }
    fitColumns();
}

/// Where there is little room, badges are without their words, and standard errors only in the tooltips.
void HeadScorePanel::fitColumns() {
    int longestName = 0;
    for (const ScoreRow* row : rows_) {
        longestName = std::max(longestName, fontMetrics().horizontalAdvance(row->text()));
    }
    const int room = scroll_->viewport()->width();
    const auto columnsWith = [this](bool hasLongBadges) {
        ScoreRowWidths columns{.hasLongBadges = hasLongBadges};
        for (const ScoreRow* row : rows_) {
            columns = widest(columns, ScoreRow::columnsFor(row->pair(), font(), hasLongBadges));
        }
        return columns;
    };
    ScoreRowWidths columns = columnsWith(true);
    if (ScoreRow::widthOf(columns, font()) + longestName > room) {
        columns = columnsWith(false);
    }
    const int shortestName = std::min(longestName, 7 * Spacing::of(font()).line);
    if (ScoreRow::widthOf(columns, font()) + shortestName > room) {
        columns.error = 0;
    }
    for (ScoreRow* row : rows_) {
        row->setColumns(columns);
    }
}

void HeadScorePanel::explain(const std::string& key) {
    const auto score = scores() ? scores()->indexOfScore(key) : std::nullopt;
    if (!score) {
        return;
    }
    explanation_->explain(*scores()->scores()[*score]);
    explanation_->show();
}

QSize HeadScorePanel::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {20 * line, 34 * line};
}

void HeadScorePanel::resizeEvent(QResizeEvent* event) {
    ScoresCard::resizeEvent(event);
    explanation_->setMaximumHeight(std::max(explanation_->minimumSizeHint().height(), height() / 2));
}

/// Arrow keys go from row to row; the Tab key comes back to the one that they left.
bool HeadScorePanel::moveFocus(const QObject* from, int key) {
    const auto present = std::ranges::find(rows_, from);
    if (present == rows_.end()) {
        return false;
    }
    auto next = present;
    if (key == Qt::Key_Down && present + 1 != rows_.end()) {
        ++next;
    } else if (key == Qt::Key_Up && present != rows_.begin()) {
        --next;
    } else if (key == Qt::Key_Home) {
        next = rows_.begin();
    } else if (key == Qt::Key_End) {
        next = rows_.end() - 1;
    } else if (key != Qt::Key_Down && key != Qt::Key_Up) {
        return false;
    }
    if (next != present) {
        (*next)->setFocusPolicy(Qt::TabFocus);
        (*next)->setFocus(Qt::TabFocusReason);
        (*present)->setFocusPolicy(Qt::NoFocus);
        scroll_->ensureWidgetVisible(*next);
    }
    return true;
}

bool HeadScorePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress &&
        moveFocus(watched, static_cast<const QKeyEvent*>(event)->key())) {
        return true;
    }
    if (watched == scroll_->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
    }
    return ScoresCard::eventFilter(watched, event);
}

void HeadScorePanel::changeEvent(QEvent* event) {
    ScoresCard::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitColumns();
    }
}

} // namespace headscope
