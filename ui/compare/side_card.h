// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/compare/side_card_model.h"
#include "ui/theme/card.h"

class QAction;
class QComboBox;
class QGridLayout;
class QToolButton;

namespace headscope {

class KernelEditor;
class MaskEditor;
class ScaleSlider;
class SegmentedChoice;
class ThemedLabel;

/// What a side is of, beside the other.
struct SideOrigin {
    bool isOwnText = false; // the sides have two texts
    QString model;          // its name, where the sides have two; empty: the same one
    bool operator==(const SideOrigin&) const = default;
};

/// Everything that can be set about one side. Side B's card has a menu for a text or a model of its own.
class SideCard : public Card {
    Q_OBJECT

  public:
    explicit SideCard(SideName name, QWidget* parent = nullptr);

    /// Without layers the card is empty and disabled. The side is fitted to the model; emits nothing.
    void setModel(SideCardModel model);
    /// Said in the title.
    void setOrigin(const SideOrigin& origin);
    /// Emits nothing.
    void setSide(const Side& side);
    [[nodiscard]] const Side& side() const { return side_; }

  Q_SIGNALS:
    /// By the user, for every change.
    void sideEdited(const headscope::Side& side);
    /// Make the other side the same as this one.
    void copyRequested();
    /// Of side B, by its menu.
    void ownTextRequested();
    void ownModelRequested();
    void sameTextRequested();
    void sameModelRequested();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeTitle();
    void makeOriginMenu();
    void fitOrigin();
    [[nodiscard]] QWidget* makeHeadEditor();
    void prepareGrouping();
    [[nodiscard]] QWidget* makeScopeEditor();
    void layOut();
    void connectEditors();
    /// Calls `change` on a copy of the side, shows the result and announces it.
    template <typename Change>
    void edit(const Change& change);
    void showNothing();
    void showSide();
    void showHead();
    void showScores();
    void showGrouping();
    void fitTexts();
    void fitScores();
    void followTheme();
    [[nodiscard]] Side fitted(const Side& side) const;

    SideName name_;
    SideCardModel model_;
    Side side_;
    SideOrigin origin_;
    std::vector<int> kvChoices_;
    QComboBox* layer_;
    QComboBox* head_;
    ScaleSlider* factor_;
    ThemedLabel* scores_; // what else the layer does
    SegmentedChoice* groups_;
    ThemedLabel* cache_;
    QComboBox* pooling_;
    MaskEditor* mask_;
    KernelEditor* kernel_;
    SegmentedChoice* scope_;
    QToolButton* reset_;
    QToolButton* copy_;
    QToolButton* originButton_; // with side B's menu; of side A it only says what it is of
    QAction* sameText_ = nullptr;
    QAction* sameModel_ = nullptr;
};

} // namespace headscope
