// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/families/picture_config.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/file_presence.h"
#include "core/base/path_text.h"
#include "core/checkpoint/json_file.h"

namespace headscope {

namespace {

constexpr IntegerRange kSide{1, kMostSidePixels};

int side(const ConfigReader& config, std::string_view key) {
    return static_cast<int>(config.integer(key, kSide));
}

/// {"height": h, "width": w}, or one number for both.
PixelSize sizeUnder(const ConfigReader& config, std::string_view key, const PixelSize& absent) {
    const nlohmann::json* value = config.find(key);
    if (value == nullptr) {
        return absent;
    }
    if (!value->is_object()) {
        const int both = side(config, key);
        return {both, both};
    }
    const ConfigReader size = *config.optionalSection(key);
    return {side(size, "height"), side(size, "width")};
}

void readSize(const ConfigReader& config, const PreparationUse& usual, PicturePreparation& preparation) {
    const nlohmann::json* value = config.find("size");
    if (value == nullptr) {
        return;
    }
    const bool isShortest =
        value->is_object() ? value->contains("shortest_edge") : value->is_number() && !usual.isSquare;
    if (isShortest) {
        preparation.shortestEdge = value->is_object() ? side(*config.optionalSection("size"), "shortest_edge")
                                                      : side(config, "size");
        return;
    }
    const PixelSize size = sizeUnder(config, "size", {});
    preparation.shortestEdge = 0;
    preparation.resizedHeight = size.height;
    preparation.resizedWidth = size.width;
}

/// Pillow's numbers.
void readKernel(const ConfigReader& config, PicturePreparation& preparation) {
    constexpr std::pair<Index, Resampling> kKernels[] = {
        {1, Resampling::Lanczos}, {2, Resampling::Bilinear}, {3, Resampling::Bicubic}, {4, Resampling::Box}};
    const auto number = config.optionalInteger("resample");
    if (!number) {
        return;
    }
    const auto* found = std::ranges::find(kKernels, *number, &std::pair<Index, Resampling>::first);
    if (found == std::end(kKernels)) {
        config.reject("resample", "1 (Lanczos), 2 (bilinear), 3 (bicubic) or 4 (box)");
    }
    preparation.kernel = found->second;
}

void readMiddle(const ConfigReader& config, const PreparationUse& usual, PicturePreparation& preparation) {
    if (!config.optionalFlag("do_center_crop").value_or(usual.cuts)) {
        if (preparation.shortestEdge > 0) {
            config.reject("do_center_crop",
                          "true, where only the shorter side is given: the model needs one size");
        }
        preparation.width = preparation.resizedWidth;
        preparation.height = preparation.resizedHeight;
        return;
    }
    const PixelSize middle = sizeUnder(config, "crop_size", {preparation.height, preparation.width});
    const int shortest = preparation.shortestEdge;
    const int mostWidth = shortest > 0 ? shortest : preparation.resizedWidth;
    const int mostHeight = shortest > 0 ? shortest : preparation.resizedHeight;
    if (middle.width > mostWidth || middle.height > mostHeight) {
        config.reject("crop_size",
                      fmt::format("at most the {} x {} pixels that it is cut from", mostWidth, mostHeight));
    }
    preparation.width = middle.width;
    preparation.height = middle.height;
}

void readChannels(const ConfigReader& config, std::string_view key, NumberRange range,
                  std::array<float, 3>& values) {
    if (config.has(key)) {
        const std::vector<double> numbers = config.numbers(key, values.size(), range);
        std::ranges::transform(numbers, values.begin(),
                               [](double number) { return static_cast<float>(number); });
    }
}

} // namespace

PicturePreparation readPreparation(const Checkpoint& checkpoint, const PreparationUse& usual) {
    PicturePreparation preparation = usual.preparation;
    const std::filesystem::path file = checkpoint.folder() / "preprocessor_config.json";
    if (!isThere(file)) {
        preparation.isAssumed = true;
        return preparation;
    }
    const nlohmann::json json = readJsonObject(file);
    const ConfigReader config(json, pathText(file));
    if (!config.optionalFlag("do_resize").value_or(true)) {
        config.reject("do_resize", "true: the model needs pictures of one size");
    }
    if (config.optionalFlag("do_flip_channel_order").value_or(false)) {
        config.reject("do_flip_channel_order", "false: channels in the order red, green, blue");
    }
    readSize(config, usual, preparation);
    readKernel(config, preparation);
    readMiddle(config, usual, preparation);
    if (!config.optionalFlag("do_rescale").value_or(true)) {
        preparation.rescale = 1;
    } else {
        preparation.rescale = config.optionalNumber("rescale_factor", {1e-9, 1e3}).value_or(1.0 / 255);
    }
    if (!config.optionalFlag("do_normalize").value_or(true)) {
        preparation.mean = {0, 0, 0};
        preparation.deviation = {1, 1, 1};
        return preparation;
    }
    readChannels(config, "image_mean", {-1e6, 1e6}, preparation.mean);
    readChannels(config, "image_std", {1e-6, 1e6}, preparation.deviation);
    return preparation;
}

PixelSize readPixelSize(const ConfigReader& config, std::string_view key, int absent) {
    const nlohmann::json* value = config.find(key);
    if (value != nullptr && value->is_array()) {
        const auto sides = *config.optionalIntegers(key, kSide);
        if (sides.size() != 2) {
            config.reject(key, "one number, or height and width");
        }
        return {static_cast<int>(sides[0]), static_cast<int>(sides[1])};
    }
    const int both = static_cast<int>(config.optionalInteger(key, kSide).value_or(absent));
    return {both, both};
}

} // namespace headscope
