// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "ui/theme/card.h"

class QToolButton;

namespace headscope {

class ThemedLabel;

/// The picture in the place of a sentence: small, with its name and size, and ways to give another one: from
/// a file, dropped, or pasted.
class PictureField : public Card {
    Q_OBJECT

  public:
    /// `side`: whose picture it is, where only one side has it.
    explicit PictureField(std::optional<SideName> side = std::nullopt, QWidget* parent = nullptr);

    /// A null image: there is none, and the field says what to do.
    void setPicture(const QImage& image, const QString& name);
    /// What the model makes of it: "14 x 14 patches".
    void setStatus(const QString& status);
    /// At the right.
    void addAtEnd(QWidget* widget);

  Q_SIGNALS:
    /// A dialog is wanted.
    void openRequested();
    void sampleRequested();
    /// Dropped or pasted.
    void fileGiven(const QString& path);
    void imageGiven(const QImage& image);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void paste();
    bool take(const QMimeData& given);
    void showThumbnail();

    QImage image_;
    QToolButton* thumbnail_; // opens the dialog too
    ThemedLabel* name_;
    ThemedLabel* status_;
    QToolButton* open_;
    QToolButton* pasteButton_;
    QToolButton* sample_;
};

} // namespace headscope
