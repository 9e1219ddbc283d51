// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "tests/app/program_run.h"

using namespace headscope;

namespace {

/// What bash offers for the last of `words`, which may be empty: each on a line.
QStringList offers(const QStringList& words) {
    const QString script =
        QStringLiteral("source '%1/install/headscope.bash'\n"
                       "COMP_WORDS=(\"$@\") COMP_CWORD=$(($# - 1))\n"
                       "_headscope \"$1\" \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD - 1]}\"\n"
                       "printf '%s\\n' \"${COMPREPLY[@]}\"")
            .arg(QStringLiteral(HEADSCOPE_RESOURCES));
    QStringList arguments{QStringLiteral("-c"), script, QStringLiteral("bash"),
                          QStringLiteral(HEADSCOPE_PROGRAM)};
    arguments += words;
    const Ended ended = runProgram(QStringLiteral("bash"), arguments, {}, {});
    return QString::fromUtf8(ended.err + ended.out).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// Of the help: the lines after "Subcommands:" begin with one each.
QStringList commandsOfHelp() {
    const QString help = QString::fromUtf8(run({QStringLiteral("--help")}).out);
    const QString list = help.section(QStringLiteral("Subcommands:\n"), 1);
    QStringList commands;
    static const QRegularExpression first(QStringLiteral("^  ([a-z-]+)"),
                                          QRegularExpression::MultilineOption);
    for (const auto& match : first.globalMatch(list)) {
        commands << match.captured(1);
    }
    return commands;
}

} // namespace

class BashCompletionTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void offersEveryCommand() {
        const QStringList commands = commandsOfHelp();
        QVERIFY(commands.size() > 10);
        QCOMPARE(offers({QString()}), commands);
    }

    void manPageDescribesEveryCommand() {
        QFile page(QStringLiteral(HEADSCOPE_BUILD "/resources/install/headscope.1"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        for (const QString& command : commandsOfHelp()) {
            QVERIFY2(text.contains(QStringLiteral("\n.TP\n.B %1\n").arg(command)), qPrintable(command));
        }
    }

    void offersOptionsOfTheCommand() {
        const QStringList options =
            offers({QStringLiteral("map"), QStringLiteral("text"), QStringLiteral("--")});
        QVERIFY(options.contains(QStringLiteral("--layer")));
        QVERIFY(options.contains(QStringLiteral("--output")));
        QVERIFY(!options.contains(QStringLiteral("--a"))); // of compare
    }

    void offersTheWordsOfAList() {
        QCOMPARE(offers({QStringLiteral("map"), QStringLiteral("--what"), QString()}),
                 words("weights scores scaled capped adjusted"));
        QCOMPARE(offers({QStringLiteral("map"), QStringLiteral("--what"), QStringLiteral("ca")}),
                 words("capped"));
        QCOMPARE(offers(words("render --theme") << QString()), words("print light dark"));
        QCOMPARE(offers(words("render --palette b")), words("batlowW_r"));
        QCOMPARE(offers(words("map --scale") << QString()), words("model none"));
    }

    void offersThemBehindAnEqualsSign() { // which is a word of its own for bash
        QCOMPARE(offers(words("map --what = ca")), words("capped"));
        QCOMPARE(offers({QStringLiteral("--model"), QStringLiteral("="), QStringLiteral("in")}),
                 QStringList());
    }

    void offersTheOptionsOfEveryCommand() {
        for (const QString& command : commandsOfHelp()) {
            const QString help = QString::fromUtf8(run({command, QStringLiteral("--help")}).out);
            static const QRegularExpression option(QStringLiteral("^  (?:-[a-z],)?(--[a-z-]+)"),
                                                   QRegularExpression::MultilineOption);
            const QStringList offered = offers({command, QStringLiteral("-")});
            QVERIFY2(offered.size() > 1, qPrintable(command)); // --help and its letter
            for (const auto& match : option.globalMatch(help)) {
                QVERIFY2(offered.contains(match.captured(1)), qPrintable(command + match.captured(1)));
            }
        }
    }

    void leavesFilesToTheShell() {
        QCOMPARE(offers({QStringLiteral("--model"), QStringLiteral("in")}), QStringList());
        QCOMPARE(offers({QStringLiteral("map"), QStringLiteral("-o"), QString()}), QStringList());
    }
};

QTEST_GUILESS_MAIN(BashCompletionTest)
#include "tst_bash_completion.moc"
