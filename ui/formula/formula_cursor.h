// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>
#include <QStringList>

namespace headscope {

/// Walks over a formula's source and collects what is wrong with it.
class FormulaCursor {
  public:
    explicit FormulaCursor(const QString& source) : source_(source) {}

    [[nodiscard]] const QString& source() const { return source_; }
    [[nodiscard]] qsizetype position() const { return position_; }
    [[nodiscard]] bool atEnd() const { return position_ >= source_.size(); }
    /// Null at the end.
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const {
        return position_ + ahead < source_.size() ? source_[position_ + ahead] : QChar();
    }
    [[nodiscard]] bool comes(QLatin1String text) const {
        return QStringView(source_).mid(position_).startsWith(text);
    }
    /// A command with its backslash, and not the beginning of a longer one.
    [[nodiscard]] bool comesCommand(QLatin1String text) const {
        return comes(text) && !peek(text.size()).isLetter();
    }
    [[nodiscard]] QString since(qsizetype from) const { return source_.mid(from, position_ - from); }

    void skip(qsizetype count = 1) { position_ = qMin(position_ + count, source_.size()); }
    void skipAll() { position_ = source_.size(); }
    void skipSpace() {
        while (peek().isSpace()) {
            ++position_;
        }
    }
    /// Past spaces and `text`, if it comes.
    bool takes(QLatin1String text) {
        skipSpace();
        if (!comes(text)) {
            return false;
        }
        skip(text.size());
        return true;
    }
    /// Letters, or one other character; behind the backslash.
    QString takeName() {
        constexpr qsizetype kLongest = 40;
        const qsizetype from = position_;
        while (peek().isLetter() && position_ - from < kLongest) {
            ++position_;
        }
        if (position_ == from) {
            skip();
        }
        return since(from);
    }
    /// The characters of "{...}" as they are; null where none comes.
    QString takeBraced() {
        skipSpace();
        const qsizetype end = peek() == u'{' ? source_.indexOf(u'}', position_) : -1;
        if (end < 0) {
            return {};
        }
        QString inside = source_.mid(position_ + 1, end - position_ - 1);
        position_ = end + 1;
        return inside;
    }

    void fault(const QString& sentence) { faults_.append(sentence); }
    [[nodiscard]] const QStringList& faults() const { return faults_; }

  private:
    const QString source_;
    qsizetype position_ = 0;
    QStringList faults_;
};

} // namespace headscope
