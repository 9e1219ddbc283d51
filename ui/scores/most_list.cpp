// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/most_list.h"

#include <QGridLayout>
#include <cmath>

#include "ui/scores/head_link.h"
#include "ui/scores/score_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/sentence_text.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

std::optional<std::size_t> headWithMost(const ScoreTable& table, std::size_t score, AttentionKind kind) {
    std::optional<std::size_t> best;
    for (std::size_t head = 0; head < table.heads().size(); ++head) {
        const double value = table.mean(head, score);
        if (table.heads()[head].id.kind != kind || std::isnan(value)) {
            continue;
        }
        if (!best || value > table.mean(*best, score)) {
            best = head;
        }
    }
    return best;
}

MostList::MostList(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    const Spacing spacing = Spacing::of(font());
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(spacing.medium);
    grid_->setVerticalSpacing(0);
    grid_->setColumnStretch(0, 1);
    auto* title = new ThemedLabel(&Theme::text, titleFont);
    title->setText(tr("Most …"));
    title->setToolTip(tr("The head with the highest value of each score.\n"
                         "Click: side A. Right- or Shift-click: side B."));
    grid_->addWidget(title, 0, 0);
}

void MostList::setScores(const std::shared_ptr<const ScoreTable>& scores, AttentionKind kind) {
    if (scores == scores_ && kind == kind_) {
        return; // not least where one of the links was clicked
    }
    scores_ = scores;
    kind_ = kind;
    const ScoreTable& table = *scores;
    qDeleteAll(parts_);
    parts_.clear();
    for (std::size_t score = 0; score < table.scores().size(); ++score) {
        if (table.scores()[score]->badge) {
            addRow(table, score, kind);
        }
    }
    setVisible(!parts_.empty());
}

void MostList::addRow(const ScoreTable& table, std::size_t score, AttentionKind kind) {
    const ScoreInfo& info = *table.scores()[score];
    const QString key = fromUtf8(info.key);
    const QString badge = inWords(info.badge->text);
    auto* name = new ThemedLabel(&Theme::text);
    name->setText(badge);
    name->setToolTip(plainTooltip(definitionText(info)));
    name->setElidable(true);
    auto* note = new ThemedLabel(&Theme::muted, smallerFont);
    note->setObjectName(QStringLiteral("mostNote/%1").arg(key));
    auto* link = new HeadLink;
    link->setObjectName(QStringLiteral("most/%1").arg(key));
    if (const auto head = headWithMost(table, score, kind)) {
        const double value = table.mean(*head, score);
        link->setHead(table.heads()[*head].id);
        link->setText(
            QStringLiteral("%1  %2").arg(headName(link->head()), scoreText(value, decimalsOf(table, score))));
        link->setAccessibleName(tr("Most %1: %2").arg(badge, link->text()));
        link->setToolTip(tr("Click: side A. Right- or Shift-click: side B."));
        if (!earnsBadge(info, value)) {
            note->setText(tr("not %1").arg(thresholdText(info)));
            note->setToolTip(tr("The highest value of all heads, but below the badge's threshold"));
        }
    } else {
        link->setText(scoreText(NAN, 0));
        link->setAccessibleName(tr("Most %1: no head").arg(badge));
        link->setEnabled(false);
        link->setToolTip(tr("No head has a value on this text"));
    }
    const int row = 1 + static_cast<int>(parts_.size()) / 3; // under the title
    grid_->addWidget(name, row, 0);
    grid_->addWidget(note, row, 1, Qt::AlignRight | Qt::AlignVCenter);
    grid_->addWidget(link, row, 2, Qt::AlignRight);
    parts_.insert(parts_.end(), {name, note, link});
    connect(link, &HeadLink::headChosen, this, &MostList::headChosen);
}

} // namespace headscope
