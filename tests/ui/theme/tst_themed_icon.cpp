// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTest>

#include "ui/theme/apply_theme.h"
#include "ui/theme/themed_icon.h"

using namespace headscope;

namespace {

/// Colour of the pixel that is covered most.
QColor inkOf(const QIcon& icon) {
    const QImage image = icon.pixmap(QSize(48, 48)).toImage().convertToFormat(QImage::Format_ARGB32);
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() > ink.alpha()) {
                ink = pixel;
            }
        }
    }
    return ink;
}

} // namespace

class ThemedIconTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleanup() { applyTheme(*qApp, Theme::light()); }

    void everyIconHasInk_data() {
        QTest::addColumn<QString>("name");
        (void)programIcon(); // registers the resources
        const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
        QVERIFY(files.size() > 10);
        for (const QString& file : files) {
            const QString name = file.chopped(4);
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    void everyIconHasInk() {
        QFETCH(QString, name);
        QVERIFY(inkOf(themedIcon(name)).alpha() > 200);
    }

    void anIconFollowsAChangeOfTheme() {
        const QIcon icon = themedIcon(QStringLiteral("stop"));
        applyTheme(*qApp, Theme::light());
        QCOMPARE(inkOf(icon).rgb(), Theme::light().text.rgb());
        applyTheme(*qApp, Theme::dark());
        QCOMPARE(inkOf(icon).rgb(), Theme::dark().text.rgb());
    }

    void anUnknownNameGivesNoIcon() { QVERIFY(themedIcon(QStringLiteral("no-such-icon")).isNull()); }
};

QTEST_MAIN(ThemedIconTest)
#include "tst_themed_icon.moc"
