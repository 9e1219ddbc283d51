// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include <QtTest>

#include "core/model/resampling.h"

using namespace headscope;

namespace {

constexpr double kTolerance = 1e-12;

using Weights = std::vector<double>;

bool areClose(const Weights& found, const Weights& expected) {
    return std::ranges::equal(found, expected,
                              [](double one, double other) { return std::abs(one - other) < kTolerance; });
}

double sumOf(const Weights& weights) {
    return std::accumulate(weights.begin(), weights.end(), 0.0);
}

/// The weights of all places of the source for one place of the result.
Weights spread(const ResampledPlace& place, Index from) {
    Weights all(static_cast<std::size_t>(from), 0.0);
    std::ranges::copy(place.weights, all.begin() + place.first);
    return all;
}

void addKernels() {
    QTest::addColumn<Resampling>("kernel");
    QTest::newRow("Lanczos") << Resampling::Lanczos;
    QTest::newRow("bilinear") << Resampling::Bilinear;
    QTest::newRow("bicubic") << Resampling::Bicubic;
    QTest::newRow("box") << Resampling::Box;
}

} // namespace

class TestResampling : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void weightsSumToOne_data() { addKernels(); }

    void weightsSumToOne() {
        QFETCH(const Resampling, kernel);
        for (const Index to : {1, 3, 7, 8, 20}) {
            for (const ResampledPlace& place : smoothPlaces(kernel, 8, to)) {
                QVERIFY(std::abs(sumOf(place.weights) - 1) < kTolerance);
            }
        }
    }

    void sameLengthKeepsEveryPlace_data() { addKernels(); }

    void sameLengthKeepsEveryPlace() {
        QFETCH(const Resampling, kernel);
        const std::vector<ResampledPlace> places = smoothPlaces(kernel, 5, 5);
        for (std::size_t place = 0; place < places.size(); ++place) {
            Weights itself(5, 0.0);
            itself[place] = 1;
            QVERIFY(areClose(spread(places[place], 5), itself));
        }
    }

    void shrinkingMirrorsItsEnds_data() {
        QTest::addColumn<Resampling>("kernel");
        QTest::newRow("Lanczos") << Resampling::Lanczos;
        QTest::newRow("bilinear") << Resampling::Bilinear;
        QTest::newRow("bicubic") << Resampling::Bicubic;
    }

    void shrinkingMirrorsItsEnds() {
        QFETCH(const Resampling, kernel);
        const std::vector<ResampledPlace> places = smoothPlaces(kernel, 7, 3);
        Weights last = spread(places.back(), 7);
        std::ranges::reverse(last);
        QVERIFY(areClose(spread(places.front(), 7), last));
    }

    void boxGivesAHalfToTheEarlierPlace() {
        // 3 / 2 places for each: the one in the middle is half in both.
        const std::vector<ResampledPlace> places = smoothPlaces(Resampling::Box, 3, 2);
        QVERIFY(areClose(spread(places[0], 3), {0.5, 0.5, 0}));
        QVERIFY(areClose(spread(places[1], 3), {0, 0, 1}));
    }

    void bilinearIsStretchedWhereItShrinks() {
        // From the first centre, 1, it reaches 2 to both sides: 3/4, 3/4 and 1/4, made to sum to 1.
        const std::vector<ResampledPlace> places = smoothPlaces(Resampling::Bilinear, 4, 2);
        QVERIFY(areClose(spread(places[0], 4), {3.0 / 7, 3.0 / 7, 1.0 / 7, 0}));
    }

    void cubicRepeatsTheEnds() {
        // Halfway between 0 and 1: -3/32, 19/32, 19/32 and -3/32, of which the first falls on place 0 again.
        const std::vector<ResampledPlace> places = cubicPlaces(4, 2);
        QVERIFY(areClose(spread(places[0], 4), {0.5, 19.0 / 32, -3.0 / 32, 0}));
    }

    void cubicMakesMoreOfOneNumber() {
        for (const ResampledPlace& place : cubicPlaces(1, 3)) {
            QVERIFY(areClose(place.weights, {1}));
        }
    }
};

QTEST_APPLESS_MAIN(TestResampling)
#include "tst_resampling.moc"
