// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QToolTip>
#include <QWheelEvent>

#include "pointing.h"

using namespace headscope;

namespace {

struct Choice {
    SideName side = SideName::A;
    Crosshair at;
};

MatrixContent contentOf(int rows, int columns) {
    MatrixContent content;
    content.values = std::make_shared<const Matrix>(Matrix::Constant(rows, columns, 0.5F));
    for (int row = 0; row < rows; ++row) {
        content.rowLabels.append(QStringLiteral("L0 H%1").arg(row));
    }
    for (int column = 0; column < columns; ++column) {
        content.columnLabels.append(QStringLiteral("<b>%1</b>").arg(column));
    }
    content.rowName = QStringLiteral("head");
    content.columnName = QStringLiteral("key");
    return content;
}

} // namespace

class MatrixCanvasTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        canvas_ = std::make_unique<MatrixCanvas>();
        canvas_->resize(500, 400);
        canvas_->setContent(contentOf(12, 8));
        canvas_->show();
        choices_.clear();
        pointed_.reset();
        connect(canvas_.get(), &MatrixCanvas::chosen, this, [this](SideName side, const Crosshair& at) {
            choices_.push_back({side, at});
        });
        connect(canvas_.get(), &MatrixCanvas::pointed, this, [this](const Crosshair& at) { pointed_ = at; });
    }

    void theCellUnderThePointerIsPointedAt() {
        pointAt(canvas_.get(), middleOf(*canvas_, 3, 5));
        QVERIFY(pointed_ == (Crosshair{3, 5}));
        pointAt(canvas_.get(), {499, 399});
        QVERIFY(pointed_ == Crosshair());
    }

    void aLabelPointsAtItsRowOrColumn() {
        pointAt(canvas_.get(), canvas_->rowLabelPoint(7));
        QVERIFY(pointed_ == (Crosshair{7, std::nullopt}));
        pointAt(canvas_.get(), canvas_->columnLabelPoint(2));
        QVERIFY(pointed_ == (Crosshair{std::nullopt, 2}));
    }

    void aClickChoosesForSideAAndARightOrShiftClickForB() {
        const QPoint cell = middleOf(*canvas_, 4, 1);
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, cell);
        QTest::mouseClick(canvas_.get(), Qt::RightButton, {}, cell);
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, Qt::ShiftModifier, cell);
        QCOMPARE(choices_.size(), std::size_t{3});
        QVERIFY(choices_[0].side == SideName::A && choices_[0].at == (Crosshair{4, 1}));
        QVERIFY(choices_[1].side == SideName::B);
        QVERIFY(choices_[2].side == SideName::B);
    }

    void aDragMovesAndChoosesNothing() {
        zoomIn();
        const QRectF before = canvas_->visibleCells();
        QVERIFY(before.width() < 8);
        const QPointF from = canvas_->cellRect(6, 4).center();
        dragOver(canvas_.get(), from, from - QPointF(60, 40));
        QVERIFY(canvas_->visibleCells().left() > before.left());
        QVERIFY(choices_.empty());
    }

    void aDoubleClickShowsEverythingAgain() {
        zoomIn();
        QTest::mouseDClick(canvas_.get(), Qt::LeftButton, {}, middleOf(*canvas_, 6, 4));
        QCOMPARE(canvas_->visibleCells(), QRectF(0, 0, 8, 12));
    }

    void theZoomStaysWithOtherValuesOfTheSameSize() {
        zoomIn();
        const QRectF before = canvas_->visibleCells();
        canvas_->setContent(contentOf(12, 8));
        QCOMPARE(canvas_->visibleCells(), before);
        canvas_->setContent(contentOf(12, 9));
        QCOMPARE(canvas_->visibleCells(), QRectF(0, 0, 9, 12));
    }

    void otherValuesUnderThePointerAreTold() {
        pointAt(canvas_.get(), middleOf(*canvas_, 3, 5));
        pointed_.reset();
        canvas_->setContent(contentOf(12, 8));
        QVERIFY(pointed_ == (Crosshair{3, 5}));
        canvas_->setContent(contentOf(2, 2));
        QVERIFY(pointed_ == Crosshair());
    }

    void keysMoveAndChoose() {
        QTest::keyClick(canvas_.get(), Qt::Key_Down); // only shows where they start
        QVERIFY(pointed_ == (Crosshair{0, 0}));
        QTest::keyClick(canvas_.get(), Qt::Key_Down);
        QTest::keyClick(canvas_.get(), Qt::Key_Right);
        QVERIFY(pointed_ == (Crosshair{1, 1}));
        QTest::keyClick(canvas_.get(), Qt::Key_Return);
        QTest::keyClick(canvas_.get(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(canvas_.get(), Qt::Key_Space);
        QVERIFY(choices_[0].side == SideName::A && choices_[0].at == (Crosshair{1, 1}));
        QVERIFY(choices_[1].side == SideName::B);
        QVERIFY(choices_[2].at == (Crosshair{std::nullopt, 1}));
    }

    void keysStopAtTheEdges() {
        for (int press = 0; press < 20; ++press) {
            QTest::keyClick(canvas_.get(), Qt::Key_Right);
        }
        QVERIFY(pointed_ == (Crosshair{0, 7}));
    }

    void aTooltipShowsALabelLetterByLetter() {
        const QPoint where = canvas_->columnLabelPoint(3).toPoint();
        QHelpEvent help(QEvent::ToolTip, where, canvas_->mapToGlobal(where));
        QApplication::sendEvent(canvas_.get(), &help);
        QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;b&gt;3")));
        QToolTip::hideText();
    }

    void manyCellsShareAPixel() {
        QVERIFY(!canvas_->poolsCells());
        canvas_->setContent(contentOf(704, 512));
        QVERIFY(canvas_->poolsCells());
    }

    void anUndefinedCellLooksLikeNoValue() {
        MatrixContent content = contentOf(2, 2);
        auto values = std::make_shared<Matrix>(Matrix::Zero(2, 2));
        (*values)(1, 1) = std::numeric_limits<float>::quiet_NaN();
        content.values = values;
        canvas_->setContent(content);
        const QImage image = canvas_->grab().toImage();
        QVERIFY(image.pixel(middleOf(*canvas_, 1, 1)) != image.pixel(middleOf(*canvas_, 0, 0)));
        QVERIFY(QColor(image.pixel(middleOf(*canvas_, 1, 1))).saturation() < 20); // grey
    }

    void withoutCellsNothingIsChosen() {
        canvas_->setContent({});
        QTest::mouseClick(canvas_.get(), Qt::LeftButton, {}, QPoint(50, 50));
        QTest::keyClick(canvas_.get(), Qt::Key_Down);
        pointAt(canvas_.get(), {60, 60});
        (void)canvas_->grab();
        QVERIFY(choices_.empty());
    }

  private:
    void zoomIn() {
        const QPointF at = canvas_->cellRect(6, 4).center();
        QWheelEvent wheel(at, canvas_->mapToGlobal(at), {}, {0, 480}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas_.get(), &wheel);
    }

    std::unique_ptr<MatrixCanvas> canvas_;
    std::vector<Choice> choices_;
    std::optional<Crosshair> pointed_;
};

QTEST_MAIN(MatrixCanvasTest)
#include "tst_matrix_canvas.moc"
