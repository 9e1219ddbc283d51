// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/segmented_choice.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>

#include "ui/controls/segment_button.h"

namespace headscope {

namespace {

constexpr int kMostPerRow = 8;

} // namespace

SegmentedChoice::SegmentedChoice(QWidget* parent)
    : QWidget(parent), group_(new QButtonGroup(this)), layout_(new QGridLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    group_->setExclusive(true);
    fitHeight();
    connect(group_, &QButtonGroup::idClicked, this, &SegmentedChoice::take);
}

void SegmentedChoice::setSegments(const std::vector<Segment>& segments) {
    if (segments != segments_) {
        segments_ = segments;
        rebuild();
    }
}

int SegmentedChoice::current() const {
    return current_;
}

void SegmentedChoice::setCurrent(int index) {
    current_ = group_->button(index) != nullptr ? index : -1;
    group_->setExclusive(false); // so that none can be chosen
    for (QAbstractButton* button : group_->buttons()) {
        button->setChecked(group_->id(button) == current_);
    }
    group_->setExclusive(true);
}

void SegmentedChoice::setAccent(const std::optional<QColor>& accent) {
    accent_ = accent;
    for (QAbstractButton* button : group_->buttons()) {
        static_cast<SegmentButton*>(button)->setAccent(accent_);
    }
}

void SegmentedChoice::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

void SegmentedChoice::fitHeight() {
    layout_->setRowMinimumHeight(0, SegmentButton::heightFor(font()));
}

void SegmentedChoice::take(int index) {
    if (index != current_) {
        current_ = index;
        Q_EMIT chosen(index);
    }
}

void SegmentedChoice::rebuild() {
    for (QAbstractButton* button : group_->buttons()) {
        group_->removeButton(button);
        layout_->removeWidget(button);
        button->hide();
        button->setParent(nullptr);
        button->deleteLater(); // it may be the one whose click led here
    }
    for (int index = 0; index < count(); ++index) {
        const Segment& segment = segments_[static_cast<std::size_t>(index)];
        const int column = index % kMostPerRow;
        auto* button = new SegmentButton(this);
        button->setText(segment.text);
        button->setToolTip(segment.tooltip);
        button->setAccent(accent_);
        button->setEnds(column == 0, column == kMostPerRow - 1 || index == count() - 1);
        group_->addButton(button, index);
        layout_->addWidget(button, index / kMostPerRow, column);
        button->show();
    }
    setCurrent(current_);
}

} // namespace headscope
