// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/formula_box.h"

#include <QPainter>

namespace headscope {

void FormulaBox::add(const FormulaBox& part, QPointF at) {
    const bool isFirst = inks.empty() && width == 0 && ascent == 0 && descent == 0;
    for (FormulaInk ink : part.inks) {
        ink.at += at;
        inks.push_back(std::move(ink));
    }
    const double partAscent = part.ascent - at.y();
    const double partDescent = part.descent + at.y();
    ascent = isFirst ? partAscent : qMax(ascent, partAscent);
    descent = isFirst ? partDescent : qMax(descent, partDescent);
    width = qMax(width, at.x() + part.width);
}

void FormulaBox::addPath(const QPainterPath& path) {
    FormulaInk ink;
    ink.path = path;
    inks.push_back(std::move(ink));
}

void FormulaBox::paint(QPainter& painter, QPointF at, const QColor& text, const QColor& fault) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const FormulaInk& ink : inks) {
        const QColor& colour = ink.isFault ? fault : text;
        if (ink.text.isEmpty()) {
            painter.fillPath(ink.path.translated(at + ink.at), colour);
        } else {
            painter.setPen(colour);
            painter.setFont(ink.font);
            painter.drawText(at + ink.at, ink.text);
        }
    }
    painter.restore();
}

} // namespace headscope
