// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with texts, their tokens, and the cells where these meet.
#include <limits>

#include <QFileInfo>

#include "ui/compare/numbers_panel.h"
#include "ui/compare/readout_bar.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/theme/from_utf8.h"
#include "ui/window/comparison_numbers_of.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/own_text_panel.h"
#include "ui/window/shown_maps.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/text_panel.h"

namespace headscope {

void MainWindow::connectTexts() {
    Session* session = session_.get();
    connect(prompt_, &PromptEditor::sampleChosen, this, [this](const Sample& sample) {
        if (!sample.head || QFileInfo(modelPath()) != QFileInfo(library_->bundledModel())) {
            return; // samples speak of heads of that model
        }
        if (session_->side(SideName::A).head == session_->side(SideName::B).head) {
            chooseHead(SideName::B, *sample.head); // one head is compared with itself, and stays so
        }
        chooseHead(SideName::A, *sample.head);
    });
    connect(prompt_, &PromptEditor::textEdited, session, &Session::setText);
    connect(prompt_, &PromptEditor::secondTextEdited, session, &Session::setSecondText);
    connect(prompt_, &PromptEditor::generateRequested, session, [this] {
        say(Subject::Sides, {});
        session_->generateTarget();
    });
    connect(text_, &TextPanel::specialTokensChosen, session, &Session::setSpecialTokens);
    HeatmapView* maps = &stage_->maps();
    connect(text_, &TextPanel::tokenPointed, maps,
            [this, maps](std::optional<int> query, std::optional<int> key) {
                if (!shownMaps_->isOfWords()) { // whose maps have other rows
                    maps->highlight(query, key, 0);
                }
            });
    connect(text_, &TextPanel::tokenLeft, maps, &HeatmapView::clearHighlight);
    connect(maps, &HeatmapView::hovered, this, &MainWindow::pointAt);
    connect(maps, &HeatmapView::hoverEnded, this, &MainWindow::pointAtNothing);
    connect(session, &Session::textComputed, this, &MainWindow::showText);
    connect(session, &Session::headsDrawn, this, &MainWindow::showHeadPictures);
    connect(session, &Session::textFailed, this, &MainWindow::showTextFailure);
    connect(session, &Session::generatingChanged, this,
            [this] { prompt_->setGenerating(session_->isGenerating()); });
    connect(session, &Session::generationFailed, this,
            [this](const QString& reason) { say(Subject::Sides, reason, NoticeSeverity::Error); });
    connect(session, &Session::targetGenerated, this, [this](const QString& target) {
        prompt_->setSecondText(target);
        if (target.isEmpty()) {
            say(Subject::Sides, tr("The model ends its target at once: there is no text in it."));
        }
    });
}

void MainWindow::showText(SideName side) {
    const TextResult& result = *session_->textResult(side);
    if (side == SideName::A) {
        text_->setTokens(result);
        say(Subject::Text, cutNotice(result), NoticeSeverity::Warning);
    } else {
        ownText_->setTokens(result);
        const QString notice =
            session_->hasOwnText() || session_->hasOwnModel() ? cutNotice(result) : QString();
        say(Subject::OwnText, notice.isEmpty() ? notice : tr("Side B: %1").arg(notice),
            NoticeSeverity::Warning);
    }
    showOrigins();
}

/// That a text is longer than the model's context; empty where it is not.
QString MainWindow::cutNotice(const TextResult& result) const {
    const Index context = result.model->spec().context;
    const EncodedText& encoded = result.encoded;
    const auto cut = [&](const QString& what, std::size_t all, std::size_t kept) {
        return tr("%1 has %2 tokens, and the model's context is %3: its end is cut, and %4 are shown.")
            .arg(what)
            .arg(all)
            .arg(context)
            .arg(kept);
    };
    if (encoded.source.size() < encoded.tokensInSource) {
        return cut(tr("The source"), encoded.tokensInSource, encoded.source.size());
    }
    return encoded.wasCut() ? cut(result.model->spec().encoder ? tr("The target") : tr("The text"),
                                  encoded.tokensInText, encoded.tokens.size())
                            : QString();
}

/// Whether nothing was given that the side's model reads.
bool MainWindow::isMissing(SideName side) const {
    const TypedText typed = session_->typedText(side);
    return typed.text.empty() && !typed.picture;
}

void MainWindow::showTextFailure(const QString& reason, SideName side) {
    if (side == SideName::A) {
        text_->clearTokens();
        say(Subject::Text, isMissing(side) ? QString() : reason, NoticeSeverity::Error);
    } else {
        ownText_->clearTokens();
        say(Subject::OwnText, isMissing(side) ? QString() : tr("Side B: %1").arg(reason),
            NoticeSeverity::Error);
    }
    say(Subject::Sides, {});
    showOrigins();
    stage_->numbers().setNumbers({});
    pointAtNothing();
    redrawFigure();
}

/// Heads and cards of the kinds of attention that the sides show.
void MainWindow::showKind() {
    const std::array kinds{session_->side(SideName::A).head.kind, session_->side(SideName::B).head.kind};
    if (!session_->model() || shownKinds_ == kinds) {
        return;
    }
    shownKinds_ = kinds;
    text_->setKind(kinds[0]);
    ownText_->setKind(kinds[1]);
    pointAtNothing();
    showHeads();
    sides_->setModels({session_->model()->spec().attention(kinds[0])},
                      {session_->model(SideName::B)->spec().attention(kinds[1])});
}

QString MainWindow::adjustmentOf(const Comparison& comparison) {
    const ResolvedAttention& a = comparison.a.map->attention;
    const ResolvedAttention& b = comparison.b.map->attention;
    if (!a.adjusts() && !b.adjusts()) {
        return {};
    }
    return a.softCap != 0 || b.softCap != 0 ? tr("capped") : tr("+ bias");
}

void MainWindow::pointAt(int query, int key, int panel) {
    const auto shown = shownMaps_->comparison();
    if (!shown || !shownMaps_->isOf(session_->comparison())) { // whose numbers are not of these cells
        return;
    }
    // Cells of maps of one shape belong together; else the cell is one of the map that it is on.
    const Comparison& comparison = *shown;
    const bool isOfBoth = comparison.difference != nullptr;
    const bool isOfA = isOfBoth || panel == 0;
    const SideResult& side = isOfA ? comparison.a : comparison.b;
    if (query >= side.map->queries() || key >= side.map->keys()) {
        pointAtNothing();
        return;
    }
    const auto queryLabel = [query](const SideResult& of) {
        return fromUtf8(of.queries().at(static_cast<std::size_t>(query)).label);
    };
    const auto keyLabel = [key](const SideResult& of) {
        return fromUtf8(of.keys().at(static_cast<std::size_t>(key)).label);
    };
    // Words have weights, but no query and key of their own.
    const auto scoresOf = [&](SideName name, const SideResult& of) {
        constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
        return shownMaps_->isOfWords()
                   ? std::optional(CellScores{kNone, kNone, kNone, of.map->values(query, key),
                                              of.map->isMasked(query, key)})
                   : session_->cell(name, query, key);
    };
    pointed_ = {query, key, panel};
    PointedCell cell;
    cell.query = query;
    cell.key = key;
    cell.queryLabel = queryLabel(side);
    cell.keyLabel = keyLabel(side);
    if (isOfA) {
        cell.a = scoresOf(SideName::A, comparison.a);
    }
    if (isOfBoth || !isOfA) {
        cell.b = scoresOf(SideName::B, comparison.b);
    }
    if (!isOfBoth) {
        cell.onlySide = isOfA ? SideName::A : SideName::B;
    } else if (comparison.isByPosition) {
        const QString otherQuery = queryLabel(comparison.b);
        const QString otherKey = keyLabel(comparison.b);
        cell.otherQueryLabel = otherQuery == cell.queryLabel ? QString() : otherQuery;
        cell.otherKeyLabel = otherKey == cell.keyLabel ? QString() : otherKey;
    }
    stage_->readout().setCell(cell);
    const auto marked = [this](bool is, int token) {
        return is && !shownMaps_->isOfWords() ? std::optional(token) : std::nullopt;
    };
    text_->setHighlighted(marked(isOfA, query), marked(isOfA, key));
    ownText_->setHighlighted(marked(isOfBoth || !isOfA, query), marked(isOfBoth || !isOfA, key));
}

void MainWindow::pointAtNothing() {
    pointed_.reset();
    stage_->readout().setCell(std::nullopt);
    text_->setHighlighted(chosenQuery_, chosenKey_);
    ownText_->setHighlighted(std::nullopt, std::nullopt);
}

} // namespace headscope
