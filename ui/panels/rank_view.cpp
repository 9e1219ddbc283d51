// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rank_view.h"

#include <QBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/charts/curve_chart.h"
#include "ui/controls/segmented_choice.h"
#include "ui/panels/bar_table.h"
#include "ui/panels/hover_line.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kWideLines = 34; // from here on the two charts stand side by side

} // namespace

RankView::RankView(QWidget* parent)
    : QWidget(parent), subject_(new ThemedLabel(&Theme::sideTextA)), inputChoice_(new SegmentedChoice),
      seed_(new QSpinBox), inputName_(new ThemedLabel(&Theme::muted, smallerFont)),
      note_(new ThemedLabel(&Theme::muted, smallerFont)), statement_(new ThemedLabel(&Theme::text)),
      empty_(new ThemedLabel(&Theme::muted)), table_(new BarTable), values_(new CurveChart),
      projections_(new CurveChart), line_(new HoverLine), content_(nullptr), charts_(nullptr) {
    const Spacing spacing = Spacing::of(font());
    buildTexts();
    inputChoice_->setObjectName(QStringLiteral("rankInput"));
    inputChoice_->setAccessibleName(tr("Input of the random projections"));
    inputChoice_->setSegments(
        {{tr("text"), tr("The text's residual stream at side A's layer, each row divided by its root mean "
                         "square")},
         {tr("random"), tr("256 random tokens: independent normal numbers")}});
    inputChoice_->setCurrent(0);
    seed_->setObjectName(QStringLiteral("rankSeed"));
    seed_->setAccessibleName(tr("Seed of the random projections"));
    seed_->setToolTip(tr("The seed of the random projections, and of a random input: the same numbers give "
                         "the same picture"));
    seed_->setRange(0, kLargestRankSeed);
    seed_->setPrefix(tr("seed "));
    seed_->setValue(1);
    seed_->setKeyboardTracking(false);

    content_ = buildContent();
    auto* scroll = new QScrollArea;
    scrollClearly(*scroll, content_);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addWidget(subject_);
    column->addWidget(scroll, 1);
    column->addWidget(empty_, 1);
    column->addWidget(line_);

    connect(inputChoice_, &SegmentedChoice::chosen, this, [this](int index) {
        input_.isText = index == 0;
        Q_EMIT inputChanged(input_);
    });
    connect(seed_, &QSpinBox::valueChanged, this, [this](int seed) {
        input_.seed = static_cast<std::uint32_t>(seed);
        Q_EMIT inputChanged(input_);
    });
    connect(table_, &BarTable::pointed, line_, &HoverLine::showPointed);
    connect(values_, &CurveChart::pointed, line_, &HoverLine::showPointed);
    connect(projections_, &CurveChart::pointed, line_, &HoverLine::showPointed);
    setEmpty({});
}

void RankView::buildTexts() {
    const Spacing spacing = Spacing::of(font());
    subject_->setObjectName(QStringLiteral("rankSubject"));
    subject_->setElidable(true);
    inputName_->setObjectName(QStringLiteral("rankInputName"));
    inputName_->setElidable(true);
    note_->setObjectName(QStringLiteral("rankNote"));
    note_->setWordWrap(true);
    note_->setText(tr("Rank: singular values above max(rows, columns) · 2⁻²³ of the largest, the rounding of "
                      "float32. Effective rank: exp of the entropy of the singular values as shares of their "
                      "sum. Too many heads: with d_k below 16, by a rule of thumb, scores have little rank "
                      "left; GPT-3 has d = 12288, H = 96, d_k = 128."));
    statement_->setObjectName(QStringLiteral("rankStatement"));
    statement_->setWordWrap(true);
    statement_->setText(tr(
        "With H heads one query can copy from two places at once into different directions; one head gives "
        "a single mixture. That does not make H heads strictly more expressive than one head of the same "
        "total width: one head of width d has scores of rank up to d, each of H heads only up to d/H (the "
        "low-rank bottleneck, Bhojanapalli et al. 2020). The two classes overlap; neither contains the "
        "other."));
    empty_->setObjectName(QStringLiteral("rankEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    table_->setObjectName(QStringLiteral("rankTable"));
    table_->setAccessibleName(tr("Ranks along the head"));
    values_->setObjectName(QStringLiteral("rankValues"));
    values_->setAccessibleName(tr("Singular values along the head"));
    values_->setMinimumHeight(11 * spacing.line);
    projections_->setObjectName(QStringLiteral("rankProjections"));
    projections_->setAccessibleName(tr("Ranks of random projections against the number of heads"));
    projections_->setMinimumHeight(11 * spacing.line);
    line_->setObjectName(QStringLiteral("rankLine"));
    line_->setHint(tr("Point at a bar or a curve for its number"));
}

QWidget* RankView::buildContent() {
    const Spacing spacing = Spacing::of(font());
    auto* inputRow = new QHBoxLayout;
    inputRow->setSpacing(spacing.medium);
    inputRow->addWidget(inputChoice_);
    inputRow->addWidget(seed_);
    inputRow->addWidget(inputName_, 1);
    auto* random = new QVBoxLayout;
    random->setSpacing(spacing.small);
    random->addLayout(inputRow);
    random->addWidget(projections_, 1);
    charts_ = new QBoxLayout(QBoxLayout::TopToBottom);
    charts_->setSpacing(spacing.large);
    charts_->addWidget(values_, 1);
    charts_->addLayout(random, 1);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, spacing.small, 0);
    column->setSpacing(spacing.medium);
    column->addWidget(table_);
    column->addLayout(charts_, 1);
    column->addWidget(note_);
    column->addWidget(statement_);
    return content;
}

void RankView::setInput(const RankInput& input) {
    input_ = input;
    const QSignalBlocker blocker(seed_);
    seed_->setValue(static_cast<int>(input.seed));
    inputChoice_->setCurrent(input.isText ? 0 : 1);
}

void RankView::setLook(const RankLook& look) {
    subject_->setText(look.subject);
    inputName_->setText(look.inputName);
    table_->setContent(rankTable(look));
    values_->setContent(singularValueCurves(look));
    projections_->setContent(projectionCurves(look));
    subject_->show();
    content_->show();
    line_->show();
    empty_->hide();
}

void RankView::setEmpty(const QString& text) {
    subject_->hide();
    content_->hide();
    line_->hide();
    empty_->setText(text.isEmpty() ? tr("Type a text and choose a head: the ranks along it appear here.")
                                   : text);
    empty_->show();
}

void RankView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    charts_->setDirection(width() >= kWideLines * Spacing::of(font()).line ? QBoxLayout::LeftToRight
                                                                           : QBoxLayout::TopToBottom);
}

} // namespace headscope
