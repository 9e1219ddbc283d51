// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QToolButton>
#include <optional>

namespace headscope {

/// One segment of a SegmentedChoice: rounded only where the row ends.
class SegmentButton : public QToolButton {
    Q_OBJECT

  public:
    explicit SegmentButton(QWidget* parent = nullptr);

    void setEnds(bool first, bool last);
    void setAccent(const std::optional<QColor>& accent);

    [[nodiscard]] static int heightFor(const QFont& font);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    bool first_ = true;
    bool last_ = true;
    std::optional<QColor> accent_;
};

} // namespace headscope
