// SPDX-License-Identifier: GPL-3.0-or-later
// The window without a mouse: Tab reaches every control, in the order of the rows, and is caught by none.
#include <QAbstractButton>
#include <QButtonGroup>
#include <QMenuBar>
#include <QtTest>

#include "tests/ui/window/shown_controls.h"
#include "tests/ui/window/window_sights.h"

using namespace headscope;

namespace {

constexpr int kMost = 400; // stops of Tab

/// Whether Tab is to come to it.
bool takesTab(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 &&
           widget.focusProxy() == nullptr && !isPartOfControl(widget);
}

/// The widgets that Tab comes to, from the present one until that is reached again.
QList<QWidget*> tabbed(QWidget& window) {
    QList<QWidget*> stops;
    QWidget* first = QApplication::focusWidget();
    for (int press = 0; press < kMost; ++press) {
        QTest::keyClick(&window, Qt::Key_Tab);
        QWidget* now = QApplication::focusWidget();
        if (now == nullptr || (!stops.isEmpty() && stops.back() == now)) {
            return stops; // a trap
        }
        stops += now;
        if (now == first) {
            break;
        }
    }
    return stops;
}

QRect placeIn(const QWidget& window, const QWidget& widget) {
    return {widget.mapTo(&window, QPoint()), widget.size()};
}

} // namespace

class TestTabOrder : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;

  private Q_SLOTS:
    void initTestCase() {
        window_ = openedWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().comparison() != nullptr, 60000);
    }
    void cleanupTestCase() { window_.reset(); }

    void tabReachesEveryControl_data() {
        QTest::addColumn<QString>("page");
        for (const QString& key : pageKeys(*window_)) {
            QTest::newRow(qPrintable(key)) << key;
        }
    }
    void tabReachesEveryControl() {
        QFETCH(QString, page);
        showPage(*window_, page);
        window_->setFocus();
        QTest::keyClick(window_.get(), Qt::Key_Tab);
        const QList<QWidget*> stops = tabbed(*window_);
        QVERIFY2(stops.size() > 5 && stops.size() < kMost, qPrintable(QString::number(stops.size())));
        QStringList missed;
        for (QWidget* widget : window_->findChildren<QWidget*>()) {
            const auto* button = qobject_cast<QAbstractButton*>(widget);
            const bool isOneOfGroup = button != nullptr && button->group() != nullptr &&
                                      button->group()->exclusive() && !button->isChecked();
            if (widget->window() == window_.get() && takesTab(*widget) && !isOneOfGroup &&
                !stops.contains(widget)) {
                missed += placeOf(*widget);
            }
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
    }

    void tabGoesDownTheRowsOfAPage_data() { tabReachesEveryControl_data(); }
    void tabGoesDownTheRowsOfAPage() {
        QFETCH(QString, page);
        showPage(*window_, page);
        auto* stack = window_->findChild<PageStack*>();
        window_->setFocus();
        QTest::keyClick(window_.get(), Qt::Key_Tab);
        QStringList jumps;
        QWidget* before = nullptr;
        for (QWidget* stop : tabbed(*window_)) {
            if (!stack->isAncestorOf(stop)) {
                before = nullptr;
                continue;
            }
            if (before != nullptr) {
                const QRect from = placeIn(*window_, *before);
                const QRect to = placeIn(*window_, *stop);
                const bool isNextColumn = to.left() >= from.right();
                if (to.bottom() <= from.top() && !isNextColumn) {
                    jumps += placeOf(*before) + QStringLiteral(" -> ") + placeOf(*stop);
                }
            }
            before = stop;
        }
        QVERIFY2(jumps.isEmpty(), qPrintable(jumps.join(u'\n')));
    }

    void tabFollowsTheLookOfTheWindow() {
        showPage(*window_, QStringLiteral("mapsPage"));
        auto* first = window_->findChild<QWidget*>(QStringLiteral("modelButton"));
        first->setFocus();
        const QList<QWidget*> stops = QList<QWidget*>{first} + tabbed(*window_);
        qsizetype last = -1;
        for (const char* name : {"modelButton", "promptField", "tokenStrip", "headCanvas", "pageTabs", "maps",
                                 "sideCardA", "sideCardB"}) {
            const auto* whole = window_->findChild<QWidget*>(QLatin1String(name));
            QVERIFY2(whole != nullptr, name);
            const auto found = std::ranges::find_if(
                stops, [whole](const QWidget* stop) { return stop == whole || whole->isAncestorOf(stop); });
            QVERIFY2(found != stops.end(), name);
            const qsizetype place = found - stops.begin();
            QVERIFY2(place > last, name);
            last = place;
        }
    }

    void shiftTabGoesBack() {
        auto* first = window_->findChild<QWidget*>(QStringLiteral("modelButton"));
        first->setFocus();
        QTest::keyClick(window_.get(), Qt::Key_Tab);
        QVERIFY(!first->hasFocus());
        QTest::keyClick(window_.get(), Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(first->hasFocus());
    }

    void noTwoEntriesOfAMenuShareALetter() {
        QStringList shared;
        QList<QMenu*> menus = window_->menuBar()->findChildren<QMenu*>();
        menus += window_->findChildren<QMenu*>();
        for (const QMenu* menu : std::as_const(menus)) {
            QSet<QString> letters;
            for (const QAction* action : menu->actions()) {
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                if (action->isVisible() && !letter.isEmpty() && letters.contains(letter)) {
                    shared += QStringLiteral("%1: %2").arg(menu->title(), action->text());
                }
                letters.insert(letter);
            }
        }
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(u'\n')));
    }

    void noTwoMenusOfTheBarShareALetter() {
        QSet<QString> letters;
        for (const QAction* menu : window_->menuBar()->actions()) {
            const QString letter = QKeySequence::mnemonic(menu->text()).toString();
            QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(menu->text()));
            letters.insert(letter);
        }
    }
};

QTEST_MAIN(TestTabOrder)
#include "tst_tab_order.moc"
