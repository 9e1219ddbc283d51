// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_menu.h"

#include <QActionGroup>
#include <QPainter>
#include <QPixmap>

#include "ui/palette/palette.h"

namespace headscope {

namespace {

QIcon swatch(const Palette& palette) {
    QImage strip(Palette::kColours, 1, QImage::Format_RGB32);
    for (int x = 0; x < strip.width(); ++x) {
        strip.setPixel(x, 0, palette.table()[static_cast<std::size_t>(x)]);
    }
    return QPixmap::fromImage(strip.scaled(48, 16));
}

} // namespace

ViewMenu::ViewMenu(QWidget* parent) : QMenu(tr("&Maps"), parent) {
    setObjectName(QStringLiteral("mapsMenu"));
    setToolTipsVisible(true);
    addPalettes();
    addScales();
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
        action->setCheckable(true);
        action->setData(palette.name());
        action->setIconVisibleInMenu(true);
    }
    addActions(palettes_->actions());
    connect(palettes_, &QActionGroup::triggered, this, [this](QAction* action) {
        MapViewSettings settings = settings_;
        settings.palette = action->data().toString();
        change(settings);
    });
}

void ViewMenu::addScales() {
    addSection(tr("Scale"));
    scales_ = new QActionGroup(this);
    for (const bool logarithmic : {false, true}) {
        QAction* action = scales_->addAction(logarithmic ? tr("Lo&garithmic") : tr("&Linear"));
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
        change(settings);
    });
    shared_ = addAction(tr("&Same range for A and B"));
    shared_->setCheckable(true);
    shared_->setToolTip(
        tr("Equal colours mean equal weights on both maps. Unlocked, each map has its own range."));
    connect(shared_, &QAction::triggered, this, [this](bool on) {
        MapViewSettings settings = settings_;
        settings.sharedRange = on;
        change(settings);
    });
}

void ViewMenu::addFirstKey() {
    addSection(tr("First key (attention sink)"));
    firstKey_ = new QActionGroup(this);
    const auto add = [this](FirstKey value, const QString& text, const QString& tip) {
        QAction* action = firstKey_->addAction(text);
        action->setCheckable(true);
        action->setData(static_cast<int>(value));
        action->setToolTip(tip);
    };
    add(FirstKey::Shown, tr("S&how"), tr("The maps as they are."));
    add(FirstKey::LeftOut, tr("Leave &out"),
        tr("The first column is not drawn; the other weights stay as they are, so that rows no longer sum to "
           "1."));
    add(FirstKey::LeftOutRenormalised, tr("Leave out and &renormalise"),
        tr("The first column is not drawn; the other weights of each row are made to sum to 1."));
    addActions(firstKey_->actions());
    connect(firstKey_, &QActionGroup::triggered, this, [this](QAction* action) {
        MapViewSettings settings = settings_;
        settings.firstKey = static_cast<FirstKey>(action->data().toInt());
        change(settings);
    });
}

void ViewMenu::addWords() {
    addSection(tr("Tokens"));
    words_ = addAction(tr("&Merge pieces into words"));
    words_->setCheckable(true);
    words_->setToolTip(
        tr("Weights of a word's pieces are added where it is attended to, and averaged where it attends."));
    connect(words_, &QAction::triggered, this, [this](bool on) {
        MapViewSettings settings = settings_;
        settings.words = on;
        change(settings);
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
    shared_->setChecked(settings.sharedRange);
    words_->setChecked(settings.words);
}

void ViewMenu::change(const MapViewSettings& settings) {
    setSettings(settings);
    Q_EMIT settingsChanged(settings_);
}

} // namespace headscope
