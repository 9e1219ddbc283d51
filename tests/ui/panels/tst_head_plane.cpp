// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <cmath>

#include "pointing.h"
#include "sample_similarity.h"
#include "ui/panels/head_plane.h"

using namespace headscope;

namespace {

/// Four heads at the corners of a rectangle of 3 x 1.
std::shared_ptr<SimilarityOfText> rectangle() {
    auto similarity = sampleSimilarity(2, 2, 1);
    similarity->plane.points.resize(4, 2);
    similarity->plane.points << 0, 0, 3, 0, 0, 1, 3, 1;
    similarity->plane.axisShares = {0.3, 0.114};
    return similarity;
}

} // namespace

class HeadPlaneTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        plane_ = std::make_unique<HeadPlane>();
        plane_->resize(500, 300);
        plane_->setSimilarity(rectangle());
        plane_->show();
    }

    void bothAxesHaveOneScale() {
        const QPointF across = plane_->pointOf(1) - plane_->pointOf(0);
        const QPointF up = plane_->pointOf(2) - plane_->pointOf(0);
        QVERIFY(std::abs(across.x() + 3 * up.y()) < 1e-6); // y goes upwards
        QVERIFY(plane_->rect().contains(plane_->pointOf(3).toPoint()));
    }

    void whatThePlaneHoldsIsWritten() {
        QCOMPARE(plane_->caption(), QStringLiteral("the plane holds 41 % of the squared distances"));
    }

    void aClickOnAPointChoosesItsHead() {
        QSignalSpy spy(plane_.get(), &HeadPlane::headChosen);
        QTest::mouseClick(plane_.get(), Qt::LeftButton, {}, plane_->pointOf(3).toPoint());
        QTest::mouseClick(plane_.get(), Qt::RightButton, {}, plane_->pointOf(2).toPoint());
        QTest::mouseClick(plane_.get(), Qt::LeftButton, Qt::ShiftModifier, plane_->pointOf(0).toPoint());
        QVERIFY(spy[0].at(0).value<SideName>() == SideName::A);
        QVERIFY(spy[0].at(1).value<HeadId>() == (HeadId{1, 1}));
        QVERIFY(spy[1].at(0).value<SideName>() == SideName::B);
        QVERIFY(spy[1].at(1).value<HeadId>() == (HeadId{1, 0}));
        QVERIFY(spy[2].at(0).value<SideName>() == SideName::B);
    }

    void aFrameBrushesTheHeadsInside() {
        brush(0, 2); // the left side
        QVERIFY(plane_->brushedHeads() == (std::set<HeadId>{{0, 0}, {1, 0}}));
    }

    void withControlAFrameAddsToTheBrushed() {
        brush(0, 2);
        brush(1, 3, Qt::ControlModifier);
        QCOMPARE(plane_->brushedHeads().size(), std::size_t{4});
        brush(1, 3);
        QCOMPARE(plane_->brushedHeads().size(), std::size_t{2});
    }

    void aClickBesideThePointsEndsBrushing() {
        brush(0, 2);
        QSignalSpy spy(plane_.get(), &HeadPlane::brushed);
        QTest::mouseClick(plane_.get(), Qt::LeftButton, {},
                          (0.5 * (plane_->pointOf(0) + plane_->pointOf(3))).toPoint());
        QCOMPARE(spy.count(), 1);
        QVERIFY(plane_->brushedHeads().empty());
    }

    void settingTheBrushedEmitsNothing() {
        QSignalSpy spy(plane_.get(), &HeadPlane::brushed);
        plane_->setBrushed({{0, 0}});
        QCOMPARE(spy.count(), 0);
    }

    void hoveringPointsAtAHead() {
        std::optional<HeadId> pointed;
        connect(plane_.get(), &HeadPlane::headPointed, this,
                [&](std::optional<HeadId> head) { pointed = head; });
        pointAt(plane_.get(), plane_->pointOf(1));
        QVERIFY(pointed == (HeadId{0, 1}));
        pointAt(plane_.get(), {1, 1});
        QVERIFY(!pointed);
    }

    void keysGoFromHeadToHead() {
        QSignalSpy spy(plane_.get(), &HeadPlane::headChosen);
        QTest::keyClick(plane_.get(), Qt::Key_Right);
        QTest::keyClick(plane_.get(), Qt::Key_Right);
        QTest::keyClick(plane_.get(), Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(spy[0].at(0).value<SideName>() == SideName::B);
        QVERIFY(spy[0].at(1).value<HeadId>() == (HeadId{0, 1}));
    }

    void twoHeadsMakeNoPlane() {
        plane_->setSimilarity(sampleSimilarity(1, 2, 1));
        QVERIFY(plane_->caption().contains(QStringLiteral("at least three")));
        pointAt(plane_.get(), {100, 100});
        (void)plane_->grab();
    }

    void headsWithoutADistanceAreNotDrawn() {
        auto similarity = sampleSimilarity(2, 4, 2);
        similarity->distances.distances.setZero();
        similarity->plane = classicalScaling(similarity->distances.distances);
        plane_->setSimilarity(similarity);
        QVERIFY(plane_->caption().contains(QStringLiteral("no distance to draw")));
        QTest::keyClick(plane_.get(), Qt::Key_Right);
        (void)plane_->grab();
    }

  private:
    void brush(std::size_t from, std::size_t to, Qt::KeyboardModifiers modifiers = {}) {
        const QRectF around =
            QRectF(plane_->pointOf(from), plane_->pointOf(to)).normalized().adjusted(-20, -20, 20, 20);
        dragOver(plane_.get(), around.topLeft(), around.bottomRight(), modifiers);
    }

    std::unique_ptr<HeadPlane> plane_;
};

QTEST_MAIN(HeadPlaneTest)
#include "tst_head_plane.moc"
