// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;

namespace headscope {

/// The language of the window, from the next start on.
class LanguagePage : public QWidget {
    Q_OBJECT

  public:
    /// `languages`: names of locales, beside that of the system.
    explicit LanguagePage(const QStringList& languages, QWidget* parent = nullptr);

    /// The name of a locale; empty for that of the system. Emits nothing. One that is not in the list is
    /// shown as the system's.
    void setLanguage(const QString& locale);
    /// As the program has it: that of the system.
    void reset();

  Q_SIGNALS:
    void languageChosen(const QString& locale);

  private:
    QComboBox* language_;
};

} // namespace headscope
