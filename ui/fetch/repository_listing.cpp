// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/repository_listing.h"

#include <algorithm>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/utf8.h"

namespace headscope {

namespace {

constexpr std::size_t kSha1Digits = 40;
constexpr std::size_t kSha256Digits = 64;
constexpr std::size_t kLongestPath = 1024;
constexpr std::size_t kLongestLicence = 200;

std::string textOf(const QJsonValue& value) {
    return value.toString().toStdString();
}

bool isHash(std::string_view text, std::size_t digits) {
    return text.size() == digits &&
           std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

/// Whether a path stays in the folder that it is put in, and is one that a file system can have.
bool isSafePath(std::string_view path) {
    if (path.empty() || path.size() > kLongestPath || path.find('\\') != path.npos || findUtf8Fault(path)) {
        return false;
    }
    for (std::string_view rest = path;;) {
        const std::string_view part = rest.substr(0, rest.find('/'));
        if (part.empty() || part == "." || part == "..") {
            return false;
        }
        if (part.size() == rest.size()) {
            break;
        }
        rest.remove_prefix(part.size() + 1);
    }
    return std::ranges::none_of(path, [](char c) { return c >= 0 && c < ' '; });
}

RemoteFile fileOf(const QJsonObject& json) {
    RemoteFile file;
    file.path = textOf(json[QLatin1String("rfilename")]);
    const QJsonObject large = json[QLatin1String("lfs")].toObject();
    file.isLarge = !large.isEmpty();
    const std::string hash =
        textOf(file.isLarge ? large[QLatin1String("sha256")] : json[QLatin1String("blobId")]);
    const QJsonValue size = file.isLarge ? large[QLatin1String("size")] : json[QLatin1String("size")];
    const qint64 bytes = size.toInteger(-1);
    if (bytes >= 0 && isHash(hash, file.isLarge ? kSha256Digits : kSha1Digits)) {
        file.size = static_cast<std::uint64_t>(bytes);
        file.hash = hash;
    }
    return file;
}

/// The card's licence, where it is "other" its name; else that of a tag "license:mit".
std::string licenceOf(const QJsonObject& model) {
    const QJsonObject card = model[QLatin1String("cardData")].toObject();
    QStringList licences;
    for (const QJsonValue each : card[QLatin1String("license")].isArray()
                                     ? card[QLatin1String("license")].toArray()
                                     : QJsonArray{card[QLatin1String("license")]}) {
        licences.append(each.toString());
    }
    QString licence = licences.join(QStringLiteral(", "));
    const QString name = card[QLatin1String("license_name")].toString();
    if (licence == QLatin1String("other") && !name.isEmpty()) {
        licence = name;
    }
    const QString tagged = QStringLiteral("license:");
    for (const QJsonValue tag : model[QLatin1String("tags")].toArray()) {
        if (licence.isEmpty() && tag.toString().startsWith(tagged)) {
            licence = tag.toString().mid(tagged.size());
        }
    }
    return shortenUtf8(licence.toStdString(), kLongestLicence);
}

bool isGated(const QJsonValue& gated) {
    return gated.isString() || gated.toBool(); // false, "auto" or "manual"
}

} // namespace

RepositoryListing readRepositoryListing(const QByteArray& answer, const ModelReference& reference,
                                        std::string_view where) {
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(answer, &problem);
    if (!document.isObject()) {
        throw Error({std::string(where), "the answer about the model", "a JSON object",
                     problem.error == QJsonParseError::NoError ? "something else"
                                                               : problem.errorString().toStdString()});
    }
    const QJsonObject model = document.object();
    RepositoryListing listing;
    listing.reference = reference;
    listing.commit = textOf(model[QLatin1String("sha")]);
    if (!isHash(listing.commit, kSha1Digits)) {
        throw Error({std::string(where), "\"sha\" of the answer about the model", "a commit of 40 digits",
                     fmt::format("\"{}\"", listing.commit)});
    }
    listing.licence = licenceOf(model);
    listing.isGated = isGated(model[QLatin1String("gated")]);
    for (const QJsonValue sibling : model[QLatin1String("siblings")].toArray()) {
        RemoteFile file = fileOf(sibling.toObject());
        if (isSafePath(file.path)) {
            listing.files.push_back(std::move(file));
        }
    }
    return listing;
}

} // namespace headscope
