// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <algorithm>
#include <exception>
#include <filesystem>

#include <QFile>

#include "core/trace/pooled_map.h"

namespace headscope {

namespace {

constexpr Index kThumbnailCells = 64;
// A piece of work this short is let finish when a slider moves on: its picture is shown on the way.
constexpr auto kPatience = std::chrono::milliseconds(100);

std::shared_ptr<const TextResult> computeText(RunCache& runs, const QString& text, const Job& job) {
    auto result = std::make_shared<TextResult>();
    result->model = runs.model();
    result->text = text;
    result->encoded = runs.model()->encode(text.toStdString());
    result->run = runs.run(result->encoded.ids(), {}, job);
    const AttentionTrace& trace = result->run->trace;
    HeadMap map;
    for (int layer = 0; layer < trace.layers(); ++layer) {
        job.step(static_cast<double>(layer) / trace.layers(), "drawing the heads");
        for (int head = 0; head < trace.heads(layer); ++head) {
            trace.headMap({layer, head}, {}, ScoreStage::Weights, map);
            result->thumbnails.push_back(std::make_shared<const Matrix>(pooledMap(map, kThumbnailCells)));
        }
    }
    return result;
}

} // namespace

/// What the computing thread keeps between jobs; nobody else touches it.
struct Session::Worker {
    std::unique_ptr<RunCache> runs;
    std::shared_ptr<const TextResult> text;
    quint64 textNumber = 0;
};

Side fittedTo(const ModelSpec& spec, Side side) {
    side.head.layer = std::clamp(side.head.layer, 0, spec.layerCount() - 1);
    const AttentionSpec& layer = spec.layers[static_cast<std::size_t>(side.head.layer)];
    side.head.head = std::clamp(side.head.head, 0, layer.heads - 1);
    const int groups = side.attention.grouping.kvHeads;
    const auto fits = [&](const AttentionSpec& each) { return groups == 0 || each.kvHeads % groups == 0; };
    if (!std::ranges::all_of(spec.layers, fits)) {
        side.attention.grouping = {};
    }
    return side;
}

Session::Session(QObject* parent)
    : QObject(parent), worker_(std::make_shared<Worker>()), opening_(std::make_unique<JobRunner>()),
      computing_(std::make_unique<JobRunner>()) {
    for (JobRunner* runner : {opening_.get(), computing_.get()}) {
        connect(runner, &JobRunner::progressed, this,
                [this](quint64, double share, const QString& step) { Q_EMIT progressed(share, step); });
        const auto maybeIdle = [this] {
            if (opening_->isIdle() && computing_->isIdle()) {
                Q_EMIT becameIdle();
            }
        };
        connect(runner, &JobRunner::finished, this, maybeIdle);
        connect(runner, &JobRunner::stopped, this, maybeIdle);
        connect(runner, &JobRunner::failed, this, maybeIdle);
    }
    connect(opening_.get(), &JobRunner::failed, this,
            [this](quint64, const QString& reason) { Q_EMIT modelFailed(reason); });
}

Session::~Session() {
    opening_.reset();
    computing_.reset();
}

void Session::openModel(const QString& folder) {
    opening_->stop();
    opening_->start([this, folder](const Job& job) {
        const std::filesystem::path path(QFile::encodeName(folder).toStdString());
        QMetaObject::invokeMethod(
            this, [this, opened = headscope::openModel(path, job)] { takeModel(opened); },
            Qt::QueuedConnection);
    });
}

void Session::takeModel(std::shared_ptr<const Model> opened) {
    model_ = std::move(opened);
    for (Side& side : sides_) {
        side = fittedTo(model_->spec(), side);
    }
    textResult_.reset();
    comparison_.reset();
    ++textNumber_;
    computing_->stop();
    Q_EMIT modelOpened();
    compute();
}

void Session::setText(const QString& text) {
    if (text == text_) {
        return;
    }
    text_ = text;
    ++textNumber_;
    computing_->stop();
    compute();
}

void Session::setSide(SideName name, const Side& side) {
    name == SideName::A ? setSides(side, sides_[1]) : setSides(sides_[0], side);
}

void Session::setSides(const Side& a, const Side& b) {
    if (sides_ == std::array{a, b}) {
        return;
    }
    sides_ = {a, b};
    // The text's own run is needed whatever the sides are, so that it is never stopped for them.
    const auto busy = computing_->runningFor();
    if (textResult_ && busy && *busy > kPatience) {
        computing_->stop();
    }
    compute();
}

void Session::stop() {
    opening_->stop();
    computing_->stop();
}

void Session::compute() {
    if (!model_) {
        return;
    }
    const auto deliver = [this](auto&& call) { QMetaObject::invokeMethod(this, call, Qt::QueuedConnection); };
    computing_->start([this, deliver, worker = worker_, model = model_, text = text_, sides = sides_,
                       number = textNumber_](const Job& job) {
        Stage stage = Stage::Text;
        try {
            if (!worker->runs || worker->runs->model() != model) {
                worker->runs = std::make_unique<RunCache>(model);
                worker->text.reset();
            }
            if (!worker->text || worker->textNumber != number) {
                worker->text = computeText(*worker->runs, text, job);
                worker->textNumber = number;
                deliver([this, number, result = worker->text] { takeText(number, result); });
            }
            stage = Stage::Comparison;
            const std::vector<int> ids = worker->text->encoded.ids();
            auto result = std::make_shared<ComparisonResult>();
            result->text = worker->text;
            SideResult a = computeSide(*worker->runs, ids, sides[0], job);
            result->comparison = compare(std::move(a), computeSide(*worker->runs, ids, sides[1], job));
            deliver([this, number, result] { takeComparison(number, result); });
        } catch (const Stopped&) {
            throw;
        } catch (const std::exception& error) {
            deliver([this, number, stage, reason = QString::fromUtf8(error.what())] {
                takeFailure(number, stage, reason);
            });
            throw;
        }
    });
}

void Session::takeText(quint64 textNumber, std::shared_ptr<const TextResult> result) {
    if (textNumber == textNumber_) {
        textResult_ = std::move(result);
        comparison_.reset();
        Q_EMIT textComputed();
    }
}

void Session::takeComparison(quint64 textNumber, std::shared_ptr<const ComparisonResult> result) {
    if (textNumber == textNumber_) {
        comparison_ = std::move(result);
        Q_EMIT comparisonComputed();
    }
}

void Session::takeFailure(quint64 textNumber, Stage stage, const QString& reason) {
    if (textNumber != textNumber_) {
        return;
    }
    comparison_.reset();
    if (stage == Stage::Text) {
        textResult_.reset();
        Q_EMIT textFailed(reason);
    } else {
        Q_EMIT comparisonFailed(reason);
    }
}

std::optional<CellScores> Session::cell(SideName name, int query, int key) const {
    if (!comparison_) {
        return std::nullopt;
    }
    const Comparison& shown = comparison_->comparison;
    const SideResult& side = name == SideName::A ? shown.a : shown.b;
    if (query < 0 || key < 0 || query >= side.map->queries() || key >= side.map->keys()) {
        return std::nullopt;
    }
    return side.run->trace.cell(side.side.head, side.side.attention, query, key);
}

} // namespace headscope
