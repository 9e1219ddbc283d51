// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/side_card.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "core/comparison/fitted_side.h"
#include "core/comparison/side_text.h"
#include "ui/compare/kernel_editor.h"
#include "ui/compare/mask_editor.h"
#include "ui/controls/scale_slider.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kScoreLines = 3;

QString cacheText(int percent) {
    return SideCard::tr("cache %1 % of this model's · no further training").arg(percent);
}

QBoxLayout* tightRow(QWidget* owner) {
    auto* row = new QHBoxLayout(owner);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Spacing::of(owner->font()).small);
    return row;
}

QToolButton* iconButton(const QString& icon, const QString& name, const QString& tooltip) {
    auto* button = new QToolButton;
    button->setIcon(themedIcon(icon));
    button->setAccessibleName(name);
    button->setToolTip(tooltip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

/// Items "L0", "L1", ... where there are another number of them than before.
void fillNumbers(QComboBox& box, QChar prefix, int count) {
    if (box.count() == count) {
        return;
    }
    box.clear();
    for (int number = 0; number < count; ++number) {
        box.addItem(prefix + QString::number(number));
    }
}

} // namespace

SideCard::SideCard(SideName name, QWidget* parent)
    : Card(name, parent), name_(name), layer_(new QComboBox), head_(new QComboBox), factor_(new ScaleSlider),
      scores_(new ThemedLabel(&Theme::muted, smallerFont)), groups_(new SegmentedChoice),
      cache_(new ThemedLabel(&Theme::muted, smallerFont)), pooling_(new QComboBox), mask_(new MaskEditor),
      kernel_(new KernelEditor), scope_(new SegmentedChoice),
      reset_(iconButton(
          QStringLiteral("reset"), tr("Reset to model"),
          tr("Reset to model: factor, K/V groups, pooling, mask and kernel as the model has them"))),
      copy_(iconButton(QStringLiteral("copy"), tr("Copy to %1").arg(sideLetter(other(name))),
                       tr("Copy to %1: make that side the same as this one").arg(sideLetter(other(name))))),
      originButton_(new QToolButton) {
    setAccessibleName(tr("Side %1").arg(sideLetter(name)));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    reset_->setObjectName(QStringLiteral("resetButton"));
    copy_->setObjectName(QStringLiteral("copyButton"));
    makeOriginMenu();
    prepareGrouping();
    factor_->setObjectName(QStringLiteral("factorSlider"));
    scores_->setObjectName(QStringLiteral("scoresLabel"));
    scores_->setWordWrap(true);
    scores_->setMostLines(kScoreLines);
    scores_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // fitScores() knows its height
    layOut();
    connectEditors();
    followTheme();
    fitTexts();
    setModel({});
}

QWidget* SideCard::makeTitle() {
    auto* title = new QWidget;
    auto* name = new ThemedLabel(name_ == SideName::A ? &Theme::sideTextA : &Theme::sideTextB, titleFont);
    name->setText(sideLetter(name_));
    QBoxLayout* row = tightRow(title);
    row->setSpacing(Spacing::of(font()).medium);
    row->addWidget(name);
    row->addWidget(originButton_);
    row->addStretch(1);
    row->addWidget(reset_);
    row->addWidget(copy_);
    return title;
}

void SideCard::makeOriginMenu() {
    originButton_->setObjectName(QStringLiteral("originButton"));
    originButton_->setAutoRaise(true);
    originButton_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    originButton_->setMinimumWidth(1); // its text is cut where there is little room
    originButton_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    if (name_ == SideName::A) {
        originButton_->setFocusPolicy(Qt::NoFocus);
        originButton_->setAttribute(Qt::WA_TransparentForMouseEvents);
        return;
    }
    auto* menu = new QMenu(originButton_);
    const auto add = [this, menu](const QString& text, const char* name, void (SideCard::*request)()) {
        QAction* action = menu->addAction(text, this, request);
        action->setObjectName(QLatin1String(name));
        return action;
    };
    add(tr("Own &text"), "ownTextAction", &SideCard::ownTextRequested);
    sameText_ = add(tr("Text &as A"), "sameTextAction", &SideCard::sameTextRequested);
    menu->addSeparator();
    add(tr("Own &model…"), "ownModelAction", &SideCard::ownModelRequested);
    sameModel_ = add(tr("Model a&s A"), "sameModelAction", &SideCard::sameModelRequested);
    originButton_->setMenu(menu);
    originButton_->setPopupMode(QToolButton::InstantPopup);
    originButton_->setFocusPolicy(Qt::TabFocus);
}

void SideCard::setOrigin(const SideOrigin& origin) {
    origin_ = origin;
    if (sameText_ != nullptr) {
        sameText_->setEnabled(origin.isOwnText);
        sameModel_->setEnabled(!origin.model.isEmpty());
    }
    fitOrigin();
}

void SideCard::fitOrigin() {
    const QString text =
        QStringLiteral("%1 · %2").arg(origin_.isOwnText ? tr("own text") : tr("same text"),
                                      origin_.model.isEmpty() ? tr("same model") : origin_.model);
    const Spacing spacing = Spacing::of(font());
    originButton_->setFixedHeight(reset_->sizeHint().height()); // the card is no higher for it
    const int beside = 2 * reset_->sizeHint().width() + 2 * spacing.line + 4 * spacing.medium;
    originButton_->setText(
        originButton_->fontMetrics().elidedText(text, Qt::ElideMiddle, contentsRect().width() - beside));
    originButton_->setAccessibleName(tr("Side %1 is of: %2").arg(sideLetter(name_), text));
    originButton_->setToolTip(plainTooltip(
        name_ == SideName::A ? text : tr("%1\nClick to give side B a text or a model of its own").arg(text)));
}

QWidget* SideCard::makeHeadEditor() {
    auto* editor = new QWidget;
    layer_->setObjectName(QStringLiteral("layerBox"));
    layer_->setAccessibleName(tr("Layer"));
    layer_->setToolTip(tr("Layer, counted from 0"));
    head_->setObjectName(QStringLiteral("headBox"));
    head_->setAccessibleName(tr("Head"));
    head_->setToolTip(tr("Query head in its layer, counted from 0"));
    QBoxLayout* row = tightRow(editor);
    row->addWidget(layer_, 1);
    row->addWidget(head_, 1);
    return editor;
}

void SideCard::prepareGrouping() {
    groups_->setObjectName(QStringLiteral("groupsChoice"));
    groups_->setToolTip(tr("How many key/value heads the query heads share.\n"
                           "Fewer are made by pooling neighbouring key and value heads of the model."));
    cache_->setObjectName(QStringLiteral("cacheLabel"));
    cache_->setAlignment(Qt::AlignRight);
    pooling_->setObjectName(QStringLiteral("poolingBox"));
    pooling_->setAccessibleName(tr("Pooling"));
    pooling_->addItems({tr("mean of heads"), tr("first head")}); // in the order of Pooling
    pooling_->setToolTip(
        tr("How the key and value heads of a group become one; matters where there are fewer groups "
           "than the model has"));
}

QWidget* SideCard::makeScopeEditor() {
    scope_->setObjectName(QStringLiteral("scopeChoice"));
    scope_->setAccessibleName(tr("Scope"));
    scope_->setSegments(
        {{tr("this softmax"), tr("Rescore: the queries and keys of the model's own run under these\n"
                                 "settings; nothing flows on to later layers")},
         {tr("whole model"), tr("Rerun: the whole model runs with these settings in every layer")}});
    auto* caption = new ThemedLabel(&Theme::muted);
    caption->setText(tr("Scope"));
    auto* editor = new QWidget; // a line of its own: its texts need more than the column of editors
    QBoxLayout* row = tightRow(editor);
    row->setSpacing(Spacing::of(font()).medium);
    row->addWidget(caption);
    row->addWidget(scope_, 1);
    return editor;
}

void SideCard::layOut() {
    const Spacing spacing = Spacing::of(font());
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spacing.medium);
    grid->setVerticalSpacing(2 * spacing.tiny);
    grid->setColumnStretch(1, 1);
    const auto addRow = [&](const QString& text, QWidget* editor) {
        auto* label = new ThemedLabel(&Theme::muted);
        label->setText(text);
        label->setToolTip(editor->toolTip());
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(editor, row, 1);
    };
    grid->addWidget(makeTitle(), 0, 0, 1, 2);
    addRow(tr("Head"), makeHeadEditor());
    auto* factor = new QVBoxLayout;
    factor->setSpacing(spacing.hair);
    factor->addWidget(factor_);
    factor->addWidget(scores_);
    grid->addLayout(factor, grid->rowCount(), 0, 1, 2);
    addRow(tr("K/V groups"), groups_);
    grid->addWidget(cache_, grid->rowCount(), 0, 1, 2);
    addRow(tr("Pooling"), pooling_);
    addRow(tr("Mask"), mask_);
    addRow(tr("Kernel"), kernel_);
    grid->addWidget(makeScopeEditor(), grid->rowCount(), 0, 1, 2);
}

void SideCard::connectEditors() {
    connect(layer_, &QComboBox::activated, this,
            [this](int layer) { edit([&](Side& side) { side.head.layer = layer; }); });
    connect(head_, &QComboBox::activated, this,
            [this](int head) { edit([&](Side& side) { side.head.head = head; }); });
    connect(factor_, &ScaleSlider::factorChanged, this,
            [this](const Scale& scale) { edit([&](Side& side) { side.attention.scale = scale; }); });
    connect(groups_, &SegmentedChoice::chosen, this, [this](int index) {
        const bool isOwn = index == static_cast<int>(kvChoices_.size()) - 1;
        const int kvHeads = isOwn ? 0 : kvChoices_[static_cast<std::size_t>(index)];
        edit([&](Side& side) { side.attention.grouping.kvHeads = kvHeads; });
    });
    connect(pooling_, &QComboBox::activated, this, [this](int index) {
        edit([&](Side& side) { side.attention.grouping.pooling = static_cast<Pooling>(index); });
    });
    connect(mask_, &MaskEditor::maskEdited, this,
            [this](const Mask& mask) { edit([&](Side& side) { side.attention.mask = mask; }); });
    connect(kernel_, &KernelEditor::kernelEdited, this,
            [this](const Kernel& kernel) { edit([&](Side& side) { side.attention.kernel = kernel; }); });
    connect(scope_, &SegmentedChoice::chosen, this,
            [this](int index) { edit([&](Side& side) { side.scope = static_cast<Scope>(index); }); });
    connect(reset_, &QToolButton::clicked, this, [this] { edit([](Side& side) { side.attention = {}; }); });
    connect(copy_, &QToolButton::clicked, this, &SideCard::copyRequested);
}

template <typename Change>
void SideCard::edit(const Change& change) {
    Side edited = side_;
    change(edited);
    edited = fitted(edited);
    if (edited != side_) {
        side_ = edited;
        showSide();
        Q_EMIT sideEdited(side_);
    }
}

void SideCard::setModel(SideCardModel model) {
    model_ = std::move(model);
    side_ = fitted(side_);
    setEnabled(!model_.layers.empty());
    showSide();
}

void SideCard::setSide(const Side& side) {
    side_ = fitted(side);
    showSide();
}

Side SideCard::fitted(const Side& side) const {
    return model_.layers.empty() ? side : fittedSide(model_.layers, side);
}

void SideCard::showNothing() {
    layer_->clear();
    head_->clear();
    factor_->clearModel();
    scores_->clear();
    scores_->setToolTip({});
    kvChoices_.clear();
    groups_->setSegments({});
    cache_->clear();
    pooling_->setCurrentIndex(-1);
    mask_->showNothing();
    kernel_->showNothing();
    scope_->setCurrent(-1);
}

void SideCard::showSide() {
    if (model_.layers.empty()) {
        showNothing();
        return;
    }
    const AttentionSpec& spec = model_.spec(side_.head.layer);
    showHead();
    factor_->setModel(spec.headWidth, spec.scale);
    factor_->setScale(side_.attention.scale);
    showScores();
    showGrouping();
    mask_->setModelMask(spec.mask, spec.kind != AttentionKind::Cross);
    mask_->setMask(side_.attention.mask);
    kernel_->setKernel(side_.attention.kernel);
    scope_->setCurrent(static_cast<int>(side_.scope));
    reset_->setEnabled(side_.attention != AttentionSettings{});
}

void SideCard::showScores() {
    const AttentionSpec& spec = model_.spec(side_.head.layer);
    const bool isLinear = std::holds_alternative<LinearKernel>(side_.attention.kernel);
    factor_->setEnabled(!isLinear);
    const QString scores = QString::fromStdString(
        isLinear ? describeFactor(side_.attention, spec) + " · no further training" : describeScores(spec));
    scores_->setText(scores);
    scores_->setToolTip((isLinear
                             ? tr("What the kernel does with queries and keys, rotated and undivided:\n%1")
                             : tr("What this layer does with its scores beside the factor:\n%1"))
                            .arg(QString(scores).replace(QStringLiteral(" · "), QStringLiteral("\n"))));
    fitScores();
}

void SideCard::showHead() {
    fillNumbers(*layer_, u'L', static_cast<int>(model_.layers.size()));
    fillNumbers(*head_, u'H', model_.spec(side_.head.layer).heads);
    layer_->setCurrentIndex(side_.head.layer);
    head_->setCurrentIndex(side_.head.head);
}

void SideCard::showGrouping() {
    kvChoices_ = model_.kvChoices(side_.head.layer, side_.scope);
    const int own = kvChoices_.back();
    std::vector<SegmentedChoice::Segment> segments;
    for (const int number : kvChoices_) {
        segments.push_back(
            {QString::number(number), number == own ? tr("%1, the model's own").arg(number) : QString()});
    }
    groups_->setSegments(segments);
    const Grouping& grouping = side_.attention.grouping;
    const int shown = grouping.kvHeads == 0 ? own : grouping.kvHeads;
    const auto place = std::find(kvChoices_.begin(), kvChoices_.end(), shown);
    groups_->setCurrent(static_cast<int>(place - kvChoices_.begin()));
    if (kvChoices_.size() == 1) {
        cache_->setText(tr("model's own, the only choice"));
    } else if (shown == own) {
        cache_->setText(tr("%1 = model's own").arg(own));
    } else {
        cache_->setText(cacheText(qRound(100.0 * shown / own)));
    }
    pooling_->setCurrentIndex(static_cast<int>(grouping.pooling));
    pooling_->setEnabled(shown != own);
}

void SideCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    fitScores();
    fitOrigin();
}

void SideCard::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        followTheme();
    } else if (event->type() == QEvent::FontChange) {
        fitTexts();
    }
}

/// Other K/V groups do not make the card wider.
void SideCard::fitTexts() {
    fitOrigin();
    cache_->setMinimumWidth(cache_->widthOf(cacheText(88)));
    fitScores();
}

/// As many lines as the text needs in the card's width.
void SideCard::fitScores() {
    scores_->setFixedHeight(scores_->heightForWidth(contentsRect().width()));
}

void SideCard::followTheme() {
    const QColor colour = Theme::of(palette()).side(name_);
    factor_->setAccent(colour);
    scope_->setAccent(colour);
}

} // namespace headscope
