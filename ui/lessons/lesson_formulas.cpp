// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_formulas.h"

#include <QCoreApplication>

#include "ui/formula/formula.h"
#include "ui/lessons/formula_places.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

QStringList formulaFaults(const Lesson& lesson) {
    QStringList faults;
    int number = 0;
    const auto check = [&](const std::string& markdown) {
        for (const FoundFormula& formula : markFormulas(fromUtf8(markdown)).formulas) {
            for (const QString& fault : parseFormula(formula.source).faults) {
                faults.append(QCoreApplication::translate("LessonFormulas", "step %1: $%2$: %3")
                                  .arg(QString::number(number), formula.source, fault));
            }
        }
    };
    for (const LessonStep& step : lesson.steps) {
        ++number;
        check(step.text);
        check(step.task);
        if (!step.question) {
            continue;
        }
        check(step.question->ask);
        check(step.question->hint);
        check(step.question->explain);
        if (const auto* answer = std::get_if<ChoiceAnswer>(&step.question->answer)) {
            for (const std::string& choice : answer->choices) {
                check(choice);
            }
        }
    }
    return faults;
}

} // namespace headscope
