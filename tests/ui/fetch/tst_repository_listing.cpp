// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/error.h"
#include "ui/fetch/repository_listing.h"

using namespace headscope;

class RepositoryListingTest : public QObject {
    Q_OBJECT

    static RepositoryListing read(const QByteArray& json) {
        return readRepositoryListing(json, {"a/b"}, "here");
    }
    static QByteArray withFields(const QByteArray& fields) {
        return R"({"sha": "607a30d783dfa663caf39e06633721c8d4cfcd7e")" + fields + "}";
    }
    static QByteArray withFile(const QByteArray& path) {
        return withFields(R"(, "siblings": [{"rfilename": ")" + path + R"(", "size": 0, "blobId": )" +
                          R"("e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"}])");
    }

  private Q_SLOTS:
    void anAnswerOfTheHubIsRead() {
        const RepositoryListing listing = read(R"({
            "_id": "621ffdc036468d709f17434d", "id": "openai-community/gpt2", "private": false, "gated": false,
            "sha": "607a30d783dfa663caf39e06633721c8d4cfcd7e", "tags": ["transformers", "license:mit"],
            "cardData": {"language": "en", "license": "mit"},
            "siblings": [
              {"rfilename": "config.json", "size": 665, "blobId": "10c66461e4c109db5a2196bff4bb59be30396ed8"},
              {"rfilename": "model.safetensors", "size": 548105171,
               "blobId": "9f2ec7b1b9b8a5a5a5a5a5a5a5a5a5a5a5a5a5a5",
               "lfs": {"sha256": "248dfc3911869ec493c76e65bf2fcf7f615828b0254c12b473182f0f81d3a707",
                       "size": 548105171, "pointerSize": 134}}]})");
        QCOMPARE(listing.commit, std::string("607a30d783dfa663caf39e06633721c8d4cfcd7e"));
        QCOMPARE(listing.licence, std::string("mit"));
        QVERIFY(!listing.isGated);
        QCOMPARE(listing.files.size(), std::size_t{2});
        const RemoteFile small{"config.json", 665, "10c66461e4c109db5a2196bff4bb59be30396ed8", false};
        const RemoteFile large{"model.safetensors", 548105171,
                               "248dfc3911869ec493c76e65bf2fcf7f615828b0254c12b473182f0f81d3a707", true};
        QVERIFY(listing.files[0] == small);
        QVERIFY(listing.files[1] == large);
    }

    void licencesAreRead_data() {
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("licence");
        QTest::newRow("none") << QByteArray() << "";
        QTest::newRow("tag") << QByteArray(R"(, "tags": ["x", "license:apache-2.0"])") << "apache-2.0";
        QTest::newRow("several") << QByteArray(R"(, "cardData": {"license": ["mit", "bsd"]})") << "mit, bsd";
        QTest::newRow("named") << QByteArray(R"(, "cardData": {"license": "other", "license_name": "qwen"})")
                               << "qwen";
    }
    void licencesAreRead() {
        QFETCH(QByteArray, fields);
        QTEST(QString::fromStdString(read(withFields(fields)).licence), "licence");
    }

    void gatesAreSeen() {
        QVERIFY(read(withFields(R"(, "gated": "manual")")).isGated);
        QVERIFY(read(withFields(R"(, "gated": true)")).isGated);
        QVERIFY(!read(withFields(R"(, "gated": false)")).isGated);
    }

    void filesThatWouldLeaveTheFolderAreLeftOut_data() {
        QTest::addColumn<QByteArray>("path");
        for (const char* path : {"../x", "/etc/passwd", "a/../../x", "a//b", ".", "..", "", "a/./b", "a\\\\b",
                                 "a\\u0000b", "a\\nb"}) {
            QTest::newRow(path) << QByteArray(path);
        }
    }
    void filesThatWouldLeaveTheFolderAreLeftOut() {
        QFETCH(QByteArray, path);
        QVERIFY(read(withFile(path)).files.empty());
        QCOMPARE(read(withFile("a/..b")).files.size(), std::size_t{1});
    }

    void aHashThatIsNoneIsNotTaken_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("missing") << QByteArray(R"({"rfilename": "x", "size": 1})");
        QTest::newRow("a path") << QByteArray(R"({"rfilename": "x", "size": 1, "blobId": "../../../../x"})");
        QTest::newRow("short") << QByteArray(R"({"rfilename": "x", "size": 1, "blobId": "abc"})");
        QTest::newRow("size below 0") << QByteArray(
            R"({"rfilename": "x", "size": -1, "blobId": "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"})");
        QTest::newRow("large, of Git") << QByteArray(
            R"({"rfilename": "x", "lfs": {"size": 1, "sha256": "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"}})");
    }
    void aHashThatIsNoneIsNotTaken() {
        QFETCH(QByteArray, file);
        const RepositoryListing listing = read(withFields(R"(, "siblings": [)" + file + "]"));
        QCOMPARE(listing.files.size(), std::size_t{1});
        QVERIFY(listing.files[0].hash.empty());
    }

    void whatIsNoAnswerIsRefused_data() {
        QTest::addColumn<QByteArray>("json");
        for (const char* json : {"", "{", "[]", "{}", "<html>", R"({"sha": "main"})", R"({"sha": 1})",
                                 R"({"sha": "607A30D783DFA663CAF39E06633721C8D4CFCD7E"})"}) {
            QTest::newRow(json) << QByteArray(json);
        }
    }
    void whatIsNoAnswerIsRefused() {
        QFETCH(QByteArray, json);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(read(json)), Error);
    }
};

QTEST_GUILESS_MAIN(RepositoryListingTest)
#include "tst_repository_listing.moc"
