// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/verdict_text.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/lessons/lesson_words.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::VerdictText)
};

} // namespace

QString numberText(double number) {
    constexpr double kLargestWhole = 1e15; // double has all digits up to here
    if (std::trunc(number) != number || std::abs(number) > kLargestWhole) {
        return QString::number(number, 'g', 6).replace(u'-', u'\u2212');
    }
    QString digits = QString::number(std::abs(number), 'f', 0);
    for (qsizetype from = digits.size() - 3; from > 0; from -= 3) {
        digits.insert(from, QChar(0x202F)); // narrow no-break space
    }
    return number < 0 ? u'\u2212' + digits : digits;
}

QString verdictText(const CheckedAnswer& checked, const LessonQuestion& question) {
    const bool isChoice = std::holds_alternative<ChoiceAnswer>(question.answer);
    switch (checked.verdict) {
    case Verdict::Right: {
        if (!checked.expected) {
            return Words::tr("Right.");
        }
        const QString unit = unitOf(question);
        const double shown = unit == QLatin1String("%") ? *checked.expected * 100 : *checked.expected;
        return Words::tr("Right: %1")
            .arg(unit.isEmpty() ? numberText(shown) : numberText(shown) + u' ' + unit);
    }
    case Verdict::NotYet:
        return Words::tr("Not yet.");
    case Verdict::NoNumber:
        return isChoice ? Words::tr("Choose one of them.")
                        : Words::tr("Type a number: 1 048 576, 0.125, 12.5 %, 1/8 or 4*512^2.");
    case Verdict::CannotCheck:
        return Words::tr("This cannot be checked now: the window does not show that number. Wait until it is "
                         "computed, or show the step again.");
    }
    return {};
}

QString unitOf(const LessonQuestion& question) {
    if (const auto* live = std::get_if<LiveAnswer>(&question.answer)) {
        return lessonWords(live->unit);
    }
    if (const auto* known = std::get_if<KnownAnswer>(&question.answer)) {
        return lessonWords(known->unit);
    }
    return {};
}

} // namespace headscope
