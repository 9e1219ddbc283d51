// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/trace/head_map.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// The cell that is pointed at. Labels are plain text; a side without numbers shows none.
struct PointedCell {
    int query = 0;
    int key = 0;
    QString queryLabel;
    QString keyLabel;
    std::optional<CellScores> a;
    std::optional<CellScores> b;
    /// Whose map the cell is on, where the other's has other tokens and no such cell.
    std::optional<SideName> onlySide = std::nullopt;
    /// Side B's tokens at the same positions, where they differ from side A's.
    QString otherQueryLabel = {};
    QString otherKeyLabel = {};
};

/// Says what is pointed at: query → key, for both sides q·k, scaled, where the model does something to scaled
/// scores what comes of it, and weight, with four significant digits, and the difference of the weights. On
/// one line; narrower, the numbers on a second; narrower still, a line for each side, and at last the names
/// on a line of their own. Columns are as wide as the widest text that a number can have, so that nothing
/// moves and no digit is cut.
class ReadoutBar : public QWidget {
    Q_OBJECT

  public:
    explicit ReadoutBar(QWidget* parent = nullptr);

    /// The name of what the model does between factor and mask ("+ bias", "capped"); empty where it does
    /// nothing, and the step is left out.
    void setAdjustment(const QString& name);
    void setCell(const std::optional<PointedCell>& cell);
    /// Said while no cell is pointed at: why there is no difference of the weights. Empty: there is one.
    void setNoDifference(const QString& reason);

    /// How a number of a cell is written, and the room that any of them needs.
    [[nodiscard]] static QString numberText(float number);
    [[nodiscard]] int valueWidth() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Quantity {
        QString name;
        float CellScores::*value;
    };
    [[nodiscard]] static QString quantityText(const Quantity& quantity, const CellScores& cell);
    [[nodiscard]] QString spokenText(const PointedCell& cell) const;
    [[nodiscard]] int linesIn(int width) const;
    [[nodiscard]] int edge(int lines) const;
    [[nodiscard]] int count() const; // of quantities
    [[nodiscard]] int namesWidth() const;
    [[nodiscard]] int differenceWidth() const;
    /// Of all numbers in one line.
    [[nodiscard]] int numbersWidth() const;
    /// Of one side's numbers.
    [[nodiscard]] int sideWidth() const;
    void paintTogether(QPainter& painter, const QRect& line) const;
    void paintUnderEachOther(QPainter& painter, const QRect& lines) const;
    void paintDifference(QPainter& painter, const QRect& line) const;
    void paintValue(QPainter& painter, const QRect& room, const Quantity& quantity, SideName side) const;

    std::vector<Quantity> quantities_;
    std::optional<PointedCell> cell_;
    QString noDifference_;
};

} // namespace headscope
