// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/base/processor.h"

using namespace headscope;

class TestProcessor : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theFirstProcessorsNameIsTaken() {
        QCOMPARE(processorNameIn("processor\t: 0\nmodel\t\t: 85\nmodel name\t: Some CPU @ 2.0 GHz\n\n"
                                 "processor\t: 1\nmodel name\t: Another\n"),
                 std::string("Some CPU @ 2.0 GHz"));
    }
    void withoutANameItIsEmpty() {
        QCOMPARE(processorNameIn("processor\t: 0\nBogoMIPS\t: 50.00\n"), std::string());
        QCOMPARE(processorNameIn("model name\t:"), std::string());
        QCOMPARE(processorNameIn(""), std::string());
    }
    void theInstructionSetIsAWord() { QVERIFY(qstrlen(coreInstructionSet()) > 0); }
};

QTEST_APPLESS_MAIN(TestProcessor)
#include "tst_processor.moc"
