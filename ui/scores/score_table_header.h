// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace headscope {

/// Titles of several lines that stand over their digits; the arrow of the order has a place of its own above
/// them, so that a column needs no room for it.
class ScoreTableHeader : public QHeaderView {
    Q_OBJECT

  public:
    explicit ScoreTableHeader(QWidget* parent = nullptr);

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

  private:
    [[nodiscard]] QString title(int section) const;
    [[nodiscard]] int arrowHeight() const;
};

/// Between a cell's edge and its text.
[[nodiscard]] int textMargin(const QWidget& view);

} // namespace headscope
