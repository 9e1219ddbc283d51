// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/score_pages.h"

#include <QVBoxLayout>

#include "ui/pages/score_study.h"
#include "ui/scores/score_scatter.h"
#include "ui/scores/score_table_view.h"

namespace headscope {

ScorePage::ScorePage(ScoreStudy& study, ScoresCard* card, QWidget* parent)
    : StagePage(parent), study_(study), card_(card) {
    card->setFlat(true);
    content()->addWidget(card);
    connect(card, &ScoresCard::headChosen, this, &StagePage::headChosen);
    connect(card, &ScoresCard::brushed, this, &StagePage::brushed);
    connect(card, &ScoresCard::pinToggled, this, &StagePage::pinToggled);
    connect(&study, &ScoreStudy::changed, this, [this] {
        if (isVisible()) {
            showState();
        }
    });
}

void ScorePage::showState() {
    card_->setPlaceholder(state().text ? study_.placeholder() : state().emptyText);
    card_->setScores(study_.scores());
    card_->setMarks(state().marks);
}

TablePage::TablePage(ScoreStudy& study, QWidget* parent) : TablePage(study, new ScoreTableView, parent) {}

TablePage::TablePage(ScoreStudy& study, ScoreTableView* view, QWidget* parent)
    : ScorePage(study, view, parent), view_(view) {
    setObjectName(QStringLiteral("tablePage"));
}

ScatterPage::ScatterPage(ScoreStudy& study, QWidget* parent) : ScorePage(study, new ScoreScatter, parent) {
    setObjectName(QStringLiteral("scatterPage"));
}

} // namespace headscope
