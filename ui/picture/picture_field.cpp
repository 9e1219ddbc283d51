// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/picture_field.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QToolButton>

#include "ui/picture/picture_image.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

QToolButton* button(const QString& name, const QString& text, const QString& tip) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    return button;
}

} // namespace

PictureField::PictureField(std::optional<SideName> side, QWidget* parent)
    : Card(side, parent), thumbnail_(new QToolButton), name_(new ThemedLabel(&Theme::text)),
      status_(new ThemedLabel(&Theme::muted, smallerFont)),
      open_(button(QStringLiteral("openPicture"), tr("Open a picture…"),
                   tr("Give the model a picture of yours: PNG, JPEG and others"))),
      pasteButton_(button(QStringLiteral("pastePicture"), tr("Paste"),
                          tr("Take the picture from the clipboard (Ctrl+V)"))),
      sample_(button(QStringLiteral("samplePicture"), tr("Sample"),
                     tr("The picture that comes with the program"))) {
    setTight(true);
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Picture"));
    const Spacing spacing = Spacing::of(font());
    thumbnail_->setObjectName(QStringLiteral("pictureThumbnail"));
    thumbnail_->setAutoRaise(true);
    thumbnail_->setAccessibleName(tr("Open a picture"));
    thumbnail_->setFocusPolicy(Qt::NoFocus);
    name_->setObjectName(QStringLiteral("pictureName"));
    name_->setElidable(true);
    status_->setObjectName(QStringLiteral("pictureStatus"));
    status_->setElidable(true);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addStretch(1);
    texts->addWidget(name_);
    texts->addWidget(status_);
    texts->addStretch(1);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing.medium);
    line->addWidget(thumbnail_);
    line->addLayout(texts, 1);
    for (QToolButton* each : {open_, pasteButton_, sample_}) {
        line->addWidget(each, 0, Qt::AlignVCenter);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(thumbnail_, &QToolButton::clicked, this, &PictureField::openRequested);
    connect(open_, &QToolButton::clicked, this, &PictureField::openRequested);
    connect(pasteButton_, &QToolButton::clicked, this, &PictureField::paste);
    connect(sample_, &QToolButton::clicked, this, &PictureField::sampleRequested);
    setPicture({}, {});
}

void PictureField::setPicture(const QImage& image, const QString& name) {
    image_ = image;
    name_->setText(image.isNull()
                       ? tr("Open a picture, or drop one here")
                       : tr("%1   %2 × %3 pixels").arg(name).arg(image.width()).arg(image.height()));
    name_->setColour(image.isNull() ? &Theme::muted : &Theme::text);
    status_->clear();
    showThumbnail();
}

void PictureField::setStatus(const QString& status) {
    status_->setText(status);
}

void PictureField::addAtEnd(QWidget* widget) {
    layout()->addWidget(widget);
}

void PictureField::showThumbnail() {
    const int side = 2 * Spacing::of(font()).line;
    const double pixels = side * devicePixelRatioF();
    thumbnail_->setVisible(!image_.isNull());
    thumbnail_->setIconSize({side * 3 / 2, side});
    if (!image_.isNull()) {
        // Nearest first: a large photograph is not averaged in the window's thread.
        QImage small = image_;
        const QSize room(static_cast<int>(pixels * 1.5), static_cast<int>(pixels));
        const QSize wanted = image_.size().scaled(room, Qt::KeepAspectRatio).expandedTo({1, 1});
        if (small.width() > 4 * wanted.width()) {
            small = small.scaled(wanted * 4, Qt::IgnoreAspectRatio, Qt::FastTransformation);
        }
        small = small.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QPixmap pixmap = QPixmap::fromImage(small);
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        thumbnail_->setIcon(QIcon(pixmap));
    }
}

void PictureField::paste() {
    if (const QMimeData* copied = QApplication::clipboard()->mimeData(); copied != nullptr) {
        take(*copied);
    }
}

bool PictureField::take(const QMimeData& given) {
    if (const QString path = pictureFileIn(given); !path.isEmpty()) {
        Q_EMIT fileGiven(path);
        return true;
    }
    const auto image = given.hasImage() ? qvariant_cast<QImage>(given.imageData()) : QImage();
    if (!image.isNull()) {
        Q_EMIT imageGiven(image);
    }
    return !image.isNull();
}

void PictureField::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Paste)) {
        paste();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        Q_EMIT openRequested();
    } else {
        Card::keyPressEvent(event);
    }
}

void PictureField::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasImage() || !pictureFileIn(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void PictureField::dropEvent(QDropEvent* event) {
    if (take(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void PictureField::focusInEvent(QFocusEvent* event) {
    Card::focusInEvent(event);
    showFocus(true);
}

void PictureField::focusOutEvent(QFocusEvent* event) {
    Card::focusOutEvent(event);
    showFocus(false);
}

void PictureField::changeEvent(QEvent* event) {
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange && thumbnail_ != nullptr) {
        showThumbnail();
    }
}

} // namespace headscope
