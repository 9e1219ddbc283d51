// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QWidget>

#include "ui/picture/patch_look.h"

class QBoxLayout;
class QCheckBox;
class QSlider;
class QToolButton;

namespace headscope {

class ColourBar;
class PatchCanvas;
class ThemedLabel;

/// One or both sides' heads over the pictures that they see, with one range of colours for both: the largest
/// weight to a patch in the rows that are shown. Learned tokens (CLS) have no place in the picture: they are
/// chosen by buttons, and their weights are in the line under the pictures.
class PatchView : public QWidget {
    Q_OBJECT

  public:
    explicit PatchView(QWidget* parent = nullptr);

    /// Without looks `emptyText` is shown.
    void setLooks(const std::vector<PatchLook>& looks, const QString& emptyText = {});
    void setChosen(std::optional<int> query);
    void setColours(const QString& palette, std::optional<double> logFloor);

    /// In per cent.
    [[nodiscard]] int opacity() const;
    void setOpacity(int percent);
    [[nodiscard]] bool showsGrid() const;
    void setShowsGrid(bool shows);

    static constexpr int kUsualOpacity = 60;

  Q_SIGNALS:
    void queryChosen(int query);
    /// Opacity or grid, by the user.
    void settingsEdited();

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void showButtons();
    void showRow();
    void point(std::optional<int> query);
    [[nodiscard]] QString lineOf(const PatchLook& look, int query) const;

    std::vector<PatchLook> looks_;
    QString emptyText_;
    QString palette_;
    std::optional<double> logFloor_;
    std::optional<int> chosen_;
    std::optional<int> pointed_;
    QWidget* controls_;
    QWidget* buttonBox_;
    QBoxLayout* buttons_;
    std::vector<QToolButton*> leading_;
    QSlider* opacity_;
    QCheckBox* grid_;
    ColourBar* bar_;
    std::array<PatchCanvas*, 2> canvases_;
    std::array<ThemedLabel*, 2> lines_;
};

} // namespace headscope
