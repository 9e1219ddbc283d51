// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/heads/head_scene.h"
#include "ui/theme/side_name.h"

namespace headscope {

class HeadPicker;

/// The painted part of HeadMapView: the heads where they stand in the model, or in an order.
class HeadCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit HeadCanvas(QWidget* parent = nullptr);

    void setGrid(HeadGrid grid);
    [[nodiscard]] const HeadGrid& grid() const { return scene_.grid; }
    void setColours(const ThumbnailColours& colours);
    /// The heads are those of one side's own model: the other's head is not marked, and every choice is for
    /// this side. Absent: of both.
    void setOnlySide(std::optional<SideName> side);
    [[nodiscard]] const ThumbnailColours& colours() const { return scene_.colours; }
    /// What cells are coloured by instead of showing maps.
    void setValues(std::optional<HeadValues> values);
    [[nodiscard]] const std::optional<HeadValues>& values() const { return scene_.values; }
    /// Sorts the heads by a score, highest first; none: by place. Takes effect with the next fitWidth.
    void setOrder(std::optional<HeadValues> order);
    /// The selection and everything else that is marked. Emits nothing.
    void setMarks(const HeadMarks& marks);
    [[nodiscard]] const HeadMarks& marks() const { return scene_.marks; }
    void setFilter(const HeadFilter& filter);
    [[nodiscard]] HeadId selected(SideName side) const { return scene_.marks.of(side); }

    /// Lays the heads out for this width, and takes the size that this needs.
    void fitWidth(int width);
    [[nodiscard]] QRect headRect(const HeadId& head) const { return scene_.layout.headRect(head); }
    /// "L2 H5 · reads K/V head 2 with H4", and the values by which heads are coloured and sorted.
    [[nodiscard]] QString tooltipOf(const HeadId& head) const;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    /// All heads that are brushed from now on.
    void brushed(const std::set<headscope::HeadId>& heads);
    void pinToggled(const headscope::HeadId& head);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void choose(SideName side, const HeadId& head);
    void describe();
    [[nodiscard]] HeadId inside(HeadId head) const;
    [[nodiscard]] std::optional<HeadId> headAt(const QPoint& position) const;
    [[nodiscard]] std::set<HeadId> headsIn(const QRect& band) const;

    HeadScene scene_;
    std::optional<HeadValues> order_;
    HeadPicker* picker_;
};

} // namespace headscope
