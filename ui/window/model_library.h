// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "core/library/recent_models.h"
#include "ui/session/model_lister.h"
#include "ui/theme/side_name.h"

class QAction;
class QMenu;
class QWidget;

namespace headscope {

class KeptSettings;
class ModelChooser;
class ModelFetcher;

/// The models that can be chosen: the places where they are looked for, those opened last, the dialog that
/// lists them all, and the dialogs for a folder or file.
class ModelLibrary : public QObject {
    Q_OBJECT

  public:
    /// `window`: the dialogs' parent. Downloads are looked for where huggingface_hub puts them.
    ModelLibrary(QWidget* window, KeptSettings& settings);

    void setBundledModel(const QString& path);
    [[nodiscard]] const QString& bundledModel() const { return bundled_; }
    void setCache(const QString& folder);
    /// Folders and models of the last start; and keeps them from now on.
    void restoreSettings();

    /// Shows the list and looks for models anew. What is chosen there is for side A, or for side B to itself.
    void showChooser();
    void showChooserFor(SideName side);
    /// Shows the panel that fetches models by name. What it has fetched is chosen, for side A, or for the
    /// side that the list was shown for where it is asked for there.
    void showFetchPanel();
    void addFolder(const QString& folder);
    void removeFolder(const QString& folder);
    /// Puts a model that was opened in front of the recent ones.
    void noteOpened(const std::filesystem::path& path);

    /// The models that were opened last.
    [[nodiscard]] QMenu* recentMenu() const { return recentMenu_; }
    [[nodiscard]] ModelChooser& chooser() { return *chooser_; }
    [[nodiscard]] ModelFetcher& fetcher() { return *fetcher_; }
    [[nodiscard]] const RecentModels& recent() const { return recent_; }
    [[nodiscard]] const QStringList& folders() const { return folders_; }

  Q_SIGNALS:
    void modelChosen(const QString& path, headscope::SideName side);
    void randomLayerRequested();

  private:
    void list();
    void showFetchPanelFor(SideName side);
    void openFolder();
    void openFile();
    void askForFolder();
    void choose(const QString& path);
    void setFolders(const QStringList& folders);
    void setRecent(const RecentModels& recent);

    QWidget* window_;
    KeptSettings& settings_;
    ModelChooser* chooser_;
    ModelFetcher* fetcher_;
    QMenu* recentMenu_;
    QAction* clearRecent_; // stays when the menu is filled anew, with the shortcut that it was given
    ModelLister lister_;
    QString bundled_;
    QString cache_;
    QStringList folders_;
    RecentModels recent_;
    SideName choosingFor_ = SideName::A;
    SideName fetchingFor_ = SideName::A;
    bool keepsSettings_ = false;
};

} // namespace headscope
