// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader says of the window and its panels, and what is said where the pointer rests.
#include <QAbstractButton>
#include <QHelpEvent>
#include <QTextEdit>
#include <QtTest>

#include "tests/ui/window/shown_controls.h"
#include "tests/ui/window/window_sights.h"

using namespace headscope;

namespace {

/// Whether resting the pointer over a widget shows something: a text of its own, or one of what is under the
/// pointer.
bool explainsItself(QWidget& widget) {
    if (!widget.toolTip().isEmpty()) {
        return true;
    }
    const QPoint middle = widget.rect().center();
    QHelpEvent event(QEvent::ToolTip, middle, widget.mapToGlobal(middle));
    static_cast<QObject&>(widget).event(&event); // and not notify(), which asks its parents too
    return event.isAccepted();
}

} // namespace

class TestSpokenWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;

    QWidget* show(const QString& sight) {
        if (pageKeys(*window_).contains(sight)) {
            showPage(*window_, sight);
            return window_.get();
        }
        for (const Sight& each : panelSights()) {
            if (sight == QLatin1String(each.name)) {
                return each.show(*window_);
            }
        }
        return nullptr;
    }
    void addSights() {
        QTest::addColumn<QString>("sight");
        for (const QString& key : pageKeys(*window_)) {
            QTest::newRow(qPrintable(key)) << key;
        }
        for (const Sight& each : panelSights()) {
            QTest::newRow(each.name) << QString::fromUtf8(each.name);
        }
    }

  private Q_SLOTS:
    void initTestCase() {
        window_ = openedWindow();
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().comparison() != nullptr, 60000);
    }
    void cleanup() {
        for (QWidget* panel : QApplication::topLevelWidgets()) {
            if (panel != window_.get() && panel->isVisible()) {
                panel->close();
            }
        }
    }
    void cleanupTestCase() { window_.reset(); }

    void everyControlHasAName_data() { addSights(); }
    void everyControlHasAName() {
        QFETCH(QString, sight);
        QWidget* shown = show(sight);
        QVERIFY(shown != nullptr);
        QStringList nameless;
        const QList<ShownControl> controls = shownControls(*shown);
        for (const ShownControl& control : controls) {
            const QString type = QString::fromLatin1(control.widget->metaObject()->className());
            if (control.name.trimmed().isEmpty() || control.name == type.section(u':', -1) ||
                control.name == control.widget->objectName()) {
                nameless += placeOf(*control.widget);
            }
        }
        QVERIFY(controls.size() > 1);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void noTwoOfAGroupSoundAlike_data() { addSights(); }
    void noTwoOfAGroupSoundAlike() {
        QFETCH(QString, sight);
        QWidget* shown = show(sight);
        QVERIFY(shown != nullptr);
        QSet<QString> heard;
        QStringList alike;
        for (const ShownControl& control : shownControls(*shown)) {
            const QString said =
                QStringLiteral("%1/%2/%3").arg(control.group, control.name).arg(control.role);
            if (heard.contains(said)) {
                alike += QStringLiteral("%1: %2").arg(placeOf(*control.widget), control.name);
            }
            heard.insert(said);
        }
        QVERIFY2(alike.isEmpty(), qPrintable(alike.join(u'\n')));
    }

    void paintedControlsHaveARole_data() { addSights(); }
    void paintedControlsHaveARole() {
        QFETCH(QString, sight);
        QWidget* shown = show(sight);
        QVERIFY(shown != nullptr);
        QStringList plain;
        for (const ShownControl& control : shownControls(*shown)) {
            if (control.role == QAccessible::Client || control.role == QAccessible::NoRole) {
                plain += placeOf(*control.widget);
            }
        }
        QVERIFY2(plain.isEmpty(), qPrintable(plain.join(u'\n')));
    }

    void everyControlExplainsItself_data() { addSights(); }
    void everyControlExplainsItself() {
        QFETCH(QString, sight);
        QWidget* shown = show(sight);
        QVERIFY(shown != nullptr);
        QStringList mute;
        for (const ShownControl& control : shownControls(*shown)) {
            if (!explainsItself(*control.widget)) {
                mute +=
                    QStringLiteral("%1 %2: %3").arg(placeOf(*control.widget), control.name).arg(control.role);
            }
        }
        QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
    }
};

QTEST_MAIN(TestSpokenWindow)
#include "tst_spoken_window.moc"
