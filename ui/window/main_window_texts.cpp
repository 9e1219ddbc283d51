// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with texts, their tokens, and the cells where these meet.
#include "ui/compare/numbers_panel.h"
#include "ui/compare/readout_bar.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/window/comparison_numbers_of.h"
#include "ui/window/from_utf8.h"
#include "ui/window/head_grid_of.h"
#include "ui/window/main_window.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/text_panel.h"

namespace headscope {

void MainWindow::connectTexts() {
    Session* session = session_.get();
    connect(prompt_, &PromptEditor::textEdited, session, &Session::setText);
    connect(prompt_, &PromptEditor::secondTextEdited, session, &Session::setSecondText);
    connect(prompt_, &PromptEditor::generateRequested, session, [this] {
        say(Subject::Sides, {});
        session_->generateTarget();
    });
    connect(text_, &TextPanel::specialTokensChosen, session, &Session::setSpecialTokens);
    HeatmapView* maps = &stage_->maps();
    connect(text_, &TextPanel::tokenPointed, maps, &HeatmapView::highlight);
    connect(text_, &TextPanel::tokenLeft, maps, &HeatmapView::clearHighlight);
    connect(maps, &HeatmapView::hovered, this, &MainWindow::pointAt);
    connect(maps, &HeatmapView::hoverEnded, this, &MainWindow::pointAtNothing);
    connect(session, &Session::textComputed, this, &MainWindow::showText);
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

void MainWindow::showText() {
    const TextResult& result = *session_->textResult();
    const Index context = result.model->spec().context;
    const EncodedText& encoded = result.encoded;
    text_->setTokens(result);
    heads_->setGrid(headGridOf(result.model->spec(), session_->side(SideName::A).head.kind, &result));
    const auto cut = [&](const QString& what, std::size_t all, std::size_t kept) {
        return tr("%1 has %2 tokens, and the model's context is %3: its end is cut, and %4 are shown.")
            .arg(what)
            .arg(all)
            .arg(context)
            .arg(kept);
    };
    QString notice;
    if (encoded.source.size() < encoded.tokensInSource) {
        notice = cut(tr("The source"), encoded.tokensInSource, encoded.source.size());
    } else if (encoded.wasCut()) {
        notice = cut(result.model->spec().encoder ? tr("The target") : tr("The text"), encoded.tokensInText,
                     encoded.tokens.size());
    }
    say(Subject::Text, notice, NoticeSeverity::Warning);
}

void MainWindow::showTextFailure(const QString& reason) {
    text_->clearTokens();
    say(Subject::Text, session_->text().isEmpty() ? QString() : reason, NoticeSeverity::Error);
    say(Subject::Sides, {});
    heads_->setGrid(headGridOf(session_->model()->spec(), session_->side(SideName::A).head.kind, nullptr));
    stage_->numbers().setNumbers({});
    pointAtNothing();
    redrawFigure();
}

/// Heads and cards of the kind of attention that both sides show.
void MainWindow::showKind() {
    const AttentionKind kind = session_->side(SideName::A).head.kind;
    const auto& model = session_->model();
    if (!model || shownKind_ == kind) {
        return;
    }
    shownKind_ = kind;
    text_->setKind(kind);
    pointAtNothing();
    heads_->setGrid(headGridOf(model->spec(), kind, session_->textResult().get()));
    sides_->setModel({model->spec().attention(kind)});
}

QString MainWindow::adjustmentOf(const Comparison& comparison) {
    const ResolvedAttention& a = comparison.a.map->attention;
    const ResolvedAttention& b = comparison.b.map->attention;
    if (!a.adjusts() && !b.adjusts()) {
        return {};
    }
    return a.softCap != 0 || b.softCap != 0 ? tr("capped") : tr("+ bias");
}

void MainWindow::pointAt(int query, int key) {
    const auto& result = session_->comparison();
    if (!result) {
        return;
    }
    const AttentionKind kind = result->comparison.a.side.head.kind;
    const std::vector<Token>& queries = result->text->encoded.queries(kind);
    const std::vector<Token>& keys = result->text->encoded.keys(kind);
    if (query >= static_cast<int>(queries.size()) || key >= static_cast<int>(keys.size())) {
        pointAtNothing();
        return;
    }
    pointed_ = {query, key};
    PointedCell cell;
    cell.query = query;
    cell.key = key;
    cell.queryLabel = fromUtf8(queries.at(static_cast<std::size_t>(query)).label);
    cell.keyLabel = fromUtf8(keys.at(static_cast<std::size_t>(key)).label);
    cell.a = session_->cell(SideName::A, query, key);
    cell.b = session_->cell(SideName::B, query, key);
    stage_->readout().setCell(cell);
    text_->setHighlighted(query, key);
}

void MainWindow::pointAtNothing() {
    pointed_.reset();
    stage_->readout().setCell(std::nullopt);
    text_->setHighlighted(std::nullopt, std::nullopt);
}

} // namespace headscope
