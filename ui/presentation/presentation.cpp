// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presentation/presentation.h"

#include <algorithm>

#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QScreen>
#include <QTimer>

#include "ui/presentation/frozen_picture.h"
#include "ui/presentation/spotlight.h"
#include "ui/theme/apply_theme.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

constexpr double kLinesOnScreen = 36;
constexpr double kPixelsOfLine = 1.35; // of a line of text, for one of its font's size

} // namespace

Presentation::Presentation(QMainWindow& window, const QList<QWidget*>& dispensable)
    : QObject(&window), window_(window), spotlight_(new Spotlight(&window)),
      frozen_(new FrozenPicture(&window)) {
    for (QWidget* panel : dispensable) {
        dispensable_ += panel;
    }
    window.installEventFilter(this);
    connect(frozen_, &FrozenPicture::ended, this, [this] { Q_EMIT frozenChanged(false); });
}

/// A key that comes to the window itself was left by all that is in it.
bool Presentation::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        endLast()) {
        return true;
    }
    if (event->type() == QEvent::Resize && awaitsSize_ && !isOn_) {
        awaitsSize_ = false;
        restoreLayout();
    }
    return QObject::eventFilter(watched, event);
}

bool Presentation::endLast() {
    if (!frozen_->isHidden()) {
        setFrozen(false);
    } else if (!spotlight_->isHidden()) {
        setSpotlight(false);
    } else if (isOn_) {
        setOn(false);
    } else {
        return false;
    }
    return true;
}

double Presentation::fontPixels(int screenHeight) {
    return screenHeight / kLinesOnScreen / kPixelsOfLine;
}

void Presentation::setOn(bool isOn) {
    if (isOn == isOn_) {
        return;
    }
    isOn_ = isOn;
    isOn ? begin() : end();
    Q_EMIT changed(isOn);
}

void Presentation::begin() {
    font_ = QApplication::font();
    theme_ = &Theme::of(QApplication::palette());
    windowState_ = window_.windowState();
    size_ = window_.size();
    layouts_.clear();
    for (QMainWindow* window : window_.findChildren<QMainWindow*>() + QList<QMainWindow*>{&window_}) {
        layouts_.append({window, window->saveState()});
    }
    hidden_.clear();
    for (const QPointer<QWidget>& panel : dispensable_) {
        if (panel && !panel->isHidden()) {
            panel->hide();
            hidden_ += panel;
        }
    }
    window_.showFullScreen();
    QFont font = font_;
    const QScreen* screen = window_.screen();
    const double points = fontPixels(screen->geometry().height()) * 72 / screen->logicalDotsPerInchY();
    font.setPointSizeF(std::max(points, font_.pointSizeF()));
    QApplication::setFont(font);
    applyTheme(*qApp, theme_->isDark ? Theme::strongDark() : Theme::strongLight());
}

void Presentation::setDark(bool isDark) {
    theme_ = isDark ? &Theme::dark() : &Theme::light();
    applyTheme(*qApp, isDark ? Theme::strongDark() : Theme::strongLight());
}

void Presentation::end() {
    setSpotlight(false);
    setFrozen(false);
    applyTheme(*qApp, *theme_);
    QApplication::setFont(font_);
    window_.setWindowState(windowState_);
    for (const QPointer<QWidget>& panel : hidden_) {
        if (panel) {
            panel->show();
        }
    }
    // Letters that were larger have made panels wider. Once more when the window has its own size again.
    restoreLayout();
    awaitsSize_ = window_.size() != size_; // else the next one is by a hand, and later
}

/// When the panels have been told of their smaller letters.
void Presentation::restoreLayout() {
    QTimer::singleShot(0, this, [this] {
        QTimer::singleShot(0, this, [this] {
            for (const auto& [window, layout] : layouts_) {
                if (window && !isOn_) {
                    window->restoreState(layout);
                }
            }
        });
    });
}

void Presentation::setSpotlight(bool isOn) {
    if (isOn == spotlight_->isHidden()) {
        spotlight_->setShown(isOn);
        Q_EMIT spotlightChanged(isOn);
    }
}

void Presentation::setFrozen(bool isOn) {
    if (isOn == frozen_->isHidden()) {
        frozen_->setShown(isOn);
        if (isOn) {
            Q_EMIT frozenChanged(true);
        }
    }
}

} // namespace headscope
