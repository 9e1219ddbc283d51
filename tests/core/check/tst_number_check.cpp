// SPDX-License-Identifier: GPL-3.0-or-later
// The check of numbers that the program brings along: it passes, and every kind of false reference fails.
#include <cmath>

#include <QtTest>

#include "core/base/processor.h"
#include "core/check/check_text.h"
#include "core/check/number_check.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestNumberCheck : public QObject {
    Q_OBJECT

    const std::filesystem::path folder_ = std::filesystem::path(HEADSCOPE_RESOURCES) / "check";
    std::shared_ptr<const Model> model_;
    Reference reference_;

    /// The kinds of numbers that do not pass, in words.
    QStringList failing(const Reference& reference) const {
        QStringList kinds;
        for (const CheckedNumbers& numbers : checkNumbers(*model_, reference).numbers) {
            if (!numbers.passed()) {
                kinds += numbers.quantity == CheckedQuantity::Weights
                             ? QStringLiteral("layer %1").arg(numbers.layer)
                         : numbers.quantity == CheckedQuantity::TokenIds ? QStringLiteral("ids")
                         : numbers.quantity == CheckedQuantity::Logits   ? QStringLiteral("logits")
                                                                         : QStringLiteral("loss");
            }
        }
        return kinds;
    }

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        reference_ = readReference(folder_);
    }

    void theBundledModelPasses() {
        const NumberCheck check = checkNumbers(golden::bundledModel(), folder_, {});
        QVERIFY2(check.passed(), checkText(check, "Headscope").c_str());
        QCOMPARE(check.texts, std::size_t{2});
        QCOMPARE(check.numbers.size(), std::size_t{9}); // ids, six layers, logits, loss
    }
    void allNumbersOfTheReferenceAreCompared() {
        const NumberCheck check = checkNumbers(*model_, reference_);
        QCOMPARE(check.numbers[0].count, 14 + 35);
        for (std::size_t layer = 0; layer < 6; ++layer) {
            QCOMPARE(check.numbers[1 + layer].count, 8 * (14 * 14 + 35 * 35));
        }
        QCOMPARE(check.numbers[7].count, (14 + 1) * 4096);
        QCOMPARE(check.numbers[8].count, 2);
    }
    void aFalseWeightFailsInItsLayer() {
        Reference reference = reference_;
        reference.texts[1].weights((2 * 8 + 3) * 35 + 4, 1) += 1e-4F; // L2 H3
        QCOMPARE(failing(reference), QStringList{QStringLiteral("layer 2")});
    }
    void aFalseLogitFails() {
        Reference reference = reference_;
        reference.texts[0].logits(5, 77) += 0.01F;
        QCOMPARE(failing(reference), QStringList{QStringLiteral("logits")});
    }
    void aFalseLossFails() {
        Reference reference = reference_;
        reference.texts[0].meanLoss += 2e-4;
        QCOMPARE(failing(reference), QStringList{QStringLiteral("loss")});
    }
    void anotherTextFailsByItsIds() {
        Reference reference = reference_;
        reference.texts[0].text = "The king said to the queen, \"You are the king.\"";
        const NumberCheck check = checkNumbers(*model_, reference);
        QCOMPARE(failing(reference), QStringList{QStringLiteral("ids")});
        QCOMPARE(check.numbers[0].largest, 1.0);
    }
    void aNumberThatIsNoneFails() {
        Reference reference = reference_;
        reference.texts[0].logits(0, 0) = std::nanf("");
        QCOMPARE(failing(reference), QStringList{QStringLiteral("logits")});
    }
    void fewerHeadsFail() {
        Reference reference = reference_;
        Matrix& weights = reference.texts[0].weights;
        weights = Matrix(weights.topRows(weights.rows() - 14));
        QCOMPARE(failing(reference), QStringList{QStringLiteral("layer 5")});
    }
    void moreHeadsFail() {
        Reference reference = reference_;
        Matrix& weights = reference.texts[0].weights;
        weights.conservativeResize(weights.rows() + 14, Eigen::NoChange);
        weights.bottomRows(14).setZero();
        QCOMPARE(failing(reference), QStringList{QStringLiteral("layer 5")});
    }
    void aCheckThatIsStoppedThrows() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(checkNumbers(*model_, reference_, {stop.get_token(), {}})),
                                 Stopped);
    }
    void progressRisesToTheEnd() {
        double last = 0;
        bool rises = true;
        Job job;
        job.report = [&](double share, std::string_view) {
            rises &= share >= last && share <= 1;
            last = share;
        };
        static_cast<void>(checkNumbers(golden::bundledModel(), folder_, job));
        QVERIFY(rises);
        QVERIFY(last > 0.5);
    }
    void theTextNamesTheProgramAndWhatFails() {
        Reference reference = reference_;
        reference.texts[0].logits(5, 77) += 1;
        const QString text =
            QString::fromStdString(checkText(checkNumbers(*model_, reference), "Headscope 9"));
        QVERIFY(text.startsWith(QStringLiteral("Some numbers differ")));
        QVERIFY(text.contains(QStringLiteral("Headscope 9, core built for ") +
                              QString::fromLatin1(coreInstructionSet())));
        QCOMPARE(text.count(QStringLiteral("NOT PASSED")), 1);
        QCOMPARE(text.count(QStringLiteral("attention weights, layer")), 6);
    }
};

QTEST_APPLESS_MAIN(TestNumberCheck)
#include "tst_number_check.moc"
