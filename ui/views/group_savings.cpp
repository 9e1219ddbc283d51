// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/group_savings.h"

#include <algorithm>
#include <numeric>
#include <span>

#include <QCoreApplication>

#include "core/base/size_text.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/grouped_text.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GroupSavings)
};

/// Layers whose weights count.
std::span<const AttentionSpec> ownLayers(const GroupsModel& model) {
    const std::span<const AttentionSpec> layers(model.layers);
    return model.sharesLayers ? layers.first(1) : layers;
}

bool areAlike(std::span<const AttentionSpec> layers) {
    return std::ranges::all_of(layers, [&](const AttentionSpec& layer) {
        return layer.kvHeads == layers.front().kvHeads && layer.headWidth == layers.front().headWidth;
    });
}

QString bytes(std::uint64_t value) {
    return fromUtf8(sizeText(value));
}

QString bytesOf(int bits) {
    return bits % 8 == 0 ? Words::tr("%1 B").arg(bits / 8) : Words::tr("½ B");
}

/// The formula, and with the model's numbers in it where all layers have the same ones. `first` stands for
/// what is counted: "d" or "T".
QString formulaText(std::span<const AttentionSpec> layers, const QString& first, std::uint64_t value,
                    const QString& unit) {
    const QString tail = unit.isEmpty() ? QString() : QStringLiteral(" · ") + unit;
    if (!areAlike(layers)) {
        return Words::tr("sum over layers of 2 · %1 · G · d_k%2").arg(first, tail);
    }
    return QStringLiteral("2 · L · %1 · G · d_k%2 = 2 · %3 · %4 · G · %5%2")
        .arg(first, tail, QString::number(layers.size()), groupedText(value),
             QString::number(layers.front().headWidth));
}

SavingRow rowOf(const QString& name, const Saving& saving, QString (*text)(std::uint64_t)) {
    SavingRow row;
    row.name = name;
    row.before = text(saving.before);
    row.after = text(saving.after);
    row.ratio = saving.ratio();
    return row;
}

} // namespace

GroupSavings groupSavings(const GroupsModel& model, int kvHeads, std::int64_t tokens, int bits) {
    const auto own = ownLayers(model);
    const auto fewer = regrouped(own, kvHeads);
    const auto fewerOfAll = regrouped(model.layers, kvHeads);
    const auto cached = [&](std::int64_t count) {
        const auto length = static_cast<std::uint64_t>(count);
        return Saving{kvCacheBytes(model.layers, length, bits), kvCacheBytes(fewerOfAll, length, bits)};
    };
    return {{kvParameters(own, model.width), kvParameters(fewer, model.width)},
            cached(model.tokens),
            cached(tokens)};
}

std::vector<SavingRow> savingRows(const GroupsModel& model, int kvHeads, std::int64_t tokens, int bits) {
    if (model.isEmpty()) {
        return {};
    }
    const GroupSavings savings = groupSavings(model, kvHeads, tokens, bits);
    const QString length = groupedText(static_cast<std::uint64_t>(tokens));
    const QString unit = bytesOf(bits);
    std::vector<SavingRow> rows;
    rows.push_back(rowOf(Words::tr("K and V projections, parameters"), savings.parameters, groupedText));
    rows.back().formula = formulaText(ownLayers(model), QStringLiteral("d"), model.width, {});
    rows.back().tooltip =
        Words::tr("Numbers in W_K and W_V of all layers of this kind of attention, biases left "
                  "out. A layer's W_Q and W_O do not change: with all four, MHA has 4 d², GQA "
                  "2 d² (1 + G/H) where H · d_k = d.");
    const QString cacheName = model.generates ? Words::tr("K/V cache") : Words::tr("Keys and values");
    rows.push_back(
        rowOf(Words::tr("%1, this text (%n tokens)", nullptr, static_cast<int>(model.tokens)).arg(cacheName),
              savings.textCache, bytes));
    rows.back().formula =
        formulaText(model.layers, QStringLiteral("T"), static_cast<std::uint64_t>(model.tokens), unit);
    rows.back().tooltip = Words::tr("All tokens are kept, in %1.").arg(bitsText(bits));
    rows.push_back(rowOf(Words::tr("%1, %2 tokens").arg(cacheName, length), savings.cache, bytes));
    rows.back().formula =
        formulaText(model.layers, QStringLiteral("T"), static_cast<std::uint64_t>(tokens), unit);
    rows.back().tooltip = rows[1].tooltip;
    if (model.generates) {
        rows.push_back(rowOf(Words::tr("Read per new token after %1").arg(length), savings.cache, bytes));
        rows.back().formula = Words::tr("the whole cache, once: ") + rows[2].formula;
        rows.back().tooltip =
            Words::tr("Beside the weights, which are read once for each token too. A layer with a "
                      "sliding window reads no more than its window.");
    }
    return rows;
}

QString fractionText(int part, int whole) {
    const int common = std::max(1, std::gcd(part, whole));
    return part == whole ? QStringLiteral("1")
                         : QStringLiteral("%1/%2").arg(part / common).arg(whole / common);
}

QString bitsText(int bits) {
    switch (bits) {
    case 32:
        return Words::tr("float32");
    case 16:
        return Words::tr("float16");
    default:
        return Words::tr("%1 bit").arg(bits);
    }
}

} // namespace headscope
