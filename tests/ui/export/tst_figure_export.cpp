// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <sys/resource.h>

#include <QtTest>

#include <QClipboard>
#include <QMimeData>
#include <QProcess>
#include <QStandardPaths>
#include <QXmlStreamReader>

#include "core/base/error.h"
#include "ui/export/figure_export.h"
#include "ui/heatmap/figure_plot.h"
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
    FigurePlot plot(FigurePlot::Purpose::File);
    QFont font = QApplication::font();
    font.setPixelSize(qRound(chosen.fontPoints * 96 / 72));
    plot.setFont(font);
    plot.setContent(themed);
    QImage image(chosen.size, QImage::Format_RGB32);
    if (!plot.paint(image, chosen.size, 1, FigurePlot::Output::Pixels)) {
        return {};
    }
    return plot.mapping(panel)->rect(query, key).center();
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
        const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (reader.isEmpty()) {
            QSKIP("pdftotext is not installed");
        }
        exportFigure(figure(), options(), path("map.pdf"));
        QProcess process;
        process.start(reader, {QStringLiteral("-raw"), path("map.pdf"), QStringLiteral("-")});
        QVERIFY(process.waitForFinished());
        const QString text = QString::fromUtf8(process.readAllStandardOutput());
        for (const QString& token : {kTokens[0], kTokens[1], kTokens[2], kTokens[7]}) {
            QVERIFY2(text.contains(token), qPrintable(token));
        }
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
        try {
            exportFigure(figure(), options(), path("map.bmp"));
            QFAIL("no error");
        } catch (const Error& error) {
            const QString sentence = QString::fromUtf8(error.what());
            QVERIFY(sentence.contains(QStringLiteral("png, svg, pdf")));
            QVERIFY(sentence.contains(QStringLiteral("bmp")));
        }
        QVERIFY(!QFile::exists(path("map.bmp")));
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
        copyToClipboard(figure(), options());
        const QMimeData* data = QApplication::clipboard()->mimeData();
        QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), QSize(960, 420));
        QVERIFY(data->data(QStringLiteral("image/svg+xml")).contains("<svg"));
    }

  private:
    [[nodiscard]] QString path(const char* name) const { return folder_->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(TestFigureExport)
#include "tst_figure_export.moc"
