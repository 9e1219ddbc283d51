// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/text_axes.h"

#include <QCoreApplication>

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::TextAxes)
};

/// Which of an encoder-decoder's two texts an axis has; other models have but one.
void nameAxes(MapAxes& axes, AttentionKind kind) {
    const QString source = Words::tr("source token (%1)");
    const QString target = Words::tr("target token (%1)");
    axes.queryName = (kind == AttentionKind::Encoder ? source : target).arg(Words::tr("query"));
    axes.keyName = (kind == AttentionKind::Self ? target : source).arg(Words::tr("key"));
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
    if (&text.keys(kind) == &text.queries(kind)) { // thousands, perhaps: shared, not made again
        axes.keyLabels = axes.queryLabels;
        axes.fullKeyLabels = axes.fullQueryLabels;
    } else {
        addLabels(axes.keyLabels, axes.fullKeyLabels, text.keys(kind));
    }
    return axes;
}

} // namespace headscope
