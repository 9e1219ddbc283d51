// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_menu.h"

#include <QActionGroup>

#include "ui/palette/palette.h"
#include "ui/palette/swatch.h"

namespace headscope {

ViewMenu::ViewMenu(QWidget* parent) : QMenu(tr("&Maps"), parent) {
    setObjectName(QStringLiteral("mapsMenu"));
    setToolTipsVisible(true);
    addPalettes();
    addScales();
    addReductions();
    addFirstKey();
    addWords();
    setSettings({});
}

void ViewMenu::addPalettes() {
    addSection(tr("Colours"));
    palettes_ = new QActionGroup(this);
    for (const Palette& palette : palettes()) {
        if (palette.kind() != Palette::Kind::Sequential) {
            continue;
        }
        QAction* action = palettes_->addAction(swatch(palette), shownName(palette));
        action->setObjectName(QStringLiteral("view.maps.colours.") + palette.name());
        action->setCheckable(true);
        action->setData(palette.name());
        action->setIconVisibleInMenu(true);
    }
    addActions(palettes_->actions());
    connect(palettes_, &QActionGroup::triggered, this, [this](QAction* action) {
        MapViewSettings settings = settings_;
        settings.palette = action->data().toString();
        choose(settings);
    });
}

void ViewMenu::addScales() {
    addSection(tr("Scale"));
    scales_ = new QActionGroup(this);
    for (const bool logarithmic : {false, true}) {
        QAction* action = scales_->addAction(logarithmic ? tr("Lo&garithmic") : tr("&Linear"));
        action->setObjectName(logarithmic ? QStringLiteral("view.maps.logarithmic")
                                          : QStringLiteral("view.maps.linear"));
        action->setCheckable(true);
        action->setData(logarithmic);
        action->setToolTip(logarithmic
                               ? tr("Weights of 0.0001 and less are drawn alike; small ones become visible.")
                               : tr("Colour in proportion to the weight."));
    }
    addActions(scales_->actions());
    connect(scales_, &QActionGroup::triggered, this, [this](QAction* action) {
        MapViewSettings settings = settings_;
        settings.logarithmic = action->data().toBool();
        choose(settings);
    });
    shared_ = addAction(tr("&Same range for A and B"));
    shared_->setObjectName(QStringLiteral("view.maps.sameRange"));
    shared_->setCheckable(true);
    shared_->setToolTip(
        tr("Equal colours mean equal weights on both maps. Unlocked, each map has its own range."));
    connect(shared_, &QAction::triggered, this, [this](bool on) {
        MapViewSettings settings = settings_;
        settings.sharedRange = on;
        choose(settings);
    });
}

QActionGroup* ViewMenu::addChoices(const std::vector<Choice>& choices, const Set& set) {
    auto* group = new QActionGroup(this);
    for (const Choice& choice : choices) {
        QAction* action = group->addAction(choice.text);
        action->setObjectName(choice.id);
        action->setCheckable(true);
        action->setData(choice.value);
        action->setToolTip(choice.tip);
    }
    addActions(group->actions());
    connect(group, &QActionGroup::triggered, this, [this, set](QAction* action) {
        MapViewSettings settings = settings_;
        set(settings, action->data().toInt());
        choose(settings);
    });
    return group;
}

void ViewMenu::addReductions() {
    addSection(tr("Pixels that stand for several cells"));
    reductions_ = addChoices(
        {{static_cast<int>(Reduction::Largest), tr("Show the l&argest"),
          tr("No bright cell is lost. Of a difference, the value that is largest in size."),
          QStringLiteral("view.maps.reduction.largest")},
         {static_cast<int>(Reduction::Mean), tr("Show the m&ean"),
          tr("What the cells are on average; a single bright one may be lost. Masked cells are left out. "
             "Means of a long text are small: a logarithmic scale shows them."),
          QStringLiteral("view.maps.reduction.mean")}},
        [](MapViewSettings& settings, int value) { settings.reduction = static_cast<Reduction>(value); });
}

void ViewMenu::addFirstKey() {
    addSection(tr("First key (attention sink)"));
    firstKey_ = addChoices(
        {{static_cast<int>(FirstKey::Shown), tr("S&how"), tr("The maps as they are."),
          QStringLiteral("view.maps.firstKey.shown")},
         {static_cast<int>(FirstKey::LeftOut), tr("Leave &out"),
          tr("The first column is not drawn; the other weights stay as they are, so that rows no longer sum "
             "to 1."),
          QStringLiteral("view.maps.firstKey.leftOut")},
         {static_cast<int>(FirstKey::LeftOutRenormalised), tr("Leave out and &renormalise"),
          tr("The first column is not drawn; the other weights of each row are made to sum to 1."),
          QStringLiteral("view.maps.firstKey.renormalised")}},
        [](MapViewSettings& settings, int value) { settings.firstKey = static_cast<FirstKey>(value); });
}

void ViewMenu::addWords() {
    addSection(tr("Tokens"));
    words_ = addAction(tr("&Merge pieces into words"));
    words_->setObjectName(QStringLiteral("view.maps.words"));
    words_->setCheckable(true);
    words_->setToolTip(
        tr("Weights of a word's pieces are added where it is attended to, and averaged where it attends."));
    connect(words_, &QAction::triggered, this, [this](bool on) {
        MapViewSettings settings = settings_;
        settings.words = on;
        choose(settings);
    });
}

void ViewMenu::setSettings(const MapViewSettings& settings) {
    settings_ = settings;
    const QString palette = findPalette(settings.palette, Palette::Kind::Sequential).name();
    for (QAction* action : palettes_->actions()) {
        action->setChecked(action->data().toString() == palette);
    }
    for (QAction* action : scales_->actions()) {
        action->setChecked(action->data().toBool() == settings.logarithmic);
    }
    for (QAction* action : firstKey_->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(settings.firstKey));
    }
    for (QAction* action : reductions_->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(settings.reduction));
    }
    shared_->setChecked(settings.sharedRange);
    words_->setChecked(settings.words);
}

void ViewMenu::choose(const MapViewSettings& settings) {
    setSettings(settings);
    Q_EMIT settingsChanged(settings_);
}

} // namespace headscope
