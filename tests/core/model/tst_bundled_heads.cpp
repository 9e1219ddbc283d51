// SPDX-License-Identifier: GPL-3.0-or-later
// What the card of the bundled model (resources/model/README.md) says of its heads, as the scores find it.
#include <random>

#include <QtTest>

#include "core/analysis/column_mass.h"
#include "core/analysis/neighbours.h"
#include "core/analysis/positional.h"
#include "core/analysis/repeated_tokens.h"
#include "core/analysis/stripe.h"
#include "core/model/model.h"
#include "core/model/token_traits_of.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

constexpr std::string_view kStory = "Once upon a time there was a king, who had a daughter. The king said to "
                                    "the queen: \"You are the fairest of "
                                    "all the land, and the king of the land is old.\" So the queen went to "
                                    "the forest, and the king went with "
                                    "her, for he was afraid. There was an old woman, who had a golden apple, "
                                    "and she said, \"Give it to me.\"";

} // namespace

class TestBundledHeads : public QObject {
    Q_OBJECT

    static constexpr int kProbes = 8;
    static constexpr Index kLength = 50; // random tokens, given twice after <s>

    std::shared_ptr<const Model> model_ = openModel(golden::bundledModel());
    std::vector<std::shared_ptr<const Run>> probes_;
    std::vector<std::vector<TokenTraits>> probeTokens_;
    std::shared_ptr<const Run> story_;
    std::vector<TokenTraits> storyTokens_;

    [[nodiscard]] HeadMap onStory(const HeadId& head) const { return story_->trace.headMap(head, {}); }

  private Q_SLOTS:
    void initTestCase() {
        constexpr int kFirstWord = 259; // after the special tokens and bytes
        std::mt19937 random(1);
        for (int probe = 0; probe < kProbes; ++probe) {
            std::vector<int> ids{1};
            for (Index i = 0; i < kLength; ++i) {
                ids.push_back(kFirstWord + static_cast<int>(random() % (4096 - kFirstWord)));
            }
            ids.insert(ids.end(), ids.begin() + 1, ids.end());
            probes_.push_back(model_->transformer().run(ids, model_->transformer().uniform({})));
            probeTokens_.push_back(traitsOf(ids, model_->tokenizer()));
        }
        const EncodedText story = model_->encode(kStory);
        story_ = model_->transformer().run(story.input().ids, model_->transformer().uniform({}));
        storyTokens_ = traitsOf(story.tokens, model_->tokenizer());
    }

    void inductionHeadsFillTheirStripe_data() {
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("head");
        QTest::addColumn<double>("card");
        QTest::newRow("2.6") << 2 << 6 << 0.90;
        QTest::newRow("2.7") << 2 << 7 << 0.94;
        QTest::newRow("3.0") << 3 << 0 << 0.95;
        QTest::newRow("4.1") << 4 << 1 << 0.92;
        QTest::newRow("5.7") << 5 << 7 << 0.82;
        QTest::newRow("1.6, a previous-token head") << 1 << 6 << 0.00;
    }

    void inductionHeadsFillTheirStripe() {
        QFETCH(int, layer);
        QFETCH(int, head);
        QFETCH(double, card);
        double stripe = 0;
        double score = 0;
        for (std::size_t probe = 0; probe < probes_.size(); ++probe) {
            const HeadMap map = probes_[probe]->trace.headMap({layer, head}, {});
            stripe += stripeScore(map, {kLength - 1, 1 + kLength, 1 + 2 * kLength}) / kProbes;
            score += induction(map, probeTokens_[probe]) / kProbes;
        }
        QVERIFY2(std::abs(stripe - card) < 0.05, qPrintable(QString::number(stripe)));
        QVERIFY2(std::abs(score - stripe) < 0.02,
                 qPrintable(QString::number(score))); // a few tokens come thrice
    }

    void noHeadLooksAtCopiesThemselves() {
        for (int layer = 0; layer < 6; ++layer) {
            for (int head = 0; head < 8; ++head) {
                const HeadMap map = probes_.front()->trace.headMap({layer, head}, {});
                QVERIFY(duplicateToken(map, probeTokens_.front()) < 0.1);
            }
        }
    }

    void previousTokenAndSelfHeads() {
        QVERIFY(previousToken(onStory({1, 6})) > 0.99);
        QVERIFY(previousToken(onStory({1, 1})) > 0.6);
        QVERIFY(selfToken(onStory({0, 2})) > 0.9);
        QVERIFY(selfToken(onStory({0, 6})) > 0.6);
    }

    void theHeadThatLooksTwoBackIsPositional() {
        const auto most = mostFixedOffset(onStory({1, 7}));
        QCOMPARE(most->offset, Index{-2});
        QVERIFY(most->share > 0.99);
    }

    void punctuationHeads() {
        for (const HeadId head : {HeadId{4, 6}, HeadId{4, 4}, HeadId{1, 5}}) {
            QVERIFY(punctuationShare(onStory(head), storyTokens_) > 0.65);
        }
        QVERIFY(punctuationShare(onStory({0, 2}), storyTokens_) < 0.3);
    }
};

QTEST_APPLESS_MAIN(TestBundledHeads)
#include "tst_bundled_heads.moc"
