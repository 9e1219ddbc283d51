// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where in the window, and its menus; what they do is in main_window.cpp.
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QSplitter>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/controls/busy_indicator.h"
#include "ui/controls/offer_bar.h"
#include "ui/controls/segmented_choice.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/pages/page_stack.h"
#include "ui/presentation/presentation.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/scores/head_score_panel.h"
#include "ui/theme/spacing.h"
#include "ui/theme/tab_order.h"
#include "ui/theme/theme.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/own_text_panel.h"
#include "ui/window/sample_texts.h"
#include "ui/window/saved_views.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/state_history.h"
#include "ui/window/text_panel.h"
#include "ui/window/view_menu.h"

namespace headscope {

namespace {

QDockWidget* dock(QMainWindow& window, Qt::DockWidgetArea area, const QString& title, const QString& name,
                  QWidget* content) {
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(name);
    dock->setWidget(content);
    window.addDockWidget(area, dock);
    return dock;
}

} // namespace

void MainWindow::buildPanels() {
    const Spacing spacing = Spacing::of(font());
    text_ = new TextPanel;
    prompt_ = text_->prompt();
    prompt_->setSamples(sampleTexts());
    ownText_ = new OwnTextPanel;
    ownText_->hide();
    heads_ = new HeadMapView;
    heads_->setObjectName(QStringLiteral("headMap"));
    stage_ = new StagePanel;
    sides_ = new SidesPanel;

    // Docks live in a window of their own, so that the sentence reaches over all of them.
    panels_ = new QMainWindow;
    panels_->setWindowFlags(Qt::Widget);
    panels_->setDockNestingEnabled(true);
    panels_->setCentralWidget(stage_);
    scorePanel_ = new HeadScorePanel;
    scorePanel_->setObjectName(QStringLiteral("scorePanel"));
    headsSplitter_ = new QSplitter(Qt::Vertical);
    headsSplitter_->addWidget(heads_);
    headsSplitter_->addWidget(scorePanel_);
    headsSplitter_->setHandleWidth(spacing.medium);
    headsSplitter_->setChildrenCollapsible(false);
    headsSplitter_->installEventFilter(this);
    heads_->canvas()->installEventFilter(this);
    connect(headsSplitter_, &QSplitter::splitterMoved, this, [this] { isHeadsHeightChosen_ = true; });
    headsDock_ =
        dock(*panels_, Qt::LeftDockWidgetArea, tr("Heads"), QStringLiteral("headsDock"), headsSplitter_);
    lessonPanel_ = new LessonPanel;
    lessonsDock_ =
        dock(*panels_, Qt::LeftDockWidgetArea, tr("Lessons"), QStringLiteral("lessonsDock"), lessonPanel_);
    panels_->tabifyDockWidget(headsDock_, lessonsDock_); // each needs the height
    lessonsDock_->hide();
    sidesDock_ = dock(*panels_, Qt::RightDockWidgetArea, tr("Settings"), QStringLiteral("sidesDock"), sides_);

    panels_->installEventFilter(this);
    connect(headsDock_, &QDockWidget::visibilityChanged, this, &MainWindow::shareWidth);

    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(spacing.medium, spacing.medium, spacing.medium, spacing.medium);
    column->setSpacing(spacing.medium);
    offer_ = new OfferBar;
    column->addWidget(offer_);
    column->addWidget(text_);
    column->addWidget(ownText_);
    column->addWidget(panels_, 1);
    setCentralWidget(centre);
}

/// As one reads the window: the bar, the sentence, and the panels from left to right. Widgets come and go, so
/// that it is looked up when it is asked for.
bool MainWindow::focusNextPrevChild(bool isNext) {
    QWidgetList parts{findChild<QToolBar*>(QStringLiteral("toolBar")), offer_, text_, ownText_};
    for (QTabBar* docks : panels_->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        parts += docks; // of panels that lie over one another
    }
    parts += {heads_, scorePanel_, lessonPanel_, stage_, sides_};
    return goToNextStop(tabStops(parts), isNext) || QMainWindow::focusNextPrevChild(isNext);
}

void MainWindow::buildMenus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    library_ = new ModelLibrary(this, settings_);
    file->addAction(themedIcon(QStringLiteral("open")), tr("&Open model…"), QKeySequence::Open, library_,
                    &ModelLibrary::showChooser)
        ->setObjectName(QStringLiteral("file.openModel"));
    file->addAction(tr("&Get a model…"), library_, &ModelLibrary::showFetchPanel)
        ->setObjectName(QStringLiteral("file.fetchModel"));
    file->addAction(tr("Random &layer…"), this, &MainWindow::showRandomLayer)
        ->setObjectName(QStringLiteral("file.randomLayer"));
    file->addMenu(library_->recentMenu());
    buildFastProducts(file);
    file->addSeparator();
    views_ = new SavedViews(*this, *offer_);
    views_->addActions(*file);
    file->addSeparator();
    exportAction_ = file->addAction(themedIcon(QStringLiteral("export")), tr("&Export figure…"),
                                    QKeySequence(tr("Ctrl+E")), this, &MainWindow::exportFigure);
    exportAction_->setObjectName(QStringLiteral("file.exportFigure"));
    copyAction_ = file->addAction(themedIcon(QStringLiteral("copy")), tr("&Copy figure"),
                                  QKeySequence(tr("Ctrl+Shift+C")), this, &MainWindow::copyFigure);
    copyAction_->setObjectName(QStringLiteral("file.copyFigure"));
    file->addSeparator();
    file->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close)
        ->setObjectName(QStringLiteral("file.quit"));

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = history_->stack().createUndoAction(edit, tr("&Undo"));
    undo->setObjectName(QStringLiteral("edit.undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = history_->stack().createRedoAction(edit, tr("&Redo"));
    redo->setObjectName(QStringLiteral("edit.redo"));
    redo->setShortcuts(QKeySequence::Redo);
    edit->addActions({undo, redo});
    buildPreferences(edit);

    QMenu* compare = menuBar()->addMenu(tr("&Compare"));
    const auto addPreset = [this, compare](Preset preset, const QString& text, const QString& icon, int key) {
        return compare->addAction(themedIcon(icon), text, QKeySequence(Qt::CTRL | static_cast<Qt::Key>(key)),
                                  this, [this, preset] { applyPreset(preset); });
    };
    addPreset(Preset::TwoHeads, tr("&Two heads"), QStringLiteral("two-heads"), Qt::Key_1)
        ->setObjectName(QStringLiteral("compare.twoHeads"));
    addPreset(Preset::KvGroups, tr("&K/V groups"), QStringLiteral("kv-groups"), Qt::Key_2)
        ->setObjectName(QStringLiteral("compare.kvGroups"));
    addPreset(Preset::ScalingFactor, tr("&Scaling factor"), QStringLiteral("scaling-factor"), Qt::Key_3)
        ->setObjectName(QStringLiteral("compare.scalingFactor"));
    compare->addSeparator();
    compare
        ->addAction(themedIcon(QStringLiteral("swap")), tr("S&wap A and B"), QKeySequence(tr("Ctrl+Shift+X")),
                    this, &MainWindow::swapSides)
        ->setObjectName(QStringLiteral("compare.swap"));

    buildHeadsMenu(menuBar()->addMenu(tr("He&ads")));

    viewMenu_ = new ViewMenu(this);
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addMenu(viewMenu_);
    view->addSeparator();
    view->addAction(themedIcon(QStringLiteral("zoom-in")), tr("Zoom maps &in"), &stage_->maps(),
                    &HeatmapView::zoomIn)
        ->setObjectName(QStringLiteral("view.zoomIn"));
    view->addAction(themedIcon(QStringLiteral("zoom-out")), tr("Zoom maps &out"), &stage_->maps(),
                    &HeatmapView::zoomOut)
        ->setObjectName(QStringLiteral("view.zoomOut"));
    view->addAction(themedIcon(QStringLiteral("zoom-fit")), tr("Show the &whole maps"), &stage_->maps(),
                    &HeatmapView::resetZoom)
        ->setObjectName(QStringLiteral("view.wholeMaps"));
    view->addSeparator();
    pagesMenu_ = stage_->pages().menu();
    view->addMenu(pagesMenu_);
    int digit = Qt::Key_1;
    for (QAction* page : pagesMenu_->actions()) {
        if (!page->isSeparator() && digit <= Qt::Key_9) {
            page->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(digit++)));
        }
    }
    view->addSeparator();
    QAction* heads = headsDock_->toggleViewAction();
    heads->setObjectName(QStringLiteral("view.headsPanel"));
    heads->setShortcut(QKeySequence(tr("F8")));
    QAction* sides = sidesDock_->toggleViewAction();
    sides->setObjectName(QStringLiteral("view.settingsPanel"));
    sides->setShortcut(QKeySequence(tr("F9")));
    view->addActions({heads, sides});
    view->addSeparator();
    buildThemeMenu(view->addMenu(themedIcon(QStringLiteral("dark")), tr("&Theme")));
    view->addAction(tr("&Larger text"), QKeySequence::ZoomIn, this,
                    [this] { setFontPoints(QApplication::font().pointSizeF() + 1); })
        ->setObjectName(QStringLiteral("view.largerText"));
    view->addAction(tr("Sm&aller text"), QKeySequence::ZoomOut, this,
                    [this] { setFontPoints(QApplication::font().pointSizeF() - 1); })
        ->setObjectName(QStringLiteral("view.smallerText"));
    QAction* full = view->addAction(themedIcon(QStringLiteral("full-screen")), tr("&Full screen"),
                                    QKeySequence::FullScreen, this,
                                    [this](bool on) { on ? showFullScreen() : showNormal(); });
    full->setObjectName(QStringLiteral("view.fullScreen"));
    full->setCheckable(true);
    buildPresentationMenu(view);

    QMenu* lessons = menuBar()->addMenu(tr("&Lessons"));
    QAction* show = lessonsDock_->toggleViewAction();
    show->setObjectName(QStringLiteral("lessons.show"));
    show->setText(tr("&Lessons"));
    show->setShortcut(QKeySequence(tr("F4")));
    lessons->addAction(show);
    lessons->addSeparator();
    lessons->addActions({lessonPanel_->backAction(), lessonPanel_->nextAction()});
    lessons->addSeparator();
    lessons->addAction(lessonPanel_->leaveAction());

    buildHelpMenu(menuBar()->addMenu(tr("&Help")));
}

void MainWindow::buildPresentationMenu(QMenu* menu) {
    presentation_ = new Presentation(*this, {headsDock_, sidesDock_, offer_});
    menu->addSeparator();
    const auto add = [&](const QString& text, const QString& tip, Qt::Key key, auto slot, auto changed) {
        QAction* action = menu->addAction(text);
        action->setShortcut(key);
        action->setToolTip(tip);
        action->setCheckable(true);
        connect(action, &QAction::toggled, presentation_, slot);
        connect(presentation_, changed, action, &QAction::setChecked);
        return action;
    };
    add(tr("P&resentation"), tr("Full screen, large letters and strong colours, without panels"), Qt::Key_F5,
        &Presentation::setOn, &Presentation::changed)
        ->setObjectName(QStringLiteral("view.presentation"));
    add(tr("Spotli&ght"), tr("Darkens everything but what the pointer is at"), Qt::Key_F6,
        &Presentation::setSpotlight, &Presentation::spotlightChanged)
        ->setObjectName(QStringLiteral("view.spotlight"));
    add(tr("Free&ze the picture"), tr("The window stays as it looks now until the key is pressed again"),
        Qt::Key_F7, &Presentation::setFrozen, &Presentation::frozenChanged)
        ->setObjectName(QStringLiteral("view.freeze"));
}

void MainWindow::buildToolBar() {
    QToolBar* bar = addToolBar(tr("Main"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->toggleViewAction()->setVisible(false);

    modelButton_ = new QToolButton;
    modelButton_->setObjectName(QStringLiteral("modelButton"));
    modelButton_->setIcon(themedIcon(QStringLiteral("model")));
    modelButton_->setText(tr("No model"));
    modelButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(modelButton_);
    productsMarkAction_ = bar->addWidget(productsMark_);
    productsMarkAction_->setVisible(false);

    presets_ = new SegmentedChoice;
    presets_->setObjectName(QStringLiteral("presets"));
    presets_->setSegments(
        {{tr("Two heads"), tr("A and B are two heads, as the model computes them")},
         {tr("K/V groups"), tr("A has all K/V heads of the model, B fewer: whole model, no further "
                               "training")},
         {tr("Scaling factor"), tr("A has the model's own factor on q·k, B none (or 1/√d, where the model "
                                   "has none): whole model")}});
    presets_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* gap = new QWidget;
    gap->setFixedWidth(Spacing::of(font()).large);
    bar->addWidget(gap);
    bar->addWidget(presets_);

    busy_ = new BusyIndicator;
    bar->addWidget(busy_);

    pageButton_ = new QToolButton;
    pageButton_->setObjectName(QStringLiteral("pageButton"));
    pageButton_->setToolTip(tr("Other views of the heads"));
    pageButton_->setMenu(pagesMenu_);
    pageButton_->setPopupMode(QToolButton::InstantPopup);
    pageAction_ = bar->addWidget(pageButton_);

    auto* heads = new QToolButton;
    heads->setObjectName(QStringLiteral("headsButton"));
    heads->setDefaultAction(headsDock_->toggleViewAction());
    headsDock_->toggleViewAction()->setIcon(themedIcon(QStringLiteral("heads")));
    headsDock_->toggleViewAction()->setToolTip(tr("Show or hide the map of all heads"));
    heads->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(heads);

    auto* maps = new QToolButton;
    maps->setObjectName(QStringLiteral("mapsButton"));
    maps->setIcon(themedIcon(QStringLiteral("heatmap")));
    maps->setText(tr("Maps"));
    maps->setToolTip(tr("How the maps are drawn: colours, scale, the first key"));
    maps->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    maps->setMenu(viewMenu_);
    maps->setPopupMode(QToolButton::InstantPopup);
    bar->addWidget(maps);
    bar->addAction(exportAction_);
    exportAction_->setIconText(tr("Export"));
    exportAction_->setToolTip(tr("Save the maps as PNG, SVG or PDF"));
}

} // namespace headscope
