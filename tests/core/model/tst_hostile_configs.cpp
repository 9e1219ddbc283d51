// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of a configuration as one that cannot be meant, and every key that a family reads as anything:
// each opens, or ends in one sentence, in little memory.
#include <sys/resource.h>

#include <cmath>
#include <functional>
#include <limits>
#include <regex>
#include <set>
#include <sstream>

#include <QtTest>

#include "core/model/families/gguf.h"
#include "core/model/model.h"
#include "core/model/weights.h"
#include "tests/core/base/error_text.h"
#include "tests/core/model/tiny_gguf.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/families.h"
#include "tests/support/tiny_model.h"

using namespace headscope;

namespace {

using nlohmann::json;

/// The places of all numbers in a JSON value; of a list, of its first two.
void findNumbers(const json& value, const json::json_pointer& place, std::vector<json::json_pointer>& found) {
    if (value.is_number()) {
        found.push_back(place);
    } else if (value.is_object()) {
        for (const auto& [key, inner] : value.items()) {
            findNumbers(inner, place / key, found);
        }
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < std::min<std::size_t>(value.size(), 2); ++i) {
            findNumbers(value[i], place / i, found);
        }
    }
}

/// All words in quotation marks, of the form of a key, in the sources that read configurations. Some are
/// none: names of activations, and what keys are compared with.
std::set<std::string> keysThatAreRead(std::string_view sourcesBegin, const char* form) {
    std::set<std::string> keys;
    const std::filesystem::path folder = golden::dataFolder() / "../../core/model/families";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".cpp" &&
            entry.path().filename().string().starts_with(sourcesBegin)) {
            std::stringstream source;
            source << std::ifstream(entry.path()).rdbuf();
            const std::string text = source.str();
            const std::regex key(form);
            for (std::sregex_iterator found(text.begin(), text.end(), key); found != std::sregex_iterator();
                 ++found) {
                keys.insert((*found)[1].str());
            }
        }
    }
    return keys;
}

/// What no key's value is expected to be.
const std::vector<json>& oddValues() {
    static const std::vector<json> values{json(-1),
                                          json(0),
                                          json(std::uint64_t{1} << 53),
                                          json(-1e308),
                                          json("\x1b[2J<b>"),
                                          json(true),
                                          json(json::array()),
                                          json(json::array({1e308, -1, nullptr, "x"})),
                                          json(json::object())};
    return values;
}

/// What is said of a checkpoint; empty where it opens.
QString describingFault(const std::filesystem::path& path) {
    return errorText([&] {
        const Checkpoint checkpoint = Checkpoint::open(path);
        static_cast<void>(bindWeights(checkpoint, describeModel(checkpoint)));
    });
}

/// In a new file: where an old one is cut and written again, some file systems wait for the disk.
void writeConfig(const std::filesystem::path& folder, const json& config) {
    std::filesystem::remove(folder / "config.json");
    std::ofstream(folder / "config.json") << config.dump();
}

long peakMebibytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

class HostileConfigsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyNumberMayBeWrong_data() {
        QTest::addColumn<QString>("family");
        QTest::addColumn<int>("style");
        for (const char* family : {"gpt2", "bloom", "gemma2", "gpt_neo", "gpt_neox", "olmo2", "opt",
                                   "phi3_longrope_long", "qwen2_yarn", "qwen3", "smollm3"}) {
            QTest::newRow(family) << QString::fromLatin1(family) << static_cast<int>(TinyModel::Style::Plain);
        }
        for (const char* family : {"albert", "bert", "distilbert", "electra_generator"}) {
            QTest::newRow(family) << QString::fromLatin1(family) << static_cast<int>(TinyModel::Style::Bert);
        }
        for (const char* family : {"bart", "marian", "t5"}) {
            QTest::newRow(family) << QString::fromLatin1(family)
                                  << static_cast<int>(TinyModel::Style::Seq2Seq);
        }
    }

    void everyNumberMayBeWrong() {
        QFETCH(QString, family);
        QFETCH(int, style);
        const TinyModel tiny(family.toStdString(), static_cast<TinyModel::Style>(style));
        const json config = golden::readJson(tiny.path() / "config.json");
        std::vector<json::json_pointer> places;
        findNumbers(config, json::json_pointer(), places);
        QVERIFY(places.size() > 4);
        int refused = 0;
        for (const json::json_pointer& place : places) {
            for (const json& wrong : {json(-1), json(0), json(2147483647), json(std::uint64_t{1} << 53),
                                      json(1e308), json("x")}) {
                json changed = config;
                changed[place] = wrong;
                writeConfig(tiny.path(), changed);
                const QString fault = errorText([&] {
                    const auto model = openModel(tiny.path());
                    const EncodedText text = model->encode("the cat");
                    static_cast<void>(
                        model->transformer().run(text.input(), model->transformer().uniform({})));
                });
                refused += fault.isEmpty() ? 0 : 1;
                const std::string told =
                    place.to_string() + " = " + wrong.dump() + ": " + fault.toStdString();
                QVERIFY2(!fault.contains(QLatin1Char('\n')), told.c_str());
                QVERIFY2(peakMebibytes() < 1000, told.c_str());
            }
        }
        QVERIFY(refused > static_cast<int>(places.size()));
    }

    void everyKeyMayBeAnything_data() { golden::addFamilies(); }
    void everyKeyMayBeAnything() {
        QFETCH(QString, family);
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.path().toStdString();
        const std::filesystem::path source = golden::dataFolder() / "families" / family.toStdString();
        for (const auto& entry : std::filesystem::directory_iterator(source)) {
            std::filesystem::copy_file(entry.path(), path / entry.path().filename());
        }
        const json config = golden::readJson(source / "config.json");
        std::vector<json::json_pointer> places;
        const std::set<std::string> keys = keysThatAreRead("", R"re("([a-z_][a-z0-9_]+)")re");
        for (const std::string& key : keys) {
            places.push_back(json::json_pointer() / key);
            for (const auto& [section, value] : config.items()) {
                if (value.is_object() && keys.contains(section)) {
                    places.push_back(json::json_pointer() / section / key);
                }
            }
        }
        QVERIFY(places.size() > 100);
        int refused = 0;
        for (const json::json_pointer& place : places) {
            for (const json& odd : oddValues()) {
                json changed = config;
                changed[place] = odd;
                writeConfig(path, changed);
                const QString fault = describingFault(path);
                refused += fault.isEmpty() ? 0 : 1;
                const std::string told = place.to_string() + " = " + odd.dump() + ": " + fault.toStdString();
                QVERIFY2(!fault.contains(u'\n') && !fault.contains(u'\u001b'), told.c_str());
                QVERIFY2(peakMebibytes() < 1000, told.c_str());
            }
        }
        QVERIFY(refused > 50);
    }

    void numbersThatJsonDoesNotHaveAreRefused_data() {
        QTest::addColumn<QByteArray>("number");
        for (const char* number : {"NaN", "Infinity", "-Infinity", "1e999", "-1e999", "0x10", "1.", "01"}) {
            QTest::newRow(number) << QByteArray(number);
        }
    }

    void numbersThatJsonDoesNotHaveAreRefused() {
        QFETCH(QByteArray, number);
        const TinyModel tiny("gpt2", TinyModel::Style::Plain);
        json config = golden::readJson(tiny.path() / "config.json");
        config["layer_norm_epsilon"] = "HERE";
        std::string text = config.dump();
        text.replace(text.find("\"HERE\""), 6, number.toStdString());
        std::ofstream(tiny.path() / "config.json") << text;
        const QString fault = describingFault(tiny.path());
        QVERIFY2(fault.contains(QStringLiteral("config.json")) && !fault.contains(u'\n'), qPrintable(fault));
    }

    void everyKeyOfAGgufFileMayBeAnything_data() {
        QTest::addColumn<QString>("architecture");
        for (const std::string& name : supportedGgufArchitectures()) {
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
        }
    }

    void everyKeyOfAGgufFileMayBeAnything() {
        QFETCH(QString, architecture);
        const std::vector<std::function<void(TinyGguf&, const std::string&)>> odd{
            [](TinyGguf& file, const std::string& key) { file.setInteger(key, 0); },
            [](TinyGguf& file, const std::string& key) { file.setInteger(key, 0xFFFFFFFF); },
            [](TinyGguf& file, const std::string& key) { file.setNumber(key, std::nanf("")); },
            [](TinyGguf& file, const std::string& key) { file.setFlag(key, true); },
            [](TinyGguf& file, const std::string& key) {
                file.setIntegers(key, {0, 0xFFFFFFFF, 3});
            },
        };
        int refused = 0;
        const std::set<std::string> keys = keysThatAreRead("gguf", R"re("([a-z_][a-z0-9_.]+)")re");
        QVERIFY(keys.contains("attention.head_count") && keys.size() > 40);
        for (const std::string& key : keys) {
            for (std::size_t i = 0; i < odd.size(); ++i) {
                TinyGguf file(architecture.toStdString());
                file.setNumber("attention.layer_norm_epsilon", 1e-5F);
                odd[i](file, key);
                const QString fault = describingFault(file.write());
                refused += fault.isEmpty() ? 0 : 1;
                const std::string told = key + ", " + std::to_string(i) + ": " + fault.toStdString();
                QVERIFY2(!fault.contains(u'\n'), told.c_str());
                QVERIFY2(peakMebibytes() < 1000, told.c_str());
            }
        }
        QVERIFY(refused > 50);
    }
};

QTEST_APPLESS_MAIN(HostileConfigsTest)
#include "tst_hostile_configs.moc"
