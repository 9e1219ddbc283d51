// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "tests/support/golden.h"
#include "ui/session/session.h"

using namespace headscope;

namespace {

const QString kBundled = QString::fromStdString(golden::bundledModel().string());
const QString kText = QStringLiteral("The king said to the queen.");

} // namespace

class TestSession : public QObject {
    Q_OBJECT

    std::unique_ptr<Session> session_;

    /// Opens the bundled model on kText.
    void open() {
        session_ = std::make_unique<Session>();
        session_->setText(kText);
        QSignalSpy compared(session_.get(), &Session::comparisonComputed);
        session_->openModel(kBundled);
        QVERIFY(compared.wait());
    }

  private Q_SLOTS:
    void init() { open(); }

    void aModelAndATextGiveMapsOfAllHeads() {
        QTRY_VERIFY(session_->headPictures());
        QTRY_COMPARE(session_->headPictures()->of(AttentionKind::Self).size(), std::size_t{48});
        QCOMPARE(session_->textResult()->encoded.tokens.front().piece, std::string("<s>"));
        QVERIFY(session_->comparison()->comparison.a.map->queries() > 0);
    }

    void theLastTextIsWhatIsShownInTheEnd() {
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        for (int i = 0; i < 20; ++i) {
            session_->setText(kText + QStringLiteral(" %1").arg(i));
        }
        QTRY_VERIFY(session_->comparison() && session_->comparison()->text->typed.text.ends_with(" 19"));
        QTRY_VERIFY(!idle.isEmpty());
        QVERIFY(session_->textResult()->typed == session_->typedText());
    }

    void resultsOfAnEarlierTextAreNeverShown() {
        bool stale = false;
        connect(session_.get(), &Session::textComputed, this,
                [&] { stale = stale || session_->textResult()->typed != session_->typedText(); });
        connect(session_.get(), &Session::comparisonComputed, this,
                [&] { stale = stale || session_->comparison()->text->typed != session_->typedText(); });
        for (int i = 0; i < 50; ++i) {
            session_->setText(kText.left(5 + i % 20));
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(session_->comparison() && session_->comparison()->text->typed == session_->typedText());
        QVERIFY(!stale);
    }

    void theHeadsOfTheLastTextAreDrawnInTheEnd() {
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        for (int i = 0; i < 20; ++i) {
            session_->setText(kText + QStringLiteral(" %1").arg(i));
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!idle.isEmpty() && session_->headPictures()->text == session_->textResult());
        QTRY_COMPARE(session_->headPictures()->of(AttentionKind::Self).size(), std::size_t{48});
        QVERIFY(session_->headPictures()->text->typed == session_->typedText());
        const auto& last = session_->headPictures()->of(AttentionKind::Self).back();
        QCOMPARE(last->rows(), static_cast<Index>(session_->textResult()->encoded.tokens.size()));
    }

    void aChangedSideDrawsNoHeadsAgain() {
        QTRY_VERIFY(session_->headPictures());
        QSignalSpy drawn(session_.get(), &Session::headsDrawn);
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        Side side = session_->side(SideName::B);
        side.head = {3, 3};
        session_->setSide(SideName::B, side);
        QVERIFY(idle.wait());
        QCOMPARE(drawn.size(), 0);
    }

    void bothSidesOfOneTextHaveOneSetOfPictures() {
        QTRY_VERIFY(session_->headPictures());
        QVERIFY(session_->headPictures() == session_->headPictures(SideName::B));
    }

    void aChangedSideIsComputedWithoutTheTextAgain() {
        QSignalSpy text(session_.get(), &Session::textComputed);
        QSignalSpy compared(session_.get(), &Session::comparisonComputed);
        Side side = session_->side(SideName::B);
        side.attention.scale = FixedScale{1};
        session_->setSide(SideName::B, side);
        QVERIFY(compared.wait());
        QCOMPARE(text.size(), 0);
        QVERIFY(session_->comparison()->comparison.b.side == side);
        QVERIFY(session_->comparison()->comparison.measures->maxAbsolute > 0);
    }

    void anEmptyTextTakesTheResultsAway() {
        QSignalSpy failed(session_.get(), &Session::textFailed);
        session_->setText({});
        QVERIFY(failed.wait());
        QVERIFY(!session_->textResult());
        QVERIFY(!session_->comparison());
    }

    void idleComesAfterTheResults() {
        bool early = false;
        connect(session_.get(), &Session::becameIdle, this,
                [&] { early = early || session_->comparison()->text->typed != session_->typedText(); });
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        for (int i = 0; i < 30; ++i) {
            session_->setText(kText.left(5 + i % 20));
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(session_->comparison()->text->typed == session_->typedText());
        QTRY_VERIFY(!idle.isEmpty());
        QVERIFY(!early);
    }

    void stoppingLeavesWhatWasShown() {
        const auto before = session_->comparison();
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        session_->setText(kText.repeated(20));
        session_->stop();
        QVERIFY(idle.wait());
        QVERIFY(session_->comparison() == before ||
                session_->comparison()->text->typed == session_->typedText());
    }

    void sidesThatChangeDuringANewTextBelongToItInTheEnd() {
        Side side = session_->side(SideName::B);
        session_->setText(kText.repeated(10));
        for (int i = 1; i < 10; ++i) {
            side.attention.scale = FixedScale{static_cast<float>(i)};
            session_->setSide(SideName::B, side);
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(session_->comparison()->text->typed == session_->typedText() &&
                    session_->comparison()->comparison.b.side == side);
    }

    void aModelOpenedDuringAComputationTakesItsPlace() {
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        session_->setText(kText.repeated(20));
        session_->openModel(kBundled);
        QVERIFY(opened.wait());
        QTRY_VERIFY_WITH_TIMEOUT(session_->comparison() &&
                                     session_->comparison()->text->model == session_->model() &&
                                     session_->comparison()->text->typed == session_->typedText(),
                                 60000);
    }

    void aModelThatCannotBeOpenedLeavesTheOldOne() {
        QSignalSpy failed(session_.get(), &Session::modelFailed);
        const auto before = session_->model();
        session_->openModel(QStringLiteral("/nowhere"));
        QVERIFY(failed.wait());
        QVERIFY(failed.front().front().toString().contains(QStringLiteral("/nowhere")));
        QCOMPARE(session_->model(), before);
        QVERIFY(session_->comparison());
    }

    void sidesThatDoNotFitTheModelAreFitted() {
        session_->setSide(SideName::A, {{99, 99}, {{}, {3, Pooling::Mean}, {}, {}}, Scope::Rerun});
        QVERIFY(session_->side(SideName::A).head == (HeadId{5, 7}));
        QCOMPARE(session_->side(SideName::A).attention.grouping.kvHeads, 0);
        QTRY_VERIFY(session_->comparison()->comparison.a.side == session_->side(SideName::A));
    }

    void aCellIsThatOfTheShownMap() {
        const auto cell = session_->cell(SideName::A, 3, 1);
        QVERIFY(cell);
        QVERIFY(std::abs(cell->weight - session_->comparison()->comparison.a.map->values(3, 1)) < 1e-6F);
        QVERIFY(!session_->cell(SideName::A, 1000, 0));
    }

    void aFactorThatCannotBeIsSaid() {
        QSignalSpy failed(session_.get(), &Session::comparisonFailed);
        Side side = session_->side(SideName::A);
        side.attention.scale = FixedScale{1e30F};
        session_->setSide(SideName::A, side);
        QVERIFY(failed.wait());
        QVERIFY(!session_->comparison());
        QVERIFY(session_->textResult());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
