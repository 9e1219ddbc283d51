// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/formula_places.h"

namespace headscope {

namespace {

class FormulaFinder {
  public:
    explicit FormulaFinder(const QString& source) : source_(source) {
        for (QChar& character : source_) { // those that stand for formulas are nobody else's
            if (character.unicode() >= kFirstFormula && character.unicode() < kFirstFormula + kMostFormulas) {
                character = QChar::ReplacementCharacter;
            }
        }
    }

    MarkedMarkdown find() {
        while (position_ < source_.size()) {
            const QChar next = source_[position_];
            if (isFence()) {
                copyTo(endOfFence());
            } else if (next == u'`') {
                copyTo(endOfCode());
            } else if (next == u'\\') {
                copyTo(position_ + 2);
            } else if (next != u'$' || !takeFormula()) {
                copyTo(position_ + 1);
            }
        }
        return std::move(found_);
    }

  private:
    [[nodiscard]] QChar at(qsizetype position) const {
        return position >= 0 && position < source_.size() ? source_[position] : QChar();
    }
    void copyTo(qsizetype end) {
        end = qMin(end, source_.size());
        found_.markdown += source_.mid(position_, end - position_);
        position_ = end;
    }
    [[nodiscard]] qsizetype run(QChar character, qsizetype from) const {
        qsizetype end = from;
        while (at(end) == character) {
            ++end;
        }
        return end - from;
    }

    /// Three backticks or tildes at the beginning of a line.
    [[nodiscard]] bool isFence() const {
        const QChar next = source_[position_];
        if ((next != u'`' && next != u'~') || run(next, position_) < 3) {
            return false;
        }
        qsizetype before = position_ - 1;
        while (at(before) == u' ') {
            --before;
        }
        return before < 0 || at(before) == u'\n';
    }
    [[nodiscard]] qsizetype endOfFence() const {
        const QString fence = source_.mid(position_, run(source_[position_], position_));
        qsizetype line = source_.indexOf(u'\n', position_);
        while (line >= 0) {
            const qsizetype next = source_.indexOf(u'\n', line + 1);
            const QString text = source_.mid(line + 1, next < 0 ? -1 : next - line - 1).trimmed();
            if (text.startsWith(fence)) {
                return next < 0 ? source_.size() : next;
            }
            line = next;
        }
        return source_.size();
    }
    /// Behind the same number of backticks; behind these where there are none.
    [[nodiscard]] qsizetype endOfCode() const {
        const qsizetype count = run(u'`', position_);
        for (qsizetype from = source_.indexOf(u'`', position_ + count); from >= 0;) {
            const qsizetype here = run(u'`', from);
            if (here == count) {
                return from + count;
            }
            from = source_.indexOf(u'`', from + here);
        }
        return position_ + count;
    }

    bool takeFormula() {
        const bool isDisplay = at(position_ + 1) == u'$';
        const qsizetype begin = position_ + (isDisplay ? 2 : 1);
        const qsizetype end = isDisplay ? endOfDisplay(begin) : endOfLine(begin);
        if (end < 0 || found_.formulas.size() == kMostFormulas) {
            return false;
        }
        found_.markdown += QChar(static_cast<char16_t>(kFirstFormula + found_.formulas.size()));
        found_.formulas.push_back({source_.mid(begin, end - begin).simplified(), isDisplay});
        position_ = end + (isDisplay ? 2 : 1);
        return true;
    }
    [[nodiscard]] qsizetype endOfDisplay(qsizetype begin) const {
        const qsizetype end = source_.indexOf(QLatin1String("$$"), begin);
        return end > begin && !source_.mid(begin, end - begin).trimmed().isEmpty() ? end : -1;
    }
    [[nodiscard]] qsizetype endOfLine(qsizetype begin) const {
        if (at(begin).isSpace() || at(begin).isNull()) {
            return -1;
        }
        for (qsizetype end = begin; end < source_.size(); ++end) {
            if (at(end) == u'\n' && at(end + 1) == u'\n') {
                return -1; // the paragraph ends
            }
            if (at(end) == u'\\') {
                ++end;
            } else if (at(end) == u'$') {
                return !at(end - 1).isSpace() && !at(end + 1).isDigit() ? end : -1;
            }
        }
        return -1;
    }

    QString source_;
    qsizetype position_ = 0;
    MarkedMarkdown found_;
};

} // namespace

MarkedMarkdown markFormulas(const QString& markdown) {
    return FormulaFinder(markdown).find();
}

} // namespace headscope
