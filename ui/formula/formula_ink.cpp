// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/formula_ink.h"

#include <QFontMetricsF>
#include <QPainterPathStroker>
#include <QTransform>

namespace headscope {

namespace {

/// Script and double-struck letters that are older than their block, and stand elsewhere.
char32_t olderLetter(char16_t letter, LetterStyle style) {
    if (style == LetterStyle::Script) {
        switch (letter) {
        case u'B':
            return U'ℬ';
        case u'E':
            return U'ℰ';
        case u'F':
            return U'ℱ';
        case u'H':
            return U'ℋ';
        case u'I':
            return U'ℐ';
        case u'L':
            return U'ℒ';
        case u'M':
            return U'ℳ';
        case u'R':
            return U'ℛ';
        default:
            return 0;
        }
    }
    switch (letter) {
    case u'C':
        return U'ℂ';
    case u'H':
        return U'ℍ';
    case u'N':
        return U'ℕ';
    case u'P':
        return U'ℙ';
    case u'Q':
        return U'ℚ';
    case u'R':
        return U'ℝ';
    case u'Z':
        return U'ℤ';
    default:
        return 0;
    }
}

QPainterPath stroked(const QPainterPath& line, double pen) {
    QPainterPathStroker stroker;
    stroker.setWidth(pen);
    stroker.setJoinStyle(Qt::MiterJoin);
    stroker.setCapStyle(Qt::FlatCap);
    return stroker.createStroke(line);
}

/// A brace that opens upwards or downwards, between y = -height and 0.
QPainterPath bracePath(double width, double height, bool isUnder) {
    const double middle = width / 2;
    const double round = qMin(height / 2, width / 5);
    QPainterPath path;
    path.moveTo(0, -height);
    path.cubicTo(0, -height / 2, round / 2, -height / 2, round, -height / 2);
    path.lineTo(middle - round, -height / 2);
    path.quadTo(middle, -height / 2, middle, 0);
    path.quadTo(middle, -height / 2, middle + round, -height / 2);
    path.lineTo(width - round, -height / 2);
    path.cubicTo(width - round / 2, -height / 2, width, -height / 2, width, -height);
    return isUnder ? path : QTransform(1, 0, 0, -1, 0, -height).map(path);
}

} // namespace

FormulaFont::FormulaFont(double em) : em_(em) {
    const QFontMetricsF metrics(font(LetterStyle::Upright));
    const QRectF minus = metrics.tightBoundingRect(QStringLiteral("−"));
    axis_ = -minus.center().y();
    xHeight_ = metrics.xHeight();
    rule_ = qMax(1.0, em * 0.055);
}

QFont FormulaFont::font(LetterStyle style) const {
    QFont font;
    font.setFamilies({QStringLiteral("Noto Serif"), QStringLiteral("Noto Sans Math"),
                      QStringLiteral("STIX Two Math"), QStringLiteral("DejaVu Serif"),
                      QStringLiteral("serif")});
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(qMax(1, qRound(em_)));
    font.setItalic(style == LetterStyle::Italic);
    font.setBold(style == LetterStyle::Bold);
    return font;
}

FormulaBox FormulaFont::letters(const QString& text, LetterStyle style) const {
    FormulaBox box;
    if (text.isEmpty()) {
        return box;
    }
    FormulaInk ink;
    ink.text = styledLetters(text, style);
    ink.font = font(style);
    const QFontMetricsF metrics(ink.font);
    const QRectF rect = metrics.tightBoundingRect(ink.text);
    const double before = qMax(0.0, -rect.left()); // a slanted f begins left of its origin
    ink.at = {before, 0};
    box.width = before + metrics.horizontalAdvance(ink.text);
    box.ascent = -rect.top();
    box.descent = rect.bottom();
    box.overhang = style == LetterStyle::Italic ? qMax(0.0, before + rect.right() - box.width) : 0;
    box.inks.push_back(std::move(ink));
    return box;
}

FormulaBox FormulaFont::largeSign(const QString& sign, double scale) const {
    const FormulaBox box = FormulaFont(em_ * scale).letters(sign, LetterStyle::Upright);
    FormulaBox centred;
    centred.add(box, {0, (box.ascent - box.descent) / 2 - axis_});
    return centred;
}

FormulaBox FormulaFont::bracket(const QString& sign, double half) const {
    constexpr double kEnough =
        0.95; // of what is asked for: brackets may be a little shorter than their content
    FormulaBox box;
    if (sign.isEmpty()) {
        box.width = em_ * 0.12;
        return box;
    }
    const FormulaBox letter = letters(sign, LetterStyle::Upright);
    const double height = 2 * half;
    if (letter.height() >= height * kEnough) {
        return letter;
    }
    QPainterPath path;
    path.addText(0, 0, font(LetterStyle::Upright), sign);
    const QRectF rect = path.boundingRect();
    if (rect.height() <= 0) {
        return letter;
    }
    // Only taller: strokes keep their thickness.
    QTransform taller;
    taller.translate(0, -axis_);
    taller.scale(1, height / rect.height());
    taller.translate(0, -rect.center().y());
    box.addPath(taller.map(path));
    box.width = letter.width;
    box.ascent = half + axis_;
    box.descent = half - axis_;
    return box;
}

QString styledLetters(const QString& text, LetterStyle style) {
    if (style != LetterStyle::Script && style != LetterStyle::Blackboard) {
        return text;
    }
    const char32_t first = style == LetterStyle::Script ? U'\U0001D49C' : U'\U0001D538';
    QString styled;
    for (const QChar letter : text) {
        char32_t character = letter.unicode();
        if (letter >= u'A' && letter <= u'Z') {
            const char32_t older = olderLetter(letter.unicode(), style);
            character = older != 0 ? older : first + (letter.unicode() - u'A');
        }
        styled += QString::fromUcs4(&character, 1);
    }
    return styled;
}

QPainterPath barPath(double x, double y, double width, double thickness) {
    QPainterPath path;
    path.addRect(QRectF(x, y, width, thickness));
    return path;
}

QPainterPath rootPath(double left, double width, double top, double bottom, double pen) {
    const double height = bottom - top;
    const double sign = qMin(left, height); // wide, at most
    const double from = left - sign;
    QPainterPath thin;
    thin.moveTo(from, top + height * 0.62);
    thin.lineTo(from + sign * 0.22, top + height * 0.54);
    thin.lineTo(from + sign * 0.5, bottom - pen);
    thin.lineTo(from + sign * 0.92, top);
    thin.lineTo(left + width, top);
    QPainterPath thick; // the stroke downwards
    thick.moveTo(from + sign * 0.22, top + height * 0.54);
    thick.lineTo(from + sign * 0.5, bottom - pen);
    return stroked(thin, pen).united(stroked(thick, pen * 1.8));
}

QPainterPath accentPath(const QString& accent, double width, double em, double pen) {
    const double middle = width / 2;
    const double size = em * 0.22;
    QPainterPath line;
    if (accent == QLatin1String("hat")) {
        line.moveTo(middle - size, 0);
        line.lineTo(middle, -size * 0.8);
        line.lineTo(middle + size, 0);
    } else if (accent == QLatin1String("tilde")) {
        line.moveTo(middle - size, -size * 0.1);
        line.cubicTo(middle - size * 0.3, -size * 1.1, middle + size * 0.3, size * 0.5, middle + size,
                     -size * 0.5);
    } else if (accent == QLatin1String("vec")) {
        line.moveTo(middle - size * 1.2, -size * 0.45);
        line.lineTo(middle + size * 1.2, -size * 0.45);
        line.moveTo(middle + size * 0.7, -size * 0.9);
        line.lineTo(middle + size * 1.2, -size * 0.45);
        line.lineTo(middle + size * 0.7, 0);
    } else if (accent == QLatin1String("dot")) {
        QPainterPath dot;
        dot.addEllipse(QPointF(middle, -em * 0.07), em * 0.07, em * 0.07);
        return dot;
    } else if (accent == QLatin1String("bar")) {
        return barPath(middle - size * 1.1, -pen, size * 2.2, pen);
    } else if (accent.endsWith(QLatin1String("brace"))) {
        line = bracePath(width, em * 0.32, accent == QLatin1String("underbrace"));
    } else { // overline, underline
        return barPath(0, -pen, width, pen);
    }
    return stroked(line, pen);
}

} // namespace headscope
