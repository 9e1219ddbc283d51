// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QImage>
#include <QImageWriter>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "core/base/error.h"
#include "ui/picture/picture_image.h"
#include "ui/state/view_file.h"

using namespace headscope;
using Json = nlohmann::json;

namespace {

const QString kVersion1 = QStringLiteral(HEADSCOPE_TEST_DATA "/views/version-1.headscope");
const StateMeaning kMeaning{0, QStringLiteral("/own/model"), QStringLiteral("/own/lessons")};

/// With something set everywhere.
SavedView fullView() {
    SavedView view;
    WindowState& state = view.state;
    state.model = QStringLiteral("/models/größe \"1\"");
    state.products = Products::Fast;
    state.ownModel = QStringLiteral("random:width=8,heads=2,tokens=12,seed=7");
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(QColor(10, 200, 30));
    state.typed = {"Der König\n<b>\u202e", "zwei", SpecialTokens::Parsed,
                   pictureOf(image, QStringLiteral("cat"))};
    state.ownText = TypedText{"own", "other", SpecialTokens::Literal, {}};
    state.sides[0].head = {2, 5, AttentionKind::Cross};
    state.sides[0].attention = {
        FixedScale{0.1767767F}, {2, Pooling::FirstHead}, WindowMask{4}, SinkKernel{-0.3F}};
    state.sides[0].scope = Scope::Rerun;
    state.sides[1].attention.kernel = LinearKernel{};
    state.sides[1].attention.mask = NoMask{};
    state.maps = {QStringLiteral("magma"), true, false, FirstKey::LeftOutRenormalised, Reduction::Mean, true};
    state.pages[QStringLiteral("stepsPage")] = QJsonObject{{QStringLiteral("range"), QStringLiteral("own")}};
    state.brushed = {{0, 1, AttentionKind::Self}, {1, 3, AttentionKind::Encoder}};
    state.pinned = {{4, 0, AttentionKind::Cross}};
    state.page = QStringLiteral("stepsPage");
    state.query = 3;
    state.key = 0;
    view.model = {QStringLiteral("org/name"), QStringLiteral("sha256:") + QString(64, QLatin1Char('a'))};
    view.ownModel = ModelMark{QStringLiteral("random"), {}};
    view.panels = QByteArray("\x00\xff panels", 9);
    view.figure = {{QStringLiteral("title"), QStringLiteral("Zwei Köpfe")},
                   {QStringLiteral("high"), QJsonValue()},
                   {QStringLiteral("parts"),
                    QJsonArray{QJsonObject{{QStringLiteral("part"), QStringLiteral("maps")},
                                           {QStringLiteral("name"), QStringLiteral("Der König")}}}}};
    return view;
}

SavedView read(const std::string& text) {
    return parseView(text, "a.headscope", kMeaning);
}

std::string faultOf(const std::string& text) {
    try {
        static_cast<void>(read(text));
    } catch (const Error& error) {
        return error.what();
    }
    return "none";
}

/// What the published schema has against a document.
std::string againstSchema(const Json& document, const char* name = "view.schema.json") {
    QFile file(QStringLiteral(HEADSCOPE_RESOURCES "/schemas/") + QString::fromLatin1(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return "the schema can not be read";
    }
    const Json text = Json::parse(file.readAll().toStdString());
    valijson::Schema schema;
    valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(text), schema);
    valijson::ValidationResults results;
    valijson::Validator validator;
    validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(document), &results);
    std::string faults;
    for (const auto& fault : results) {
        for (const std::string& place : fault.context) {
            faults += place;
        }
        faults += ": " + fault.description + "\n";
    }
    return faults;
}

} // namespace

class TestViewFile : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void halfALetterIsKeptAsAReplacement() {
        SavedView view = fullView();
        const QString half = QStringLiteral("a\\ud83d") + QChar(0xD83D) + u'b';
        view.figure[QStringLiteral("title")] = half;
        view.state.pages[QStringLiteral("stepsPage")] = {{QStringLiteral("range"), half}};
        const SavedView again = read(viewText(view, kMeaning));
        const QString kept = QStringLiteral("a\\ud83d\uFFFDb");
        QCOMPARE(again.figure[QStringLiteral("title")].toString(), kept);
        QCOMPARE(again.state.pages.at(QStringLiteral("stepsPage"))[QStringLiteral("range")].toString(), kept);
    }
    void everythingComesBack() {
        const SavedView view = fullView();
        const SavedView again = read(viewText(view, kMeaning));
        QCOMPARE(again.state.typed.text, view.state.typed.text);
        QVERIFY(again.state.typed.picture);
        QCOMPARE(*again.state.typed.picture->rgb, *view.state.typed.picture->rgb);
        WindowState state = again.state;
        state.typed.picture = view.state.typed.picture; // which is compared by its place in memory
        QCOMPARE(state.sides, view.state.sides);
        QCOMPARE(state.maps, view.state.maps);
        QVERIFY(state == view.state);
        QCOMPARE(again.model, view.model);
        QCOMPARE(again.ownModel, view.ownModel);
        QCOMPARE(again.panels, view.panels);
        QCOMPARE(again.figure, view.figure);
        QVERIFY(again.hasText);
    }
    void anEmptyStateComesBack() {
        SavedView view;
        view.state.model = kMeaning.bundled;
        const std::string text = viewText(view, kMeaning);
        QCOMPARE(Json::parse(text)["view"]["model"], Json("bundled")); // wherever it is installed
        QVERIFY(read(text).state == view.state);
    }
    void nobodysHomeFolderIsNamed() {
        SavedView view;
        view.state.model = QDir::homePath() + QStringLiteral("/models/x");
        const std::string text = viewText(view, kMeaning);
        QCOMPARE(Json::parse(text)["view"]["model"], Json("~/models/x"));
        QCOMPARE(read(text).state.model, view.state.model);
    }
    void theSchemaDescribesIt() {
        QCOMPARE(againstSchema(Json::parse(viewText(fullView(), kMeaning))), std::string());
        QCOMPARE(againstSchema(Json::parse(viewLine(fullView(), kMeaning, false))), std::string());
        Json wrong = Json::parse(viewText(fullView(), kMeaning));
        wrong["view"]["a"]["mask"] = "blue";
        QVERIFY(!againstSchema(wrong).empty());
    }
    void whatIsNotKnownIsKept() {
        Json document = Json::parse(viewText(fullView(), kMeaning));
        document["later"] = {{"x", 1}};
        document["view"]["glow"] = "soft";
        document["window"]["screen"] = 2;
        SavedView view = read(document.dump());
        view.state.pages.clear();
        view.state.ownText.reset();
        const Json again = Json::parse(viewText(view, kMeaning));
        QCOMPARE(again["later"]["x"], Json(1));
        QCOMPARE(again["view"]["glow"], Json("soft"));
        QCOMPARE(again["window"]["screen"], Json(2));
        QVERIFY(again["view"]["pages"].empty()); // what is known and was taken away does not come back
        QVERIFY(!again["view"].contains("ownText"));
    }
    void aFigureThatWasTakenAwayDoesNotComeBack() {
        SavedView view = read(viewText(fullView(), kMeaning));
        view.figure = {};
        QVERIFY(!Json::parse(viewText(view, kMeaning)).contains("figure"));
    }
    /// Written by Headscope 0.1 itself (version 1 of the format), with a key of somebody else's added.
    void aFileOfVersion1IsRead() {
        QFile file(kVersion1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json old = Json::parse(file.readAll().toStdString());
        QCOMPARE(old["version"], Json(1));
        QCOMPARE(againstSchema(old, "view-1.schema.json"), std::string());
        const SavedView view = readViewFile(kVersion1, kMeaning);
        QCOMPARE(view.state.model, kMeaning.bundled);
        QCOMPARE(view.state.typed.text, std::string("The king said to the queen"));
        QVERIFY((view.state.sides[0].head == HeadId{2, 5}));
        QVERIFY(view.figure.isEmpty());
        QVERIFY(!view.panels.isEmpty());
    }
    void aFileOfVersion1IsWrittenAsOneOfThePresent() {
        const Json again = Json::parse(viewText(readViewFile(kVersion1, kMeaning), kMeaning));
        QCOMPARE(again["version"], Json(kViewVersion));
        QCOMPARE(againstSchema(again), std::string());
        QCOMPARE(again["remarks"], Json("for the second lecture")); // not known, and kept
    }
    void whatVersion1DidNotKnowIsNotTakenForAFigure() {
        QFile file(kVersion1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        Json document = Json::parse(file.readAll().toStdString());
        document["figure"] = "3b";
        const SavedView view = read(document.dump());
        QVERIFY(view.figure.isEmpty());
        QVERIFY(viewText(view, kMeaning).find("3b") != std::string::npos);
    }
    void aNewerOneIsRefusedByName() {
        Json document = Json::parse(viewText(fullView(), kMeaning));
        document["version"] = 7;
        document["program"] = "Headscope 9.1";
        const std::string fault = faultOf(document.dump());
        QVERIFY2(fault.find("a.headscope") != fault.npos, fault.c_str());
        QVERIFY2(fault.find("Headscope 9.1") != fault.npos, fault.c_str());
        QVERIFY2(fault.find("at most 2") != fault.npos, fault.c_str());
    }
    void badFilesAreOneSentence_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("empty") << QByteArray() << QByteArray("view in JSON");
        QTest::newRow("cut") << QByteArray("{\"format\": \"headsc") << QByteArray("view in JSON");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01", 4) << QByteArray("view in JSON");
        QTest::newRow("list") << QByteArray("[1]") << QByteArray("headscope-view");
        QTest::newRow("other") << QByteArray("{\"format\": 3}") << QByteArray("headscope-view");
        QTest::newRow("version") << QByteArray(R"({"format": "headscope-view", "version": -1})")
                                 << QByteArray("from 1");
        QTest::newRow("no model") << QByteArray(R"({"format": "headscope-view", "version": 1, "view": {}})")
                                  << QByteArray("the model");
        QTest::newRow("view") << QByteArray(R"({"format": "headscope-view", "version": 1, "view": 4})")
                              << QByteArray("an object");
        QTest::newRow("head")
            << QByteArray(R"({"format": "headscope-view", "version": 1, "view": {"model": "x", "a": "L1"}})")
            << QByteArray("L2 H5");
        QTest::newRow("figure")
            << QByteArray(
                   R"({"format": "headscope-view", "version": 2, "view": {"model": "x"}, "figure": 4})")
            << QByteArray("an object");
        QTest::newRow("name") << QByteArray(
                                     R"({"format": "headscope-view", "version": 1, "view": {"model": "x"},
                                         "models": {"model": {"name": 4}}})")
                              << QByteArray("view in JSON");
        QTest::newRow("deep") << QByteArray(100000, '[') << QByteArray("view in JSON");
        QTest::newRow("deep and whole")
            << QByteArray(R"({"format": "headscope-view", "version": 2, "view": {"model": "x"}, "other": )") +
                   QByteArray(200000, '[') + QByteArray(200000, ']') + "}"
            << QByteArray("nesting");
        QTest::newRow("key twice")
            << QByteArray(
                   R"({"format": "headscope-view", "version": 2, "view": {"model": "x", "model": "y"}})")
            << QByteArray("twice");
    }
    void badFilesAreOneSentence() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, word);
        const std::string fault = faultOf(text.toStdString());
        QVERIFY2(QByteArray::fromStdString(fault).contains(word), fault.c_str());
        QVERIFY(fault.find('\n') == fault.npos);
    }
    void aFigureMayLeaveTheTextOut() {
        const std::string line = viewLine(fullView(), kMeaning, false);
        QVERIFY(line.find("Der K") == line.npos); // nor in the names of parts
        QVERIFY(line.find("\"title\"") != line.npos);
        QVERIFY(!Json::parse(line)["view"].contains("ownText"));
        QVERIFY(!Json::parse(line)["view"].contains("picture"));
        QVERIFY(!read(line).hasText);
        QVERIFY(read(viewLine(fullView(), kMeaning, true)).state.typed.text == fullView().state.typed.text);
        QVERIFY(line.find('\n') == line.npos);
    }
    void aLargePictureIsLeftOutOfAFigure() {
        SavedView view = fullView();
        QVERIFY(read(viewLine(view, kMeaning, true)).state.typed.picture); // a small one is not
        QImage noise(1024, 1024, QImage::Format_RGB32);
        std::mt19937 random(1);
        for (int y = 0; y < noise.height(); ++y) {
            for (int x = 0; x < noise.width(); ++x) {
                noise.setPixel(x, y, static_cast<uint>(random()));
            }
        }
        view.state.typed.picture = pictureOf(noise, QStringLiteral("noise"));
        QVERIFY(!read(viewLine(view, kMeaning, true)).state.typed.picture);
        QVERIFY(read(viewText(view, kMeaning)).state.typed.picture);
    }
    void readsAFigure() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("figure.png"));
        QImageWriter writer(path, "png");
        writer.setText(QStringLiteral("Headscope"),
                       QString::fromStdString(viewLine(fullView(), kMeaning, true)));
        QVERIFY(writer.write(QImage(4, 4, QImage::Format_RGB32)));
        QCOMPARE(readViewFile(path, kMeaning).state.sides, fullView().state.sides);
        const QString bare = folder.filePath(QStringLiteral("bare.png"));
        QVERIFY(QImage(4, 4, QImage::Format_RGB32).save(bare));
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(readViewFile(bare, kMeaning)), Error);
        QVERIFY_EXCEPTION_THROWN(
            static_cast<void>(readViewFile(folder.filePath(QStringLiteral("none.headscope")), kMeaning)),
            Error);
    }
};

QTEST_MAIN(TestViewFile)
#include "tst_view_file.moc"
