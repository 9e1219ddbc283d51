// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_filter_bar.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include "ui/scores/score_text.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

/// With a point or a comma; none where it is no number.
std::optional<double> numberIn(const QString& text) {
    bool isNumber = false;
    const double value =
        QLocale::c().toDouble(text.trimmed().replace(u',', u'.').replace(QChar(0x2212), u'-'), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

} // namespace

ScoreFilterBar::ScoreFilterBar(QWidget* parent)
    : QWidget(parent), heads_(new QLineEdit), score_(new QComboBox), relation_(new QComboBox),
      bound_(new QLineEdit), pinned_(new QCheckBox(tr("pinned"))), badge_(new QCheckBox(tr("with a badge"))),
      lines_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    const Spacing spacing = Spacing::of(font());
    heads_->setObjectName(QStringLiteral("filterHeads"));
    heads_->setPlaceholderText(tr("L2, L2 H5, a badge"));
    heads_->setAccessibleName(tr("Heads"));
    heads_->setToolTip(tr("Shows heads of a layer (L2), one head (L2 H5), several (L2H5, L3H1) or those with "
                          "a badge (induction)"));
    heads_->setClearButtonEnabled(true);
    heads_->setMinimumWidth(6 * spacing.line);
    score_->setObjectName(QStringLiteral("filterScore"));
    score_->setAccessibleName(tr("Score with a bound"));
    score_->setToolTip(tr("Shows only heads whose value of this score is within the bound"));
    score_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    score_->setMinimumContentsLength(12);
    score_->setPlaceholderText(tr("not in this table"));
    relation_->setObjectName(QStringLiteral("filterRelation"));
    relation_->setAccessibleName(tr("At least or at most"));
    relation_->setToolTip(tr("Whether the bound is the least value or the largest"));
    relation_->addItems({QStringLiteral("≥"), QStringLiteral("≤")});
    relation_->setItemData(0, tr("at least"), Qt::AccessibleTextRole);
    relation_->setItemData(1, tr("at most"), Qt::AccessibleTextRole);
    bound_->setObjectName(QStringLiteral("filterBound"));
    bound_->setAccessibleName(tr("Bound"));
    bound_->setToolTip(tr("A number; empty for no bound"));
    bound_->setPlaceholderText(tr("value"));
    bound_->setFixedWidth(qRound(3.8 * spacing.line));
    pinned_->setObjectName(QStringLiteral("filterPinned"));
    pinned_->setToolTip(tr("Shows only pinned heads"));
    badge_->setObjectName(QStringLiteral("filterBadge"));
    badge_->setToolTip(tr("Shows only heads with a badge"));

    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setSpacing(spacing.small);
    auto* names = new QHBoxLayout;
    names->setSpacing(spacing.medium);
    names->addWidget(heads_, 1);
    names->addWidget(pinned_);
    names->addWidget(badge_);
    auto* range = new QHBoxLayout;
    range->setSpacing(spacing.small);
    range->addWidget(score_, 1);
    range->addWidget(relation_);
    range->addWidget(bound_);
    lines_->addLayout(names, 1);
    lines_->addLayout(range, 1);

    // The score that is in sight when a bound is typed is the one that is meant.
    const auto takeScore = [this] {
        if (score_->currentIndex() >= 0) {
            scoreKey_ = score_->currentData().toString().toStdString();
        }
        Q_EMIT edited();
    };
    connect(heads_, &QLineEdit::textChanged, this, &ScoreFilterBar::edited);
    connect(bound_, &QLineEdit::textChanged, this, takeScore);
    connect(score_, &QComboBox::currentIndexChanged, this, takeScore);
    connect(relation_, &QComboBox::currentIndexChanged, this, &ScoreFilterBar::edited);
    for (QCheckBox* box : {pinned_, badge_}) {
        connect(box, &QCheckBox::toggled, this, &ScoreFilterBar::edited);
    }
}

void ScoreFilterBar::setScores(const std::vector<const ScoreInfo*>& scores) {
    const QSignalBlocker quiet(score_);
    score_->clear();
    for (const ScoreInfo* info : scores) {
        score_->addItem(nameWithUnit(*info), fromUtf8(info->key));
        score_->setItemData(score_->count() - 1, plainTooltip(definitionText(*info)), Qt::ToolTipRole);
    }
    showScore();
}

void ScoreFilterBar::showScore() {
    score_->setCurrentIndex(scoreKey_.empty() ? 0 : score_->findData(QString::fromStdString(scoreKey_)));
}

void ScoreFilterBar::setFilter(const ScoreFilter& filter) {
    const ScoreFilter before = this->filter();
    const QSignalBlocker quiet(this);
    if (filter.heads != before.heads) {
        heads_->setText(filter.heads);
    }
    relation_->setCurrentIndex(filter.isAtLeast ? 0 : 1);
    if (filter.bound != before.bound) { // another text may mean the same number
        bound_->setText(filter.bound ? QString::number(*filter.bound, 'g', 12) : QString());
    }
    pinned_->setChecked(filter.onlyPinned);
    badge_->setChecked(filter.onlyWithBadge);
    scoreKey_ = filter.scoreKey; // last: the fields above take what is in sight
    const QSignalBlocker quietScore(score_);
    showScore();
}

ScoreFilter ScoreFilterBar::filter() const {
    return {.heads = heads_->text(),
            .scoreKey = scoreKey_,
            .isAtLeast = relation_->currentIndex() == 0,
            .bound = numberIn(bound_->text()),
            .onlyPinned = pinned_->isChecked(),
            .onlyWithBadge = badge_->isChecked()};
}

QSize ScoreFilterBar::minimumSizeHint() const {
    return {8 * Spacing::of(font()).line, lines_->minimumSize().height()};
}

void ScoreFilterBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isWide = width() >= 40 * Spacing::of(font()).line;
    const QBoxLayout::Direction direction = isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (direction != lines_->direction()) {
        lines_->setDirection(direction);
        updateGeometry();
    }
}

} // namespace headscope
