// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>

class QCoreApplication;

namespace headscope {

/// The language that was chosen in the preferences (kLanguageSetting), or
/// the system's.
[[nodiscard]] QLocale chosenLanguage();

/// The window speaks `locale`'s language from now on, core's sentences too, and so do Qt's own dialogs where
/// Qt's translations are installed; English where there is no translation. Call it before the first window
/// and the first thread. Commands do not call it: they speak English.
void installTranslation(QCoreApplication& application, const QLocale& locale);

} // namespace headscope
