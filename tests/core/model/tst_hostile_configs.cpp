// SPDX-License-Identifier: GPL-3.0-or-later
// Every number of a configuration as one that cannot be meant: negative, zero, huge, or a text. Each opens,
// or ends in one sentence, in little memory.
#include <sys/resource.h>

#include <QtTest>

#include "core/model/model.h"
#include "tests/core/base/error_text.h"
#include "tests/support/checkpoint_folder.h"
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
                std::ofstream(tiny.path() / "config.json") << changed.dump();
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
};

QTEST_APPLESS_MAIN(HostileConfigsTest)
#include "tst_hostile_configs.moc"
