// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

#include "ui/theme/theme.h"

namespace headscope {

/// Plain text (never HTML: it may show tokens) in one of the theme's colours and a font made from the
/// widget's own, both of which it follows. Text that does not fit is cut with an ellipsis where the label is
/// elidable, or wrapped where wordWrap is on. What is cut is in the tooltip, unless it has one of its own.
class ThemedLabel : public QLabel {
    Q_OBJECT

  public:
    using Colour = QColor Theme::*;
    using FontMaker = QFont (*)(const QFont&);

    explicit ThemedLabel(Colour colour, FontMaker maker = nullptr, QWidget* parent = nullptr);

    void setColour(Colour colour);
    /// Whether a layout may make it narrower than its text.
    void setElidable(bool isElidable);
    /// Wraps into this many lines at most, and ends the last with an ellipsis.
    void setMostLines(int lines);

    /// The lines that are painted in this width.
    [[nodiscard]] QStringList shownLines(int width) const;
    /// Pixels that `text` takes in the label's font.
    [[nodiscard]] int widthOf(const QString& text) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QFont shownFont() const;
    [[nodiscard]] bool isCut() const;

    Colour colour_;
    FontMaker fontMaker_;
    bool isElidable_ = false;
    int mostLines_ = 1000;
};

} // namespace headscope
