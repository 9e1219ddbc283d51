// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/picture/patch_painter.h"

namespace headscope {

/// One side's picture with the grid of patches, a query's weights over it in colour, the chosen query framed,
/// and a dot on the patch that it attends to most. Pointing at a patch shows its row; clicking chooses it;
/// arrow keys move the choice.
class PatchCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit PatchCanvas(QWidget* parent = nullptr);

    void setLook(const PatchLook& look);
    [[nodiscard]] const PatchLook& look() const { return look_; }
    /// The query whose row is shown where nothing is pointed at.
    void setChosen(std::optional<int> query);
    /// A patch that is pointed at, here or on the other side.
    void setPointed(std::optional<int> query);
    /// The row that is shown now.
    [[nodiscard]] std::optional<int> shown() const { return pointed_ ? pointed_ : chosen_; }
    void setColours(const QString& palette, const ValueScale& scale);
    void setDrawing(const PatchDrawing& drawing);
    [[nodiscard]] const PatchDrawing& drawing() const { return drawing_; }
    /// Of the colours over the picture: 0 to 1.
    void setOpacity(double opacity);
    void setShowsGrid(bool shows);

    /// Where a patch is; empty where it does not exist.
    [[nodiscard]] QRectF patchRect(int token) const;
    [[nodiscard]] std::optional<int> patchAt(const QPointF& position) const;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void patchPointed(int query);
    void patchLeft();
    void patchChosen(int query);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    [[nodiscard]] PatchScene scene() const;
    void point(std::optional<int> token);
    void describe();
    [[nodiscard]] QString placeOf(int token) const;
    [[nodiscard]] QString tooltipOf(int token) const;

    PatchLook look_;
    std::optional<int> chosen_;
    std::optional<int> pointed_;
    PatchDrawing drawing_;
};

} // namespace headscope
