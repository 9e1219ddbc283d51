// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_map_bar.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/controls/captioned_combo.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

void fill(CaptionedCombo& combo, const QString& first, const std::vector<HeadMapBar::Score>& scores) {
    const QSignalBlocker quiet(combo);
    const QString before = combo.currentData().toString();
    combo.clear();
    combo.addItem(first, QString());
    for (const HeadMapBar::Score& score : scores) {
        combo.addItem(score.name, score.key);
        combo.setItemData(combo.count() - 1, plainTooltip(score.definition), Qt::ToolTipRole);
    }
    combo.setCurrentIndex(qMax(0, combo.findData(before)));
}

void choose(CaptionedCombo& combo, const QString& key) {
    const QSignalBlocker quiet(combo);
    combo.setCurrentIndex(qMax(0, combo.findData(key)));
}

void addChoices(QMenu& menu, CaptionedCombo& combo) {
    auto* group = new QActionGroup(&menu);
    for (int index = 0; index < combo.count(); ++index) {
        QAction* action = menu.addAction(combo.itemText(index).replace(u'&', QStringLiteral("&&")), &combo,
                                         [&combo, index] { combo.setCurrentIndex(index); });
        action->setCheckable(true);
        action->setChecked(index == combo.currentIndex());
        group->addAction(action);
    }
}

} // namespace

HeadMapBar::HeadMapBar(QWidget* parent)
    : QWidget(parent), colour_(new CaptionedCombo(tr("colour"))), sort_(new CaptionedCombo(tr("sort"))),
      both_(new QToolButton) {
    colour_->setObjectName(QStringLiteral("headColour"));
    colour_->setToolTip(tr("What heads are coloured by: their maps, or one score"));
    sort_->setObjectName(QStringLiteral("headSort"));
    sort_->setToolTip(tr("By place: layer under layer. By a score: the highest first, undefined ones last"));
    both_->setObjectName(QStringLiteral("headColourAndSort"));
    both_->setText(tr("Colour, sort"));
    both_->setPopupMode(QToolButton::InstantPopup);
    both_->setMenu(new QMenu(both_));
    both_->hide();
    setScores({});

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Spacing::of(font()).small);
    row->addWidget(colour_, 5);
    row->addWidget(sort_, 4);
    row->addWidget(both_, 1);

    connect(colour_, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT colourChosen(colouring()); });
    connect(sort_, &QComboBox::currentIndexChanged, this, [this] { Q_EMIT sortChosen(sorting()); });
    connect(both_->menu(), &QMenu::aboutToShow, this, &HeadMapBar::fillMenu);
}

void HeadMapBar::setScores(const std::vector<Score>& scores) {
    fill(*colour_, tr("map"), scores);
    fill(*sort_, tr("place"), scores);
}

QString HeadMapBar::colouring() const {
    return colour_->currentData().toString();
}

QString HeadMapBar::sorting() const {
    return sort_->currentData().toString();
}

void HeadMapBar::setColouring(const QString& key) {
    choose(*colour_, key);
}

void HeadMapBar::setSorting(const QString& key) {
    choose(*sort_, key);
}

QSize HeadMapBar::minimumSizeHint() const {
    return {qMin(both_->sizeHint().width(), 6 * Spacing::of(font()).line),
            qMax(colour_->minimumSizeHint().height(), both_->sizeHint().height())};
}

void HeadMapBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < 11 * Spacing::of(font()).line;
    colour_->setVisible(!isNarrow);
    sort_->setVisible(!isNarrow);
    both_->setVisible(isNarrow);
}

void HeadMapBar::fillMenu() {
    QMenu& menu = *both_->menu();
    menu.clear();
    addChoices(*menu.addMenu(tr("Colour")), *colour_);
    addChoices(*menu.addMenu(tr("Sort")), *sort_);
}

} // namespace headscope
