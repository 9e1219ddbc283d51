// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/formula_object.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextLayout>
#include <cmath>

namespace headscope {

namespace {

enum Property { Source = QTextFormat::UserProperty + 17, Em, Place };

constexpr double kSmallest = 0.5; // of its size, where a formula is too wide

FormulaPlace placeOf(const QTextFormat& format) {
    return format.boolProperty(Place) ? FormulaPlace::Display : FormulaPlace::Line;
}

/// For an object that is centred Qt keeps free (height + x / 2) / 2 above the baseline and (height - x / 2) /
/// 2 below it, where x is the x-height of its font; for all others nothing below. So a formula is given a
/// font of which x / 2 is at least the difference of its ascent and descent.
QFont fontForRise(const FormulaBox& box) {
    QFont font(QStringLiteral("Noto Serif"));
    int pixels = 1;
    do {
        font.setPixelSize(pixels++);
    } while (QFontMetrics(font).xHeight() < 2 * (box.ascent - qMax(0.0, box.descent)) && pixels < 2000);
    return font;
}

/// Half of the x-height, as Qt takes it.
double riseOf(const QTextFormat& format) {
    return QFontMetrics(format.toCharFormat().font()).xHeight() / 2.0;
}

/// Of the line around a position. `rect` is the object's, which Qt draws in the middle of its line, whatever
/// was kept free for it.
double baselineOf(const QTextDocument& document, int position, const QRectF& rect) {
    const QTextBlock block = document.findBlock(position);
    const QTextLine line = block.layout()->lineForTextPosition(position - block.position());
    if (!line.isValid()) {
        return rect.bottom();
    }
    const double leading = line.leadingIncluded() ? line.leading() : 0;
    return rect.center().y() - (line.ascent() + line.descent() + leading) / 2 + line.ascent();
}

QString markedSource(const QTextFormat& format) {
    const QString mark =
        placeOf(format) == FormulaPlace::Display ? QStringLiteral("$$") : QStringLiteral("$");
    return mark + FormulaObject::sourceOf(format) + mark;
}

} // namespace

void FormulaObject::setColours(const QColor& text, const QColor& fault) {
    text_ = text;
    fault_ = fault;
}

QTextCharFormat FormulaObject::format(const QString& source, double em, FormulaPlace place) {
    QTextCharFormat format;
    format.setObjectType(kType);
    format.setProperty(Source, source);
    format.setProperty(Em, em);
    format.setProperty(Place, place == FormulaPlace::Display);
    if (place == FormulaPlace::Line) {
        const FormulaBox box = layoutFormula(parseFormula(source), em, place);
        format.setFont(fontForRise(box));
        format.setVerticalAlignment(QTextCharFormat::AlignMiddle);
    }
    return format;
}

void FormulaObject::insert(QTextCursor& cursor, const QString& source, double em, FormulaPlace place) {
    cursor.insertText(QString(QChar::ObjectReplacementCharacter), format(source, em, place));
}

QString FormulaObject::sourceOf(const QTextFormat& format) {
    return format.objectType() == kType ? format.stringProperty(Source) : QString();
}

const FormulaBox& FormulaObject::boxOf(const QTextFormat& format) {
    const double em = format.doubleProperty(Em);
    const QString key =
        QStringLiteral("%1 %2 %3").arg(em).arg(format.boolProperty(Place)).arg(sourceOf(format));
    const auto found = boxes_.constFind(key);
    if (found != boxes_.constEnd()) {
        return *found;
    }
    return *boxes_.insert(key, layoutFormula(parseFormula(sourceOf(format)), em, placeOf(format)));
}

double FormulaObject::shrinkageIn(const QTextDocument& document, const FormulaBox& box) {
    const double room = document.textWidth() - 2 * document.documentMargin();
    return document.textWidth() <= 0 || box.width <= room ? 1 : qMax(kSmallest, room / box.width);
}

QSizeF FormulaObject::intrinsicSize(QTextDocument* document, int /*position*/, const QTextFormat& format) {
    const FormulaBox& box = boxOf(format);
    const double share = shrinkageIn(*document, box);
    const double width = std::ceil((box.width + box.overhang) * share);
    if (placeOf(format) == FormulaPlace::Display) {
        return {width, std::ceil(box.height() * share) + 2};
    }
    const double rise = riseOf(format);
    return {width, qMax(2 * box.ascent * share - rise, 2 * qMax(0.0, box.descent) * share + rise)};
}

void FormulaObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                               const QTextFormat& format) {
    const FormulaBox& box = boxOf(format);
    const double share = shrinkageIn(*document, box);
    double baseline = rect.top() + 1 + box.ascent * share;
    if (placeOf(format) == FormulaPlace::Line) {
        baseline = baselineOf(*document, position, rect);
    }
    painter->save();
    painter->translate(rect.left(), baseline);
    painter->scale(share, share);
    box.paint(*painter, {0, 0}, text_, fault_);
    painter->restore();
}

QString plainTextOf(const QTextDocument& document) {
    QTextCursor all(const_cast<QTextDocument*>(&document)); // only reads
    all.select(QTextCursor::Document);
    return plainTextOf(all);
}

QString plainTextOf(const QTextCursor& selection) {
    QString text;
    const QTextDocument* document = selection.document();
    for (QTextBlock block = document->findBlock(selection.selectionStart());
         block.isValid() && block.position() <= selection.selectionEnd(); block = block.next()) {
        if (!text.isEmpty()) {
            text += u'\n';
        }
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const int from = qMax(fragment.position(), selection.selectionStart());
            const int to = qMin(fragment.position() + fragment.length(), selection.selectionEnd());
            if (from >= to) {
                continue;
            }
            if (!FormulaObject::sourceOf(fragment.charFormat()).isNull()) {
                for (int character = from; character < to; ++character) { // equal neighbours are one fragment
                    text += markedSource(fragment.charFormat());
                }
                continue;
            }
            text += fragment.text().mid(from - fragment.position(), to - from);
        }
    }
    return text.replace(QChar::LineSeparator, u'\n');
}

} // namespace headscope
