// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QGuiApplication>

namespace headscope {

namespace {

QColor mixed(const QColor& under, const QColor& over, float share) {
    const auto channel = [share](float from, float to) { return from + share * (to - from); };
    return QColor::fromRgbF(channel(under.redF(), over.redF()), channel(under.greenF(), over.greenF()),
                            channel(under.blueF(), over.blueF()));
}

bool looksDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

} // namespace

const Theme& Theme::light() {
    static const Theme theme{
        .isDark = false,
        .background = QColor(0xf5, 0xf7, 0xf9),
        .card = QColor(0xff, 0xff, 0xff),
        .border = QColor(0xd7, 0xdc, 0xe3),
        .text = QColor(0x1c, 0x20, 0x28),
        .muted = QColor(0x62, 0x6b, 0x78),
        .accent = QColor(0x2f, 0x6f, 0xde),
        .sideA = QColor(0x2f, 0x6f, 0xde),
        .sideB = QColor(0xdd, 0x6a, 0x2f),
        .sideTextA = QColor(0x1f, 0x5f, 0xcd),
        .sideTextB = QColor(0xb0, 0x4a, 0x12),
        .warning = QColor(0x96, 0x63, 0x00),
        .error = QColor(0xb8, 0x25, 0x35),
        .hatch = QColor(0xc3, 0xca, 0xd3),
    };
    return theme;
}

const Theme& Theme::dark() {
    static const Theme theme{
        .isDark = true,
        .background = QColor(0x16, 0x19, 0x1e),
        .card = QColor(0x1f, 0x23, 0x2a),
        .border = QColor(0x39, 0x40, 0x4b),
        .text = QColor(0xe6, 0xe9, 0xee),
        .muted = QColor(0x9a, 0xa4, 0xb2),
        .accent = QColor(0x72, 0xa3, 0xff),
        .sideA = QColor(0x72, 0xa3, 0xff),
        .sideB = QColor(0xf5, 0x95, 0x5e),
        .sideTextA = QColor(0x8d, 0xb5, 0xff),
        .sideTextB = QColor(0xff, 0xad, 0x7d),
        .warning = QColor(0xe3, 0xb3, 0x41),
        .error = QColor(0xff, 0x85, 0x85),
        .hatch = QColor(0x4a, 0x52, 0x5f),
    };
    return theme;
}

const Theme& Theme::strongLight() {
    static const Theme theme{
        .isDark = false,
        .background = QColor(0xff, 0xff, 0xff),
        .card = QColor(0xff, 0xff, 0xff),
        .border = QColor(0x8a, 0x92, 0x9e),
        .text = QColor(0x00, 0x00, 0x00),
        .muted = QColor(0x3a, 0x40, 0x4a),
        .accent = QColor(0x0b, 0x4f, 0xc4),
        .sideA = QColor(0x0b, 0x4f, 0xc4),
        .sideB = QColor(0xc2, 0x4a, 0x0a),
        .sideTextA = QColor(0x06, 0x3f, 0xa3),
        .sideTextB = QColor(0x93, 0x34, 0x00),
        .warning = QColor(0x75, 0x4a, 0x00),
        .error = QColor(0xa0, 0x10, 0x22),
        .hatch = QColor(0x9a, 0xa3, 0xaf),
    };
    return theme;
}

const Theme& Theme::strongDark() {
    static const Theme theme{
        .isDark = true,
        .background = QColor(0x00, 0x00, 0x00),
        .card = QColor(0x00, 0x00, 0x00),
        .border = QColor(0x7a, 0x84, 0x92),
        .text = QColor(0xff, 0xff, 0xff),
        .muted = QColor(0xcd, 0xd4, 0xde),
        .accent = QColor(0x8c, 0xb8, 0xff),
        .sideA = QColor(0x8c, 0xb8, 0xff),
        .sideB = QColor(0xff, 0xa8, 0x6e),
        .sideTextA = QColor(0xa8, 0xca, 0xff),
        .sideTextB = QColor(0xff, 0xbf, 0x94),
        .warning = QColor(0xff, 0xcf, 0x5c),
        .error = QColor(0xff, 0xa0, 0xa0),
        .hatch = QColor(0x6a, 0x74, 0x82),
    };
    return theme;
}

const Theme& Theme::ofSystem() {
    static const bool systemIsDark = looksDark(QGuiApplication::palette());
    return systemIsDark ? dark() : light();
}

const Theme& Theme::of(const QPalette& palette) {
    const QColor window = palette.color(QPalette::Window);
    for (const Theme* theme : {&strongLight(), &strongDark()}) {
        if (window == theme->background) {
            return *theme;
        }
    }
    return looksDark(palette) ? dark() : light();
}

QColor Theme::wash(const QColor& colour) const {
    return mixed(card, colour, isDark ? 0.26F : 0.13F);
}

QPalette Theme::palette() const {
    QPalette result;
    const QColor faint = mixed(card, text, 0.4F);
    result.setColor(QPalette::Window, background);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, card);
    result.setColor(QPalette::AlternateBase, background);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::PlaceholderText, muted);
    result.setColor(QPalette::Button, card);
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, card);
    result.setColor(QPalette::ToolTipBase, card);
    result.setColor(QPalette::ToolTipText, text);
    result.setColor(QPalette::Highlight, accent);
    result.setColor(QPalette::HighlightedText, isDark ? background : card);
    result.setColor(QPalette::Link, accent);
    result.setColor(QPalette::LinkVisited, accent);
    result.setColor(QPalette::Light, mixed(card, text, isDark ? 0.12F : 0.0F));
    result.setColor(QPalette::Midlight, mixed(card, border, 0.5F));
    result.setColor(QPalette::Mid, border);
    result.setColor(QPalette::Dark, mixed(border, text, 0.25F));
    result.setColor(QPalette::Shadow, isDark ? QColor(Qt::black) : mixed(border, text, 0.5F));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        result.setColor(QPalette::Disabled, role, faint);
    }
    result.setColor(QPalette::Disabled, QPalette::Highlight, border);
    result.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
    return result;
}

} // namespace headscope
