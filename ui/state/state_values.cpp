// SPDX-License-Identifier: GPL-3.0-or-later
// A state in words: what withValues reads.
#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include "core/comparison/side_text.h"
#include "core/model/random_layer.h"
#include "ui/picture/picture_image.h"
#include "ui/state/json_of.h"
#include "ui/state/state_words.h"

namespace headscope {

namespace {

using Json = nlohmann::json;

Json headsOf(const std::set<HeadId>& heads) {
    Json list = Json::array();
    for (const HeadId& head : heads) {
        list.push_back(toString(head));
    }
    return list;
}

Json sideOf(const Side& side) {
    Json json{{"head", toString(HeadId{side.head.layer, side.head.head})}}; // its kind is a value below
    for (const auto& [key, value] : sideValues(side)) {
        json[key == "scale" ? "factor" : key == "kv-heads" ? "kvHeads" : std::string(key)] = value;
    }
    return json;
}

Json mapsOf(const MapViewSettings& maps) {
    Json json{{"palette", maps.palette.toStdString()},
              {"logarithmic", maps.logarithmic},
              {"sharedRange", maps.sharedRange},
              {"firstKey", kFirstKeyWords.at(static_cast<std::size_t>(maps.firstKey))},
              {"words", maps.words}};
    if (maps.reduction != Reduction::Largest) {
        json["reduction"] = kReductionWords.at(static_cast<std::size_t>(maps.reduction));
    }
    return json;
}

Json pictureOf(const Picture& picture) {
    QBuffer buffer;
    imageOf(picture).save(&buffer, "PNG");
    return {{"name", picture.name}, {"png", buffer.data().toBase64().toStdString()}};
}

Json orNull(const auto& optional) {
    return optional ? Json(*optional) : Json();
}

std::string modelWord(const QString& path, const StateMeaning& meaning) {
    const auto place = [](const QString& file) { return QFileInfo(file).absoluteFilePath(); };
    if (!meaning.bundled.isEmpty() && place(path) == place(meaning.bundled)) {
        return "bundled";
    }
    const QString ofLessons = meaning.lessons + u'/';
    if (!meaning.lessons.isEmpty() && path.startsWith(ofLessons)) {
        return "lesson:" + path.mid(ofLessons.size()).toStdString();
    }
    if (namesRandomLayer(std::string_view(path.toStdString()))) {
        return path.toStdString();
    }
    // From the home folder on, so that a figure does not tell whose it was made in.
    const QString whole = place(path);
    const QString home = QDir::homePath() + u'/';
    return (whole.startsWith(home) ? QStringLiteral("~/") + whole.mid(home.size()) : whole).toStdString();
}

void addText(Json& json, const TypedText& typed, const char* text, const char* second, const char* picture) {
    json[text] = typed.text;
    json[second] = orNull(typed.second);
    json[picture] = typed.picture ? pictureOf(*typed.picture) : Json();
}

} // namespace

Json valuesOf(const WindowState& state, const StateMeaning& meaning) {
    Json json{{"model", modelWord(state.model, meaning)},
              {"ownModel", state.ownModel ? Json(modelWord(*state.ownModel, meaning)) : Json()},
              {"fastProducts", state.products == Products::Fast},
              {"specialTokens", state.typed.special == SpecialTokens::Parsed ? "parsed" : "literal"},
              {"ownText", nullptr},
              {"ownSecond", nullptr},
              {"ownPicture", nullptr},
              {"a", sideOf(state.sides[0])},
              {"b", sideOf(state.sides[1])},
              {"maps", mapsOf(state.maps)},
              {"pages", Json::object()},
              {"brushed", headsOf(state.brushed)},
              {"pinned", headsOf(state.pinned)},
              {"page", state.page.toStdString()},
              {"query", orNull(state.query)},
              {"key", orNull(state.key)}};
    addText(json, state.typed, "text", "second", "picture");
    if (state.ownText) {
        addText(json, *state.ownText, "ownText", "ownSecond", "ownPicture");
    }
    for (const auto& [page, settings] : state.pages) {
        json["pages"][page.toStdString()] = jsonOf(settings);
    }
    return json;
}

} // namespace headscope
