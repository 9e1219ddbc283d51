// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/product_order.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/controls/scale_text.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProductView)
};

constexpr int kDigits = 4;
constexpr double kRounding = 1e-3; // of the largest thing that was added

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

} // namespace

std::vector<float> products(const ProductLook& look) {
    std::vector<float> result(std::min(look.query.size(), look.key.size()));
    for (std::size_t index = 0; index < result.size(); ++index) {
        result[index] = look.query[index] * look.key[index];
    }
    return result;
}

int partnerOf(const ProductLook& look, int index) {
    const int count = static_cast<int>(std::min(look.query.size(), look.key.size()));
    if (index < 0 || index >= count || at(index) >= look.partner.size()) {
        return -1;
    }
    const int partner = look.partner[at(index)];
    const bool isMutual = partner >= 0 && partner < count && partner != index &&
                          at(partner) < look.partner.size() && look.partner[at(partner)] == index;
    return isMutual ? partner : -1;
}

double pairSum(const ProductLook& look, int index) {
    const auto product = [&](int i) { return double{look.query[at(i)]} * double{look.key[at(i)]}; };
    const int partner = partnerOf(look, index);
    return product(index) + (partner < 0 ? 0 : product(partner));
}

std::vector<int> productOrder(const ProductLook& look, ProductSort sort) {
    const std::vector<float> values = products(look);
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    if (sort == ProductSort::BySize) {
        std::ranges::stable_sort(order, std::greater(),
                                 [&](int index) { return std::abs(values[at(index)]); });
    } else if (sort == ProductSort::ByPair) {
        const auto leader = [&](int index) {
            const int partner = partnerOf(look, index);
            return partner < 0 ? index : std::min(index, partner);
        };
        std::ranges::sort(order, [&](int one, int other) {
            const int first = leader(one);
            const int second = leader(other);
            if (first == second) {
                return one < other;
            }
            const double sizeOfFirst = std::abs(pairSum(look, first));
            const double sizeOfSecond = std::abs(pairSum(look, second));
            return sizeOfFirst != sizeOfSecond ? sizeOfFirst > sizeOfSecond : first < second;
        });
    }
    return order;
}

QString pairRule(const ProductLook& look) {
    const int count = static_cast<int>(std::min(look.query.size(), look.key.size()));
    int paired = 0;
    bool areNeighbours = true;
    int distance = 0;
    bool isOneDistance = true;
    for (int index = 0; index < count; ++index) {
        const int partner = partnerOf(look, index);
        if (partner <= index) {
            continue;
        }
        areNeighbours = areNeighbours && index % 2 == 0 && partner == index + 1;
        isOneDistance = isOneDistance && (paired == 0 || partner - index == distance);
        distance = partner - index;
        ++paired;
    }
    if (paired == 0) {
        return {};
    }
    return areNeighbours   ? QStringLiteral("(2i, 2i + 1)")
           : isOneDistance ? QStringLiteral("(i, i + %1)").arg(distance)
                           : Words::tr("as marked");
}

QString sumText(const ProductLook& look) {
    const std::vector<float> values = products(look);
    double sum = 0;
    double largest = 1e-30;
    for (const float value : values) {
        sum += double{value};
        largest = std::max(largest, std::abs(double{value}));
    }
    const auto text = [](double value) { return significantText(value, kDigits); };
    const bool isScore = std::abs(sum - double{look.cell.score}) <= kRounding * largest;
    QStringList steps = {
        isScore ? Words::tr("Σ qᵢkᵢ = %1 = q·k").arg(text(double{look.cell.score}))
                : Words::tr("Σ qᵢkᵢ = %1, but q·k = %2").arg(text(sum), text(double{look.cell.score}))};
    const bool isLinear = std::isnan(look.cell.scaled);
    steps += isLinear ? Words::tr("linear kernel: φ(q)·φ(k) in its place, no factor")
                      : Words::tr("× %1 = %2 scaled")
                            .arg(factorText(double{look.factor}), text(double{look.cell.scaled}));
    if (!isLinear && look.cell.adjusted != look.cell.scaled) {
        steps += Words::tr("%1 adjusted (bias or soft cap)").arg(text(double{look.cell.adjusted}));
    }
    steps += look.cell.masked ? Words::tr("masked: no weight")
                              : Words::tr("weight %1").arg(text(double{look.cell.weight}));
    return Joined::listedGroups(steps);
}

} // namespace headscope
