// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace headscope {

/// Where the settings keep the language of the window: the name of a locale, as in availableLanguages(), or
/// empty for that of the system. It is read when the program starts.
inline constexpr QLatin1String kLanguageSetting("window/language");

/// The languages that the window speaks, as names of locales: "en", and those that `folder` has a
/// headscope_XX.qm of, in the order of their names.
[[nodiscard]] QStringList availableLanguages(const QString& folder = QStringLiteral(":/translations"));

/// What a language is called by those who speak it: "Deutsch" for "de".
[[nodiscard]] QString languageName(const QString& locale);

} // namespace headscope
