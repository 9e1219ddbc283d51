// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/compare/side_card_model.h"
#include "ui/theme/card.h"

class QComboBox;
class QGridLayout;
class QToolButton;

namespace headscope {

class MaskEditor;
class ScaleSlider;
class SegmentedChoice;
class ThemedLabel;

/// Everything that can be set about one side.
class SideCard : public Card {
    Q_OBJECT

  public:
    explicit SideCard(SideName name, QWidget* parent = nullptr);

    /// Without layers the card is disabled. The side is fitted to the model; emits nothing.
    void setModel(SideCardModel model);
    /// What the side shows, beside its name: "same text · same model".
    void setCaption(const QString& caption);
    /// Emits nothing.
    void setSide(const Side& side);
    [[nodiscard]] const Side& side() const { return side_; }

  Q_SIGNALS:
    /// By the user, for every change.
    void sideEdited(const headscope::Side& side);
    /// Make the other side the same as this one.
    void copyRequested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeTitle();
    [[nodiscard]] QWidget* makeHeadEditor();
    void prepareGrouping();
    void prepareScope();
    void layOut();
    void connectEditors();
    /// Calls `change` on a copy of the side, shows the result and announces it.
    template <typename Change>
    void edit(const Change& change);
    void showSide();
    void showHead();
    void showGrouping();
    void followTheme();

    SideName name_;
    SideCardModel model_;
    Side side_;
    std::vector<int> kvChoices_;
    ThemedLabel* caption_;
    QComboBox* layer_;
    QComboBox* head_;
    ScaleSlider* factor_;
    SegmentedChoice* groups_;
    ThemedLabel* cache_;
    QComboBox* pooling_;
    MaskEditor* mask_;
    SegmentedChoice* scope_;
    QToolButton* reset_;
    QToolButton* copy_;
};

} // namespace headscope
