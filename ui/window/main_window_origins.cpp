// SPDX-License-Identifier: GPL-3.0-or-later
// What the sides are of: the text and the model that side B may have to itself.
#include "ui/figure/model_name.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/window/head_grid_of.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/own_text_panel.h"
#include "ui/window/shown_maps.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/text_panel.h"

#include <algorithm>

namespace headscope {

namespace {

bool haveSameTokens(const TextResult& a, const TextResult& b) {
    const auto same = [](const std::vector<Token>& left, const std::vector<Token>& right) {
        return std::ranges::equal(left, right, {}, &Token::label, &Token::label);
    };
    return same(a.encoded.tokens, b.encoded.tokens) && same(a.encoded.source, b.encoded.source);
}

} // namespace

void MainWindow::connectOrigins() {
    SideCard* card = &sides_->card(SideName::B);
    connect(card, &SideCard::ownTextRequested, this, [this] {
        if (!session_->hasOwnText()) {
            TypedText own = session_->given(); // something to change
            own.second = session_->typedText().second;
            takeOwnText(std::move(own));
        }
        ownText_->focusText();
    });
    connect(card, &SideCard::sameTextRequested, this, [this] { takeOwnText(std::nullopt); });
    connect(card, &SideCard::ownModelRequested, this, [this] { library_->showChooserFor(SideName::B); });
    connect(card, &SideCard::sameModelRequested, this, &MainWindow::closeOwnModel);
    connect(ownText_, &OwnTextPanel::textEdited, session_.get(), &Session::setOwnText);
    connect(ownText_, &OwnTextPanel::sameTextRequested, this, [this] { takeOwnText(std::nullopt); });
    HeatmapView* maps = &stage_->maps();
    connect(ownText_, &OwnTextPanel::tokenPointed, maps,
            [this, maps](std::optional<int> query, std::optional<int> key) {
                if (!shownMaps_->isOfWords()) { // whose maps have other rows
                    maps->highlight(query, key, 1);
                }
            });
    connect(ownText_, &OwnTextPanel::tokenLeft, maps, &HeatmapView::clearHighlight);
    connect(heads_, &HeadMapView::sideChosen, this, [this](SideName side) {
        headsSide_ = side;
        showHeads();
    });
}

void MainWindow::setOwnText(const QString& text) {
    TypedText own{.text = text.toStdString()};
    own.picture = session_->given().picture;
    takeOwnText(std::move(own));
}

void MainWindow::takeOwnText(std::optional<TypedText> text) {
    ownText_->setText(text);
    say(Subject::OwnText, {});
    session_->setOwnText(std::move(text));
    showOrigins();
}

void MainWindow::closeOwnModel() {
    say(Subject::OwnDoubt, {});
    session_->closeOwnModel();
    showOwnModel();
}

void MainWindow::swapSides() {
    session_->swapSides();
    prompt_->setText(session_->text());
    prompt_->setSecondText(QString::fromStdString(session_->typedText().second.value_or(std::string())));
    text_->setPicture(session_->given().picture);
    if (session_->hasOwnText()) {
        ownText_->setText(session_->given(SideName::B));
    }
    if (session_->hasOwnModel()) {
        showModel();
    }
    showSides();
}

void MainWindow::showOrigins() {
    const auto& a = session_->model();
    if (!a) {
        return;
    }
    const Model& b = *session_->model(SideName::B);
    const bool isOwnText = session_->hasOwnText();
    const bool isOwnModel = session_->hasOwnModel();
    sides_->card(SideName::A).setOrigin({isOwnText, isOwnModel ? shownModelName(*a) : QString()});
    sides_->card(SideName::B).setOrigin({isOwnText, isOwnModel ? shownModelName(b) : QString()});
    setWindowTitle(isOwnModel ? tr("A %1 · B %2 — Headscope").arg(shownModelName(*a), shownModelName(b))
                              : tr("%1 — Headscope").arg(shownModelName(*a)));
    const auto& ofA = session_->textResult();
    const auto& ofB = session_->textResult(SideName::B);
    ownText_->setVisible(isOwnText || (isOwnModel && ofA && ofB && !haveSameTokens(*ofA, *ofB)));
    showHeads();
}

void MainWindow::showHeadPictures() {
    const SideName side = hasOwnSubject() ? headsSide_ : SideName::A;
    const ModelSpec& spec = session_->model(side)->spec();
    heads_->setGrid(headGridOf(spec, session_->side(side).head.kind, session_->headPictures(side).get()));
}

void MainWindow::showHeads() {
    const bool differ = hasOwnSubject();
    const SideName side = differ ? headsSide_ : SideName::A;
    const ModelSpec& spec = session_->model(side)->spec();
    const QString letter = side == SideName::A ? tr("A") : tr("B");
    heads_->setCaption(differ ? tr("side %1's text, the model's own run").arg(letter)
                              : tr("the model's own run"));
    heads_->setShownSide(differ ? std::optional(side) : std::nullopt, session_->hasOwnModel());
    heads_->setKinds(spec.kinds());
    heads_->setGrid(headGridOf(spec, session_->side(side).head.kind, session_->headPictures(side).get()));
    heads_->setSelection(session_->side(SideName::A).head, session_->side(SideName::B).head);
    shareHeight();
    showScores();
}

} // namespace headscope
