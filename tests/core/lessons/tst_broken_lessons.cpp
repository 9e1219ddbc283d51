// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>
#include <fstream>

#include "core/lessons/lesson_file.h"
#include "tests/core/base/error_text.h"

using namespace headscope;

namespace {

QString faultOf(const std::string& text) {
    return errorText([&] { static_cast<void>(parseLesson(text, "l.yaml")); });
}

const std::string kStart = "title: T\nsteps:\n  - title: S\n    text: x\n"; // four lines of a good lesson

std::string asking(const std::string& answer) {
    return kStart + "    question:\n      ask: q\n      answer: " + answer + "\n";
}

} // namespace

class BrokenLessonsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theStartIsGood();
    void sayLineAndReason_data();
    void sayLineAndReason();
    void everyCutOfALessonIsOneSentence();
    void hostileFilesEndSoon_data();
    void hostileFilesEndSoon();
    void hugeFilesAreNotRead();
    void foldersAreNotRead();
};

void BrokenLessonsTest::theStartIsGood() {
    QCOMPARE(faultOf(kStart), QString());
    QCOMPARE(faultOf(asking("{value: 1}")), QString());
}

void BrokenLessonsTest::sayLineAndReason_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("fault");
    const auto add = [](const char* name, const std::string& text, const char* fault) {
        QTest::newRow(name) << text << QString::fromUtf8(fault);
    };
    add("empty", "", "l.yaml: the file is empty");
    add("only a comment", "# nothing\n", "l.yaml: the file is empty");
    add("only text", "hello", "l.yaml, line 1: a lesson is a map (key: value), and here is text");
    add("a list", "- a\n- b\n", "l.yaml, line 1: a lesson is a map (key: value), and here is a list");
    add("no title", "steps:\n  - {title: S, text: x}\n", "l.yaml, line 1: a lesson has no \"title\"");
    add("empty title", "title: ''\n" + kStart.substr(9), "l.yaml, line 1: \"title\" is empty");
    add("title without a value", "title:\n" + kStart.substr(9), "l.yaml, line 1: \"title\" is empty");
    add("unknown key of a lesson", kStart + "author: me\n",
        "l.yaml, line 5: a lesson has no key \"author\"; it may have title, summary, sources, steps");
    add("unknown key of a step", kStart + "    txt: y\n",
        "l.yaml, line 5: a step has no key \"txt\"; it may have title, text, try, set, question");
    add("no steps", "title: T\n", "l.yaml, line 1: a lesson has \"steps\": a list of 1 to 99");
    add("steps are a text", "title: T\nsteps: none\n",
        "l.yaml, line 2: a lesson has \"steps\": a list of 1 to 99");
    add("steps are empty", "title: T\nsteps: []\n",
        "l.yaml, line 2: a lesson has \"steps\": a list of 1 to 99");
    add("a step is a text", "title: T\nsteps:\n  - one\n",
        "l.yaml, line 3: a step is a map (key: value), and here is text");
    add("step without title", "title: T\nsteps:\n  - text: x\n", "l.yaml, line 3: a step has no \"title\"");
    add("step without text", "title: T\nsteps:\n  - title: x\n", "l.yaml, line 3: a step has no \"text\"");
    add("text is a map", "title: T\nsteps:\n  - title: x\n    text: {a: b}\n",
        "l.yaml, line 4: \"text\" is text, and here is a map; text with \": \" in it stands in a block after "
        "|");
    add("key twice", kStart + "    title: again\n",
        "l.yaml, line 5: \"title\" is here twice; the first is in line 3");
    add("colon in text", "title: T\nsteps:\n  - title: S\n    text: one: two\n",
        "l.yaml, line 4: a \": \" where no key can be; text with one in it stands in a block after |");
    add("tab", "title: T\nsteps:\n\t- title: S\n", "l.yaml, line 3: ");
    add("open quote", "title: \"T\nsteps: []\n", "l.yaml, line 1: a lesson has \"steps\": a list of 1 to 99");
    add("backslash in quotes", "title: \"\\frac\"\n" + kStart.substr(9),
        "l.yaml, line 1: \"title\" has a control character; formulas stand in a block after |, not in \"…\"");
    add("second document", kStart + "---\ntitle: U\n",
        "l.yaml: more than one document (---); a file is one lesson");
    add("anchor", kStart + "    try: &a x\n",
        "l.yaml, line 5: anchors (&name) are not used in lessons; write the value out");
    add("alias", kStart + "    try: *a\n", "l.yaml, line 5: ");
    add("tag", kStart + "    try: !!binary x\n", "l.yaml, line 5: tags (!name) are not used in lessons");
    add("a list as a key", kStart + "    ? [a]\n    : b\n",
        "l.yaml, line 5: a key is a word, not a list or a map");
    add("set is a text", kStart + "    set: x\n",
        "l.yaml, line 5: \"set\" is a map (key: value), and here is text");
    add("unknown word", kStart + "    set:\n      modle: bundled\n",
        "l.yaml, line 6: \"set\" has no key \"modle\"; it may have fresh, model, ");
    add("side is a list", kStart + "    set:\n      a: [L2 H5]\n",
        "l.yaml, line 6: \"a\" is text or a map (key: value)");
    add("query is a word", kStart + "    set:\n      query: the\n",
        "l.yaml, line 6: \"query\" is the number of a token, from 0");
    add("query is negative", kStart + "    set:\n      query: -1\n",
        "l.yaml, line 6: \"query\" is the number of a token, from 0");
    add("text is nothing", kStart + "    set:\n      text: ~\n", "l.yaml, line 6: \"text\" is text");
    add("page is a list", kStart + "    set:\n      page: [a]\n", "l.yaml, line 6: \"page\" is text");
    add("fresh is a word", kStart + "    set:\n      fresh: please\n",
        "l.yaml, line 6: \"fresh\" is true or false");
    add("nothing asked", kStart + "    question:\n      answer: {value: 1}\n",
        "l.yaml, line 6: a question has no \"ask\"");
    add("no answer", kStart + "    question:\n      ask: q\n",
        "l.yaml, line 6: a question has no \"answer\"");
    add("answer of no kind", asking("{unit: B}"),
        "l.yaml, line 7: an answer has a \"number\", a \"value\" or \"choices\"");
    add("answer of two kinds", asking("{value: 1, number: a:b}"),
        "l.yaml, line 7: an answer has no key \"value\"; it may have number, tolerance, unit");
    add("number without a page", asking("{number: parameters}"),
        "l.yaml, line 7: \"parameters\" is no number's name; one is, for instance, costsPage:parameters.mha");
    add("value is a word", asking("{value: many}"), "l.yaml, line 7: \"many\" is no number");
    add("value of two numbers", asking("{value: \"1,048\"}"),
        "l.yaml, line 7: \"1,048\" may mean two numbers; write it without a comma");
    add("tolerance is a word", asking("{value: 1, tolerance: some}"),
        "l.yaml, line 7: a tolerance is a number (0.01) or a share (1 %), not \"some\"");
    add("negative tolerance", asking("{value: 1, tolerance: -1}"),
        "l.yaml, line 7: a tolerance is a number (0.01) or a share (1 %), not \"-1\"");
    add("tolerance of everything", asking("{value: 1, tolerance: 100 %}"),
        "l.yaml, line 7: a tolerance of 100 % or more makes every answer right");
    add("one choice", asking("{choices: [a], correct: 1}"),
        "l.yaml, line 7: \"choices\" is a list of 2 to 12 texts");
    add("no right choice", asking("{choices: [a, b]}"),
        "l.yaml, line 7: the answer has no \"correct\": the number of the right choice, from 1");
    for (const char* correct : {"0", "3", "1.5", "b"}) {
        add(correct, asking(fmt::format("{{choices: [a, b], correct: {}}}", correct)),
            "l.yaml, line 7: \"correct\" is the number of a choice, 1 to 2");
    }
    add("sources are a text", kStart + "sources: me\n", "l.yaml, line 5: \"sources\" is a list of texts");
    add("broken UTF-8", kStart + "    try: \xC3(\n", "l.yaml, line 5: not UTF-8 text: ");
    add("zero byte", kStart + std::string("    try: a\0b\n", 13),
        "l.yaml, line 5: a control character (byte 0); is this a text file?");
}

void BrokenLessonsTest::sayLineAndReason() {
    QFETCH(std::string, text);
    QFETCH(QString, fault);
    const QString found = faultOf(text);
    if (fault.endsWith(QLatin1Char(' '))) { // the rest is the parser's or Unicode's
        QVERIFY2(found.startsWith(fault), qUtf8Printable(found));
        QVERIFY(found.size() > fault.size());
    } else {
        QCOMPARE(found, fault);
    }
}

void BrokenLessonsTest::everyCutOfALessonIsOneSentence() {
    const std::string whole = asking("{choices: [a, b], correct: 1}") +
                              "    set: {a: {head: \"L2 H5\"}, page: x}\n    try: |\n      $x$ 'q'\n";
    QCOMPARE(faultOf(whole), QString());
    int broken = 0;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const QString fault = faultOf(whole.substr(0, size));
        if (!fault.isEmpty()) {
            ++broken;
            QVERIFY2(fault.startsWith(QLatin1String("l.yaml")) && !fault.contains(QLatin1Char('\n')),
                     qUtf8Printable(fault));
        }
    }
    QVERIFY(broken > 100);
}

void BrokenLessonsTest::hostileFilesEndSoon_data() {
    QTest::addColumn<std::string>("text");
    constexpr std::size_t kSize = kLargestLesson - 100;
    const auto repeated = [](std::string_view piece) {
        std::string text;
        while (text.size() < kSize) {
            text += piece;
        }
        return text;
    };
    for (const char* piece : {"[", "{",         "- ",    "? ",   ": ", "&a ",  "*a ",         "!",   "!!",
                              "'", "\"",        "|",     ">",    "[{", "{a: ", "- - ? ",      "a: ", "a:\n ",
                              "%", "---\n",     "...\n", "#",    "\n", " ",    "\\",          "}",   "]",
                              ",", "\"\\u0000", "- a\n", "a b ", "@",  "`",    "\xEF\xBB\xBF"}) {
        QTest::newRow(piece) << repeated(piece);
    }
    std::string stairs; // each line one deeper
    for (std::size_t depth = 0; stairs.size() < kSize; ++depth) {
        stairs += std::string(depth, ' ') + "a:\n";
    }
    QTest::newRow("stairs") << stairs;
    std::string keys;
    for (int key = 0; keys.size() < kSize; ++key) {
        keys += "k" + std::to_string(key) + ": 1\n";
    }
    QTest::newRow("many keys") << keys;
    QTest::newRow("bomb") << std::string(
        "a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
        "c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n");
    std::string noise;
    unsigned state = 1;
    while (noise.size() < kSize) {
        state = state * 1664525U + 1013904223U;
        noise += static_cast<char>(state >> 24U);
    }
    QTest::newRow("binary") << noise;
    QTest::newRow("UTF-16") << std::string("\xFF\xFEt\0i\0", 6);
}

void BrokenLessonsTest::hostileFilesEndSoon() {
    QFETCH(std::string, text);
    QElapsedTimer timer;
    timer.start();
    const QString fault = faultOf(text);
    QVERIFY(!fault.isEmpty());
    QVERIFY(!fault.contains(QLatin1Char('\n')));
    QVERIFY2(timer.elapsed() < 5000, qUtf8Printable(QString::number(timer.elapsed())));
}

void BrokenLessonsTest::hugeFilesAreNotRead() {
    QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "huge.yaml";
    std::ofstream(path) << kStart;
    std::filesystem::resize_file(path, std::uintmax_t{1} << 40);
    const QString fault = errorText([&] { static_cast<void>(readLesson(path)); });
    QVERIFY2(fault.contains(QLatin1String("huge.yaml")), qUtf8Printable(fault));
}

void BrokenLessonsTest::foldersAreNotRead() {
    QTemporaryDir folder;
    QVERIFY(!errorText([&] { static_cast<void>(readLesson(folder.path().toStdString())); }).isEmpty());
}

QTEST_GUILESS_MAIN(BrokenLessonsTest)
#include "tst_broken_lessons.moc"
