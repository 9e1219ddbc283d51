// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <algorithm>
#include <exception>

#include <QApplication>
#include <QDockWidget>
#include <QSplitter>
#include <QToolButton>

#include "ui/compare/numbers_panel.h"
#include "ui/compare/readout_bar.h"
#include "ui/controls/segmented_choice.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/sample_comparison.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/palette/palette.h"
#include "ui/presentation/presentation.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/joined.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/spoken_combo.h"
#include "ui/theme/theme.h"
#include "ui/window/comparison_numbers_of.h"
#include "ui/window/own_text_panel.h"
#include "ui/window/sample_texts.h"
#include "ui/window/saved_views.h"
#include "ui/window/shown_maps.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/state_history.h"
#include "ui/window/text_panel.h"
#include "ui/window/view_menu.h"

namespace headscope {

namespace {

constexpr double kHeadsShare = 0.22;   // of the window's width
constexpr int kLowLines = 38;          // of text: about 650 pixels at 10 points
constexpr int kNarrowCharacters = 150; // of the font's average width: about 1050 pixels at 10 points

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), session_(std::make_unique<Session>()) {
    speakNamesOfCombos();
    setWindowTitle(QStringLiteral("Headscope"));
    resize(1440, 900);
    shownMaps_ = new ShownMaps(this);
    connect(shownMaps_, &ShownMaps::made, this, [this] {
        showFigure();
        pointAgain();
        checkSettled();
    });
    connect(shownMaps_, &ShownMaps::failed, this,
            [this](const QString& reason) { say(Subject::Sides, reason, NoticeSeverity::Error); });
    ownFontPoints_ = pointsOf(QApplication::font());
    history_ = new StateHistory(this);
    buildPanels();
    buildPages();
    buildMenus();
    buildToolBar();
    connectPanels();
    connectSession();
    connectModels();
    connectProducts();
    connectState();
    connectViews();
    connectRandomLayers();
    connectPictures();
    setMapSettings({});
    const auto [a, b] = sampleSides();
    session_->setSides(a, b);
    setText(sampleSentence());
    takePicture(samplePicture(), SideName::A);
    wasNarrow_ = false;
    fitToSize();
}

MainWindow::~MainWindow() {
    // What is hidden tells the window so: now, and not when nothing of it is there any more.
    hide();
}

void MainWindow::setText(const QString& text) {
    prompt_->setText(text);
    session_->setText(text);
}

void MainWindow::connectPanels() {
    connectTexts();
    connectOrigins();
    connectPages();
    connect(heads_, &HeadMapView::headChosen, this, &MainWindow::chooseHead);
    connect(heads_, &HeadMapView::kindChosen, this, [this](AttentionKind kind) {
        const SideName name = session_->hasOwnModel() ? headsSide_ : SideName::A;
        Side side = session_->side(name);
        side.head.kind = kind;
        session_->setSide(name, side);
        showSides();
    });
    for (const SideName name : {SideName::A, SideName::B}) {
        SideCard& card = sides_->card(name);
        connect(&card, &SideCard::sideEdited, this, [this, name](const Side& side) {
            session_->setSide(name, side);
            showSides();
        });
        connect(&card, &SideCard::copyRequested, this, [this, name] {
            session_->setSide(other(name), session_->side(name));
            showSides();
        });
    }
    connect(presets_, &SegmentedChoice::chosen, this,
            [this](int index) { applyPreset(static_cast<Preset>(index)); });
    connect(viewMenu_, &ViewMenu::settingsChanged, this, &MainWindow::setMapSettings);
}

void MainWindow::connectSession() {
    Session* session = session_.get();
    connect(session, &Session::modelOpened, this, [this](SideName side) {
        const auto& model = session_->model(SideName::B);
        if (side == SideName::A && !wanted_) {
            session_->setSide(SideName::B, withOtherFactor(model->spec(), session_->side(SideName::B)));
            recallModel();
            recallPalette();
        }
        side == SideName::A ? showModel() : showOwnModel();
        takeWanted(side);
    });
    connect(session, &Session::modelFailed, this, [this](const QString& reason, SideName side) {
        say(Subject::Model, side == SideName::A ? reason : tr("Side B: %1").arg(reason),
            NoticeSeverity::Error);
        redrawFigure();
        endWanted();
    });
    connect(session, &Session::comparisonComputed, this, &MainWindow::showComparison);
    connect(session, &Session::progressed, this, [this] { showIdle(false); });
    connect(session, &Session::becameIdle, this, [this] {
        showIdle(true);
        checkSettled();
    });
    connect(session, &Session::comparisonFailed, this, [this](const QString& reason) {
        say(Subject::Sides, reason, NoticeSeverity::Error);
        redrawFigure();
        stage_->numbers().setNumbers({});
        pointAtNothing();
    });
}

void MainWindow::applyPreset(Preset preset) {
    if (const auto& model = session_->model()) {
        const auto [a, b] = presetSides(preset, model->spec(), session_->side(SideName::A).head,
                                        session_->side(SideName::B).head);
        session_->setSides(a, b);
        showSides();
    }
}

void MainWindow::showModel() {
    say(Subject::Model, {});
    showModelName();
    text_->setModel(*session_->model(), session_->typedText());
    showOwnModel();
}

/// What follows from the models of both sides.
void MainWindow::showOwnModel() {
    say(Subject::Model, {});
    ownText_->setModel(*session_->model(SideName::B));
    stage_->numbers().setNumbers({});
    pointAtNothing();
    redrawFigure();
    shownKinds_.reset();
    showOrigins();
    showSides();
}

void MainWindow::showSides() {
    const Side& a = session_->side(SideName::A);
    const Side& b = session_->side(SideName::B);
    showKind();
    sides_->card(SideName::A).setSide(a);
    sides_->card(SideName::B).setSide(b);
    showMarks();
    if (const auto& model = session_->model()) {
        const auto preset = session_->hasOwnModel() ? std::nullopt : presetOf(model->spec(), a, b);
        presets_->setCurrent(preset ? static_cast<int>(*preset) : -1);
    }
}

void MainWindow::say(Subject subject, const QString& text, NoticeSeverity severity) {
    notices_[static_cast<std::size_t>(subject)] = {text, severity};
    for (const auto& [notice, kind] : notices_) {
        if (!notice.isEmpty()) {
            prompt_->setNotice(notice, kind);
            return;
        }
    }
    prompt_->setNotice({});
}

QString MainWindow::problem() const {
    const auto first = std::ranges::find_if(notices_, [](const auto& notice) {
        return !notice.first.isEmpty() && notice.second == NoticeSeverity::Error;
    });
    return first == notices_.end() ? QString() : first->first;
}

void MainWindow::showComparison() {
    say(Subject::Sides, {});
    redrawFigure();
    pointAgain();
    stage_->readout().setNoDifference(fromUtf8(session_->comparison()->comparison.noDifference));
    stage_->readout().setAdjustment(adjustmentOf(session_->comparison()->comparison));
    stage_->numbers().setNumbers(comparisonNumbersOf(*session_->comparison()));
}

void MainWindow::pointAgain() {
    if (pointed_) {
        pointAt(pointed_->query, pointed_->key, pointed_->panel);
    }
}

FigureContent MainWindow::figure() const {
    const Theme& theme = Theme::of(palette());
    FigureContent content;
    if (const auto& comparison = shownMaps_->comparison()) {
        content = comparisonFigure(*comparison, shownMaps_->followed(mapSettings_));
        colourSides(content, theme);
        if (shownMaps_->isOfWords()) {
            const QString words = tr("Between words: columns of their pieces are added, rows averaged.");
            content.remark = Joined::sentences({words, content.remark});
        }
    }
    content.theme = FigureTheme::onCard(theme.isDark, theme.card);
    if (theme.isDark) {
        content.divergingPalette = kDarkDiverging;
    }
    content.emptyText = emptyText();
    return content;
}

void MainWindow::checkSettled() {
    if (isIdle_ && !shownMaps_->isBusy()) {
        Q_EMIT settled();
    }
}

void MainWindow::showIdle(bool isIdle) {
    if (isIdle != isIdle_) {
        isIdle_ = isIdle;
        if (!session_->comparison()) {
            redrawFigure();
        }
    }
}

QString MainWindow::emptyText() const {
    if (!session_->model()) {
        return session_->isOpening() ? tr("Opening the model…")
                                     : tr("No model is open: File > Open model, or drop one here");
    }
    const auto readsPictures = [this](SideName side) {
        return session_->model(side)->spec().readsPictures();
    };
    if (isMissing(SideName::A)) {
        return readsPictures(SideName::A)
                   ? tr("Open a picture above, or drop one here, to see what the heads attend to")
                   : tr("Type a sentence above to see what the heads attend to");
    }
    if (session_->hasOwnText() && !readsPictures(SideName::B) && isMissing(SideName::B)) {
        return tr("Type a sentence for side B above, or give it the text of side A in its card");
    }
    if (!problem().isEmpty() || shownMaps_->comparison()) {
        return {};
    }
    return isIdle_ && !shownMaps_->isBusy() ? tr("Stopped: change the text or a setting to run the model")
                                            : tr("Running the model…");
}

void MainWindow::redrawFigure() {
    shownMaps_->show(session_->comparison(), mapSettings_);
    showFigure();
}

void MainWindow::showFigure() {
    const FigureContent content = figure();
    stage_->setContent(content);
    showPages();
    exportAction_->setEnabled(!content.panels.empty());
    copyAction_->setEnabled(!content.panels.empty());
}

void MainWindow::setMapSettings(const MapViewSettings& settings) {
    mapSettings_ = settings;
    stage_->numbers().setCaption(
        settings.firstKey == FirstKey::Shown ? QString() : tr("These numbers are over all keys."));
    const Palette& palette = findPalette(settings.palette, Palette::Kind::Sequential);
    ThumbnailColours colours;
    std::ranges::copy(palette.table(), colours.table.begin());
    if (settings.logarithmic) {
        colours.logFloor = static_cast<float>(kLogFloor);
    }
    heads_->setColours(colours);
    palettes_.note(modelPath(), settings.palette);
    showAppearance();
    redrawFigure();
}

void MainWindow::fitToSize() {
    const bool narrow = width() < kNarrowCharacters * characterWidth(fontMetrics());
    if (narrow != wasNarrow_) {
        wasNarrow_ = narrow;
        headsDock_->setVisible(!narrow && !presentation_->isOn());
    }
    stage_->showTabs(!narrow);
    pageAction_->setVisible(narrow);
    showPageName();
    text_->setLow(height() < kLowLines * Spacing::of(font()).line);
    shareWidth();
    fitModelButton();
}

/// The heads get their share of the width until somebody gives them another.
void MainWindow::shareWidth() {
    if (!isHeadsWidthChosen_ && headsDock_->isVisible()) {
        panels_->resizeDocks({headsDock_}, {static_cast<int>(panels_->width() * kHeadsShare)},
                             Qt::Horizontal);
    }
}

/// The head map gets the height that it needs, its scores the rest, until somebody divides them.
void MainWindow::shareHeight() {
    constexpr double kMost = 0.6;
    const int total = headsSplitter_->height() - headsSplitter_->handleWidth();
    if (!isHeadsHeightChosen_ && total > 0) {
        const int map = std::min(heads_->fullHeight(), static_cast<int>(kMost * total));
        headsSplitter_->setSizes({map, total - map});
    }
}

/// Of the panels: the layout has given the docks their part of a new size, and a separator is dragged. Of the
/// heads: their map is as high as its present width makes it.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
        watched == panels_ ? shareWidth() : shareHeight();
        break;
    case QEvent::MouseButtonPress:
        headsWidthAtPress_ = headsDock_->width();
        break;
    case QEvent::MouseButtonRelease:
        isHeadsWidthChosen_ |= headsDock_->isVisible() && headsDock_->width() != headsWidthAtPress_;
        break;
    default:
        break;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitToSize();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange && headsDock_ != nullptr) {
        fitToSize();
        showAppearance();
    }
    if (event->type() == QEvent::PaletteChange && exportAction_ != nullptr) {
        redrawFigure();
    }
}

} // namespace headscope
