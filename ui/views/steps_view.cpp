// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/steps_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/controls/segmented_choice.h"
#include "ui/controls/side_choice.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/side_header.h"
#include "ui/views/step_bars.h"
#include "ui/views/step_sheet.h"

namespace headscope {

namespace {

constexpr int kMapsStretch = 3;
constexpr int kBarsStretch = 2;

constexpr int kReadoutLines = 2; // a long way does not fit into one line of a small window

QFont readoutFont(const QFont& font) {
    return tabularFont(smallerFont(font));
}

} // namespace

StepsView::StepsView(QWidget* parent)
    : QWidget(parent), side_(new SideChoice(tr("Side A's head"), tr("Side B's head"))),
      ranges_(new SegmentedChoice), caption_(new ThemedLabel(&Theme::text, titleFont)),
      note_(new ThemedLabel(&Theme::muted, smallerFont)),
      readout_(new ThemedLabel(&Theme::text, readoutFont)), empty_(new ThemedLabel(&Theme::muted)),
      maps_(new StepSheet), bars_(new StepBars), content_(new QWidget) {
    const Spacing spacing = Spacing::of(font());
    side_->setObjectName(QStringLiteral("stepsSide"));
    side_->setAccessibleName(tr("Whose head"));
    side_->hide();
    ranges_->setObjectName(QStringLiteral("stepsRange"));
    ranges_->setAccessibleName(tr("Range of the colours"));
    ranges_->setSegments(
        {{tr("one range"), tr("All scores in one range of colours: what a step does to their size is seen")},
         {tr("each its own"),
          tr("Each step's colours go as far as its own scores: patterns are seen, sizes are "
             "not")}});
    ranges_->setCurrent(0);
    caption_->setObjectName(QStringLiteral("stepsCaption"));
    caption_->setWordWrap(true);
    caption_->setMostLines(2);
    note_->setObjectName(QStringLiteral("stepsNote"));
    note_->setWordWrap(true);
    note_->setMostLines(2);
    readout_->setObjectName(QStringLiteral("stepsReadout"));
    readout_->setWordWrap(true);
    readout_->setMostLines(kReadoutLines);
    readout_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    readout_->setFixedHeight(kReadoutLines * QFontMetrics(readoutFont(font())).lineSpacing());
    maps_->setObjectName(QStringLiteral("stepsMaps"));
    maps_->setAccessibleName(tr("A map for each step from q·k to the weights"));
    maps_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    bars_->setObjectName(QStringLiteral("stepsBars"));
    empty_->setObjectName(QStringLiteral("stepsEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);

    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.medium);
    controls->addWidget(side_);
    controls->addWidget(ranges_);
    controls->addSpacing(spacing.small);
    controls->addWidget(caption_, 1);
    auto* parts = new QVBoxLayout(content_);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(spacing.small);
    parts->addWidget(note_);
    parts->addWidget(maps_, kMapsStretch);
    parts->addWidget(readout_);
    parts->addWidget(bars_, kBarsStretch);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addWidget(content_, 1);
    column->addWidget(empty_, 1);

    connect(side_, &SideChoice::sideChosen, this, &StepsView::sideChosen);
    connect(ranges_, &SegmentedChoice::chosen, this, [this](int index) {
        range_ = index == 1 ? StepRange::Own : StepRange::Shared;
        showContent();
        Q_EMIT rangeChosen();
    });
    connect(maps_, &MapSheet::pointed, this, [this](int, int query, int key) { pointAt(query, key); });
    connect(maps_, &MapSheet::pointedAtNothing, this, [this] { pointAt(std::nullopt, std::nullopt); });
    connect(maps_, &MapSheet::chosen, this, [this](int, int query, int key) {
        Q_EMIT queryChosen(query);
        Q_EMIT keyChosen(key);
    });
    connect(bars_, &StepBars::pointed, this, [this](int key) {
        pointAt(key < 0 ? std::nullopt : query_, key < 0 ? std::nullopt : std::optional(key));
    });
    connect(bars_, &StepBars::keyChosen, this, &StepsView::keyChosen);
    showNothing({});
}

void StepsView::setLook(const StepsLook& look) {
    look_ = look;
    showContent();
}

void StepsView::showNothing(const QString& text) {
    look_ = {};
    look_.emptyText = text.isEmpty()
                          ? tr("Open a model and type a text: the way from q·k to the weights of the "
                               "chosen head appears here.")
                          : text;
    showContent();
}

void StepsView::showContent() {
    const bool hasSteps = !look_.steps.empty();
    content_->setVisible(hasSteps);
    empty_->setVisible(!hasSteps);
    empty_->setText(look_.emptyText);
    ranges_->setEnabled(hasSteps);
    caption_->setText(look_.note.isEmpty() ? look_.title : tr("%1 · %2").arg(look_.title, look_.note));
    caption_->setColour(look_.side == SideName::A ? &Theme::sideTextA : &Theme::sideTextB);
    note_->setText(rangeText(look_, range_));
    maps_->setSteps(stepsFollow(look_), stepsSheet(look_, range_));
    bars_->setLook(look_, range_);
    pointAt(std::nullopt, std::nullopt);
    setChosen(query_, key_);
}

void StepsView::setChosen(std::optional<int> query, std::optional<int> key) {
    query_ = query;
    key_ = key;
    const bool isThere = look_.contains(query, key);
    maps_->setChosen(isThere ? query : std::nullopt, isThere ? key : std::nullopt);
    bars_->setQuery(query);
    bars_->setKey(key);
    showReadout();
}

void StepsView::setSide(SideName side, bool hasChoice) {
    side_->setSide(side);
    side_->setVisible(hasChoice);
}

void StepsView::setRange(StepRange range) {
    range_ = range;
    ranges_->setCurrent(range == StepRange::Own ? 1 : 0);
    showContent();
}

QString StepsView::readout() const {
    if (pointedQuery_ && pointedKey_) {
        return stepsReading(look_, *pointedQuery_, *pointedKey_);
    }
    return look_.contains(query_, key_) ? stepsReading(look_, *query_, *key_) : QString();
}

/// Keeps its line also where there is nothing to read.
void StepsView::showReadout() {
    const QString text = readout();
    readout_->setText(text.isEmpty() ? tr("Point at a cell to read it through all steps") : text);
}

void StepsView::pointAt(std::optional<int> query, std::optional<int> key) {
    pointedQuery_ = query;
    pointedKey_ = key;
    bars_->point(query == query_ ? key : std::nullopt);
    showReadout();
}

void StepsView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        readout_->setFixedHeight(kReadoutLines * QFontMetrics(readoutFont(font())).lineSpacing());
    }
}

} // namespace headscope
