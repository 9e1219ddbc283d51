// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/pattern_view.h"

#include <QHBoxLayout>
#include <QLineEdit>

#include "ui/panels/matrix_canvas.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

PatternView::PatternView(QWidget* parent)
    : Card(std::nullopt, parent), words_(new QLineEdit), fault_(new ThemedLabel(&Theme::muted, smallerFont)),
      cells_(new MatrixCanvas), best_(new HeadBars) {
    words_->setObjectName(QStringLiteral("patternWords"));
    words_->setAccessibleName(tr("Pattern"));
    words_->setPlaceholderText(tr("-1   or   -8..-1   or   same, after-same   or   first"));
    words_->setToolTip(plainTooltip(tr("Which keys a query should look at, with commas between:\n"
                                       "-1 the token before it, 0 itself, -8..-1 the eight before it,\n"
                                       "first: key 0; same: earlier copies of its token; after-same: what "
                                       "followed these.\nOr click cells of the map to draw.")));
    fault_->setObjectName(QStringLiteral("patternFault"));
    fault_->setWordWrap(true);
    cells_->setObjectName(QStringLiteral("patternCells"));
    cells_->setAccessibleName(tr("Cells of the pattern"));
    best_->setObjectName(QStringLiteral("patternHeads"));

    const Spacing spacing = Spacing::of(font());
    auto* caption = new ThemedLabel(&Theme::text);
    caption->setText(tr("Pattern"));
    auto* line = new QHBoxLayout;
    line->setSpacing(spacing.medium);
    line->addWidget(caption);
    line->addWidget(words_, 1);
    auto* body = new QHBoxLayout;
    body->setSpacing(spacing.large);
    body->addWidget(cells_, 3);
    body->addWidget(best_, 2, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(line);
    column->addWidget(fault_);
    column->addLayout(body, 1);

    connect(words_, &QLineEdit::textEdited, this, &PatternView::wordsTyped);
    connect(best_, &HeadBars::headChosen, this, &PatternView::headChosen);
    connect(cells_, &MatrixCanvas::pointed, this, &PatternView::describe);
    connect(cells_, &MatrixCanvas::chosen, this, [this](SideName, const Crosshair& at) {
        if (at.query && at.key) {
            toggle(*at.query, *at.key);
        }
    });
}

void PatternView::setWords(const QString& words) {
    if (words != words_->text()) {
        words_->setText(words);
    }
}

QString PatternView::words() const {
    return words_->text();
}

void PatternView::setPattern(const PatternHeads& pattern) {
    shown_ = pattern;
    MatrixContent content;
    if (pattern.cells) {
        content.values = std::make_shared<const Matrix>(pattern.cells->cast<float>().matrix());
    }
    content.allowed = pattern.allowed;
    content.rowLabels = pattern.queryLabels;
    content.columnLabels = pattern.keyLabels;
    content.rowName = tr("query (attends)");
    content.columnName = tr("key (is attended to)");
    content.isSymmetric = pattern.queryLabels == pattern.keyLabels;
    content.scale = ValueScale::linear(0, 1);
    content.hasBar = false;
    cells_->setContent(std::move(content));
    best_->setRows(pattern.best.empty() ? QString()
                                        : tr("Heads that follow it most: share %1").arg(pattern.subject),
                   pattern.best);
    fault_->setText(pattern.fault.isEmpty()
                        ? tr("Type which keys a query should look at, or click cells to draw them.")
                        : pattern.fault);
}

void PatternView::describe(const Crosshair& at) {
    QStringList spoken;
    if (at.query) {
        spoken += tr("query %1").arg(quotedToken(*at.query, shown_.queryLabels.value(*at.query)));
    }
    if (at.key) {
        spoken += tr("key %1").arg(quotedToken(*at.key, shown_.keyLabels.value(*at.key)));
    }
    if (at.query && at.key && shown_.cells) {
        spoken += (*shown_.cells)(*at.query, *at.key) ? tr("in the pattern") : tr("not in the pattern");
    }
    cells_->setAccessibleDescription(Joined::listed(spoken));
}

void PatternView::setEmpty(const QString& text) {
    shown_ = {};
    MatrixContent content;
    content.emptyText = text;
    cells_->setContent(std::move(content));
    best_->setRows({}, {});
    fault_->setText({});
}

void PatternView::setSelection(const HeadId& a, const HeadId& b) {
    best_->setSelection(a, b);
}

void PatternView::toggle(int query, int key) {
    const auto row = static_cast<std::size_t>(query);
    const bool isMasked = !shown_.allowed.empty() && !shown_.allowed.at(row).contains(key);
    if (!shown_.cells || isMasked) {
        return;
    }
    auto cells = std::make_shared<CellPattern>(*shown_.cells);
    (*cells)(query, key) = !(*cells)(query, key);
    words_->clear();
    Q_EMIT drawn(std::move(cells));
}

} // namespace headscope
