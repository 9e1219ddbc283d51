// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QTest>

#include "ui/controls/segmented_choice.h"
#include "ui/theme/themed_label.h"
#include "ui/views/spectrum_chart.h"
#include "ui/views/spectrum_view.h"

using namespace headscope;

namespace {

std::vector<SpectrumLook> bothSides() {
    SpectrumLook a{.title = QStringLiteral("L2 H5"),
                   .side = SideName::A,
                   .qk = {4, 2, 1, 1e-12},
                   .ov = {3, 1, 0.5, 0.25},
                   .qkRank = 2.5,
                   .ovRank = 3.2,
                   .copying = 0.62,
                   .note = QStringLiteral("norm weights folded in")};
    SpectrumLook b = a;
    b.side = SideName::B;
    b.title = QStringLiteral("L3 H1");
    b.qk = {8, 1};
    b.qkRank = 1.4;
    b.copying = -0.1;
    return {a, b};
}

} // namespace

class SpectrumViewTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<SpectrumView>();
        view_->resize(900, 500);
        view_->setLooks(bothSides());
        view_->show();
        qk_ = view_->findChild<SpectrumChart*>(QStringLiteral("spectrumQK"));
        QVERIFY(qk_ != nullptr);
    }

    void ranksAreWritten() {
        QCOMPARE(label("factsQK0")->text(), QStringLiteral("A L2 H5: effective rank 2.5 of 4"));
        QCOMPARE(label("factsQK1")->text(), QStringLiteral("B L3 H1: effective rank 1.4 of 2"));
    }

    void copyingIsWrittenWithItsSign() {
        QCOMPARE(label("factsOV0")->text(),
                 QStringLiteral("A L2 H5: effective rank 3.2 of 4; copying +0.62"));
        QVERIFY(label("factsOV1")->text().endsWith(QStringLiteral("copying −0.10")));
    }

    void whatIsUndefinedIsADash() {
        SpectrumLook look;
        look.title = QStringLiteral("L0 H0");
        QCOMPARE(SpectrumView::ovText(look), QStringLiteral("A L0 H0: effective rank – of 0; copying –"));
    }

    void oneNoteIsWrittenOnce() {
        QCOMPARE(label("spectrumNote")->text(), QStringLiteral("norm weights folded in"));
        auto looks = bothSides();
        looks[1].note = QStringLiteral("nothing folded in");
        view_->setLooks(looks);
        QCOMPARE(label("spectrumNote")->text(),
                 QStringLiteral("A: norm weights folded in · B: nothing folded in"));
    }

    void bothSidesHaveOneRange() { QCOMPARE(qk_->scale(), ValueScale::linear(0, 8)); }

    void aLogarithmicScaleHasAFloor() {
        auto* scale = view_->findChild<SegmentedChoice*>(QStringLiteral("spectrumScale"));
        scale->findChildren<QAbstractButton*>().at(1)->click();
        QCOMPARE(qk_->scale(), ValueScale::logarithmic(8e-6, 8)); // not 1e-12
        QVERIFY(qk_->dot(0, 3).y() <= qk_->height());
    }

    void largerValuesAreHigher() {
        QVERIFY(qk_->dot(0, 0).y() < qk_->dot(0, 1).y());
        QVERIFY(qk_->dot(1, 0).y() < qk_->dot(0, 0).y());
        QCOMPARE(qk_->dot(1, 0).x(), qk_->dot(0, 0).x());
    }

    void pointingReadsTheValues() {
        QTest::mouseMove(qk_, qk_->dot(0, 1).toPoint());
        QCOMPARE(qk_->readout(), QStringLiteral("σ 1: A 2.000, B 1.000"));
        QTest::mouseMove(qk_, qk_->dot(0, 2).toPoint());
        QCOMPARE(qk_->readout(), QStringLiteral("σ 2: A 1.000")); // B has two
    }

    void arrowKeysMoveAlong() {
        QTest::keyClick(qk_, Qt::Key_Right);
        QTest::keyClick(qk_, Qt::Key_Right);
        QCOMPARE(qk_->accessibleDescription(), QStringLiteral("σ 1: A 2.000, B 1.000"));
        for (int press = 0; press < 9; ++press) {
            QTest::keyClick(qk_, Qt::Key_Right);
        }
        QVERIFY(qk_->readout().startsWith(QStringLiteral("σ 3:")));
    }

    void oneSideHasOneLine() {
        auto looks = bothSides();
        looks.pop_back();
        view_->setLooks(looks);
        QVERIFY(label("factsQK0")->isVisible());
        QVERIFY(!label("factsQK1")->isVisible());
    }

    void withoutSidesTheViewSaysWhatToDo() {
        view_->setLooks({}, QStringLiteral("Its weights are being read."));
        QVERIFY(label("spectrumEmpty")->isVisible());
        QCOMPARE(label("spectrumEmpty")->text(), QStringLiteral("Its weights are being read."));
        QVERIFY(!qk_->isVisible());
    }

    void noValuesAndNoNumbersArePaintedToo() {
        SpectrumLook look;
        look.qk = {SpectrumLook::kUndefined, 1, std::numeric_limits<double>::infinity()};
        view_->setLooks({look});
        QTest::keyClick(qk_, Qt::Key_End);
        (void)view_->grab();
    }

  private:
    ThemedLabel* label(const char* name) const {
        return view_->findChild<ThemedLabel*>(QString::fromLatin1(name));
    }

    std::unique_ptr<SpectrumView> view_;
    SpectrumChart* qk_ = nullptr;
};

QTEST_MAIN(SpectrumViewTest)
#include "tst_spectrum_view.moc"
