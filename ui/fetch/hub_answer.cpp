// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/hub_answer.h"

#include <fmt/format.h>

#include "core/base/sentence.h"

namespace headscope {

namespace {

std::string originOf(const QUrl& url) {
    return url.adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo)
        .toString()
        .toStdString();
}

} // namespace

bool HubAnswer::mayPass() const {
    if (isUntrusted) {
        return false;
    }
    return status == 408 || status == 429 || status >= 500 ||
           (!problem.isEmpty() && (status == 0 || status == 200 || status == 206));
}

std::optional<std::uint64_t> HubAnswer::firstByte() const {
    const QByteArray unit = QByteArrayLiteral("bytes ");
    bool isNumber = false;
    const qulonglong first = range.startsWith(unit)
                                 ? range.mid(unit.size()).split('-').first().trimmed().toULongLong(&isNumber)
                                 : 0;
    return isNumber ? std::optional<std::uint64_t>(first) : std::nullopt;
}

std::string problemText(const HubAnswer& answer, const std::string& what, bool hasToken) {
    const std::string server = originOf(answer.url);
    if (answer.errorCode == "GatedRepo") {
        return Sentence::of("{}: this model is given to those who accepted its terms at its page on {}{}",
                            what, server,
                            hasToken ? Sentence::of(", which the owner of this token has not")
                                     : Sentence::of("; then set HF_TOKEN to a token of yours"));
    }
    if (answer.errorCode == "RevisionNotFound") {
        return Sentence::of("{}: {} has no such revision of it", what, server);
    }
    if (answer.isUntrusted) {
        return fmt::format(
            "{}: {} is not trusted: {}; where you trust it, SSL_CERT_FILE may name a file with the "
            "certificate of its authority",
            what, server, answer.problem.toStdString());
    }
    switch (answer.status) {
    case 0:
        return Sentence::of("{}: {} cannot be reached: {}", what, server, answer.problem.toStdString());
    case 200:
    case 206:
        return Sentence::of("{}: the connection to {} broke: {}", what, server, answer.problem.toStdString());
    case 401:
    case 403:
        return hasToken
                   ? Sentence::of("{}: {} does not give it to the owner of this token (HF_TOKEN, or the file "
                                  "\"token\" of HF_HOME): it is private, gated, or not there",
                                  what, server)
                   : Sentence::of(
                         "{}: {} has no such model, or it is private; for a private one set HF_TOKEN to "
                         "a token of yours",
                         what, server);
    case 404:
        return Sentence::of("{}: {} has no such model", what, server);
    case 429:
        return Sentence::of("{}: {} asks to wait before more is fetched; try again in some minutes", what,
                            server);
    default:
        return answer.problem.isEmpty()
                   ? Sentence::of("{}: {} answered with the status {}", what, server, answer.status)
                   : fmt::format("{}: {}: {}", what, server, answer.problem.toStdString());
    }
}

} // namespace headscope
