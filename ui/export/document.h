// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QPainter>
#include <QSize>
#include <QString>
#include <QStringList>

namespace headscope {

/// What a file says about itself, apart from what is drawn.
struct DocumentInfo {
    QString title;
    QString description;   // SVG only
    QByteArray provenance; // how it was made, in one line (see provenance.h); empty: the file does not say
};

/// The page that is drawn.
struct DocumentPage {
    QSize size;      // one pixel is 1/96 inch
    double dpi = 96; // of a PNG: the image has size * dpi / 96 pixels
    QColor ground;
};

/// Draws the page from (0, 0) on, in pixels of 1/96 inch.
using PaintPage = std::function<void(QPainter& painter)>;

inline constexpr double kPixelsPerInch = 96;
inline constexpr double kPointsPerInch = 72;

/// The suffixes that writeDocument knows: "png", "svg", "pdf".
[[nodiscard]] QStringList documentSuffixes();
/// Throws Error where the path has none of them; writeDocument does so itself.
void checkDocumentType(const std::filesystem::path& path);

/// The page as pixels; the image knows its resolution. Throws Error where it would have more than 200 million
/// pixels or 32000 a side, or where `dpi` is no number above 0.
[[nodiscard]] QImage documentImage(const DocumentPage& page, const PaintPage& paint);

/// The bytes of a file of that type. The same page gives the same bytes, whenever and wherever it is written
/// with the same fonts. Text stays text. Throws Error as documentImage does, and where the suffix is unknown.
[[nodiscard]] QByteArray documentBytes(const QString& suffix, const DocumentInfo& info,
                                       const DocumentPage& page, const PaintPage& paint);

/// Writes PNG, SVG or PDF as the path's suffix says, as a whole or not at all (core/base/atomic_file.h).
/// Throws Error as documentBytes does, and where the file cannot be written.
void writeDocument(const std::filesystem::path& path, const DocumentInfo& info, const DocumentPage& page,
                   const PaintPage& paint);

} // namespace headscope
