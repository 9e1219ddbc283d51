// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QSettings>
#include <QVariant>

namespace headscope {

/// Writes what is kept from one start of the program to the next, at once and as a whole (QSettings puts a
/// new file in the old one's place). What cannot be written is in use all the same, and is written with
/// whatever is kept next, as soon as that can be.
class KeptSettings : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    void set(const QString& key, const QVariant& value);
    void remove(const QString& key);
    /// Several at once.
    void change(const std::function<void(QSettings& settings)>& make);

  Q_SIGNALS:
    /// All that was set is in the file.
    void written();
    /// It is not, in one sentence.
    void failed(const QString& reason);

  private:
    std::unique_ptr<QSettings> unwritten_; // holds what could not be written, for the next time
};

} // namespace headscope
