// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/cost_view.h"

#include <QBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/charts/curve_chart.h"
#include "ui/panels/bar_table.h"
#include "ui/panels/cost_content.h"
#include "ui/panels/hover_line.h"
#include "ui/panels/shape_form.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kWideLines = 62; // from here on table and curves stand side by side

} // namespace

CostView::CostView(QWidget* parent)
    : QWidget(parent), form_(new ShapeForm), subject_(new ThemedLabel(&Theme::text, titleFont)),
      note_(new ThemedLabel(&Theme::muted, smallerFont)), fault_(new ThemedLabel(&Theme::muted)),
      table_(new BarTable), curves_(new CurveChart), line_(new HoverLine), content_(new QWidget),
      parts_(nullptr) {
    const Spacing spacing = Spacing::of(font());
    subject_->setObjectName(QStringLiteral("costSubject"));
    subject_->setElidable(true);
    note_->setObjectName(QStringLiteral("costNote"));
    note_->setWordWrap(true);
    note_->setText(tr(
        "2 operations a multiply-add, 1 an exponential; biases, norms and the rest of the softmax are left "
        "out. All T × T cells are counted: a causal mask needs about half. The products cost the same "
        "whatever H is; only the softmax grows with H. Bars are shares of the largest in their row."));
    fault_->setObjectName(QStringLiteral("costFault"));
    fault_->setWordWrap(true);
    fault_->setAlignment(Qt::AlignCenter);
    table_->setObjectName(QStringLiteral("costTable"));
    table_->setAccessibleName(tr("What attention costs"));
    curves_->setObjectName(QStringLiteral("costCurves"));
    curves_->setAccessibleName(tr("Operations against the number of tokens"));
    curves_->setToolTip(tr("A click chooses the number of tokens T"));
    curves_->setMinimumHeight(11 * spacing.line);
    line_->setObjectName(QStringLiteral("costLine"));
    line_->setHint(tr("Point at a number for its formula; click the curves to choose T"));

    auto* left = new QWidget;
    auto* leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->setSpacing(spacing.small);
    leftColumn->addWidget(table_);
    leftColumn->addWidget(note_);
    leftColumn->addStretch(1);
    parts_ = new QBoxLayout(QBoxLayout::TopToBottom, content_);
    parts_->setContentsMargins(0, 0, spacing.small, 0);
    parts_->setSpacing(spacing.large);
    parts_->addWidget(left, 3);
    parts_->addWidget(curves_, 2);

    auto* scroll = new QScrollArea;
    scrollClearly(*scroll, content_);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addWidget(form_);
    column->addWidget(subject_);
    column->addWidget(scroll, 1);
    column->addWidget(fault_, 1);
    column->addWidget(line_);

    connect(form_, &ShapeForm::changed, this, &CostView::choiceChanged);
    connect(table_, &BarTable::pointed, line_, &HoverLine::showPointed);
    connect(curves_, &CurveChart::pointed, line_, &HoverLine::showPointed);
    connect(curves_, &CurveChart::positionChosen, this, [this](double tokens) {
        ShapeChoice choice = form_->choice();
        choice.tokens = std::clamp<std::int64_t>(std::llround(tokens), 1, 100'000'000);
        Q_EMIT choiceChanged(choice);
    });
    setEmpty({});
}

void CostView::setLook(const CostLook& look) {
    form_->setEnabled(true);
    form_->setShape(look.choice, look.shown);
    if (look.shape) {
        showNumbers(look);
    }
    subject_->setText(look.subject);
    subject_->setVisible(look.shape.has_value());
    content_->setVisible(look.shape.has_value());
    line_->setVisible(look.shape.has_value());
    fault_->setText(look.fault);
    fault_->setVisible(!look.shape);
}

void CostView::showNumbers(const CostLook& look) {
    table_->setContent(costTable(*look.shape, look.isOwn));
    curves_->setContent(costCurves(*look.shape));
}

void CostView::setEmpty(const QString& text) {
    form_->setEnabled(false);
    form_->setShape({}, AttentionShape{0, 0, 0, 0, 0, 0, 0});
    subject_->hide();
    content_->hide();
    line_->hide();
    fault_->setText(text.isEmpty() ? tr("Open a model: what its attention costs appears here.") : text);
    fault_->show();
}

void CostView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    parts_->setDirection(width() >= kWideLines * Spacing::of(font()).line ? QBoxLayout::LeftToRight
                                                                          : QBoxLayout::TopToBottom);
}

} // namespace headscope
