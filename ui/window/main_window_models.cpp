// SPDX-License-Identifier: GPL-3.0-or-later
// How models come into the window: chosen, dropped, opened, checked.
#include <QToolButton>

#include "ui/controls/busy_indicator.h"
#include "ui/session/trained_watch.h"
#include "ui/theme/file_path.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"
#include "ui/window/model_drop.h"
#include "ui/window/model_library.h"
#include "ui/window/model_text.h"
#include "ui/window/random_layers.h"

namespace headscope {

namespace {

constexpr int kMostNameCharacters = 28; // of the font's average width, where there is little room

} // namespace

void MainWindow::openModel(const QString& path) {
    wanted_.reset();
    openModelFor(path, SideName::A);
}

void MainWindow::openModelFor(const QString& path, SideName side) {
    rememberModel();
    say(Subject::Model, {});
    showIdle(false);
    busy_->showProgress(0, tr("opening the model"));
    side == SideName::A ? session_->openModel(path) : session_->openOwnModel(path);
}

void MainWindow::connectModels() {
    connect(modelButton_, &QToolButton::clicked, library_, &ModelLibrary::showChooser);
    connect(library_, &ModelLibrary::modelChosen, this, [this](const QString& path, SideName side) {
        wanted_.reset();
        openModelFor(path, side);
    });
    connect(library_, &ModelLibrary::randomLayerRequested, this, &MainWindow::showRandomLayer);
    drop_ = new ModelDrop(this);
    connect(drop_, &ModelDrop::dropped, this, &MainWindow::openModel);
    connect(drop_, &ModelDrop::pictureDropped, this, [this](const QString& path) { openPicture(path); });
    Session* session = session_.get();
    connect(session, &Session::progressed, this, [this](double share, const QString& step) {
        const QString name = nameOfPath(toPath(session_->openingPath()));
        busy_->showProgress(share,
                            session_->isOpening() && !name.isEmpty() ? tr("%1 · %2").arg(step, name) : step);
    });
    connect(session, &Session::becameIdle, busy_, &BusyIndicator::showIdle);
    connect(session, &Session::openingStopped, this, &MainWindow::redrawFigure);
    connect(session, &Session::openingStopped, this, &MainWindow::endWanted);
    connect(busy_, &BusyIndicator::stopRequested, session, &Session::stop);
    busy_->stopOnEscape();
    connect(new TrainedWatch(*session, this), &TrainedWatch::checked, this,
            [this](const TrainedCheck& check, SideName side) {
                const bool isA = side == SideName::A;
                const QString doubt = check.isDoubtful() ? fromUtf8(doubtText(check)) : QString();
                say(isA ? Subject::Doubt : Subject::OwnDoubt,
                    isA || doubt.isEmpty() ? doubt : tr("Side B: %1").arg(doubt), NoticeSeverity::Warning);
            });
}

void MainWindow::connectRandomLayers() {
    randomLayers_ = new RandomLayers(*session_, this);
    connect(randomLayers_, &RandomLayers::modelChosen, this, &MainWindow::openModel);
    connect(randomLayers_, &RandomLayers::textChosen, this, &MainWindow::setText);
    connect(randomLayers_, &RandomLayers::secondTextChosen, this, [this](const QString& text) {
        prompt_->setSecondText(text);
        session_->setSecondText(text);
    });
}

void MainWindow::showRandomLayer() {
    randomLayers_->showPanel();
}

void MainWindow::showModelName() {
    const Model& model = *session_->model();
    say(Subject::Doubt, {});
    fitModelButton();
    modelButton_->setToolTip(plainTooltip(tr("%1\nClick to open another").arg(modelDescription(model))));
    library_->noteOpened(model.checkpoint().path());
}

/// The model's shape stands in its tool tip alone where the tool bar would lose buttons to it.
void MainWindow::fitModelButton() {
    const auto& model = session_->model();
    if (!model) {
        return;
    }
    modelButton_->setText(modelButtonText(*model));
    productsMark_->setText(productsNote());
    productsMarkAction_->setVisible(!productsNote().isEmpty());
    if (modelButton_->parentWidget()->sizeHint().width() > width()) {
        const int most = kMostNameCharacters * characterWidth(fontMetrics());
        modelButton_->setText(fontMetrics().elidedText(shownModelName(*model), Qt::ElideMiddle, most));
        productsMark_->setText(tr("fast: BF16"));
    }
}

} // namespace headscope
