// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <utility>

class QMainWindow;
class QWidget;

namespace headscope {

class FrozenPicture;
class Spotlight;
struct Theme;

/// Shows a window to a room: full screen, large letters, strong colours, without the panels that are named as
/// dispensable. Everything is as it was when it ends. Escape, where nothing else in the window takes it, ends
/// the frozen picture, else the spotlight, else the presentation.
class Presentation : public QObject {
    Q_OBJECT

  public:
    /// `dispensable`: panels that are hidden while it goes on; they can be shown again by hand.
    Presentation(QMainWindow& window, const QList<QWidget*>& dispensable);

    [[nodiscard]] bool isOn() const { return isOn_; }
    /// The size of letters with which a screen of that height can be read from the last row: 1/36 of it a
    /// line, 20 pixels at 720, which is 1/6 of a degree or more for whoever sits no further away than six
    /// times the picture's height.
    [[nodiscard]] static double fontPixels(int screenHeight);

    [[nodiscard]] Spotlight& spotlight() { return *spotlight_; }
    [[nodiscard]] FrozenPicture& frozen() { return *frozen_; }

    /// While it goes on, strong colours of that lightness, which stays when it ends.
    void setDark(bool isDark);

  public Q_SLOTS:
    void setOn(bool isOn);
    void setSpotlight(bool isOn);
    void setFrozen(bool isOn);

  Q_SIGNALS:
    void changed(bool isOn);
    void spotlightChanged(bool isOn);
    void frozenChanged(bool isOn);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// Whether there was something to end.
    bool endLast();
    void begin();
    void end();
    void restoreLayout();

    QMainWindow& window_;
    QList<QPointer<QWidget>> dispensable_;
    Spotlight* spotlight_;
    FrozenPicture* frozen_;
    bool isOn_ = false;
    // As they were before:
    QFont font_;
    const Theme* theme_ = nullptr;
    Qt::WindowStates windowState_;
    QSize size_;
    QList<std::pair<QPointer<QMainWindow>, QByteArray>> layouts_; // windows may be in one another
    QList<QPointer<QWidget>> hidden_;
    bool awaitsSize_ = false; // the window ends to fill the screen
};

} // namespace headscope
