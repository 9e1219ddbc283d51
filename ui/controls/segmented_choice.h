// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>
#include <optional>
#include <vector>

class QButtonGroup;
class QGridLayout;

namespace headscope {

/// One of a few, all in sight: a row of toggle buttons that look like one control; more than eight go into
/// further rows. Without segments it is as high as one row.
class SegmentedChoice : public QWidget {
    Q_OBJECT

  public:
    struct Segment {
        QString text;
        QString tooltip;
        bool operator==(const Segment&) const = default;
    };

    explicit SegmentedChoice(QWidget* parent = nullptr);

    void setSegments(const std::vector<Segment>& segments);
    [[nodiscard]] int count() const { return static_cast<int>(segments_.size()); }
    [[nodiscard]] QString text(int index) const { return segments_.at(static_cast<std::size_t>(index)).text; }

    /// -1 where none is chosen. setCurrent emits nothing.
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    /// Colour of the chosen segment; without one, a neutral grey.
    void setAccent(const std::optional<QColor>& accent);

  Q_SIGNALS:
    /// Chosen by the user, and another one than before.
    void chosen(int index);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void take(int index);
    void rebuild();
    void fitHeight();

    std::vector<Segment> segments_;
    std::optional<QColor> accent_;
    QButtonGroup* group_;
    QGridLayout* layout_;
    int current_ = -1;
};

} // namespace headscope
