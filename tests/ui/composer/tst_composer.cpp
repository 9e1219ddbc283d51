// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include "core/base/error.h"
#include "tests/ui/composer/sample_parts.h"
#include "tests/ui/composer/slow_part.h"
#include "tests/ui/composer/writing.h"
#include "ui/composer/composer.h"
#include "ui/composer/figure_transfer.h"
#include "ui/composer/sheet_preview.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

FigureOffers offers() {
    FigureOffers result;
    for (int panels = 1; panels <= 2; ++panels) {
        result.offers.push_back({QStringLiteral("Maps"), QStringLiteral("offer %1").arg(panels),
                                 QStringLiteral("maps/%1").arg(panels),
                                 [panels](const Job&) { return samplePart(panels); }});
    }
    result.offers.push_back(
        {QStringLiteral("Heads"), QStringLiteral("too many"), QStringLiteral("heads:all"),
         [](const Job&) -> std::shared_ptr<const FigurePart> { throw Error("There are too many heads"); }});
    result.offers.push_back({QStringLiteral("Pages"),
                             QStringLiteral("Steps"),
                             QStringLiteral("page:steps"),
                             {},
                             QStringLiteral("Open the page Steps in the window.")});
    result.makeHeads = [](const QString& heads, const Job&) {
        FigureContent content = sampleFigure();
        content.panels[0].title = heads;
        return std::make_shared<MapsPart>(content);
    };
    return result;
}

} // namespace

class TestComposer : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { composer_ = std::make_unique<Composer>(offers); }
    void cleanup() { composer_.reset(); }

    void chosenOfferBecomesAPart() {
        choose(QStringLiteral("offer 2"));
        QTRY_COMPARE(composer_->sheet().parts.size(), std::size_t{1});
        QCOMPARE(composer_->sheet().parts[0]->name(), samplePart(2)->name());
    }

    void offerThatFailsSaysWhy() {
        choose(QStringLiteral("too many"));
        QTRY_COMPARE(composer_->failure(), QStringLiteral("There are too many heads"));
        QVERIFY(composer_->sheet().parts.empty());
    }

    void namedHeadsBecomeAPart() {
        child<QLineEdit>("headNames")->setText(QStringLiteral(" L0 H1, L2 "));
        QTest::keyClick(child<QLineEdit>("headNames"), Qt::Key_Return);
        QTRY_COMPARE(composer_->sheet().parts.size(), std::size_t{1});
        QVERIFY(composer_->sheet().parts[0]->name().contains(QStringLiteral("L0 H1, L2")));
    }

    void partsChangePlacesAndGo() {
        composer_->add(samplePart(1));
        composer_->add(samplePart(2));
        child<QPushButton>("moveUp")->click();
        QCOMPARE(composer_->sheet().parts[0]->name(), samplePart(2)->name());
        child<QPushButton>("removePart")->click();
        QCOMPARE(composer_->sheet().parts.size(), std::size_t{1});
        QCOMPARE(composer_->sheet().parts[0]->name(), samplePart(1)->name());
    }

    void presetSetsSizeAndLetters() {
        auto* preset = child<QComboBox>("preset");
        preset->setCurrentIndex(2);
        Q_EMIT preset->activated(2);
        const FigureSheet sheet = composer_->sheet();
        QCOMPARE(sheet.width, 1920);
        QCOMPARE(sheet.height, 1080);
        QCOMPARE(sheet.fontPoints, 18.0);
    }

    void titleKeepsWhatIsTyped() {
        auto* title = child<QLineEdit>("title");
        QTest::keyClicks(title, QStringLiteral("Two heads "));
        QCOMPARE(title->text(), QStringLiteral("Two heads "));
        QCOMPARE(composer_->sheet().title, QStringLiteral("Two heads"));
    }

    void previewHasThePagesSize() {
        composer_->add(samplePart());
        auto* preview = child<SheetPreview>("preview");
        QTRY_COMPARE(preview->pageSize(), headscope::pageSize(composer_->sheet()));
        QVERIFY(preview->failure().isEmpty());
    }

    void figureIsWrittenAndFailuresAreSaid() {
        const QTemporaryDir folder;
        QVERIFY(!isSaved(*composer_, folder.filePath(QStringLiteral("a.pdf"))));
        QCOMPARE(composer_->failure(), QStringLiteral("The figure is empty: add a part to it"));
        composer_->add(samplePart());
        for (const char* name : {"a.pdf", "a.svg", "a.png"}) {
            QVERIFY2(isSaved(*composer_, folder.filePath(QLatin1String(name))), name);
            QVERIFY(QFileInfo(folder.filePath(QLatin1String(name))).size() > 1000);
        }
        QVERIFY(composer_->failure().isEmpty());
        QVERIFY(!isSaved(*composer_, folder.filePath(QStringLiteral("a.bmp"))));
        QVERIFY(composer_->failure().contains(QStringLiteral("expected .png, .svg or .pdf")));
    }

    void failureOfAFileStaysWhenThePreviewIsDrawn() {
        composer_->add(samplePart());
        QVERIFY(!isSaved(*composer_, QStringLiteral("/proc/none/a.png")));
        composer_->setSheet({}); // which draws it again
        const QSignalSpy painted(child<SheetPreview>("preview"), &SheetPreview::painted);
        QTRY_VERIFY(!painted.isEmpty());
        QVERIFY(composer_->failure().contains(QStringLiteral("/proc/none")));
    }

    void savedFileIsNamed() {
        const QTemporaryDir folder;
        composer_->add(samplePart());
        QVERIFY(isSaved(*composer_, folder.filePath(QStringLiteral("two heads.svg"))));
        QVERIFY(child<ThemedLabel>("done")->text().contains(QStringLiteral("two heads.svg")));
    }

    void numbersAreWritten() {
        const QTemporaryDir folder;
        composer_->add(samplePart());
        QVERIFY(
            isWritten(*composer_, [&] { composer_->saveNumbers(folder.filePath(QStringLiteral("a.csv"))); }));
        QFile file(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("# A L2 H0\r\n# × 1/√32"));
    }

    void clipboardHoldsPixelsAndSvg() {
        composer_->add(samplePart());
        QVERIFY(isWritten(*composer_, [this] { composer_->copy(); }));
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QCOMPARE(qvariant_cast<QImage>(data->imageData()).width(), 2025); // 6.75 in at 300 dpi
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    }

    void draggedFigureIsDrawnOnceForItsFileAndItsPixels() {
        const QTemporaryDir folder;
        const auto part = std::make_shared<SlowPart>();
        FigureSheet sheet;
        sheet.parts = {part};
        const FigureData data = dragData(sheet, folder.path(), {});
        QCOMPARE(part->painted(), 2); // the other is the SVG
        QCOMPARE(data.image, QImage(data.file));
        QCOMPARE(mimeData(data)->urls().size(), 1);
    }

    void previewIsDrawnInAWorker() {
        const auto part = std::make_shared<SlowPart>();
        composer_->add(part);
        QTRY_VERIFY(part->painted() > 0);
        QVERIFY(part->thread() != QThread::currentThread());
    }

    void previewThatIsNotWantedAnyMoreIsStopped() {
        const auto slow = std::make_shared<SlowPart>(true);
        composer_->add(slow);
        QTRY_VERIFY(slow->painted() > 0);
        child<QPushButton>("removePart")->click();
        QTRY_VERIFY(slow->isStopped());
        composer_->add(samplePart());
        auto* preview = child<SheetPreview>("preview");
        QTRY_COMPARE(preview->pageSize(), headscope::pageSize(composer_->sheet()));
    }

    void longWorkIsToldAndCanBeStopped() {
        composer_->show();
        const auto slow = std::make_shared<SlowPart>(true);
        composer_->add(slow);
        auto* stop = child<QToolButton>("busyStop");
        QTRY_VERIFY(stop->isVisible());
        stop->click();
        QTRY_VERIFY(slow->isStopped());
        QVERIFY(!stop->isVisible());
        QVERIFY(composer_->failure().startsWith(QStringLiteral("Stopped")));
    }

    void stoppedFileIsNotWritten() {
        const QTemporaryDir folder;
        const auto slow = std::make_shared<SlowPart>(true);
        composer_->add(slow);
        composer_->show();
        auto* stop = child<QToolButton>("busyStop");
        QTRY_VERIFY(stop->isVisible()); // for the preview, in another worker
        QSignalSpy written(composer_.get(), &Composer::written);
        composer_->save(folder.filePath(QStringLiteral("a.png")));
        QVERIFY(!child<QPushButton>("saveFigure")->isEnabled());
        stop->click();
        QCOMPARE(written.size(), 1);
        QVERIFY(!written.constFirst().constFirst().toBool());
        QVERIFY(child<QPushButton>("saveFigure")->isEnabled());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("a.png"))));
    }

    void composerThatIsClosedWhileItDrawsEndsIt() {
        const auto slow = std::make_shared<SlowPart>(true);
        composer_->add(slow);
        QTRY_VERIFY(slow->painted() > 0);
        composer_.reset();
        QVERIFY(slow->isStopped());
    }

    void twoOffersThatAreChosenAtOnceAreBothMade() {
        choose(QStringLiteral("offer 2"));
        choose(QStringLiteral("offer 1"));
        QTRY_COMPARE(composer_->sheet().parts.size(), std::size_t{2});
        QCOMPARE(composer_->sheet().parts[0]->name(), samplePart(2)->name());
    }

    void offersAreAskedForOnceWhenTheWindowOpens() {
        int asked = 0;
        Composer composer([&asked] {
            ++asked;
            return offers();
        });
        composer.show();
        composer.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&composer));
        QCOMPARE(asked, 1);
        QEvent again(QEvent::WindowActivate);
        QCoreApplication::sendEvent(&composer, &again);
        QCOMPARE(asked, 2);
    }

    void whatIsNotThereYetIsNamedAndCanNotBeChosen() {
        auto* tree = child<QTreeWidget>("offers");
        const auto found = tree->findItems(QStringLiteral("Steps"), Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        QVERIFY(found.front()->isDisabled());
        QVERIFY(found.front()->toolTip(0).contains(QStringLiteral("Open the page")));
    }

    void whatIsComposedComesBackFromItsWords() {
        composer_->addOffer(offers().offers[1]);
        QTRY_COMPARE(composer_->sheet().parts.size(), std::size_t{1});
        FigureSheet sheet = composer_->sheet();
        sheet.title = QStringLiteral("Two heads");
        sheet.look.paper = Paper::Dark;
        composer_->setSheet(sheet);

        Composer other(offers);
        other.setWords(composer_->words());
        QVERIFY(other.isWaiting());
        other.takeOffers();
        QTRY_COMPARE(other.sheet().parts.size(), std::size_t{1});
        QCOMPARE(other.sheet().parts[0]->name(), samplePart(2)->name());
        QCOMPARE(other.words(), composer_->words());
    }

    void partThatIsNotOfferedYetWaitsInItsPlace() {
        const QJsonObject words{
            {QStringLiteral("parts"),
             QJsonArray{QJsonObject{{QStringLiteral("part"), QStringLiteral("page:later")},
                                    {QStringLiteral("name"), QStringLiteral("Steps of L2 H5")}},
                        QJsonObject{{QStringLiteral("part"), QStringLiteral("maps/1")}}}}};
        bool isThere = false;
        Composer composer([&isThere] {
            FigureOffers result = offers();
            if (isThere) {
                result.offers.push_back({QStringLiteral("Page"), QStringLiteral("later"),
                                         QStringLiteral("page:later"),
                                         [](const Job&) { return samplePart(3); }});
            }
            return result;
        });
        composer.setWords(words);
        composer.takeOffers();
        QTRY_COMPARE(composer.sheet().parts.size(), std::size_t{1});
        QVERIFY(composer.findChild<QListWidget*>(QStringLiteral("parts"))
                    ->item(0)
                    ->text()
                    .contains(QStringLiteral("Steps of L2 H5")));
        isThere = true;
        composer.takeOffers();
        QTRY_COMPARE(composer.sheet().parts.size(), std::size_t{2});
        QCOMPARE(composer.sheet().parts[0]->name(), samplePart(3)->name());
    }

    void wordsThatDoNotFitChangeNothing() {
        composer_->add(samplePart());
        const QJsonObject before = composer_->words();
        QVERIFY_EXCEPTION_THROWN(
            composer_->setWords({{QStringLiteral("paper"), QStringLiteral("parchment")}}), Error);
        QCOMPARE(composer_->words(), before);
        QCOMPARE(composer_->sheet().parts.size(), std::size_t{1});
    }

  private:
    template <typename Widget>
    Widget* child(const char* name) {
        return composer_->findChild<Widget*>(QLatin1String(name));
    }
    void choose(const QString& offer) {
        auto* tree = child<QTreeWidget>("offers");
        tree->setCurrentItem(tree->findItems(offer, Qt::MatchExactly | Qt::MatchRecursive).constFirst());
        child<QPushButton>("addOffer")->click();
    }

    std::unique_ptr<Composer> composer_;
};

QTEST_MAIN(TestComposer)
#include "tst_composer.moc"
