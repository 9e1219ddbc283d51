// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

#include <QNetworkAccessManager>
#include <QObject>
#include <QPointer>
#include <QSslError>

#include "ui/fetch/hub_answer.h"
#include "ui/fetch/hub_place.h"

class QNetworkReply;

namespace headscope {

/// How patient a download is.
struct FetchPatience {
    std::chrono::milliseconds silence{30000}; // without a byte, after which a connection counts as broken
    std::chrono::milliseconds pause{1000};    // before the second try; twice as long before each further one
    int tries = 5;                            // without a byte between them
};

/// One request of the Hub at a time. Redirections are followed; the token goes to the endpoint's own scheme,
/// host and port only, and nothing goes from https to http. Proxies are those of Qt: the system's, unless the
/// program sets others.
class HubRequest : public QObject {
    Q_OBJECT

  public:
    HubRequest(HubPlace place, FetchPatience patience, QObject* parent = nullptr);
    ~HubRequest() override;

    /// Asks for bytes from the one at `from` on. What was asked before is dropped without a word.
    void get(const QUrl& url, std::uint64_t from = 0);
    /// Nothing is signalled any more.
    void abort();

    [[nodiscard]] bool hasToken() const { return !place_.token.isEmpty(); }

  Q_SIGNALS:
    /// Bytes of a good answer (200 or 206) will follow. Whoever gets this may abort, or ask again.
    void answered(const headscope::HubAnswer& answer);
    void received(const QByteArray& bytes);
    /// Once for each request that was not dropped, after all of its bytes.
    void ended(const headscope::HubAnswer& answer);

  private:
    void send(const QUrl& url);
    void refuseCertificate(const QList<QSslError>& errors);
    void readHead();
    void readBytes();
    void readBytesOf(const QPointer<QNetworkReply>& reply);
    void finish();
    [[nodiscard]] HubAnswer answerOf(const QNetworkReply& reply) const;
    [[nodiscard]] bool maySee(const QUrl& url) const;
    void refuse(const QString& problem);

    HubPlace place_;
    FetchPatience patience_;
    QNetworkAccessManager manager_; // a child, so that it follows into another thread
    QPointer<QNetworkReply> reply_;
    QUrl url_;
    std::uint64_t from_ = 0;
    int redirections_ = 0;
    bool isAnswered_ = false;
    QString mistrust_; // what is wrong with the server's certificate
};

} // namespace headscope
