// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/page_tabs.h"

#include <QPainter>
#include <QResizeEvent>

#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

QFont boldened(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

PageTabs::PageTabs(QWidget* parent) : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideNone);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

int PageTabs::addPage(const QString& name, const QString& tooltip) {
    const int index = addTab(name);
    setTabToolTip(index, plainTooltip(tooltip));
    return index;
}

int PageTabs::tabWidth(int index, bool isTight) const {
    const Spacing spacing = Spacing::of(font());
    const int text = QFontMetrics(boldened(font())).horizontalAdvance(tabText(index)); // the widest it gets
    return text + 2 * (isTight ? spacing.small : spacing.medium);
}

int PageTabs::rowWidth(bool isTight) const {
    int width = 0;
    for (int index = 0; index < count(); ++index) {
        width += isTabVisible(index) ? tabWidth(index, isTight) : 0;
    }
    return width;
}

void PageTabs::showPages(const std::set<int>& pages) {
    for (const bool isShown : {true, false}) { // shown first: the bar leaves a current tab that it loses
        for (int index = 0; index < count(); ++index) {
            if (pages.contains(index) == isShown) {
                setTabVisible(index, isShown);
            }
        }
    }
    QResizeEvent again(size(), size()); // of all that lays tabs out, this alone scrolls back to their start
    resizeEvent(&again);
}

int PageTabs::leastWidth() const {
    return rowWidth(true);
}

QSize PageTabs::tabSizeHint(int index) const {
    const Spacing spacing = Spacing::of(font());
    return {tabWidth(index, isTight_), spacing.line + 2 * spacing.small};
}

QSize PageTabs::minimumSizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {10 * spacing.line, spacing.line + 2 * spacing.small};
}

void PageTabs::tabLayoutChange() {
    QTabBar::tabLayoutChange();
    isTight_ = width() < rowWidth(false);
}

void PageTabs::resizeEvent(QResizeEvent* event) {
    isTight_ = width() < rowWidth(false);
    QTabBar::resizeEvent(event); // lays the tabs out
}

void PageTabs::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const QPoint mouse = mapFromGlobal(QCursor::pos());
    for (int index = 0; index < count(); ++index) {
        if (!isTabVisible(index)) {
            continue;
        }
        const QRect rect = tabRect(index);
        const bool isCurrent = index == currentIndex();
        const bool isPointed = underMouse() && rect.contains(mouse);
        painter.setFont(isCurrent ? boldened(font()) : font());
        painter.setPen(isCurrent || isPointed ? theme.text : theme.muted);
        painter.drawText(rect, Qt::AlignCenter, tabText(index));
        if (isCurrent) {
            const int line = qMax(2, spacing.tiny);
            painter.fillRect(QRect(rect.left() + spacing.small, rect.bottom() - line + 1,
                                   rect.width() - 2 * spacing.small, line),
                             theme.accent);
            if (hasFocus()) {
                painter.setPen(QPen(theme.accent, spacing.hair));
                painter.drawRoundedRect(rect.adjusted(0, 0, -1, -1), spacing.radius, spacing.radius);
            }
        }
    }
}

} // namespace headscope
