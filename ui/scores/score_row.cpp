// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_row.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <cmath>

#include "ui/scores/score_text.h"
#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/sentence_text.h"
#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr std::array kSides{SideName::A, SideName::B};

QFont pillFont(const QFont& font) {
    return smallerFont(font);
}

} // namespace

bool ScorePair::earns(SideName side) const {
    const auto& value = sides[static_cast<std::size_t>(side)];
    return value && earnsBadge(*info, value->mean);
}

QString ScorePair::valueText(SideName side) const {
    const auto& value = sides[static_cast<std::size_t>(side)];
    return value ? scoreText(value->mean, decimals) : QString();
}

QString ScorePair::errorText(SideName side) const {
    const auto& value = sides[static_cast<std::size_t>(side)];
    return value ? headscope::errorText(*value, decimals) : QString();
}

QString ScorePair::badgeText(bool isLong) const {
    QStringList parts;
    const bool hasB = sides[1].has_value();
    for (const SideName side : kSides) {
        if (earns(side) && hasB) {
            parts.append(sideLetter(side));
        }
    }
    if (!earns(SideName::A) && !earns(SideName::B)) {
        return {};
    }
    parts.append(thresholdText(*info));
    if (isLong) {
        parts.append(inWords(info->badge->text));
    }
    return parts.join(u' ');
}

ScoreRow::ScoreRow(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::NoFocus); // of a list the Tab key stops at one row, see HeadScorePanel
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreRow::setPair(const ScorePair& pair) {
    pair_ = pair;
    setText(scoreName(*pair.info));
    describe();
    update();
}

void ScoreRow::setColumns(const ScoreRowWidths& columns) {
    if (!(columns == columns_)) {
        columns_ = columns;
        update();
    }
}

void ScoreRow::describe() {
    QStringList spoken;
    for (const SideName side : kSides) {
        if (pair_.sides[static_cast<std::size_t>(side)]) {
            const QString number =
                QStringList{pair_.valueText(side), pair_.errorText(side)}.join(u' ').trimmed();
            spoken.append(
                tr("side %1 %2 %3").arg(sideLetter(side), number, scoreUnit(*pair_.info)).trimmed());
        }
    }
    QString tooltip = definitionText(*pair_.info);
    if (const auto& a = pair_.sides[0]; a && a->texts > 1) {
        tooltip +=
            u'\n' + tr("Mean over %1 texts ± standard error: %2").arg(a->texts).arg(Joined::listed(spoken));
    }
    setToolTip(plainTooltip(tooltip));
    if (const QString badge = pair_.badgeText(true); !badge.isEmpty()) {
        spoken.append(tr("badge %1").arg(badge));
    }
    setAccessibleName(Joined::labelled(text(), Joined::listed(spoken)));
}

ScoreRowWidths ScoreRow::columnsFor(const ScorePair& pair, const QFont& font, bool hasLongBadges) {
    const QFontMetrics digits(tabularFont(font));
    const QFontMetrics small(tabularFont(smallerFont(font)));
    const Spacing spacing = Spacing::of(font);
    ScoreRowWidths columns{.showsB = pair.sides[1].has_value(), .hasLongBadges = hasLongBadges};
    columns.value = digits.horizontalAdvance(QStringLiteral("00.00"));
    for (const SideName side : kSides) {
        columns.value = std::max(columns.value, digits.horizontalAdvance(pair.valueText(side)));
        columns.error = std::max(columns.error, small.horizontalAdvance(pair.errorText(side)));
    }
    columns.last = QFontMetrics(smallerFont(font)).horizontalAdvance(scoreUnit(*pair.info));
    if (pair.info->badge) { // room for the badge, whether this head has it or not
        ScorePair both = pair;
        both.sides = {ScoreValue{.mean = HUGE_VAL},
                      columns.showsB ? std::optional(ScoreValue{.mean = HUGE_VAL}) : std::nullopt};
        const int pill = QFontMetrics(pillFont(font)).horizontalAdvance(both.badgeText(hasLongBadges));
        columns.last = std::max(columns.last, pill + 2 * spacing.small);
    }
    return columns;
}

int ScoreRow::widthOf(const ScoreRowWidths& columns, const QFont& font) {
    const Spacing spacing = Spacing::of(font);
    const int error = columns.error > 0 ? columns.error + spacing.small : 0;
    const int side = columns.value + error + spacing.medium;
    return (columns.showsB ? 2 : 1) * side + columns.last + spacing.medium;
}

QSize ScoreRow::sizeHint() const {
    const Spacing spacing = Spacing::of(font());
    return {widthOf(columns_, font()) + fontMetrics().horizontalAdvance(text()),
            spacing.line + 2 * spacing.small + spacing.tiny};
}

QSize ScoreRow::minimumSizeHint() const {
    return {widthOf(columns_, font()) + 3 * Spacing::of(font()).line, sizeHint().height()};
}

void ScoreRow::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    if (underMouse() || hasFocus()) {
        painter.fillRect(rect(), theme.background);
    }
    paintBar(painter);
    const int height = spacing.line + 2 * spacing.small;
    const auto draw = [&](int left, int width, Qt::Alignment alignment, const QString& text) {
        painter.drawText(placed(QRect(left, 0, width, height)),
                         static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, text);
    };
    int right = width();
    paintLast(painter, placed(QRect(right - columns_.last, 0, columns_.last, height)));
    right -= columns_.last + spacing.medium;
    const QFont digits = tabularFont(font());
    const QFont small = tabularFont(smallerFont(font()));
    for (const SideName side : {SideName::B, SideName::A}) {
        if (side == SideName::B && !columns_.showsB) {
            continue;
        }
        if (columns_.error > 0) {
            painter.setFont(small);
            painter.setPen(theme.muted);
            draw(right - columns_.error, columns_.error, Qt::AlignRight, pair_.errorText(side));
            right -= columns_.error + spacing.small;
        }
        painter.setFont(digits);
        painter.setPen(columns_.showsB ? theme.sideText(side) : theme.text);
        draw(right - columns_.value, columns_.value, Qt::AlignRight, pair_.valueText(side));
        right -= columns_.value + spacing.medium;
    }
    painter.setFont(font());
    painter.setPen(theme.text);
    const bool asks = underMouse() || hasFocus();
    const int mark = asks ? fontMetrics().horizontalAdvance(u'?') + 2 * spacing.small : 0;
    const QString name = fontMetrics().elidedText(text(), Qt::ElideRight, right - mark);
    draw(0, right, Qt::AlignLeft, name);
    if (asks) {
        painter.setPen(theme.sideTextA);
        draw(fontMetrics().horizontalAdvance(name) + spacing.small, mark, Qt::AlignLeft, QStringLiteral("?"));
    }
    if (hasFocus()) {
        paintFocusFrame(painter, rect(), palette());
    }
}

/// Where it is in a mirrored window.
QRect ScoreRow::placed(const QRect& room) const {
    return QStyle::visualRect(layoutDirection(), rect(), room);
}

/// A hairline under the row; where the score is bounded, the sides' share of the range on it.
void ScoreRow::paintBar(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const int thick = std::max(2, 2 * Spacing::of(font()).hair);
    painter.fillRect(0, height() - 1, width(), 1, theme.border);
    const ScoreInfo& info = *pair_.info;
    if (!info.isBounded() || info.high == info.low) {
        return;
    }
    const auto place = [&](double value) {
        return static_cast<int>(std::lround(width() * (std::clamp(value, info.low, info.high) - info.low) /
                                            (info.high - info.low)));
    };
    const int zero = place(0);
    for (const SideName side : kSides) {
        const auto& value = pair_.sides[static_cast<std::size_t>(side)];
        if (!value || std::isnan(value->mean)) {
            continue;
        }
        const int end = place(value->mean);
        const int lines = side == SideName::A && columns_.showsB ? 2 : 1; // A's over B's
        painter.fillRect(std::min(zero, end), height() - lines * thick, std::abs(end - zero), thick,
                         theme.side(side));
    }
}

void ScoreRow::paintLast(QPainter& painter, const QRect& room) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QString badge = pair_.badgeText(columns_.hasLongBadges);
    if (badge.isEmpty()) {
        painter.setFont(smallerFont(font()));
        painter.setPen(theme.muted);
        painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                         scoreUnit(*pair_.info));
        return;
    }
    const bool isBoth = pair_.earns(SideName::A) && pair_.earns(SideName::B);
    const SideName side = pair_.earns(SideName::A) ? SideName::A : SideName::B;
    const QFont font = pillFont(this->font());
    const QFontMetrics metrics(font);
    const int height = metrics.height() + spacing.tiny;
    const QRectF pill =
        QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter,
                            QSize(metrics.horizontalAdvance(badge) + 2 * spacing.small, height), room);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(isBoth ? theme.muted : theme.side(side), spacing.hair));
    painter.setBrush(theme.wash(isBoth ? theme.muted : theme.side(side)));
    painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), height / 2.0, height / 2.0);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(font);
    painter.setPen(isBoth ? theme.text : theme.sideText(side));
    painter.drawText(pill, static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine, badge);
}

} // namespace headscope
