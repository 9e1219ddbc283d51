// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

class QListWidget;
class QPushButton;
class QStackedWidget;

namespace headscope {

class ThemedLabel;

/// Pages of preferences, in a list at the left. Whatever is set there applies at once; a button sets the page
/// in sight back to what the program has.
class PreferencesWindow : public QWidget {
    Q_OBJECT

  public:
    explicit PreferencesWindow(QWidget* parent = nullptr);

    /// `reset` sets the page back.
    void addPage(const QString& name, QWidget* page, std::function<void()> reset);
    /// Shows the window with the page that was shown last, or with this one. The first time it is as
    /// large as text of the present size asks for.
    void open(QWidget* page = nullptr);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void showPage(int index);
    void fitList();

    bool wasOpened_ = false;
    QListWidget* list_;
    ThemedLabel* title_;
    QStackedWidget* stack_;
    QPushButton* reset_;
    std::vector<QWidget*> pages_;
    std::vector<std::function<void()>> resets_; // one a page
};

} // namespace headscope
