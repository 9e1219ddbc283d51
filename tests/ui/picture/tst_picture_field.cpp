// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "ui/picture/picture_field.h"
#include "ui/theme/themed_label.h"

using namespace headscope;

class TestPictureField : public QObject {
    Q_OBJECT

    std::unique_ptr<PictureField> field_;
    QTemporaryDir folder_;
    QImage image_{30, 20, QImage::Format_RGB888};

    template <typename Widget>
    Widget* child(const char* name) {
        return field_->findChild<Widget*>(QString::fromLatin1(name));
    }
    QString file(const char* name) {
        const QString path = folder_.filePath(QString::fromLatin1(name));
        return image_.save(path) ? path : QString();
    }

  private Q_SLOTS:
    void init() {
        image_.fill(Qt::red);
        field_ = std::make_unique<PictureField>();
        field_->show();
    }

    void withoutAPictureItSaysWhatToDo() {
        QVERIFY(child<ThemedLabel>("pictureName")->text().contains(QStringLiteral("Open a picture")));
        QVERIFY(!child<QToolButton>("pictureThumbnail")->isVisible());
    }

    void aPictureHasNameAndSize() {
        field_->setPicture(image_, QStringLiteral("<b>cat</b>.png"));
        QCOMPARE(child<ThemedLabel>("pictureName")->text(),
                 QStringLiteral("<b>cat</b>.png   30 × 20 pixels"));
        QVERIFY(child<QToolButton>("pictureThumbnail")->isVisible());
        QVERIFY(!child<QToolButton>("pictureThumbnail")->icon().isNull());
    }

    void alsoAPictureThatIsALineHasAThumbnail() {
        QImage line(4000, 1, QImage::Format_RGB888);
        line.fill(Qt::red);
        for (const QImage& image : {line, line.transformed(QTransform().rotate(90))}) {
            field_->setPicture(image, QStringLiteral("line.png"));
            QVERIFY(!child<QToolButton>("pictureThumbnail")->icon().isNull());
        }
    }

    void buttonsAsk() {
        QSignalSpy open(field_.get(), &PictureField::openRequested);
        QSignalSpy sample(field_.get(), &PictureField::sampleRequested);
        child<QToolButton>("openPicture")->click();
        child<QToolButton>("samplePicture")->click();
        QCOMPARE(open.size(), 1);
        QCOMPARE(sample.size(), 1);
    }

    void anImageIsPasted() {
        QSignalSpy given(field_.get(), &PictureField::imageGiven);
        QApplication::clipboard()->setImage(image_);
        QTest::keyClick(field_.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(given.size(), 1);
        QCOMPARE(given[0][0].value<QImage>().size(), QSize(30, 20));
    }

    void aFileIsPasted() {
        QSignalSpy given(field_.get(), &PictureField::fileGiven);
        auto* data = new QMimeData;
        const QString path = file("a.png");
        data->setUrls({QUrl::fromLocalFile(path)});
        QApplication::clipboard()->setMimeData(data);
        child<QToolButton>("pastePicture")->click();
        QCOMPARE(given.size(), 1);
        QCOMPARE(given[0][0].toString(), path);
    }

    void textIsNotPasted() {
        QSignalSpy image(field_.get(), &PictureField::imageGiven);
        QSignalSpy given(field_.get(), &PictureField::fileGiven);
        QApplication::clipboard()->setText(QStringLiteral("a text"));
        QTest::keyClick(field_.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(image.size() + given.size(), 0);
    }

    void aPictureFileIsDroppedAndOthersAreNot() {
        QSignalSpy given(field_.get(), &PictureField::fileGiven);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file("b.png"))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(field_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(field_.get(), &drop);
        QCOMPARE(given.size(), 1);
        QMimeData text;
        text.setText(QStringLiteral("b.png"));
        QDragEnterEvent other({5, 5}, Qt::CopyAction, &text, Qt::LeftButton, {});
        other.ignore();
        QApplication::sendEvent(field_.get(), &other);
        QVERIFY(!other.isAccepted());
    }
};

QTEST_MAIN(TestPictureField)
#include "tst_picture_field.moc"
