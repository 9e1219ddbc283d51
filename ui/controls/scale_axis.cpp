// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/scale_axis.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace headscope {

namespace {

constexpr double kBeyondNone = 4; // the last mark; the axis ends at twice this

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ScaleAxis)
};

bool isNear(double a, double b) {
    return std::abs(std::log(a / b)) < 1e-4;
}

} // namespace

ScaleAxis::ScaleAxis(int headWidth, double modelFactor)
    : lowest_(0.5 / std::max(1, headWidth)), highest_(2 * kBeyondNone) {
    const double width = std::max(1, headWidth);
    if (modelFactor > 0) {
        lowest_ = std::min(lowest_, modelFactor / 2);
        highest_ = std::max(highest_, modelFactor * 2);
    }
    bool isNamed = false;
    for (Mark mark :
         {Mark{.factor = 1 / width, .label = QStringLiteral("1/d"), .subscript = QStringLiteral("k")},
          Mark{.factor = 1 / std::sqrt(width),
          .label = QStringLiteral("1/√d"),
          .subscript = QStringLiteral("k")},
          Mark{.factor = 1, .label = Words::tr("none")},
          Mark{.factor = kBeyondNone, .label = QStringLiteral("× 4")}}) {
        if (isNear(mark.factor, modelFactor)) {
            mark.factor = modelFactor;
            mark.isModel = true;
            isNamed = true;
        }
        addMark(std::move(mark));
    }
    if (!isNamed && modelFactor > 0) {
        addMark({.factor = modelFactor, .label = Words::tr("model"), .isModel = true});
    }
    std::sort(marks_.begin(), marks_.end(), [](const Mark& a, const Mark& b) { return a.step < b.step; });
}

void ScaleAxis::addMark(Mark mark) {
    mark.step = static_cast<int>(
        std::lround(kSteps * std::log(mark.factor / lowest_) / std::log(highest_ / lowest_)));
    const auto same = std::find_if(marks_.begin(), marks_.end(),
                                   [&](const Mark& other) { return other.step == mark.step; });
    if (same == marks_.end()) {
        marks_.push_back(std::move(mark));
    } else { // heads of width 1: all names are one factor
        mark.isModel = mark.isModel || same->isModel;
        *same = std::move(mark);
    }
}

double ScaleAxis::factorAt(int step) const {
    const auto mark =
        std::find_if(marks_.begin(), marks_.end(), [&](const Mark& other) { return other.step == step; });
    if (mark != marks_.end()) {
        return mark->factor;
    }
    return lowest_ * std::pow(highest_ / lowest_, static_cast<double>(step) / kSteps);
}

int ScaleAxis::stepOf(double factor) const {
    if (!(factor > lowest_)) {
        return 0;
    }
    const double share = std::log(factor / lowest_) / std::log(highest_ / lowest_);
    return static_cast<int>(std::lround(kSteps * std::min(1.0, share)));
}

int ScaleAxis::snapped(int step) const {
    const auto distance = [step](const Mark& mark) { return std::abs(mark.step - step); };
    const auto nearest = std::min_element(marks_.begin(), marks_.end(), [&](const Mark& a, const Mark& b) {
        return distance(a) < distance(b);
    });
    return nearest != marks_.end() && distance(*nearest) <= kSnap ? nearest->step : step;
}

int ScaleAxis::stopped(int from, int to) const {
    int result = to;
    for (const Mark& mark : marks_) {
        const bool isOnTheWayUp = from < mark.step && mark.step < result;
        const bool isOnTheWayDown = from > mark.step && mark.step > result;
        if (isOnTheWayUp || isOnTheWayDown) {
            result = mark.step;
        }
    }
    return result;
}

} // namespace headscope
