// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/figure_offers.h"

#include <algorithm>

#include <QCoreApplication>
#include <QRegularExpression>

#include "core/base/error.h"
#include "core/comparison/side_text.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/text_axes.h"
#include "ui/heatmap/visible_cells.h"
#include "ui/parts/maps_part.h"
#include "ui/parts/sheet_part.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

constexpr Index kMostNumbers = 128'000'000; // of all maps of a grid: half a gigabyte

class Words {
    Q_DECLARE_TR_FUNCTIONS(FigureOffers)
};

/// The part of the maps that is in sight, as a word of keys.
QString cellsKey(const QRectF& cells) {
    return QStringLiteral("@%1,%2,%3,%4")
        .arg(cells.x())
        .arg(cells.y())
        .arg(cells.width())
        .arg(cells.height());
}

FigureOffer mapsOffer(const QString& name, const QString& key, const FigureContent& figure,
                      const QRectF& cells) {
    return {Words::tr("Maps"), name, key,
            [part = std::make_shared<const MapsPart>(figure, cells)](const Job&) { return part; }};
}

std::vector<HeadId> headsOfLayer(const SideResult& side, int layer) {
    std::vector<HeadId> heads;
    const AttentionKind kind = side.side.head.kind;
    for (int head = 0; head < side.run->trace.heads(layer, kind); ++head) {
        heads.push_back({layer, head, kind});
    }
    return heads;
}

std::vector<HeadId> allHeads(const SideResult& side) {
    std::vector<HeadId> heads;
    for (int layer = 0; layer < side.run->trace.layers(side.side.head.kind); ++layer) {
        std::ranges::copy(headsOfLayer(side, layer), std::back_inserter(heads));
    }
    return heads;
}

int mostHeads(const SideResult& side) {
    int most = 1;
    for (int layer = 0; layer < side.run->trace.layers(side.side.head.kind); ++layer) {
        most = std::max(most, side.run->trace.heads(layer, side.side.head.kind));
    }
    return most;
}

/// Of one kind, that of the side.
std::vector<HeadId> ofKind(const std::set<HeadId>& heads, AttentionKind kind) {
    std::vector<HeadId> result;
    std::ranges::copy_if(heads, std::back_inserter(result),
                         [kind](const HeadId& head) { return head.kind == kind; });
    return result;
}

void checkMemory(const SideResult& side, std::size_t heads) {
    const Index numbers = static_cast<Index>(heads) * side.map->queries() * side.map->keys();
    if (numbers > kMostNumbers) {
        throw Error({.where = "maps of heads",
                     .what = "number of cells",
                     .expected = "at most 128 million: fewer heads, or a shorter text",
                     .found = std::to_string(numbers / 1'000'000) + " million"});
    }
}

int numberIn(const QRegularExpressionMatch& match, const QString& name, int otherwise) {
    return match.captured(name).isEmpty() ? otherwise : match.captured(name).toInt();
}

Error wordError(const QString& word, const std::string& expected) {
    return Error(
        {.where = "heads", .what = "name", .expected = expected, .found = '"' + word.toStdString() + '"'});
}

} // namespace

std::vector<FigureOffer> mapOffers(const FigureContent& figure, const QRectF& cells) {
    if (figure.panels.empty()) {
        return {};
    }
    const QString all = figure.panels.size() > 2 ? Words::tr("A, B and B − A") : Words::tr("A and B");
    const auto count = static_cast<int>(figure.panels.size());
    std::vector<FigureOffer> offers;
    const auto addAll = [&](const QString& form, bool isZoomed) {
        const QString key = kMapsKey + (isZoomed ? cellsKey(cells) : QString());
        offers.push_back(mapsOffer(form.arg(all), key, figure, isZoomed ? cells : QRectF()));
        for (int panel = 0; panel < count; ++panel) {
            const auto index = static_cast<std::size_t>(panel);
            const QRectF part = isZoomed ? panelCells(figure, index, cells) : QRectF();
            offers.push_back(mapsOffer(form.arg(Words::tr("%1 alone").arg(figure.panels[index].badge)),
                                       QStringLiteral("%1/%2").arg(key).arg(panel),
                                       panelFigure(figure, panel), part));
        }
    };
    addAll(QStringLiteral("%1"), false);
    if (!cells.isEmpty() && cells != allCells(figure)) {
        addAll(Words::tr("%1, the zoomed part"), true);
    }
    return offers;
}

std::vector<FigureOffer> pageOffers(const QString& page, const QString& key,
                                    const std::vector<PartMaker>& makers) {
    std::vector<FigureOffer> offers;
    for (const PartMaker& maker : makers) {
        offers.push_back({Words::tr("Page: %1").arg(page), maker.name,
                          QStringLiteral("page:%1/%2").arg(key).arg(offers.size()), maker.make});
    }
    return offers;
}

FigureOffer waitingPage(const QString& page, const QString& key, bool isBusy) {
    return {Words::tr("Pages to open first"),
            page,
            QStringLiteral("page:") + key,
            {},
            isBusy ? Words::tr("The page %1 is still computed.").arg(page)
                   : Words::tr("Open the page %1 in the window. What it shows can go in then.").arg(page)};
}

std::shared_ptr<const FigurePart> headsPart(const SideResult& side, const std::vector<HeadId>& heads,
                                            int columns, const Job& job) {
    checkMemory(side, heads.size());
    const MapAxes axes = textAxes(*side.text, side.side.head.kind);
    SheetContent content;
    content.columns = columns;
    content.rowLabels = axes.queryLabels;
    content.columnLabels = axes.keyLabels;
    content.rowName = axes.queryName.isEmpty() ? Words::tr("query") : axes.queryName;
    content.columnName = axes.keyName.isEmpty() ? Words::tr("key") : axes.keyName;
    content.hasOneScale = true;
    const AttentionSettings settings = runSettings(side.side);
    float high = 0;
    QStringList names;
    for (std::size_t index = 0; index < heads.size(); ++index) {
        job.step(static_cast<double>(index) / static_cast<double>(heads.size()), "maps");
        HeadMap map = side.run->trace.headMap(heads[index], settings);
        SheetMap& shown = content.maps.emplace_back();
        shown.title = QString::fromStdString(toString(heads[index]));
        shown.valueName = Words::tr("weight");
        shown.allowed = std::move(map.allowed);
        high = std::max(high, map.values.maxCoeff());
        shown.values = std::make_shared<const Matrix>(std::move(map.values));
        names += shown.title;
    }
    for (SheetMap& map : content.maps) {
        map.scale = ValueScale::linear(0, high > 0 ? high : 1);
    }
    constexpr int kNamed = 6;
    const QString name =
        names.size() <= kNamed
            ? Joined::listed(names)
            : Words::tr("%1 … %2 (%3 heads)").arg(names.first(), names.last()).arg(names.size());
    return std::make_shared<SheetPart>(Words::tr("Heads: %1").arg(name), std::move(content));
}

std::vector<FigureOffer> headOffers(const SideResult& side, const std::set<HeadId>& brushed,
                                    const std::set<HeadId>& pinned) {
    const QString group = Words::tr("Heads as a grid");
    const AttentionKind kind = side.side.head.kind;
    std::vector<FigureOffer> offers;
    const auto add = [&](const QString& name, const QString& key, std::vector<HeadId> heads, int columns) {
        if (!heads.empty()) {
            offers.push_back(
                {group, name, headsKey(key), [side, heads = std::move(heads), columns](const Job& job) {
                     return headsPart(side, heads, columns, job);
                 }});
        }
    };
    const int layer = side.side.head.layer;
    add(Words::tr("All heads of layer %1").arg(layer), QStringLiteral("L%1").arg(layer),
        headsOfLayer(side, layer), 0);
    add(Words::tr("All heads of the model"), QStringLiteral("all"), allHeads(side), mostHeads(side));
    add(Words::tr("The brushed heads"), QStringLiteral("brushed"), ofKind(brushed, kind), 0);
    add(Words::tr("The pinned heads"), QStringLiteral("pinned"), ofKind(pinned, kind), 0);
    return offers;
}

std::vector<HeadId> namedHeads(const QString& words, const SideResult& side) {
    static const QRegularExpression form(
        QStringLiteral(
            "^L\\s*(?<layer>\\d{1,4})(\\s*H\\s*(?<head>\\d{1,4})(\\s*-\\s*H?\\s*(?<last>\\d{1,4}))?)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const AttentionTrace& trace = side.run->trace;
    const AttentionKind kind = side.side.head.kind;
    std::vector<HeadId> heads;
    for (const QString& part : words.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString word = part.trimmed();
        const QRegularExpressionMatch match = form.match(word);
        if (!match.hasMatch()) {
            throw wordError(word, "L2 H5, L2 H0-H3, or L2 for all of its heads");
        }
        const int layer = match.captured(QStringLiteral("layer")).toInt();
        if (layer >= trace.layers(kind)) {
            throw wordError(word, "a layer from 0 to " + std::to_string(trace.layers(kind) - 1));
        }
        const int most = trace.heads(layer, kind) - 1;
        const int first = numberIn(match, QStringLiteral("head"), 0);
        const int last = numberIn(match, QStringLiteral("last"),
                                  match.captured(QStringLiteral("head")).isEmpty() ? most : first);
        if (first > last || last > most) {
            throw wordError(word, "heads from 0 to " + std::to_string(most));
        }
        for (int head = first; head <= last; ++head) {
            heads.push_back({layer, head, kind});
        }
    }
    return heads;
}

} // namespace headscope
