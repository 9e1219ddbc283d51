// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences in the window: they and the menus show and set the same, and everything is kept.
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>
#include <QtTest>

#include "tests/support/file_tree.h"
#include "tests/support/golden.h"
#include "ui/preferences/preferences_window.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/file_path.h"
#include "ui/window/main_window.h"
#include "ui/window/saved_views.h"

using namespace headscope;

class TestPreferences : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
    QFont font_;

    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QLatin1String(name));
    }
    QAction* action(const char* id) { return child<QAction>(id); }
    QComboBox* theme() { return child<QComboBox>("preferredTheme"); }
    QDoubleSpinBox* points() { return child<QDoubleSpinBox>("preferredFontPoints"); }
    QComboBox* colours() { return child<QComboBox>("preferredPalette"); }
    void restart() {
        if (window_) {
            window_->close();
        }
        window_.reset();
        applyTheme(*qApp, Theme::light());
        QApplication::setFont(font_);
        window_ = std::make_unique<MainWindow>();
        window_->restoreSettings();
    }
    void openPage(int page) {
        action("edit.preferences")->trigger();
        child<QListWidget>("preferencePages")->setCurrentRow(page);
    }
    void reset(int page) {
        openPage(page);
        child<QPushButton>("resetPage")->click();
    }
    void openModel(const QString& path) {
        QSignalSpy opened(&window_->session(), &Session::modelOpened);
        window_->openModel(path);
        QVERIFY(opened.wait(60000));
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        QCoreApplication::setOrganizationName(QStringLiteral("HeadscopeTest"));
        QCoreApplication::setApplicationName(QStringLiteral("Preferences"));
        font_ = QApplication::font();
        font_.setPointSizeF(10);
    }
    void init() {
        QSettings().clear();
        restart();
    }
    void cleanup() {
        window_.reset();
        QApplication::setFont(font_);
    }

    void theyOpenWithoutHoldingTheWindow() {
        action("edit.preferences")->trigger();
        auto* preferences = window_->findChild<PreferencesWindow*>();
        QVERIFY(preferences->isVisible());
        QVERIFY(!preferences->isModal());
    }
    void theHelpMenuOpensTheShortcuts() {
        action("help.shortcuts")->trigger();
        QVERIFY(child<QTreeWidget>("shortcutList")->isVisible());
    }

    void aThemeAppliesAtOnceAndTheMenuShowsIt() {
        theme()->setCurrentIndex(theme()->findData(QStringLiteral("dark")));
        QVERIFY(Theme::of(QApplication::palette()).isDark);
        QVERIFY(action("view.theme.dark")->isChecked());
    }
    void aThemeOfTheMenuIsShown() {
        action("view.theme.strongDark")->trigger();
        QCOMPARE(theme()->currentData().toString(), QStringLiteral("strongDark"));
    }
    void aSizeAppliesAtOnceAndIsKept() {
        points()->setValue(14);
        QCOMPARE(QApplication::font().pointSizeF(), 14.0);
        restart();
        QCOMPARE(QApplication::font().pointSizeF(), 14.0);
        QCOMPARE(points()->value(), 14.0);
    }
    void aSizeOfTheMenuIsShown() {
        action("view.largerText")->trigger();
        QCOMPARE(points()->value(), 11.0);
    }
    void theOwnSizeComesBackAndIsNotKept() {
        points()->setValue(14);
        child<QToolButton>("ownFontPoints")->click();
        QCOMPARE(QApplication::font().pointSizeF(), 10.0);
        QVERIFY(!QSettings().contains(QStringLiteral("window/fontPoints")));
    }
    void coloursApplyAtOnceAndTheMenuShowsThem() {
        colours()->setCurrentIndex(colours()->findData(QStringLiteral("inferno")));
        QCOMPARE(window_->state().maps.palette, QStringLiteral("inferno"));
        QVERIFY(action("view.maps.colours.inferno")->isChecked());
    }
    void coloursOfTheMenuAreShown() {
        action("view.maps.colours.cividis")->trigger();
        QCOMPARE(colours()->currentData().toString(), QStringLiteral("cividis"));
    }
    void coloursOfAllModelsStayWithAnotherOne() {
        FileTree tree;
        tree.modelOfLinks("second", golden::bundledModel());
        openModel(fromPath(golden::bundledModel()));
        colours()->setCurrentIndex(colours()->findData(QStringLiteral("inferno")));
        openModel(fromPath(tree.path("second")));
        QCOMPARE(window_->state().maps.palette, QStringLiteral("inferno"));
    }
    void coloursOfEachModelComeBackWithIt() {
        FileTree tree;
        tree.modelOfLinks("second", golden::bundledModel());
        openModel(fromPath(golden::bundledModel()));
        child<QCheckBox>("paletteForModels")->setChecked(false);
        colours()->setCurrentIndex(colours()->findData(QStringLiteral("inferno")));
        openModel(fromPath(tree.path("second")));
        colours()->setCurrentIndex(colours()->findData(QStringLiteral("cividis")));
        openModel(fromPath(golden::bundledModel()));
        QCOMPARE(window_->state().maps.palette, QStringLiteral("inferno"));
        QCOMPARE(colours()->currentData().toString(), QStringLiteral("inferno"));
    }
    void theAppearanceIsReset() {
        theme()->setCurrentIndex(2);
        points()->setValue(14);
        colours()->setCurrentIndex(2);
        child<QCheckBox>("paletteForModels")->setChecked(false);
        reset(0);
        QVERIFY(action("view.theme.desktop")->isChecked());
        QCOMPARE(QApplication::font().pointSizeF(), 10.0);
        QVERIFY(action("view.maps.colours.viridis")->isChecked());
        QVERIFY(child<QCheckBox>("paletteForModels")->isChecked());
    }

    void aLanguageIsKeptForTheNextStart() {
        auto* language = child<QComboBox>("preferredLanguage");
        language->setCurrentIndex(language->findData(QStringLiteral("en")));
        QCOMPARE(QSettings().value(QStringLiteral("window/language")).toString(), QStringLiteral("en"));
        restart();
        QCOMPARE(child<QComboBox>("preferredLanguage")->currentData().toString(), QStringLiteral("en"));
        reset(1);
        QCOMPARE(QSettings().value(QStringLiteral("window/language")).toString(), QString());
    }
    void shortcutsAreReset() {
        QSettings().setValue(QStringLiteral("shortcuts/view.page.lines"), QStringLiteral("Ctrl+L"));
        restart();
        QCOMPARE(action("view.page.lines")->shortcut(), QKeySequence(QStringLiteral("Ctrl+L")));
        reset(2);
        QCOMPARE(action("view.page.lines")->shortcut(), QKeySequence(QStringLiteral("Alt+2")));
    }
    void keepingForACrashEndsAtOnceAndForTheNextStart() {
        QVERIFY(!window_->views().autosave().file().isEmpty());
        child<QCheckBox>("keepForCrash")->setChecked(false);
        QVERIFY(window_->views().autosave().file().isEmpty());
        restart();
        QVERIFY(window_->views().autosave().file().isEmpty());
        QVERIFY(!child<QCheckBox>("keepForCrash")->isChecked());
    }
    void keepingForACrashBeginsAgain() {
        openModel(fromPath(golden::bundledModel()));
        child<QCheckBox>("keepForCrash")->setChecked(false);
        QSignalSpy kept(&window_->views().autosave(), &Autosave::kept);
        reset(3);
        QVERIFY(kept.wait(60000));
        QVERIFY(QFile::exists(window_->views().autosave().file()));
    }
};

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
