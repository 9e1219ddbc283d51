// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/views/group_savings.h"
#include "ui/views/group_sheets.h"
#include "ui/views/groups_look.h"
#include "ui/views/groups_settings.h"

class QBoxLayout;
class QPushButton;

namespace headscope {

class CaptionedCombo;
class GroupNumbers;
class SegmentedChoice;
class StepSlider;
class ThemedLabel;

/// The page of groups: controls above, maps of a layer's heads beside what the grouping saves, what it costs,
/// and how far apart the heads of a group are. A narrow one shows the maps or the numbers.
class GroupsView : public QWidget {
    Q_OBJECT

  public:
    explicit GroupsView(QWidget* parent = nullptr);

    /// The controls, and what can be counted. `layer` is the one that is shown, `followed` side A's.
    void setModel(GroupsModel model, int layer, int followed);
    /// Emits nothing. What does not fit the model is shown as its own.
    void setSettings(const GroupsSettings& settings);
    [[nodiscard]] const GroupsSettings& settings() const { return settings_; }
    /// Without a model, or while there is nothing to show.
    void setEmpty(const QString& text);

    void setMaps(GroupSheetsLook look, const QString& note);
    /// The maps are still those of another choice.
    void setWaiting(bool isWaiting);
    void setMapsEmpty(const QString& text) { sheets_->setEmpty(text); }
    [[nodiscard]] GroupNumbers* numbers() const { return numbers_; }
    void setSelection(int headOfA, int headOfB) { sheets_->setSelection(headOfA, headOfB); }
    void setChosen(std::optional<int> query, std::optional<int> key) { sheets_->setChosen(query, key); }

    /// Falling from the model's own.
    [[nodiscard]] const std::vector<int>& choices() const { return choices_; }
    /// The number that is in force.
    [[nodiscard]] int kvHeads() const;
    /// "2 of 4 K/V heads (GQA, 8 query heads), mean of heads".
    [[nodiscard]] QString choiceText() const;
    /// "No further training (Ainslie et al. 2023) · rescore: this softmax only".
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] GroupSheets* sheets() const { return sheets_; }

  Q_SIGNALS:
    void settingsEdited();
    void headChosen(int head);
    void sideRequested(); // side B is to be as this

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void nameControls();
    QBoxLayout* makeControls();
    void connectControls();
    template <typename Change>
    void edit(const Change& change);
    void showSettings();
    void showSlider();
    void showLayers();
    void showLine();
    void fitParts();

    GroupsModel model_;
    GroupsSettings settings_;
    std::vector<int> choices_;
    int layer_ = 0;
    int followed_ = 0;
    QString note_;    // of the maps
    QString readout_; // of the cell that is pointed at
    bool isWaiting_ = false;

    ThemedLabel* choice_;
    StepSlider* slider_;
    SegmentedChoice* pooling_;
    CaptionedCombo* layers_;
    SegmentedChoice* scope_;
    QPushButton* useForB_;
    SegmentedChoice* maps_;
    SegmentedChoice* part_;
    ThemedLabel* line_;
    GroupSheets* sheets_;
    GroupNumbers* numbers_;
    QWidget* content_;
    ThemedLabel* empty_;
};

} // namespace headscope
