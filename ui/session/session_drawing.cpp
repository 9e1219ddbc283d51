// SPDX-License-Identifier: GPL-3.0-or-later
// The small pictures of all heads, which a session draws after everything else.
#include <chrono>
#include <exception>
#include <functional>
#include <utility>
#include <vector>

#include "core/base/sentence.h"
#include "ui/session/session.h"

namespace headscope {

namespace {

// Pictures that are all there by then come at once: heads that appear one by one are unrest.
constexpr auto kShownEvery = std::chrono::milliseconds(50);

using Show = std::function<void(std::shared_ptr<const HeadPictures>)>;

/// Draws what is missing, layer by layer, and shows it from time to time and in the end.
void drawRest(HeadPictures pictures, const Job& job, const Show& show) {
    const AttentionTrace& trace = pictures.text->run->trace;
    auto shown = std::chrono::steady_clock::now();
    for (const AttentionKind kind : pictures.text->model->spec().kinds()) {
        const auto index = static_cast<std::size_t>(kind);
        PooledMaps& maps = pictures.maps[index];
        int& drawn = pictures.drawnLayers[index];
        while (drawn < trace.layers(kind)) {
            job.step(static_cast<double>(drawn) / trace.layers(kind), Sentence::noted("drawing the heads"));
            const PooledMaps ofLayer = pooledLayer(trace, kind, drawn, kSmallMapCells);
            maps.insert(maps.end(), ofLayer.begin(), ofLayer.end());
            ++drawn;
            if (const auto now = std::chrono::steady_clock::now(); now - shown >= kShownEvery) {
                shown = now;
                show(std::make_shared<const HeadPictures>(pictures));
            }
        }
    }
    show(std::make_shared<const HeadPictures>(std::move(pictures)));
}

} // namespace

void Session::drawHeads() {
    std::vector<HeadPictures> unfinished;
    for (const SideName name : {SideName::A, SideName::B}) {
        const auto index = static_cast<std::size_t>(name);
        const auto& text = textResults_[index];
        if (!text || !isComputed(name) || (name == SideName::B && text == textResults_[0])) {
            continue;
        }
        const auto& drawn = pictures_[index];
        unfinished.push_back(drawn && drawn->text == text ? *drawn : HeadPictures{text, {}, {}});
    }
    drawing_->stop(); // what it has shown is gone on with
    start(*drawing_, [this, unfinished = std::move(unfinished)](const Job& job) {
        const auto deliver = [this](auto&& call) {
            QMetaObject::invokeMethod(this, call, Qt::QueuedConnection);
        };
        for (const HeadPictures& pictures : unfinished) {
            try {
                drawRest(pictures, job, [&](std::shared_ptr<const HeadPictures> part) {
                    deliver([this, part = std::move(part)] { takePictures(part); });
                });
            } catch (const Stopped&) {
                throw;
            } catch (const std::exception& error) {
                deliver([this, text = pictures.text, reason = QString::fromUtf8(error.what())] {
                    for (const SideName name : {SideName::B, SideName::A}) {
                        if (textResults_[static_cast<std::size_t>(name)] == text) {
                            takeFailure(textNumbers_, name, Stage::Text, reason);
                        }
                    }
                });
                throw;
            }
        }
    });
}

void Session::takePictures(std::shared_ptr<const HeadPictures> pictures) {
    bool isWanted = false;
    SideName first = SideName::B;
    for (const SideName name : {SideName::B, SideName::A}) {
        const auto index = static_cast<std::size_t>(name);
        if (textResults_[index] == pictures->text) {
            pictures_[index] = pictures;
            first = name;
            isWanted = true;
        }
    }
    if (isWanted) {
        Q_EMIT headsDrawn(first);
    }
}

} // namespace headscope
