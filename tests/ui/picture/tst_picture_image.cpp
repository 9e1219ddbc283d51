// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>
#include <QtTest>

#include "tests/core/base/error_text.h"
#include "ui/picture/picture_image.h"

using namespace headscope;

class TestPictureImage : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    static QImage gradient(int width, int height) {
        QImage image(width, height, QImage::Format_RGB888);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                image.setPixelColor(x, y, QColor(x, y, x + y));
            }
        }
        return image;
    }

  private Q_SLOTS:
    void pixelsAreRowsOfRedGreenBlue() {
        // 5 pixels are 15 bytes: a QImage pads its lines to 16.
        const Picture picture = pictureOf(gradient(5, 3), QStringLiteral("g"));
        QCOMPARE(picture.rgb->size(), std::size_t{45});
        const std::size_t at = (2 * 5 + 4) * 3; // y = 2, x = 4
        QCOMPARE(int{(*picture.rgb)[at]}, 4);
        QCOMPARE(int{(*picture.rgb)[at + 1]}, 2);
        QCOMPARE(int{(*picture.rgb)[at + 2]}, 6);
    }

    void anImageIsThePictureAgain() {
        const QImage image = gradient(5, 3);
        QImage again;
        {
            const Picture picture = pictureOf(image, QStringLiteral("g"));
            again = imageOf(picture);
        } // the image keeps the bytes
        QCOMPARE(again, image);
    }

    void whatIsTransparentKeepsItsColour() {
        QImage image(2, 1, QImage::Format_ARGB32);
        image.fill(qRgba(10, 20, 30, 0));
        const Picture picture = pictureOf(image, QStringLiteral("t"));
        QCOMPARE(int{(*picture.rgb)[0]}, 10);
        QCOMPARE(int{(*picture.rgb)[2]}, 30);
    }

    void filesAreReadByWhatTheyAre() {
        QVERIFY(gradient(7, 4).save(path("a.png")));
        QVERIFY(QFile::rename(path("a.png"), path("a.jpg"))); // a wrong suffix
        const Picture picture = readPictureFile(path("a.jpg"));
        QCOMPARE(picture.width, 7);
        QCOMPARE(picture.height, 4);
        QCOMPARE(picture.name, std::string("a.jpg"));
    }

    void whatIsNoPictureSaysSo() {
        QFile file(path("n.png"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no picture") > 0);
        file.close();
        QVERIFY(errorText([&] {
                    static_cast<void>(readPictureFile(path("n.png")));
                }).contains(QStringLiteral("one that can be read")));
        QVERIFY(!errorText([&] { static_cast<void>(readPictureFile(path("absent.png"))); }).isEmpty());
        QVERIFY(!errorText([&] { static_cast<void>(pictureOf({}, QStringLiteral("x"))); }).isEmpty());
    }

    void aCutFileIsRefused() {
        QVERIFY(gradient(60, 60).save(path("c.png")));
        QVERIFY(QFile::resize(path("c.png"), 100));
        QVERIFY(!errorText([&] { static_cast<void>(readPictureFile(path("c.png"))); }).isEmpty());
    }

    void tooManyPixelsAreRefusedBeforeTheyAreRead() {
        // The header of a PBM is enough to refuse it.
        QFile file(path("large.pbm"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("P4 32000 32000\n") > 0);
        file.close();
        const QString fault = errorText([&] { static_cast<void>(readPictureFile(path("large.pbm"))); });
        QVERIFY2(fault.contains(QStringLiteral("million pixels")), qPrintable(fault));
    }

    void onlyPictureFilesAreTaken() {
        QVERIFY(gradient(2, 2).save(path("d.png")));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("none.gguf")), QUrl::fromLocalFile(path("d.png"))});
        QCOMPARE(pictureFileIn(data), path("d.png"));
        data.setUrls({QUrl(QStringLiteral("https://example.org/d.png"))});
        QVERIFY(pictureFileIn(data).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPictureImage)
#include "tst_picture_image.moc"
