// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are made to do harm: sizes that no memory holds, nesting without end, patterns and rules that
// grow. Each is one line and a status, soon, and in little memory.
#include <bit>
#include <fstream>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/app/program_run.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

using nlohmann::json;

constexpr std::size_t kDeep = 100000;

std::string repeated(std::string_view piece, std::size_t times) {
    std::string text;
    text.reserve(piece.size() * times);
    for (std::size_t i = 0; i < times; ++i) {
        text += piece;
    }
    return text;
}

/// A safetensors file with nothing but a header.
std::string headed(const std::string& header) {
    const auto size = std::bit_cast<std::array<char, 8>>(static_cast<std::uint64_t>(header.size()));
    return std::string(size.data(), size.size()) + header;
}

std::string oneTensor(const char* shape, const char* offsets) {
    return headed(std::string(R"({"w":{"dtype":"F32","shape":)") + shape + R"(,"data_offsets":)" + offsets +
                  "}}");
}

} // namespace

class HostileFilesTest : public QObject {
    Q_OBJECT

    /// With at most 1.5 GB of addresses, and 5 seconds.
    static void endsSoonWithOneLine(const QString& arguments, const QString& folder, int status) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        const QString limit;
#else
        const QString limit = QStringLiteral("ulimit -v 1500000; ");
#endif
        QElapsedTimer timer;
        timer.start();
        const Ended ended = runInShell(arguments, folder, limit);
        QVERIFY2(ended.status == status, ended.err.constData());
        QVERIFY2(ended.errorLines() == 1, ended.err.constData());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

  private Q_SLOTS:
    void filesOfAModelEndInOneLine_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("contents");
        const auto row = [](const char* what, const char* name, const std::string& contents) {
            QTest::addRow("%s, %s", name, what) << QByteArray(name) << QByteArray::fromStdString(contents);
        };
        const std::string lists = repeated("[", kDeep) + repeated("]", kDeep);
        const std::string maps = repeated(R"({"a":)", kDeep) + '1' + repeated("}", kDeep);
        for (const char* name : {"config.json", "tokenizer.json", "tokenizer_config.json"}) {
            row("deep lists", name, lists);
            row("deep maps", name, maps);
            row("deep, cut", name, repeated("[", kDeep));
            row("deep value", name, R"({"vocab_size":)" + lists + "}");
        }
        const char* const weights = "model.safetensors";
        row("deep lists", weights, headed(lists));
        row("deep maps", weights, headed(maps));
        row("deep shape", weights, headed(R"({"w":{"shape":)" + lists + "}}"));
        row("2^40 numbers that are not there", weights, oneTensor("[1048576,1048576]", "[0,4398046511104]"));
        row("2^40 numbers in no bytes", weights, oneTensor("[1048576,1048576]", "[0,0]"));
        row("product past 64 bits", weights, oneTensor("[4294967296,4294967296]", "[0,0]"));
        row("product that wraps", weights, oneTensor("[4611686018427387905,4]", "[0,16]"));
        row("header of 2^63 bytes", weights, std::string("\0\0\0\0\0\0\0\x80{}", 10));
    }
    void filesOfAModelEndInOneLine() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, contents);
        const TinyModel model("gpt2", TinyModel::Style::Plain);
        std::ofstream(model.path() / name.toStdString(), std::ios::binary) << contents.toStdString();
        endsSoonWithOneLine(QStringLiteral("predict cat --model ."), model.folder(), 1);
    }

    void aFileOfManyGigabytesThatIsEmptyEndsInOneLine() {
        const TinyModel model("gpt2", TinyModel::Style::Plain);
        const std::filesystem::path weights = model.path() / "model.safetensors";
        const std::string header = oneTensor("[1048576,1048576]", "[0,4398046511104]");
        std::ofstream(weights, std::ios::binary) << header;
        std::error_code problem;
        std::filesystem::resize_file(weights, header.size() + (std::uintmax_t{1} << 42), problem);
        if (problem) {
            QSKIP("this file system has no files of 4 TiB");
        }
        endsSoonWithOneLine(QStringLiteral("predict cat --model ."), model.folder(), 1);
    }

    void rulesOfATokenizerEndInOneLine_data() {
        QTest::addColumn<QByteArray>("patch"); // of tokenizer.json
        const auto row = [](const char* what, const json& patch) {
            QTest::newRow(what) << QByteArray::fromStdString(patch.dump());
        };
        const auto normalizers = [](const json& step, std::size_t times) {
            return json{
                {"normalizer", {{"type", "Sequence"}, {"normalizers", std::vector<json>(times, step)}}}};
        };
        const auto pattern = [](const std::string& regex) {
            return json{{"pre_tokenizer",
                         {{"type", "Split"},
                          {"pattern", {{"Regex", regex}}},
                          {"behavior", "Isolated"},
                          {"invert", false}}}};
        };
        row("a replacement that grows",
            normalizers(
                {{"type", "Replace"}, {"pattern", {{"String", "a"}}}, {"content", std::string(1000, 'a')}},
                10));
        row("prefixes", normalizers({{"type", "Prepend"}, {"prepend", std::string(1000000, 'a')}}, 50));
        row("a pattern that tries for ever", pattern("(a+)+$"));
        row("alternatives that try for ever", pattern("(a|aa)+$"));
        row("a pattern without end", pattern("(?R)"));
        row("deep brackets", pattern(repeated("(", 10000) + repeated(")", 10000)));
        row("many repetitions", pattern("((a{1,1000}){1,1000}){1,1000}"));
    }
    void rulesOfATokenizerEndInOneLine() {
        QFETCH(QByteArray, patch);
        const TinyModel model("gpt2", TinyModel::Style::Plain);
        json tokenizer = golden::readJson(model.path() / "tokenizer.json");
        tokenizer.update(json::parse(patch.toStdString()));
        std::ofstream(model.path() / "tokenizer.json") << tokenizer.dump();
        const QString text(5000, QLatin1Char('a'));
        endsSoonWithOneLine(QStringLiteral("tokens %1c --model .").arg(text), model.folder(), 1);
    }

    void jobsEndInOneLine_data() {
        QTest::addColumn<QByteArray>("job");
        const std::string lists = repeated("[", kDeep) + repeated("]", kDeep);
        QTest::newRow("deep lists") << QByteArray::fromStdString(lists);
        QTest::newRow("deep value") << QByteArray::fromStdString(R"({"version":1,"texts":["a"],"outputs":)" +
                                                                 lists + "}");
        QTest::newRow("deep maps") << QByteArray::fromStdString(repeated(R"({"version":)", kDeep));
        QTest::newRow("huge version") << QByteArray(R"({"version":1e308,"texts":["a"],"outputs":[]})");
        QTest::newRow("negative head") << QByteArray(
            R"({"version":1,"texts":["a"],"outputs":[{"command":"map","layer":0,"head":-9223372036854775808,"output":"a.csv"}]})");
    }
    void jobsEndInOneLine() {
        QFETCH(QByteArray, job);
        const QTemporaryDir folder;
        std::ofstream(folder.filePath(QStringLiteral("job.json")).toStdString()) << job.toStdString();
        endsSoonWithOneLine(QStringLiteral("batch job.json"), folder.path(), 2);
    }

    void aDeepViewIsToldInOneLine() {
        const QTemporaryDir folder;
        qputenv("HOME", folder.path().toLocal8Bit());
        std::ofstream(folder.filePath(QStringLiteral("deep.headscope")).toStdString())
            << repeated(R"({"a":)", kDeep);
        const Ended ended =
            runInShell(QStringLiteral("deep.headscope --screenshot window.png"), folder.path());
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errorLines() == 1, ended.err.constData());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("window.png"))));
    }
};

QTEST_GUILESS_MAIN(HostileFilesTest)
#include "tst_hostile_files.moc"
