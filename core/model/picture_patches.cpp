// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/picture_patches.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"

namespace headscope {

namespace {

constexpr int kChannels = 3;
constexpr int kPrecision = 22; // bits behind the point, as in Pillow: 32 - 8 of a byte - 2 for the sum
constexpr Index kRowsAtOnce = 16;

/// Weights of a place as whole numbers of 2^-22.
struct FixedPlace {
    Index first = 0;
    std::vector<std::int32_t> weights;
};

std::vector<FixedPlace> fixedPlaces(Resampling kernel, Index from, Index to) {
    std::vector<FixedPlace> fixed;
    for (const ResampledPlace& place : smoothPlaces(kernel, from, to)) {
        FixedPlace& made = fixed.emplace_back(FixedPlace{place.first, {}});
        for (const double weight : place.weights) {
            made.weights.push_back(
                static_cast<std::int32_t>((weight < 0 ? -0.5 : 0.5) + weight * (1 << kPrecision)));
        }
    }
    return fixed;
}

std::uint8_t rounded(std::int64_t sum) {
    return static_cast<std::uint8_t>(std::clamp<std::int64_t>(sum >> kPrecision, 0, 255));
}

/// One row or column of a picture.
struct Strip {
    const std::uint8_t* source = nullptr;
    Index step = 0; // bytes from one place to the next
};

void resample(const Strip& strip, const std::vector<FixedPlace>& places, std::uint8_t* out, Index outStep) {
    for (std::size_t place = 0; place < places.size(); ++place) {
        const auto& [first, weights] = places[place];
        for (int channel = 0; channel < kChannels; ++channel) {
            std::int64_t sum = std::int64_t{1} << (kPrecision - 1);
            const std::uint8_t* from = strip.source + first * strip.step + channel;
            for (std::size_t i = 0; i < weights.size(); ++i, from += strip.step) {
                sum += std::int64_t{*from} * weights[i];
            }
            out[static_cast<Index>(place) * outStep + channel] = rounded(sum);
        }
    }
}

Picture withPixels(const Picture& like, int width, int height, std::vector<std::uint8_t> rgb) {
    return {like.name, width, height, std::make_shared<const std::vector<std::uint8_t>>(std::move(rgb))};
}

std::vector<std::uint8_t> room(Index width, Index height) {
    return std::vector<std::uint8_t>(static_cast<std::size_t>(width * height * kChannels));
}

std::string_view nameOf(Resampling kernel) {
    switch (kernel) {
    case Resampling::Lanczos:
        return "Lanczos";
    case Resampling::Bilinear:
        return "bilinear";
    case Resampling::Bicubic:
        return "bicubic";
    case Resampling::Box:
        break;
    }
    return "box";
}

/// The middle width x height pixels.
Picture middleOf(const Picture& picture, int width, int height) {
    if (picture.width == width && picture.height == height) {
        return picture;
    }
    std::vector<std::uint8_t> rgb = room(width, height);
    const Index left = (picture.width - width) / 2;
    const Index top = (picture.height - height) / 2;
    for (Index row = 0; row < height; ++row) {
        const auto from = picture.rgb->begin() + ((top + row) * picture.width + left) * kChannels;
        std::copy_n(from, Index{width} * kChannels, rgb.begin() + row * width * kChannels);
    }
    return withPixels(picture, width, height, std::move(rgb));
}

} // namespace

PicturePreparation plainPreparation(const PatchSpec& patches) {
    PicturePreparation preparation;
    preparation.width = preparation.resizedWidth = patches.columns * patches.patch;
    preparation.height = preparation.resizedHeight = patches.rows * patches.patch;
    preparation.isAssumed = true;
    return preparation;
}

std::string describePreparation(const PicturePreparation& preparation) {
    const auto& [shortest, toWidth, toHeight, kernel, width, height, rescale, mean, deviation, isAssumed] =
        preparation;
    std::string text = shortest > 0 ? Sentence::of("shorter side to {} pixels", shortest)
                                    : Sentence::of("to {} x {} pixels", toWidth, toHeight);
    text += fmt::format(" ({})", nameOf(kernel));
    if (shortest > 0 || toWidth != width || toHeight != height) {
        text += Sentence::of(", the middle {} x {} of that", width, height);
    }
    text += Sentence::of("; minus {:.4g}, {:.4g}, {:.4g}, divided by {:.4g}, {:.4g}, {:.4g}", mean[0],
                         mean[1], mean[2], deviation[0], deviation[1], deviation[2]);
    return isAssumed ? text + Sentence::of(" (as usual for the family: the checkpoint does not say)") : text;
}

Picture resized(const Picture& picture, int width, int height, Resampling kernel) {
    Picture result = picture;
    if (width != picture.width) {
        const std::vector<FixedPlace> places = fixedPlaces(kernel, picture.width, width);
        std::vector<std::uint8_t> rgb = room(width, picture.height);
        parallelBlocks(picture.height, kRowsAtOnce, [&](Index begin, Index end) {
            for (Index row = begin; row < end; ++row) {
                resample({picture.rgb->data() + row * picture.width * kChannels, kChannels}, places,
                         rgb.data() + row * width * kChannels, kChannels);
            }
        });
        result = withPixels(picture, width, picture.height, std::move(rgb));
    }
    if (height != result.height) {
        const std::vector<FixedPlace> places = fixedPlaces(kernel, result.height, height);
        std::vector<std::uint8_t> rgb = room(width, height);
        const Index stride = Index{width} * kChannels;
        parallelBlocks(width, kRowsAtOnce, [&](Index begin, Index end) {
            for (Index column = begin; column < end; ++column) {
                resample({result.rgb->data() + column * kChannels, stride}, places,
                         rgb.data() + column * kChannels, stride);
            }
        });
        result = withPixels(picture, width, height, std::move(rgb));
    }
    return result;
}

Picture preparedPicture(const Picture& picture, const PicturePreparation& preparation) {
    const Index bytes = Index{picture.width} * picture.height * kChannels;
    if (picture.width < 1 || picture.height < 1 || !picture.rgb ||
        static_cast<Index>(picture.rgb->size()) != bytes) {
        throw Error(Mismatch{picture.name.empty() ? "picture" : picture.name, "pixels", "at least one",
                             fmt::format("{} x {}", picture.width, picture.height)});
    }
    Index width = preparation.resizedWidth;
    Index height = preparation.resizedHeight;
    if (const Index edge = preparation.shortestEdge;
        edge > 0) { // the longer side as int(edge * long / short)
        const Index shorter = std::min(picture.width, picture.height);
        const Index longer = std::max(picture.width, picture.height);
        const Index other = edge * longer / shorter;
        width = picture.width <= picture.height ? edge : other;
        height = picture.width <= picture.height ? other : edge;
    }
    // The pictures on the way: rows are resized first.
    if (width * picture.height > kMostPixels || width * height > kMostPixels) {
        throw Error(Mismatch{
            picture.name, "size",
            fmt::format("one that has at most {} million pixels when it is resized", kMostPixels >> 20),
            fmt::format("{} x {}, to be resized to {} x {}", picture.width, picture.height, width, height)});
    }
    return middleOf(resized(picture, static_cast<int>(width), static_cast<int>(height), preparation.kernel),
                    preparation.width, preparation.height);
}

Matrix patchesOf(const Picture& prepared, const PicturePreparation& preparation, const PatchSpec& patches) {
    assert(prepared.width == patches.columns * patches.patch &&
           prepared.height == patches.rows * patches.patch);
    Matrix rows(patches.count(), patches.pixels());
    const Index side = patches.patch;
    for (Index y = 0; y < prepared.height; ++y) {
        for (Index x = 0; x < prepared.width; ++x) {
            const Index patch = y / side * patches.columns + x / side;
            for (Index channel = 0; channel < kChannels; ++channel) {
                const auto index = static_cast<std::size_t>((y * prepared.width + x) * kChannels + channel);
                const auto byte = static_cast<float>((*prepared.rgb)[index] * preparation.rescale);
                const auto which = static_cast<std::size_t>(channel);
                rows(patch, (channel * side + y % side) * side + x % side) =
                    (byte - preparation.mean[which]) / preparation.deviation[which];
            }
        }
    }
    return rows;
}

} // namespace headscope
