// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QLabel>
#include <QMainWindow>
#include <QSignalSpy>
#include <QtTest>

#include "ui/presentation/frozen_picture.h"
#include "ui/presentation/presentation.h"
#include "ui/presentation/spotlight.h"
#include "ui/theme/apply_theme.h"

using namespace headscope;

class TestPresentation : public QObject {
    Q_OBJECT

    std::unique_ptr<QMainWindow> window_;
    QLabel* panel_ = nullptr;
    Presentation* presentation_ = nullptr;

  private Q_SLOTS:
    void init() {
        applyTheme(*qApp, Theme::light());
        window_ = std::make_unique<QMainWindow>();
        window_->resize(640, 480);
        auto* centre = new QWidget;
        window_->setCentralWidget(centre);
        panel_ = new QLabel(QStringLiteral("panel"), centre);
        presentation_ = new Presentation(*window_, {panel_});
        window_->show();
    }
    void cleanup() { window_.reset(); }

    void lettersAreLargeColoursStrongAndPanelsHidden() {
        const double before = QApplication::font().pointSizeF();
        presentation_->setOn(true);
        QVERIFY(QApplication::font().pointSizeF() >= before);
        QCOMPARE(&Theme::of(QApplication::palette()), &Theme::strongLight());
        QVERIFY(panel_->isHidden());
        QVERIFY(window_->isFullScreen());
    }
    void everythingIsAsItWasWhenItEnds() {
        applyTheme(*qApp, Theme::dark());
        const QFont before = QApplication::font();
        presentation_->setOn(true);
        QCOMPARE(&Theme::of(QApplication::palette()), &Theme::strongDark());
        presentation_->setSpotlight(true);
        presentation_->setOn(false);
        QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF());
        QCOMPARE(&Theme::of(QApplication::palette()), &Theme::dark());
        QVERIFY(!panel_->isHidden());
        QVERIFY(!window_->isFullScreen());
        QVERIFY(presentation_->spotlight().isHidden());
    }
    void panelsAreAsWideAsTheyWere() {
        auto* dock = new QDockWidget(QStringLiteral("dock"));
        dock->setObjectName(QStringLiteral("dock"));
        auto* words = new QLabel(QStringLiteral("words"));
        dock->setWidget(words);
        auto* inner = new QMainWindow; // as the window has one for its panels
        inner->setWindowFlags(Qt::Widget);
        inner->setCentralWidget(new QWidget);
        window_->setCentralWidget(inner);
        inner->addDockWidget(Qt::RightDockWidgetArea, dock);
        inner->resizeDocks({dock}, {230}, Qt::Horizontal);
        QCoreApplication::processEvents();
        const int before = dock->width();
        presentation_->setOn(true);
        QCoreApplication::processEvents();
        words->setMinimumWidth(400); // as large letters do
        QCoreApplication::processEvents();
        QVERIFY(dock->width() >= 400);
        presentation_->setOn(false);
        words->setMinimumWidth(0);
        QTRY_COMPARE(dock->width(), before);
    }
    void aPanelThatWasHiddenStaysHidden() {
        panel_->hide();
        presentation_->setOn(true);
        presentation_->setOn(false);
        QVERIFY(panel_->isHidden());
    }
    void twentyPixelsALineAtTheLowestProjector() {
        QVERIFY(1.35 * Presentation::fontPixels(720) >= 20);
        QVERIFY(Presentation::fontPixels(2160) > 2.9 * Presentation::fontPixels(720));
    }
    void theSpotlightDarkensEverythingElse() {
        presentation_->setSpotlight(true);
        Spotlight& light = presentation_->spotlight();
        QVERIFY(light.isVisible());
        QVERIFY(light.testAttribute(Qt::WA_TransparentForMouseEvents));
        QCOMPARE(light.size(), window_->size());
        window_->resize(700, 500);
        QTRY_COMPARE(light.size(), window_->size());
        presentation_->setSpotlight(false);
        QVERIFY(!light.isVisible());
    }
    void escapeEndsWhatBeganLast() {
        presentation_->setOn(true);
        presentation_->setSpotlight(true);
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(presentation_->spotlight().isHidden());
        QVERIFY(presentation_->isOn());
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(!presentation_->isOn());
    }
    void escapeEndsAFrozenPicture() {
        presentation_->setFrozen(true);
        QTest::keyClick(window_.get(), Qt::Key_Escape);
        QVERIFY(presentation_->frozen().isHidden());
    }
    void aFrozenPictureStaysUntilAClick() {
        const QSignalSpy changed(presentation_, &Presentation::frozenChanged);
        presentation_->setFrozen(true);
        FrozenPicture& picture = presentation_->frozen();
        QVERIFY(picture.isVisible());
        panel_->setText(QStringLiteral("another"));
        QTest::mouseClick(&picture, Qt::LeftButton);
        QVERIFY(!picture.isVisible());
        QCOMPARE(changed.count(), 2);
        QCOMPARE(changed.last().first().toBool(), false);
    }
};

QTEST_MAIN(TestPresentation)
#include "tst_presentation.moc"
