// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "ui/charts/map_sheet.h"
#include "ui/views/groups_settings.h"

namespace headscope {

/// The maps of all heads of a layer before and after K/V heads are pooled. Vectors have an entry a head.
struct GroupSheetsLook {
    std::vector<std::shared_ptr<const Matrix>> before;
    std::vector<std::shared_ptr<const Matrix>> after;
    std::vector<std::shared_ptr<const Matrix>> difference; // after - before
    std::vector<KeyRange> allowed;                         // one a query
    double largestWeight = 1;                              // of before and after: the end of their one range
    double largestDifference = 1;                          // in size, likewise
    int ownKvHeads = 1;
    int kvHeads = 1; // after; divides ownKvHeads, which divides the heads
    QStringList queryLabels;
    QStringList keyLabels;
    QString palette;
    std::optional<double> logFloor; // of a logarithmic scale of weights

    [[nodiscard]] int heads() const { return static_cast<int>(before.size()); }
};

/// A sheet with a line under the maps of each K/V group.
class GroupSheet : public MapSheet {
    Q_OBJECT

  public:
    using MapSheet::MapSheet;
    /// The group of each map; neighbours of one group in one line of the sheet share a line.
    void setGroups(std::vector<int> groups);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::vector<int> groups_;
};

/// Before, after and difference of every head, with one range for the weights and one for the differences.
/// Where all three are shown, a column is a head; many heads take several rows of each.
class GroupSheets : public QWidget {
    Q_OBJECT

  public:
    explicit GroupSheets(QWidget* parent = nullptr);

    void setLook(GroupSheetsLook look);
    void setEmpty(const QString& text);
    void setMaps(GroupMaps maps);
    /// Named in the colours of the sides; -1: none of this layer.
    void setSelection(int headOfA, int headOfB);
    /// Framed on every map.
    void setChosen(std::optional<int> query, std::optional<int> key);

    [[nodiscard]] const GroupSheetsLook& look() const { return look_; }
    [[nodiscard]] GroupSheet* weights() const { return weights_; }
    [[nodiscard]] GroupSheet* differences() const { return differences_; }
    /// Heads side by side where all three are shown.
    [[nodiscard]] int columns() const { return columns_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void headChosen(int head);
    /// "H3: 12 “cat” → 3 “the”: before 0.42, after 0.31, difference −0.11"; empty where nothing is. Again
    /// where the same cell has other values.
    void pointed(const QString& readout);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void arrange();
    void rearrange();
    void showSheets();
    [[nodiscard]] double sideWith(int columns) const;
    [[nodiscard]] int bestColumns() const;
    [[nodiscard]] int headOf(const MapSheet* sheet, int map) const;
    void addMaps(SheetContent& content, std::vector<int>& groups, GroupMaps maps, int first) const;
    void point(const MapSheet* sheet, int map, int row, int column);
    [[nodiscard]] QString readout() const;

    struct Cell {
        int head = 0;
        int row = 0;
        int column = 0;
    };

    GroupSheetsLook look_;
    GroupMaps maps_ = GroupMaps::All;
    QString emptyText_;
    std::optional<Cell> pointed_;
    int headOfA_ = -1;
    int headOfB_ = -1;
    int columns_ = 0;
    GroupSheet* weights_;
    GroupSheet* differences_;
};

} // namespace headscope
