// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

#include "ui/theme/theme.h"

class QTextDocument;

namespace headscope {

/// Makes `markdown` the contents of `document`: formulas are drawn (a FormulaObject has to be registered with
/// the document's layout), displayed ones centred on a line of their own. HTML in it is text, and pictures
/// are not loaded by this. Distances and sizes are taken from `font`.
void fillDocument(QTextDocument& document, const QString& markdown, const QFont& font, const Theme& theme);

} // namespace headscope
