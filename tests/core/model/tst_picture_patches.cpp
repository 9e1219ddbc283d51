// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures against Pillow, which resizes them, and the image processors of transformers; see
// tests/golden/pillow_fixtures.py.
#include <numeric>

#include <QtTest>

#include "core/checkpoint/json_file.h"
#include "core/model/families/picture_config.h"
#include "core/model/picture_patches.h"
#include "core/model/position_grid.h"
#include "tests/core/base/error_text.h"
#include "tests/support/checkpoint_folder.h"
#include "tests/support/file_tree.h"
#include "tests/support/golden_model.h"

using namespace headscope;

namespace {

std::filesystem::path folder() {
    return golden::dataFolder() / "pictures";
}

/// A tensor of bytes, height x width x 3, as a picture.
Picture pictureNamed(const std::string& name) {
    static const MappedFile file(folder() / "pictures.safetensors");
    for (const TensorView& tensor : readSafetensors(file.data(), "pictures.safetensors")) {
        if (tensor.name == name) {
            const auto* bytes = reinterpret_cast<const std::uint8_t*>(tensor.bytes.data());
            return {"small.png", static_cast<int>(tensor.shape[1]), static_cast<int>(tensor.shape[0]),
                    std::make_shared<const std::vector<std::uint8_t>>(bytes, bytes + tensor.bytes.size())};
        }
    }
    throw std::runtime_error("no picture " + name);
}

Picture plain(int width, int height, std::uint8_t value = 100) {
    return {"plain", width, height,
            std::make_shared<const std::vector<std::uint8_t>>(static_cast<std::size_t>(width * height * 3),
                                                              value)};
}

PicturePreparation middleOf(int edge, int side) {
    PicturePreparation preparation;
    preparation.shortestEdge = edge;
    preparation.width = preparation.height = side;
    return preparation;
}

/// What a preprocessor_config.json gives beside a tiny checkpoint, where nothing but it says anything.
PicturePreparation readFrom(const std::string& json, bool isSquare = false, bool cuts = true) {
    const FileTree tree;
    for (const auto& entry : std::filesystem::directory_iterator(golden::dataFolder() / "models/gqa")) {
        tree.link(entry.path().filename(), std::filesystem::absolute(entry.path()));
    }
    if (!json.empty()) {
        tree.file("preprocessor_config.json", json);
    }
    PicturePreparation usual = middleOf(256, 224);
    usual.resizedWidth = usual.resizedHeight = 224;
    if (isSquare) {
        usual.shortestEdge = 0;
    }
    return readPreparation(Checkpoint::open(tree.path()), {usual, isSquare, cuts});
}

} // namespace

class TestPicturePatches : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void resizingIsPillowsToTheBit_data() {
        QTest::addColumn<QString>("kernel");
        for (const char* kernel : {"lanczos", "bilinear", "bicubic", "box"}) {
            QTest::newRow(kernel) << QString::fromLatin1(kernel);
        }
    }
    void resizingIsPillowsToTheBit() {
        QFETCH(QString, kernel);
        const std::map<QString, Resampling> kernels{{QStringLiteral("lanczos"), Resampling::Lanczos},
                                                    {QStringLiteral("bilinear"), Resampling::Bilinear},
                                                    {QStringLiteral("bicubic"), Resampling::Bicubic},
                                                    {QStringLiteral("box"), Resampling::Box}};
        const Picture picture = pictureNamed("picture");
        for (const auto& [width, height] : {std::pair{32, 32}, {19, 40}, {61, 13}, {90, 75}, {61, 44}}) {
            const std::string size = "/" + std::to_string(width) + "x" + std::to_string(height);
            const Picture expected = pictureNamed(kernel.toStdString() + size);
            const Picture found = resized(picture, width, height, kernels.at(kernel));
            QCOMPARE(found.width, expected.width);
            QCOMPARE(found.height, expected.height);
            QVERIFY2(*found.rgb == *expected.rgb, size.c_str());
        }
    }

    void preparationIsThatOfTheImageProcessors_data() {
        QTest::addColumn<QString>("processor");
        for (const char* name : {"vit", "deit", "clip", "dinov2"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void preparationIsThatOfTheImageProcessors() {
        QFETCH(QString, processor);
        const std::string name = processor.toStdString();
        const nlohmann::json json = readJsonObject(folder() / name / "preprocessor_config.json");
        const PicturePreparation preparation =
            readFrom(json.dump(), name == "vit" || name == "deit", name != "vit");
        PatchSpec patches;
        patches.patch = 8;
        patches.rows = preparation.height / 8;
        patches.columns = preparation.width / 8;
        const Matrix found =
            patchesOf(preparedPicture(pictureNamed("picture"), preparation), preparation, patches);
        const golden::Tensors tensors(folder() / "pictures.safetensors");
        const Matrix expected =
            tensors.matrix("processed/" + name, preparation.width); // channel, row | column
        float worst = 0;
        for (Index channel = 0; channel < 3; ++channel) {
            for (Index y = 0; y < preparation.height; ++y) {
                for (Index x = 0; x < preparation.width; ++x) {
                    const float pixel =
                        found(y / 8 * patches.columns + x / 8, channel * 64 + y % 8 * 8 + x % 8);
                    worst = std::max(worst, std::abs(pixel - expected(channel * preparation.height + y, x)));
                }
            }
        }
        QVERIFY2(worst <= 1e-6F, qPrintable(QString::number(worst)));
    }

    void aPlainPictureStaysPlain() {
        for (const Resampling kernel :
             {Resampling::Lanczos, Resampling::Bilinear, Resampling::Bicubic, Resampling::Box}) {
            const Picture found = resized(plain(17, 9), 40, 5, kernel);
            QVERIFY(std::ranges::all_of(*found.rgb, [](std::uint8_t byte) { return byte == 100; }));
        }
    }

    void theShorterSideDecides() {
        // 30 x 20 to 15 x 10, of which the middle 10 x 10: columns 2 to 11.
        auto bytes = std::vector<std::uint8_t>();
        for (int row = 0; row < 20; ++row) {
            for (int column = 0; column < 30; ++column) {
                bytes.insert(bytes.end(), 3, static_cast<std::uint8_t>(column / 2 * 10));
            }
        }
        const Picture picture{"wide", 30, 20,
                              std::make_shared<const std::vector<std::uint8_t>>(std::move(bytes))};
        PicturePreparation preparation = middleOf(10, 10);
        preparation.kernel = Resampling::Box;
        const Picture found = preparedPicture(picture, preparation);
        QCOMPARE(found.width, 10);
        QCOMPARE(found.height, 10);
        QCOMPARE(int{found.rgb->front()}, 20);
        QCOMPARE(int{found.rgb->back()}, 110);
    }

    void pixelsAreInTheOrderChannelRowColumn() {
        std::vector<std::uint8_t> bytes(2 * 4 * 3);
        std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
        const Picture picture{"counted", 4, 2, std::make_shared<const std::vector<std::uint8_t>>(bytes)};
        PatchSpec patches;
        patches.patch = 2;
        patches.rows = 1;
        patches.columns = 2;
        PicturePreparation preparation;
        preparation.rescale = 1;
        preparation.mean = {0, 0, 0};
        preparation.deviation = {1, 1, 2};
        const Matrix found = patchesOf(picture, preparation, patches);
        // Pixels of the second patch: bytes 6, 9 above and 18, 21 below for red; then green; blue is halved.
        Matrix expected(1, 12);
        expected << 6, 9, 18, 21, 7, 10, 19, 22, 4, 5.5F, 10, 11.5F;
        QCOMPARE(golden::farthest(found.bottomRows(1), expected), 0.0F);
    }

    void whatHasNoPixelsIsRefused() {
        QVERIFY(errorText([] {
                    static_cast<void>(preparedPicture({}, middleOf(8, 8)));
                }).contains(QStringLiteral("pixels")));
        Picture wrong = plain(4, 4);
        wrong.width = 5; // more than there are bytes for
        QVERIFY(!errorText([&] { static_cast<void>(preparedPicture(wrong, middleOf(8, 8))); }).isEmpty());
    }

    void aVeryNarrowPictureIsRefusedBeforeAnythingIsAllocated() {
        const QString fault =
            errorText([] { static_cast<void>(preparedPicture(plain(1, 100000), middleOf(8192, 8192))); });
        QVERIFY2(fault.contains(QStringLiteral("million pixels")), qPrintable(fault));
    }

    void withoutAFileTheUsualIsAssumedAndSaid() {
        const PicturePreparation preparation = readFrom("");
        QVERIFY(preparation.isAssumed);
        QCOMPARE(preparation.shortestEdge, 256);
        QVERIFY(describePreparation(preparation).find("does not say") != std::string::npos);
    }

    void oldFilesHaveOneNumberForTheSize() {
        QCOMPARE(readFrom(R"({"size": 64, "crop_size": 48})").shortestEdge, 64);
        const PicturePreparation square = readFrom(R"({"size": 64})", true, false);
        QCOMPARE(square.shortestEdge, 0);
        QCOMPARE(square.width, 64);
    }

    void withoutNormalisationBytesAreOnlyScaled() {
        const PicturePreparation preparation =
            readFrom(R"({"do_normalize": false, "image_mean": [9, 9, 9]})");
        QCOMPARE(preparation.mean[0], 0.0F);
        QCOMPARE(preparation.deviation[2], 1.0F);
    }

    void whatIsNotSupportedIsNamed_data() {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* json, const char* words) {
            QTest::newRow(words) << QString::fromLatin1(json) << QString::fromLatin1(words);
        };
        row(R"({"do_resize": false})", "do_resize");
        row(R"({"resample": 0})", "resample");
        row(R"({"do_center_crop": false})", "do_center_crop");
        row(R"({"crop_size": 300})", "crop_size");
        row(R"({"size": {"longest_edge": 300}})", "height");
        row(R"({"size": -4})", "size");
        row(R"({"size": {"height": 99999, "width": 4}})", "from 1 to");
        row(R"({"image_std": [0.5, 0, 0.5]})", "image_std");
        row(R"({"image_mean": [0.5, 0.5]})", "image_mean");
        row(R"({"rescale_factor": "x"})", "rescale_factor");
        row(R"({"do_flip_channel_order": true})", "do_flip_channel_order");
        row(R"({"do_rescale": )", "preprocessor_config.json");
    }
    void whatIsNotSupportedIsNamed() {
        QFETCH(QString, json);
        QFETCH(QString, words);
        const QString fault = errorText([&] { static_cast<void>(readFrom(json.toStdString())); });
        QVERIFY2(fault.contains(words), qPrintable(fault));
        QCOMPARE(fault.count(QLatin1Char('\n')), 0);
    }

    void resizedPositionsOfAPlaneStayOnIt() {
        // Cubic interpolation keeps straight lines, away from the edges.
        Matrix positions(256, 1);
        for (Index i = 0; i < 256; ++i) {
            positions(i, 0) = static_cast<float>(i / 16 + 3 * (i % 16));
        }
        for (const auto how : {PatchSpec::Resizing::Cubic, PatchSpec::Resizing::SmoothCubic}) {
            const Matrix found = resizedGrid(positions, {16, 16}, {8, 8}, how);
            QCOMPARE(found.rows(), Index{64});
            const float expected =
                6.5F + 3 * 8.5F; // row 3 and column 4 of the new grid, in places of the old
            QVERIFY2(std::abs(found(3 * 8 + 4, 0) - expected) < 1e-4F,
                     qPrintable(QString::number(found(28, 0))));
        }
    }
};

QTEST_APPLESS_MAIN(TestPicturePatches)
#include "tst_picture_patches.moc"
