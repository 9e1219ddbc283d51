// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QtTest>

#include <QTextDocument>
#include <QToolTip>

#include "tests/ui/heatmap/causal_maps.h"
#include "ui/heatmap/heatmap_view.h"

using namespace headscope;

class TestHeatmapToolTip : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        view_ = std::make_unique<HeatmapView>();
        view_->resize(900, 480);
        view_->setContent(causalMaps(14, 3));
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        QTRY_VERIFY(!view_->cellRect(0, 9, 4).isEmpty());
        plot_ = view_->findChild<QWidget*>(QStringLiteral("plot"));
        QVERIFY(plot_);
    }

    void cleanup() {
        view_.reset();
        QToolTip::hideText();
        QTRY_VERIFY(QToolTip::text().isEmpty());
    }

    void toolTipOfALabelShowsTheWholePieceAsPlainText() {
        FigureContent content = causalMaps(14, 3);
        content.fullQueryLabels = content.queryLabels;
        content.fullQueryLabels[9] = QStringLiteral("<b>a long piece</b>");
        view_->setContent(content);
        QCoreApplication::processEvents();
        askForTip(queryLabel(9));
        QTextDocument shown;
        shown.setHtml(QToolTip::text());
        QCOMPARE(shown.toPlainText(), QStringLiteral("query 9: “\u2068<b>a long piece</b>\u2069”"));
    }

    void cellsHaveNoToolTip() {
        askForTip(view_->cellRect(0, 9, 4).center().toPoint());
        QVERIFY(QToolTip::text().isEmpty());
    }

    void whatAPixelShowsIsSaidUnderALargeMap() {
        view_->setContent(causalMaps(700, 3));
        QCoreApplication::processEvents();
        askForTip(underTheMap(699));
        QVERIFY(QToolTip::text().contains(QStringLiteral("largest")));
        FigureContent mean = causalMaps(700, 3);
        mean.reduction = Reduction::Mean;
        view_->setContent(mean);
        QCoreApplication::processEvents();
        askForTip(underTheMap(699));
        QVERIFY(QToolTip::text().contains(QStringLiteral("mean")));
    }

    void nothingIsSaidUnderAMapWhoseCellsAreAllDrawn() {
        askForTip(underTheMap(13));
        QVERIFY(QToolTip::text().isEmpty());
    }

    void toolTipGoesWithItsReason_data() {
        QTest::addColumn<int>("reason");
        for (const int reason : {0, 1, 2, 3}) {
            QTest::addRow("%d", reason) << reason;
        }
    }

    void toolTipGoesWithItsReason() {
        QFETCH(int, reason);
        askForTip(queryLabel(9));
        QVERIFY(!QToolTip::text().isEmpty());
        const std::function<void()> ends[] = {
            [this] { view_->setContent(FigureContent()); },
            [this] { QTest::keyClick(view_.get(), Qt::Key_Down); },
            [this] {
                QEvent leave(QEvent::Leave);
                QApplication::sendEvent(plot_, &leave);
            },
            [this] { QTest::mouseMove(plot_, view_->cellRect(0, 9, 4).center().toPoint()); },
        };
        ends[reason]();
        QTRY_VERIFY(QToolTip::text().isEmpty());
    }

  private:
    // Left of the map, at the height of the query's row.
    [[nodiscard]] QPoint queryLabel(int query) const {
        const QRectF cell = view_->cellRect(0, query, 0);
        return QPoint(static_cast<int>(cell.left()) - 12, static_cast<int>(cell.center().y()));
    }

    // Where the name of the keys is.
    [[nodiscard]] QPoint underTheMap(int lastQuery) const {
        return view_->cellRect(0, lastQuery, 3).center().toPoint() + QPoint(20, 14);
    }

    void askForTip(const QPoint& position) {
        QHelpEvent help(QEvent::ToolTip, position, plot_->mapToGlobal(position));
        QApplication::sendEvent(plot_, &help);
    }

    std::unique_ptr<HeatmapView> view_;
    QWidget* plot_ = nullptr;
};

QTEST_MAIN(TestHeatmapToolTip)
#include "tst_heatmap_tool_tip.moc"
