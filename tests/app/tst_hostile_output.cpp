// SPDX-License-Identifier: GPL-3.0-or-later
// What commands print of a model whose names and tokens try to steer a terminal: nothing of it as it is.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "core/base/utf8.h"
#include "tests/app/program_run.h"
#include "tests/support/hostile_model.h"

using namespace headscope;

namespace {

/// The first thing in the output that steers what shows it, with what stands before it; nothing where there
/// is none. Ends of lines, tabs and the line of progress that is taken away ("\r\x1b[K") are the program's
/// own.
QString steering(QByteArray output) {
    output.replace("\r\x1b[K", "");
    output.replace("\r\n", "\n");
    std::string_view rest(output.constData(), static_cast<std::size_t>(output.size()));
    while (!rest.empty()) {
        const CodePoint point = firstCodePoint(rest);
        if (steersOutput(point.value) && point.value != U'\n' && point.value != U'\t') {
            const qsizetype at = output.size() - static_cast<qsizetype>(rest.size());
            return QStringLiteral("U+%1 after %2")
                .arg(static_cast<uint>(point.value), 4, 16, QLatin1Char('0'))
                .arg(QString::fromUtf8(output.mid(qMax(qsizetype{0}, at - 60), 60)));
        }
        rest.remove_prefix(point.size);
    }
    return {};
}

QString quoted(const QString& word) {
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) +
           QLatin1Char('\'');
}

} // namespace

class HostileOutputTest : public QObject {
    Q_OBJECT

    HostileModel model_;
    QTemporaryDir folder_;

    /// The words of a command, with the model, the text and escapes where they are asked for.
    [[nodiscard]] QStringList filled(const QString& command) const {
        QStringList arguments = command.split(QLatin1Char(' '));
        for (QString& argument : arguments) {
            argument.replace(QStringLiteral("MODEL"), model_.folder())
                .replace(QStringLiteral("TEXT"), HostileModel::text())
                .replace(QStringLiteral("ESC"), QStringLiteral("\u001b[2J"));
        }
        return arguments;
    }

    /// As in a terminal: both outputs on one.
    [[nodiscard]] Ended runInTerminal(const QString& command) const {
        QString line = quoted(QStringLiteral(HEADSCOPE_PROGRAM));
        for (const QString& argument : filled(command)) {
            line += QLatin1Char(' ') + quoted(argument);
        }
        return runProgram(QStringLiteral("/usr/bin/script"),
                          {QStringLiteral("-qec"), line, QStringLiteral("/dev/null")}, folder_.path(), {});
    }

    static void addCommands(const QStringList& commands) {
        QTest::addColumn<QString>("command");
        for (const QString& command : commands) {
            QTest::newRow(qPrintable(command)) << command;
        }
    }

    static QStringList commands() {
        const QString side = QStringLiteral(" TEXT --model MODEL --special parsed");
        const auto of = [&](const char* words) {
            const QString all = QString::fromLatin1(words);
            const qsizetype space = all.indexOf(QLatin1Char(' '));
            return space < 0 ? all + side : all.left(space) + side + all.mid(space);
        };
        QStringList found{QStringLiteral("info --model MODEL"),
                          QStringLiteral("info --json --model MODEL"),
                          QStringLiteral("info --tensors --model MODEL"),
                          QStringLiteral("cost --model MODEL"),
                          QStringLiteral("cost --width 48 --model MODEL"),
                          QStringLiteral("models --add-folder MODEL/.."),
                          QStringLiteral("models --add-folder MODEL/.. --json"),
                          QStringLiteral("heads --probe --model MODEL")};
        for (const char* words :
             {"tokens", "tokens --json", "predict --top 61", "predict --top 61 --json", "heads",
              "heads --json", "heads --explain", "compare --a layer=0,head=0 --b layer=0,head=1",
              "compare --json --a layer=0,head=0 --b layer=0,head=1",
              "compare --text-b TEXTa --a layer=0,head=0 --b layer=0,head=1",
              "compare --model-b MODEL --a layer=0,head=0 --b layer=0,head=1", "ablate --heads L0H0",
              "ablate --heads L0H0 --json", "similarity", "similarity --json", "rollout", "rollout --json",
              "rollout --method flow"}) {
            found << of(words);
        }
        return found;
    }

    static QStringList wrongCommands() {
        return {QStringLiteral("ESC"),
                QStringLiteral("info --model ESC/x"),
                QStringLiteral("tokens --text-file ESC"),
                QStringLiteral("predict a --scale ESC"),
                QStringLiteral("predict a --mask ESC"),
                QStringLiteral("heads a --scores ESC"),
                QStringLiteral("ablate a --heads ESC"),
                QStringLiteral("compare a --a layer=0,head=ESC --b layer=0,head=1"),
                QStringLiteral("map a --layer 0 --head 0 -o ESC.doc"),
                QStringLiteral("map a --layer 0 --head 0 -o ESC/none/a.csv"),
                QStringLiteral("render a --layer 0 --head 0 --palette ESC -o a.png"),
                QStringLiteral("check --reference ESC"),
                QStringLiteral("fetch ESC"),
                QStringLiteral("batch ESC"),
                QStringLiteral("report a --model ESC -o a.html"),
                QStringLiteral("tokens a --ESC")};
    }

  private Q_SLOTS:
    void nothingSteersWhatReadsAPipe_data() { addCommands(commands()); }
    void nothingSteersWhatReadsAPipe() {
        QFETCH(QString, command);
        const Ended ended = run(filled(command), folder_.path());
        QVERIFY2(ended.status == 0, ended.err.constData());
        QVERIFY(!ended.out.isEmpty());
        QCOMPARE(steering(ended.out) + steering(ended.err), QString());
    }

    void nothingSteersATerminal_data() {
        const QString csv = QStringLiteral(" TEXT --csv --special parsed --model MODEL");
        addCommands(commands() << QStringLiteral("heads") + csv << QStringLiteral("similarity") + csv
                               << QStringLiteral("rollout") + csv);
    }
    void nothingSteersATerminal() {
        QFETCH(QString, command);
        const Ended ended = runInTerminal(command);
        QVERIFY2(ended.status == 0, ended.out.constData());
        QVERIFY(!ended.out.isEmpty());
        QCOMPARE(steering(ended.out), QString());
    }

    void faultsSteerNoTerminal_data() { addCommands(wrongCommands()); }
    void faultsSteerNoTerminal() {
        QFETCH(QString, command);
        const Ended ended = runInTerminal(command);
        QVERIFY2(ended.status == 1 || ended.status == 2, ended.out.constData());
        QCOMPARE(ended.out.count('\n'), 1);
        QCOMPARE(steering(ended.out), QString());
    }

    void theProgressOfABatchSteersNoTerminal() {
        const nlohmann::json job{
            {"version", 1},
            {"model", model_.path().string()},
            {"texts", {HostileModel::text().toStdString()}},
            {"outputs",
             {{{"command", "tokens"}, {"output", "{n}\u202e.json"}},
              {{"command", "map"}, {"layer", 0}, {"head", 99}, {"output", "\u202e.csv"}}}}};
        QFile file(folder_.filePath(QStringLiteral("job.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(job.dump())) > 0);
        file.close();
        const Ended ended = runInTerminal(QStringLiteral("batch job.json"));
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.out.contains("1 of 2"), ended.out.constData());
        QCOMPARE(steering(ended.out), QString());
    }

    void aFileOfNumbersHasTheTokensOwnBytes() {
        const Ended ended =
            run(filled(QStringLiteral("rollout TEXT --csv --special parsed --model MODEL")), folder_.path());
        QVERIFY2(ended.out.contains(HostileModel::kLink), ended.out.constData());
    }

    void jsonSaysTheSameWithEscapes() {
        const Ended ended =
            run(filled(QStringLiteral("predict TEXT --top 61 --json --model MODEL")), folder_.path());
        QVERIFY(ended.out.contains("\\u009b31m\\u202e"));
        QVERIFY(QString::fromUtf8(ended.json().toJson()).contains(QStringLiteral("\u009b31m\u202e")));
    }

    void pagesAndFiguresHaveNoMarkupOfIt_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("HTML") << QStringLiteral("report -o r.html");
        QTest::newRow("SVG") << QStringLiteral("render -o r.svg --layer 0 --head 0");
    }
    void pagesAndFiguresHaveNoMarkupOfIt() {
        QFETCH(QString, command);
        const QStringList arguments =
            filled(command + QStringLiteral(" TEXT --special parsed --model MODEL"));
        const Ended ended = run(arguments, folder_.path());
        QVERIFY2(ended.status == 0, ended.err.constData());
        QFile file(folder_.filePath(arguments[2]));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray page = file.readAll();
        QVERIFY(page.contains("evil.example")); // as text
        for (const char* markup :
             {"<img src=http", "<b>bold", "<script>alert", "</style></script>", "<b>on"}) {
            QVERIFY2(!page.contains(markup), markup);
        }
        QCOMPARE(steering(page), QString());
    }
};

QTEST_GUILESS_MAIN(HostileOutputTest)
#include "tst_hostile_output.moc"
