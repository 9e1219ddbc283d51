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
      canvas_(new HeadCanvas), scroll_(new QScrollArea),
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
    caption_->setElidable(true);
    caption_->hide();
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
    column->addWidget(caption_);
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
    // Labels stay in place while the rest moves under them.
    for (QScrollBar* bar : {scroll_->horizontalScrollBar(), scroll_->verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, canvas_, qOverload<>(&QWidget::update));
    }
}

void HeadMapView::setGrid(HeadGrid grid) {
    const bool isSameShape = grid.layers == canvas_->grid().layers;
    canvas_->setGrid(std::move(grid));
    showKind();
    if (!isSameShape) {
        fitCanvas();
    }
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
                         "The arrow keys move A's head, with Shift B's."));
}

void HeadMapView::showKind() {
    const auto place = std::ranges::find(kinds_, canvas_->grid().kind);
    kindChoice_->setCurrent(static_cast<int>(place - kinds_.begin()));
}

void HeadMapView::setColours(const ThumbnailColours& colours) {
    canvas_->setColours(colours);
}

void HeadMapView::setCaption(const QString& caption) {
    caption_->setText(caption);
    caption_->setVisible(!caption.isEmpty());
}

void HeadMapView::setSelection(const HeadId& a, const HeadId& b) {
    const HeadId oldA = selected(SideName::A);
    canvas_->setSelection(a, b);
    if (selected(SideName::A) != oldA) {
        scrollTo(selected(SideName::A));
    }
}

HeadId HeadMapView::selected(SideName side) const {
    return canvas_->selected(side);
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
