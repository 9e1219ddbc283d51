// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernels/kernel_controls.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "ui/controls/segmented_choice.h"
#include "ui/controls/side_choice.h"
#include "ui/kernels/step_bar.h"
#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kLogitSteps = 10;    // of the slider, for 1
constexpr int kSliderLogit = 20;   // its ends; the field goes further
constexpr int kShortestSlider = 4; // lines of text
constexpr int kLongestSlider = 14;

QHBoxLayout* rowOf(QWidget* owner) {
    auto* row = new QHBoxLayout(owner);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Spacing::of(owner->font()).medium);
    return row;
}

ThemedLabel* caption(const QString& text, QWidget* buddy) {
    auto* label = new ThemedLabel(&Theme::muted);
    label->setText(text);
    label->setBuddy(buddy);
    label->setToolTip(buddy->toolTip());
    return label;
}

QSlider* slider(const QString& name, const QString& spoken, const QString& tooltip) {
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setObjectName(name);
    slider->setAccessibleName(spoken);
    slider->setToolTip(tooltip);
    const int line = Spacing::of(slider->font()).line;
    slider->setMinimumWidth(kShortestSlider * line);
    slider->setMaximumWidth(kLongestSlider * line);
    return slider;
}

template <typename Field>
Field* field(const QString& name, const QSlider& slider) {
    auto* box = new Field;
    box->setObjectName(name);
    box->setAccessibleName(slider.accessibleName());
    box->setToolTip(slider.toolTip());
    box->setLocale(QLocale::c());
    box->setKeyboardTracking(false);
    return box;
}

ThemedLabel* hint(const QString& text) {
    auto* label = new ThemedLabel(&Theme::muted, smallerFont);
    label->setText(text);
    label->setElidable(true);
    return label;
}

} // namespace

KernelControls::KernelControls(QWidget* parent)
    : QWidget(parent), side_(new SideChoice(tr("The head of side A"), tr("The head of side B"))),
      show_(new SegmentedChoice), use_(new QToolButton), pages_(new QStackedWidget),
      tile_(slider(QStringLiteral("tileSlider"), tr("Size of the tiles"),
                   tr("How many queries and keys a tile has"))),
      tileField_(field<QSpinBox>(QStringLiteral("tileField"), *tile_)), steps_(new StepBar),
      window_(slider(QStringLiteral("windowSlider"), tr("Width of the window"),
                     tr("How many keys a query sees, its own position included"))),
      windowField_(field<QSpinBox>(QStringLiteral("windowField"), *window_)),
      logit_(slider(QStringLiteral("logitSlider"), tr("Logit of the sink"),
                    tr("The sink's score, beside the factored scores of the keys"))),
      logitField_(field<QDoubleSpinBox>(QStringLiteral("logitField"), *logit_)) {
    const Spacing spacing = Spacing::of(font());
    side_->setObjectName(QStringLiteral("kernelSide"));
    side_->setAccessibleName(tr("Whose head"));
    show_->setObjectName(QStringLiteral("kernelShow"));
    show_->setAccessibleName(tr("Kernel"));
    show_->setSegments(
        {{tr("Tiles"), tr("The same softmax, tile by tile: FlashAttention (Dao et al. 2022). Exact")},
         {tr("Linear"), tr("φ(q)·φ(k) in place of exp(q·k), φ(x) = elu(x) + 1 (Katharopoulos et al. 2020)")},
         {tr("Window"), tr("Every query sees the last few keys only (Mistral)")},
         {tr("Sink"), tr("One more score that belongs to no key (Xiao et al. 2023)")}});
    use_->setObjectName(QStringLiteral("useForB"));
    use_->setText(tr("Use for side B"));
    auto* row = new QWidget;
    QHBoxLayout* top = rowOf(row);
    top->addWidget(side_);
    top->addWidget(show_);
    top->addStretch(1);
    top->addWidget(use_);
    for (QWidget* page :
         {makeTiles(), makeLinear(), makeWindow(), makeSink()}) { // in the order of KernelShow
        pages_->addWidget(page);
    }
    pages_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addWidget(row);
    column->addWidget(pages_);

    connect(side_, &SideChoice::sideChosen, this,
            [this](SideName side) { edit([&](KernelChoice& choice) { choice.side = side; }); });
    connect(show_, &SegmentedChoice::chosen, this, [this](int show) {
        edit([&](KernelChoice& choice) { choice.show = static_cast<KernelShow>(show); });
    });
    connect(use_, &QToolButton::clicked, this, &KernelControls::useRequested);
    showChoice();
}

QWidget* KernelControls::makeTiles() {
    auto* page = new QWidget;
    QHBoxLayout* row = rowOf(page);
    tile_->setMaximumWidth(2 * kShortestSlider * Spacing::of(font()).line);
    tile_->setRange(1, kLargestTile / 2);
    tileField_->setRange(1, kLargestTile);
    steps_->setObjectName(QStringLiteral("stepBar"));
    row->addWidget(caption(tr("Tile"), tile_));
    row->addWidget(tile_, 1);
    row->addWidget(tileField_);
    row->addWidget(caption(tr("Step"), steps_));
    row->addWidget(steps_, 2);
    const auto change = [this](int size) {
        edit([&](KernelChoice& choice) {
            choice.tile = size;
            choice.step = std::min(choice.step, 1); // the steps are other ones now
        });
    };
    connect(tile_, &QSlider::valueChanged, this, change);
    connect(tileField_, &QSpinBox::valueChanged, this, change);
    connect(steps_, &StepBar::stepChosen, this,
            [this](int step) { edit([&](KernelChoice& choice) { choice.step = step; }); });
    return page;
}

QWidget* KernelControls::makeLinear() {
    auto* page = new QWidget;
    rowOf(page)->addWidget(hint(tr("φ(q)·φ(k) of the rotated, undivided q and k of a model trained with a "
                                   "softmax; no further training")),
                           1);
    return page;
}

QWidget* KernelControls::makeWindow() {
    auto* page = new QWidget;
    QHBoxLayout* row = rowOf(page);
    windowField_->setRange(1, kWidestWindow);
    row->addWidget(caption(tr("Width"), window_));
    row->addWidget(window_, 2);
    row->addWidget(windowField_);
    row->addWidget(hint(tr("keys, the query's own included")), 1);
    const auto change = [this](int width) { edit([&](KernelChoice& choice) { choice.window = width; }); };
    connect(window_, &QSlider::valueChanged, this, change);
    connect(windowField_, &QSpinBox::valueChanged, this, change);
    return page;
}

QWidget* KernelControls::makeSink() {
    auto* page = new QWidget;
    QHBoxLayout* row = rowOf(page);
    logit_->setRange(-kSliderLogit * kLogitSteps, kSliderLogit * kLogitSteps);
    logit_->setPageStep(kLogitSteps);
    logitField_->setRange(-kLargestLogit, kLargestLogit);
    logitField_->setDecimals(2);
    logitField_->setSingleStep(0.5);
    row->addWidget(caption(tr("Logit"), logit_));
    row->addWidget(logit_, 2);
    row->addWidget(logitField_);
    row->addWidget(hint(tr("a score of no key: what it takes attends to nothing")), 1);
    connect(logit_, &QSlider::valueChanged, this, [this](int step) {
        edit([&](KernelChoice& choice) { choice.logit = static_cast<double>(step) / kLogitSteps; });
    });
    connect(logitField_, &QDoubleSpinBox::valueChanged, this,
            [this](double logit) { edit([&](KernelChoice& choice) { choice.logit = logit; }); });
    return page;
}

template <typename Change>
void KernelControls::edit(const Change& change) {
    KernelChoice edited = choice_;
    change(edited);
    if (edited != choice_) {
        choice_ = edited;
        showChoice();
        Q_EMIT choiceEdited(choice_);
    }
}

void KernelControls::setChoice(const KernelChoice& choice) {
    if (choice.show != choice_.show || choice.tile != choice_.tile || choice.side != choice_.side) {
        steps_->pause();
    }
    choice_ = choice;
    showChoice();
}

void KernelControls::setLimits(const KernelLook& look) {
    if (look.show == KernelShow::Tiles) {
        steps_->setLast(stepsOf(look));
        steps_->setStep(choice_.step);
    }
    const QSignalBlocker blocker(window_);
    window_->setRange(1, std::max(1, look.keys));
    window_->setValue(choice_.window);
    use_->setEnabled(look.notForB.isEmpty());
    use_->setToolTip(plainTooltip(look.notForB.isEmpty()
                                      ? tr("Give side B this kernel, to compare it in maps and numbers")
                                      : look.notForB));
}

void KernelControls::showChoice() {
    const QSignalBlocker tile(tile_);
    const QSignalBlocker tileField(tileField_);
    const QSignalBlocker window(window_);
    const QSignalBlocker windowField(windowField_);
    const QSignalBlocker logit(logit_);
    const QSignalBlocker logitField(logitField_);
    side_->setSide(choice_.side);
    show_->setCurrent(static_cast<int>(choice_.show));
    pages_->setCurrentIndex(static_cast<int>(choice_.show));
    tile_->setValue(choice_.tile);
    tileField_->setValue(choice_.tile);
    steps_->setStep(choice_.step);
    window_->setValue(choice_.window);
    windowField_->setValue(choice_.window);
    logit_->setValue(qRound(choice_.logit * kLogitSteps));
    logitField_->setValue(choice_.logit);
}

} // namespace headscope
