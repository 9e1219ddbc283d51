// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QHash>
#include <QObject>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextObjectInterface>

#include "ui/formula/formula_layout.h"

class QTextDocument;

namespace headscope {

/// Draws formulas in a text document, each as one character of its text. A formula in a line stands on the
/// line's baseline; one that is wider than the document is drawn smaller, down to a half. Register with
/// document.documentLayout()->registerHandler(FormulaObject::kType, object).
class FormulaObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

  public:
    static constexpr int kType = QTextFormat::UserObject + 17;

    using QObject::QObject;

    void setColours(const QColor& text, const QColor& fault);

    /// A format for a formula of this size; insert it with insert().
    [[nodiscard]] static QTextCharFormat format(const QString& source, double em, FormulaPlace place);
    static void insert(QTextCursor& cursor, const QString& source, double em, FormulaPlace place);
    /// The source of the formula that a character's format draws; null for other characters.
    [[nodiscard]] static QString sourceOf(const QTextFormat& format);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

  private:
    [[nodiscard]] const FormulaBox& boxOf(const QTextFormat& format);
    [[nodiscard]] static double shrinkageIn(const QTextDocument& document, const FormulaBox& box);

    QHash<QString, FormulaBox> boxes_; // by source, size and place
    QColor text_ = Qt::black;
    QColor fault_ = Qt::red;
};

/// The document's text with "$source$" in the place of each formula, "$$source$$" of a displayed one.
[[nodiscard]] QString plainTextOf(const QTextDocument& document);
/// The same of what a cursor selects.
[[nodiscard]] QString plainTextOf(const QTextCursor& selection);

} // namespace headscope
