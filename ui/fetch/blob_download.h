// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "ui/fetch/hub_request.h"
#include "ui/fetch/partial_blob.h"

namespace headscope {

/// Fetches one file into its blob: goes on where an earlier download stopped, tries again where a connection
/// breaks, and checks size and hash before the blob gets its name. Ends in exactly one of finished and
/// failed.
class BlobDownload : public QObject {
    Q_OBJECT

  public:
    /// `request` is used by nobody else meanwhile. Nothing happens before start().
    BlobDownload(HubRequest& request, FetchPatience patience, QObject* parent = nullptr);

    struct Source {
        QUrl url;
        std::string model; // for messages
    };
    void start(const ModelFolder& folder, const RemoteFile& file, const Source& source);
    /// Leaves what is there for another time. Nothing is signalled any more.
    void stop();

  Q_SIGNALS:
    /// Bytes of the file that are on the disk, and how many of them have just come.
    void progressed(quint64 bytes, quint64 fetched);
    void finished();
    void failed(const QString& problem);

  private:
    void readPresent();
    void ask();
    void begin(const HubAnswer& answer);
    void take(const QByteArray& bytes);
    void end(const HubAnswer& answer);
    void conclude();
    void tryAgain(const HubAnswer& answer);
    void fail(std::string_view problem);
    template <typename Step>
    void guarded(const Step& step);
    void later(void (BlobDownload::*step)(), std::chrono::milliseconds pause);

    HubRequest& request_;
    FetchPatience patience_;
    QTimer pause_;
    void (BlobDownload::*afterPause_)() = nullptr;
    std::unique_ptr<PartialBlob> blob_;
    RemoteFile file_;
    Source source_;
    int failures_ = 0;     // since the last byte
    bool isFresh_ = false; // all bytes are of this download
};

} // namespace headscope
