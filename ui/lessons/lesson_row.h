// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace headscope {

/// What a row of the list of lessons says.
struct LessonRowText {
    int number = 0; // from 1; 0 shows none
    QString title;
    QString summary;
    QString fault; // of a file that is no lesson; such a row cannot be chosen
};

/// A lesson in the list: its number and title, and the summary, wrapped, under it. A button as wide as the
/// list, and as high as its text then needs (a scroll area asks before it has its scroll bar).
class LessonRow : public QAbstractButton {
    Q_OBJECT

  public:
    explicit LessonRow(LessonRowText text, QWidget* parent = nullptr);

    [[nodiscard]] const LessonRowText& shown() const { return shown_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    [[nodiscard]] int textLeft() const;
    [[nodiscard]] int heightFor(int width) const;
    [[nodiscard]] const QString& under() const {
        return shown_.fault.isEmpty() ? shown_.summary : shown_.fault;
    }

    LessonRowText shown_;
};

} // namespace headscope
