// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_table_header.h"

#include <QPainter>

#include "ui/theme/flat_panel.h"

namespace headscope {

ScoreTableHeader::ScoreTableHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setSortIndicatorShown(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Interactive);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

QString ScoreTableHeader::title(int section) const {
    return model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
}

int ScoreTableHeader::arrowHeight() const {
    return qRound(0.6 * Spacing::of(font()).line);
}

QSize ScoreTableHeader::sectionSizeFromContents(int section) const {
    const Spacing spacing = Spacing::of(font());
    const QSize text = fontMetrics().size(0, title(section));
    return {text.width() + spacing.large + textMargin(*this),
            text.height() + arrowHeight() + 2 * spacing.small};
}

void ScoreTableHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    // The names of heads have room for marks before them.
    const int margin = section == 0 ? 3 * textMargin(*this) + spacing.tiny : textMargin(*this);
    painter->save();
    painter->fillRect(rect, theme.card);
    painter->fillRect(rect.left(), rect.bottom() + 1 - spacing.hair, rect.width(), spacing.hair,
                      theme.border);
    const auto alignment =
        model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    const bool isSorted = sortIndicatorSection() == section;
    QFont shown = font();
    shown.setWeight(isSorted ? QFont::DemiBold : QFont::Normal);
    painter->setFont(shown);
    painter->setPen(theme.text);
    painter->drawText(rect.adjusted(margin, spacing.small, -margin, -spacing.small),
                      static_cast<int>(alignment), title(section));
    if (isSorted) {
        const int side = qRound(0.8 * spacing.line);
        const int lines = fontMetrics().size(0, title(section)).height();
        const int top = rect.bottom() - spacing.small - lines - side;
        int left = rect.left() + margin;
        if (alignment.testFlag(Qt::AlignRight)) {
            left = rect.right() - margin - side;
        } else if (alignment.testFlag(Qt::AlignHCenter)) {
            left = rect.center().x() - side / 2;
        }
        painter->setRenderHint(QPainter::Antialiasing);
        drawChevron(*painter, QRect(left, top, side, side),
                    sortIndicatorOrder() == Qt::AscendingOrder ? Direction::Up : Direction::Down,
                    theme.muted);
    }
    painter->restore();
}

int textMargin(const QWidget& view) {
    return view.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &view) + 1;
}

} // namespace headscope
