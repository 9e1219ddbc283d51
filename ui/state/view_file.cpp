// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/view_file.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/checkpoint/json_file.h"
#include "ui/export/provenance.h"
#include "ui/state/json_of.h"
#include "ui/state/view_migration.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

using Json = nlohmann::json;

constexpr std::string_view kFormat = "headscope-view";
constexpr std::array kTexts{"text", "second", "ownText", "ownSecond"};
constexpr std::array kPictures{"picture", "ownPicture"};
constexpr std::size_t kLargestPictureInFigure = 2'000'000; // letters of base64

Json markJson(const ModelMark& mark) {
    return {{"name", mark.name.toStdString()}, {"fingerprint", mark.fingerprint.toStdString()}};
}

ModelMark markOf(const Json& json) {
    return {fromUtf8(json.value("name", std::string())), fromUtf8(json.value("fingerprint", std::string()))};
}

/// As text, also where it holds half a letter of what a person typed.
std::string dumped(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

/// What another program wrote into the document, and into its parts, stays there.
void addUnknown(Json& ours, const Json& before) {
    for (const auto& [key, value] : before.items()) {
        if (key == "figure") {
            continue; // it is known, as is all that is in it
        }
        if (!ours.contains(key)) {
            ours[key] = value;
        } else if (ours[key].is_object() && value.is_object()) {
            for (const auto& [inner, kept] : value.items()) {
                if (!ours[key].contains(inner) && !(key == "view" && isStateWord(inner))) {
                    ours[key][inner] = kept;
                }
            }
        }
    }
}

Json documentOf(const SavedView& view, const StateMeaning& meaning) {
    Json ours{{"format", kFormat},
              {"version", kViewVersion},
              {"program", fmt::format("Headscope {}", QCoreApplication::applicationVersion().toStdString())},
              {"models", {{"model", markJson(view.model)}}},
              {"view", valuesOf(view.state, meaning)},
              {"window", {{"panels", view.panels.toBase64().toStdString()}}}};
    if (view.ownModel) {
        ours["models"]["ownModel"] = markJson(*view.ownModel);
    }
    if (!view.figure.isEmpty()) {
        ours["figure"] = jsonOf(view.figure);
    }
    Json& values = ours["view"];
    for (auto value = values.begin(); value != values.end();) {
        value = value->is_null() ? values.erase(value) : std::next(value);
    }
    addUnknown(ours, view.document);
    return ours;
}

/// Those of a figure's parts.
void eraseNames(Json& document) {
    const auto figure = document.find("figure");
    if (figure != document.end() && figure->contains("parts")) {
        for (Json& part : (*figure)["parts"]) {
            part.erase("name");
        }
    }
}

/// Keys that this program does not know are no error: a later one of the same version wrote them.
Json knownOf(const Json& values) {
    Json known = Json::object();
    for (const auto& [key, value] : values.items()) {
        if (isStateWord(key)) {
            known[key] = value;
        }
    }
    return known;
}

const Json& objectIn(const Json& document, const char* key, const std::string& source) {
    static const Json none = Json::object();
    const auto found = document.find(key);
    if (found == document.end()) {
        return none;
    }
    if (!found->is_object()) {
        throw Error(Mismatch{source, key, "an object", found->type_name()});
    }
    return *found;
}

/// The document's version, which this program reads.
int versionOf(const Json& document, const std::string& source) {
    const Json version = document.value("version", Json());
    if (!version.is_number_integer() || version.get<double>() < 1) {
        throw Error(Mismatch{source, "version", "a whole number from 1", dumped(version, -1)});
    }
    if (version.get<double>() > kViewVersion) {
        throw Error(Mismatch{source, "version of the view",
                             fmt::format("at most {}, which this program reads", kViewVersion),
                             fmt::format("{}, of {}", dumped(version, -1),
                                         document.value("program", std::string("a newer program")))});
    }
    return version.get<int>();
}

QJsonObject figureIn(const Json& document, const std::string& source) {
    const std::string text = dumped(objectIn(document, "figure", source), -1);
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

SavedView viewOf(Json document, const std::string& source, const StateMeaning& meaning) {
    if (!document.is_object() || document.value("format", Json()) != kFormat) {
        throw Error(Mismatch{source, "format", fmt::format("\"{}\"", kFormat), "another file"});
    }
    migrateView(document, versionOf(document, source));
    const Json& values = objectIn(document, "view", source);
    const Json& models = objectIn(document, "models", source);
    SavedView view;
    view.figure = figureIn(document, source);
    view.hasText = values.contains("text");
    try {
        view.state = withValues({}, knownOf(values), meaning);
    } catch (const StateError& error) {
        throw Error(fmt::format("{}: {}", source, error.what()));
    }
    if (view.state.model.isEmpty()) {
        throw Error(Mismatch{source, "view", "the model that it is of", "none"});
    }
    view.model = markOf(objectIn(models, "model", source));
    if (view.state.ownModel) {
        view.ownModel = markOf(objectIn(models, "ownModel", source));
    }
    const Json& window = objectIn(document, "window", source);
    view.panels = QByteArray::fromBase64(QByteArray::fromStdString(window.value("panels", std::string())));
    view.document = std::move(document);
    return view;
}

QString suffixOf(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

} // namespace

std::string viewText(const SavedView& view, const StateMeaning& meaning) {
    return dumped(documentOf(view, meaning), 2) + "\n";
}

std::string viewLine(SavedView view, const StateMeaning& meaning, bool keepsText) {
    view.document = Json::object();
    Json document = documentOf(view, meaning);
    document.erase("window");
    Json& values = document["view"];
    for (const char* key : kPictures) {
        const auto picture = values.find(key);
        if (picture != values.end() && (!keepsText || (*picture)["png"].get_ref<const std::string&>().size() >
                                                          kLargestPictureInFigure)) {
            values.erase(picture);
        }
    }
    if (!keepsText) {
        for (const char* key : kTexts) {
            values.erase(key);
        }
        eraseNames(document);
    }
    return document.dump(-1, ' ', true, Json::error_handler_t::replace); // ASCII, which all files take
}

SavedView parseView(std::string_view text, const std::string& source, const StateMeaning& meaning) {
    try {
        Json document = Json::parse(text);
        checkJson(text, source);
        return viewOf(std::move(document), source, meaning);
    } catch (const Json::exception& error) { // no JSON, or a value of another type than it is to be
        throw Error(Mismatch{source, "content", "a view in JSON", error.what()});
    }
}

SavedView readViewFile(const QString& path, const StateMeaning& meaning) {
    const std::string source = path.toStdString();
    if (suffixOf(path) != QStringLiteral("headscope")) {
        const std::optional<QByteArray> inside = provenanceOf(path);
        if (!inside) {
            throw Error(Mismatch{source, "figure", "a view in it, as Headscope writes", "none"});
        }
        return parseView(inside->toStdString(), source, meaning);
    }
    const MappedFile file(toPath(path), kLargestView);
    return parseView(file.text(), source, meaning);
}

bool isViewFile(const QString& path) {
    return suffixOf(path) == QStringLiteral("headscope");
}

} // namespace headscope
