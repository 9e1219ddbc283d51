// SPDX-License-Identifier: GPL-3.0-or-later
// What the window keeps from one start to the next.
#include <algorithm>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>

#include "ui/preferences/appearance_page.h"
#include "ui/presentation/presentation.h"
#include "ui/theme/apply_theme.h"
#include "ui/window/lesson_player.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/saved_views.h"
#include "ui/window/view_menu.h"

namespace headscope {

namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kPanels = QStringLiteral("window/panels");
const QString kTheme = QStringLiteral("window/theme");
const QString kFontPoints =
    QStringLiteral("window/fontPoints"); // absent: as the desktop and the screen ask for
const QString kPalette = QStringLiteral("maps/palette");
const QString kLogarithmic = QStringLiteral("maps/logarithmic");
const QString kSharedRange = QStringLiteral("maps/sharedRange");
const QString kMean = QStringLiteral("maps/mean");
const QString kWords = QStringLiteral("maps/words");

const Theme& themeNamed(const QString& name) {
    return name == QStringLiteral("light")         ? Theme::light()
           : name == QStringLiteral("dark")        ? Theme::dark()
           : name == QStringLiteral("strongLight") ? Theme::strongLight()
           : name == QStringLiteral("strongDark")  ? Theme::strongDark()
                                                   : Theme::ofSystem();
}

} // namespace

void MainWindow::buildThemeMenu(QMenu* menu) {
    themes_ = new QActionGroup(this);
    const auto add = [this, menu](const QString& text, const char* name) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(QString::fromLatin1(name));
        action->setObjectName(QStringLiteral("view.theme.") +
                              QString::fromLatin1(*name == 0 ? "desktop" : name));
        themes_->addAction(action);
    };
    add(tr("As the des&ktop"), "");
    add(tr("&Light"), "light");
    add(tr("&Dark"), "dark");
    add(tr("&High contrast, light"), "strongLight");
    add(tr("High contrast, d&ark"), "strongDark");
    themes_->actions().front()->setChecked(true);
    connect(themes_, &QActionGroup::triggered, this,
            [this](const QAction* action) { setTheme(action->data().toString()); });
}

void MainWindow::setTheme(const QString& name) {
    const Theme& theme = themeNamed(name);
    for (QAction* action : themes_->actions()) {
        action->setChecked(action->data().toString() == name);
    }
    if (presentation_->isOn()) {
        presentation_->setDark(theme.isDark);
    } else {
        applyTheme(*qApp, theme);
    }
    if (keepsSettings_) {
        settings_.set(kTheme, name);
    }
    showAppearance();
}

void MainWindow::setFontPoints(double points) {
    QFont font = QApplication::font();
    font.setPointSizeF(std::clamp(points, kLeastFontPoints, kMostFontPoints));
    QApplication::setFont(font);
    if (keepsSettings_ && !presentation_->isOn()) { // whose letters go with it
        settings_.set(kFontPoints, font.pointSizeF());
    }
    showAppearance();
}

void MainWindow::useOwnFontPoints() {
    setFontPoints(ownFontPoints_);
    if (keepsSettings_ && !presentation_->isOn()) {
        settings_.remove(kFontPoints);
    }
}

void MainWindow::restoreSettings() {
    keepsSettings_ = true;
    library_->restoreSettings();
    const QSettings settings;
    if (!restoreGeometry(settings.value(kGeometry).toByteArray())) {
        resize(size().boundedTo(screen()->availableSize()));
    }
    restorePanels(settings.value(kPanels).toByteArray());
    views_->keepIn(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                   QStringLiteral("/open"));
    if (const QString theme = settings.value(kTheme).toString(); !theme.isEmpty()) {
        setTheme(theme);
    }
    if (const QVariant points = settings.value(kFontPoints); points.isValid()) {
        setFontPoints(points.toDouble());
    }
    MapViewSettings maps;
    maps.palette = settings.value(kPalette).toString();
    maps.logarithmic = settings.value(kLogarithmic, false).toBool();
    maps.sharedRange = settings.value(kSharedRange, true).toBool();
    maps.reduction = settings.value(kMean, false).toBool() ? Reduction::Mean : Reduction::Largest;
    maps.words = settings.value(kWords, false).toBool();
    viewMenu_->setSettings(maps);
    setMapSettings(maps);
    restorePreferences();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    presentation_->setOn(false); // what is kept is the window without it, and without a lesson
    if (keepsSettings_) {
        const MapViewSettings maps = lessons_->before() ? lessons_->before()->maps : mapSettings_;
        settings_.change([&](QSettings& settings) {
            settings.setValue(kGeometry, saveGeometry());
            settings.setValue(kPanels, panels_->saveState());
            settings.setValue(kPalette, maps.palette);
            settings.setValue(kLogarithmic, maps.logarithmic);
            settings.setValue(kSharedRange, maps.sharedRange);
            settings.setValue(kMean, maps.reduction == Reduction::Mean);
            settings.setValue(kWords, maps.words);
        });
    }
    views_->end();
    QMainWindow::closeEvent(event);
}

} // namespace headscope
