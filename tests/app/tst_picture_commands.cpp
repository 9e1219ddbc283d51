// SPDX-License-Identifier: GPL-3.0-or-later
// Commands of the program itself on models of pictures.
#include <cmath>

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestPictureCommands : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QString picture_;

    static QString tiny(const char* family) {
        return QString::fromStdString((golden::dataFolder() / "families" / family).string());
    }
    /// A command on a tiny model and the picture.
    Ended on(const char* family, const QStringList& command, const QStringList& more = {}) const {
        return run(
            command +
            QStringList{QStringLiteral("--model"), tiny(family), QStringLiteral("--picture"), picture_} +
            more);
    }

  private Q_SLOTS:
    void initTestCase() {
        picture_ = QString::fromStdString((golden::dataFolder() / "pictures/small.png").string());
        QVERIFY(QFile::exists(picture_));
    }

    void aMapHasPatchesOnItsAxes() {
        const QString file = folder_.filePath(QStringLiteral("map.json"));
        const Ended ended = on("vit", words("map --layer 1 --head 2"), {QStringLiteral("-o"), file});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QJsonObject json = QJsonDocument::fromJson(written.readAll()).object();
        const QJsonArray tokens = json[QStringLiteral("tokens")].toArray();
        QCOMPARE(tokens.size(), 17);
        QCOMPARE(tokens[0].toString(), QStringLiteral("CLS"));
        QCOMPARE(tokens[6].toString(), QStringLiteral("r1 c1"));
        const QJsonObject picture = json[QStringLiteral("picture")].toObject();
        QCOMPARE(picture[QStringLiteral("name")].toString(), QStringLiteral("small.png"));
        QCOMPARE(picture[QStringLiteral("width")].toInt(), 61);
        QCOMPARE(picture[QStringLiteral("patch_rows")].toInt(), 4);
        double sum = 0;
        for (const QJsonValue& weight : json[QStringLiteral("values")].toArray()[3].toArray()) {
            sum += weight.toDouble();
        }
        QVERIFY(std::abs(sum - 1) < 1e-5);
    }

    void theClassIsPredictedWithItsLabel() {
        const QJsonObject json = on("vit", words("predict --json --top 5")).json().object();
        const QJsonArray top = json[QStringLiteral("class")].toArray();
        QCOMPARE(top.size(), 5);
        QStringList labels;
        for (const QJsonValue& each : top) {
            labels += each.toObject()[QStringLiteral("label")].toString();
        }
        QVERIFY(labels.contains(QStringLiteral("Egyptian cat")));
    }

    void scoresOfAllHeads() {
        const Ended ended = on("dinov2", words("heads --csv --scores entropy,output_norm,zeroing_kl"));
        QVERIFY2(ended.status == 0, ended.err.constData());
        QCOMPARE(ended.out.split('\n').size(), 1 + 8 + 1);
    }

    void sidesAreCompared() {
        const Ended ended =
            on("vit", words("compare --json --a layer=0,head=1 --b layer=0,head=1,kv-heads=1,scope=rerun"));
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QJsonObject difference = ended.json().object()[QStringLiteral("difference")].toObject();
        QVERIFY(difference[QStringLiteral("max_absolute")].toDouble() > 0);
        QVERIFY(difference[QStringLiteral("prediction_kl")].toDouble() > 0);
    }

    void aMapIsDrawn() {
        const QString file = folder_.filePath(QStringLiteral("map.png"));
        const Ended ended = on("clip", words("render --layer 0 --head 0"), {QStringLiteral("-o"), file});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(!QImage(file).isNull());
    }

    void aFigureSaysHowItWasMade() {
        const auto said = [this](const char* says) {
            const QString file = folder_.filePath(QStringLiteral("said.png"));
            const Ended ended = on("vit",
                                   words("render --layer 1 --head 2 --scale none --says") +
                                       QStringList{QString::fromLatin1(says)},
                                   {QStringLiteral("-o"), file});
            return ended.status == 0 ? QImage(file).text(QStringLiteral("Headscope"))
                                     : QStringLiteral("failed");
        };
        const QJsonObject all = QJsonDocument::fromJson(said("all").toUtf8()).object();
        const QJsonObject view = all[QStringLiteral("view")].toObject();
        QCOMPARE(view[QStringLiteral("a")].toObject(),
                 (QJsonObject{{QStringLiteral("head"), QStringLiteral("L1 H2")},
                              {QStringLiteral("factor"), QStringLiteral("none")}}));
        QVERIFY(view[QStringLiteral("model")].toString().endsWith(QStringLiteral("families/vit")));
        QVERIFY(view.contains(QStringLiteral("picture")));
        const QJsonObject without = QJsonDocument::fromJson(said("without-text").toUtf8()).object();
        QVERIFY(!without[QStringLiteral("view")].toObject().contains(QStringLiteral("picture")));
        QCOMPARE(said("nothing"), QString());
    }

    void coloursMayGoByLogarithmsAndPixelsByTheMean() {
        const QString text = QStringLiteral("the king said to the queen that ").repeated(50);
        const auto drawn = [&](const char* options) {
            const QString file = folder_.filePath(QStringLiteral("drawn.png"));
            const Ended ended =
                run(QStringList{QStringLiteral("render"), text} + words("--layer 2 --head 7 --size 400x420") +
                    words(options) + QStringList{QStringLiteral("-o"), file});
            return ended.status == 0 ? QImage(file) : QImage();
        };
        const auto view = [](const QImage& image) {
            const QByteArray made = image.text(QStringLiteral("Headscope")).toUtf8();
            return QJsonDocument::fromJson(made)
                .object()[QStringLiteral("view")]
                .toObject()[QStringLiteral("maps")]
                .toObject();
        };
        const QImage plain = drawn("--colour-scale linear --reduction largest");
        const QImage log = drawn("--colour-scale log");
        const QImage mean = drawn("--reduction mean");
        QVERIFY(!plain.isNull() && !log.isNull() && !mean.isNull());
        QVERIFY(plain != log && plain != mean && log != mean);
        QVERIFY(view(log)[QStringLiteral("logarithmic")].toBool());
        QVERIFY(!view(plain)[QStringLiteral("logarithmic")].toBool());
        QCOMPARE(view(mean)[QStringLiteral("reduction")].toString(), QStringLiteral("mean"));
    }

    void aFigureOpensInItsPalette() {
        const QString file = folder_.filePath(QStringLiteral("palette.png"));
        const Ended ended =
            on("vit", words("render --layer 0 --head 0 --palette cividis"), {QStringLiteral("-o"), file});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(QImage(file)
                    .text(QStringLiteral("Headscope"))
                    .contains(QStringLiteral("\"palette\":\"cividis\"")));
    }

    void infoSaysHowPicturesArePreparedAndWhatIsLeftOut() {
        const Ended ended = run({QStringLiteral("info"), QStringLiteral("--model"), tiny("clip")});
        QVERIFY2(ended.out.contains("shorter side to 36 pixels (bicubic), the middle 32 x 32"),
                 ended.out.constData());
        QVERIFY2(ended.out.contains("left out") && ended.out.contains("The text tower"),
                 ended.out.constData());
        QVERIFY(ended.out.contains("4 x 4 patches of 8 x 8 pixels"));
    }

    void whatDoesNotFitIsOneSentence_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("text") << QStringList{QStringLiteral("tokens"), QStringLiteral("a text"),
                                             QStringLiteral("--model"), tiny("vit")}
                              << QStringLiteral("a picture, which this model reads");
        QTest::newRow("picture") << QStringList{QStringLiteral("tokens"), QStringLiteral("--picture"),
                                                picture_}
                                 << QStringLiteral("a text, which this model reads");
        QTest::newRow("absent") << QStringList{QStringLiteral("tokens"), QStringLiteral("--model"),
                                               tiny("vit"), QStringLiteral("--picture"),
                                               QStringLiteral("absent.png")}
                                << QStringLiteral("absent.png");
        QTest::newRow("probe") << QStringList{QStringLiteral("heads"), QStringLiteral("--probe"),
                                              QStringLiteral("--model"), tiny("vit")}
                               << QStringLiteral("a model that reads text");
        QTest::newRow("both") << QStringList{QStringLiteral("tokens"), QStringLiteral("a"),
                                             QStringLiteral("--picture"), picture_}
                              << QStringLiteral("excludes");
    }
    void whatDoesNotFitIsOneSentence() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, sentence);
        const Ended ended = run(arguments);
        QVERIFY(ended.status == 1 || ended.status == 2);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(QString::fromUtf8(ended.err).contains(sentence), ended.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestPictureCommands)
#include "tst_picture_commands.moc"
