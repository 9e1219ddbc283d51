// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/steps_look.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/palette/significant_text.h"
#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StepsLook)
};

constexpr int kDigits = 4;

QString numberText(double value) {
    return significantText(value, kDigits);
}

/// What there is of a step at a cell: "× 0.1768 = 4.036". `before` is the step in front; null for the first.
QString valueReading(const StepLook& step, const StepLook* before, int query, int key) {
    const double value = double{(*step.values)(query, key)};
    QString text = step.reading;
    if (before != nullptr && text.contains(QLatin1String("%2"))) {
        const double added = value - double{(*before->values)(query, key)};
        return text.arg(numberText(value), numberText(added));
    }
    return text.arg(numberText(value));
}

} // namespace

KeyRange StepLook::allowedIn(int query) const {
    return allowed.empty() ? KeyRange{0, values->cols()} : allowed[static_cast<std::size_t>(query)];
}

double StepLook::rowSum(int query) const {
    const KeyRange range = allowedIn(query);
    return values->row(query).segment(range.begin, range.size()).cast<double>().sum();
}

bool StepsLook::contains(std::optional<int> query, std::optional<int> key) const {
    return query && key && *query >= 0 && *key >= 0 && *query < queries() && *key < keys();
}

bool StepsLook::isMasked(int query, int key) const {
    return std::ranges::any_of(steps,
                               [&](const StepLook& step) { return !step.allowedIn(query).contains(key); });
}

double scoreLimit(const StepsLook& look) {
    double limit = 0;
    for (const StepLook& step : look.steps) {
        limit = step.role == StepRole::Score ? std::max(limit, step.largest) : limit;
    }
    return limit;
}

ValueScale stepScale(const StepsLook& look, std::size_t step, StepRange range) {
    const StepLook& shown = look.steps.at(step);
    if (shown.role == StepRole::Score) {
        const double limit = range == StepRange::Shared ? scoreLimit(look) : shown.largest;
        return ValueScale::diverging(limit > 0 ? limit : 1);
    }
    return ValueScale::linear(0, shown.largest > 0 ? shown.largest : 1);
}

ValueScale rowScale(const StepsLook& look, std::size_t step, int query, StepRange range) {
    double low = 0;
    double high = 0;
    const auto include = [&](const StepLook& other) {
        const KeyRange keys = other.allowedIn(query);
        if (keys.size() > 0) {
            const auto row = other.values->row(query).segment(keys.begin, keys.size());
            low = std::min(low, double{row.minCoeff()});
            high = std::max(high, double{row.maxCoeff()});
        }
    };
    const StepLook& shown = look.steps.at(step);
    include(shown);
    for (const StepLook& other : look.steps) {
        if (range == StepRange::Shared && shown.role == StepRole::Score && other.role == StepRole::Score) {
            include(other);
        }
    }
    return ValueScale::linear(low, high > low ? high : low + 1);
}

QString stepsReading(const StepsLook& look, int query, int key) {
    if (!look.contains(query, key)) {
        return {};
    }
    QString way;
    const StepLook* before = nullptr;
    for (const StepLook& step : look.steps) {
        const QString reading = !step.isMask                ? valueReading(step, before, query, key)
                                : look.isMasked(query, key) ? Words::tr("masked")
                                                            : Words::tr("not masked");
        way = before == nullptr   ? reading
              : step.replacesLast ? Joined::listedGroups({way, reading})
                                  : QStringLiteral("%1 → %2").arg(way, reading);
        before = &step;
    }
    return Words::tr("%1 → %2:  %3")
        .arg(quotedToken(query, look.queryLabels.value(query)), quotedToken(key, look.keyLabels.value(key)),
             way);
}

QString rowText(const StepLook& step, int query) {
    if (step.role == StepRole::Weight) {
        return Words::tr("sum %1").arg(QLocale::c().toString(step.rowSum(query), 'f', 3));
    }
    if (!step.isMask) {
        return {};
    }
    if (step.role == StepRole::Feature) {
        return Words::tr("sum %1").arg(numberText(step.rowSum(query)));
    }
    const Index masked = step.values->cols() - step.allowedIn(query).size();
    return masked == 0 ? Words::tr("none masked")
                       : Words::tr("%1 of %2 masked").arg(masked).arg(step.values->cols());
}

QString rangeText(const StepsLook& look, StepRange range) {
    QStringList parts;
    bool hasScores = false;
    for (std::size_t step = 0; step < look.steps.size(); ++step) {
        const ValueScale scale = stepScale(look, step, range);
        if (look.steps[step].role == StepRole::Weight) {
            parts += Words::tr("weights 0 to %1").arg(scale.highText());
        } else if (look.steps[step].role == StepRole::Score && !hasScores) {
            hasScores = true;
            parts +=
                range == StepRange::Shared
                    ? Words::tr("scores %1 to %2, one range for all").arg(scale.lowText(), scale.highText())
                    : Words::tr("scores each in a range of its own: colours of two steps do not compare");
        }
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace headscope
