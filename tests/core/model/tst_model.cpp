// SPDX-License-Identifier: GPL-3.0-or-later
// Texts, pairs, targets and hidden tokens, as models of each kind read them. The models are tiny and random.
#include <QtTest>

#include "core/model/generation.h"
#include "core/model/model.h"
#include "core/model/trained_check.h"
#include "tests/core/base/error_text.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

std::vector<std::string> piecesOf(const std::vector<Token>& tokens) {
    std::vector<std::string> pieces(tokens.size());
    std::ranges::transform(tokens, pieces.begin(), &Token::piece);
    return pieces;
}

} // namespace

class TestModel : public QObject {
    Q_OBJECT

    TinyModel bertFolder_{"bert", TinyModel::Style::Bert};
    TinyModel t5Folder_{"t5", TinyModel::Style::Seq2Seq};
    std::shared_ptr<const Model> bert_ = openModel(bertFolder_.path());
    std::shared_ptr<const Model> t5_ = openModel(t5Folder_.path());

  private Q_SLOTS:
    void aPairTellsTheModelWhichTextATokenIsOf() {
        const EncodedText encoded = bert_->encode({.text = "the cat", .second = "the dog"});
        QVERIFY(encoded.tokens.front().piece == "[CLS]" && encoded.tokens.back().piece == "[SEP]");
        const ModelInput input = encoded.input();
        QCOMPARE(input.types.size(), input.ids.size());
        for (std::size_t i = 0; i < encoded.tokens.size(); ++i) {
            QCOMPARE(input.types[i], encoded.tokens[i].type);
            if (encoded.tokens[i].begin != encoded.tokens[i].end) { // not a separator
                QCOMPARE(encoded.tokens[i].text, encoded.tokens[i].type);
            }
        }
        QCOMPARE(input.types.front(), 0);
        QCOMPARE(input.types.back(), 1);
    }

    void oneTextHasNoTypes() { QVERIFY(bert_->encode("the cat").input().types.empty()); }

    void aPairThatStartsAlikeIsNotTakenForTheSameText() {
        const RunSettings settings = bert_->transformer().uniform({});
        ModelInput pair = bert_->encode({.text = "the cat", .second = "the dog"}).input();
        const auto first = bert_->transformer().run(pair, settings);
        std::ranges::fill(pair.types, 0);
        const auto second = bert_->transformer().run(pair, settings, first.get());
        const auto full = bert_->transformer().run(pair, settings);
        QVERIFY(second->finalStates.isApprox(full->finalStates, 1e-5F));
        QVERIFY(!second->finalStates.isApprox(first->finalStates, 1e-3F));
    }

    void everyTokenHasALabel() {
        for (const Token& token : bert_->encode("the cat sat").tokens) {
            QVERIFY(!token.label.empty());
        }
    }

    void aTypedMaskIsHiddenOnlyWhereItIsParsed() {
        const TypedText parsed{.text = "the [MASK] sat", .special = SpecialTokens::Parsed};
        const ModelInput input = bert_->encode(parsed).input();
        const std::vector<Index> hidden = bert_->hiddenPositions(input);
        QCOMPARE(hidden.size(), std::size_t{1});
        QCOMPARE(input.ids[static_cast<std::size_t>(hidden.front())], *bert_->tokenizer().maskId());
        const ModelInput literal = bert_->encode("the [MASK] sat").input();
        QVERIFY(bert_->hiddenPositions(literal).empty());
    }

    void aModelWithoutAHeadHasNoHiddenTokens() {
        const TinyModel folder("bert_base", TinyModel::Style::Bert);
        const auto model = openModel(folder.path());
        const TypedText parsed{.text = "the [MASK] sat", .special = SpecialTokens::Parsed};
        QVERIFY(model->hiddenPositions(model->encode(parsed).input()).empty());
        QVERIFY(!checkTrained(*model).has_value());
    }

    void theTargetStartsWithTheModelsStartAndDoesNotReadTheEnd() {
        const EncodedText encoded = t5_->encode({.text = "the cat", .second = "the dog"});
        QCOMPARE(encoded.tokens.front().id, t5_->spec().decoderStart);
        QVERIFY(piecesOf(encoded.source).back() == "</s>");
        QVERIFY(piecesOf(encoded.tokens).back() != "</s>");
        QCOMPARE(encoded.input().source.size(), encoded.source.size());
        QVERIFY(std::ranges::all_of(encoded.tokens, [](const Token& token) { return token.text == 1; }));
    }

    void withoutATargetThereIsItsStart() { QCOMPARE(t5_->encode("the cat").tokens.size(), std::size_t{1}); }

    void aTargetIsGeneratedFromTheMostLikelyTokens() {
        const TypedText source{.text = "the cat sat on the mat"};
        const std::string target = generateTarget(*t5_, source, 5);
        QVERIFY(!target.empty());
        QCOMPARE(generateTarget(*t5_, source, 5), target);
        // Its first token is what the model finds most likely after the start.
        const auto run = t5_->transformer().run(t5_->encode(source).input(), t5_->transformer().uniform({}));
        RowVector logits = run->nextLogits;
        logits(t5_->spec().decoderStart) = logits.minCoeff();
        Index best = 0;
        logits.maxCoeff(&best);
        const std::array first{static_cast<int>(best)};
        QVERIFY(target.starts_with(t5_->targetTokenizer().decode(first)));
    }

    void onlyAnEncoderDecoderGeneratesATarget() {
        QVERIFY(errorText([&] {
                    static_cast<void>(generateTarget(*bert_, {.text = "the cat"}));
                }).contains(QStringLiteral("encoder-decoder")));
    }

    void whoReadsTwoTexts() {
        QVERIFY(bert_->takesSecondText());
        QVERIFY(t5_->takesSecondText());
        const TinyModel folder("gpt2", TinyModel::Style::Plain);
        QVERIFY(!openModel(folder.path())->takesSecondText());
    }

    void aSecondTextForAModelThatReadsOneIsRefused() {
        // The tokenizer could join them: it is the model that was not taught pairs.
        const TinyModel folder("gpt2", TinyModel::Style::Bert);
        const auto model = openModel(folder.path());
        QVERIFY(model->tokenizer().takesPairs() && !model->takesSecondText());
        const QString fault =
            errorText([&] { static_cast<void>(model->encode({.text = "the cat", .second = "the dog"})); });
        QVERIFY2(fault.contains(QStringLiteral("this model reads one text")), qPrintable(fault));
    }

    void settingsOfAKindThatTheModelDoesNotHaveAreRefused() {
        for (const AttentionKind kind : {AttentionKind::Encoder, AttentionKind::Cross}) {
            QVERIFY(errorText([&] {
                        static_cast<void>(bert_->transformer().uniform({}, kind));
                    }).contains(QStringLiteral("a kind of attention that the model has")));
        }
    }

    void aTextThatIsCutKeepsTheTokensAroundIt() {
        std::string longText = "the cat";
        while (longText.size() < 400) {
            longText += " sat on the mat";
        }
        const auto context = static_cast<std::size_t>(bert_->spec().context);
        const EncodedText one = bert_->encode(longText);
        QVERIFY(one.wasCut());
        QCOMPARE(one.tokens.size(), context);
        QVERIFY(one.tokens.front().piece == "[CLS]" && one.tokens.back().piece == "[SEP]");
        QVERIFY(one.tokens[1].begin == 0 && !one.tokens[context - 2].label.empty());

        // Three tokens stand around a pair: the short text stays whole, two long ones share what is left.
        const EncodedText second = bert_->encode({.text = "the cat", .second = longText});
        const auto typesOf = [](const EncodedText& encoded, int type) {
            return std::ranges::count(encoded.tokens, type, &Token::type);
        };
        QCOMPARE(second.tokens.size(), context);
        QCOMPARE(second.tokens.back().piece, std::string("[SEP]"));
        QCOMPARE(typesOf(second, 0), std::ptrdiff_t{4}); // [CLS] the cat [SEP]
        const EncodedText both = bert_->encode({.text = longText, .second = longText});
        QCOMPARE(both.tokens.size(), context);
        QCOMPARE(typesOf(both, 0), static_cast<std::ptrdiff_t>(2 + (context - 3) / 2));
    }

    void aTextThatFitsIsNotTouched() {
        const EncodedText encoded = bert_->encode("the cat sat");
        QVERIFY(!encoded.wasCut());
        QCOMPARE(encoded.tokens.size(), encoded.tokensInText);
    }

    void theAxesOfCrossAttentionAreTwoTexts() {
        const EncodedText encoded = t5_->encode({.text = "the cat sat", .second = "the dog"});
        const auto run = t5_->transformer().run(encoded.input(), t5_->transformer().uniform({}));
        const HeadMap map = run->trace.headMap({1, 2, AttentionKind::Cross}, {});
        QCOMPARE(map.queries(), static_cast<Index>(encoded.queries(AttentionKind::Cross).size()));
        QCOMPARE(map.keys(), static_cast<Index>(encoded.keys(AttentionKind::Cross).size()));
        QVERIFY(map.queries() != map.keys());
        QVERIFY((map.values.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-5F);
    }

    void aTrainedModelIsBetterThanAGuessAndARandomOneIsNot() {
        const auto bundled = checkTrained(*openModel(golden::bundledModel()));
        QVERIFY(bundled.has_value() && !bundled->isDoubtful());
        QVERIFY(bundled->loss < 0.7 * bundled->uniform);
        for (const auto& model : {bert_, t5_}) {
            const auto random = checkTrained(*model);
            QVERIFY(random.has_value() && random->isDoubtful());
            QCOMPARE(random->uniform, std::log(61.0));
        }
    }
};

QTEST_APPLESS_MAIN(TestModel)
#include "tst_model.moc"
