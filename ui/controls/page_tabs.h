// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QTabBar>

namespace headscope {

/// The names of pages in a row, flat, the current one underlined. Where they do not fit they stand closer,
/// and where that is not enough the row can be scrolled.
class PageTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit PageTabs(QWidget* parent = nullptr);

    /// Returns the page's index.
    int addPage(const QString& name, const QString& tooltip);

    /// Shows and hides pages; at least one stays. The row begins with the first of them, where all fit.
    void showPages(const std::set<int>& pages);
    /// Of all names that are shown, as close as they can stand.
    [[nodiscard]] int leastWidth() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void tabLayoutChange() override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] int tabWidth(int index, bool isTight) const;
    [[nodiscard]] int rowWidth(bool isTight) const;

    bool isTight_ = false;
};

} // namespace headscope
