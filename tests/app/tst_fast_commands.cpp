// SPDX-License-Identifier: GPL-3.0-or-later
// --fast: the numbers of commands, what their files say of them, and what is said where there are no fast
// products.
#include <cmath>

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "core/ops/fast_product.h"
#include "tests/app/program_run.h"
#include "tests/support/file_bytes.h"

using namespace headscope;

namespace {

const QString kText = QStringLiteral("The king said to the queen.");
const QString kFast = QStringLiteral("--fast");
const QByteArray kNote = "fast: BF16 products";
const QByteArray kLine = "# fast: BF16 products";

} // namespace

class TestFastCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

    [[nodiscard]] QString file(const char* name) const {
        return folder_->filePath(QString::fromLatin1(name));
    }
    static Ended fast(const char* command, const QStringList& more = {}) {
        return run(words(command) + QStringList{kText, kFast} + more);
    }
    /// What a command writes into a file of this name.
    QByteArray written(const char* command, const char* name) {
        const Ended ended = fast(command, {QStringLiteral("-o"), file(name)});
        return ended.status == 0 ? contents(file(name)) : ended.err;
    }
    static QByteArray firstLine(const QByteArray& text) { return text.left(text.indexOf('\n')).trimmed(); }

  private Q_SLOTS:
    void init() {
        if (!hasFastProducts()) {
            QSKIP("this processor has no instructions for BF16");
        }
        folder_ = std::make_unique<QTemporaryDir>();
    }

    void numbersAreNearExactOnesAndSaySo() {
        const QJsonObject rough = fast("predict --json").json().object();
        const QJsonObject exact = run(words("predict --json") + QStringList{kText}).json().object();
        QCOMPARE(rough[QStringLiteral("products")].toString().toUtf8(), kNote);
        QVERIFY(!exact.contains(QStringLiteral("products")));
        const double far =
            std::abs(rough[QStringLiteral("loss")].toDouble() - exact[QStringLiteral("loss")].toDouble());
        QVERIFY2(far > 0 && far < 0.1, qPrintable(QString::number(far)));
    }
    void tablesSaySo_data() {
        QTest::addColumn<QByteArray>("command");
        for (const char* command :
             {"predict", "heads --scores entropy", "heads --scores entropy --csv", "ablate --heads L1H2",
              "similarity", "similarity --csv", "rollout", "rollout --csv"}) {
            QTest::newRow(command) << QByteArray(command);
        }
    }
    void tablesSaySo() {
        QFETCH(QByteArray, command);
        const Ended ended = fast(command.constData());
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY2(ended.out.left(200).contains(kLine), ended.out.constData());
    }
    void jsonSaysSo_data() {
        QTest::addColumn<QByteArray>("command");
        for (const char* command :
             {"heads --scores entropy --json", "ablate --heads L1H2 --json", "similarity --json",
              "rollout --json", "compare --a layer=0,head=1 --b layer=1,head=1 --json"}) {
            QTest::newRow(command) << QByteArray(command);
        }
    }
    void jsonSaysSo() {
        QFETCH(QByteArray, command);
        const Ended ended = fast(command.constData());
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY2(ended.out.contains("\"products\": \"" + kNote + '"'), ended.out.constData());
    }
    void mapsSaySo() {
        QCOMPARE(firstLine(written("map --layer 2 --head 7", "m.csv")), kLine);
        QVERIFY(written("map --layer 2 --head 7", "m.json").contains("\"products\": \"" + kNote));
    }
    void anArrayHasNoPlaceForItWhichIsSaid() {
        const Ended ended = fast("map --layer 2 --head 7", {QStringLiteral("-o"), file("m.npy")});
        QVERIFY2(ended.status == 0 && ended.err.contains(kNote), ended.err.constData());
    }
    void aComparisonSaysSo() {
        const Ended ended = fast("compare --a layer=0,head=1 --b layer=1,head=1");
        QVERIFY2(ended.out.contains(kNote), ended.out.constData());
    }
    void aFigureHasThemInItsView() {
        QVERIFY(written("render --layer 2 --head 7", "f.svg").contains("fastProducts&quot;:true"));
    }
    void aReportSaysSo() { QVERIFY(written("report --scores entropy", "r.html").contains(kNote)); }
    void aJobHasThemForAllItsOutputs() {
        QVERIFY(
            write(file("job.json"), R"({"version": 1, "fast": true, "texts": ["The king said"], "outputs": [
            {"command": "predict", "output": "p.json"}, {"command": "map", "layer": 2, "head": 7, "output": "m.csv"}]})"));
        const Ended ended = run({QStringLiteral("batch"), file("job.json")});
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(contents(file("p.json")).contains(kNote));
        QCOMPARE(firstLine(contents(file("m.csv"))), kLine);
    }
    void aJobIsMadeAnewForThem() {
        QVERIFY(write(file("job.json"), R"({"version": 1, "texts": ["The king said"], "outputs": [
            {"command": "predict", "output": "p.json"}]})"));
        QCOMPARE(run({QStringLiteral("batch"), file("job.json")}).status, 0);
        QVERIFY(!contents(file("p.json")).contains(kNote));
        QCOMPARE(run({QStringLiteral("batch"), file("job.json"), kFast, QStringLiteral("--resume")}).status,
                 0);
        QVERIFY(contents(file("p.json")).contains(kNote));
    }
    void aRandomLayerStaysExactWhichIsSaid() {
        const Ended ended = fast("similarity --json --model random:width=32,heads=4");
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.err.contains("always exact"), ended.err.constData());
        QVERIFY(!ended.out.contains("\"products\""));
    }
};

/// On any processor: the library is told to use none of the instructions.
class TestWithoutFastProducts : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void oneSentenceSaysWhatIsMissing() {
        const Ended ended = runInShell(QStringLiteral("predict 'The king said' --fast"), {},
                                       QStringLiteral("ONEDNN_MAX_CPU_ISA=AVX2 "));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errorLines(), qsizetype{1});
        QVERIFY2(ended.err.contains("BF16"), ended.err.constData());
        QVERIFY(ended.out.isEmpty());
    }
    void exactProductsNeedNone() {
        const Ended ended = runInShell(QStringLiteral("predict 'The king said'"), {},
                                       QStringLiteral("ONEDNN_MAX_CPU_ISA=AVX2 "));
        QVERIFY2(ended.status == 0, ended.err.constData());
    }
};

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    TestFastCommands fast;
    TestWithoutFastProducts without;
    return QTest::qExec(&fast, argc, argv) | QTest::qExec(&without, argc, argv);
}
#include "tst_fast_commands.moc"
