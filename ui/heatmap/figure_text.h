// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>

namespace headscope {

/// A paint device that is also a TextSink is told of each text that is drawn on it, in order: files use it to
/// keep a text in one piece where Qt takes it apart.
class TextSink {
  public:
    virtual ~TextSink() = default;
    /// Before it is drawn. Returns what to draw in place of `text`, which is not empty.
    [[nodiscard]] virtual QString begin(QPainter& painter, const QString& text) = 0;
    /// When it was.
    virtual void end(QPainter& painter) = 0;
};

/// Draws one line of plain text; `baseline` is its left end. Colour emoji, which Qt's PDF leaves out without
/// a word, become images there.
void drawText(QPainter& painter, const QPointF& baseline, const QString& text);

/// The same within `area`: in the middle of its height, and at its left, middle or right.
void drawTextIn(QPainter& painter, const QRectF& area, Qt::AlignmentFlag alignment, const QString& text);

} // namespace headscope
