// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include <QCoreApplication>
#include <QJsonObject>
#include <QStringList>

namespace headscope {

/// Reads a page's settings name by name and keeps one sentence about the first that does not fit. A value
/// that is not named is the usual one. Names that were not asked for are unknown: fault() comes last.
class SettingReader {
    Q_DECLARE_TR_FUNCTIONS(SettingReader)

  public:
    explicit SettingReader(const QJsonObject& settings) : settings_(settings) {}

    /// Which of `words` it is.
    [[nodiscard]] int word(const QString& name, const QStringList& words, int usual = 0);
    /// Within `range`, its ends included.
    [[nodiscard]] double number(const QString& name, const std::pair<double, double>& range, double usual);
    /// The same of a whole number.
    [[nodiscard]] int whole(const QString& name, const std::pair<int, int>& range, int usual);
    [[nodiscard]] bool flag(const QString& name, bool usual);
    /// Empty where it is not named.
    [[nodiscard]] QString text(const QString& name);
    /// As it is written, for what has a form of its own; undefined where it is not named.
    [[nodiscard]] QJsonValue value(const QString& name);
    [[nodiscard]] bool has(const QString& name) const { return settings_.contains(name); }
    /// `expected`: "a number", "one of row, column".
    void refuse(const QString& name, const QString& expected);
    /// Of a rule about several settings.
    void refuse(const QString& sentence);

    /// Empty where everything fits.
    [[nodiscard]] QString fault() const;

  private:
    QJsonObject settings_;
    QStringList asked_;
    QString fault_;
};

} // namespace headscope
