// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/flat_style.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyleOption>
#include <QToolBar>

#include "ui/theme/flat_panel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/menu_hint.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/theme/themed_icon.h"

namespace headscope {

namespace {

Spacing spacingOf(const QWidget* widget) {
    return Spacing::of(widget != nullptr ? widget->font() : QApplication::font());
}

/// A button that opens a menu wherever it is pressed; it shows a chevron after its text.
const QStyleOptionToolButton* menuButton(const QStyleOption* option) {
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    const bool opensMenu = button != nullptr && button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
                           !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
    return opensMenu ? button : nullptr;
}

bool isDockButton(const QWidget& widget) {
    return widget.inherits("QDockWidgetTitleButton");
}

QColor chevronColour(const QStyleOption& option, const Theme& theme) {
    return option.state.testFlag(QStyle::State_Enabled) ? theme.muted : theme.border;
}

/// Its edge is as clear as captions are: a hairline alone would not be seen on a dark card.
void drawCheckBox(const QStyleOption& option, QPainter& painter, const Spacing& spacing) {
    const Theme& theme = Theme::of(option.palette);
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    const bool isFilled = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const QColor edge = isEnabled ? theme.muted : theme.border;
    const QColor fill = isEnabled ? theme.accent : theme.border;
    drawPanel(painter, option.rect, {isFilled ? fill : theme.card, isFilled ? fill : edge}, spacing);
    if (!isFilled) {
        return;
    }
    const QRectF box(option.rect);
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    const QList<QPointF> mark = option.state.testFlag(QStyle::State_On)
                                    ? QList<QPointF>{at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)}
                                    : QList<QPointF>{at(0.27, 0.5), at(0.73, 0.5)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.card, 0.13 * box.width(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF(mark));
    painter.restore();
}

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    const Theme& theme = Theme::of(option->palette);
    const Spacing spacing = spacingOf(widget);
    switch (element) {
    case PE_PanelButtonCommand:
        drawPanel(*painter, option->rect, controlPanel(*option, theme), spacing);
        return;
    case PE_PanelButtonTool:
        if (!option->state.testFlag(State_AutoRaise) ||
            (option->state & (State_On | State_Sunken | State_MouseOver | State_HasFocus))) {
            drawPanel(*painter, option->rect, controlPanel(*option, theme), spacing);
        }
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->lineWidth > 0) {
            drawPanel(*painter, option->rect, fieldPanel(*option, theme), spacing);
        }
        return;
    case PE_FrameFocusRect:
        drawPanel(*painter, option->rect, {Qt::transparent, theme.accent}, spacing);
        return;
    case PE_IndicatorCheckBox:
        drawCheckBox(*option, *painter, spacing);
        return;
    case PE_PanelScrollAreaCorner:
        return;
    case PE_IndicatorArrowDown:
        drawChevron(*painter, option->rect, Direction::Down, chevronColour(*option, theme));
        return;
    case PE_IndicatorArrowUp:
        drawChevron(*painter, option->rect, Direction::Up, chevronColour(*option, theme));
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (element == CE_MenuItem && item != nullptr && hasMenuHint(*item)) {
        QStyleOptionMenuItem background = *item;
        background.text.clear();
        QProxyStyle::drawControl(element, &background, painter, widget);
        painter->save();
        paintMenuHint(*painter, *item);
        painter->restore();
        return;
    }
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea) {
        const Theme& theme = Theme::of(option->palette);
        painter->fillRect(option->rect, theme.card);
        painter->fillRect(option->rect.adjusted(0, option->rect.height() - spacingOf(widget).hair, 0, 0),
                          theme.border);
        return;
    }
    const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
    if (element == CE_DockWidgetTitle && dock != nullptr && !dock->verticalTitleBar) {
        const QRect room = subElementRect(SE_DockWidgetTitleBarText, option, widget)
                               .adjusted(spacingOf(widget).small, 0, 0, 0);
        painter->save();
        painter->setFont(titleFont(widget != nullptr ? widget->font() : QApplication::font()));
        painter->setPen(Theme::of(option->palette).text);
        painter->drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(dock->title, Qt::ElideRight, room.width()));
        painter->restore();
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    switch (control) {
    case CC_ComboBox:
        drawComboBox(*option, *painter, widget);
        return;
    case CC_SpinBox:
        drawSpinBox(*option, *painter, widget);
        return;
    case CC_ScrollBar:
        drawScrollBar(*option, *painter, widget);
        return;
    case CC_ToolButton:
        if (const QStyleOptionToolButton* button = menuButton(option)) {
            drawMenuButton(*button, *painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void FlatStyle::drawMenuButton(const QStyleOptionToolButton& option, QPainter& painter,
                               const QWidget* widget) const {
    proxy()->drawPrimitive(PE_PanelButtonTool, &option, &painter, widget);
    const int arrow = spacingOf(widget).line;
    QStyleOptionToolButton label = option;
    label.features.setFlag(QStyleOptionToolButton::HasMenu, false);
    label.rect.setRight(option.rect.right() - arrow + spacingOf(widget).tiny);
    proxy()->drawControl(CE_ToolButtonLabel, &label, &painter, widget);
    const QRect arrowRect(option.rect.right() - arrow, option.rect.top(), arrow - spacingOf(widget).tiny,
                          option.rect.height());
    drawChevron(painter, arrowRect, Direction::Down, chevronColour(option, Theme::of(option.palette)));
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                  const QWidget* widget) const {
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (type == CT_MenuItem && item != nullptr && hasMenuHint(*item)) {
        return menuHintSize(*item);
    }
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const int line = spacingOf(widget).line;
    const int textHeight = line + 2 * spacingOf(widget).small;
    switch (type) {
    case CT_ToolButton:
        return menuButton(option) != nullptr ? size + QSize(line, 0) : size;
    case CT_ComboBox: // the text between its margin and the arrow
        return {qMax(size.width(), contents.width() + line + 2 * spacingOf(widget).small),
                qMax(size.height(), textHeight)};
    case CT_SpinBox:
    case CT_LineEdit:
        return {size.width() + qMax(0, line - 18), qMax(size.height(), textHeight)};
    default:
        return size;
    }
}

void FlatStyle::drawComboBox(const QStyleOptionComplex& option, QPainter& painter,
                             const QWidget* widget) const {
    const Theme& theme = Theme::of(option.palette);
    Panel panel = controlPanel(option, theme);
    if (option.state.testFlag(State_On)) { // the list is open
        panel.fill = theme.card;
    }
    drawPanel(painter, option.rect, panel, spacingOf(widget));
    const QRect arrow = proxy()->subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, widget);
    drawChevron(painter, arrow, Direction::Down, chevronColour(option, theme));
}

void FlatStyle::drawSpinBox(const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const {
    const Theme& theme = Theme::of(option.palette);
    drawPanel(painter, option.rect, fieldPanel(option, theme), spacingOf(widget));
    const auto* spinBox = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
    if (spinBox == nullptr || spinBox->buttonSymbols == QAbstractSpinBox::NoButtons) {
        return;
    }
    const auto drawStep = [&](SubControl part, QAbstractSpinBox::StepEnabledFlag flag, Direction direction) {
        const bool canStep = spinBox->stepEnabled.testFlag(flag) && option.state.testFlag(State_Enabled);
        const QRect rect = proxy()->subControlRect(CC_SpinBox, &option, part, widget);
        drawChevron(painter, rect, direction, canStep ? theme.muted : theme.border);
    };
    drawStep(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Direction::Up);
    drawStep(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Direction::Down);
}

void FlatStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter,
                              const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(&option);
    if (slider == nullptr || slider->minimum == slider->maximum) {
        return;
    }
    const Theme& theme = Theme::of(option.palette);
    const bool isHeld =
        option.state.testFlag(State_Sunken) && option.activeSubControls.testFlag(SC_ScrollBarSlider);
    const QRectF knob = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    const double inset = qMin(knob.width(), knob.height()) / 5;
    const QRectF shown = knob.adjusted(inset, inset, -inset, -inset);
    const double radius = qMin(shown.width(), shown.height()) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHeld ? theme.muted : option.palette.color(QPalette::Dark));
    painter.drawRoundedRect(shown, radius, radius);
    painter.restore();
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const {
    const int arrow = spacingOf(widget).line;
    const QRect whole = option->rect;
    const QRect arrows = visualRect(option->direction, whole,
                                    QRect(whole.right() - arrow, whole.top(), arrow, whole.height()));
    const QRect field =
        visualRect(option->direction, whole, whole.adjusted(spacingOf(widget).small, 1, -arrow - 1, -1));
    if (control == CC_ComboBox && part == SC_ComboBoxArrow) {
        return arrows;
    }
    if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
        return field;
    }
    const auto* spinBox = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (control == CC_SpinBox && spinBox != nullptr &&
        spinBox->buttonSymbols != QAbstractSpinBox::NoButtons) {
        const int half = arrows.height() / 2;
        if (part == SC_SpinBoxUp) {
            return arrows.adjusted(0, 0, 0, half - arrows.height());
        }
        if (part == SC_SpinBoxDown) {
            return arrows.adjusted(0, half, 0, 0);
        }
        if (part == SC_SpinBoxEditField) {
            return field;
        }
    }
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && slider != nullptr) {
        return scrollBarRect(*slider, part);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

/// A scroll bar without arrow buttons: a groove, and a knob as long as the part that is seen.
QRect FlatStyle::scrollBarRect(const QStyleOptionSlider& slider, SubControl part) {
    const QRect groove = slider.rect;
    const bool isHorizontal = slider.orientation == Qt::Horizontal;
    const int length = isHorizontal ? groove.width() : groove.height();
    const int across = isHorizontal ? groove.height() : groove.width();
    const qint64 range = qint64{slider.maximum} - slider.minimum;
    const qint64 all = qMax<qint64>(1, range + slider.pageStep);
    const qint64 share = qint64{length} * slider.pageStep / all;
    const int knob = qMin(length, qMax(2 * across, static_cast<int>(share)));
    const int start = sliderPositionFromValue(slider.minimum, slider.maximum, slider.sliderPosition,
                                              length - knob, slider.upsideDown);
    const auto along = [&](int from, int extent) {
        const QRect rect = isHorizontal ? QRect(groove.x() + from, groove.y(), extent, across)
                                        : QRect(groove.x(), groove.y() + from, across, extent);
        return visualRect(slider.direction, groove, rect);
    };
    switch (part) {
    case SC_ScrollBarGroove:
        return groove;
    case SC_ScrollBarSlider:
        return along(start, knob);
    case SC_ScrollBarSubPage:
        return along(0, start);
    case SC_ScrollBarAddPage:
        return along(start + knob, length - start - knob);
    default:
        return {};
    }
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const int line = spacingOf(widget).line;
    switch (metric) {
    case PM_ScrollBarExtent:
        return qRound(0.65 * line);
    case PM_SmallIconSize:
    case PM_ListViewIconSize:
        return line;
    case PM_ButtonIconSize:
        return qRound(0.85 * line);
    case PM_DockWidgetTitleMargin:
        return spacingOf(widget).small;
    case PM_HeaderMargin:
        return qRound(0.4 * line);
    case PM_DockWidgetTitleBarButtonMargin:
        return spacingOf(widget).tiny;
    case PM_ToolBarIconSize:
        return qRound(1.2 * line);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return qRound(0.8 * line);
    default:
        break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* returned) const {
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_EtchDisabledText:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QIcon FlatStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    switch (icon) { // of docks
    case SP_TitleBarCloseButton:
        return themedIcon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return themedIcon(QStringLiteral("float"));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

void FlatStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QToolBar*>(widget) != nullptr || isDockButton(*widget)) {
        widget->installEventFilter(this);
    }
}

void FlatStyle::unpolish(QWidget* widget) {
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

/// Tool bars and the buttons of docks ask for the size of their icons only when the style changes.
bool FlatStyle::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        if (auto* bar = qobject_cast<QToolBar*>(watched)) {
            bar->setIconSize(QSize(1, 1) * pixelMetric(PM_ToolBarIconSize, nullptr, bar));
        } else {
            QEvent askAgain(QEvent::StyleChange);
            QCoreApplication::sendEvent(watched, &askAgain);
        }
    }
    return QProxyStyle::eventFilter(watched, event);
}

} // namespace headscope
