// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/text_axes.h"

#include <QCoreApplication>

namespace headscope {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("TextAxes", text);
}

/// Which of an encoder-decoder's two texts an axis has; other models have but one.
void nameAxes(MapAxes& axes, AttentionKind kind) {
    const QString source = tr("source token (%1)");
    const QString target = tr("target token (%1)");
    axes.queryName = (kind == AttentionKind::Encoder ? source : target).arg(tr("query"));
    axes.keyName = (kind == AttentionKind::Self ? target : source).arg(tr("key"));
}

void addLabels(QStringList& labels, QStringList& full, const std::vector<Token>& tokens) {
    for (const Token& token : tokens) {
        labels += QString::fromStdString(token.label);
        full += QString::fromStdString(token.piece);
    }
}

} // namespace

MapAxes textAxes(const EncodedText& text, AttentionKind kind) {
    MapAxes axes;
    if (!text.source.empty()) {
        nameAxes(axes, kind);
    }
    addLabels(axes.queryLabels, axes.fullQueryLabels, text.queries(kind));
    addLabels(axes.keyLabels, axes.fullKeyLabels, text.keys(kind));
    return axes;
}

} // namespace headscope
