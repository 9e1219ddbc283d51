// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "ui/fetch/model_reference.h"
#include "ui/fetch/recommended_models.h"

using namespace headscope;

class RecommendedModelsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void eachIsWhole() {
        const auto models = recommendedModels();
        QVERIFY(models.size() >= 5);
        for (const RecommendedModel& model : models) {
            QCOMPARE(toString(parseModelReference(model.name.toStdString())), model.name.toStdString());
            QVERIFY(!model.title.isEmpty() && !model.licence.isEmpty() && !model.use.isEmpty());
            QVERIFY(model.bytes > 1'000'000);
        }
    }

    void theSmallestIsFirst() {
        QVERIFY(std::ranges::is_sorted(recommendedModels(), {}, &RecommendedModel::bytes));
    }
};

QTEST_GUILESS_MAIN(RecommendedModelsTest)
#include "tst_recommended_models.moc"
