// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/head_canvas.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/heads/head_painter.h"
#include "ui/heads/head_text.h"
#include "ui/scores/head_picker.h"
#include "ui/scores/mark_glyphs.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/side_click.h"

namespace headscope {

HeadCanvas::HeadCanvas(QWidget* parent)
    : QWidget(parent),
      picker_(new HeadPicker(this, scene_.marks,
                             {.headAt = [this](const QPoint& position) { return headAt(position); },
                              .headsIn = [this](const QRect& band) { return headsIn(band); }})) {
    setObjectName(QStringLiteral("headCanvas"));
    declarePainted(*this, QAccessible::Canvas);
    setAccessibleName(tr("Heads"));
    for (std::size_t entry = 0; entry < scene_.colours.table.size(); ++entry) {
        const int grey = 255 - static_cast<int>(entry);
        scene_.colours.table[entry] = qRgb(grey, grey, grey);
    }
    connect(picker_, &HeadPicker::chosen, this, &HeadCanvas::choose);
    connect(picker_, &HeadPicker::brushed, this, [this](const std::set<HeadId>& heads) {
        scene_.marks.brushed = heads;
        update();
        Q_EMIT brushed(heads);
    });
    connect(picker_, &HeadPicker::pinToggled, this, [this](const HeadId& head) {
        scene_.marks.pinned = toggled(scene_.marks.pinned, head);
        update();
        Q_EMIT pinToggled(head);
    });
}

void HeadCanvas::setGrid(HeadGrid grid) {
    const bool isSameShape = grid.layers == scene_.grid.layers && grid.kind == scene_.grid.kind;
    const std::vector<bool> changed = scene_.setGrid(std::move(grid));
    scene_.marks.a = inside(scene_.marks.a);
    scene_.marks.b = inside(scene_.marks.b);
    describe();
    if (!isSameShape) {
        picker_->forgetHovered();
        update();
        return;
    }
    QRect area; // of those that came: a large model's come by layers
    scene_.layout.forEachHead([&](HeadId head, const QRect& rect) {
        head.kind = scene_.grid.kind;
        const std::size_t index = scene_.grid.indexOf(head);
        if (index < changed.size() && changed[index]) {
            area |= rect;
        }
    });
    update(area);
}

void HeadCanvas::setColours(const ThumbnailColours& colours) {
    if (!(colours == scene_.colours)) {
        scene_.colours = colours;
        scene_.forgetImages();
        update();
    }
}

void HeadCanvas::setValues(std::optional<HeadValues> values) {
    scene_.values = std::move(values);
    describe();
    update();
}

void HeadCanvas::setOnlySide(std::optional<SideName> side) {
    scene_.onlySide = side;
    describe();
    update();
}

void HeadCanvas::setOrder(std::optional<HeadValues> order) {
    order_ = std::move(order);
}

void HeadCanvas::setMarks(const HeadMarks& marks) {
    scene_.marks = marks;
    scene_.marks.a = inside(marks.a);
    scene_.marks.b = inside(marks.b);
    describe();
    update();
}

void HeadCanvas::setFilter(const HeadFilter& filter) {
    scene_.filter = filter;
    update();
}

void HeadCanvas::fitWidth(int width) {
    scene_.layout = order_ ? HeadMapLayout::inOrder(sortedHeads(scene_.grid, *order_), width, font())
                           : HeadMapLayout(scene_.grid, width, font());
    resize(scene_.layout.size().expandedTo(QSize(width, 0)));
    update();
}

HeadId HeadCanvas::inside(HeadId head) const {
    const auto& layers = scene_.grid.layers;
    if (layers.empty()) {
        return head; // waits for the grid
    }
    head.kind = scene_.grid.kind;
    head.layer = std::clamp(head.layer, 0, static_cast<int>(layers.size()) - 1);
    head.head = std::clamp(head.head, 0, std::max(0, layers[static_cast<std::size_t>(head.layer)].heads - 1));
    return head;
}

std::optional<HeadId> HeadCanvas::headAt(const QPoint& position) const {
    std::optional<HeadId> head = scene_.layout.headAt(position);
    if (head) {
        head->kind = scene_.grid.kind;
    }
    return head;
}

std::set<HeadId> HeadCanvas::headsIn(const QRect& band) const {
    std::set<HeadId> heads;
    scene_.layout.forEachHead([&](HeadId head, const QRect& rect) {
        if (rect.intersects(band)) {
            head.kind = scene_.grid.kind;
            heads.insert(head);
        }
    });
    return heads;
}

void HeadCanvas::describe() {
    if (scene_.grid.layers.empty()) {
        return;
    }
    const auto spoken = [this](SideName side) { return tooltipOf(selected(side)).replace(u'\n', u' '); };
    if (scene_.onlySide) {
        const QString letter = *scene_.onlySide == SideName::A ? tr("A") : tr("B");
        setAccessibleDescription(tr("Side %1: %2.").arg(letter, spoken(*scene_.onlySide)));
        return;
    }
    setAccessibleDescription(tr("Side A: %1. Side B: %2.").arg(spoken(SideName::A), spoken(SideName::B)));
}

QString HeadCanvas::tooltipOf(const HeadId& head) const {
    QStringList lines{headDescription(scene_.grid, head)};
    const std::size_t index = scene_.grid.indexOf(head);
    for (const std::optional<HeadValues>* values : {&scene_.values, &order_}) {
        const bool isSaid = values == &order_ && order_ && scene_.values && order_->key == scene_.values->key;
        if (*values && !isSaid) {
            lines.append(Joined::labelled((*values)->name, (*values)->text(index, true)));
        }
    }
    return lines.join(u'\n');
}

void HeadCanvas::choose(SideName wanted, const HeadId& head) {
    const SideName side = scene_.onlySide.value_or(wanted);
    (side == SideName::A ? scene_.marks.a : scene_.marks.b) = head;
    describe();
    update();
    Q_EMIT headChosen(side, head);
}

bool HeadCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::optional<HeadId> head = headAt(help->pos());
        QToolTip::showText(help->globalPos(), head ? tooltipOf(*head) : QString(), this,
                           head ? headRect(*head) : QRect());
        return true;
    }
    return QWidget::event(event);
}

void HeadCanvas::keyPressEvent(QKeyEvent* event) {
    const SideName side = scene_.onlySide.value_or(shiftedSide(event->modifiers()));
    int right = 0;
    int down = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        right = -1;
        break;
    case Qt::Key_Right:
        right = 1;
        break;
    case Qt::Key_Up:
        down = -1;
        break;
    case Qt::Key_Down:
        down = 1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    const HeadId head = inside(scene_.layout.neighbour(selected(side), right, down));
    if (scene_.grid.contains(head) && head != selected(side)) {
        choose(side, head);
    }
}

void HeadCanvas::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    HeadPainter(painter, scene_, *this).paint(event->rect(), picker_->hovered());
    drawBand(painter, picker_->band(), Theme::of(palette()));
}

} // namespace headscope
