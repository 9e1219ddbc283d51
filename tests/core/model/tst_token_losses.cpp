// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QtTest>

#include "core/model/token_losses.h"
#include "core/ops/softmax.h"

using namespace headscope;

class TokenLossesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void partsOfTheVocabularyGiveTheLossesOfAllOfIt_data() {
        QTest::addColumn<int>("part");
        for (const int part : {1, 7, 99, 100, 1000}) {
            QTest::addRow("%d at a time", part) << part;
        }
    }
    void partsOfTheVocabularyGiveTheLossesOfAllOfIt() {
        QFETCH(const int, part);
        std::mt19937 random(1);
        std::normal_distribution<float> normal(0, 20);
        const Matrix logits = Matrix::NullaryExpr(12, 100, [&] { return normal(random); });
        const std::vector<int> next{0, 99, 5, 6, 7, 13, 14, 50, 98, 0, 21};
        const TokenLosses found = tokenLosses(next, 100, part, [&](IndexRange range) {
            return Matrix(logits.middleCols(range.begin, range.count));
        });
        QCOMPARE(found.losses.size(), next.size());
        for (std::size_t i = 0; i < next.size(); ++i) {
            const double expected =
                negativeLogSoftmax({logits.row(static_cast<Index>(i)).data(), 100}, next[i]);
            QVERIFY(std::abs(static_cast<double>(found.losses[i]) - expected) < 1e-5);
        }
        QCOMPARE(found.last, RowVector(logits.row(11)));
    }

    void oneRowHasNoLoss() {
        const TokenLosses found =
            tokenLosses({}, 10, 4, [](IndexRange range) { return Matrix::Ones(1, range.count); });
        QVERIFY(found.losses.empty());
        QCOMPARE(found.last, RowVector(RowVector::Ones(10)));
    }
};

QTEST_APPLESS_MAIN(TokenLossesTest)
#include "tst_token_losses.moc"
