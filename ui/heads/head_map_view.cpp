// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_map_view.h"

#include <QBoxLayout>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <algorithm>

#include "ui/controls/segmented_choice.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_colour_bar.h"
#include "ui/heads/head_map_bar.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

SegmentedChoice::Segment segmentOf(AttentionKind kind) {
    switch (kind) {
    case AttentionKind::Encoder:
        return {HeadMapView::tr("Encoder"), HeadMapView::tr("The source reads itself, in both directions")};
    case AttentionKind::Cross:
        return {HeadMapView::tr("Cross"), HeadMapView::tr("The target (queries) reads the source (keys)")};
    case AttentionKind::Self:
        break;
    }
    return {HeadMapView::tr("Decoder"), HeadMapView::tr("The target reads itself")};
}

} // namespace

HeadMapView::HeadMapView(QWidget* parent)
    : Card(std::nullopt, parent), sideChoice_(new SegmentedChoice), kindChoice_(new SegmentedChoice),
      bar_(new HeadMapBar), colourBar_(new HeadColourBar), canvas_(new HeadCanvas), scroll_(new QScrollArea),
      caption_(new ThemedLabel(&Theme::muted, smallerFont)),
      hint_(new ThemedLabel(&Theme::muted, smallerFont)) {
    sideChoice_->setObjectName(QStringLiteral("headsSideChoice"));
    sideChoice_->setAccessibleName(tr("Whose heads"));
    sideChoice_->setSegments(
        {{tr("A"), tr("Heads of side A on its text")}, {tr("B"), tr("Heads of side B on its text")}});
    sideChoice_->hide();
    kindChoice_->setObjectName(QStringLiteral("kindChoice"));
    kindChoice_->setAccessibleName(tr("Kind of attention"));
    kindChoice_->hide();
    caption_->setObjectName(QStringLiteral("headsCaption"));
    caption_->setWordWrap(true);
    caption_->setMostLines(2);
    caption_->hide();
    bar_->hide();
    colourBar_->hide();
    hint_->setElidable(true);
    showHint(std::nullopt);

    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->setWidget(canvas_);
    canvas_->setAutoFillBackground(false);
    scroll_->viewport()->installEventFilter(this);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing::of(font()).small);
    column->addWidget(sideChoice_);
    column->addWidget(kindChoice_);
    column->addWidget(bar_);
    column->addWidget(caption_);
    column->addWidget(colourBar_);
    column->addWidget(scroll_, 1);
    column->addWidget(hint_);

    connect(sideChoice_, &SegmentedChoice::chosen, this,
            [this](int index) { Q_EMIT sideChosen(static_cast<SideName>(index)); });
    connect(kindChoice_, &SegmentedChoice::chosen, this,
            [this](int index) { Q_EMIT kindChosen(kinds_.at(static_cast<std::size_t>(index))); });
    connect(canvas_, &HeadCanvas::headChosen, this, [this](SideName side, const HeadId& head) {
        scrollTo(head);
        Q_EMIT headChosen(side, head);
    });
    connect(canvas_, &HeadCanvas::brushed, this, &HeadMapView::brushed);
    connect(canvas_, &HeadCanvas::pinToggled, this, &HeadMapView::pinToggled);
    connect(bar_, &HeadMapBar::colourChosen, this, [this](const QString& key) {
        setColouring(key);
        Q_EMIT colourChosen(key);
    });
    connect(bar_, &HeadMapBar::sortChosen, this, [this](const QString& key) {
        setSorting(key);
        Q_EMIT sortChosen(key);
    });
    // Labels stay in place while the rest moves under them.
    for (QScrollBar* bar : {scroll_->horizontalScrollBar(), scroll_->verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, canvas_, qOverload<>(&QWidget::update));
    }
}

void HeadMapView::setGrid(HeadGrid grid) {
    const bool isSameShape = grid.layers == canvas_->grid().layers && grid.kind == canvas_->grid().kind;
    canvas_->setGrid(std::move(grid));
    showKind();
    if (!isSameShape) {
        showScores();
    }
}

void HeadMapView::setScores(std::shared_ptr<const ScoreTable> scores) {
    if (scores == scores_) {
        return;
    }
    scores_ = std::move(scores);
    std::vector<HeadMapBar::Score> choices;
    if (scores_) {
        for (std::size_t score = 0; score < scores_->scores().size(); ++score) {
            const HeadValues values = headValuesOf(*scores_, score, {});
            choices.push_back({values.key, values.name, values.definition});
        }
    }
    bar_->setScores(choices);
    bar_->setVisible(!choices.empty());
    showScores();
}

void HeadMapView::setColouring(const QString& key) {
    colouring_ = key;
    showScores();
}

void HeadMapView::setSorting(const QString& key) {
    sorting_ = key;
    showScores();
}

std::optional<HeadValues> HeadMapView::valuesOf(const QString& key) const {
    const auto score = scores_ ? scores_->indexOfScore(key.toStdString()) : std::nullopt;
    return score ? std::optional(headValuesOf(*scores_, *score, canvas_->grid())) : std::nullopt;
}

void HeadMapView::showScores() {
    bar_->setColouring(colouring_);
    bar_->setSorting(sorting_);
    const std::optional<HeadValues> values = valuesOf(colouring_);
    if (values) {
        colourBar_->setValues(*values, canvas_->colours().table);
    }
    colourBar_->setVisible(values.has_value());
    canvas_->setValues(values);
    canvas_->setOrder(valuesOf(sorting_));
    showCaption();
    fitCanvas();
}

void HeadMapView::showCaption() {
    QStringList parts;
    const bool isSorted = valuesOf(sorting_).has_value();
    if (const auto& values = canvas_->values()) {
        const bool saysUnit = values->unit.isEmpty() || values->name.endsWith(values->unit);
        parts.append(saysUnit ? values->name : tr("%1 in %2").arg(values->name, values->unit));
    } else {
        parts.append(pictures_);
    }
    if (isSorted) {
        parts.append(sorting_ == colouring_ ? tr("highest first")
                                            : tr("highest %1 first").arg(valuesOf(sorting_)->name));
    }
    if (canvas_->values() || isSorted) {
        parts.append(QString::fromStdString(scores_->subject));
    }
    parts.removeAll(QString());
    caption_->setText(parts.join(QStringLiteral(" · ")));
    caption_->setVisible(!parts.isEmpty());
}

void HeadMapView::setKinds(const std::vector<AttentionKind>& kinds) {
    kinds_ = kinds;
    std::vector<SegmentedChoice::Segment> segments(kinds.size());
    std::ranges::transform(kinds, segments.begin(), segmentOf);
    kindChoice_->setSegments(segments);
    kindChoice_->setVisible(kinds.size() > 1);
    showKind();
}

void HeadMapView::setShownSide(std::optional<SideName> side, bool hasOwnHeads) {
    sideChoice_->setVisible(side.has_value());
    sideChoice_->setCurrent(side ? static_cast<int>(*side) : -1);
    const std::optional<SideName> onlySide = hasOwnHeads ? side : std::nullopt;
    canvas_->setOnlySide(onlySide);
    showHint(onlySide);
}

void HeadMapView::showHint(std::optional<SideName> onlySide) {
    if (onlySide) {
        hint_->setText(*onlySide == SideName::A ? tr("click or arrows: A") : tr("click or arrows: B"));
        hint_->setToolTip(tr("The sides have two models: choose over the map whose heads are shown."));
        return;
    }
    hint_->setText(tr("click: A · right-click: B · arrows move"));
    hint_->setToolTip(tr("Click a head for side A, right-click or Shift-click one for side B.\n"
                         "The arrow keys move A's head, with Shift B's.\n"
                         "Ctrl-click or drag a rectangle to brush heads; Escape ends it.\n"
                         "Middle click or P pins a head."));
}

void HeadMapView::showKind() {
    const auto place = std::ranges::find(kinds_, canvas_->grid().kind);
    kindChoice_->setCurrent(static_cast<int>(place - kinds_.begin()));
}

void HeadMapView::setColours(const ThumbnailColours& colours) {
    canvas_->setColours(colours);
    if (canvas_->values()) {
        colourBar_->setValues(*canvas_->values(), colours.table);
    }
}

void HeadMapView::setCaption(const QString& caption) {
    pictures_ = caption;
    showCaption();
}

void HeadMapView::setSelection(const HeadId& a, const HeadId& b) {
    HeadMarks marks = canvas_->marks();
    marks.a = a;
    marks.b = b;
    setMarks(marks);
}

void HeadMapView::setFilter(const HeadFilter& filter) {
    canvas_->setFilter(filter);
}

void HeadMapView::setMarks(const HeadMarks& marks) {
    const HeadId oldA = selected(SideName::A);
    canvas_->setMarks(marks);
    if (selected(SideName::A) != oldA) {
        scrollTo(selected(SideName::A));
    }
}

HeadId HeadMapView::selected(SideName side) const {
    return canvas_->selected(side);
}

int HeadMapView::fullHeight() const {
    return height() - scroll_->viewport()->height() + canvas_->height();
}

QSize HeadMapView::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {qRound(20.5 * line), 24 * line};
}

QSize HeadMapView::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {8 * line, 8 * line};
}

bool HeadMapView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == scroll_->viewport() && event->type() == QEvent::Resize) {
        fitCanvas();
    }
    return Card::eventFilter(watched, event);
}

void HeadMapView::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitCanvas();
    }
}

void HeadMapView::fitCanvas() {
    // From the size without scroll bars, so that a bar that comes or goes does not change the answer.
    const QSize room = scroll_->maximumViewportSize();
    canvas_->fitWidth(room.width());
    if (canvas_->height() > room.height()) {
        const int bar =
            style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll_->verticalScrollBar());
        canvas_->fitWidth(room.width() - bar);
    }
}

void HeadMapView::scrollTo(const HeadId& head) {
    const QRect rect = canvas_->headRect(head);
    scroll_->ensureVisible(rect.center().x(), rect.center().y(), 2 * rect.width(), 2 * rect.height());
}

} // namespace headscope
