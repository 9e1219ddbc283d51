// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_document.h"

#include <QFontInfo>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <array>

#include "ui/formula/formula_object.h"
#include "ui/lessons/formula_places.h"
#include "ui/theme/spacing.h"

namespace headscope {

namespace {

/// How much larger than the text a character is: headings are.
double sizeFactor(const QTextCharFormat& format) {
    constexpr std::array kFactors{0.7, 0.8, 1.0, 1.2, 1.5, 2.0, 2.4}; // Qt's, for adjustments from -2 on
    const int step = qBound(-2, format.intProperty(QTextFormat::FontSizeAdjustment), 4) + 2;
    return kFactors.at(static_cast<std::size_t>(step));
}

/// Headings a step larger, not Qt's two: the panel is narrow.
void shrinkHeading(const QTextBlock& block) {
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    format.setProperty(QTextFormat::FontSizeAdjustment, block.blockFormat().headingLevel() <= 2 ? 1 : 0);
    format.setFontWeight(QFont::DemiBold);
    cursor.mergeCharFormat(format);
}

void spaceBlocks(QTextDocument& document, const QFont& font, const Theme& theme) {
    const Spacing spacing = Spacing::of(font);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool isHeading = format.headingLevel() > 0;
        const bool isLast = !block.next().isValid();
        const bool isInList = block.textList() != nullptr;
        format.setTopMargin(isHeading && block.blockNumber() > 0 ? spacing.medium : 0);
        format.setBottomMargin(isLast ? 0 : (isInList || isHeading ? spacing.small : spacing.medium));
        if (format.hasProperty(QTextFormat::BlockCodeFence) ||
            format.hasProperty(QTextFormat::BlockCodeLanguage)) {
            format.setBackground(theme.wash(theme.muted));
            format.setBottomMargin(
                block.next().blockFormat().hasProperty(QTextFormat::BlockCodeFence) ? 0 : spacing.medium);
        } else {
            format.setLineHeight(spacing.line * 0.14, QTextBlockFormat::LineDistanceHeight);
        }
        QTextCursor(block).setBlockFormat(format);
        if (isHeading) {
            shrinkHeading(block);
        }
    }
}

/// A formula on a line of its own: centred in a paragraph that holds nothing else, and in others between two
/// line ends.
void putDisplayed(QTextCursor& cursor, const QString& source, double em) {
    QTextBlock block = cursor.block();
    const bool isInList = block.textList() != nullptr || cursor.currentTable() != nullptr;
    cursor.removeSelectedText();
    if (!isInList && cursor.positionInBlock() > 0) {
        if (block.text().at(cursor.positionInBlock() - 1) == u' ') {
            cursor.deletePreviousChar();
        }
        cursor.insertBlock();
        block = cursor.block();
    }
    const bool hasMoreBehind = cursor.positionInBlock() + 1 < block.length();
    if (isInList) {
        if (cursor.positionInBlock() > 0) {
            cursor.insertText(QString(QChar::LineSeparator));
        }
        FormulaObject::insert(cursor, source, em, FormulaPlace::Display);
        if (hasMoreBehind) {
            cursor.insertText(QString(QChar::LineSeparator), QTextCharFormat());
        }
        return;
    }
    const QTextBlockFormat usual = block.blockFormat();
    FormulaObject::insert(cursor, source, em, FormulaPlace::Display);
    if (hasMoreBehind) {
        cursor.insertBlock(usual, QTextCharFormat());
        if (cursor.block().text().startsWith(u' ')) {
            cursor.deleteChar();
        }
        cursor.movePosition(QTextCursor::PreviousBlock);
    }
    QTextBlockFormat centred = cursor.blockFormat();
    centred.setAlignment(Qt::AlignHCenter);
    cursor.setBlockFormat(centred);
}

void putFormulas(QTextDocument& document, const std::vector<FoundFormula>& formulas, double em) {
    // From the end, so that what is put in moves nothing that is still to be found.
    for (int position = document.characterCount() - 1; position >= 0; --position) {
        const char16_t character = document.characterAt(position).unicode();
        if (character < kFirstFormula || character >= kFirstFormula + formulas.size()) {
            continue;
        }
        const FoundFormula& formula = formulas[static_cast<std::size_t>(character - kFirstFormula)];
        QTextCursor cursor(&document);
        cursor.setPosition(position);
        cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
        if (formula.isDisplay) {
            putDisplayed(cursor, formula.source, em);
            continue;
        }
        const double size = em * sizeFactor(cursor.charFormat());
        cursor.removeSelectedText();
        FormulaObject::insert(cursor, formula.source, size, FormulaPlace::Line);
    }
}

} // namespace

void fillDocument(QTextDocument& document, const QString& markdown, const QFont& font, const Theme& theme) {
    const MarkedMarkdown marked = markFormulas(markdown);
    document.clear();
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setUndoRedoEnabled(false);
    QTextDocument::MarkdownFeatures dialect = QTextDocument::MarkdownDialectGitHub;
    dialect |= QTextDocument::MarkdownNoHTML;
    document.setMarkdown(marked.markdown, dialect);
    spaceBlocks(document, font, theme);
    putFormulas(document, marked.formulas, QFontInfo(font).pixelSize());
}

} // namespace headscope
