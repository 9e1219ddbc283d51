// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/kernel_looks.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/analysis/first_token.h"
#include "core/analysis/map_difference.h"
#include "core/analysis/row_shares.h"
#include "core/attention/linear_attention.h"
#include "core/attention/plain_attention.h"
#include "core/base/size_text.h"
#include "core/trace/head_inputs.h"
#include "core/trace/head_values.h"
#include "ui/figure/text_axes.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/quoted_token.h"

namespace headscope {

namespace {

constexpr int kFewDigits = 3;
constexpr Index kLongText = 4096;  // what memory is also given for
constexpr std::uint64_t kHalf = 2; // bytes of a float16

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::KernelsPage)
};

QString number(double value) {
    return significantText(value, kFewDigits);
}

/// With its unit in the same line.
QString bytes(std::uint64_t count) {
    return QString::fromStdString(sizeText(count)).replace(u' ', QChar(QChar::Nbsp));
}

QString percent(double share) {
    return Words::tr("%1 %").arg(QString::number(100 * share, 'f', 1));
}

/// Of the weights of a row.
QString sumText(double sum) {
    return QString::number(sum, 'f', 3);
}

/// A head of a side, and what is drawn of it.
class Subject {
  public:
    explicit Subject(const KernelQuestion& question)
        : question_(question), side_(question.side()), axes_(textAxes(*side_.text, side_.side.head.kind)) {}

    [[nodiscard]] const SideResult& side() const { return side_; }
    [[nodiscard]] const HeadId& head() const { return side_.side.head; }
    [[nodiscard]] const AttentionTrace& trace() const { return side_.run->trace; }
    [[nodiscard]] const KernelChoice& choice() const { return question_.choice; }
    [[nodiscard]] Index keys() const { return side_.map->keys(); }
    /// The side's settings with a softmax.
    [[nodiscard]] AttentionSettings softmax() const {
        AttentionSettings settings = side_.side.attention;
        settings.kernel = SoftmaxKernel{};
        return settings;
    }
    [[nodiscard]] HeadMap map(const AttentionSettings& settings) const {
        return trace().headMap(head(), settings);
    }
    /// "12 “cat”"
    [[nodiscard]] QString label(int query) const {
        return quotedToken(query, axes_.queryLabels.value(query));
    }
    [[nodiscard]] QString headName() const { return QString::fromStdString(toString(head())); }

    /// A sheet with the tokens of this head and no map.
    [[nodiscard]] SheetContent sheet() const {
        SheetContent content;
        content.rowLabels = axes_.queryLabels;
        content.columnLabels = axes_.keyLabels;
        content.rowName = axes_.queryName;
        content.columnName = axes_.keyName;
        content.palette = question_.colours.palette;
        return content;
    }
    [[nodiscard]] SheetMap weights(const QString& title, const QString& note, const HeadMap& map) const {
        SheetMap shown;
        shown.title = title;
        shown.note = note;
        shown.values = std::make_shared<const Matrix>(map.values);
        shown.allowed = map.allowed;
        shown.side = choice().side;
        shown.valueName = Words::tr("weight");
        return shown;
    }
    /// One range for all of the maps.
    void share(std::vector<SheetMap>& maps) const {
        double high = 0;
        for (const SheetMap& map : maps) {
            high = std::max(high, static_cast<double>(map.values->maxCoeff()));
        }
        const WeightColours& colours = question_.colours;
        const ValueScale scale = colours.scale(colours.logFloor ? std::max(high, 10 * *colours.logFloor)
                                               : high > 0       ? high
                                                                : 1);
        for (SheetMap& map : maps) {
            map.scale = scale;
        }
    }

  private:
    const KernelQuestion& question_;
    const SideResult& side_;
    MapAxes axes_;
};

float largest(const Matrix& difference) {
    return difference.cwiseAbs().maxCoeff();
}

void addTiles(KernelLook& look, const Subject& subject, const KernelQuestion& question, const Job& job) {
    const AttentionSettings settings = subject.softmax();
    const HeadMap plain = subject.map(settings); // throws where scores overflow
    const HeadInputs inputs = headInputs(subject.trace(), subject.head(), settings);
    const Matrix values = headValues(subject.trace(), subject.head(), settings);
    const AttentionOperands operands{inputs.queries, inputs.keys, values, inputs.attention};
    const TileSize size{subject.choice().tile, subject.choice().tile};
    TiledSoftmax softmax(operands, size);
    look.rowStepsOf = std::clamp(question.query, 0, static_cast<int>(plain.queries()) - 1);
    look.rowLabel = subject.label(look.rowStepsOf);
    look.rowSteps = finish(softmax, look.rowStepsOf, job.part(0, 0.5));
    look.tiles = softmax.tiles();
    HeadMap tiled = plain;
    tiled.values = softmax.weights();
    const float ofWeights = largest(tiled.values - plain.values);
    const float ofOutput = largest(softmax.state().output - plainAttention(operands, job.part(0.5, 1)));

    look.maps = subject.sheet();
    look.maps.maps = {subject.weights(
        subject.headName(), Words::tr("weights of the tiled softmax, %1 × %1").arg(size.queries), tiled)};
    subject.share(look.maps.maps);
    const Index length = plain.queries();
    const auto plainBytes =
        plainAttentionBytes(static_cast<std::uint64_t>(length), static_cast<std::uint64_t>(plain.keys()));
    const std::uint64_t tiledBytes = tiledSoftmaxBytes(length, plain.keys(), size);
    look.summary =
        Words::tr(
            "%1 tiles are computed, %2 skipped (crossed out): nobody may see a key there. Equal to the plain "
            "softmax: largest "
            "difference %3 of a weight, %4 of an output. ")
            .arg(QString::number(softmax.steps()), QString::number(softmax.skipped()),
                 significantText(static_cast<double>(ofWeights), 2),
                 significantText(static_cast<double>(ofOutput), 2)) +
        Words::tr("Memory beside q, k, v and output: plain 4·T² = %1, tiled 4·(B² + 2T) = %2; at %3 "
                  "tokens %4 and %5.")
            .arg(bytes(plainBytes), bytes(tiledBytes), QString::number(kLongText),
                 bytes(plainAttentionBytes(kLongText, kLongText)),
                 bytes(tiledSoftmaxBytes(kLongText, kLongText, size)));
    if (std::holds_alternative<LinearKernel>(subject.side().side.attention.kernel) ||
        std::holds_alternative<SinkKernel>(subject.side().side.attention.kernel)) {
        look.summary.prepend(Words::tr("The side's own kernel is another one; this is its softmax. "));
    }
    look.notForB = Words::tr("Tiles give the weights of the softmax: there is nothing to compare");
    look.numbers = {{QStringLiteral("tile.count"), static_cast<double>(softmax.steps())},
                    {QStringLiteral("tile.skipped"), static_cast<double>(softmax.skipped())},
                    {QStringLiteral("tile.difference"), static_cast<double>(ofWeights)},
                    {QStringLiteral("memory.plain"), static_cast<double>(plainBytes)},
                    {QStringLiteral("memory.tiled"), static_cast<double>(tiledBytes)}};
}

void addLinear(KernelLook& look, const Subject& subject) {
    AttentionSettings linear = subject.softmax();
    linear.kernel = LinearKernel{};
    const HeadMap a = subject.map(subject.softmax());
    const HeadMap b = subject.map(linear);
    look.maps = subject.sheet();
    look.maps.columns = 3;
    look.maps.maps = {
        subject.weights(Words::tr("softmax"), Words::tr("exp(scores), rows sum to 1"), a),
        subject.weights(Words::tr("linear"), Words::tr("φ(q)·φ(k), no factor, rows sum to 1"), b)};
    subject.share(look.maps.maps);
    HeadMap difference = subtractMaps(b, a);
    const auto limit = static_cast<double>(largest(difference.values));
    SheetMap shown = subject.weights(Words::tr("linear − softmax"), Words::tr("of the weights"), difference);
    shown.isDifference = true;
    shown.side.reset();
    shown.scale = ValueScale::diverging(limit > 0 ? limit : 1);
    shown.valueName = Words::tr("difference");
    look.maps.maps.push_back(std::move(shown));
    const double distance = meanOf(rowDistances(a, b));
    const double divergence = mapDifference(a, b).meanJsDivergence;
    const int width = subject.side().spec().headWidth;
    const auto wide = static_cast<std::uint64_t>(width);
    const auto plainBytes =
        plainAttentionBytes(static_cast<std::uint64_t>(a.queries()), static_cast<std::uint64_t>(a.keys()));
    const std::uint64_t linearBytes = linearAttentionBytes(wide, wide);
    look.summary =
        Words::tr("Another map: mean over rows of the total variation distance %1 (0 to 1), of the "
                  "Jensen-Shannon divergence %2 nats (0 to 0.693). Memory beside q, k, v and output: plain "
                  "4·T² = %3, linear 4·(d² + 3d) = %4 at every length.")
            .arg(number(distance), number(divergence), bytes(plainBytes), bytes(linearBytes));
    look.numbers = {{QStringLiteral("linear.distance"), distance},
                    {QStringLiteral("linear.js"), divergence},
                    {QStringLiteral("memory.plain"), static_cast<double>(plainBytes)},
                    {QStringLiteral("memory.linear"), static_cast<double>(linearBytes)}};
}

/// Of all layers of the head's kind, bytes at float16 with the model's own K/V heads: 2 T G d_k values a
/// layer.
std::uint64_t cacheBytes(const SideResult& side, Index keys) {
    std::uint64_t values = 0;
    for (const AttentionSpec& layer : side.model->spec().attention(side.side.head.kind)) {
        values += 2 * static_cast<std::uint64_t>(keys) * static_cast<std::uint64_t>(layer.kvHeads) *
                  static_cast<std::uint64_t>(layer.headWidth);
    }
    return kHalf * values;
}

/// A row for each query: two numbers, the second as a bar too.
RowTableContent rowsOf(const Subject& subject, const QStringList& columns, const std::vector<QString>& first,
                       const std::vector<double>& shares) {
    RowTableContent content;
    content.labelName = Words::tr("query");
    content.columns = columns;
    for (std::size_t query = 0; query < shares.size(); ++query) {
        RowTableContent::Row row;
        row.label = subject.label(static_cast<int>(query));
        row.numbers = {first[query], percent(shares[query])};
        row.bar = shares[query];
        content.rows.push_back(row);
    }
    return content;
}

void addWindow(KernelLook& look, const Subject& subject) {
    if (subject.head().kind == AttentionKind::Cross) {
        look.maps.emptyText =
            Words::tr("A window counts positions of one text, and cross-attention has two: choose a "
                      "head of another kind");
        look.notForB = look.maps.emptyText;
        return;
    }
    const int width = subject.choice().window;
    const HeadMap before = subject.map(subject.side().side.attention);
    AttentionSettings settings = subject.side().side.attention;
    settings.mask = WindowMask{width};
    const HeadMap after = subject.map(settings);
    look.maps = subject.sheet();
    look.maps.maps = {subject.weights(Words::tr("as side %1 has it")
                                          .arg(subject.choice().side == SideName::A ? QStringLiteral("A")
                                                                                    : QStringLiteral("B")),
                                      Words::tr("weights"), before),
                      subject.weights(Words::tr("window of %1").arg(width),
                                      Words::tr("weights over the keys that are left"), after)};
    subject.share(look.maps.maps);
    const std::vector<double> lost = sharesOutside(before, width);
    std::vector<QString> kept;
    Index cells = 0;
    Index keptCells = 0;
    for (std::size_t query = 0; query < lost.size(); ++query) {
        kept.push_back(
            QStringLiteral("%1/%2").arg(after.allowed[query].size()).arg(before.allowed[query].size()));
        cells += before.allowed[query].size();
        keptCells += after.allowed[query].size();
    }
    look.rows = rowsOf(subject, {Words::tr("keys kept"), Words::tr("weight outside")}, kept, lost);
    const double mean = meanOf(lost);
    const auto all = cacheBytes(subject.side(), subject.keys());
    const auto windowed = cacheBytes(subject.side(), std::min<Index>(width, subject.keys()));
    look.summary =
        Words::tr("The window leaves out %1 of a row's weight (mean over rows), which the keys that are "
                  "left share. %2 "
                  "of %3 scores are computed. K/V cache of all layers at float16: %4 in place of %5; at "
                  "%6 tokens %7 "
                  "in place of %8.")
            .arg(percent(mean), QString::number(keptCells), QString::number(cells), bytes(windowed),
                 bytes(all), QString::number(kLongText),
                 bytes(cacheBytes(subject.side(), std::min<Index>(width, kLongText))),
                 bytes(cacheBytes(subject.side(), kLongText)));
    look.numbers = {{QStringLiteral("window.lost"), mean},
                    {QStringLiteral("window.scores"), static_cast<double>(keptCells)},
                    {QStringLiteral("window.cache"), static_cast<double>(windowed)},
                    {QStringLiteral("full.cache"), static_cast<double>(all)}};
}

void addSink(KernelLook& look, const Subject& subject) {
    const auto logit = static_cast<float>(subject.choice().logit);
    AttentionSettings settings = subject.softmax();
    const HeadMap before = subject.map(settings);
    settings.kernel = SinkKernel{logit};
    const HeadMap after = subject.map(settings);
    const std::vector<double> sums = rowSums(after);
    std::vector<double> rest;
    std::vector<QString> texts;
    for (const double sum : sums) {
        rest.push_back(std::clamp(1 - sum, 0.0, 1.0)); // rounding may pass the ends
        texts.push_back(sumText(sum));
    }
    const auto [low, high] = std::ranges::minmax(sums);
    look.maps = subject.sheet();
    look.maps.maps = {subject.weights(Words::tr("softmax"), Words::tr("rows sum to 1"), before),
                      subject.weights(Words::tr("+ sink of logit %1").arg(number(subject.choice().logit)),
                                      Words::tr("rows sum to %1 to %2").arg(sumText(low), sumText(high)),
                                      after)};
    subject.share(look.maps.maps);
    look.rows = rowsOf(subject, {Words::tr("row sum"), Words::tr("to nothing")}, texts, rest);
    const double mean = meanOf(rest);
    const double first = firstToken(before);
    look.summary =
        Words::tr("Of a row, %1 attends to nothing (mean over rows); of its weights %2 to %3 are left. The "
                  "model's own sink, if any, is a token: key 0 has %4 of the weight of the queries that see "
                  "it, and %5 beside the sink (above 30 % it is called a sink).")
            .arg(percent(mean), sumText(low), sumText(high), percent(first), percent(firstToken(after)));
    look.numbers = {{QStringLiteral("sink.rest"), mean},
                    {QStringLiteral("sink.least"), low},
                    {QStringLiteral("sink.most"), high},
                    {QStringLiteral("sink.first"), first}};
}

} // namespace

KernelLook kernelLookOf(const KernelQuestion& question, const Job& job) {
    const Subject subject(question);
    KernelLook look;
    look.show = question.choice.show;
    look.keys = static_cast<int>(subject.keys());
    switch (question.choice.show) {
    case KernelShow::Tiles:
        addTiles(look, subject, question, job);
        break;
    case KernelShow::Linear:
        addLinear(look, subject);
        break;
    case KernelShow::Window:
        addWindow(look, subject);
        break;
    case KernelShow::Sink:
        addSink(look, subject);
        break;
    }
    return look;
}

Side withChoice(Side side, const KernelChoice& choice) {
    switch (choice.show) {
    case KernelShow::Tiles:
        side.attention.kernel = SoftmaxKernel{};
        break;
    case KernelShow::Linear:
        side.attention.kernel = LinearKernel{};
        break;
    case KernelShow::Window:
        side.attention.mask = WindowMask{choice.window};
        break;
    case KernelShow::Sink:
        side.attention.kernel = SinkKernel{static_cast<float>(choice.logit)};
        break;
    }
    return side;
}

} // namespace headscope
