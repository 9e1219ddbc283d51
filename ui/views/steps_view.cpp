// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/steps_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/charts/map_sheet.h"
#include "ui/controls/segmented_choice.h"
#include "ui/controls/side_choice.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/side_header.h"
#include "ui/views/step_bars.h"

namespace headscope {

namespace {

constexpr int kMapsStretch = 3;
constexpr int kBarsStretch = 2;

constexpr int kReadoutLines = 2; // a long way does not fit into one line of a small window

QFont readoutFont(const QFont& font) {
    return tabularFont(smallerFont(font));
}

} // namespace

/// The maps, with an arrow from each to the one that is made from it.
class StepsView::StepSheet : public MapSheet {
  public:
    void setSteps(const StepsLook& look, StepRange range) {
        follows_.clear();
        for (const StepLook& step : look.steps) {
            follows_.push_back(!step.replacesLast);
        }
        setContent(stepsSheet(look, range));
    }

  protected:
    void paintEvent(QPaintEvent* event) override {
        MapSheet::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int map = 1; map < static_cast<int>(content().maps.size()); ++map) {
            if (follows_.at(static_cast<std::size_t>(map))) {
                paintArrow(painter, mapRect(map - 1), mapRect(map));
            }
        }
    }

  private:
    void paintArrow(QPainter& painter, const QRectF& from, const QRectF& to) const {
        const Spacing spacing = Spacing::of(font());
        const bool isBeside = from.top() == to.top();
        const double room = (isBeside ? to.left() : width()) - from.right(); // else the next line follows
        const double length = std::min(room - 2.0 * spacing.tiny, 1.5 * spacing.medium);
        if (from.isEmpty() || to.isEmpty() || length < spacing.medium) {
            return;
        }
        const QPointF tip(from.right() + (isBeside ? (room + length) / 2 : spacing.tiny + length),
                          from.center().y());
        const double head = length / 3;
        painter.setPen(QPen(Theme::of(palette()).muted, 1.5 * spacing.hair, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(tip - QPointF(length, 0), tip);
        painter.drawLine(tip - QPointF(head, head), tip);
        painter.drawLine(tip - QPointF(head, -head), tip);
    }

    std::vector<bool> follows_; // one a map
};

SheetContent stepsSheet(const StepsLook& look, StepRange range) {
    SheetContent content;
    for (std::size_t index = 0; index < look.steps.size(); ++index) {
        const StepLook& step = look.steps[index];
        SheetMap map;
        map.title = step.title;
        map.note = step.note;
        map.values = step.values;
        map.allowed = step.allowed;
        map.scale = stepScale(look, index, range);
        map.isDifference = step.role == StepRole::Score; // 0 is the middle of its colours
        map.side = look.side;
        map.valueName = step.valueName;
        content.maps.push_back(std::move(map));
    }
    content.rowLabels = look.queryLabels;
    content.columnLabels = look.keyLabels;
    content.rowName = look.queryName.isEmpty() ? StepsView::tr("query (attends)") : look.queryName;
    content.columnName = look.keyName.isEmpty() ? StepsView::tr("key (is attended to)") : look.keyName;
    content.palette = look.palette;
    content.emptyText = look.emptyText;
    return content;
}

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
    caption_->setElidable(true);
    note_->setObjectName(QStringLiteral("stepsNote"));
    note_->setElidable(true);
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
    maps_->setSteps(look_, range_);
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
