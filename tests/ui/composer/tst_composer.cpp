// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QTreeWidget>

#include "core/base/error.h"
#include "tests/ui/composer/sample_parts.h"
#include "ui/composer/composer.h"
#include "ui/composer/sheet_preview.h"

using namespace headscope;

namespace {

FigureOffers offers() {
    FigureOffers result;
    for (int panels = 1; panels <= 2; ++panels) {
        result.offers.push_back({QStringLiteral("Maps"), QStringLiteral("offer %1").arg(panels),
                                 [panels](const Job&) { return samplePart(panels); }});
    }
    result.offers.push_back(
        {QStringLiteral("Heads"), QStringLiteral("too many"),
         [](const Job&) -> std::shared_ptr<const FigurePart> { throw Error("There are too many heads"); }});
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
        QVERIFY(!composer_->save(folder.filePath(QStringLiteral("a.pdf"))));
        QCOMPARE(composer_->failure(), QStringLiteral("The figure is empty: add a part to it"));
        composer_->add(samplePart());
        for (const char* name : {"a.pdf", "a.svg", "a.png"}) {
            QVERIFY2(composer_->save(folder.filePath(QLatin1String(name))), name);
        }
        QVERIFY(composer_->failure().isEmpty());
        QVERIFY(!composer_->save(folder.filePath(QStringLiteral("a.bmp"))));
        QVERIFY(composer_->failure().contains(QStringLiteral("expected .png, .svg or .pdf")));
    }

    void numbersAreWritten() {
        const QTemporaryDir folder;
        composer_->add(samplePart());
        QVERIFY(composer_->saveNumbers(folder.filePath(QStringLiteral("a.csv"))));
        QFile file(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("# A L2 H0\r\n# × 1/√32"));
    }

    void clipboardHoldsPixelsAndSvg() {
        composer_->add(samplePart());
        QVERIFY(composer_->copy());
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QCOMPARE(qvariant_cast<QImage>(data->imageData()).width(), 2025); // 6.75 in at 300 dpi
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
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
