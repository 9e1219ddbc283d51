// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/saved_views.h"

#include <string_view>
#include <utility>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/model/random_layer.h"
#include "core/ops/fast_product.h"
#include "ui/composer/sheet_words.h"
#include "ui/controls/offer_bar.h"
#include "ui/figure/model_fingerprint.h"
#include "ui/figure/model_name.h"
#include "ui/prompt/prompt_field.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/themed_icon.h"
#include "ui/window/lesson_player.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"

namespace headscope {

namespace {

constexpr int kAWhile = 6000; // milliseconds

bool isThere(const QString& model) {
    return namesRandomLayer(std::string_view(model.toStdString())) || QFileInfo::exists(model);
}

QString fileFilter() {
    return SavedViews::tr("Views (*.headscope)");
}

} // namespace

SavedViews::SavedViews(MainWindow& window, OfferBar& offer)
    : QObject(&window), window_(window), offer_(offer) {
    // When the window has taken the model in.
    connect(&window_.session(), &Session::modelOpened, this, &SavedViews::noteModel, Qt::QueuedConnection);
    connect(&window_, &MainWindow::stateSettled, this, &SavedViews::settled);
    connect(&window_, &MainWindow::stateChanged, &autosave_, &Autosave::note);
    while_.setSingleShot(true);
    while_.setInterval(kAWhile);
    connect(&while_, &QTimer::timeout, this, [this] { say({}); });
    connect(&window_, &MainWindow::stateChanged, this, [this] {
        if (while_.isActive()) {
            say({});
        }
    });
    connect(&autosave_, &Autosave::due, this, [this] {
        autosave_.keep([view = present(), words = meaning()] { return viewText(view, words); });
    });
    connect(&reader_, &Study::failed, this, [this](const QString& reason) {
        say(reason, true);
        Q_EMIT opened();
    });
    connect(&autosave_, &Autosave::kept, this, [this] {
        if (shown_ && !leftover_.isEmpty()) {
            QFile::remove(std::exchange(leftover_, {})); // this run keeps it now
        }
        if (saysNotKept_) {
            say({});
        }
    });
    connect(&autosave_, &Autosave::failed, this, [this](const QString& reason) {
        say(tr("What is open can not be kept for the case of a crash: %1").arg(reason), true);
        saysNotKept_ = true;
    });
}

void SavedViews::addActions(QMenu& menu) {
    menu.addAction(tr("Open &view…"), QKeySequence(tr("Ctrl+Shift+O")), this, &SavedViews::openFile)
        ->setObjectName(QStringLiteral("file.openView"));
    menu.addAction(tr("&Save view"), QKeySequence::Save, this, &SavedViews::save)
        ->setObjectName(QStringLiteral("file.saveView"));
    menu.addAction(tr("Save view &as…"), QKeySequence(tr("Ctrl+Shift+S")), this, &SavedViews::saveAs)
        ->setObjectName(QStringLiteral("file.saveViewAs"));
}

StateMeaning SavedViews::meaning() const {
    return {0, window_.library().bundledModel(), window_.lessons().folder()};
}

void SavedViews::sayForAWhile(const QString& text) {
    say(text);
    while_.start();
}

void SavedViews::say(const QString& text, bool isError) {
    while_.stop();
    saysNotKept_ = false;
    window_.sayOfView(text, isError ? NoticeSeverity::Error : NoticeSeverity::Notice);
}

void SavedViews::openFile() {
    const QString path =
        QFileDialog::getOpenFileName(&window_, tr("Open a view"), QFileInfo(path_).path(),
                                     tr("Views and figures (*.headscope *.png *.svg);;All files (*)"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void SavedViews::open(const QString& path) {
    reader_.ask<SavedView>(
        [path, words = meaning()](const Job& job, const Study::Publish<SavedView>& publish) {
            job.step(0, "reading the view");
            const auto view = std::make_shared<const SavedView>(readViewFile(path, words));
            static_cast<void>(sheetPlanOf(view->figure)); // throws before anything is changed
            publish(view);
        },
        [this, path](const std::shared_ptr<const SavedView>& view) { take(*view, path); });
}

void SavedViews::take(const SavedView& view, const QString& path) {
    say({});
    wanted_ = view;
    shown_.reset();
    missing_.reset();
    lacksFastProducts_ = view.state.products == Products::Fast && !hasFastProducts();
    if (lacksFastProducts_) {
        wanted_->state.products = Products::Exact;
    }
    hasPicture_ = view.state.typed.picture.has_value();
    if (!hasPicture_) { // of a text: what is there for models of pictures stays
        wanted_->state.typed.picture = window_.state().typed.picture;
    }
    if (!view.hasText) { // left out of a figure: the window's own stays
        const WindowState present = window_.state();
        wanted_->state.typed = present.typed;
        wanted_->state.ownText = present.ownText;
    }
    // A figure is not written over by a view.
    path_ = isViewFile(path) ? path : QString();
    document_ = path_.isEmpty() ? nlohmann::json::object() : view.document;
    apply();
}

/// Asks for a model that is not where it was; with all models there, the window takes the view.
void SavedViews::apply() {
    missing_.reset();
    const WindowState& state = wanted_->state;
    const bool hasA = isThere(state.model);
    if (!hasA || (state.ownModel && !isThere(*state.ownModel))) {
        missing_ = hasA ? SideName::B : SideName::A;
        const ModelMark mark = hasA ? wanted_->ownModel.value_or(ModelMark()) : wanted_->model;
        const QString path = hasA ? *state.ownModel : state.model;
        say(tr("The view is of the model %1, which is not at %2. Open it (Ctrl+O), and the view appears.")
                .arg(mark.name.isEmpty() ? QFileInfo(path).fileName() : mark.name, path),
            true);
        Q_EMIT opened();
        return;
    }
    if (!wanted_->panels.isEmpty()) {
        window_.restorePanels(wanted_->panels);
    }
    shown_ = std::exchange(wanted_, std::nullopt);
    window_.setState(shown_->state);
}

void SavedViews::noteModel(SideName side) {
    const std::shared_ptr<const Model> model = window_.session().model(side);
    if (!model) {
        return;
    }
    const QString path = fromPath(model->checkpoint().path());
    if (missing_) {
        (missing_ == SideName::A ? wanted_->state.model : *wanted_->state.ownModel) = path;
        say({});
        apply();
    }
    if (fingerprints_.contains(path)) {
        return;
    }
    fingerprinters_[static_cast<std::size_t>(side)].ask<QString>(
        [model](const Job& job, const Study::Publish<QString>& publish) {
            publish(std::make_shared<const QString>(modelFingerprint(model->checkpoint(), job)));
        },
        [this, path](const std::shared_ptr<const QString>& fingerprint) {
            fingerprints_[path] = *fingerprint;
            compareModels();
            Q_EMIT fingerprintKnown(path);
        });
}

void SavedViews::settled() {
    if (!shown_) {
        return;
    }
    if (window_.state().model == shown_->state.model) {
        const auto& model = window_.session().model();
        const bool lacksPicture = model && model->spec().readsPictures() && !hasPicture_;
        window_.setComposed(shown_->figure);
        say(lacksPicture         ? tr("The picture of the view is not in the file: this is the window's own.")
            : lacksFastProducts_ ? tr("The view was saved with fast products, which this processor does not "
                                      "have: these numbers are exact ones.")
                                 : window_.unfitting());
        compareModels();
        if (!leftover_.isEmpty()) {
            path_.clear(); // it has no file of its own yet
        }
    } else {
        shown_.reset(); // another view, an undo, or a model that could not be opened
    }
    Q_EMIT opened();
}

void SavedViews::compareModels() {
    if (!shown_) {
        return;
    }
    const auto differs = [this](const QString& path, const ModelMark& saved) {
        const auto known = fingerprints_.find(path);
        return known != fingerprints_.end() && !known->second.isEmpty() && !saved.fingerprint.isEmpty() &&
               known->second != saved.fingerprint;
    };
    const WindowState& state = shown_->state;
    const bool isOther = window_.state().model == state.model && differs(state.model, shown_->model);
    if (isOther || (state.ownModel && differs(*state.ownModel, shown_->ownModel.value_or(ModelMark())))) {
        say(tr("This is another model than the one that the view was saved with (%1): other numbers.")
                .arg(isOther ? shown_->model.name : shown_->ownModel.value_or(ModelMark()).name));
    }
}

ModelMark SavedViews::markOf(SideName side) const {
    const auto& model = window_.session().model(side);
    if (!model) {
        return {};
    }
    const auto found = fingerprints_.find(fromPath(model->checkpoint().path()));
    return {modelName(*model), found == fingerprints_.end() ? QString() : found->second};
}

SavedView SavedViews::present() const {
    SavedView view;
    view.state = window_.state();
    view.model = markOf(SideName::A);
    if (view.state.ownModel) {
        view.ownModel = markOf(SideName::B);
    }
    if (const auto& model = window_.session().model(); model && !model->spec().readsPictures()) {
        view.state.typed.picture.reset();
    }
    view.panels = window_.panels();
    view.figure = window_.composed();
    view.document = document_;
    return view;
}

std::function<QByteArray()> SavedViews::provenanceMaker(bool keepsText) const {
    return [view = present(), words = meaning(), keepsText] {
        return QByteArray::fromStdString(viewLine(view, words, keepsText));
    };
}

void SavedViews::save() {
    path_.isEmpty() ? saveAs() : static_cast<void>(saveTo(path_));
}

void SavedViews::saveAs() {
    QFileDialog dialog(&window_, tr("Save the view"), QFileInfo(path_).path(), fileFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("headscope"));
    dialog.selectFile(path_.isEmpty() ? tr("view.headscope") : path_);
    if (dialog.exec() == QDialog::Accepted) {
        saveTo(dialog.selectedFiles().front());
    }
}

bool SavedViews::saveTo(const QString& path) {
    if (!window_.session().model()) {
        say(tr("There is no view to save: open a model first."), true);
        return false;
    }
    try {
        writeFileAtomically(toPath(path), viewText(present(), meaning()));
    } catch (const Error& error) {
        say(fromUtf8(error.what()), true);
        return false;
    }
    path_ = path;
    sayForAWhile(tr("The view is saved to %1.").arg(QFileInfo(path).fileName()));
    return true;
}

void SavedViews::keepIn(const QString& folder) {
    folder_ = folder;
    autosave_.begin(folder);
    const QStringList left = autosave_.leftovers();
    if (left.isEmpty()) {
        return;
    }
    const QString text =
        left.size() == 1
            ? tr("Headscope was not closed as it should be the last time. What was open was kept.")
            : tr("Headscope was not closed as it should be %1 times. The last of what was open is offered "
                 "first, the others when it is started again.")
                  .arg(left.size());
    offer_.offer(text, tr("Open it again"), left.size() == 1 ? tr("Discard") : tr("Discard all"));
    window_.findChild<PromptField*>()->setFocus(); // an offer does not take the keyboard
    connect(&offer_, &OfferBar::taken, this, [this, left] {
        leftover_ = left.front();
        open(leftover_);
    });
    connect(&offer_, &OfferBar::left, this, [left] {
        for (const QString& file : left) {
            QFile::remove(file);
        }
    });
}

void SavedViews::setKeeping(bool isKept) {
    if (isKept == autosave_.isOn()) {
        return;
    }
    if (isKept) {
        autosave_.begin(folder_);
        autosave_.note();
    } else {
        autosave_.end();
    }
}

void SavedViews::end() {
    autosave_.end();
}

} // namespace headscope
