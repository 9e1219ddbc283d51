// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, run as a person or a script would: what it prints and what it writes.
#include <cmath>

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

const QString kText = QStringLiteral("The king said to the queen, \"You are the queen.\"");

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }

  private Q_SLOTS:
    void infoSaysWhatTheModelIs() {
        const QJsonObject json = run(words("info --json")).json().object();
        QCOMPARE(json.keys().size(), 19);
        QCOMPARE(json[QStringLiteral("name")].toString(), QStringLiteral("tales-5m"));
        QCOMPARE(json[QStringLiteral("family")].toString(), QStringLiteral("llama"));
        QCOMPARE(json[QStringLiteral("layers")].toInt(), 6);
        QCOMPARE(json[QStringLiteral("heads")].toInt(), 8);
        QCOMPARE(json[QStringLiteral("kv_heads")].toInt(), 4);
        QCOMPARE(json[QStringLiteral("head_width")].toInt(), 32);
        QCOMPARE(json[QStringLiteral("parameters")].toInt(), 5180672);
    }

    void tokensTileTheText() {
        const QString text = QStringLiteral("naïve 日本 👩‍🚀");
        const QJsonArray tokens =
            run({QStringLiteral("tokens"), text, QStringLiteral("--json")}).json().array();
        int end = 0;
        for (const QJsonValue& token : tokens) {
            QCOMPARE(token[QStringLiteral("begin")].toInt(), end);
            end = token[QStringLiteral("end")].toInt();
        }
        QCOMPARE(end, text.toUtf8().size());
        QCOMPARE(tokens[0][QStringLiteral("piece")].toString(), QStringLiteral("<s>"));
    }

    void predictPrintsTheNextTokensAndTheLoss() {
        const Ended ended = run({QStringLiteral("predict"), kText, QStringLiteral("--top"),
                                 QStringLiteral("3"), QStringLiteral("--json")});
        const QJsonObject json = ended.json().object();
        QCOMPARE(json[QStringLiteral("tokens")].toInt(), 14);
        QVERIFY(std::abs(json[QStringLiteral("loss")].toDouble() - referenceLoss("model")) < 1e-4);
        QCOMPARE(json[QStringLiteral("next")].toArray().size(), 3);
    }

    void predictRerunsByDefault() {
        const auto loss = [](const QStringList& extra) {
            return run(QStringList{QStringLiteral("predict"), kText, QStringLiteral("--json")} + extra)
                .json()[QStringLiteral("loss")]
                .toDouble();
        };
        QVERIFY(std::abs(loss(words("--kv-heads 1")) - referenceLoss("groups_1_mean")) < 1e-4);
        QCOMPARE(loss(words("--kv-heads 1 --scope rerun")), loss(words("--kv-heads 1")));
    }

    void aKernelIsASetting() {
        const auto side = [](const char* kernel) {
            return run({QStringLiteral("compare"), kText, QStringLiteral("--a"),
                        QStringLiteral("layer=0,head=1"), QStringLiteral("--b"),
                        QStringLiteral("layer=0,head=1,kernel=%1").arg(QLatin1String(kernel)),
                        QStringLiteral("--json")})
                .json()
                .object();
        };
        const QJsonObject linear = side("linear");
        QCOMPARE(linear[QStringLiteral("a")][QStringLiteral("kernel")].toString(), QStringLiteral("softmax"));
        QCOMPARE(linear[QStringLiteral("b")][QStringLiteral("kernel")].toString(), QStringLiteral("linear"));
        QVERIFY(linear[QStringLiteral("difference")][QStringLiteral("max_absolute")].toDouble() > 0.1);
        QCOMPARE(side("sink:0.5")[QStringLiteral("b")][QStringLiteral("kernel")].toString(),
                 QStringLiteral("sink:0.5"));
        const auto loss = [](const char* kernel) {
            return run({QStringLiteral("predict"), kText, QStringLiteral("--json"),
                        QStringLiteral("--kernel"), QLatin1String(kernel)})
                .json()[QStringLiteral("loss")]
                .toDouble();
        };
        QVERIFY(std::abs(loss("softmax") - referenceLoss("model")) < 1e-4);
        QVERIFY(loss("linear") > 3); // trained with a softmax
    }

    void compareHasTheStatedKeys() {
        const Ended ended =
            run({QStringLiteral("compare"), kText, QStringLiteral("--a"), QStringLiteral("layer=0,head=1"),
                 QStringLiteral("--b"), QStringLiteral("layer=0,head=1,scale=none"), QStringLiteral("-o"),
                 file("three.png"), QStringLiteral("--json")});
        QCOMPARE(ended.status, 0);
        const QJsonObject json = ended.json().object();
        for (const char* side : {"a", "b"}) {
            const QJsonObject object = json[QLatin1String(side)].toObject();
            for (const char* key : {"layer", "head", "scale", "kv_heads", "kernel", "scope", "entropy",
                                    "entropy_share", "effective_keys", "confidence", "saturation", "loss"}) {
                QVERIFY2(object.contains(QLatin1String(key)), key);
            }
        }
        for (const char* key : {"mean_absolute", "max_absolute", "mean_js_divergence", "prediction_kl"}) {
            QVERIFY2(json[QStringLiteral("difference")].toObject().contains(QLatin1String(key)), key);
        }
        const auto entropy = [&json](const char* side) {
            return json[QLatin1String(side)][QStringLiteral("entropy")].toDouble();
        };
        QVERIFY(entropy("b") < entropy("a"));
        QVERIFY(!QImage(file("three.png")).isNull());
    }

    void compareTakesASecondTextForSideB() {
        const QStringList sides = words("compare king --a layer=0,head=1 --b layer=0,head=1 --json --text-b");
        const auto difference = [&](const QString& text) {
            return run(sides + QStringList{text}).json().object()[QStringLiteral("difference")].toObject();
        };
        QVERIFY(difference(QStringLiteral("queen"))[QStringLiteral("by_position")].toBool());
        const QJsonObject none = difference(QStringLiteral("the old king"));
        QVERIFY(none[QStringLiteral("mean_absolute")].isNull());
        QVERIFY(none[QStringLiteral("absence")].toString().contains(QStringLiteral("different shapes")));
        QVERIFY(none[QStringLiteral("prediction_kl")].isDouble());
    }

    void compareDrawsTwoTextsIntoOneFile() {
        const Ended ended =
            run(words("compare king --a layer=0,head=1 --b layer=2,head=3 --text-b") +
                QStringList{QStringLiteral("the old king"), QStringLiteral("-o"), file("two.png")});
        QCOMPARE(ended.status, 0);
        QVERIFY(!QImage(file("two.png")).isNull());
    }

    void compareTakesASecondModelForSideB() {
        const Ended ended = run(words("compare king --a layer=0,head=1 --b layer=0,head=1 --json --model-b") +
                                QStringList{QStringLiteral(HEADSCOPE_RESOURCES "/model")});
        QCOMPARE(ended.status, 0);
        const QJsonObject json = ended.json().object()[QStringLiteral("difference")].toObject();
        QCOMPARE(json[QStringLiteral("max_absolute")].toDouble(), 0.0);
        QCOMPARE(json[QStringLiteral("prediction_kl")].toDouble(), 0.0);
    }

    void aModelOfSideBThatDoesNotExistIsAnError() {
        QCOMPARE(run(words("compare king --a layer=0,head=1 --b layer=0,head=1 --model-b /nowhere")).status,
                 1);
    }

    void renderHasTheStatedSize() {
        const Ended ended =
            run(words("render king --layer 2 --head 5 --size 400x500 --dpi 192 -o") << file("one.png"));
        QCOMPARE(ended.status, 0);
        QCOMPARE(QImage(file("one.png")).size(), QSize(800, 1000));
    }

    void renderWritesSvgAndPdf() {
        QCOMPARE(run(words("render king --layer 2 --head 5 -o") << file("one.svg")).status, 0);
        QCOMPARE(run(words("render king --layer 2 --head 5 -o") << file("one.pdf")).status, 0);
        QFile svg(file("one.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        QVERIFY(svg.readAll().contains("king"));
        QFile pdf(file("one.pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.read(5) == "%PDF-");
    }

    void mapOfAllHeadsIsOneArray() {
        QCOMPARE(run(words("map king --layer all --head all -o") << file("all.npy")).status, 0);
        QFile npy(file("all.npy"));
        QVERIFY(npy.open(QIODevice::ReadOnly));
        QVERIFY(npy.readAll().contains("'shape': (6, 8, 2, 2,)"));
    }

    void scoresAreNotScaled() {
        const auto value = [this](const char* what, const char* name) {
            run(words("map king --layer 1 --head 2 --what")
                << QString::fromLatin1(what) << QStringLiteral("-o") << file(name));
            QFile json(file(name));
            return json.open(QIODevice::ReadOnly)
                       ? QJsonDocument::fromJson(json.readAll())[QStringLiteral("values")][1][0].toDouble()
                       : 0.0;
        };
        const double score = value("scores", "scores.json");
        QVERIFY(std::abs(score) > 1e-3);
        QVERIFY(std::abs(value("scaled", "scaled.json") - score / std::sqrt(32.0)) < 1e-4 * std::abs(score));
    }

    void cappedAndBiasedScoresAreStagesOfTheirOwn() {
        const auto values = [this](const TinyModel& model, const char* what) {
            run(words("map the --layer 1 --head 0 -o") + QStringList{file("stage.json")} + words("--what") +
                QStringList{QString::fromLatin1(what)} + words("--model") + QStringList{model.folder()});
            QFile json(file("stage.json"));
            const QByteArray bytes = json.open(QIODevice::ReadOnly) ? json.readAll() : QByteArray();
            const QJsonObject object = QJsonDocument::fromJson(bytes).object();
            json.remove();
            return object[QStringLiteral("what")].toString() == QLatin1String(what)
                       ? object[QStringLiteral("values")][0][0].toDouble()
                       : std::nan("");
        };
        const TinyModel capped("gemma2", TinyModel::Style::Plain); // its cap is 2
        const double scaled = values(capped, "scaled");
        QVERIFY(std::abs(scaled) > 1e-3);
        QVERIFY(std::abs(values(capped, "capped") - 2 * std::tanh(scaled / 2)) < 1e-5);
        QCOMPARE(values(capped, "adjusted"), values(capped, "capped")); // it adds nothing
        const TinyModel biased("t5", TinyModel::Style::Seq2Seq);
        QCOMPARE(values(biased, "capped"), values(biased, "scaled")); // it caps nothing
        QVERIFY(std::abs(values(biased, "adjusted") - values(biased, "capped")) > 1e-4);
    }

    void aTextFileIsReadWithoutItsLastLineFeed() {
        QFile text(file("text.txt"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write(kText.toUtf8() + "\n");
        text.close();
        QCOMPARE(run({QStringLiteral("tokens"), QStringLiteral("--text-file"), text.fileName()}).out,
                 run({QStringLiteral("tokens"), kText}).out);
        QCOMPARE(run({QStringLiteral("tokens"), QStringLiteral("--text-file"), QStringLiteral("-")}, {},
                     kText.toUtf8())
                     .out,
                 run({QStringLiteral("tokens"), kText}).out);
    }

    void aLongTextIsCutAndSaysSo() {
        const Ended ended =
            run({QStringLiteral("predict"), QStringLiteral("king ").repeated(600), QStringLiteral("--json")});
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.json()[QStringLiteral("tokens")].toInt(), 512);
        QVERIFY(ended.err.contains("the text has 602 tokens, the model's context is 512"));
    }

    void withoutADisplayTheSampleIsDrawn() {
        const QTemporaryDir folder;
        const Ended ended = run({}, folder.path());
        QCOMPARE(ended.status, 0);
        const QString path = QString::fromUtf8(ended.out.trimmed());
        QCOMPARE(path, folder.filePath(QStringLiteral("headscope-sample.png")));
        QVERIFY(QImage(path).width() >= 1000);
        QVERIFY(ended.err.contains("no display"));
        QVERIFY(!ended.err.contains("plugin"));
    }

    void aWindowTakesQtsOwnOptions() {
        const QStringList window = words("-geometry 900x600 -reverse --text king --screenshot window.png");
        const Ended ended = run(window, folder_.path());
        QCOMPARE(ended.err, QByteArray());
        QCOMPARE(ended.status, 0);
    }

    void anotherOptionWithOneDashIsWrongUsage() {
        QCOMPARE(run(words("-reversed --text king --screenshot window.png"), folder_.path()).status, 2);
        QCOMPARE(run(words("tokens king -reverse"), folder_.path()).status, 2);
    }

    void helpAndVersionSucceed() {
        QCOMPARE(run(words("--help")).status, 0);
        QVERIFY(run(words("compare --help")).out.contains("kv-heads"));
        QVERIFY(run(words("--version")).out.startsWith("headscope "));
    }

    void tokensCannotSteerTheTerminal() {
        const Ended ended = run({QStringLiteral("tokens"), QStringLiteral("a\x1b[31mb")});
        QCOMPARE(ended.status, 0);
        QVERIFY(!ended.out.contains('\x1b'));
        const QString turned = QStringLiteral("a\u009b31m\u202eb");
        const QByteArray out = run({QStringLiteral("tokens"), turned}).out;
        QVERIFY(!out.contains("\xc2\x9b"));
        QVERIFY(!out.contains("\xe2\x80\xae"));
    }

    void comparedRowsAreAShare() {
        const Ended ended =
            run({QStringLiteral("compare"), kText, QStringLiteral("--a"), QStringLiteral("layer=0,head=1"),
                 QStringLiteral("--b"), QStringLiteral("layer=0,head=2")});
        QVERIFY2(ended.out.contains("Saturated rows "), ended.out.constData());
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
