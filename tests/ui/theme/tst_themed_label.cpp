// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

#include "ui/theme/themed_label.h"

using namespace headscope;

namespace {

QString longText() {
    return QStringLiteral("the model cannot be read because one of its files is missing ")
        .repeated(6)
        .trimmed();
}

QString tooltipOf(ThemedLabel& label) {
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, QPoint(2, 2), label.mapToGlobal(QPoint(2, 2)));
    QApplication::sendEvent(&label, &help);
    return QToolTip::text();
}

} // namespace

class ThemedLabelTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        label_ = std::make_unique<ThemedLabel>(&Theme::text);
        label_->setWordWrap(true);
    }

    void textThatFitsIsOneLine() {
        label_->setText(QStringLiteral("short"));
        QCOMPARE(label_->shownLines(400), QStringList{QStringLiteral("short")});
    }

    void longTextWrapsBetweenWords() {
        label_->setText(longText());
        const QStringList lines = label_->shownLines(400);
        QVERIFY(lines.size() > 2);
        QCOMPARE(lines.join(u' '), longText());
    }

    void noMoreLinesThanAllowedAreShownAndTheLastIsCut() {
        label_->setText(longText());
        label_->setMostLines(2);
        const QStringList lines = label_->shownLines(400);
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.last().endsWith(u'…'));
        QCOMPARE(label_->heightForWidth(400), 2 * label_->sizeHint().height());
    }

    void noLineIsWiderThanTheLabel() {
        label_->setText(longText());
        label_->setMostLines(3);
        for (const QString& line : label_->shownLines(200)) {
            QVERIFY(label_->widthOf(line) <= 201);
        }
    }

    void whatIsCutIsInTheTooltip() {
        label_->setText(longText());
        label_->setMostLines(1);
        label_->resize(200, 20);
        label_->show();
        QCOMPARE(tooltipOf(*label_), longText());
        QToolTip::hideText();
    }

    void textThatIsAllThereNeedsNoTooltip() {
        label_->setText(QStringLiteral("short"));
        label_->resize(200, 20);
        label_->show();
        QCOMPARE(tooltipOf(*label_), QString());
    }

  private:
    std::unique_ptr<ThemedLabel> label_;
};

QTEST_MAIN(ThemedLabelTest)
#include "tst_themed_label.moc"
