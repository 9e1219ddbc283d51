// SPDX-License-Identifier: GPL-3.0-or-later
// Hebrew and Arabic: tokens in sentences, and a window whose rows go from right to left.
#include <QLabel>
#include <QtTest>

#include "tests/ui/window/window_sights.h"
#include "ui/charts/map_sheet.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/page_stack.h"
#include "ui/panels/matrix_canvas.h"

using namespace headscope;

namespace {

const QString kModel = QStringLiteral("random:width=16,heads=2,seed=3"); // whose tokens are words
const QString kText = QStringLiteral("king שלום ملك queen");

bool isRightToLeft(QChar character) {
    return character.direction() == QChar::DirR || character.direction() == QChar::DirAL;
}

/// Whether a right-to-left letter of a line with others stands outside an isolate.
bool isTurnedRound(const QString& text) {
    for (const QString& line : text.split(u'\n')) {
        const bool isAlone = std::ranges::none_of(
            line, [](QChar each) { return each.direction() == QChar::DirL || each.isDigit(); });
        int depth = 0;
        for (const QChar each : line) {
            depth += each == QChar(0x2068) ? 1 : each == QChar(0x2069) ? -1 : 0;
            if (depth == 0 && !isAlone && isRightToLeft(each)) {
                return true;
            }
        }
    }
    return false;
}

/// What a widget shows or says.
QStringList textsOf(const QWidget& widget) {
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        texts += label->text();
    }
    return texts;
}

QStringList turnedRound(const MainWindow& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        for (const QString& text : textsOf(*widget)) {
            if (isTurnedRound(text)) {
                found += widget->objectName() + QStringLiteral(": ") + text;
            }
        }
    }
    return found;
}

/// Pairs of visible siblings that lie over one another.
QStringList overlaps(QWidget& whole) {
    QStringList found;
    QList<QWidget*> all = whole.findChildren<QWidget*>();
    all.prepend(&whole);
    for (const QWidget* parent : std::as_const(all)) {
        QList<QWidget*> shown = parent->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        shown.removeIf([](const QWidget* each) { return !each->isVisible() || each->isWindow(); });
        for (qsizetype i = 0; i < shown.size(); ++i) {
            for (qsizetype j = i + 1; j < shown.size(); ++j) {
                if (shown[i]->geometry().intersects(shown[j]->geometry())) {
                    found += QStringLiteral("%1: %2 and %3")
                                 .arg(parent->objectName(), shown[i]->objectName(), shown[j]->objectName());
                }
            }
        }
    }
    return found;
}

} // namespace

class TestRightToLeft : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;

    void addPages() {
        QTest::addColumn<QString>("page");
        for (const QString& key : pageKeys(*window_)) {
            QTest::newRow(qPrintable(key)) << key;
        }
    }
    bool isComputed() {
        const auto& shown = window_->session().comparison();
        return shown && shown->text->encoded.tokens.size() == 4;
    }

  private Q_SLOTS:
    void initTestCase() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        window_->openModel(kModel);
        window_->setText(kText);
        QTRY_VERIFY_WITH_TIMEOUT(isComputed(), 60000);
        Q_EMIT window_->findChild<PageStack*>()->queryChosen(2);
    }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }
    void cleanupTestCase() { window_.reset(); }

    void tokensInSentencesAreIsolated_data() { addPages(); }
    void tokensInSentencesAreIsolated() {
        QFETCH(QString, page);
        showPage(*window_, page);
        for (QWidget* view : window_->findChildren<QWidget*>()) { // read-outs
            if (view->isVisible() &&
                (qobject_cast<HeatmapView*>(view) != nullptr || qobject_cast<MapSheet*>(view) != nullptr ||
                 qobject_cast<MatrixCanvas*>(view) != nullptr)) {
                QTest::keyClick(view, Qt::Key_Down);
                QTest::keyClick(view, Qt::Key_Down);
                QTest::keyClick(view, Qt::Key_Right);
            }
        }
        QVERIFY2(turnedRound(*window_).isEmpty(), qPrintable(turnedRound(*window_).join(u'\n')));
    }

    void theCheckFindsATokenThatIsNot() {
        QVERIFY(isTurnedRound(QStringLiteral("query 2 “ملك”")));
        QVERIFY(!isTurnedRound(QStringLiteral("query 2 “\u2068ملك\u2069”")));
        QVERIFY(!isTurnedRound(QStringLiteral("שלום")));
    }

    void nothingOverlapsInAMirroredWindow_data() { addPages(); }
    void nothingOverlapsInAMirroredWindow() {
        QFETCH(QString, page);
        showPage(*window_, page);
        const QStringList before = overlaps(*window_);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        if (const QString folder = qEnvironmentVariable("HEADSCOPE_MIRRORED_PICTURES"); !folder.isEmpty()) {
            window_->grab().save(folder + u'/' + page + QStringLiteral(".png")); // to be looked at
        }
        QStringList added = overlaps(*window_);
        added.removeIf([&](const QString& each) { return before.contains(each); });
        QVERIFY2(added.isEmpty(), qPrintable(added.join(u'\n')));
    }

    void nothingOverlapsInMirroredPanels_data() {
        QTest::addColumn<int>("index");
        const auto panels = panelSights();
        for (std::size_t i = 0; i < panels.size(); ++i) {
            QTest::newRow(panels[i].name) << static_cast<int>(i);
        }
    }
    void nothingOverlapsInMirroredPanels() {
        QFETCH(int, index);
        QWidget* panel = panelSights()[static_cast<std::size_t>(index)].show(*window_);
        QVERIFY(panel != nullptr);
        const QStringList before = overlaps(*panel);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        QVERIFY(panel->isRightToLeft());
        QStringList added = overlaps(*panel);
        added.removeIf([&](const QString& each) { return before.contains(each); });
        QVERIFY2(added.isEmpty(), qPrintable(added.join(u'\n')));
        panel->close();
    }

    void keysGoFromLeftToRightInAMirroredWindow() {
        showPage(*window_, QStringLiteral("mapsPage"));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCoreApplication::processEvents();
        const auto* maps = window_->findChild<HeatmapView*>(QStringLiteral("maps"));
        QVERIFY(maps->cellRect(0, 0, 0).left() < maps->cellRect(0, 0, 3).left());
        QCOMPARE(maps->layoutDirection(), Qt::LeftToRight);
    }
};

QTEST_MAIN(TestRightToLeft)
#include "tst_right_to_left.moc"
