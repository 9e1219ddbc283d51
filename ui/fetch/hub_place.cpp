// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/hub_place.h"

#include <QFile>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/sentence.h"
#include "core/library/expanded_path.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

constexpr const char* kEndpoint = "https://huggingface.co";
constexpr qint64 kLongestToken = 4096;
constexpr qint64 kMostCertificates = qint64{16} << 20; // bytes; those of a system have a quarter of a million

std::string variable(const char* name) {
    return qgetenv(name).toStdString();
}

bool isTrue(const std::string& value) {
    const QString upper = fromUtf8(value).toUpper();
    return upper == QLatin1String("1") || upper == QLatin1String("ON") || upper == QLatin1String("YES") ||
           upper == QLatin1String("TRUE");
}

QUrl endpointOf(const HubEnvironment& environment) {
    QString text = fromUtf8(environment.endpoint).trimmed();
    if (text.isEmpty()) {
        text = QString::fromLatin1(kEndpoint);
    }
    while (text.endsWith(QLatin1Char('/'))) {
        text.chop(1);
    }
    const QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http");
    if (!url.isValid() || !isWeb || url.host().isEmpty() || url.hasQuery() || url.hasFragment()) {
        throw Error({.where = "HF_ENDPOINT",
                     .what = "where models are fetched from",
                     .expected = Sentence::of("an address such as {}", kEndpoint),
                     .found = fmt::format("\"{}\"", environment.endpoint)});
    }
    return url;
}

std::filesystem::path tokenFile(const HubEnvironment& environment) {
    if (!environment.tokenPath.empty()) {
        return expandedPath(environment.tokenPath, environment.cache.home);
    }
    CacheEnvironment home = environment.cache; // "hub" and "token" stand side by side
    home.hubCache.clear();
    home.hubCacheBefore.clear();
    const std::filesystem::path hub = huggingFaceCache(home);
    return hub.empty() ? hub : hub.parent_path() / "token";
}

QByteArray tokenOf(const HubEnvironment& environment) {
    if (isTrue(environment.noImplicitToken)) {
        return {};
    }
    QByteArray token;
    for (const std::string& text : {environment.token, environment.tokenBefore}) {
        token = token.isEmpty() ? QByteArray::fromStdString(text).trimmed() : token;
    }
    if (token.isEmpty()) {
        QFile file(fromPath(tokenFile(environment)));
        token = file.open(QIODevice::ReadOnly) ? file.read(kLongestToken).trimmed() : QByteArray();
    }
    for (const char byte : token) {
        if (byte <= ' ' || byte > '~') { // it goes into a header
            throw Error(
                "the token of Hugging Face (HF_TOKEN, or the file \"token\" of HF_HOME): expected one "
                "word of ASCII characters, found others in it");
        }
    }
    return token;
}

QList<QSslCertificate> authoritiesIn(const std::filesystem::path& path) {
    QFile file(fromPath(path));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const auto certificates = QSslCertificate::fromData(isOpen ? file.read(kMostCertificates) : QByteArray());
    if (certificates.isEmpty()) {
        throw Error({.where = "SSL_CERT_FILE",
                     .what = pathText(path),
                     .expected = "a file of certificates in the PEM format",
                     .found = isOpen ? "no certificate in it" : file.errorString().toStdString()});
    }
    return certificates;
}

/// The name of the variable that says that nothing is to be fetched, or nothing.
const char* offlineVariable(const HubEnvironment& environment) {
    if (!environment.offline.empty()) {
        return isTrue(environment.offline) ? "HF_HUB_OFFLINE" : nullptr;
    }
    return isTrue(environment.offlineToo) ? "TRANSFORMERS_OFFLINE" : nullptr;
}

} // namespace

HubEnvironment HubEnvironment::ofProcess() {
    return {CacheEnvironment::ofProcess(), variable("HF_ENDPOINT"),
            variable("HF_TOKEN"),          variable("HUGGING_FACE_HUB_TOKEN"),
            variable("HF_TOKEN_PATH"),     variable("HF_HUB_DISABLE_IMPLICIT_TOKEN"),
            variable("HF_HUB_OFFLINE"),    variable("TRANSFORMERS_OFFLINE"),
            variable("SSL_CERT_FILE")};
}

HubPlace hubPlace(const HubEnvironment& environment) {
    if (const char* const offline = offlineVariable(environment)) {
        throw Error(Sentence::of("{} is set, so nothing is fetched; without it the network is used", offline));
    }
    HubPlace place{endpointOf(environment), tokenOf(environment), huggingFaceCache(environment.cache)};
    if (!environment.authorities.empty()) {
        place.authorities = authoritiesIn(environment.authorities);
    }
    if (place.cache.empty()) {
        throw Error(
            "there is no folder for downloads: expected HF_HUB_CACHE, HF_HOME, XDG_CACHE_HOME or HOME to "
            "be set, found none");
    }
    return place;
}

HubPlace hubPlaceOfProcess(const std::filesystem::path& cache) {
    HubEnvironment environment = HubEnvironment::ofProcess();
    if (!cache.empty()) {
        environment.cache.hubCache = std::filesystem::absolute(cache).native();
    }
    return hubPlace(environment);
}

} // namespace headscope
