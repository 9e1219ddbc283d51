// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>
#include <optional>

#include "ui/formula/formula.h"

namespace headscope {

struct FormulaSymbol {
    const char* name; // without the backslash
    const char16_t* text;
    AtomClass atom = AtomClass::Ordinary;
    bool isLetter = false; // slanted in a formula
    bool isLarge = false;  // a sum sign and the like, which takes limits
};

/// The symbol of a command ("alpha"); null for one that is not known.
[[nodiscard]] const FormulaSymbol* findSymbol(QStringView name);

/// Commands that are words: \max is "max". Nothing where `name` is not one. Takes limits: \max does, \log
/// not.
struct NamedOperator {
    const char* name;
    bool takesLimits = false;
};
[[nodiscard]] const NamedOperator* findNamedOperator(QStringView name);

/// Em of the space that a command makes: "," is a thin one.
[[nodiscard]] std::optional<double> findSpace(QStringView name);

/// What a character is that is typed without a command.
[[nodiscard]] AtomClass atomOf(QChar character);

} // namespace headscope
