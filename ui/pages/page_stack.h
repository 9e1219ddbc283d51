// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QWidget>

#include "ui/controls/segmented_choice.h"
#include "ui/pages/stage_page.h"

class QStackedWidget;
class QToolButton;
class QMenu;

namespace headscope {

class PageTabs;

/// The pages of the stage in sections, with the tabs of one section in sight. The first page is a widget of
/// its own, which others look after. Where not all of its tabs are in sight, a button lists them.
class PageStack : public QWidget {
    Q_OBJECT

  public:
    /// `first` belongs to both sides; its key is its object name.
    PageStack(QWidget* first, const QString& name, const QString& tooltip, QWidget* parent = nullptr);

    /// Pages that are added from now on belong to it. The first one takes in the page that is there.
    void beginSection(const QString& name, const QString& tooltip);

    /// Takes the page over. Its signals come out of the stack's.
    void addPage(StagePage* page, const QString& name, const QString& tooltip);

    /// The page of that key (its object name); nothing for the first, and where there is none.
    [[nodiscard]] StagePage* find(const QString& key) const;
    /// The page's key, "mapsPage" of the first.
    [[nodiscard]] QString keyOf(int index) const;
    /// -1 for a key that no page has.
    [[nodiscard]] int indexOf(const QString& key) const;
    [[nodiscard]] int count() const { return static_cast<int>(pages_.size()) + 1; }
    /// The pages in their sections, the present one ticked: for a menu or a button. It is filled when it is
    /// asked for, and knows all pages that are there by then.
    [[nodiscard]] QMenu* menu();
    /// What is set on all pages that have something set.
    [[nodiscard]] std::map<QString, QJsonObject> settings() const;
    /// Pages that are not named are as at the start. Returns what does not fit, as one sentence; empty where
    /// all was taken.
    [[nodiscard]] QString setSettings(const std::map<QString, QJsonObject>& settings);

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
    /// Whether something is computed for the present page.
    [[nodiscard]] bool isBusy() const;
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
    [[nodiscard]] int sectionOf(int index) const;
    void showCurrentInMenu();
    void showSection(int section);
    void fitTabs();

    QWidget* row_;
    PageTabs* tabs_;
    QToolButton* all_;
    QMenu* menu_ = nullptr; // all_'s, too
    QStackedWidget* stack_;
    std::vector<StagePage*> pages_; // all but the first
    struct Section {
        SegmentedChoice::Segment label;
        int first = 0;   // page
        int current = 0; // the page of it that was shown last
    };
    std::vector<Section> sections_;
    SegmentedChoice* choice_;
};

} // namespace headscope
