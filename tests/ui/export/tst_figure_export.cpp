// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <csignal>
#include <limits>
#include <sys/resource.h>

#include <QtTest>

#include <QClipboard>
#include <QMimeData>
#include <QProcess>
#include <QStandardPaths>
#include <QXmlStreamReader>

#include "core/base/error.h"
#include "ui/export/figure_export.h"
#include "ui/heatmap/figure_picture.h"
#include "ui/palette/palette.h"

using namespace headscope;

namespace {

const QStringList kTokens = {QStringLiteral("<s>"),  QStringLiteral("The"),  QStringLiteral("注意"),
                             QStringLiteral("سلام"), QStringLiteral("🙂"), QStringLiteral("&amp;"),
                             QStringLiteral("king"), QStringLiteral("queen")};

// Weight 1 on one key of each row: its own position or, in even rows, the first.
FigureContent figure(int tokens = 8, int panels = 3) {
    FigureContent content;
    Matrix values = Matrix::Zero(tokens, tokens);
    std::vector<KeyRange> allowed;
    for (int query = 0; query < tokens; ++query) {
        content.queryLabels += kTokens[query % kTokens.size()];
        values(query, query % 2 == 0 ? 0 : query) = 1;
        allowed.push_back({0, query + 1});
    }
    content.keyLabels = content.queryLabels;
    for (int panel = 0; panel < panels; ++panel) {
        MapPanel map;
        map.badge = QStringLiteral("ABC").at(panel);
        map.accent = QColor(0x2f6fde);
        map.title = QStringLiteral("L2 H5");
        map.note = QStringLiteral("no factor");
        map.values = std::make_shared<const Matrix>(values);
        map.allowed = allowed;
        content.panels.push_back(map);
    }
    return content;
}

FigureOptions options(const QSize& size = {960, 420}) {
    FigureOptions result;
    result.size = size;
    return result;
}

// Where the export draws a cell, in its units of 1/96 inch.
QPointF centreOf(const FigureContent& content, const FigureOptions& chosen, int panel, int query, int key) {
    FigureContent themed = content;
    themed.theme = chosen.theme;
    QFont font = QApplication::font();
    font.setPixelSize(qRound(chosen.fontPoints * 96 / 72));
    const FigurePicture picture(themed, font);
    return picture.mapping(static_cast<std::size_t>(panel), chosen.size)->rect(query, key).center();
}

// Lets writing fail beyond some bytes, as on a full disk.
class FileSizeLimit {
  public:
    explicit FileSizeLimit(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

  private:
    rlimit before_{};
};

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// As pdftotext reads it, with its complaints.
QString textOfPdf(const QString& path) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), path, QStringLiteral("-")});
    return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

} // namespace

class TestFigureExport : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
    }

    void pngHasTheSizeAndResolutionAskedFor() {
        FigureOptions chosen = options({960, 432});
        chosen.dpi = 300;
        exportFigure(figure(), chosen, path("map.png"));
        const QImage image(path("map.png"));
        QCOMPARE(image.size(), QSize(3000, 1350));
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 300);
        QCOMPARE(qRound(image.dotsPerMeterY() * 0.0254), 300);
    }

    void cellCentresHaveTheColourOfTheirValue() {
        const FigureContent content = figure();
        const FigureOptions chosen = options();
        const Palette& palette = findPalette({}, Palette::Kind::Sequential);
        const QImage image = renderImage(content, chosen);
        for (int panel = 0; panel < 3; ++panel) {
            for (int query = 0; query < 8; ++query) {
                for (int key = 0; key <= query; ++key) {
                    const double value = static_cast<double>((*content.panels[0].values)(query, key));
                    QCOMPARE(image.pixel(centreOf(content, chosen, panel, query, key).toPoint()),
                             palette.colour(value));
                }
            }
        }
    }

    void largerResolutionShowsTheSamePicture() {
        const FigureContent content = figure();
        FigureOptions chosen = options();
        chosen.dpi = 192;
        const QImage image = renderImage(content, chosen);
        const QPointF centre = centreOf(content, chosen, 1, 7, 7) * 2;
        QCOMPARE(image.pixel(centre.toPoint()), findPalette({}, Palette::Kind::Sequential).colour(1));
    }

    void svgKeepsTokensAsText() {
        exportFigure(figure(), options(), path("map.svg"));
        QXmlStreamReader xml(contentsOf(path("map.svg")));
        QString text;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("text")) {
                text += xml.readElementText() + QLatin1Char('\n');
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        for (const QString& token : kTokens) {
            QVERIFY2(text.count(token) >= 4, qPrintable(token)); // beside the first map and above each
        }
    }

    void svgHasTitleAndDescription() {
        exportFigure(figure(), options(), path("map.svg"));
        const QByteArray svg = contentsOf(path("map.svg"));
        QVERIFY(svg.contains("<title>Attention maps: A L2 H5"));
        QVERIFY(svg.contains("<desc>Rows are queries"));
    }

    void svgOfFewCellsHasNoImages() {
        exportFigure(figure(), options(), path("map.svg"));
        QVERIFY(!contentsOf(path("map.svg")).contains("<image"));
    }

    void svgOfManyCellsHasOneImageAMap() {
        exportFigure(figure(128), options(), path("map.svg"));
        const QByteArray svg = contentsOf(path("map.svg"));
        QCOMPARE(svg.count("<image"), 3);
        QVERIFY(svg.size() < 1'000'000);
    }

    void pdfHasThePageSizeOfTheFigure() {
        exportFigure(figure(), options({624, 300}), path("map.pdf"));
        const QByteArray pdf = contentsOf(path("map.pdf"));
        QVERIFY(pdf.startsWith("%PDF-"));
        const QRegularExpression box(QStringLiteral("/MediaBox \\[\\s*0 0 ([0-9.]+) ([0-9.]+)"));
        const auto match = box.match(QString::fromLatin1(pdf));
        QVERIFY(match.hasMatch());
        QCOMPARE(qRound(match.captured(1).toDouble()), 468);
        QCOMPARE(qRound(match.captured(2).toDouble()), 225);
    }

    void pdfKeepsTokensAsText() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty()) {
            QSKIP("pdftotext is not installed");
        }
        exportFigure(figure(), options(), path("map.pdf"));
        const QString text = textOfPdf(path("map.pdf"));
        for (const QString& token : {kTokens[0], kTokens[1], kTokens[2], kTokens[7]}) {
            QVERIFY2(text.contains(token), qPrintable(token));
        }
    }

    void slantedLabelsOfPdfAreWholeWords() {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty()) {
            QSKIP("pdftotext is not installed");
        }
        FigureContent content = figure();
        content.queryLabels = QStringList(8, QStringLiteral("x")); // so that only slanted ones are left
        exportFigure(content, options(), path("map.pdf"));
        const QString text = textOfPdf(path("map.pdf"));
        QCOMPARE(text.count(QStringLiteral("queen")), 3);
        QCOMPARE(text.count(QStringLiteral("king")), 3);
        QVERIFY2(!text.contains(QStringLiteral("Syntax")), qPrintable(text)); // Warning, Error
    }

    void svgWritesALineOfTextInOneElement() {
        FigureContent content = figure();
        const QString note = QStringLiteral("× 1/√32 = 0.177 · B − A <注意>"); // of several fonts
        content.panels[0].note = note;
        exportFigure(content, options({1600, 700}), path("map.svg"));
        QVERIFY(contentsOf(path("map.svg")).contains('>' + note.toHtmlEscaped().toUtf8() + "</text>"));
    }

    void svgNamesARealFontAndAGenericOne() {
        const QFont before = QApplication::font();
        QApplication::setFont(QFont(QStringLiteral("Sans Serif")));
        exportFigure(figure(), options(), path("map.svg"));
        QApplication::setFont(before);
        const QString svg = QString::fromUtf8(contentsOf(path("map.svg")));
        const QRegularExpression list(QStringLiteral("font-family=\"[^\",]+, sans-serif\""));
        QVERIFY(svg.contains(list));
        QCOMPARE(svg.count(list), svg.count(QStringLiteral("font-family=")));
        QVERIFY(!svg.contains(QStringLiteral("\"Sans Serif")));
    }

    void figureOfFittingHeightIsLowerThanWide() {
        const int height = fittingHeight(figure(), options({648, 0}));
        QVERIFY(height > 150 && height < 500);
    }

    void onlyTheChosenCellsAreDrawn() {
        FigureOptions chosen = options();
        chosen.cells = QRectF(6, 6, 2, 2);
        exportFigure(figure(), chosen, path("map.svg"));
        const QByteArray svg = contentsOf(path("map.svg"));
        QVERIFY(svg.contains("queen"));
        QVERIFY(!svg.contains(">The<"));
    }

    void unknownSuffixNamesThoseSupported() {
        QVERIFY(sentenceFor(options(), path("map.bmp"))
                    .endsWith(QStringLiteral("map.bmp: file type: expected .png, .svg or .pdf, found .bmp")));
        QVERIFY(!QFile::exists(path("map.bmp")));
        QVERIFY_EXCEPTION_THROWN(checkFigureType("map"), Error);
        checkFigureType("map.PDF"); // throws nothing
    }

    void figureOfLeastSizeIsDrawnAndASmallerOneRefused() {
        const QSize least = minimumSize(figure(), options());
        QCOMPARE(renderImage(figure(), options(least)).size(), least);
        const QString sentence = sentenceFor(options({least.width() - 1, least.height()}), path("map.svg"));
        QVERIFY2(sentence.contains(QStringLiteral("too small: %1 x %2 pixels, expected at least %3 x %2")
                                       .arg(least.width() - 1)
                                       .arg(least.height())
                                       .arg(least.width())),
                 qPrintable(sentence));
        QVERIFY(!QFile::exists(path("map.svg")));
    }

    void resolutionThatIsNoNumberIsRefused() {
        for (const double dpi : {std::nan(""), std::numeric_limits<double>::infinity(), 0.0, -96.0}) {
            FigureOptions chosen = options();
            chosen.dpi = dpi;
            QVERIFY(sentenceFor(chosen, path("map.png")).contains(QStringLiteral("resolution")));
        }
    }

    void imageOfTooManyPixelsIsRefused() {
        FigureOptions chosen = options({2000, 2000});
        chosen.dpi = 96 * 7.5;
        QVERIFY(sentenceFor(chosen, path("map.png")).contains(QStringLiteral("15000 x 15000")));
    }

    void fileNameThatIsNoUtf8IsKept() {
        const std::filesystem::path name =
            std::filesystem::path(folder_->path().toStdString()) / "map-\xe9.svg";
        exportFigure(figure(), options(), name);
        QVERIFY(std::filesystem::exists(name));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(name.parent_path()), {}), 1);
        std::filesystem::remove(name); // QTemporaryDir cannot
    }

    void linkStaysALink() {
        QVERIFY(QFile::link(path("behind.svg"), path("map.svg")));
        exportFigure(figure(), options(), path("map.svg"));
        QVERIFY(QFileInfo(path("map.svg")).isSymLink());
        QVERIFY(contentsOf(path("behind.svg")).contains("<svg"));
    }

    void unwritablePathLeavesNothingAndNamesTheFile_data() {
        QTest::addColumn<QString>("suffix");
        for (const QString& suffix : figureSuffixes()) {
            QTest::newRow(qPrintable(suffix)) << suffix;
        }
    }

    void unwritablePathLeavesNothingAndNamesTheFile() {
        QFETCH(QString, suffix);
        const QString target = folder_->filePath(QStringLiteral("missing/map.") + suffix);
        try {
            exportFigure(figure(), options(), target);
            QFAIL("no error");
        } catch (const Error& error) {
            QVERIFY(QString::fromUtf8(error.what()).contains(target));
        }
        QVERIFY(QDir(folder_->path()).isEmpty());
    }

    void failedExportKeepsTheFileThatWasThere() {
        QFile old(path("map.png"));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        FigureOptions tooLarge = options();
        tooLarge.dpi = 1e6;
        QVERIFY_EXCEPTION_THROWN(exportFigure(figure(), tooLarge, path("map.png")), Error);
        QCOMPARE(contentsOf(path("map.png")), QByteArray("old"));
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 1);
    }

    void foldersAreNotReplaced() {
        QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("map.png")));
        QVERIFY_EXCEPTION_THROWN(exportFigure(figure(), options(), path("map.png")), Error);
        QVERIFY(QFileInfo(path("map.png")).isDir());
    }

    void diskThatFillsUpIsAnErrorAndLeavesNothing_data() {
        unwritablePathLeavesNothingAndNamesTheFile_data();
    }

    void diskThatFillsUpIsAnErrorAndLeavesNothing() {
        QFETCH(QString, suffix);
        const QString target = folder_->filePath(QStringLiteral("map.") + suffix);
        const FileSizeLimit limit(5000); // less than any of these files
        QVERIFY_EXCEPTION_THROWN(exportFigure(figure(), options(), target), Error);
        QVERIFY(QDir(folder_->path()).isEmpty());
    }

    void clipboardHoldsPixelsAndSvg() {
        QApplication::clipboard()->setMimeData(mimeData(figureData(figure(), options())).release());
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), QSize(960, 420));
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    }

  private:
    [[nodiscard]] static QString sentenceFor(const FigureOptions& chosen, const QString& target) {
        try {
            exportFigure(figure(), chosen, target);
        } catch (const Error& error) {
            return QString::fromUtf8(error.what());
        }
        return {};
    }

    [[nodiscard]] QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(TestFigureExport)
#include "tst_figure_export.moc"
