// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/fetch/fetch_plan.h"
#include "ui/fetch/recommended_models.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace headscope {

class BusyIndicator;
class ThemedLabel;

/// What can be fetched of a model.
struct FetchOffer {
    FetchPlan plan;
    bool isFolder = false;         // it has safetensors, which are taken where no GGUF file is chosen
    std::vector<RemoteFile> ggufs; // that can be chosen
};

/// Asks for the name of a model of Hugging Face, shows what would be fetched, and how far that is. Not modal.
/// It does nothing by itself: whoever owns it lists and fetches.
class FetchPanel : public QDialog {
    Q_OBJECT

  public:
    explicit FetchPanel(QWidget* parent = nullptr);

    void setRecommended(const std::vector<RecommendedModel>& models);
    /// Where models come from and go to, for a person.
    void setPlaces(const QString& hub, const QString& cache);

    /// The end of looking, or of a download that did not come to its end.
    void showOffer(const FetchOffer& offer);
    void showProgress(double share, const QString& text);
    /// Work has ended; why is said where the files are, or nothing.
    void showIdle(const QString& problem = {});
    /// The same, for what is no failure.
    void showRemark(const QString& remark);

  Q_SIGNALS:
    void lookRequested(const QString& name);
    /// A GGUF file; empty: the folder.
    void fileChosen(const QString& gguf);
    void fetchRequested();
    /// Also where the panel is closed during work.
    void stopRequested();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void build();
    QWidget* buildOffer();
    QWidget* buildButtons();
    void look();
    void followRow();
    void showFiles(const FetchPlan& plan);
    void showChoices(const FetchOffer& offer);
    void setBusy(bool isBusy);

    std::vector<RecommendedModel> models_;
    QLineEdit* field_;
    QPushButton* look_ = nullptr;
    ThemedLabel* places_;
    QTreeWidget* recommended_;
    ThemedLabel* use_; // of the recommended model that is chosen
    QWidget* offer_ = nullptr;
    ThemedLabel* title_;
    QComboBox* choices_;
    QTreeWidget* files_;
    ThemedLabel* state_;
    BusyIndicator* busy_;
    QPushButton* get_ = nullptr;
    bool isBusy_ = false;
    bool wasShown_ = false;
};

} // namespace headscope
