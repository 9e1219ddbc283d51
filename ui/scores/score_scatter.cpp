// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_scatter.h"

#include <QBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/controls/captioned_combo.h"
#include "ui/scores/scatter_canvas.h"
#include "ui/scores/score_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

std::string keyIn(const CaptionedCombo& combo) {
    return combo.currentData().toString().toStdString();
}

/// The score of the wanted key is chosen, or else that of `fallback`'s, or else the first.
void fill(CaptionedCombo& combo, const ScoreTable& table, const std::string& wanted,
          std::string_view fallback) {
    const QSignalBlocker quiet(combo);
    combo.clear();
    for (const ScoreInfo* info : table.scores()) {
        combo.addItem(scoreName(*info), fromUtf8(info->key));
        combo.setItemData(combo.count() - 1, plainTooltip(definitionText(*info)), Qt::ToolTipRole);
    }
    const auto index = table.indexOfScore(wanted).value_or(table.indexOfScore(fallback).value_or(0));
    combo.setCurrentIndex(combo.count() > 0 ? static_cast<int>(index) : -1);
}

} // namespace

ScoreScatter::ScoreScatter(QWidget* parent)
    : ScoresCard(parent), x_(new CaptionedCombo(tr("x"))), y_(new CaptionedCombo(tr("y"))),
      canvas_(new ScatterCanvas), missing_(new ThemedLabel(&Theme::muted, smallerFont)) {
    const Spacing spacing = Spacing::of(font());
    x_->setObjectName(QStringLiteral("scatterX"));
    x_->setToolTip(tr("The score along the plot"));
    y_->setObjectName(QStringLiteral("scatterY"));
    y_->setToolTip(tr("The score up the plot"));
    missing_->setObjectName(QStringLiteral("scatterMissing"));
    missing_->setElidable(true);
    auto* swap = new QToolButton;
    swap->setObjectName(QStringLiteral("scatterSwap"));
    swap->setIcon(themedIcon(QStringLiteral("swap")));
    swap->setAutoRaise(true);
    swap->setToolTip(tr("Swap the axes"));
    swap->setAccessibleName(swap->toolTip());
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing.small);
    row->addWidget(x_, 1);
    row->addWidget(swap);
    row->addWidget(y_, 1);
    auto* hint = new ThemedLabel(&Theme::muted, smallerFont);
    hint->setText(tr("click: A · right-click: B · drag: brush · middle click: pin"));
    hint->setToolTip(tr("Ctrl-click and Ctrl-drag add to the brush; Escape ends it.\n"
                        "The arrow keys move A, with Shift B."));
    hint->setElidable(true);
    content()->insertLayout(0, row);
    content()->addWidget(canvas_, 1);
    content()->addWidget(missing_);
    content()->addWidget(hint);

    for (const auto& [combo, key] : {std::pair(x_, &axes_.x), std::pair(y_, &axes_.y)}) {
        connect(combo, &QComboBox::currentIndexChanged, this, [this, combo = combo, key = key] {
            *key = keyIn(*combo);
            showAxes();
            Q_EMIT axesChosen();
        });
    }
    connect(swap, &QToolButton::clicked, this, [this] {
        setAxes({keyIn(*y_), keyIn(*x_)});
        Q_EMIT axesChosen();
    });
    connect(canvas_, &ScatterCanvas::laidOut, this, &ScoreScatter::showMissing);
    connect(canvas_, &ScatterCanvas::headChosen, this, &ScoresCard::headChosen);
    connect(canvas_, &ScatterCanvas::brushed, this, &ScoresCard::brushed);
    connect(canvas_, &ScatterCanvas::pinToggled, this, &ScoresCard::pinToggled);
}

void ScoreScatter::setAxes(const Axes& axes) {
    if (axes == axes_) {
        return;
    }
    axes_ = axes;
    if (scores()) {
        showScores();
        x_->update();
        y_->update();
    }
}

void ScoreScatter::showScores() {
    fill(*x_, *scores(), axes_.x, "previous_token");
    fill(*y_, *scores(), axes_.y, "induction");
    showAxes();
}

void ScoreScatter::showAxes() {
    const bool hasScores = scores() && !scores()->scores().empty();
    canvas_->setScores(hasScores ? scores() : nullptr, static_cast<std::size_t>(qMax(0, x_->currentIndex())),
                       static_cast<std::size_t>(qMax(0, y_->currentIndex())));
    canvas_->setMarks(marks());
}

void ScoreScatter::showMissing() {
    const int missing = canvas_->places().headsWithoutValue();
    missing_->setText(missing == 1  ? tr("1 head has no value")
                      : missing > 1 ? tr("%1 heads have no value").arg(missing)
                                    : QString());
    missing_->setVisible(missing > 0);
}

void ScoreScatter::showMarks() {
    canvas_->setMarks(marks());
}

QSize ScoreScatter::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {30 * line, 24 * line};
}

} // namespace headscope
