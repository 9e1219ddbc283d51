// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iterator>
#include <limits>

#include <QTemporaryDir>
#include <QtTest>

#include "core/base/error.h"
#include "core/export/score_file.h"

using namespace headscope;

namespace {

constexpr ScoreInfo kShare{"share",    "A share", "", "High: much.",     "Σ A",
                           "somebody", 0,         1,  Badge{"much", 0.6}};
constexpr ScoreInfo kDistance{"distance", "A distance",    "tokens", "High: far.",
                              "Σ A d",    "somebody else", 0,        kNoUpperEnd};

/// Two heads; the distance of the second is not defined.
ScoreTable table() {
    ScoreTable scores({{{0, 1}, 0}, {{2, 3, AttentionKind::Cross}, 1}}, {&kShare, &kDistance});
    scores.subject = "2 lines";
    scores.add(0, 0, 0.25);
    scores.add(0, 0, 0.75);
    scores.add(0, 1, 3);
    scores.add(1, 0, 1);
    return scores;
}

std::string contents(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

class TestScoreFile : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::filesystem::path file(const char* name) const {
        return folder_.filePath(QString::fromLatin1(name)).toStdString();
    }

  private Q_SLOTS:
    void csvHasOneRowAHead() {
        QCOMPARE(scoresCsv(table()), std::string("kind,layer,head,kv_head,share,distance\r\n"
                                                 "self,0,1,0,0.5,3\r\n"
                                                 "cross,2,3,1,1,\r\n"));
    }

    void csvWithErrorsHasTheirColumns() {
        QCOMPARE(scoresCsv(table(), ScoreColumns::MeansAndErrors),
                 std::string("kind,layer,head,kv_head,share,share_standard_error,share_n,distance,"
                             "distance_standard_error,distance_n\r\n"
                             "self,0,1,0,0.5,0.25,2,3,,1\r\n"
                             "cross,2,3,1,1,,1,,,0\r\n"));
    }

    void tsvIsForTheClipboard() {
        QCOMPARE(scoresTsv(table()), std::string("kind\tlayer\thead\tkv_head\tshare\tdistance\n"
                                                 "self\t0\t1\t0\t0.5\t3\n"
                                                 "cross\t2\t3\t1\t1\t\n"));
    }

    void jsonSaysWhatTheScoresAre() {
        const nlohmann::json json = nlohmann::json::parse(scoresJson(table()).dump());
        QCOMPARE(json["subject"].get<std::string>(), std::string("2 lines"));
        QCOMPARE(json["scores"][0]["key"].get<std::string>(), std::string("share"));
        QCOMPARE(json["scores"][0]["formula"].get<std::string>(), std::string("Σ A"));
        QCOMPARE(json["scores"][0]["badge"]["from"].get<double>(), 0.6);
        QVERIFY(json["scores"][1]["high"].is_null());
        QVERIFY(json["scores"][1]["badge"].is_null());
        QCOMPARE(json["heads"][0]["share"].get<double>(), 0.5);
        QCOMPARE(json["heads"][1]["kind"].get<std::string>(), std::string("cross"));
        QVERIFY(json["heads"][1]["distance"].is_null());
    }

    void theSuffixDecides() {
        for (const char* name : {"scores.csv", "scores.TSV", "scores.json"}) {
            writeScores(file(name), table());
        }
        QCOMPARE(contents(file("scores.csv")), scoresCsv(table()));
        QCOMPARE(contents(file("scores.TSV")), scoresTsv(table()));
        QVERIFY(contents(file("scores.json")).starts_with("{\n  \"subject\""));
        QVERIFY_EXCEPTION_THROWN(writeScores(file("scores.png"), table()), Error);
        QVERIFY(!std::filesystem::exists(file("scores.png")));
        QVERIFY_EXCEPTION_THROWN(writeScores(file("missing/scores.csv"), table()), Error);
    }
};

QTEST_APPLESS_MAIN(TestScoreFile)
#include "tst_score_file.moc"
