// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/ui/library/sample_entries.h"
#include "ui/library/model_filter.h"
#include "ui/library/model_table.h"

using namespace headscope;

class ModelTableTest : public QObject {
    Q_OBJECT

    ModelTable table_;
    ModelFilter filter_;

    QString text(int row, int column) const { return table_.index(row, column).data().toString(); }
    QStringList shown() const {
        QStringList names;
        for (int row = 0; row < filter_.rowCount(); ++row) {
            names.append(filter_.index(row, ModelTable::kName).data().toString());
        }
        return names;
    }

  private Q_SLOTS:
    void init() {
        table_.setModels(sampleList().models);
        filter_.setSourceModel(&table_);
        filter_.setText({});
    }

    void aRowSaysWhatAModelIs() {
        QCOMPARE(text(0, ModelTable::kName), QStringLiteral("tales-5m"));
        QCOMPARE(text(0, ModelTable::kShape), QStringLiteral("6 × 8"));
        QCOMPARE(text(0, ModelTable::kParameters), QStringLiteral("5.2 million"));
        QCOMPARE(text(0, ModelTable::kOnDisk), QStringLiteral("10.4 MB"));
        QCOMPARE(text(0, ModelTable::kInMemory), QStringLiteral("15.5 MB"));
        QCOMPARE(text(0, ModelTable::kSource), QStringLiteral("bundled"));
    }

    void encoderAndDecoderAreBothCounted() {
        QCOMPARE(text(2, ModelTable::kShape), QStringLiteral("6+6 × 8"));
    }

    void numbersStandAtTheRightOfTheirColumn() {
        for (int column = ModelTable::kShape; column <= ModelTable::kInMemory; ++column) {
            for (const QVariant& alignment :
                 {table_.index(0, column).data(Qt::TextAlignmentRole),
                  table_.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)}) {
                QVERIFY(alignment.toInt() & Qt::AlignRight);
            }
        }
    }

    void aModelThatCannotBeOpenedIsNotEnabledAndSaysWhy() {
        const QModelIndex index = table_.index(1, ModelTable::kName);
        QVERIFY(!index.flags().testFlag(Qt::ItemIsEnabled));
        QVERIFY(!index.flags().testFlag(Qt::ItemIsSelectable));
        QVERIFY(index.data(ModelTable::kReasonRole).toString().startsWith(QStringLiteral("config.json: ")));
        QVERIFY(index.data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("/models/mamba-130m/config.json")));
        QVERIFY(text(1, ModelTable::kParameters).isEmpty());
    }

    void aScreenReaderIsToldTheWholeRow() {
        const QString spoken = table_.index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(QStringLiteral("llama")) && spoken.contains(QStringLiteral("5.2 million")),
                 qPrintable(spoken));
    }

    void allWordsMustOccurInAnyOrder() {
        filter_.setText(QStringLiteral("GEMMA 2b"));
        QCOMPARE(shown(), QStringList{QStringLiteral("gemma-2b")});
        filter_.setText(QStringLiteral("marian"));
        QCOMPARE(shown(), QStringList{QStringLiteral("opus-mt-en-de")});
        filter_.setText(QStringLiteral("gemma marian"));
        QVERIFY(shown().isEmpty());
    }

    void theCommitOfADownloadIsNotSearched() {
        ModelEntry download = sampleEntry("google/gemma-2b", "gemma", 1000);
        download.path = "/hub/models--google--gemma-2b/snapshots/777";
        table_.setModels({download});
        filter_.setText(QStringLiteral("777"));
        QVERIFY(shown().isEmpty());
        filter_.setText(QStringLiteral("google"));
        QCOMPARE(shown().size(), 1);
    }
};

QTEST_GUILESS_MAIN(ModelTableTest)
#include "tst_model_table.moc"
