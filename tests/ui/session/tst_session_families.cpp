// SPDX-License-Identifier: GPL-3.0-or-later
// Two texts, several kinds of attention, special tokens: what models beside decoders ask of a session.
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/tiny_model.h"
#include "ui/session/session.h"

using namespace headscope;

class TestSessionFamilies : public QObject {
    Q_OBJECT

    std::unique_ptr<TinyModel> model_;
    std::unique_ptr<Session> session_;

    void open(const std::string& family, TinyModel::Style style) {
        model_ = std::make_unique<TinyModel>(family, style);
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        session_->openModel(model_->folder());
        QVERIFY(opened.wait());
        QTRY_VERIFY(isSettled());
    }
    bool isSettled() const {
        const auto& shown = session_->comparison();
        return shown && shown->text->typed == session_->typedText() &&
               shown->comparison.a.side == session_->side(SideName::A) &&
               shown->comparison.b.side == session_->side(SideName::B);
    }
    const EncodedText& encoded() const { return session_->textResult()->encoded; }
    AttentionKind kind(SideName name) const { return session_->side(name).head.kind; }

  private Q_SLOTS:
    void init() {
        session_ = std::make_unique<Session>();
        session_->setText(QStringLiteral("the cat sat on the mat"));
    }

    void aSecondSentenceIsReadAsPartOfAPair() {
        open("bert", TinyModel::Style::Bert);
        const std::size_t alone = encoded().tokens.size();
        session_->setSecondText(QStringLiteral("the dog"));
        QTRY_VERIFY(isSettled());
        QVERIFY(encoded().tokens.size() > alone);
        QCOMPARE(encoded().tokens.back().type, 1);
        session_->setSecondText({});
        QTRY_VERIFY(isSettled());
        QCOMPARE(encoded().tokens.size(), alone);
    }

    void aModelOfHiddenTokensBeginsWithParsedOnes() {
        session_->setText(QStringLiteral("the [MASK] sat"));
        open("bert", TinyModel::Style::Bert);
        QCOMPARE(session_->comparison()->comparison.a.predictions.size(), std::size_t{1});
        session_->setSpecialTokens(SpecialTokens::Literal);
        QTRY_VERIFY(isSettled());
        QVERIFY(session_->comparison()->comparison.a.predictions.empty());
    }

    void aModelThatTakesOneTextIsGivenOne() {
        open("bert", TinyModel::Style::Bert);
        session_->setSecondText(QStringLiteral("the dog"));
        open("gpt2", TinyModel::Style::Plain);
        QVERIFY(!session_->typedText().second);
        open("bert", TinyModel::Style::Bert);
        QVERIFY(session_->typedText().second); // it was kept
    }

    void aTargetIsNoSecondSentence() {
        open("t5", TinyModel::Style::Seq2Seq);
        session_->setSecondText(QStringLiteral("the dog"));
        open("bert", TinyModel::Style::Bert);
        QVERIFY(!session_->typedText().second);
    }

    void everyKindOfAttentionHasItsPictures() {
        open("bart", TinyModel::Style::Seq2Seq);
        QTRY_VERIFY(session_->headPictures() && session_->headPictures()->drawnLayers[2] == 3);
        QCOMPARE(session_->headPictures()->of(AttentionKind::Encoder).size(), std::size_t{2 * 4});
        QCOMPARE(session_->headPictures()->of(AttentionKind::Self).size(), std::size_t{3 * 3});
        QCOMPARE(session_->headPictures()->of(AttentionKind::Cross).size(), std::size_t{3 * 3});
    }

    void anEncoderDecoderWithoutATargetBeginsWithItsEncoder() {
        open("t5", TinyModel::Style::Seq2Seq);
        QVERIFY(kind(SideName::A) == AttentionKind::Encoder && kind(SideName::B) == AttentionKind::Encoder);
        session_->setKind(AttentionKind::Self); // and then shows what is asked for
        QTRY_VERIFY(isSettled());
        QVERIFY(kind(SideName::A) == AttentionKind::Self);
    }

    void bothSidesFollowAKind() {
        open("bart", TinyModel::Style::Seq2Seq);
        session_->setSides({{1, 3, AttentionKind::Encoder}, {}, {}},
                           {{0, 2, AttentionKind::Encoder}, {}, {}});
        session_->setKind(AttentionKind::Cross);
        QVERIFY(session_->side(SideName::A).head == (HeadId{1, 2, AttentionKind::Cross})); // of three heads
        QVERIFY(session_->side(SideName::B).head == (HeadId{0, 2, AttentionKind::Cross}));
        session_->setSide(SideName::B, {{2, 1, AttentionKind::Self}, {}, {}});
        QVERIFY(kind(SideName::A) == AttentionKind::Self);
        QTRY_VERIFY(isSettled());
    }

    void crossMapsAreTargetByHeightAndSourceByWidth() {
        open("t5", TinyModel::Style::Seq2Seq);
        session_->setSecondText(QStringLiteral("the dog"));
        session_->setKind(AttentionKind::Cross);
        QTRY_VERIFY(isSettled());
        const HeadMap& map = *session_->comparison()->comparison.a.map;
        QCOMPARE(map.queries(), static_cast<Index>(encoded().tokens.size()));
        QCOMPARE(map.keys(), static_cast<Index>(encoded().source.size()));
        QVERIFY(map.queries() != map.keys());
    }

    void aGeneratedTargetBecomesTheSecondText() {
        open("t5", TinyModel::Style::Seq2Seq);
        QSignalSpy generated(session_.get(), &Session::targetGenerated);
        session_->generateTarget();
        QVERIFY(session_->isGenerating());
        QVERIFY(generated.wait(60000));
        QVERIFY(!session_->isGenerating());
        const std::string target = generated.last().at(0).toString().toStdString();
        QCOMPARE(session_->typedText().second.value_or(std::string()), target);
        QTRY_VERIFY(isSettled());
    }

    void aTargetOfAnEarlierTextIsDropped() {
        open("t5", TinyModel::Style::Seq2Seq);
        QSignalSpy generated(session_.get(), &Session::targetGenerated);
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        session_->generateTarget();
        session_->setSecondText(QStringLiteral("dog"));
        QVERIFY(!session_->isGenerating());
        QVERIFY(idle.wait());
        QVERIFY(generated.isEmpty());
        QCOMPARE(session_->typedText().second.value_or(std::string()), std::string("dog"));
    }

    void aModelThatGeneratesNothingSaysWhy() {
        open("gpt2", TinyModel::Style::Plain);
        QSignalSpy failed(session_.get(), &Session::generationFailed);
        session_->generateTarget();
        QVERIFY(failed.wait());
        QVERIFY(failed.last().at(0).toString().contains(QStringLiteral("encoder-decoder")));
        QVERIFY(!session_->isGenerating());
    }
};

QTEST_GUILESS_MAIN(TestSessionFamilies)
#include "tst_session_families.moc"
