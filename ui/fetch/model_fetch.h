// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include <QElapsedTimer>
#include <QObject>

#include "ui/fetch/blob_download.h"
#include "ui/fetch/fetch_plan.h"
#include "ui/fetch/hub_request.h"
#include "ui/fetch/transfer_rate.h"

namespace headscope {

/// How far a download is.
struct FetchProgress {
    std::uint64_t done = 0; // bytes of all files that are on the disk
    std::uint64_t whole = 0;
    std::string file;                     // that is fetched
    std::optional<double> bytesPerSecond; // over the last seconds

    [[nodiscard]] double share() const {
        return whole == 0 ? 1 : static_cast<double>(done) / static_cast<double>(whole);
    }
};

/// "12.3 of 548 MB · 4.2 MB/s · about 2 min".
[[nodiscard]] std::string progressText(const FetchProgress& progress);

/// Lists what a model of the Hub has, and fetches it into the cache. Works in the event loop of its thread;
/// each list() and download() ends in exactly one of listed or finished, failed and stopped. What runs
/// already is stopped first, without a word.
class ModelFetch : public QObject {
    Q_OBJECT

  public:
    explicit ModelFetch(const HubPlace& place, const FetchPatience& patience = {}, QObject* parent = nullptr);

    void list(const headscope::ModelReference& reference);
    void download(const headscope::FetchPlan& plan);
    /// What was fetched stays, and the next download goes on from there.
    void stop();

  Q_SIGNALS:
    void listed(const headscope::RepositoryListing& listing);
    /// At most ten times a second.
    void progressed(const headscope::FetchProgress& progress);
    /// `path` can be opened.
    void finished(const std::filesystem::path& path);
    void failed(const QString& problem);
    void stopped();

  private:
    enum class Work { Nothing, Listing, Downloading };

    void begin(Work work);
    void readAnswer(const QByteArray& bytes);
    void endListing(const HubAnswer& answer);
    void nextFile();
    void endFile();
    void report(quint64 bytes, quint64 fetched);
    void fail(const QString& problem);
    template <typename Step>
    void guarded(const Step& step);

    HubPlace place_;
    HubRequest request_;
    BlobDownload blob_;
    Work work_ = Work::Nothing;
    ModelReference reference_; // that is listed
    QByteArray answer_;
    FetchPlan plan_; // that is fetched
    std::size_t file_ = 0;
    std::uint64_t before_ = 0;  // bytes of the files before this one
    std::uint64_t fetched_ = 0; // bytes that came from the network
    QElapsedTimer clock_;
    std::optional<TransferRate::Time> lastReport_;
    TransferRate rate_;
};

} // namespace headscope
