// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in the place of texts: opened, dropped, pasted, and read in a worker.
#include <QFileDialog>

#include "ui/picture/picture_field.h"
#include "ui/picture/picture_image.h"
#include "ui/session/study.h"
#include "ui/window/main_window.h"
#include "ui/window/own_text_panel.h"
#include "ui/window/sample_texts.h"
#include "ui/window/text_panel.h"

namespace headscope {

void MainWindow::connectPictures() {
    pictures_ = new Study(this);
    connect(pictures_, &Study::failed, this, [this](const QString& reason) {
        say(Subject::Text, reason, NoticeSeverity::Error); // the present picture stays
    });
    for (const SideName side : {SideName::A, SideName::B}) {
        PictureField* field = side == SideName::A ? text_->picture() : ownText_->picture();
        connect(field, &PictureField::openRequested, this, [this, side] { choosePictureFile(side); });
        connect(field, &PictureField::sampleRequested, this,
                [this, side] { takePicture(samplePicture(), side); });
        connect(field, &PictureField::fileGiven, this,
                [this, side](const QString& path) { openPicture(path, side); });
        connect(field, &PictureField::imageGiven, this, [this, side](const QImage& image) {
            readPicture(side, [image] { return pictureOf(image, MainWindow::tr("pasted picture")); });
        });
    }
}

void MainWindow::choosePictureFile(SideName side) {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a picture"), {}, tr("Pictures (%1);;All files (*)").arg(pictureFilter()));
    if (!path.isEmpty()) {
        openPicture(path, side);
    }
}

void MainWindow::openPicture(const QString& path, SideName side) {
    if (const auto& model = session_->model(side); model && !model->spec().readsPictures()) {
        say(Subject::Text,
            tr("This model reads text. To give it a picture, open a model of pictures first (ViT, "
               "DeiT, DINOv2, CLIP)."));
        return;
    }
    readPicture(side, [path] { return readPictureFile(path); });
}

void MainWindow::readPicture(SideName side, std::function<Picture()> read) {
    pictures_->ask<Picture>(
        [read = std::move(read)](const Job& job, const Study::Publish<Picture>& publish) {
            job.step(0, "reading the picture");
            publish(std::make_shared<const Picture>(read()));
        },
        [this, side](const std::shared_ptr<const Picture>& picture) {
            say(Subject::Text, {});
            takePicture(*picture, side);
        });
}

void MainWindow::takePicture(const Picture& picture, SideName side) {
    if (side == SideName::B && session_->hasOwnText()) {
        TypedText own = session_->given(SideName::B);
        own.picture = picture;
        takeOwnText(std::move(own));
        return;
    }
    session_->setPicture(picture);
    text_->setPicture(picture);
}

} // namespace headscope
