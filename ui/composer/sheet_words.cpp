// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/sheet_words.h"

#include <QJsonArray>

#include "core/base/error.h"
#include "ui/pages/setting_reader.h"

namespace headscope {

namespace {

// In the order of their enumerations.
const QStringList kPapers{QStringLiteral("print"), QStringLiteral("light"), QStringLiteral("dark")};
const QStringList kCells{QStringLiteral("automatic"), QStringLiteral("exact"), QStringLiteral("image")};
const QStringList kSays{QStringLiteral("all"), QStringLiteral("withoutText"), QStringLiteral("nothing")};

constexpr int kMostPixels = 32000;
constexpr int kMostColumns = 12;
constexpr std::pair kDpi{36.0, 1200.0};
constexpr std::pair kPoints{4.0, 72.0};
constexpr std::pair kHigh{1e-4, 1e4};

QJsonArray arrayOf(const std::vector<FigurePiece>& pieces) {
    QJsonArray array;
    for (const FigurePiece& piece : pieces) {
        if (!piece.key.isEmpty()) {
            array.append(QJsonObject{{QStringLiteral("part"), piece.key},
                                     {QStringLiteral("name"), piece.part ? piece.part->name() : piece.name}});
        }
    }
    return array;
}

std::vector<FigurePiece> piecesIn(SettingReader& reader) {
    const QString name = QStringLiteral("parts");
    const QJsonValue value = reader.value(name);
    std::vector<FigurePiece> pieces;
    for (const QJsonValue each : value.toArray()) {
        const QString key = each[QStringLiteral("part")].toString();
        if (key.isEmpty()) {
            reader.refuse(name, QStringLiteral("a list of {part, name}"));
        }
        const QString shown = each[QStringLiteral("name")].toString();
        pieces.push_back({key, shown.isEmpty() ? key : shown, nullptr});
    }
    if (!value.isUndefined() && !value.isArray()) {
        reader.refuse(name, QStringLiteral("a list of {part, name}"));
    }
    return pieces;
}

std::optional<double> highIn(SettingReader& reader) {
    const QString name = QStringLiteral("high");
    const QJsonValue value = reader.value(name);
    return value.isUndefined() || value.isNull() ? std::nullopt
                                                 : std::optional(reader.number(name, kHigh, 1));
}

} // namespace

QJsonObject wordsOf(const SheetPlan& plan) {
    const FigureSheet& sheet = plan.sheet;
    const FigureLook& look = sheet.look;
    return {{QStringLiteral("parts"), arrayOf(plan.pieces)},
            {QStringLiteral("columns"), sheet.columns},
            {QStringLiteral("letters"), sheet.hasLetters},
            {QStringLiteral("title"), sheet.title},
            {QStringLiteral("caption"), sheet.caption},
            {QStringLiteral("width"), sheet.width},
            {QStringLiteral("height"), sheet.height},
            {QStringLiteral("dpi"), sheet.dpi},
            {QStringLiteral("points"), sheet.fontPoints},
            {QStringLiteral("font"), sheet.family},
            {QStringLiteral("paper"), kPapers[static_cast<int>(look.paper)]},
            {QStringLiteral("palette"), look.palette},
            {QStringLiteral("differencePalette"), look.differencePalette},
            {QStringLiteral("high"), look.high ? QJsonValue(*look.high) : QJsonValue()},
            {QStringLiteral("bars"), look.showsBars},
            {QStringLiteral("cells"), kCells[static_cast<int>(look.cellOutput)]},
            {QStringLiteral("says"), kSays[static_cast<int>(sheet.says)]}};
}

SheetPlan sheetPlanOf(const QJsonObject& words) {
    SettingReader reader(words);
    SheetPlan plan;
    FigureSheet& sheet = plan.sheet;
    plan.pieces = piecesIn(reader);
    sheet.columns = reader.whole(QStringLiteral("columns"), {1, kMostColumns}, sheet.columns);
    sheet.hasLetters = reader.flag(QStringLiteral("letters"), sheet.hasLetters);
    sheet.title = reader.text(QStringLiteral("title"));
    sheet.caption = reader.text(QStringLiteral("caption"));
    sheet.width = reader.whole(QStringLiteral("width"), {1, kMostPixels}, sheet.width);
    sheet.height = reader.whole(QStringLiteral("height"), {0, kMostPixels}, sheet.height);
    sheet.dpi = reader.number(QStringLiteral("dpi"), kDpi, sheet.dpi);
    sheet.fontPoints = reader.number(QStringLiteral("points"), kPoints, sheet.fontPoints);
    sheet.family = reader.text(QStringLiteral("font"));
    sheet.look.paper = static_cast<Paper>(reader.word(QStringLiteral("paper"), kPapers));
    sheet.look.palette = reader.text(QStringLiteral("palette"));
    sheet.look.differencePalette = reader.text(QStringLiteral("differencePalette"));
    sheet.look.high = highIn(reader);
    sheet.look.showsBars = reader.flag(QStringLiteral("bars"), sheet.look.showsBars);
    sheet.look.cellOutput = static_cast<CellOutput>(reader.word(QStringLiteral("cells"), kCells));
    sheet.says = static_cast<FigureSheet::Says>(reader.word(QStringLiteral("says"), kSays));
    if (const QString fault = reader.fault(); !fault.isEmpty()) {
        throw Error("figure: " + fault.toStdString());
    }
    return plan;
}

} // namespace headscope
