// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/model_fetch.h"

#include <chrono>
#include <cmath>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/base/size_text.h"
#include "ui/fetch/hub_urls.h"
#include "ui/fetch/model_folder.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

constexpr TransferRate::Time kReportPause{100};
constexpr qsizetype kLongestAnswer = qsizetype{32} << 20;

std::string durationText(double seconds) {
    if (seconds < 90) {
        return Sentence::of("about {:.0f} s", std::ceil(seconds));
    }
    return seconds < 5400 ? Sentence::of("about {:.0f} min", seconds / 60)
                          : Sentence::of("about {:.1f} h", seconds / 3600);
}

} // namespace

std::string progressText(const FetchProgress& progress) {
    std::string text = sizeShareText(progress.done, progress.whole);
    if (progress.bytesPerSecond) {
        const double rate = *progress.bytesPerSecond;
        text += Sentence::of(" · {}/s", sizeText(static_cast<std::uint64_t>(rate)));
        if (rate >= 1) {
            text += fmt::format(" · {}",
                                durationText(static_cast<double>(progress.whole - progress.done) / rate));
        }
    }
    return text;
}

ModelFetch::ModelFetch(const HubPlace& place, const FetchPatience& patience, QObject* parent)
    : QObject(parent), place_(place), request_(place, patience, this), blob_(request_, patience, this) {
    connect(&request_, &HubRequest::received, this, &ModelFetch::readAnswer);
    connect(&request_, &HubRequest::ended, this, &ModelFetch::endListing);
    connect(&blob_, &BlobDownload::progressed, this, &ModelFetch::report);
    connect(&blob_, &BlobDownload::finished, this, &ModelFetch::endFile);
    connect(&blob_, &BlobDownload::failed, this, &ModelFetch::fail);
}

template <typename Step>
void ModelFetch::guarded(const Step& step) {
    try {
        step();
    } catch (const Error& error) {
        fail(fromUtf8(error.what()));
    }
}

void ModelFetch::begin(Work work) {
    blob_.stop();
    request_.abort();
    work_ = work;
}

void ModelFetch::fail(const QString& problem) {
    begin(Work::Nothing);
    Q_EMIT failed(problem);
}

void ModelFetch::stop() {
    const bool wasWorking = work_ != Work::Nothing;
    begin(Work::Nothing);
    if (wasWorking) {
        Q_EMIT stopped();
    }
}

void ModelFetch::list(const ModelReference& reference) {
    begin(Work::Listing);
    reference_ = reference;
    answer_.clear();
    request_.get(listingUrl(place_.endpoint, reference));
}

void ModelFetch::readAnswer(const QByteArray& bytes) {
    if (work_ == Work::Listing) {
        answer_ += bytes;
        if (answer_.size() > kLongestAnswer) {
            fail(tr("%1: the list of its files has more than %2")
                     .arg(fromUtf8(toString(reference_)),
                          fromUtf8(sizeText(static_cast<std::uint64_t>(kLongestAnswer)))));
        }
    }
}

void ModelFetch::endListing(const HubAnswer& answer) {
    if (work_ != Work::Listing) {
        return;
    }
    guarded([&] {
        if (!answer.isWhole()) {
            throw Error(problemText(answer, toString(reference_), request_.hasToken()));
        }
        const RepositoryListing listing =
            readRepositoryListing(answer_, reference_, answer.url.toDisplayString().toStdString());
        begin(Work::Nothing);
        Q_EMIT listed(listing);
    });
}

void ModelFetch::download(const FetchPlan& plan) {
    begin(Work::Downloading);
    plan_ = plan;
    file_ = 0;
    before_ = 0;
    lastReport_.reset();
    fetched_ = 0;
    rate_ = {};
    clock_.start();
    guarded([this] {
        requireRoom(plan_, place_.cache);
        nextFile();
    });
}

/// Fetches files until one takes time; each that is there gets its name in the snapshot. The revision leads
/// to the snapshot when it is whole.
void ModelFetch::nextFile() {
    const ModelFolder folder(place_.cache, plan_.reference.name);
    for (; file_ < plan_.choice.files.size(); ++file_) {
        const RemoteFile& file = plan_.choice.files[file_];
        if (!folder.has(file)) {
            blob_.start(folder, file,
                        {fileUrl(place_.endpoint, plan_.reference.name, plan_.commit, file.path),
                         toString(plan_.reference)});
            return;
        }
        folder.addToSnapshot(plan_.commit, file);
        before_ += file.size;
    }
    folder.prepare();
    folder.writeRef(plan_.reference.revision, plan_.commit);
    begin(Work::Nothing);
    Q_EMIT finished(pathOf(plan_, place_.cache));
}

void ModelFetch::endFile() {
    guarded([this] { nextFile(); }); // which finds this file's blob
}

void ModelFetch::report(quint64 bytes, quint64 fetched) {
    const TransferRate::Time now(clock_.elapsed());
    if (fetched_ == 0 && fetched > 0) {
        rate_.begin(now, 0);
    }
    fetched_ += fetched;
    if (lastReport_ && now - *lastReport_ < kReportPause) {
        return;
    }
    lastReport_ = now;
    if (fetched > 0) {
        rate_.add(now, fetched_);
    }
    Q_EMIT progressed({before_ + bytes, plan_.choice.size(), plan_.choice.files[file_].path,
                       fetched > 0 ? rate_.bytesPerSecond() : std::nullopt});
}

} // namespace headscope
