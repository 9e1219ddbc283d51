// SPDX-License-Identifier: GPL-3.0-or-later
// The window's state as a whole: undo, lessons, and models that are opened again.
#include <QAction>
#include <QDockWidget>

#include "ui/lessons/lesson_panel.h"
#include "ui/pages/page_stack.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/joined.h"
#include "ui/theme/side_letter.h"
#include "ui/window/lesson_player.h"
#include "ui/window/live_numbers.h"
#include "ui/window/main_window.h"
#include "ui/window/own_text_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/state_history.h"
#include "ui/window/text_panel.h"
#include "ui/window/view_menu.h"

namespace headscope {

namespace {

QString pathOf(const std::shared_ptr<const Model>& model) {
    return model ? fromPath(model->checkpoint().path()) : QString();
}

} // namespace

void MainWindow::connectState() {
    lessons_ = new LessonPlayer(*this, *lessonPanel_);
    connect(lessonPanel_, &LessonPanel::stepShown, this, [this] {
        lessonsDock_->show();
        lessonsDock_->raise();
    });
    connect(lessonsDock_->toggleViewAction(), &QAction::triggered, lessonsDock_, [this](bool isShown) {
        if (isShown) {
            lessonsDock_->raise();
            lessonPanel_->takeFocus();
        }
    });
    connect(history_, &StateHistory::wanted, this, &MainWindow::setState);
    connect(prompt_, &PromptEditor::textEdited, this, &MainWindow::noteState);
    connect(prompt_, &PromptEditor::secondTextEdited, this, &MainWindow::noteState);
    connect(ownText_, &OwnTextPanel::textEdited, this, &MainWindow::noteState);
}

WindowState MainWindow::state() const {
    WindowState state;
    state.model = pathOf(session_->model());
    if (session_->hasOwnModel()) {
        state.ownModel = pathOf(session_->model(SideName::B));
    }
    state.products = session_->products();
    state.typed = session_->given();
    state.ownText = session_->ownText();
    state.sides = {session_->side(SideName::A), session_->side(SideName::B)};
    state.maps = mapSettings_;
    state.pages = stage_->pages().settings();
    state.brushed = marks_.brushed;
    state.pinned = marks_.pinned;
    state.page = stage_->pages().keyOf(stage_->pages().current());
    state.query = chosenQuery_;
    state.key = chosenKey_;
    return state;
}

void MainWindow::noteState() {
    if (!isApplying_ && !wanted_ && session_->model()) {
        history_->note(state());
        Q_EMIT stateChanged();
    }
}

void MainWindow::setState(const WindowState& state) {
    wanted_.reset();
    const bool areOthers = state.products != session_->products();
    isApplying_ = true; // no step of its own
    useProducts(state.products);
    isApplying_ = false;
    const bool needsProducts = areOthers && state.products != session_->products();
    wanted_ = state;
    const bool needsA = state.model != pathOf(session_->model());
    const bool needsB = state.ownModel && *state.ownModel != pathOf(session_->model(SideName::B));
    if (needsA) {
        openModelFor(state.model, SideName::A);
    } else if (needsB) {
        openModelFor(*state.ownModel, SideName::B);
    } else if (!needsProducts) { // which come when the models are open again
        endWanted();
    }
}

/// A model is open: the next one that the wanted state needs, or the state.
void MainWindow::takeWanted(SideName opened) {
    if (!wanted_) {
        return;
    }
    if (opened == SideName::A && wanted_->ownModel &&
        *wanted_->ownModel != pathOf(session_->model(SideName::B))) {
        openModelFor(*wanted_->ownModel, SideName::B);
        return;
    }
    endWanted();
}

void MainWindow::endWanted() {
    if (!wanted_) {
        return;
    }
    const WindowState wanted = *std::exchange(wanted_, std::nullopt);
    // A state whose model can not be opened is not taken over in parts.
    if (wanted.model == pathOf(session_->model()) && wanted.products == session_->products()) {
        isApplying_ = true;
        applyState(wanted);
        isApplying_ = false;
    } else if (!session_->model()) { // what is opened in its place is exact
        session_->setProducts(Products::Exact);
    }
    if (session_->model()) {
        history_->settle(state());
    }
    Q_EMIT stateSettled();
    Q_EMIT stateChanged();
}

void MainWindow::applyState(const WindowState& wanted) {
    if (!wanted.ownModel && session_->hasOwnModel()) {
        closeOwnModel();
    }
    session_->setTyped(wanted.typed);
    if (wanted.typed.picture) {
        text_->setPicture(*wanted.typed.picture);
    }
    prompt_->setText(session_->text());
    prompt_->setSecondText(fromUtf8(wanted.typed.second.value_or(std::string())));
    if (wanted.ownText != session_->ownText()) {
        takeOwnText(wanted.ownText);
    }
    marks_.brushed = wanted.brushed;
    marks_.pinned = wanted.pinned;
    chosenQuery_ = wanted.query;
    chosenKey_ = wanted.key;
    session_->setSides(wanted.sides[0], wanted.sides[1]);
    viewMenu_->setSettings(wanted.maps);
    setMapSettings(wanted.maps);
    unfitting_ = Joined::sentences({otherHeads(wanted), stage_->pages().setSettings(wanted.pages)});
    if (!unfitting_.isEmpty()) {
        say(Subject::Sides, unfitting_, NoticeSeverity::Warning);
    }
    if (const int page = stage_->pages().indexOf(wanted.page); page >= 0) {
        stage_->pages().setCurrent(page);
    }
    showSides();
    pointAtNothing();
}

QString MainWindow::otherHeads(const WindowState& wanted) const {
    QStringList sentences;
    for (const SideName side : {SideName::A, SideName::B}) {
        const HeadId asked = wanted.sides[static_cast<std::size_t>(side)].head;
        const HeadId shown = session_->side(side).head;
        if (asked != shown) {
            sentences.append(
                tr("The model of side %1 has no head %2: %3 is shown.")
                    .arg(sideLetter(side), fromUtf8(toString(asked)), fromUtf8(toString(shown))));
        }
    }
    return Joined::sentences(sentences);
}

QString MainWindow::modelPath() const {
    return pathOf(session_->model());
}

void MainWindow::rememberModel() {
    if (session_->model()) {
        remembered_[pathOf(session_->model())] = {{session_->side(SideName::A), session_->side(SideName::B)},
                                                  session_->given().second};
    }
}

void MainWindow::recallModel() {
    const auto found = remembered_.find(pathOf(session_->model()));
    if (found == remembered_.end()) {
        return;
    }
    session_->setSides(found->second.sides[0], found->second.sides[1]);
    if (!session_->given().second && found->second.second) {
        const QString second = fromUtf8(*found->second.second);
        session_->setSecondText(second);
        prompt_->setSecondText(second);
    }
}

std::optional<double> MainWindow::number(const QString& name) const {
    return liveNumber(name, *session_, stage_->pages(), stageState());
}

} // namespace headscope
