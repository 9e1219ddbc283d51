// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/library/expanded_path.h"

using namespace headscope;

class ExpandedPathTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        qputenv("HEADSCOPE_PLACE", "/place");
        qunsetenv("HEADSCOPE_NOWHERE");
    }

    // What Python makes of them.
    void isWhatPythonMakesOfIt_data() {
        QTest::addColumn<QString>("expanded");
        const auto row = [](const char* path, const char* expanded) {
            QTest::newRow(path) << QString::fromLatin1(expanded);
        };
        row("/a/b", "/a/b");
        row("~", "/home/me");
        row("~/a", "/home/me/a");
        row("~other/a", "~other/a");
        row("/~/a", "/~/a");
        row("$HEADSCOPE_PLACE/a", "/place/a");
        row("${HEADSCOPE_PLACE}a", "/placea");
        row("~/$HEADSCOPE_PLACE", "/home/me//place");
        row("$HEADSCOPE_NOWHERE/a", "$HEADSCOPE_NOWHERE/a");
        row("${HEADSCOPE_PLACE", "${HEADSCOPE_PLACE");
        row("${}/$/$-", "${}/$/$-");
        row("a$", "a$");
    }
    void isWhatPythonMakesOfIt() {
        const auto path = expandedPath(QTest::currentDataTag(), "/home/me");
        QTEST(QString::fromStdString(path.string()), "expanded");
    }
};

QTEST_GUILESS_MAIN(ExpandedPathTest)
#include "tst_expanded_path.moc"
