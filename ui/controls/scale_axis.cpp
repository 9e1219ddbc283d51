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
    const double named[] = {1 / width, 1 / std::sqrt(width), 1, kBeyondNone};
    const QString labels[] = {QStringLiteral("1/d_k"), QStringLiteral("1/√d_k"), Words::tr("none"),
                              QStringLiteral("× 4")};
    bool isNamed = false;
    for (std::size_t i = 0; i < std::size(named); ++i) {
        const bool isModel = isNear(named[i], modelFactor);
        isNamed = isNamed || isModel;
        addMark(isModel ? modelFactor : named[i], labels[i], isModel);
    }
    if (!isNamed && modelFactor > 0) {
        addMark(modelFactor, Words::tr("model"), true);
    }
    std::sort(marks_.begin(), marks_.end(), [](const Mark& a, const Mark& b) { return a.step < b.step; });
}

void ScaleAxis::addMark(double factor, const QString& label, bool isModel) {
    const int step =
        static_cast<int>(std::lround(kSteps * std::log(factor / lowest_) / std::log(highest_ / lowest_)));
    const auto same =
        std::find_if(marks_.begin(), marks_.end(), [&](const Mark& mark) { return mark.step == step; });
    if (same == marks_.end()) {
        marks_.push_back({factor, step, label, isModel});
    } else {
        *same = {factor, step, label, same->isModel || isModel}; // d_k = 1: all names are one factor
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
        if (from < mark.step && mark.step < result) {
            result = mark.step;
        } else if (from > mark.step && mark.step > result) {
            result = mark.step;
        }
    }
    return result;
}

} // namespace headscope
