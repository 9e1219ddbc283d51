// SPDX-License-Identifier: GPL-3.0-or-later
// A text and a model that side B has to itself.
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/golden.h"
#include "tests/support/tiny_model.h"
#include "ui/session/session.h"
#include "ui/session/trained_watch.h"

using namespace headscope;

namespace {

const QString kBundled = QString::fromStdString(golden::bundledModel().string());
const TypedText kOwn{.text = "The old wolf said to the queen."};

} // namespace

class TestSessionSides : public QObject {
    Q_OBJECT

    std::unique_ptr<Session> session_;

    /// What is shown is what is wanted, on both sides.
    bool isSettled() const {
        const auto& shown = session_->comparison();
        return shown && shown->text == session_->textResult() &&
               shown->textOfB == session_->textResult(SideName::B) &&
               shown->text->typed == session_->typedText() &&
               shown->textOfB->typed == session_->typedText(SideName::B) &&
               shown->text->model == session_->model() &&
               shown->textOfB->model == session_->model(SideName::B) &&
               shown->comparison.a.side == session_->side(SideName::A) &&
               shown->comparison.b.side == session_->side(SideName::B);
    }
    void openOwn(const QString& path) {
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        session_->openOwnModel(path);
        QVERIFY(opened.wait());
        QCOMPARE(opened.front().front().value<SideName>(), SideName::B);
        QTRY_VERIFY(isSettled());
    }

  private Q_SLOTS:
    void init() {
        session_ = std::make_unique<Session>();
        session_->setText(QStringLiteral("The king said to the queen."));
        session_->openModel(kBundled);
        QTRY_VERIFY(isSettled());
    }

    void sideBIsOfTheTextOfAUntilItHasOne() {
        QVERIFY(!session_->hasOwnText() && !session_->hasOwnModel());
        QVERIFY(session_->textResult(SideName::B) == session_->textResult());
        QVERIFY(session_->comparison()->comparison.difference);
    }

    void anOwnTextIsComputedWithoutSideAsAgain() {
        const auto before = session_->textResult();
        QSignalSpy computed(session_.get(), &Session::textComputed);
        session_->setOwnText(kOwn);
        QTRY_VERIFY(isSettled());
        QCOMPARE(session_->textResult(), before);
        QCOMPARE(computed.size(), 1);
        QCOMPARE(computed.front().front().value<SideName>(), SideName::B);
        QVERIFY(!session_->comparison()->comparison.difference);
        const auto drawn = [this] {
            const auto& pictures = session_->headPictures(SideName::B);
            return pictures && pictures->text == session_->textResult(SideName::B)
                       ? pictures->of(AttentionKind::Self).size()
                       : 0;
        };
        QTRY_COMPARE(drawn(), std::size_t{48});
    }

    void sideAsTextChangesWithoutSideBsOwn() {
        session_->setOwnText(kOwn);
        QTRY_VERIFY(isSettled());
        const auto before = session_->textResult(SideName::B);
        session_->setText(QStringLiteral("A dog."));
        QTRY_VERIFY(isSettled());
        QCOMPARE(session_->textResult(SideName::B), before);
    }

    void withoutItsOwnTextSideBIsOfAsAgain() {
        session_->setOwnText(kOwn);
        QTRY_VERIFY(isSettled());
        QSignalSpy computed(session_.get(), &Session::textComputed);
        session_->setOwnText(std::nullopt);
        QTRY_VERIFY(isSettled());
        QVERIFY(session_->textResult(SideName::B) == session_->textResult());
        QCOMPARE(computed.size(), 1);
        QVERIFY(session_->comparison()->comparison.difference);
    }

    void resultsOfEarlierTextsAreNeverShown() {
        bool isStale = false;
        connect(session_.get(), &Session::comparisonComputed, this, [&] {
            const auto& shown = session_->comparison();
            isStale = isStale || shown->text->typed != session_->typedText() ||
                      shown->textOfB->typed != session_->typedText(SideName::B);
        });
        for (int i = 0; i < 40; ++i) {
            session_->setOwnText(
                TypedText{.text = kOwn.text.substr(0, 5 + static_cast<std::size_t>(i % 20))});
            if (i % 3 == 0) {
                session_->setText(QStringLiteral("The king %1").arg(i));
            }
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(isSettled());
        QVERIFY(!isStale);
    }

    void anEmptyOwnTextFailsForSideBAlone() {
        QSignalSpy failed(session_.get(), &Session::textFailed);
        session_->setOwnText(TypedText{});
        QVERIFY(failed.wait());
        QCOMPARE(failed.front()[1].value<SideName>(), SideName::B);
        QVERIFY(session_->textResult());
        QVERIFY(!session_->textResult(SideName::B));
        QVERIFY(!session_->comparison());
        session_->setOwnText(kOwn);
        QTRY_VERIFY(isSettled());
    }

    void aSliderOfOneSideLeavesTheOthersRun() {
        session_->setOwnText(kOwn);
        QTRY_VERIFY(isSettled());
        const auto run = session_->comparison()->comparison.a.run;
        Side side = session_->side(SideName::B);
        side.attention.scale = FixedScale{2};
        session_->setSide(SideName::B, side);
        QTRY_VERIFY(isSettled());
        QCOMPARE(session_->comparison()->comparison.a.run, run);
    }

    void anOwnModelHasItsOwnHeads() {
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        session_->setText(QStringLiteral("the cat sat"));
        session_->setSide(SideName::A, {{5, 7}, {}, {}});
        session_->setSide(SideName::B, {{5, 7}, {}, {}});
        openOwn(tiny.folder());
        QVERIFY(session_->model() != session_->model(SideName::B));
        QVERIFY(session_->side(SideName::A).head == (HeadId{5, 7}));
        const ModelSpec& spec = session_->model(SideName::B)->spec();
        QVERIFY(session_->side(SideName::B).head.layer < static_cast<int>(spec.layerCount()));
        QVERIFY(!session_->comparison()->comparison.noPredictionDifference.empty());
    }

    void withoutItsOwnModelSideBHasAsAgain() {
        openOwn(kBundled);
        session_->closeOwnModel();
        QTRY_VERIFY(isSettled());
        QVERIFY(session_->model(SideName::B) == session_->model());
        QVERIFY(session_->textResult(SideName::B) == session_->textResult());
    }

    void anotherModelOfSideALeavesBsOwn() {
        openOwn(kBundled);
        const auto own = session_->model(SideName::B);
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        session_->openModel(kBundled);
        QVERIFY(opened.wait());
        QTRY_VERIFY(isSettled());
        QCOMPARE(session_->model(SideName::B), own);
        QVERIFY(session_->textResult(SideName::B));
    }

    void anOwnModelThatCannotBeOpenedLeavesSideBAsItWas() {
        QSignalSpy failed(session_.get(), &Session::modelFailed);
        session_->openOwnModel(QStringLiteral("/nowhere"));
        QVERIFY(failed.wait());
        QCOMPARE(failed.front()[1].value<SideName>(), SideName::B);
        QVERIFY(!session_->hasOwnModel());
        QVERIFY(isSettled());
    }

    void aStoppedOpeningLeavesSideBAsItWas() {
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        session_->openOwnModel(kBundled);
        session_->stop();
        QVERIFY(idle.wait());
        QVERIFY(!session_->hasOwnModel());
        QVERIFY(isSettled());
    }

    void kindsThatOneModelLacksAreTheOthersAlone() {
        const TinyModel tiny("t5", TinyModel::Style::Seq2Seq);
        session_->setText(QStringLiteral("the cat sat"));
        openOwn(tiny.folder());
        QCOMPARE(session_->side(SideName::A).head.kind, AttentionKind::Self);
        QCOMPARE(session_->side(SideName::B).head.kind, AttentionKind::Encoder);
        Side a = session_->side(SideName::A);
        a.head.layer = 2;
        session_->setSide(SideName::A, a);
        QTRY_VERIFY(isSettled());
        QCOMPARE(session_->side(SideName::A).head.kind, AttentionKind::Self);
    }

    void swappedSidesAreOfEachOthersTextAndModel() {
        session_->setOwnText(kOwn);
        openOwn(kBundled);
        const auto a = session_->model();
        const auto b = session_->model(SideName::B);
        session_->swapSides();
        QTRY_VERIFY(isSettled());
        QCOMPARE(session_->model(), b);
        QCOMPARE(session_->model(SideName::B), a);
        QCOMPARE(session_->typedText().text, kOwn.text);
        QCOMPARE(session_->typedText(SideName::B).text, std::string("The king said to the queen."));
    }

    void aSecondTextIsLeftOutForAModelThatTakesNone() {
        const TinyModel tiny("bert", TinyModel::Style::Bert);
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        session_->openModel(tiny.folder());
        QVERIFY(opened.wait());
        session_->setText(QStringLiteral("the cat"));
        session_->setSecondText(QStringLiteral("the dog"));
        openOwn(kBundled);
        QVERIFY(session_->typedText().second);
        QVERIFY(!session_->typedText(SideName::B).second);
    }

    void anOwnModelIsCheckedToo() {
        TrainedWatch watch(*session_);
        QSignalSpy checked(&watch, &TrainedWatch::checked);
        openOwn(kBundled);
        QTRY_COMPARE_WITH_TIMEOUT(checked.size(), 2, 60000);
        QCOMPARE(checked.back()[1].value<SideName>(), SideName::B);
    }

    void cellsAreThoseOfTheirOwnMaps() {
        session_->setOwnText(kOwn);
        QTRY_VERIFY(isSettled());
        const Comparison& shown = session_->comparison()->comparison;
        const int last = static_cast<int>(shown.b.map->queries()) - 1;
        QVERIFY(last >= shown.a.map->queries());
        QVERIFY(!session_->cell(SideName::A, last, 0));
        QCOMPARE(session_->cell(SideName::B, last, 0)->weight, shown.b.map->values(last, 0));
    }
};

QTEST_GUILESS_MAIN(TestSessionSides)
#include "tst_session_sides.moc"
