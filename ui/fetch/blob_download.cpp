// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/blob_download.h"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "core/base/size_text.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

constexpr int kRangeRefused = 416;
constexpr int kLongestDoubling = 4; // pauses of at most 16 times the first

} // namespace

BlobDownload::BlobDownload(HubRequest& request, FetchPatience patience, QObject* parent)
    : QObject(parent), request_(request), patience_(patience), pause_(this) {
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, [this] { guarded([this] { (this->*afterPause_)(); }); });
    connect(&request_, &HubRequest::answered, this, &BlobDownload::begin);
    connect(&request_, &HubRequest::received, this, &BlobDownload::take);
    connect(&request_, &HubRequest::ended, this, &BlobDownload::end);
}

/// Runs a step of the work; what it throws ends the download.
template <typename Step>
void BlobDownload::guarded(const Step& step) {
    if (!blob_) {
        return; // stopped; or the request was somebody else's
    }
    try {
        step();
    } catch (const Error& error) {
        fail(error.what());
    }
}

void BlobDownload::later(void (BlobDownload::*step)(), std::chrono::milliseconds pause) {
    afterPause_ = step;
    pause_.start(pause);
}

void BlobDownload::start(const ModelFolder& folder, const RemoteFile& file, const Source& source) {
    file_ = file;
    source_ = source;
    failures_ = 0;
    try {
        blob_ = std::make_unique<PartialBlob>(folder, file);
    } catch (const Error& error) {
        fail(error.what());
        return;
    }
    later(&BlobDownload::readPresent, {});
}

void BlobDownload::stop() {
    pause_.stop();
    request_.abort();
    blob_.reset();
}

void BlobDownload::fail(std::string_view problem) {
    stop();
    Q_EMIT failed(fromUtf8(problem));
}

void BlobDownload::readPresent() {
    const bool isRead = blob_->readPresent();
    if (!isRead) {
        later(&BlobDownload::readPresent, {});
    } else if (isFresh_ = blob_->size() == 0; blob_->isWhole()) {
        conclude();
        return; // with a signal of its own
    } else {
        ask();
    }
    Q_EMIT progressed(blob_->size(), 0);
}

void BlobDownload::ask() {
    request_.get(source_.url, blob_->size());
}

void BlobDownload::begin(const HubAnswer& answer) {
    guarded([&] {
        if (answer.status == 200 && blob_->size() > 0) { // a server that knows no ranges sends all of it
            blob_->restart();
            isFresh_ = true;
        } else if (answer.status == 206 && answer.firstByte() != blob_->size()) {
            throw Error({source_.model, Sentence::of("{}: the part of it that came", file_.path),
                         Sentence::of("one from byte {}", blob_->size()), answer.range.toStdString()});
        }
    });
}

void BlobDownload::take(const QByteArray& bytes) {
    guarded([&] {
        blob_->append(bytes);
        failures_ = 0;
        Q_EMIT progressed(blob_->size(), static_cast<quint64>(bytes.size()));
    });
}

void BlobDownload::end(const HubAnswer& answer) {
    guarded([&] {
        if (answer.status == kRangeRefused && blob_->size() > 0) {
            blob_->restart();
            isFresh_ = true;
            ask();
        } else if (answer.isWhole() && blob_->isWhole()) {
            conclude();
        } else if (answer.isWhole() || answer.mayPass()) {
            tryAgain(answer);
        } else {
            fail(answer.status == 404 && answer.errorCode != "RevisionNotFound"
                     ? Sentence::of("{}: {} is no longer there", source_.model, file_.path)
                     : problemText(answer, source_.model, request_.hasToken()));
        }
    });
}

void BlobDownload::conclude() {
    if (blob_->isRight()) {
        blob_->finish();
        blob_.reset();
        Q_EMIT finished();
        return;
    }
    const bool wasFresh = isFresh_;
    blob_->restart(); // of bytes that are wrong nothing is kept
    if (wasFresh) {
        throw Error(
            Sentence::of("{}: {}: its bytes have not the hash that the Hub states; nothing was kept of it",
                         source_.model, file_.path));
    }
    isFresh_ = true; // the earlier part may have been the wrong one
    ask();
}

void BlobDownload::tryAgain(const HubAnswer& answer) {
    if (++failures_ >= patience_.tries) {
        HubAnswer last = answer;
        if (answer.isWhole()) {
            last.problem = tr("it ended too early");
        }
        const std::string kept = blob_->size() > 0
                                     ? Sentence::of("; {} are kept, and the next try goes on from there",
                                                    sizeShareText(blob_->size(), file_.size))
                                     : std::string();
        fail(problemText(last, fmt::format("{}: {}", source_.model, file_.path), request_.hasToken()) + kept);
        return;
    }
    later(&BlobDownload::ask, patience_.pause * (1 << std::min(failures_ - 1, kLongestDoubling)));
}

} // namespace headscope
