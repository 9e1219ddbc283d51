// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/program_run.h"

using namespace headscope;

class WindowPictureTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    void write(const char* name, const char* text) const {
        QFile file(folder_.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        qputenv("HOME", folder_.path().toLocal8Bit()); // no settings of who runs the test
    }

    void drawsTheWindowWithoutADisplay() {
        const QString file = folder_.filePath(QStringLiteral("window.png"));
        const Ended ended = run({QStringLiteral("--text"), QStringLiteral("The king said to the queen"),
                                 QStringLiteral("--screenshot"), file});
        QVERIFY2(ended.status == 0, ended.err.constData());
        const QImage picture(file);
        QVERIFY(picture.width() > 600 && picture.height() > 400);
        std::set<QRgb> colours; // those of the maps are many, of an empty window few
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                colours.insert(picture.pixel(x, y));
            }
        }
        QVERIFY2(colours.size() > 500, qPrintable(QString::number(colours.size())));
    }

    void saysWhereItCanNotWrite() {
        const Ended ended =
            run({QStringLiteral("--screenshot"), folder_.filePath(QStringLiteral("none/window.png"))});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY(ended.err.contains("none"));
    }

    void whatIsNotThereIsNoPicture_data() {
        QTest::addColumn<QStringList>("asked");
        QTest::newRow("model") << words("--model none");
        QTest::newRow("view's model") << words("other.headscope");
        QTest::newRow("view") << words("bad.headscope");
        QTest::newRow("empty text") << QStringList{QStringLiteral("--text"), QString()};
    }
    void whatIsNotThereIsNoPicture() {
        QFETCH(QStringList, asked);
        write("bad.headscope", "bad");
        write("other.headscope", "{\"format\": \"headscope-view\", \"version\": 2, \"view\": {\"model\": "
                                 "\"/none/gpt2\", \"text\": \"Hello\"}}");
        const Ended ended = run(asked + words("--screenshot none.png"), folder_.path());
        QVERIFY(ended.status != 0);
        QVERIFY2(ended.errorLines() == 1, ended.err.constData());
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("none.png"))));
    }

    void isOfTheWindowOnly() {
        const Ended ended = run(words("--screenshot window.png info"), folder_.path());
        QCOMPARE(ended.status, 2);
        QVERIFY(ended.err.contains("--screenshot"));
    }
};

QTEST_GUILESS_MAIN(WindowPictureTest)
#include "tst_window_picture.moc"
