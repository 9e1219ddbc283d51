// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/formula/formula_symbols.h"

#include <QLatin1String>
#include <QString>
#include <algorithm>
#include <array>

namespace headscope {

namespace {

using enum AtomClass;

constexpr std::array kSymbols{
    FormulaSymbol{"alpha", u"α", Ordinary, true},
    FormulaSymbol{"beta", u"β", Ordinary, true},
    FormulaSymbol{"gamma", u"γ", Ordinary, true},
    FormulaSymbol{"delta", u"δ", Ordinary, true},
    FormulaSymbol{"epsilon", u"ε", Ordinary, true},
    FormulaSymbol{"varepsilon", u"ε", Ordinary, true},
    FormulaSymbol{"zeta", u"ζ", Ordinary, true},
    FormulaSymbol{"eta", u"η", Ordinary, true},
    FormulaSymbol{"theta", u"θ", Ordinary, true},
    FormulaSymbol{"iota", u"ι", Ordinary, true},
    FormulaSymbol{"kappa", u"κ", Ordinary, true},
    FormulaSymbol{"lambda", u"λ", Ordinary, true},
    FormulaSymbol{"mu", u"μ", Ordinary, true},
    FormulaSymbol{"nu", u"ν", Ordinary, true},
    FormulaSymbol{"xi", u"ξ", Ordinary, true},
    FormulaSymbol{"pi", u"π", Ordinary, true},
    FormulaSymbol{"rho", u"ρ", Ordinary, true},
    FormulaSymbol{"sigma", u"σ", Ordinary, true},
    FormulaSymbol{"tau", u"τ", Ordinary, true},
    FormulaSymbol{"phi", u"φ", Ordinary, true},
    FormulaSymbol{"varphi", u"φ", Ordinary, true},
    FormulaSymbol{"chi", u"χ", Ordinary, true},
    FormulaSymbol{"psi", u"ψ", Ordinary, true},
    FormulaSymbol{"omega", u"ω", Ordinary, true},
    FormulaSymbol{"Gamma", u"Γ"},
    FormulaSymbol{"Delta", u"Δ"},
    FormulaSymbol{"Theta", u"Θ"},
    FormulaSymbol{"Lambda", u"Λ"},
    FormulaSymbol{"Xi", u"Ξ"},
    FormulaSymbol{"Pi", u"Π"},
    FormulaSymbol{"Sigma", u"Σ"},
    FormulaSymbol{"Phi", u"Φ"},
    FormulaSymbol{"Psi", u"Ψ"},
    FormulaSymbol{"Omega", u"Ω"},
    FormulaSymbol{"ell", u"ℓ"},
    FormulaSymbol{"partial", u"∂"},
    FormulaSymbol{"nabla", u"∇"},
    FormulaSymbol{"infty", u"∞"},
    FormulaSymbol{"emptyset", u"∅"},
    FormulaSymbol{"forall", u"∀"},
    FormulaSymbol{"exists", u"∃"},
    FormulaSymbol{"top", u"⊤"},
    FormulaSymbol{"prime", u"′"},
    FormulaSymbol{"ldots", u"…", Inner},
    FormulaSymbol{"dots", u"…", Inner},
    FormulaSymbol{"cdots", u"⋯", Inner},
    FormulaSymbol{"vdots", u"⋮"},
    FormulaSymbol{"ddots", u"⋱"},
    FormulaSymbol{"%", u"%"},
    FormulaSymbol{"$", u"$"},
    FormulaSymbol{"&", u"&"},
    FormulaSymbol{"#", u"#"},
    FormulaSymbol{"_", u"_"},
    FormulaSymbol{"sum", u"∑", Operator, false, true},
    FormulaSymbol{"prod", u"∏", Operator, false, true},
    FormulaSymbol{"int", u"∫", Operator, false, true},
    FormulaSymbol{"bigcup", u"⋃", Operator, false, true},
    FormulaSymbol{"bigoplus", u"⨁", Operator, false, true},
    FormulaSymbol{"cdot", u"⋅", Binary},
    FormulaSymbol{"times", u"×", Binary},
    FormulaSymbol{"div", u"÷", Binary},
    FormulaSymbol{"pm", u"±", Binary},
    FormulaSymbol{"mp", u"∓", Binary},
    FormulaSymbol{"circ", u"∘", Binary},
    FormulaSymbol{"odot", u"⊙", Binary},
    FormulaSymbol{"oplus", u"⊕", Binary},
    FormulaSymbol{"otimes", u"⊗", Binary},
    FormulaSymbol{"cup", u"∪", Binary},
    FormulaSymbol{"cap", u"∩", Binary},
    FormulaSymbol{"setminus", u"∖", Binary},
    FormulaSymbol{"ast", u"∗", Binary},
    FormulaSymbol{"land", u"∧", Binary},
    FormulaSymbol{"lor", u"∨", Binary},
    FormulaSymbol{"le", u"≤", Relation},
    FormulaSymbol{"leq", u"≤", Relation},
    FormulaSymbol{"ge", u"≥", Relation},
    FormulaSymbol{"geq", u"≥", Relation},
    FormulaSymbol{"ll", u"≪", Relation},
    FormulaSymbol{"gg", u"≫", Relation},
    FormulaSymbol{"lt", u"<", Relation},
    FormulaSymbol{"gt", u">", Relation},
    FormulaSymbol{"ne", u"≠", Relation},
    FormulaSymbol{"neq", u"≠", Relation},
    FormulaSymbol{"approx", u"≈", Relation},
    FormulaSymbol{"equiv", u"≡", Relation},
    FormulaSymbol{"sim", u"∼", Relation},
    FormulaSymbol{"simeq", u"≃", Relation},
    FormulaSymbol{"propto", u"∝", Relation},
    FormulaSymbol{"in", u"∈", Relation},
    FormulaSymbol{"notin", u"∉", Relation},
    FormulaSymbol{"subset", u"⊂", Relation},
    FormulaSymbol{"subseteq", u"⊆", Relation},
    FormulaSymbol{"mid", u"∣", Relation},
    FormulaSymbol{"perp", u"⊥", Relation},
    FormulaSymbol{"to", u"→", Relation},
    FormulaSymbol{"rightarrow", u"→", Relation},
    FormulaSymbol{"leftarrow", u"←", Relation},
    FormulaSymbol{"leftrightarrow", u"↔", Relation},
    FormulaSymbol{"Rightarrow", u"⇒", Relation},
    FormulaSymbol{"Leftrightarrow", u"⇔", Relation},
    FormulaSymbol{"mapsto", u"↦", Relation},
    FormulaSymbol{"{", u"{", Opening},
    FormulaSymbol{"}", u"}", Closing},
    FormulaSymbol{"lbrace", u"{", Opening},
    FormulaSymbol{"rbrace", u"}", Closing},
    FormulaSymbol{"langle", u"⟨", Opening},
    FormulaSymbol{"rangle", u"⟩", Closing},
    FormulaSymbol{"lfloor", u"⌊", Opening},
    FormulaSymbol{"rfloor", u"⌋", Closing},
    FormulaSymbol{"lceil", u"⌈", Opening},
    FormulaSymbol{"rceil", u"⌉", Closing},
    FormulaSymbol{"|", u"‖"},
    FormulaSymbol{"Vert", u"‖"},
    FormulaSymbol{"vert", u"|"},
    FormulaSymbol{"lVert", u"‖", Opening},
    FormulaSymbol{"rVert", u"‖", Closing},
    FormulaSymbol{"lvert", u"|", Opening},
    FormulaSymbol{"rvert", u"|", Closing},
};

constexpr std::array kOperators{
    NamedOperator{"max", true},    NamedOperator{"min", true}, NamedOperator{"lim", true},
    NamedOperator{"sup", true},    NamedOperator{"inf", true}, NamedOperator{"argmax", true},
    NamedOperator{"argmin", true}, NamedOperator{"log"},       NamedOperator{"ln"},
    NamedOperator{"exp"},          NamedOperator{"sin"},       NamedOperator{"cos"},
    NamedOperator{"tan"},          NamedOperator{"tanh"},      NamedOperator{"det"},
    NamedOperator{"dim"},          NamedOperator{"softmax"},   NamedOperator{"rank"},
    NamedOperator{"diag"},         NamedOperator{"tr"},        NamedOperator{"Var"},
};

struct NamedSpace {
    const char* name;
    double em;
};
constexpr std::array kSpaces{NamedSpace{",", 3 / 18.0}, NamedSpace{":", 4 / 18.0},  NamedSpace{">", 4 / 18.0},
                             NamedSpace{";", 5 / 18.0}, NamedSpace{"!", -3 / 18.0}, NamedSpace{" ", 0.25},
                             NamedSpace{"quad", 1.0},   NamedSpace{"qquad", 2.0}};

template <typename Table>
auto findNamed(const Table& table, QStringView name) {
    const auto found =
        std::ranges::find_if(table, [name](const auto& row) { return name == QLatin1String(row.name); });
    return found == table.end() ? nullptr : &*found;
}

} // namespace

const FormulaSymbol* findSymbol(QStringView name) {
    return findNamed(kSymbols, name);
}

const NamedOperator* findNamedOperator(QStringView name) {
    return findNamed(kOperators, name);
}

std::optional<double> findSpace(QStringView name) {
    const NamedSpace* space = findNamed(kSpaces, name);
    return space == nullptr ? std::nullopt : std::optional(space->em);
}

AtomClass atomOf(QChar character) {
    switch (character.unicode()) {
    case u'+':
    case u'-':
    case u'*':
    case u'±':
    case u'×':
    case u'·':
        return Binary;
    case u'=':
    case u'<':
    case u'>':
    case u':':
    case u'≤':
    case u'≥':
    case u'≠':
    case u'≈':
    case u'→':
    case u'∈':
        return Relation;
    case u'(':
    case u'[':
        return Opening;
    case u')':
    case u']':
    case u'!':
        return Closing;
    case u',':
    case u';':
        return Punctuation;
    default:
        return Ordinary;
    }
}

} // namespace headscope
