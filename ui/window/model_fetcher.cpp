// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_fetcher.h"

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "ui/fetch/background_fetch.h"
#include "ui/fetch/hub_place.h"
#include "ui/library/fetch_panel.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

ModelFetcher::ModelFetcher(QWidget* window) : QObject(window), window_(window) {}

ModelFetcher::~ModelFetcher() = default;

void ModelFetcher::setCache(const QString& folder) {
    cache_ = folder;
    fetch_.reset();
}

/// Runs a step; what it throws is said in the panel.
template <typename Step>
void ModelFetcher::guarded(const Step& step) {
    try {
        step();
    } catch (const Error& error) {
        panel().showIdle(fromUtf8(error.what()));
    }
}

FetchPanel& ModelFetcher::panel() {
    if (panel_ == nullptr) {
        panel_ = new FetchPanel(window_);
        panel_->setRecommended(recommendedModels());
        connect(panel_, &FetchPanel::lookRequested, this, &ModelFetcher::look);
        connect(panel_, &FetchPanel::fileChosen, this,
                [this](const QString& gguf) { guarded([&] { offer(gguf.toStdString()); }); });
        connect(panel_, &FetchPanel::fetchRequested, this, &ModelFetcher::fetch);
        connect(panel_, &FetchPanel::stopRequested, this, [this] {
            if (fetch_) {
                fetch_->stop();
            }
        });
    }
    return *panel_;
}

void ModelFetcher::showPanel() {
    FetchPanel& shown = panel();
    guarded([&] {
        const HubPlace place = hubPlaceOfProcess(toPath(cache_));
        shown.setPlaces(place.endpoint.toDisplayString(), fromUtf8(pathText(place.cache)));
    });
    shown.show();
    shown.raise();
    shown.activateWindow();
}

BackgroundFetch& ModelFetcher::background() {
    if (!fetch_) {
        fetch_ = std::make_unique<BackgroundFetch>(hubPlaceOfProcess(toPath(cache_)));
        connect(fetch_.get(), &BackgroundFetch::listed, this, [this](const RepositoryListing& listing) {
            listing_ = listing;
            guarded([this] {
                const std::vector<RemoteFile> ggufs = readableGgufFiles(*listing_);
                offer(hasTensorFolder(*listing_) || ggufs.empty() ? std::string() : proposedGguf(ggufs).path);
            });
        });
        connect(fetch_.get(), &BackgroundFetch::progressed, this, [this](const FetchProgress& progress) {
            panel().showProgress(progress.share(), fromUtf8(progressText(progress)));
        });
        connect(fetch_.get(), &BackgroundFetch::finished, this, [this](const std::filesystem::path& path) {
            panel().showIdle();
            panel().hide();
            Q_EMIT fetched(fromPath(path));
        });
        connect(fetch_.get(), &BackgroundFetch::failed, this, &ModelFetcher::endWith);
        connect(fetch_.get(), &BackgroundFetch::stopped, this, [this] { endWith({}); });
    }
    return *fetch_;
}

void ModelFetcher::look(const QString& name) {
    listing_.reset();
    plan_.reset();
    guarded([&] {
        const ModelReference reference = parseModelReference(name.toStdString());
        background().list(reference);
    });
}

/// Shows what would be fetched now: parts of it may be there.
void ModelFetcher::offer(std::string gguf) {
    plan_.reset();
    plan_ = std::make_unique<FetchPlan>(planFetch(*listing_, background().place().cache, gguf));
    panel().showOffer({*plan_, hasTensorFolder(*listing_), readableGgufFiles(*listing_)});
}

void ModelFetcher::fetch() {
    guarded([this] {
        if (plan_) {
            background().download(*plan_);
        } else {
            panel().showIdle();
        }
    });
}

/// A request that came to no good end, or was stopped: what has come is kept.
void ModelFetcher::endWith(const QString& problem) {
    guarded([this] {
        if (plan_) {
            offer(plan_->choice.toOpen);
        }
    });
    if (problem.isEmpty()) {
        panel().showRemark(plan_ ? tr("Stopped. What has come is kept, and the next time goes on from there.")
                                 : tr("Stopped."));
    } else {
        panel().showIdle(problem);
    }
}

} // namespace headscope
