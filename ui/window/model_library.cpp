// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_library.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QSettings>

#include "core/base/path_text.h"
#include "core/library/hugging_face_cache.h"
#include "core/model/random_layer.h"
#include "ui/library/model_chooser.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/menu_hint.h"
#include "ui/window/kept_settings.h"
#include "ui/window/model_fetcher.h"
#include "ui/window/model_text.h"

namespace headscope {

namespace {

const QString kFolders = QStringLiteral("models/folders");
const QString kRecent = QStringLiteral("models/recent");

} // namespace

ModelLibrary::ModelLibrary(QWidget* window, KeptSettings& settings)
    : QObject(window), window_(window), settings_(settings), chooser_(new ModelChooser(window)),
      fetcher_(new ModelFetcher(window)), recentMenu_(new QMenu(tr("Open &recent"), window)),
      clearRecent_(new QAction(tr("&Clear this list"), this)),
      cache_(fromPath(huggingFaceCache(CacheEnvironment::ofProcess()))) {
    recentMenu_->setObjectName(QStringLiteral("recentMenu"));
    clearRecent_->setObjectName(QStringLiteral("file.clearRecent"));
    connect(clearRecent_, &QAction::triggered, this, [this] { setRecent({}); });
    connect(&lister_, &ModelLister::listed, chooser_, &ModelChooser::setModels);
    connect(&lister_, &ModelLister::progressed, chooser_, &ModelChooser::showProgress);
    connect(chooser_, &ModelChooser::closed, &lister_, &ModelLister::stop);
    connect(chooser_, &ModelChooser::modelChosen, this,
            [this](const QString& path) { Q_EMIT modelChosen(path, choosingFor_); });
    connect(chooser_, &ModelChooser::openFolderRequested, this, &ModelLibrary::openFolder);
    connect(chooser_, &ModelChooser::openFileRequested, this, &ModelLibrary::openFile);
    connect(chooser_, &ModelChooser::randomLayerRequested, this, &ModelLibrary::randomLayerRequested);
    connect(chooser_, &ModelChooser::fetchRequested, this, [this] { showFetchPanelFor(choosingFor_); });
    connect(fetcher_, &ModelFetcher::fetched, this,
            [this](const QString& path) { Q_EMIT modelChosen(path, fetchingFor_); });
    connect(chooser_, &ModelChooser::addFolderRequested, this, &ModelLibrary::askForFolder);
    connect(chooser_, &ModelChooser::folderRemoved, this, &ModelLibrary::removeFolder);
    setRecent({});
}

void ModelLibrary::setBundledModel(const QString& path) {
    bundled_ = path;
}

void ModelLibrary::setCache(const QString& folder) {
    cache_ = folder;
    fetcher_->setCache(folder);
}

void ModelLibrary::restoreSettings() {
    const QSettings settings;
    folders_ = settings.value(kFolders).toStringList();
    std::vector<std::filesystem::path> paths;
    for (const QString& path : settings.value(kRecent).toStringList()) {
        paths.push_back(toPath(path));
    }
    setRecent(RecentModels(paths));
    keepsSettings_ = true;
}

void ModelLibrary::showChooser() {
    showChooserFor(SideName::A);
}

void ModelLibrary::showChooserFor(SideName side) {
    choosingFor_ = side;
    chooser_->setWindowTitle(side == SideName::A ? tr("Open model") : tr("Open a model for side B"));
    chooser_->show();
    chooser_->raise();
    chooser_->activateWindow();
    list();
}

void ModelLibrary::showFetchPanel() {
    showFetchPanelFor(SideName::A);
}

void ModelLibrary::showFetchPanelFor(SideName side) {
    fetchingFor_ = side;
    fetcher_->showPanel();
}

void ModelLibrary::list() {
    ModelPlaces places;
    places.bundled = toPath(bundled_);
    places.recent = recent_.paths();
    places.cache = toPath(cache_);
    for (const QString& folder : folders_) {
        places.folders.push_back(toPath(folder));
    }
    chooser_->setPlaces({cache_, folders_});
    chooser_->showProgress(0, tr("looking for models"));
    lister_.list(places);
}

void ModelLibrary::setFolders(const QStringList& folders) {
    folders_ = folders;
    if (keepsSettings_) {
        settings_.set(kFolders, folders_);
    }
    list();
}

void ModelLibrary::addFolder(const QString& folder) {
    const QString clean = QDir::cleanPath(QDir(folder).absolutePath());
    if (!folders_.contains(clean)) {
        setFolders(folders_ + QStringList{clean});
    }
}

void ModelLibrary::removeFolder(const QString& folder) {
    QStringList folders = folders_;
    if (folders.removeAll(folder) > 0) {
        setFolders(folders);
    }
}

void ModelLibrary::noteOpened(const std::filesystem::path& path) {
    std::error_code problem;
    const bool isFile = !namesRandomLayer(path);
    const std::filesystem::path whole = isFile ? std::filesystem::absolute(path, problem) : path;
    RecentModels recent = recent_;
    recent.add(problem ? path : whole);
    setRecent(recent);
    chooser_->setCurrentPath(fromPath(recent_.paths().front()));
}

void ModelLibrary::setRecent(const RecentModels& recent) {
    recent_ = recent;
    QStringList kept;
    recentMenu_->clear();
    for (const std::filesystem::path& path : recent_.paths()) {
        const QString text = fromPath(path);
        kept.append(text);
        recentMenu_->addAction(menuTextWithHint(nameOfPath(path), fromUtf8(pathText(path))), this,
                               [this, text] { Q_EMIT modelChosen(text, SideName::A); });
    }
    recentMenu_->addSeparator();
    recentMenu_->addAction(clearRecent_);
    recentMenu_->setEnabled(!kept.isEmpty());
    if (keepsSettings_) {
        settings_.set(kRecent, kept);
    }
}

void ModelLibrary::choose(const QString& path) {
    if (!path.isEmpty()) {
        chooser_->hide();
        Q_EMIT modelChosen(path, choosingFor_);
    }
}

void ModelLibrary::openFolder() {
    choose(QFileDialog::getExistingDirectory(
        chooser_, tr("Open a model: a folder with config.json, safetensors and a tokenizer")));
}

void ModelLibrary::openFile() {
    choose(QFileDialog::getOpenFileName(chooser_, tr("Open a model's file"), {},
                                        tr("Models (*.gguf *.safetensors);;All files (*)")));
}

void ModelLibrary::askForFolder() {
    const QString folder = QFileDialog::getExistingDirectory(chooser_, tr("Look for models in a folder"));
    if (!folder.isEmpty()) {
        addFolder(folder);
    }
}

} // namespace headscope
