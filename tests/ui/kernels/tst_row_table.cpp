// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "ui/kernels/row_table.h"
#include "ui/theme/apply_theme.h"

using namespace headscope;

namespace {

RowTableContent contentOf(int rows) {
    RowTableContent content;
    content.labelName = QStringLiteral("query");
    content.columns = {QStringLiteral("sum"), QStringLiteral("rest")};
    for (int row = 0; row < rows; ++row) {
        content.rows.push_back({QStringLiteral("%1 token").arg(row),
                                {QStringLiteral("0.5"), QStringLiteral("50 %")},
                                0.5,
                                false});
    }
    return content;
}

} // namespace

class TestRowTable : public QObject {
    Q_OBJECT

    std::unique_ptr<RowTable> table_;
    std::unique_ptr<QSignalSpy> chosen_;

  private Q_SLOTS:
    void initTestCase() { applyTheme(*qApp, Theme::light()); }
    void init() {
        table_ = std::make_unique<RowTable>();
        table_->setContent(contentOf(100));
        table_->resize(260, 200);
        table_->show();
        chosen_ = std::make_unique<QSignalSpy>(table_.get(), &RowTable::rowChosen);
    }

    void aClickChoosesTheRowUnderIt() {
        QTest::mouseClick(table_->viewport(), Qt::LeftButton, {}, table_->rowRect(3).center());
        QCOMPARE(chosen_->count(), 1);
        QCOMPARE(chosen_->first().first().toInt(), 3);
    }

    void aClickOnTheHeadChoosesNothing() {
        QTest::mouseClick(table_->viewport(), Qt::LeftButton, {}, QPoint(5, 3));
        QCOMPARE(chosen_->count(), 0);
    }

    void aMarkedRowIsInSight() {
        table_->setChosen(90);
        QVERIFY(table_->viewport()->rect().contains(table_->rowRect(90)));
        QVERIFY(table_->verticalScrollBar()->value() > 0);
        table_->setChosen(0);
        QVERIFY(table_->viewport()->rect().contains(table_->rowRect(0)));
    }

    void aClickOnAScrolledRowChoosesThatRow() {
        table_->setChosen(90);
        QTest::mouseClick(table_->viewport(), Qt::LeftButton, {}, table_->rowRect(89).center());
        QCOMPARE(chosen_->first().first().toInt(), 89);
    }

    void arrowKeysChooseTheNextRow() {
        table_->setChosen(4);
        QTest::keyClick(table_.get(), Qt::Key_Down);
        QCOMPARE(chosen_->takeFirst().first().toInt(), 5);
        QTest::keyClick(table_.get(), Qt::Key_Up);
        QCOMPARE(chosen_->takeFirst().first().toInt(), 3);
        table_->setChosen(99);
        QTest::keyClick(table_.get(), Qt::Key_Down);
        QCOMPARE(chosen_->takeFirst().first().toInt(), 99);
    }

    void theMarkedRowIsSpoken() {
        table_->setChosen(4);
        QCOMPARE(table_->accessibleDescription(), QStringLiteral("query 4 token: sum 0.5, rest 50 %"));
    }

    void fewRowsNeedNoScrollBar() {
        table_->setContent(contentOf(3));
        QCOMPARE(table_->verticalScrollBar()->maximum(), 0);
    }

    void barsArePaintedAsLongAsTheirShare() {
        RowTableContent content = contentOf(2);
        content.rows[0].bar = 0;
        content.rows[1].bar = 1;
        table_->setContent(content);
        const QImage picture = table_->viewport()->grab().toImage();
        const auto dark = [&](int row) {
            const int y = table_->rowRect(row).center().y();
            const QColor colour(picture.pixel(picture.width() - 20, y));
            return colour == Theme::light().muted;
        };
        QVERIFY(!dark(0));
        QVERIFY(dark(1));
    }
};

QTEST_MAIN(TestRowTable)
#include "tst_row_table.moc"
