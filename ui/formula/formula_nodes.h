// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "ui/formula/formula.h"

namespace headscope {

[[nodiscard]] inline FormulaNode symbolNode(const QString& text, AtomClass atom,
                                            LetterStyle style = LetterStyle::Upright) {
    FormulaNode node;
    node.kind = FormulaNode::Kind::Symbol;
    node.text = text;
    node.atom = atom;
    node.style = style;
    return node;
}

[[nodiscard]] inline FormulaNode parentNode(FormulaNode::Kind kind, std::vector<FormulaNode> children,
                                            AtomClass atom = AtomClass::Ordinary) {
    FormulaNode node;
    node.kind = kind;
    node.atom = atom;
    node.children = std::move(children);
    return node;
}

/// Either sign may be empty.
[[nodiscard]] inline FormulaNode fencedNode(const QString& opening, FormulaNode body,
                                            const QString& closing) {
    FormulaNode node = parentNode(FormulaNode::Kind::Fenced, {std::move(body)}, AtomClass::Inner);
    node.text = opening;
    node.closing = closing;
    return node;
}

/// Cells row by row; short rows are filled up with empty cells.
[[nodiscard]] inline FormulaNode gridNode(std::vector<std::vector<FormulaNode>> rows) {
    FormulaNode grid;
    grid.kind = FormulaNode::Kind::Grid;
    for (const auto& row : rows) {
        grid.columns = qMax(grid.columns, static_cast<int>(row.size()));
    }
    for (auto& row : rows) {
        row.resize(static_cast<std::size_t>(grid.columns));
        for (FormulaNode& cell : row) {
            grid.children.push_back(std::move(cell));
        }
    }
    return grid;
}

/// Gives every symbol in `node` this style.
inline void restyle(FormulaNode& node, LetterStyle style) {
    if (node.kind == FormulaNode::Kind::Symbol) {
        node.style = style;
    }
    for (FormulaNode& child : node.children) {
        restyle(child, style);
    }
}

} // namespace headscope
