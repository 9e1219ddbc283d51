// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader says of the window and its panels, and what is said where the pointer rests.
#include <QDialogButtonBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QtTest>

#include "tests/ui/window/shown_controls.h"
#include "tests/ui/window/window_sights.h"
#include "ui/controls/segmented_choice.h"

using namespace headscope;

namespace {

/// What says nothing itself where the pointer rests, and why that is right.
struct Exempt {
    const char* names; // of objects, or of a class; between spaces
    const char* reason;
};

constexpr Exempt kExempt[] = {
    {"maps pageMaps tokenStrip lines text scoreTable",
     "shows what is under the pointer, over its inner part"},
    {"HeatmapView LinesCanvas TextCanvas TokenStrip ScoreTableGrid", "likewise"},
    {"CurveChart", "says the point under the pointer as soon as that moves"},
    {"BarTable ProductChart SpectrumChart GroupDistancePlot StepBars MatrixCanvas LayerGraph",
     "reads what is pointed at in a line under it"},
    {"PredictionChart ReadoutBar SavingBars SpreadTable", "is a read-out; its parts explain themselves"},
    {"modelList recommendedModels filesToFetch", "each row says what it is"},
    {"shortcutList manualText", "is read"},
    {"LessonText LessonPanel LessonRow QScrollArea GroupNumbers", "holds text, or other controls"},
    {"cancel closeFetch", "is a plain word"},
};

bool isExempt(const QWidget& widget) {
    const QString type = QString::fromLatin1(widget.metaObject()->className()).section(u':', -1);
    for (const Exempt& exempt : kExempt) {
        const QStringList names = QString::fromLatin1(exempt.names).split(u' ');
        if (names.contains(type) || names.contains(widget.objectName())) {
            return true;
        }
    }
    const auto* line = qobject_cast<const QLineEdit*>(&widget); // says what to type
    const auto* text = qobject_cast<const QPlainTextEdit*>(&widget);
    const auto* button = qobject_cast<const QPushButton*>(&widget);
    return (line != nullptr && !line->placeholderText().isEmpty()) ||
           (text != nullptr && !text->placeholderText().isEmpty()) ||
           (button != nullptr && qobject_cast<const QDialogButtonBox*>(button->parentWidget()) != nullptr);
}

/// Whether resting the pointer over a widget shows something: a text of its own or of the row of choices that
/// it is one of, or of what is under the pointer.
bool explainsItself(QWidget& widget) {
    const auto* choice = qobject_cast<SegmentedChoice*>(widget.parentWidget());
    if (!widget.toolTip().isEmpty() || (choice != nullptr && !choice->toolTip().isEmpty())) {
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
        window_ = openedWindow(); // the last test left another model in it
        QTRY_VERIFY_WITH_TIMEOUT(window_->session().comparison() != nullptr, 60000);
        QTest::addColumn<QString>("sight");
        for (const QString& key : pageKeys(*window_)) {
            QTest::newRow(qPrintable(key)) << key;
        }
        for (const Sight& each : panelSights()) {
            QTest::newRow(each.name) << QString::fromUtf8(each.name);
        }
    }

  private Q_SLOTS:
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
            const bool isQtsOwn = control.widget->inherits("QScrollArea") ||
                                  control.widget->inherits("QKeySequenceEdit") ||
                                  control.widget->inherits("headscope::LessonPanel");
            if (!isQtsOwn && (control.role == QAccessible::Client || control.role == QAccessible::NoRole)) {
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
            if (!isExempt(*control.widget) && !explainsItself(*control.widget)) {
                mute += QStringLiteral("%1: %2").arg(placeOf(*control.widget), control.name);
            }
        }
        QVERIFY2(mute.isEmpty(), qPrintable(mute.join(u'\n')));
    }
};

QTEST_MAIN(TestSpokenWindow)
#include "tst_spoken_window.moc"
