// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the stage, the scores of all heads, and what is marked in all of them.
#include <algorithm>

#include <QActionGroup>
#include <QDockWidget>
#include <QFileDialog>
#include <QMenu>
#include <QToolButton>

#include "core/export/score_file.h"
#include "ui/controls/busy_indicator.h"
#include "ui/controls/page_tabs.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/circuit_page.h"
#include "ui/pages/costs_page.h"
#include "ui/pages/groups_page.h"
#include "ui/pages/kernels_page.h"
#include "ui/pages/layers_page.h"
#include "ui/pages/look_pages.h"
#include "ui/pages/page_stack.h"
#include "ui/pages/pattern_page.h"
#include "ui/pages/picture_page.h"
#include "ui/pages/product_page.h"
#include "ui/pages/rank_page.h"
#include "ui/pages/scaling_page.h"
#include "ui/pages/score_pages.h"
#include "ui/pages/score_study.h"
#include "ui/pages/selected_page.h"
#include "ui/pages/similarity_page.h"
#include "ui/pages/slices_page.h"
#include "ui/pages/spectrum_page.h"
#include "ui/pages/steps_page.h"
#include "ui/pages/token_page.h"
#include "ui/pages/value_page.h"
#include "ui/scores/head_score_panel.h"
#include "ui/scores/score_table_view.h"
#include "ui/theme/file_path.h"
#include "ui/window/main_window.h"
#include "ui/window/shown_maps.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/text_panel.h"

namespace headscope {

namespace {

/// The key that a query attends to most.
int largestKey(const HeadMap& map, int query) {
    Index key = 0;
    map.values.row(query).maxCoeff(&key);
    return static_cast<int>(key);
}

} // namespace

void MainWindow::buildPages() {
    scores_ = new ScoreStudy(this);
    PageStack& pages = stage_->pages();
    pages.beginSection(tr("Look"), tr("The chosen heads, seen in one way or another"));
    pages.addPage(new LinesPage, tr("Lines"), tr("Lines from each token to those that it attends to"));
    pages.addPage(new TextPage, tr("Text"), tr("The text, coloured by what the chosen token attends to"));
    pages.addPage(new ProductPage, tr("q·k"), tr("The products that add up to the score of the chosen cell"));
    pages.addPage(new ValuePage, tr("Values"),
                  tr("A weight is not an importance: weights, norm-weighted weights and value zeroing"));
    pages.addPage(new SpectrumPage, tr("Spectrum"),
                  tr("Singular values of the QK and OV circuits, symmetry of QK, and angles between heads"));
    pages.addPage(new PicturePage, tr("Picture"),
                  tr("A head's row over the picture, for models of pictures"));
    pages.beginSection(tr("All heads"), tr("Heads beside one another: scores, similarity, circuits"));
    auto* table = new TablePage(*scores_);
    pages.addPage(table, tr("Table"), tr("All scores of all heads: sort, filter, copy, save"));
    pages.addPage(new ScatterPage(*scores_), tr("Scatter"), tr("All heads by two scores"));
    pages.addPage(new SimilarityPage, tr("Similarity"), tr("How alike the heads attend on this text"));
    pages.addPage(new CircuitPage, tr("Circuits"),
                  tr("Composition of heads of two layers, and overlap of their weights"));
    pages.addPage(new TokenPage, tr("Token"), tr("Where the chosen token looks, in all heads"));
    pages.addPage(new SelectedPage, tr("Several"), tr("Mean, maximum and minimum over several heads"));
    pages.addPage(new PatternPage, tr("Pattern"), tr("The heads that follow a pattern of yours"));
    pages.addPage(new LayersPage, tr("Layers"), tr("The chosen token followed down through the layers"));
    pages.beginSection(tr("Laboratory"), tr("What attention is made of, step by step, and what it costs"));
    pages.addPage(new StepsPage, tr("Steps"),
                  tr("The way of the chosen head from q·k to its weights: factor, cap, bias, mask, softmax"));
    pages.addPage(new ScalingPage, tr("Scaling"),
                  tr("What the factor does: saturation, gradients, prediction"));
    pages.addPage(new GroupsPage, tr("Groups"),
                  tr("Fewer key/value heads: what the maps become, what it saves and what it costs"));
    pages.addPage(new SlicesPage, tr("Slices"),
                  tr("How the layer's projections are cut into heads, and what each head writes"));
    pages.addPage(new KernelsPage, tr("Kernels"),
                  tr("The softmax beside tiles, linear attention, a window and a sink"));
    pages.addPage(new CostsPage, tr("Costs"),
                  tr("Operations, parameters and cache of MHA, GQA, MQA and one head, of any shape"));
    pages.addPage(new RankPage, tr("Rank"), tr("Ranks along the head, and against the number of heads"));
    connect(table->view(), &ScoreTableView::saveRequested, this, &MainWindow::saveScores);
    connect(table->view(), &ScoreTableView::filterChanged, this,
            [this, view = table->view()] { heads_->setFilter({view->shownHeads()}); });
}

void MainWindow::connectPages() {
    PageStack* pages = &stage_->pages();
    connect(scorePanel_, &ScoresCard::headChosen, this, &MainWindow::chooseHead);
    connect(pages, &PageStack::headChosen, this, &MainWindow::chooseHead);
    connect(pages, &PageStack::brushed, this, &MainWindow::brush);
    connect(pages, &PageStack::pinToggled, this, &MainWindow::togglePin);
    connect(pages, &PageStack::queryChosen, this, [this](int query) { choose(query, std::nullopt); });
    connect(pages, &PageStack::keyChosen, this, [this](int key) { choose(std::nullopt, key); });
    connect(pages, &PageStack::sideEdited, this, [this](SideName name, const Side& side) {
        session_->setSide(name, side);
        showSides();
    });
    connect(pages, &PageStack::settingsChanged, this, &MainWindow::noteState);
    connect(pages, &PageStack::currentChanged, this, &MainWindow::noteState);
    connect(pages, &PageStack::currentChanged, this, &MainWindow::followScores);
    connect(pages, &PageStack::currentChanged, this, &MainWindow::showPageName);
    connect(heads_, &HeadMapView::brushed, this, &MainWindow::brush);
    connect(heads_, &HeadMapView::pinToggled, this, &MainWindow::togglePin);
    connect(heads_, &HeadMapView::colourChosen, this, &MainWindow::followScores);
    connect(heads_, &HeadMapView::sortChosen, this, &MainWindow::followScores);
    connect(headsDock_, &QDockWidget::visibilityChanged, this, &MainWindow::followScores);
    connect(&stage_->maps(), &HeatmapView::chosen, this, [this](int query, int key) {
        // What is chosen is a token of side A's text; a map of other tokens has none of them.
        const auto& shown = shownMaps_->comparison();
        const bool isOfBAlone = pointed_ && pointed_->panel > 0 && shown && !shown->difference;
        if (!shownMaps_->isOfWords() && !isOfBAlone) {
            choose(query, key);
        }
    });
    connect(text_, &TextPanel::tokenChosen, this, [this](std::optional<int> query, std::optional<int> key) {
        choose(query, query ? std::nullopt : key);
    });
    connect(scores_, &ScoreStudy::changed, this, &MainWindow::showScores);
    const auto showProgress = [this](double share, const QString& step) {
        if (isIdle_) {
            busy_->showProgress(share, step);
        }
    };
    const auto endProgress = [this] {
        if (isIdle_) {
            busy_->showIdle();
        }
    };
    connect(pages, &PageStack::progressed, this, showProgress);
    connect(pages, &PageStack::becameIdle, this, endProgress);
    connect(scores_, &ScoreStudy::progressed, this, showProgress);
    connect(scores_, &ScoreStudy::becameIdle, this, endProgress);
    connect(busy_, &BusyIndicator::stopRequested, this, [this, pages] {
        if (isIdle_) {
            scores_->stop();
            pages->stop();
        }
    });
}

void MainWindow::buildHeadsMenu(QMenu* menu) {
    QMenu* over = menu->addMenu(tr("&Scores over"));
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& id, const QString& text, auto chosen) {
        QAction* action = over->addAction(text, this, chosen);
        action->setObjectName(id);
        action->setCheckable(true);
        group->addAction(action);
        return action;
    };
    scoreSubjects_[0] = add(QStringLiteral("heads.scores.text"), tr("This &text"),
                            [this] { scores_->setSubject(ScoreSubject::Text); });
    scoreSubjects_[1] =
        add(QStringLiteral("heads.scores.lines"), tr("The &lines of a file…"), [this] { chooseScoreFile(); });
    scoreSubjects_[2] = add(QStringLiteral("heads.scores.random"), tr("&Random tokens given twice"),
                            [this] { scores_->setSubject(ScoreSubject::Probe); });
    scoreSubjects_[0]->setChecked(true);
    zeroingAction_ = menu->addAction(tr("Measure &zeroing, head by head"), this,
                                     [this](bool on) { scores_->setZeroing(on); });
    zeroingAction_->setObjectName(QStringLiteral("heads.zeroing"));
    zeroingAction_->setCheckable(true);
    zeroingAction_->setToolTip(tr("Runs the model once without each head; takes long for a large model"));
    menu->addAction(tr("Sa&ve the scores…"), this, &MainWindow::saveScores)
        ->setObjectName(QStringLiteral("heads.saveScores"));
    menu->addSeparator();
    menu->addAction(tr("End &brushing"), this, [this] { brush({}); })
        ->setObjectName(QStringLiteral("heads.endBrushing"));
    menu->addAction(tr("&Unpin all"), this,
                    [this] {
                        marks_.pinned.clear();
                        showMarks();
                    })
        ->setObjectName(QStringLiteral("heads.unpinAll"));
}

void MainWindow::chooseScoreFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("A text on each line"), {},
                                                      tr("Text files (*.txt);;All files (*)"));
    if (!file.isEmpty()) {
        scores_->setSubject(ScoreSubject::Lines, file);
    }
    scoreSubjects_[static_cast<std::size_t>(scores_->subject())]->setChecked(true);
}

void MainWindow::saveScores() {
    if (!scores_->scores()) {
        return;
    }
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save the scores"), QStringLiteral("scores.csv"), tr("CSV (*.csv);;JSON (*.json)"));
    if (file.isEmpty()) {
        return;
    }
    try {
        writeScores(toPath(file), *scores_->scores());
    } catch (const std::exception& error) {
        say(Subject::Sides, QString::fromUtf8(error.what()), NoticeSeverity::Error);
    }
}

void MainWindow::chooseHead(SideName name, const HeadId& head) {
    Side side = session_->side(name);
    side.head = head;
    session_->setSide(name, side);
    showSides();
    sides_->showSide(name);
}

void MainWindow::brush(const std::set<HeadId>& heads) {
    marks_.brushed = heads;
    showMarks();
}

void MainWindow::togglePin(const HeadId& head) {
    marks_.pinned = toggled(marks_.pinned, head);
    showMarks();
}

void MainWindow::showMarks() {
    marks_.a = session_->side(SideName::A).head;
    marks_.b = session_->side(SideName::B).head;
    heads_->setMarks(marks_);
    scorePanel_->setMarks(marksOfA());
    showPages();
}

/// Whether side B has a text or a model to itself.
bool MainWindow::hasOwnSubject() const {
    return session_->hasOwnModel() || session_->hasOwnText();
}

/// For views of side A's model and text: side B's head is marked where it is of the same ones.
HeadMarks MainWindow::marksOfA() const {
    HeadMarks marks = marks_;
    if (hasOwnSubject()) {
        marks.b = marks.a;
    }
    return marks;
}

/// By a click: a cell, or a query or a key alone.
void MainWindow::choose(std::optional<int> query, std::optional<int> key) {
    const StageState before = stageState();
    if (!before.query || !before.key) {
        return;
    }
    const bool isOtherQuery = query && query != before.query;
    chosenQuery_ = query ? query : before.query;
    chosenKey_ = key ? key : isOtherQuery ? std::nullopt : before.key;
    showPages();
    pointAtNothing();
}

StageState MainWindow::stageState() const {
    StageState state;
    state.marks = marks_;
    state.maps = mapSettings_;
    state.emptyText = emptyText();
    state.comparison = session_->comparison();
    if (!state.comparison) {
        return state;
    }
    state.text = state.comparison->text;
    const HeadMap& map = *state.comparison->comparison.a.map;
    state.marks.a = state.comparison->comparison.a.side.head;
    state.marks.b = state.isOfOneText() ? state.comparison->comparison.b.side.head : state.marks.a;
    state.query = static_cast<int>(std::min<Index>(chosenQuery_.value_or(1 << 30), map.queries() - 1));
    state.key = chosenKey_ && *chosenKey_ < map.keys() ? *chosenKey_ : largestKey(map, *state.query);
    return state;
}

void MainWindow::showPageName() {
    const PageStack& pages = stage_->pages();
    pageButton_->setText(tr("Page: %1").arg(pages.tabs()->tabText(pages.current())));
}

void MainWindow::showPages() {
    stage_->pages().setState(stageState());
    followScores();
    noteState();
}

/// Scores are computed while somebody can see them.
void MainWindow::followScores() {
    const auto& comparison = session_->comparison();
    scores_->setText(comparison ? comparison->text : nullptr);
    const bool isSeen = scorePanel_->isVisible() || !heads_->colouring().isEmpty() ||
                        !heads_->sorting().isEmpty() || stage_->pages().showsScores();
    scores_->setWanted(isSeen);
    showScores();
}

void MainWindow::showScores() {
    const auto& table = scores_->scores();
    scorePanel_->setPlaceholder(session_->comparison() ? scores_->placeholder() : emptyText());
    scorePanel_->setScores(table);
    const bool showsB = headsSide_ == SideName::B && hasOwnSubject();
    heads_->setScores(showsB ? nullptr : table); // which are side A's
    zeroingAction_->setChecked(scores_->measuresZeroing());
}

} // namespace headscope
