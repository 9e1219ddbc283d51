// SPDX-License-Identifier: GPL-3.0-or-later
// Models that are opened again with other products.
#include <QSignalSpy>
#include <QtTest>

#include "core/ops/fast_product.h"
#include "tests/support/golden.h"
#include "ui/session/session.h"

using namespace headscope;

namespace {

const QString kBundled = QString::fromStdString(golden::bundledModel().string());
const QString kRandom = QStringLiteral("random:width=32,heads=2");
const QString kText = QStringLiteral("The king said to the queen.");

} // namespace

class TestSessionProducts : public QObject {
    Q_OBJECT

    std::unique_ptr<Session> session_;

    Products productsOf(SideName side) { return session_->model(side)->products(); }
    bool isSettled() {
        const auto& result = session_->comparison();
        return result && !session_->isOpening() && result->comparison.a.model == session_->model() &&
               result->comparison.b.model == session_->model(SideName::B) &&
               result->text->typed == session_->typedText();
    }
    void open(const QString& path, SideName side = SideName::A) {
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        side == SideName::A ? session_->openModel(path) : session_->openOwnModel(path);
        QVERIFY(opened.wait());
        QTRY_VERIFY(isSettled());
    }
    void use(Products products) {
        session_->setProducts(products);
        QTRY_COMPARE(session_->products(), products);
        QTRY_VERIFY(isSettled());
    }
    const Matrix& weights() { return session_->comparison()->comparison.a.map->values; }

  private Q_SLOTS:
    void init() {
        if (!hasFastProducts()) {
            QSKIP("this processor has no instructions for BF16");
        }
        session_ = std::make_unique<Session>();
        session_->setText(kText);
        open(kBundled);
    }

    void theyAreExactAtTheStart() {
        QCOMPARE(session_->products(), Products::Exact);
        QCOMPARE(productsOf(SideName::A), Products::Exact);
    }
    void fastNumbersAreNearExactOnes() {
        const Matrix exact = weights();
        use(Products::Fast);
        QCOMPARE(productsOf(SideName::A), Products::Fast);
        const float far = (weights() - exact).cwiseAbs().maxCoeff();
        QVERIFY2(far > 0 && far < 0.1F, qPrintable(QString::number(far)));
    }
    void exactNumbersComeBackToTheLastBit() {
        const Matrix exact = weights();
        use(Products::Fast);
        QVERIFY(weights() != exact);
        use(Products::Exact);
        QVERIFY(weights() == exact);
    }
    void textsAndSidesStay() {
        session_->setSpecialTokens(SpecialTokens::Parsed);
        session_->setSides({{3, 5}, {}, Scope::Rescore},
                           {{1, 2}, {FixedScale{0.3F}, {}, {}, {}}, Scope::Rerun});
        const TypedText typed = session_->typedText();
        const Side a = session_->side(SideName::A);
        const Side b = session_->side(SideName::B);
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        use(Products::Fast);
        QVERIFY(session_->typedText() == typed);
        QCOMPARE(session_->side(SideName::A), a);
        QCOMPARE(session_->side(SideName::B), b);
        QVERIFY(opened.isEmpty());
    }
    void bothSidesModelsAreOpenedAgain() {
        open(kBundled, SideName::B);
        use(Products::Fast);
        QCOMPARE(productsOf(SideName::A), Products::Fast);
        QCOMPARE(productsOf(SideName::B), Products::Fast);
        QVERIFY(session_->hasOwnModel());
    }
    void sidesThatWereSwappedMeanwhileKeepTheirModels() {
        open(kRandom, SideName::B);
        session_->setProducts(Products::Fast);
        session_->swapSides();
        QTRY_COMPARE(session_->products(), Products::Fast);
        QCOMPARE(productsOf(SideName::B), Products::Fast);
        QCOMPARE(session_->model()->checkpoint().format(), CheckpointFormat::Memory);
    }
    void aModelThatIsOpenedLaterHasThemToo() {
        use(Products::Fast);
        open(kBundled);
        QCOMPARE(productsOf(SideName::A), Products::Fast);
    }
    void aRandomLayerStaysExact() {
        open(kRandom);
        QVERIFY(!session_->setProducts(Products::Fast)); // there is nothing to open
        QCOMPARE(session_->products(), Products::Fast);
        QCOMPARE(productsOf(SideName::A), Products::Exact);
    }
    void stoppedTheyStayAsTheyWere() {
        const auto before = session_->model();
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        QVERIFY(session_->setProducts(Products::Fast));
        session_->stop();
        QVERIFY(idle.wait());
        QCOMPARE(session_->model(), before);
        QCOMPARE(session_->products(), Products::Exact);
        use(Products::Fast); // and can be asked for again
    }
    void changedBackAtOnceNothingIsOpened() {
        const auto before = session_->model();
        QSignalSpy idle(session_.get(), &Session::becameIdle);
        session_->setProducts(Products::Fast);
        QVERIFY(!session_->setProducts(Products::Exact));
        QVERIFY(!session_->isOpening());
        QVERIFY(idle.wait());
        QCOMPARE(session_->model(), before);
    }
    void anOpeningThatIsOnItsWayTakesThem() {
        const auto before = session_->model();
        QSignalSpy opened(session_.get(), &Session::modelOpened);
        session_->openModel(kBundled);
        session_->setProducts(Products::Fast);
        QVERIFY(opened.wait());
        QVERIFY(session_->model() != before);
        QCOMPARE(productsOf(SideName::A), Products::Fast);
        QCOMPARE(opened.size(), 1);
    }
    void aModelThatIsGoneLeavesThemAsTheyWere() {
        QSignalSpy failed(session_.get(), &Session::modelFailed);
        session_->setProducts(Products::Fast);
        session_->openModel(QStringLiteral("/nowhere"));
        QVERIFY(failed.wait());
        QCOMPARE(session_->products(), Products::Exact);
        QCOMPARE(productsOf(SideName::A), Products::Exact);
    }
};

QTEST_GUILESS_MAIN(TestSessionProducts)
#include "tst_session_products.moc"
