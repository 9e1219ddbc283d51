// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <QTemporaryDir>
#include <QTest>
#include <fmt/format.h>

#include "core/base/mapping_guard.h"
#include "core/checkpoint/warm_files.h"
#include "tests/core/base/error_text.h"
#include "tests/core/checkpoint/safetensors_bytes.h"

using namespace headscope;
namespace fs = std::filesystem;

class WarmFilesTest : public QObject {
    Q_OBJECT

    static constexpr std::size_t kBytes = 20'000'000; // three blocks
    QTemporaryDir folder_;

    fs::path path(const char* name) const { return fs::path(folder_.path().toStdString()) / name; }

  private Q_SLOTS:
    void initTestCase() {
        guardMappings();
        std::ofstream(path("config.json")) << "{}";
    }
    void init() {
        std::ofstream(path("model.safetensors"), std::ios::binary) << safetensorsBytes(
            fmt::format(R"({{"a":{{"dtype":"U8","shape":[{0}],"data_offsets":[0,{0}]}}}})", kBytes), kBytes);
    }

    void reportsSharesThatGrowToOne() {
        std::vector<double> shares;
        std::string last;
        const Job job{{}, [&](double share, std::string_view step) {
                          shares.push_back(share);
                          last = step;
                      }};
        QVERIFY(warmFiles(Checkpoint::open(path("")), job));
        QCOMPARE(shares.size(), std::size_t{4});
        QVERIFY(std::is_sorted(shares.begin(), shares.end()));
        QCOMPARE(shares.front(), 0.0);
        QCOMPARE(shares.back(), 1.0);
        QVERIFY2(last.starts_with("20.0 of 20.0 MB"), last.c_str());
    }

    void stopsBetweenBlocks() {
        std::stop_source stop;
        int reports = 0;
        const Job job{stop.get_token(), [&](double, std::string_view) {
                          if (++reports == 2) {
                              stop.request_stop();
                          }
                      }};
        QVERIFY_EXCEPTION_THROWN(warmFiles(Checkpoint::open(path("")), job), Stopped);
        QCOMPARE(reports, 2);
    }

    void readsNothingWhereMemoryIsShort() {
        const Job job{{}, [](double, std::string_view) { QFAIL("reported"); }};
        QVERIFY(!warmFiles(Checkpoint::open(path("")), job, kBytes));
    }

    void leavesAnEighthToOthers() {
        QVERIFY(fitsInMemory(700, 800));
        QVERIFY(!fitsInMemory(701, 800));
        QVERIFY(fitsInMemory(700, std::nullopt));
    }

    void aFileThatIsShortenedMeanwhileIsRefused() {
        const Checkpoint checkpoint = Checkpoint::open(path(""));
        const Job job{{},
                      [this](double, std::string_view) { fs::resize_file(path("model.safetensors"), 100); }};
        const QString text = errorText([&] { warmFiles(checkpoint, job); });
        QVERIFY2(text.contains(QStringLiteral("was shortened while it was open")), qPrintable(text));
    }

    void allShardsAreWatched() {
        std::ofstream(path("model.safetensors.index.json"))
            << R"({"weight_map":{"a":"one.safetensors","b":"two.safetensors"}})";
        fs::remove(path("model.safetensors"));
        for (const auto& [file, tensor] : {std::pair("one.safetensors", "a"), {"two.safetensors", "b"}}) {
            std::ofstream(path(file), std::ios::binary) << safetensorsBytes(
                fmt::format(R"({{"{}":{{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}}})", tensor), 1);
        }
        const Checkpoint checkpoint = Checkpoint::open(path(""));
        QCOMPARE(errorText([&] { checkpoint.requireIntact(); }), QString());
        fs::remove(path("two.safetensors"));
        const QString text = errorText([&] { checkpoint.requireIntact(); });
        QVERIFY2(text.contains(QStringLiteral("two.safetensors: this file was taken away")),
                 qPrintable(text));
    }
};

QTEST_APPLESS_MAIN(WarmFilesTest)
#include "tst_warm_files.moc"
