// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QTabBar>

namespace headscope {

/// The names of pages in a row, flat, the current one underlined; a gap stands before those that begin a
/// group. Where they do not fit, the row can be scrolled.
class PageTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit PageTabs(QWidget* parent = nullptr);

    /// Returns the page's index.
    int addPage(const QString& name, const QString& tooltip, bool beginsGroup = false);

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] int gapBefore(int index) const;

    std::set<int> groupStarts_;
};

} // namespace headscope
