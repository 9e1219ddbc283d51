// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "core/library/model_list.h"

class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace headscope {

class BusyIndicator;
class ModelFilter;
class ModelListView;
class ModelTable;
class ThemedLabel;

/// Where models were looked for, for a person.
struct ShownPlaces {
    QString cache;       // of downloads; may be empty
    QStringList folders; // that the user added
};

/// A list of models to open one of. Not modal: the window behind it goes on. What is typed filters the list,
/// wherever the focus is; arrows move in the list, Enter or a double click opens.
class ModelChooser : public QDialog {
    Q_OBJECT

  public:
    explicit ModelChooser(QWidget* parent = nullptr);

    void setPlaces(const ShownPlaces& places);
    void setModels(const ModelList& list);
    /// The list is being made; what is shown stays meanwhile.
    void showProgress(double share, const QString& step);
    /// This model is the current one in the list when it is there.
    void setCurrentPath(const QString& path);

  Q_SIGNALS:
    /// A row was opened; the dialog is closed then.
    void modelChosen(const QString& path);
    void openFolderRequested();
    void openFileRequested();
    void randomLayerRequested();
    void fetchRequested();
    void addFolderRequested();
    void folderRemoved(const QString& folder);
    /// The dialog is no longer seen: nobody waits for the list.
    void closed();

  public Q_SLOTS:
    void accept() override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void build();
    QWidget* buildButtons();
    void filter(const QString& text);
    void selectWanted();
    void showCurrent();
    void showSummary();
    /// The model that Enter would open, if any.
    [[nodiscard]] const ModelEntry* current() const;
    [[nodiscard]] QString currentPath() const;

    ModelTable* table_;
    ModelFilter* filter_;
    QLineEdit* field_;
    ModelListView* view_;
    ThemedLabel* path_;    // of the current model
    ThemedLabel* summary_; // of the list
    BusyIndicator* busy_;
    QPushButton* open_ = nullptr;
    QToolButton* remove_ = nullptr;
    QMenu* folders_;
    ShownPlaces places_;
    QStringList problems_; // of places
    QString wanted_;       // the path of the row that should be current where it is there
    bool isListed_ = false;
    bool isListChanging_ = false; // the current row changes with it, and not by the user
    bool wasShown_ = false;
};

} // namespace headscope
