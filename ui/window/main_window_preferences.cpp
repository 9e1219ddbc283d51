// SPDX-License-Identifier: GPL-3.0-or-later
// The window of preferences: what it shows is what the menus show, and what it sets is set as they set it.
#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include "ui/preferences/appearance_page.h"
#include "ui/preferences/language_page.h"
#include "ui/preferences/preferences_window.h"
#include "ui/preferences/recovery_page.h"
#include "ui/theme/fonts.h"
#include "ui/theme/language.h"
#include "ui/window/main_window.h"
#include "ui/window/saved_views.h"
#include "ui/window/shortcut_editor.h"
#include "ui/window/view_menu.h"

namespace headscope {

namespace {

const QString kKeepsForCrash = QStringLiteral("window/keepForCrash");

} // namespace

void MainWindow::buildPreferences(QMenu* menu) {
    preferences_ = new PreferencesWindow(this);
    appearance_ = new AppearancePage;
    language_ = new LanguagePage(availableLanguages());
    shortcuts_ = new ShortcutEditor(*menuBar(), settings_);
    recovery_ = new RecoveryPage;
    preferences_->addPage(tr("Appearance"), appearance_, [page = appearance_] { page->reset(); });
    preferences_->addPage(tr("Language"), language_, [page = language_] { page->reset(); });
    preferences_->addPage(tr("Shortcuts"), shortcuts_, [page = shortcuts_] { page->resetAll(); });
    preferences_->addPage(tr("After a crash"), recovery_, [page = recovery_] { page->reset(); });
    connectPreferences();
    menu->addSeparator();
    QAction* action = menu->addAction(tr("&Preferences…"), QKeySequence(tr("Ctrl+,")), preferences_,
                                      [this] { preferences_->open(); });
    action->setObjectName(QStringLiteral("edit.preferences"));
    action->setMenuRole(QAction::PreferencesRole);
}

void MainWindow::connectPreferences() {
    connect(&settings_, &KeptSettings::failed, this,
            [this](const QString& reason) { say(Subject::Settings, reason, NoticeSeverity::Warning); });
    connect(&settings_, &KeptSettings::written, this, [this] { say(Subject::Settings, {}); });
    connect(appearance_, &AppearancePage::themeChosen, this, &MainWindow::setTheme);
    connect(appearance_, &AppearancePage::fontPointsChosen, this, &MainWindow::setFontPoints);
    connect(appearance_, &AppearancePage::ownFontPointsWanted, this, &MainWindow::useOwnFontPoints);
    connect(appearance_, &AppearancePage::paletteChosen, this, [this](const QString& name) {
        MapViewSettings maps = mapSettings_;
        maps.palette = name;
        viewMenu_->choose(maps);
    });
    connect(appearance_, &AppearancePage::paletteSharingChosen, this, [this](bool isForModels) {
        palettes_.setShared(isForModels);
        palettes_.note(modelPath(), mapSettings_.palette);
    });
    connect(language_, &LanguagePage::languageChosen, this, [this](const QString& locale) {
        if (keepsSettings_) {
            settings_.set(kLanguageSetting, locale);
        }
    });
    connect(recovery_, &RecoveryPage::keepingChosen, this, [this](bool isKept) {
        if (keepsSettings_) {
            settings_.set(kKeepsForCrash, isKept);
            views_->setKeeping(isKept);
        }
    });
}

/// What the pages show that nothing else has told them.
void MainWindow::restorePreferences() {
    const QSettings settings;
    palettes_.restore();
    language_->setLanguage(settings.value(kLanguageSetting).toString());
    const bool isKept = settings.value(kKeepsForCrash, true).toBool();
    recovery_->setKeeping(isKept);
    views_->setKeeping(isKept);
    shortcuts_->restore();
    showAppearance();
}

void MainWindow::showAppearance() {
    const QAction* theme = themes_->checkedAction();
    appearance_->setAppearance({theme == nullptr ? QString() : theme->data().toString(),
                                pointsOf(QApplication::font()), mapSettings_.palette, palettes_.areShared()});
}

void MainWindow::recallPalette() {
    const std::optional<QString> own = palettes_.of(modelPath());
    if (own && *own != mapSettings_.palette) {
        MapViewSettings maps = mapSettings_;
        maps.palette = *own;
        viewMenu_->choose(maps);
    }
}

} // namespace headscope
