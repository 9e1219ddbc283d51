// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "ui/theme/theme.h"

namespace headscope {

/// Plain text (never HTML: it may show tokens) in one of the theme's colours and a font made from the
/// widget's own, both of which it follows. Text that does not fit is cut with an ellipsis where the label is
/// elidable, or wrapped where wordWrap is on.
class ThemedLabel : public QLabel {
    Q_OBJECT

  public:
    using Colour = QColor Theme::*;
    using FontMaker = QFont (*)(const QFont&);

    explicit ThemedLabel(Colour colour, FontMaker maker = nullptr, QWidget* parent = nullptr);

    void setColour(Colour colour);
    /// Whether a layout may make it narrower than its text.
    void setElidable(bool isElidable);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QFont shownFont() const;

    Colour colour_;
    FontMaker fontMaker_;
    bool isElidable_ = false;
};

} // namespace headscope
