// SPDX-License-Identifier: GPL-3.0-or-later
// The check of numbers as a command: its exit status is its answer.
#include <filesystem>
#include <fstream>

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/golden.h"

using namespace headscope;

class TestCheckCommand : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void itPasses() {
        const Ended ended = run(words("check"));
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.out.startsWith("All numbers agree"), ended.out.constData());
        QCOMPARE(ended.out.count("  passed\n"), 9);
        QVERIFY(ended.err.isEmpty());
    }
    void jsonHasARowForEachKindOfNumber() {
        const QJsonObject json = run(words("check --json")).json().object();
        QVERIFY(json[QLatin1String("passed")].toBool());
        const QJsonArray numbers = json[QLatin1String("numbers")].toArray();
        QCOMPARE(numbers.size(), 9);
        QCOMPARE(numbers[3].toObject()[QLatin1String("layer")].toInt(-1), 2);
        QVERIFY(numbers[3].toObject()[QLatin1String("largest_difference")].toDouble(1) < 5e-5);
    }
    void aFalseReferenceEndsWithOne() {
        const QTemporaryDir folder;
        const std::filesystem::path copy = folder.path().toStdString();
        const std::filesystem::path own = std::filesystem::path(HEADSCOPE_RESOURCES) / "check";
        std::filesystem::copy_file(own / "reference.safetensors", copy / "reference.safetensors");
        auto json = golden::readJson(own / "reference.json");
        json["texts"][1]["mean_loss"] = 3.0;
        std::ofstream(copy / "reference.json") << json;
        const Ended ended = run({QStringLiteral("check"), QStringLiteral("--reference"), folder.path()});
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), 1);
        QCOMPARE(ended.out.count("NOT PASSED"), 1);
    }
    void aFolderThatIsNotThereIsNamed() {
        const Ended ended = run(words("check --reference /nowhere"));
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("/nowhere"), ended.err.constData());
    }
};

QTEST_APPLESS_MAIN(TestCheckCommand)
#include "tst_check_command.moc"
