// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "ui/pages/stage_page.h"

class QStackedWidget;
class QToolButton;

namespace headscope {

class PageTabs;

/// The pages of the stage with their tabs. The first is a widget of its own, which others look after. Where
/// not all tabs are in sight, a button lists them.
class PageStack : public QWidget {
    Q_OBJECT

  public:
    /// `first` belongs to both sides.
    PageStack(QWidget* first, const QString& name, const QString& tooltip, QWidget* parent = nullptr);

    /// Takes the page over. Its signals come out of the stack's.
    void addPage(StagePage* page, const QString& name, const QString& tooltip, bool beginsGroup = false);

    /// Of all pages but the first.
    void setState(const StageState& state);

    [[nodiscard]] PageTabs* tabs() const { return tabs_; }
    /// Without them, pages are chosen elsewhere.
    void showTabs(bool areShown);
    [[nodiscard]] bool showsTabs() const;
    /// Of the tabs and the gap under them, where they are shown.
    [[nodiscard]] int tabsHeight() const;
    [[nodiscard]] int current() const;
    void setCurrent(int index);
    /// Ends what the present page computes.
    void stop();
    [[nodiscard]] bool showsScores() const;
    /// Whether the numbers of the comparison belong under the present page.
    [[nodiscard]] bool isOfSides() const;

  Q_SIGNALS:
    void currentChanged(int index);
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    void brushed(const std::set<headscope::HeadId>& heads);
    void pinToggled(const headscope::HeadId& head);
    void queryChosen(int query);
    void keyChosen(int key);
    void settingsChanged();
    void sideEdited(headscope::SideName name, const headscope::Side& side);
    void numbersChanged();
    void progressed(double share, const QString& step);
    void becameIdle();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void fillMenu();
    void fitTabs();

    QWidget* row_;
    PageTabs* tabs_;
    QToolButton* all_;
    QStackedWidget* stack_;
    std::vector<StagePage*> pages_; // all but the first
};

} // namespace headscope
