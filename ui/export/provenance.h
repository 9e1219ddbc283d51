// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

namespace headscope {

/// How a figure was made, as text (JSON) inside the file: in PNG a text chunk of the keyword "Headscope", in
/// SVG the element <metadata>, in PDF the document's XMP metadata (its /Info has title and program).
inline const QString kProvenanceKey = QStringLiteral("Headscope");

/// The SVG with the text in it, for a text of one line; `svg` itself for an empty one.
[[nodiscard]] QString withProvenance(QString svg, const QByteArray& provenance);
/// An XMP packet.
[[nodiscard]] QByteArray xmpOf(const QByteArray& provenance, const QString& title);

/// Whether a PNG or SVG file on this machine has one; false where it can not be read. Looks at the head of
/// the file only, and is fast.
[[nodiscard]] bool hasProvenance(const QString& path);

/// What is in a PNG or SVG file; nothing where there is none. Throws Error where the file can not be read.
[[nodiscard]] std::optional<QByteArray> provenanceOf(const QString& path);

} // namespace headscope
