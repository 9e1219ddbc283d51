// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QSslConfiguration>
#include <QSslServer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace headscope {

/// What was asked of a HubServer.
struct HubServerRequest {
    QByteArray path;                          // encoded, with the query
    std::map<QByteArray, QByteArray> headers; // names in small letters

    [[nodiscard]] QByteArray header(const QByteArray& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? QByteArray() : found->second;
    }
};

/// What it says.
struct HubServerReply {
    int status = 200;
    QByteArray body;
    QList<QByteArray> headers{}; // "Location: /x"
    qsizetype most = -1;         // bytes of the body that are sent; below 0 all
    bool stays = false;          // the connection stays open after them, without another byte
};

/// A server on this machine that answers as the Hub does, for one model with the files that it is given.
/// Large files are redirected to /cdn. What it answers can be changed by a test. With a key and its
/// certificate it speaks TLS.
class HubServer {
  public:
    using Answer = std::function<HubServerReply(const HubServerRequest&)>;

    explicit HubServer(const QSslConfiguration& tls = QSslConfiguration()) : isSecret_(!tls.isNull()) {
        if (isSecret_) {
            auto server = std::make_unique<QSslServer>();
            server->setSslConfiguration(tls);
            server_ = std::move(server);
        } else {
            server_ = std::make_unique<QTcpServer>();
        }
        QObject::connect(server_.get(), &QTcpServer::pendingConnectionAvailable, server_.get(), [this] {
            while (QTcpSocket* socket = server_->nextPendingConnection()) {
                QObject::connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { read(socket); });
                QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
                read(socket); // what came before
            }
        });
        server_->listen(QHostAddress::LocalHost);
    }

    [[nodiscard]] QUrl url() const {
        return QUrl(QStringLiteral("%1://127.0.0.1:%2")
                        .arg(isSecret_ ? QStringLiteral("https") : QStringLiteral("http"))
                        .arg(server_->serverPort()));
    }
    [[nodiscard]] static QByteArray commit() { return QByteArray(40, 'c'); }

    void addSmall(const QByteArray& path, const QByteArray& bytes) { small_[path] = bytes; }
    void addLarge(const QByteArray& path, const QByteArray& bytes) { large_[path] = bytes; }
    [[nodiscard]] static QByteArray gitHash(const QByteArray& bytes) {
        return QCryptographicHash::hash("blob " + QByteArray::number(bytes.size()) + '\0' + bytes,
                                        QCryptographicHash::Sha1)
            .toHex();
    }
    [[nodiscard]] static QByteArray largeHash(const QByteArray& bytes) {
        return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    }

    /// `answer` may ask usual() for what would be said.
    void setAnswer(Answer answer) { answer_ = std::move(answer); }
    [[nodiscard]] HubServerReply usual(const HubServerRequest& request) const {
        const QByteArray path = request.path.split('?').first();
        if (path.startsWith("/api/models/me/tiny/revision/")) {
            return {200, listing()};
        }
        const QByteArray resolved = "/me/tiny/resolve/" + commit() + '/';
        if (path.startsWith(resolved)) {
            const QByteArray name = path.mid(resolved.size());
            if (large_.contains(name)) {
                return {302, "moved", {"Location: /cdn/" + name + "?signature=x"}};
            }
            return ranged(small_, name, request);
        }
        return path.startsWith("/cdn/") ? ranged(large_, path.mid(5), request)
                                        : HubServerReply{404, "no such thing"};
    }

    [[nodiscard]] const std::vector<HubServerRequest>& requests() const { return requests_; }
    void forgetRequests() { requests_.clear(); }

  private:
    [[nodiscard]] QByteArray listing() const {
        QJsonArray siblings;
        for (const auto& [path, bytes] : small_) {
            siblings.append(QJsonObject{{QStringLiteral("rfilename"), QString::fromUtf8(path)},
                                        {QStringLiteral("size"), bytes.size()},
                                        {QStringLiteral("blobId"), QString::fromLatin1(gitHash(bytes))}});
        }
        for (const auto& [path, bytes] : large_) {
            const QJsonObject lfs{{QStringLiteral("size"), bytes.size()},
                                  {QStringLiteral("sha256"), QString::fromLatin1(largeHash(bytes))},
                                  {QStringLiteral("pointerSize"), 134}};
            siblings.append(QJsonObject{{QStringLiteral("rfilename"), QString::fromUtf8(path)},
                                        {QStringLiteral("size"), bytes.size()},
                                        {QStringLiteral("blobId"), QString(40, QLatin1Char('b'))},
                                        {QStringLiteral("lfs"), lfs}});
        }
        return QJsonDocument(QJsonObject{{QStringLiteral("id"), QStringLiteral("me/tiny")},
                                         {QStringLiteral("sha"), QString::fromLatin1(commit())},
                                         {QStringLiteral("gated"), false},
                                         {QStringLiteral("tags"), QJsonArray{QStringLiteral("license:mit")}},
                                         {QStringLiteral("siblings"), siblings}})
            .toJson();
    }

    [[nodiscard]] static HubServerReply ranged(const std::map<QByteArray, QByteArray>& files,
                                               const QByteArray& name, const HubServerRequest& request) {
        const auto found = files.find(name);
        if (found == files.end()) {
            return {404, "no such file", {"X-Error-Code: EntryNotFound"}};
        }
        const QByteArray& bytes = found->second;
        const QByteArray range = request.header("range");
        if (range.isEmpty()) {
            return {200, bytes};
        }
        const qsizetype from = range.mid(6, range.size() - 7).toLongLong(); // "bytes=N-"
        if (from >= bytes.size()) {
            return {416, {}, {"Content-Range: bytes */" + QByteArray::number(bytes.size())}};
        }
        return {206,
                bytes.mid(from),
                {"Content-Range: bytes " + QByteArray::number(from) + '-' +
                 QByteArray::number(bytes.size() - 1) + '/' + QByteArray::number(bytes.size())}};
    }

    void read(QTcpSocket* socket) {
        QByteArray& head = heads_[socket];
        head += socket->readAll();
        const qsizetype end = head.indexOf("\r\n\r\n");
        if (end < 0) {
            return;
        }
        HubServerRequest request;
        const QList<QByteArray> lines = head.left(end).split('\n');
        request.path = lines[0].split(' ').value(1);
        for (const QByteArray& line : lines.mid(1)) {
            const qsizetype colon = line.indexOf(':');
            request.headers[line.left(colon).toLower()] = line.mid(colon + 1).trimmed();
        }
        head.clear();
        requests_.push_back(request);
        send(socket, answer_ ? answer_(request) : usual(request));
    }

    static void send(QTcpSocket* socket, const HubServerReply& reply) {
        socket->write("HTTP/1.1 " + QByteArray::number(reply.status) +
                      " Said\r\nConnection: close\r\nContent-Length: " +
                      QByteArray::number(reply.body.size()) + "\r\n");
        for (const QByteArray& header : reply.headers) {
            socket->write(header + "\r\n");
        }
        socket->write("\r\n" + reply.body.left(reply.most < 0 ? reply.body.size() : reply.most));
        if (reply.stays) {
            socket->flush();
        } else {
            socket->disconnectFromHost();
        }
    }

    bool isSecret_;
    std::unique_ptr<QTcpServer> server_;
    Answer answer_;
    std::map<QByteArray, QByteArray> small_;
    std::map<QByteArray, QByteArray> large_;
    std::map<QTcpSocket*, QByteArray> heads_;
    std::vector<HubServerRequest> requests_;
};

} // namespace headscope
