// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QString>
#include <vector>

class QPainter;

namespace headscope {

/// One thing that is painted: letters of one font, or a filled shape.
struct FormulaInk {
    QPointF at; // of the letters' baseline, or the shape's origin; y grows downwards
    QString text;
    QFont font;
    QPainterPath path;
    bool isFault = false;
};

/// A part of a formula in its place, in pixels. The origin is the left end of its baseline.
struct FormulaBox {
    double width = 0;
    double ascent = 0;   // above the baseline
    double descent = 0;  // below it; negative where everything is above
    double overhang = 0; // of slanted letters at the right, beyond the width
    std::vector<FormulaInk> inks;

    [[nodiscard]] double height() const { return ascent + descent; }
    /// Puts `part` into this box with its origin at `at`, and grows to hold it.
    void add(const FormulaBox& part, QPointF at);
    /// Adds a filled shape, whose extent the caller accounts for.
    void addPath(const QPainterPath& path);

    /// With the origin at `at`.
    void paint(QPainter& painter, QPointF at, const QColor& text, const QColor& fault) const;
};

} // namespace headscope
