// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/hub_request.h"

#include <utility>

#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslConfiguration>

#include "ui/theme/joined.h"

namespace headscope {

namespace {

constexpr int kMostRedirections = 10;
constexpr qint64 kBuffer = qint64{4} << 20; // bytes that wait for the disk; more wait at the server

bool isGood(int status) {
    return status == 200 || status == 206;
}

bool isRedirection(int status) {
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

int statusOf(const QNetworkReply& reply) {
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

int portOf(const QUrl& url) {
    return url.port(url.scheme() == QLatin1String("https") ? 443 : 80);
}

} // namespace

HubRequest::HubRequest(HubPlace place, FetchPatience patience, QObject* parent)
    : QObject(parent), place_(std::move(place)), patience_(patience), manager_(this) {
    manager_.setTransferTimeout(static_cast<int>(patience_.silence.count()));
}

HubRequest::~HubRequest() {
    abort();
}

void HubRequest::get(const QUrl& url, std::uint64_t from) {
    abort();
    from_ = from;
    redirections_ = 0;
    send(url);
}

void HubRequest::abort() {
    if (QNetworkReply* const reply = std::exchange(reply_, nullptr)) {
        reply->disconnect(this);
        reply->abort();
        reply->deleteLater();
    }
}

bool HubRequest::maySee(const QUrl& url) const {
    return url.scheme() == place_.endpoint.scheme() && url.host() == place_.endpoint.host() &&
           portOf(url) == portOf(place_.endpoint);
}

void HubRequest::send(const QUrl& url) {
    url_ = url;
    isAnswered_ = false;
    mistrust_.clear();
    QNetworkRequest request(url);
    if (!place_.authorities.isEmpty()) {
        QSslConfiguration trust = QSslConfiguration::defaultConfiguration();
        trust.setCaCertificates(place_.authorities);
        request.setSslConfiguration(trust);
    }
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    // One transfer at a time gains nothing from it, and a full buffer holds back HTTP/1.1 reliably.
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setRawHeader("User-Agent", "headscope");
    request.setRawHeader("Accept-Encoding", "identity"); // so that bytes are those that are hashed
    if (hasToken() && maySee(url)) {
        request.setRawHeader("Authorization", "Bearer " + place_.token);
    }
    if (from_ > 0) {
        request.setRawHeader("Range", "bytes=" + QByteArray::number(static_cast<qulonglong>(from_)) + '-');
    }
    reply_ = manager_.get(request);
    reply_->setReadBufferSize(kBuffer);
    connect(reply_, &QNetworkReply::sslErrors, this, &HubRequest::refuseCertificate);
    connect(reply_, &QNetworkReply::readyRead, this, &HubRequest::readBytes);
    connect(reply_, &QNetworkReply::finished, this, &HubRequest::finish);
}

/// Nobody says that the errors are to be ignored, so that the connection ends.
void HubRequest::refuseCertificate(const QList<QSslError>& errors) {
    for (const QSslError& error : errors) {
        mistrust_ = mistrust_.isEmpty() ? error.errorString()
                                        : Joined::listedGroups({mistrust_, error.errorString()});
    }
}

HubAnswer HubRequest::answerOf(const QNetworkReply& reply) const {
    HubAnswer answer;
    answer.url = url_;
    answer.status = statusOf(reply);
    answer.errorCode = reply.rawHeader("X-Error-Code");
    answer.range = reply.rawHeader("Content-Range");
    return answer;
}

void HubRequest::readHead() {
    if (!isAnswered_ && isGood(statusOf(*reply_))) {
        isAnswered_ = true;
        Q_EMIT answered(answerOf(*reply_));
    }
}

void HubRequest::readBytes() {
    readBytesOf(QPointer<QNetworkReply>(reply_));
}

void HubRequest::readBytesOf(const QPointer<QNetworkReply>& reply) {
    if (!reply->isOpen()) {
        return; // given up
    }
    readHead();
    if (reply_ == reply && reply && isAnswered_) { // nobody dropped it meanwhile
        if (const QByteArray bytes = reply->readAll(); !bytes.isEmpty()) {
            Q_EMIT received(bytes);
        }
    } else if (reply_ == reply && reply) {
        reply->readAll(); // the text of an error
    }
}

void HubRequest::refuse(const QString& problem) {
    HubAnswer answer = answerOf(*reply_);
    answer.problem = problem;
    abort();
    Q_EMIT ended(answer);
}

void HubRequest::finish() {
    const QPointer<QNetworkReply> reply = reply_;
    readBytesOf(reply);
    if (!reply || reply_ != reply) {
        return;
    }
    const int status = statusOf(*reply);
    if (isRedirection(status)) {
        const QUrl target = url_.resolved(QUrl::fromEncoded(reply->rawHeader("Location")));
        const bool isWeb = target.scheme() == QLatin1String("https") ||
                           (target.scheme() == QLatin1String("http") && url_.scheme() == target.scheme());
        if (++redirections_ > kMostRedirections) {
            refuse(tr("it redirects without end"));
        } else if (!isWeb || target.host().isEmpty() || reply->rawHeader("Location").isEmpty()) {
            refuse(tr("it redirects to \"%1\", which is not followed").arg(target.toDisplayString()));
        } else {
            abort();
            send(target);
        }
        return;
    }
    HubAnswer answer = answerOf(*reply);
    if (!mistrust_.isEmpty()) {
        answer.isUntrusted = true;
        answer.problem = mistrust_;
    } else if (reply->error() == QNetworkReply::OperationCanceledError) { // not by us: abort() is silent
        answer.problem = tr("nothing came for %1 seconds").arg(patience_.silence.count() / 1000);
    } else if (reply->error() != QNetworkReply::NoError && (status == 0 || isGood(status))) {
        answer.problem = reply->errorString();
    }
    abort();
    Q_EMIT ended(answer);
}

} // namespace headscope
