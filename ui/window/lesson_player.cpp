// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lesson_player.h"

#include <algorithm>

#include "core/lessons/lesson_list.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/state/state_words.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"

namespace headscope {

LessonPlayer::LessonPlayer(MainWindow& window, LessonPanel& panel)
    : QObject(&window), window_(window), panel_(panel) {
    panel_.setNumberLookup([this](const std::string& name) { return window_.number(fromUtf8(name)); });
    connect(&panel_, &LessonPanel::stepShown, this, &LessonPlayer::begin);
    connect(&panel_, &LessonPanel::left, this, &LessonPlayer::end);
    connect(&panel_, &LessonPanel::fileWanted, this, &LessonPlayer::openFile);
    connect(&window_, &MainWindow::stateSettled, this, &LessonPlayer::settled);
    connect(&lists_, &Study::failed, this, [this](const QString& reason) { panel_.setEmptyText(reason); });
}

void LessonPlayer::setFolder(const QString& folder) {
    using Entries = std::vector<LessonEntry>;
    folder_ = folder;
    lists_.ask<Entries>(
        [path = toPath(folder)](const Job& job, const Study::Publish<Entries>& publish) {
            publish(std::make_shared<const Entries>(listLessons(path, job)));
        },
        [this](const std::shared_ptr<const Entries>& entries) { panel_.setLessons(*entries); });
}

void LessonPlayer::openFile(const QString& path) {
    files_.ask<LessonEntry>(
        [file = toPath(path)](const Job&, const Study::Publish<LessonEntry>& publish) {
            publish(std::make_shared<const LessonEntry>(lessonEntry(file)));
        },
        [this](const std::shared_ptr<const LessonEntry>& entry) { panel_.openEntry(*entry); });
}

void LessonPlayer::begin(const LessonStep& step) {
    if (!before_) {
        before_ = window_.state();
    }
    state_ = step.state;
    isSetting_ = true;
    set();
}

std::optional<WindowState> LessonPlayer::wanted() const {
    StateMeaning meaning;
    meaning.bundled = window_.library().bundledModel();
    meaning.lessons = folder_;
    if (const auto& model = window_.session().model()) {
        const HeadId head = window_.session().side(SideName::A).head;
        meaning.headWidth = model->spec().attention(head.kind).front().headWidth;
    }
    WindowState base = *before_;
    base.products = Products::Exact; // answers have tolerances of exact numbers
    try {
        return withValues(std::move(base), state_.values, meaning);
    } catch (const StateError& error) {
        std::string pointer = "/" + error.place();
        std::ranges::replace(pointer, '.', '/');
        const std::string file = panel_.lesson() ? panel_.lesson()->file : std::string();
        panel_.setNotice(fromUtf8(lessonFault(file, state_.lineOf(pointer), error.what())));
        return std::nullopt;
    }
}

void LessonPlayer::set() {
    if (const auto state = wanted()) {
        window_.setState(*state);
    } else {
        isSetting_ = false;
        Q_EMIT stepSet();
    }
}

/// The window is set, perhaps with another model: what a word means may be known only now.
void LessonPlayer::settled() {
    if (!isSetting_) {
        return;
    }
    const auto state = wanted();
    if (state && state->model != window_.state().model) {
        panel_.setNotice(tr("The model of this step could not be opened: %1").arg(state->model));
    } else if (state && state->sides != window_.state().sides && !isSecondTime_) {
        isSecondTime_ = true;
        window_.setState(*state);
        return;
    } else if (state) {
        panel_.setNotice(window_.unfitting());
    }
    isSecondTime_ = false;
    isSetting_ = false;
    Q_EMIT stepSet();
}

void LessonPlayer::end() {
    isSetting_ = false;
    if (before_) {
        window_.setState(*std::exchange(before_, std::nullopt));
    }
}

} // namespace headscope
