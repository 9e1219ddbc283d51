// SPDX-License-Identifier: GPL-3.0-or-later
// What attention costs, as the program prints it.
#include <QJsonObject>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/golden.h"

using namespace headscope;

namespace {

QJsonObject costOf(const char* options) {
    return run(words(options)).json().object();
}

qint64 number(const QJsonObject& json, const char* group, const char* layout) {
    return json[QLatin1String(group)][QLatin1String(layout)].toInteger(-1);
}

} // namespace

class TestCostCommands : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void jsonHasTheFourLayoutsOfThreeNumbers() {
        const QJsonObject json = costOf("cost --json");
        QCOMPARE(json.keys(), (QStringList{QStringLiteral("kv_cache_bytes"), QStringLiteral("operations"),
                                           QStringLiteral("parameters"), QStringLiteral("parts")}));
        const QStringList layouts{QStringLiteral("gqa"), QStringLiteral("mha"), QStringLiteral("mqa"),
                                  QStringLiteral("single_head")};
        for (const char* group : {"parameters", "operations", "kv_cache_bytes"}) {
            QCOMPARE(json[QLatin1String(group)].toObject().keys(), layouts);
            for (const QString& layout : layouts) {
                QVERIFY(json[QLatin1String(group)][layout].isDouble());
            }
        }
    }

    void ofTheBundledModel() { // d = 256, H = 8, G = 4, 6 layers, context 512
        const QJsonObject json = costOf("cost --json");
        QCOMPARE(number(json, "parameters", "mha"), 4 * 256 * 256);
        QCOMPARE(number(json, "parameters", "gqa"), 3 * 256 * 256);
        QCOMPARE(number(json, "parameters", "mqa"), 2 * 256 * 256 * 9 / 8);
        QCOMPARE(number(json, "operations", "mha"),
                 8LL * 512 * 256 * 256 + 4LL * 512 * 512 * 256 + 8LL * 512 * 512);
        QCOMPARE(number(json, "operations", "mha") - number(json, "operations", "single_head"),
                 7LL * 512 * 512);
        QCOMPARE(number(json, "kv_cache_bytes", "gqa"), 2LL * 6 * 512 * 4 * 32 * 2);
        QCOMPARE(json[QLatin1String("parts")][QLatin1String("softmax_exponentials")][QLatin1String("mha")]
                     .toInteger(),
                 8LL * 512 * 512);
    }

    void ofAShapeOfOnesOwn() {
        const QJsonObject json =
            costOf("cost --width 4096 --heads 32 --kv-heads 4 --layers 32 --tokens 4096 --bytes 2 --json");
        QCOMPARE(number(json, "parameters", "mha"), 67'108'864);
        QCOMPARE(number(json, "kv_cache_bytes", "mha"), 2'147'483'648LL);
        QCOMPARE(8 * number(json, "kv_cache_bytes", "gqa"), number(json, "kv_cache_bytes", "mha"));
        QCOMPARE(number(costOf("cost --width 512 --heads 8 --json"), "parameters", "mha"), 1'048'576);
    }

    void ofAModelThatIsNamed() { // Gemma's kind: H d_k is not d
        const QString folder = QString::fromStdString((golden::dataFolder() / "models/head_dim").string());
        const QJsonObject json =
            run({QStringLiteral("cost"), QStringLiteral("--model"), folder, QStringLiteral("--json")})
                .json()
                .object();
        const QJsonObject shape = json[QLatin1String("parts")][QLatin1String("shape")].toObject();
        const auto size = [&](const char* name) { return shape[QLatin1String(name)].toInteger(); };
        QVERIFY(size("heads") * size("head_width") != size("width"));
        QCOMPARE(number(json, "parameters", "gqa"),
                 2 * size("width") * size("head_width") * (size("heads") + size("kv_heads")));
    }

    void ofARandomLayer() {
        const QJsonObject json =
            costOf("cost --model random:width=64,heads=4,kv-heads=2,layers=3,tokens=10 --json");
        QCOMPARE(number(json, "parameters", "gqa"), 2 * 64 * 16 * (4 + 2));
        QCOMPARE(number(json, "kv_cache_bytes", "gqa"), 2 * 3 * 10 * 2 * 16 * 2);
    }

    void asTextWithFormulasAndUnits() {
        const QByteArray text = run(words("cost --width 512 --heads 8")).out;
        for (const char* part : {"8·T·d²", "4·T²·d", "H·T²", "1,048,576", "2·L·T·G·d_k·b", "of one layer",
                                 "biases", "K/V cache, bytes", "one head", "d_k = 64"}) {
            QVERIFY2(text.contains(part), part);
        }
    }

    void helpSaysWhatIsCounted() {
        const QByteArray text = run(words("cost --help")).out;
        QVERIFY(text.contains("2 operations a multiply-add"));
        QVERIFY(text.contains("--kv-heads"));
    }

    void wrongShapesGiveOneSentence_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("heads") << QStringLiteral("cost --heads 7") << 1
                               << QStringLiteral("a divisor of the width 256");
        QTest::newRow("groups") << QStringLiteral("cost --kv-heads 3") << 1
                                << QStringLiteral("a divisor of 8 heads, found 3");
        QTest::newRow("zero") << QStringLiteral("cost --tokens 0") << 2
                              << QStringLiteral("expected a whole number from 1");
        QTest::newRow("word") << QStringLiteral("cost --width wide") << 2
                              << QStringLiteral("expected a whole number from 1");
        QTest::newRow("overflow") << QStringLiteral("cost --tokens 2000000000 --layers 2000000000") << 1
                                  << QStringLiteral("63 bits");
        QTest::newRow("model") << QStringLiteral("cost --model /nowhere") << 1 << QStringLiteral("/nowhere");
    }
    void wrongShapesGiveOneSentence() {
        QFETCH(QString, arguments);
        QFETCH(int, status);
        QFETCH(QString, sentence);
        const Ended ended = run(arguments.split(QLatin1Char(' ')));
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.errorLines(), 1);
        QVERIFY2(QString::fromUtf8(ended.err).contains(sentence), ended.err.constData());
        QVERIFY(ended.out.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestCostCommands)
#include "tst_cost_commands.moc"
