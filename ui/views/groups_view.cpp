// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/groups_view.h"

#include <algorithm>

#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/controls/captioned_combo.h"
#include "ui/controls/segmented_choice.h"
#include "ui/controls/step_slider.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/group_numbers.h"

namespace headscope {

namespace {

constexpr int kWideInLines = 46; // from this width on, maps and numbers stand side by side

QString sharingText(int heads, int kvHeads) {
    return fromUtf8(sharingName(headSharing(heads, kvHeads)));
}

} // namespace

GroupsView::GroupsView(QWidget* parent)
    : QWidget(parent), choice_(new ThemedLabel(&Theme::text)), slider_(new StepSlider),
      pooling_(new SegmentedChoice), layers_(new CaptionedCombo(tr("layer"))), scope_(new SegmentedChoice),
      useForB_(new QPushButton(tr("Use for side B"))), maps_(new SegmentedChoice), part_(new SegmentedChoice),
      line_(new ThemedLabel(&Theme::muted, smallerFont)), sheets_(new GroupSheets),
      numbers_(new GroupNumbers), content_(new QWidget), empty_(new ThemedLabel(&Theme::muted)) {
    const Spacing spacing = Spacing::of(font());
    nameControls();
    auto* body = new QHBoxLayout;
    body->setSpacing(spacing.large);
    body->addWidget(sheets_, 3);
    body->addWidget(numbers_, 2);
    auto* inside = new QVBoxLayout(content_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(spacing.small);
    inside->addLayout(makeControls());
    inside->addWidget(line_);
    inside->addLayout(body, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(content_, 1);
    column->addWidget(empty_, 1);
    connectControls();
    showSettings();
    setEmpty({});
}

void GroupsView::nameControls() {
    choice_->setObjectName(QStringLiteral("groupChoice"));
    choice_->setElidable(true);
    slider_->setObjectName(QStringLiteral("groupSlider"));
    slider_->setAccessibleName(tr("K/V heads G"));
    slider_->setToolTip(
        tr("How many key/value heads the query heads share: the model's own at the left, down to "
           "one for all.\nFewer are made by pooling neighbouring ones."));
    pooling_->setObjectName(QStringLiteral("groupPooling"));
    pooling_->setAccessibleName(tr("Pooling"));
    pooling_->setSegments({{tr("mean"), tr("The key and value heads of a group become their mean")},
                           {tr("first head"), tr("The first key and value head of a group stands for all")}});
    layers_->setObjectName(QStringLiteral("groupLayer"));
    layers_->setToolTip(
        tr("Whose heads are shown. The numbers of what is saved and lost are of all layers."));
    scope_->setObjectName(QStringLiteral("groupScope"));
    scope_->setAccessibleName(tr("Scope of the maps"));
    scope_->setSegments(
        {{tr("rescore"), tr("Rescore, this softmax only: the queries and keys of the model's own "
                            "run, pooled in this layer; nothing flows on")},
         {tr("rerun"), tr("Rerun: the whole model with this grouping in every layer")}});
    useForB_->setObjectName(QStringLiteral("groupForB"));
    useForB_->setToolTip(tr("Side B becomes side A's head with this grouping and this scope"));
    maps_->setObjectName(QStringLiteral("groupMaps"));
    maps_->setAccessibleName(tr("Maps"));
    maps_->setSegments({{tr("before"), tr("Weights with the model's own K/V heads")},
                        {tr("after"), tr("Weights with the grouping")},
                        {tr("difference"), tr("After minus before, cell by cell")},
                        {tr("all"), tr("Before, after and difference, a column for each head")}});
    part_->setObjectName(QStringLiteral("groupPart"));
    part_->setAccessibleName(tr("Part of the page"));
    part_->setSegments(
        {{tr("maps"), tr("The maps of all heads of the layer")},
         {tr("numbers"), tr("What grouping saves, what it costs, the spread inside a group")}});
    line_->setObjectName(QStringLiteral("groupLine"));
    line_->setElidable(true);
    empty_->setObjectName(QStringLiteral("groupsEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    for (QWidget* fixed : {static_cast<QWidget*>(pooling_), static_cast<QWidget*>(scope_),
                           static_cast<QWidget*>(maps_), static_cast<QWidget*>(part_)}) {
        fixed->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    }
    layers_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QBoxLayout* GroupsView::makeControls() {
    const Spacing spacing = Spacing::of(font());
    auto* title = new QHBoxLayout;
    title->setSpacing(spacing.medium);
    title->addWidget(choice_, 1);
    title->addWidget(useForB_);
    title->addWidget(part_);
    auto* number = new QHBoxLayout;
    number->setSpacing(spacing.large);
    number->addWidget(slider_, 1);
    number->addWidget(pooling_, 0, Qt::AlignTop);
    auto* what = new QHBoxLayout;
    what->setSpacing(spacing.medium);
    what->addWidget(layers_);
    what->addWidget(scope_);
    what->addWidget(maps_);
    what->addStretch(1);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(spacing.small);
    rows->addLayout(title);
    rows->addLayout(number);
    rows->addLayout(what);
    return rows;
}

void GroupsView::connectControls() {
    connect(slider_, &StepSlider::valueChanged, this, [this](int step) {
        const int chosen = choices_.at(static_cast<std::size_t>(step));
        edit([&](GroupsSettings& settings) { settings.grouping.kvHeads = step == 0 ? 0 : chosen; });
    });
    connect(numbers_, &GroupNumbers::kvHeadsChosen, this, [this](int kvHeads) {
        edit([&](GroupsSettings& settings) {
            settings.grouping.kvHeads = kvHeads == choices_.front() ? 0 : kvHeads;
        });
    });
    connect(pooling_, &SegmentedChoice::chosen, this, [this](int index) {
        edit([&](GroupsSettings& settings) { settings.grouping.pooling = static_cast<Pooling>(index); });
    });
    connect(layers_, &CaptionedCombo::activated, this, [this](int index) {
        edit([&](GroupsSettings& settings) {
            settings.layer = index == 0 ? std::nullopt : std::optional(index - 1);
        });
    });
    connect(scope_, &SegmentedChoice::chosen, this,
            [this](int index) { edit([&](GroupsSettings& settings) { settings.rerun = index == 1; }); });
    connect(maps_, &SegmentedChoice::chosen, this, [this](int index) {
        edit([&](GroupsSettings& settings) { settings.maps = static_cast<GroupMaps>(index); });
    });
    connect(part_, &SegmentedChoice::chosen, this, [this](int index) {
        edit([&](GroupsSettings& settings) { settings.part = static_cast<GroupsPart>(index); });
    });
    connect(numbers_, &GroupNumbers::lengthEdited, this, [this](qint64 tokens, int bits) {
        edit([&](GroupsSettings& settings) {
            settings.tokens = tokens;
            settings.bits = bits;
        });
    });
    connect(useForB_, &QPushButton::clicked, this, &GroupsView::sideRequested);
    connect(sheets_, &GroupSheets::headChosen, this, &GroupsView::headChosen);
    connect(sheets_, &GroupSheets::pointed, this, [this](const QString& readout) {
        readout_ = readout;
        showLine();
    });
}

template <typename Change>
void GroupsView::edit(const Change& change) {
    GroupsSettings edited = settings_;
    change(edited);
    if (edited != settings_) {
        settings_ = edited;
        showSettings();
        Q_EMIT settingsEdited();
    }
}

void GroupsView::setModel(GroupsModel model, int layer, int followed) {
    model_ = std::move(model);
    layer_ = layer;
    followed_ = followed;
    choices_ = kvHeadChoices(model_.layers, layer_);
    content_->show();
    empty_->hide();
    showSettings();
}

void GroupsView::setSettings(const GroupsSettings& settings) {
    settings_ = settings;
    showSettings();
}

void GroupsView::setEmpty(const QString& text) {
    model_ = {};
    choices_.clear();
    empty_->setText(text.isEmpty()
                        ? tr("Open a model and type a text: what fewer key/value heads save and cost "
                             "appears here.")
                        : text);
    content_->hide();
    empty_->show();
    sheets_->setEmpty({});
}

void GroupsView::setMaps(GroupSheetsLook look, const QString& note) {
    note_ = note;
    sheets_->setLook(std::move(look));
    showLine();
}

void GroupsView::setWaiting(bool isWaiting) {
    isWaiting_ = isWaiting;
    showLine();
}

void GroupsView::showLine() {
    line_->setText(readout_.isEmpty() ? stateText() : readout_);
}

int GroupsView::kvHeads() const {
    const int wanted = settings_.grouping.kvHeads;
    const bool fits = wanted != 0 && std::ranges::find(choices_, wanted) != choices_.end();
    return choices_.empty() ? 0 : fits ? wanted : choices_.front();
}

QString GroupsView::choiceText() const {
    if (model_.isEmpty()) {
        return {};
    }
    const int heads = model_.layers[static_cast<std::size_t>(layer_)].heads;
    const int own = choices_.front();
    const int shown = kvHeads();
    const int wanted = settings_.grouping.kvHeads;
    if (wanted != 0 && wanted != shown) {
        return tr("%1 does not divide the model's %2 K/V heads, so that these are shown")
            .arg(QString::number(wanted), QString::number(own));
    }
    if (own == 1) {
        return tr("%n query heads, 1 K/V head (%1): the model's own, nothing to pool", nullptr, heads)
            .arg(sharingText(heads, own));
    }
    if (shown == own) {
        return tr("%n query heads, %1 K/V heads (%2): the model's own", nullptr, heads)
            .arg(QString::number(own), sharingText(heads, own));
    }
    return tr("%n query heads, %1 of %2 K/V heads (%3), pooled by %4", nullptr, heads)
        .arg(QString::number(shown), QString::number(own), sharingText(heads, shown),
             settings_.grouping.pooling == Pooling::Mean ? tr("mean") : tr("first head"));
}

QString GroupsView::stateText() const {
    QStringList parts;
    if (isWaiting_ && sheets_->look().heads() > 0) {
        parts += tr("the maps are still those of the choice before");
    }
    parts += settings_.rerun ? tr("rerun: the whole model with this grouping in every layer")
                             : tr("rescore: this softmax only");
    parts += tr("no further training (Ainslie et al. 2023)");
    parts += tr("factor and mask are the model's own");
    if (!note_.isEmpty()) {
        parts += note_;
    }
    return parts.join(QStringLiteral(" · "));
}

void GroupsView::showSlider() {
    std::vector<StepSlider::Step> steps;
    const int heads = model_.isEmpty() ? 0 : model_.layers[static_cast<std::size_t>(layer_)].heads;
    for (const int number : choices_) {
        StepSlider::Step step;
        step.number = number;
        step.isOwn = number == choices_.front();
        step.label = step.isOwn ? tr("%1 = the model's own (%2)").arg(number).arg(sharingText(heads, number))
                     : number == 1 ? tr("1 = MQA")
                                   : QString::number(number);
        steps.push_back(step);
    }
    const QSignalBlocker blocker(slider_);
    slider_->setSteps(std::move(steps));
    slider_->setValue(static_cast<int>(std::ranges::find(choices_, kvHeads()) - choices_.begin()));
    slider_->setEnabled(choices_.size() > 1);
}

void GroupsView::showLayers() {
    const int count = static_cast<int>(model_.layers.size());
    if (layers_->count() != count + 1) {
        layers_->clear();
        layers_->addItem({});
        for (int layer = 0; layer < count; ++layer) {
            layers_->addItem(QStringLiteral("L%1").arg(layer));
        }
    }
    layers_->setItemText(0, tr("L%1 (A's)").arg(followed_));
    layers_->setCurrentIndex(settings_.layer && *settings_.layer < count ? *settings_.layer + 1 : 0);
}

void GroupsView::showSettings() {
    showSlider();
    showLayers();
    choice_->setText(choiceText());
    pooling_->setCurrent(static_cast<int>(settings_.grouping.pooling));
    scope_->setCurrent(settings_.rerun ? 1 : 0);
    maps_->setCurrent(static_cast<int>(settings_.maps));
    part_->setCurrent(static_cast<int>(settings_.part));
    line_->setText(stateText());
    sheets_->setMaps(settings_.maps);
    numbers_->setLength(settings_.tokens, settings_.bits);
    numbers_->setChoice(model_, choices_, {kvHeads(), settings_.grouping.pooling});
    fitParts();
}

void GroupsView::fitParts() {
    const bool isWide = width() >= kWideInLines * Spacing::of(font()).line;
    part_->setVisible(!isWide);
    const bool showsMaps = isWide || settings_.part == GroupsPart::Maps;
    sheets_->setVisible(showsMaps);
    maps_->setVisible(showsMaps);
    numbers_->setVisible(isWide || settings_.part == GroupsPart::Numbers);
}

void GroupsView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitParts();
}

} // namespace headscope
