// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QToolButton>

#include "core/tokenizer/token_label.h"
#include "ui/compare/numbers_panel.h"
#include "ui/compare/readout_bar.h"
#include "ui/controls/segmented_choice.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/sample_comparison.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/palette/palette.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/prompt/token_strip.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/theme.h"
#include "ui/window/busy_indicator.h"
#include "ui/window/comparison_numbers_of.h"
#include "ui/window/export_dialog.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/view_menu.h"

namespace headscope {

namespace {

constexpr int kNarrowCharacters = 150; // of the font's average width: about 1050 pixels at 10 points

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::vector<TokenChip> chipsOf(const std::vector<Token>& tokens) {
    std::vector<TokenChip> chips;
    for (const Token& token : tokens) {
        TokenChip chip;
        chip.label = fromUtf8(tokenLabel(token));
        chip.special = token.begin == token.end;
        const QString bytes =
            chip.special ? MainWindow::tr("added by the model's tokenizer")
                         : MainWindow::tr("bytes %1 to %2 of the text").arg(token.begin).arg(token.end);
        chip.tooltip = MainWindow::tr("Position %1: “%2”, id %3\n%4")
                           .arg(chips.size())
                           .arg(fromUtf8(token.piece))
                           .arg(token.id)
                           .arg(bytes);
        chips.push_back(std::move(chip));
    }
    return chips;
}

HeadGrid gridOf(const ModelSpec& spec, std::vector<std::shared_ptr<const Matrix>> thumbnails) {
    HeadGrid grid;
    for (const AttentionSpec& layer : spec.layers) {
        grid.layers.push_back({layer.heads, layer.kvHeads});
    }
    grid.thumbnails = std::move(thumbnails);
    return grid;
}

} // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), session_(std::make_unique<Session>()) {
    setWindowTitle(QStringLiteral("Headscope"));
    setAcceptDrops(true);
    resize(1440, 900);
    buildPanels();
    buildMenus();
    buildToolBar();
    connectPanels();
    connectSession();
    setMapSettings({});
    const auto [a, b] = sampleSides();
    session_->setSides(a, b);
    setText(sampleSentence());
    wasNarrow_ = false;
    fitToWidth();
}

MainWindow::~MainWindow() = default;

void MainWindow::openModel(const QString& folder) {
    notice_.clear();
    busy_->showProgress(0, tr("opening the model"));
    session_->openModel(folder);
}

void MainWindow::setText(const QString& text) {
    prompt_->setText(text);
    session_->setText(text);
}

void MainWindow::connectPanels() {
    connect(prompt_, &PromptEditor::textEdited, this,
            [this](const QString& text) { session_->setText(text); });
    HeatmapView* maps = &stage_->maps();
    connect(strip_, &TokenStrip::tokenHovered, maps, &HeatmapView::highlightToken);
    connect(strip_, &TokenStrip::tokenLeft, maps, &HeatmapView::clearHighlight);
    connect(maps, &HeatmapView::hovered, this, &MainWindow::pointAt);
    connect(maps, &HeatmapView::hoverEnded, this, &MainWindow::pointAtNothing);
    connect(heads_, &HeadMapView::headChosen, this, [this](SideName name, const HeadId& head) {
        Side side = session_->side(name);
        side.head = head;
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
    connect(busy_, &BusyIndicator::stopRequested, this, [this] { session_->stop(); });
}

void MainWindow::connectSession() {
    Session* session = session_.get();
    connect(session, &Session::modelOpened, this, &MainWindow::showModel);
    connect(session, &Session::modelFailed, this, [this](const QString& reason) {
        notice_ = reason;
        prompt_->setNotice(reason, NoticeSeverity::Error);
    });
    connect(session, &Session::textComputed, this, &MainWindow::showText);
    connect(session, &Session::textFailed, this, &MainWindow::showTextFailure);
    connect(session, &Session::comparisonComputed, this, &MainWindow::showComparison);
    connect(session, &Session::comparisonFailed, this, [this](const QString& reason) {
        prompt_->setNotice(reason, NoticeSeverity::Error);
        redrawFigure();
        stage_->numbers().setNumbers({});
    });
    connect(session, &Session::progressed, busy_, &BusyIndicator::showProgress);
    connect(session, &Session::becameIdle, busy_, &BusyIndicator::showIdle);
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
    const ModelSpec& spec = session_->model()->spec();
    notice_.clear();
    prompt_->setNotice({});
    setWindowTitle(tr("%1 — Headscope").arg(fromUtf8(spec.name)));
    const AttentionSpec& layer = spec.layers.front();
    modelButton_->setText(tr("%1   %2 layers · %3 heads · %4 K/V")
                              .arg(fromUtf8(spec.name))
                              .arg(spec.layerCount())
                              .arg(layer.heads)
                              .arg(layer.kvHeads));
    modelButton_->setToolTip(
        plainTooltip(tr("%1, %L2 parameters\n%3\nWidth %4, head width %5, vocabulary %6, context %7 tokens")
                         .arg(fromUtf8(spec.family))
                         .arg(static_cast<qlonglong>(spec.parameters()))
                         .arg(fromUtf8(session_->model()->tokenizer().kind()))
                         .arg(spec.embedding.width)
                         .arg(layer.headWidth)
                         .arg(spec.embedding.vocabulary)
                         .arg(spec.position.context)));
    heads_->setGrid(gridOf(spec, {}));
    sides_->setModel({spec.layers});
    showSides();
}

void MainWindow::showText() {
    const TextResult& result = *session_->textResult();
    const Index context = result.model->spec().position.context;
    const std::size_t tokens = result.encoded.tokens.size();
    strip_->setTokens(chipsOf(result.encoded.tokens));
    heads_->setGrid(gridOf(result.model->spec(), result.thumbnails));
    prompt_->setStatus(tr("%1 of %2 tokens").arg(tokens).arg(context));
    if (result.encoded.wasCut()) {
        prompt_->setNotice(
            tr("The text has %1 tokens, and the model's context is %2: the first %3 are shown.")
                .arg(result.encoded.tokensInText)
                .arg(context)
                .arg(tokens),
            NoticeSeverity::Warning);
    } else {
        prompt_->setNotice(notice_, NoticeSeverity::Error);
    }
}

void MainWindow::showTextFailure(const QString& reason) {
    strip_->setTokens({});
    prompt_->setStatus({});
    prompt_->setNotice(session_->text().isEmpty() ? QString() : reason, NoticeSeverity::Error);
    heads_->setGrid(gridOf(session_->model()->spec(), {}));
    stage_->numbers().setNumbers({});
    pointAtNothing();
    redrawFigure();
}

void MainWindow::showSides() {
    const Side& a = session_->side(SideName::A);
    const Side& b = session_->side(SideName::B);
    sides_->card(SideName::A).setSide(a);
    sides_->card(SideName::B).setSide(b);
    heads_->setSelection(a.head, b.head);
    if (const auto& model = session_->model()) {
        const auto preset = presetOf(model->spec(), a, b);
        presets_->setCurrent(preset ? static_cast<int>(*preset) : -1);
    }
}

void MainWindow::showComparison() {
    redrawFigure();
    stage_->numbers().setNumbers(comparisonNumbersOf(*session_->comparison()));
}

FigureContent MainWindow::figure() const {
    const Theme& theme = Theme::of(palette());
    FigureContent content;
    if (const auto& result = session_->comparison()) {
        content = comparisonFigure(result->text->model->spec(), result->text->encoded.tokens,
                                   result->comparison, mapSettings_);
        content.panels[0].accent = theme.sideA;
        content.panels[1].accent = theme.sideB;
    }
    content.theme = theme.isDark ? FigureTheme::dark() : FigureTheme::light();
    content.emptyText = !session_->model() ? tr("Opening the model…")
                        : session_->text().isEmpty()
                            ? tr("Type a sentence above to see what the heads attend to")
                            : QString();
    return content;
}

void MainWindow::redrawFigure() {
    const FigureContent content = figure();
    stage_->setContent(content);
    exportAction_->setEnabled(!content.panels.empty());
    copyAction_->setEnabled(!content.panels.empty());
}

void MainWindow::pointAt(int query, int key) {
    const auto& result = session_->comparison();
    if (!result) {
        return;
    }
    const std::vector<Token>& tokens = result->text->encoded.tokens;
    PointedCell cell;
    cell.query = query;
    cell.key = key;
    cell.queryLabel = fromUtf8(tokenLabel(tokens.at(static_cast<std::size_t>(query))));
    cell.keyLabel = fromUtf8(tokenLabel(tokens.at(static_cast<std::size_t>(key))));
    cell.a = session_->cell(SideName::A, query, key);
    cell.b = session_->cell(SideName::B, query, key);
    stage_->readout().setCell(cell);
    strip_->setHighlighted(query, key);
}

void MainWindow::pointAtNothing() {
    stage_->readout().setCell(std::nullopt);
    strip_->setHighlighted(std::nullopt, std::nullopt);
}

void MainWindow::setMapSettings(const MapViewSettings& settings) {
    mapSettings_ = settings;
    const Palette& palette = findPalette(settings.palette, Palette::Kind::Sequential);
    ThumbnailColours colours;
    std::ranges::copy(palette.table(), colours.table.begin());
    heads_->setColours(colours);
    redrawFigure();
}

void MainWindow::chooseFolder() {
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("Open a checkpoint: a folder with config.json, safetensors and tokenizer.model"));
    if (!folder.isEmpty()) {
        openModel(folder);
    }
}

void MainWindow::exportFigure() {
    ExportDialog dialog(figure(), stage_->maps().visibleCells(), this);
    dialog.exec();
}

void MainWindow::copyFigure() {
    const FigureContent content = figure();
    FigureOptions options;
    options.theme = content.theme;
    options.dpi = 192;
    options.cells = stage_->maps().visibleCells();
    options.size.setHeight(fittingHeight(content, options));
    copyToClipboard(content, options);
}

void MainWindow::fitToWidth() {
    const bool narrow = width() < kNarrowCharacters * fontMetrics().averageCharWidth();
    if (narrow != wasNarrow_) {
        wasNarrow_ = narrow;
        headsDock_->setVisible(!narrow);
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitToWidth();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && exportAction_ != nullptr) {
        redrawFigure();
    }
}

void MainWindow::setDarkTheme(bool dark) {
    applyTheme(*qApp, dark ? Theme::dark() : Theme::light());
}

void MainWindow::setFontPoints(double points) {
    QFont font = QApplication::font();
    font.setPointSizeF(std::clamp(points, 6.0, 40.0));
    QApplication::setFont(font);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() && QFileInfo(event->mimeData()->urls().front().toLocalFile()).isDir()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    openModel(event->mimeData()->urls().front().toLocalFile());
}

void MainWindow::restoreSettings() {
    keepsSettings_ = true;
    const QSettings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    panels_->restoreState(settings.value(QStringLiteral("window/panels")).toByteArray());
    MapViewSettings maps;
    maps.palette = settings.value(QStringLiteral("maps/palette")).toString();
    maps.logarithmic = settings.value(QStringLiteral("maps/logarithmic"), false).toBool();
    maps.sharedRange = settings.value(QStringLiteral("maps/sharedRange"), true).toBool();
    viewMenu_->setSettings(maps);
    setMapSettings(maps);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (keepsSettings_) {
        QSettings settings;
        settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
        settings.setValue(QStringLiteral("window/panels"), panels_->saveState());
        settings.setValue(QStringLiteral("maps/palette"), mapSettings_.palette);
        settings.setValue(QStringLiteral("maps/logarithmic"), mapSettings_.logarithmic);
        settings.setValue(QStringLiteral("maps/sharedRange"), mapSettings_.sharedRange);
    }
    QMainWindow::closeEvent(event);
}

} // namespace headscope
