// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/comparison/word_comparison.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestWordComparison : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        model_ = openModel(golden::bundledModel());
        typed_.text = "A hippopotamus swallowed it.";
        text_ = std::make_shared<const EncodedText>(model_->encode(typed_));
        RunCache runs(model_);
        side_ = computeSide(runs, text_, Side{{1, 6}, {}, Scope::Rescore});
    }

    void wordsTakeThePlaceOfPieces() {
        const SideResult words = betweenWords(side_, typed_);
        QVERIFY(words.queries().size() < side_.queries().size());
        QCOMPARE(words.map->queries(), static_cast<Index>(words.queries().size()));
        QStringList labels;
        for (const Token& word : words.queries()) {
            labels += QString::fromStdString(word.label);
        }
        QCOMPARE(labels,
                 (QStringList{QStringLiteral("<s>"), QStringLiteral("A"), QStringLiteral("hippopotamus"),
                              QStringLiteral("swallowed"), QStringLiteral("it"), QStringLiteral(".")}));
    }

    void rowsStillSumToOne() {
        const SideResult words = betweenWords(side_, typed_);
        QVERIFY((words.map->values.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-5F);
    }

    void theDifferenceIsBetweenWordsToo() {
        RunCache runs(model_);
        const Comparison comparison = compare(
            side_, computeSide(runs, text_, Side{{1, 6}, {FixedScale{1}, {}, {}, {}}, Scope::Rescore}));
        const Comparison words = betweenWords(comparison, typed_, typed_);
        QVERIFY(words.difference != nullptr);
        QVERIFY(!words.isByPosition);
        QVERIFY(
            (words.difference->values - (words.b.map->values - words.a.map->values)).cwiseAbs().maxCoeff() <
            1e-6F);
    }

  private:
    std::shared_ptr<const Model> model_;
    TypedText typed_;
    std::shared_ptr<const EncodedText> text_;
    SideResult side_;
};

QTEST_APPLESS_MAIN(TestWordComparison)
#include "tst_word_comparison.moc"
