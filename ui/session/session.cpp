// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <algorithm>
#include <exception>

#include "core/base/parallel.h"
#include "core/comparison/fitted_side.h"
#include "core/model/generation.h"
#include "core/trace/pooled_map.h"
#include "ui/session/ready_model.h"
#include "ui/theme/file_path.h"

namespace headscope {

namespace {

constexpr Index kThumbnailCells = 64;
// A piece of work this short is let finish when a slider moves on: its picture is shown on the way.
constexpr auto kPatience = std::chrono::milliseconds(100);

std::vector<std::shared_ptr<const Matrix>> thumbnailsOf(const AttentionTrace& trace, AttentionKind kind,
                                                        const Job& job) {
    std::vector<std::shared_ptr<const Matrix>> thumbnails;
    const int layers = trace.layers(kind);
    for (int layer = 0; layer < layers; ++layer) {
        job.step(static_cast<double>(layer) / layers, "drawing the heads");
        const int heads = trace.heads(layer, kind);
        std::vector<std::shared_ptr<const Matrix>> ofLayer(static_cast<std::size_t>(heads));
        parallelBlocks(heads, 1, [&](Index head, Index) {
            thread_local HeadMap map;
            trace.headMap({layer, static_cast<int>(head), kind}, {}, ScoreStage::Weights, map);
            ofLayer[static_cast<std::size_t>(head)] =
                std::make_shared<const Matrix>(pooledMap(map, kThumbnailCells));
        });
        thumbnails.insert(thumbnails.end(), ofLayer.begin(), ofLayer.end());
    }
    return thumbnails;
}

std::shared_ptr<const TextResult> computeText(RunCache& runs, const TypedText& typed, const Job& job) {
    auto result = std::make_shared<TextResult>();
    result->model = runs.model();
    result->typed = typed;
    result->encoded = runs.model()->encode(typed);
    result->run = runs.run(result->encoded.input(), AttentionSettings{}, job);
    for (const AttentionKind kind : runs.model()->spec().kinds()) {
        result->thumbnails[static_cast<std::size_t>(kind)] = thumbnailsOf(result->run->trace, kind, job);
    }
    return result;
}

bool isIntact(const Model& model) {
    try {
        model.checkpoint().requireIntact();
        return true;
    } catch (const Error&) {
        return false;
    }
}

} // namespace

/// What the computing thread keeps between jobs; nobody else touches it.
struct Session::Worker {
    std::unique_ptr<RunCache> runs;
    std::shared_ptr<const TextResult> text;
    quint64 textNumber = 0;
    std::array<std::optional<SideResult>, 2> sides;

    /// A side of the present text; as it was where it has not changed.
    const SideResult& side(std::size_t index, const Side& wanted, const Job& job) {
        std::optional<SideResult>& kept = sides[index];
        if (!kept || kept->side != wanted) {
            kept.reset();
            kept = computeSide(*runs, text->encoded.input(), wanted, job);
        }
        return *kept;
    }
};

Session::Session(QObject* parent)
    : QObject(parent), worker_(std::make_shared<Worker>()), opening_(std::make_unique<JobRunner>()),
      computing_(std::make_unique<JobRunner>()), generating_(std::make_unique<JobRunner>()) {
    for (JobRunner* runner : {opening_.get(), computing_.get(), generating_.get()}) {
        connect(
            runner, &JobRunner::progressed, this,
            [this, isOpener = runner == opening_.get()](quint64 number, double share, const QString& step) {
                if (isOpening_ == isOpener && (!isOpener || number == openingNumber_)) {
                    Q_EMIT progressed(share, step);
                }
            });
        connect(runner, &JobRunner::finished, this, &Session::countEnd);
        connect(runner, &JobRunner::stopped, this, &Session::countEnd);
        connect(runner, &JobRunner::failed, this, &Session::countEnd);
    }
    connect(opening_.get(), &JobRunner::failed, this, [this](quint64 number, const QString& reason) {
        if (number == openingNumber_ && isOpening_) {
            isOpening_ = false;
            Q_EMIT modelFailed(reason);
        }
    });
}

quint64 Session::start(JobRunner& runner, JobRunner::Work work) {
    ++pieces_;
    return runner.start(std::move(work));
}

void Session::countEnd() {
    if (--pieces_ == 0) {
        Q_EMIT becameIdle();
    }
}

Session::~Session() {
    opening_.reset();
    computing_.reset();
    generating_.reset();
}

void Session::openModel(const QString& path) {
    opening_->stop();
    isOpening_ = true;
    openingPath_ = path;
    const auto number = std::make_shared<quint64>(); // read in this thread only
    *number = openingNumber_ = start(*opening_, [this, path, number](const Job& job) {
        QMetaObject::invokeMethod(
            this, [this, number, opened = openReadyModel(toPath(path), job)] { takeModel(*number, opened); },
            Qt::QueuedConnection);
    });
}

void Session::takeModel(quint64 openingNumber, std::shared_ptr<const Model> opened) {
    if (openingNumber != openingNumber_ || !isOpening_) {
        return; // another one is wanted, or none any more
    }
    isOpening_ = false;
    stopGenerating();
    model_ = std::move(opened);
    if (model_->takesSecondText()) {
        const bool isTarget = model_->spec().encoder.has_value();
        if (secondIsTarget_.value_or(isTarget) != isTarget) {
            typed_.second.reset();
        }
        secondIsTarget_ = isTarget;
    }
    typed_.special = model_->spec().predictsHidden() ? SpecialTokens::Parsed : SpecialTokens::Literal;
    for (Side& side : sides_) {
        if (model_->spec().encoder && !typed_.second && side.head.kind == AttentionKind::Self) {
            side.head.kind = AttentionKind::Encoder; // the decoder of an empty target has one token to show
        }
        side = fittedSide(model_->spec(), side);
    }
    textResult_.reset();
    comparison_.reset();
    ++textNumber_;
    computing_->stop();
    Q_EMIT modelOpened();
    compute();
}

TypedText Session::typedText() const {
    TypedText typed = typed_;
    if (!model_ || !model_->takesSecondText()) {
        typed.second.reset();
    }
    return typed;
}

void Session::changeTyped(const TypedText& typed) {
    if (typed == typed_) {
        return;
    }
    stopGenerating();
    typed_ = typed;
    ++textNumber_;
    computing_->stop();
    compute();
}

void Session::setText(const QString& text) {
    TypedText typed = typed_;
    typed.text = text.toStdString();
    changeTyped(typed);
}

void Session::setSecondText(const QString& text) {
    TypedText typed = typed_;
    typed.second = text.isEmpty() ? std::nullopt : std::optional(text.toStdString());
    changeTyped(typed);
}

void Session::setSpecialTokens(SpecialTokens special) {
    TypedText typed = typed_;
    typed.special = special;
    changeTyped(typed);
}

void Session::generateTarget() {
    if (!model_) {
        return;
    }
    stopGenerating();
    isGenerating_ = true;
    Q_EMIT generatingChanged();
    start(*generating_,
          [this, model = model_, typed = typedText(), number = generationNumber_](const Job& job) {
              const auto deliver = [this](auto&& call) {
                  QMetaObject::invokeMethod(this, call, Qt::QueuedConnection);
              };
              try {
                  const QString target =
                      QString::fromStdString(headscope::generateTarget(*model, typed, kLongestTarget, job));
                  deliver([this, number, target] { takeTarget(number, target); });
              } catch (const Stopped&) {
                  throw;
              } catch (const std::exception& error) {
                  deliver([this, number, reason = QString::fromUtf8(error.what())] {
                      if (number == generationNumber_) {
                          stopGenerating();
                          Q_EMIT generationFailed(reason);
                      }
                  });
                  throw;
              }
          });
}

void Session::stopGenerating() {
    ++generationNumber_;
    generating_->stop();
    if (isGenerating_) {
        isGenerating_ = false;
        Q_EMIT generatingChanged();
    }
}

void Session::takeTarget(quint64 generationNumber, const QString& target) {
    if (generationNumber != generationNumber_) {
        return;
    }
    stopGenerating();
    setSecondText(target);
    Q_EMIT targetGenerated(target);
}

void Session::setSide(SideName name, const Side& side) {
    Side another = this->side(other(name));
    another.head.kind = side.head.kind;
    name == SideName::A ? setSides(side, another) : setSides(another, side);
}

void Session::setKind(AttentionKind kind) {
    Side a = sides_[0];
    a.head.kind = kind;
    setSides(a, sides_[1]);
}

void Session::setSides(const Side& a, const Side& b) {
    std::array wanted{a, b};
    wanted[1].head.kind = a.head.kind;
    for (Side& side : wanted) {
        side = model_ ? fittedSide(model_->spec(), side) : side;
    }
    if (sides_ == wanted) {
        return;
    }
    sides_ = wanted;
    // The text's own run is needed whatever the sides are, so that it is never stopped for them.
    const auto busy = computing_->runningFor();
    if (computedText_ == textNumber_ && busy && *busy > kPatience) {
        computing_->stop();
    }
    compute();
}

void Session::stop() {
    if (isOpening_ && openingNumber_ != 0) {
        isOpening_ = false;
        opening_->stop();
        Q_EMIT openingStopped();
        return;
    }
    computing_->stop();
    stopGenerating();
}

void Session::compute() {
    if (!model_) {
        return;
    }
    const auto deliver = [this](auto&& call) { QMetaObject::invokeMethod(this, call, Qt::QueuedConnection); };
    start(*computing_, [this, deliver, worker = worker_, model = model_, text = typedText(), sides = sides_,
                        number = textNumber_](const Job& job) {
        Stage stage = Stage::Text;
        try {
            if (!worker->runs || worker->runs->model() != model) {
                worker->runs = std::make_unique<RunCache>(model);
                worker->text.reset();
            }
            if (!worker->text || worker->textNumber != number) {
                worker->sides = {};
                worker->text = computeText(*worker->runs, text, job);
                worker->textNumber = number;
                deliver([this, number, result = worker->text] { takeText(number, result); });
            }
            stage = Stage::Comparison;
            auto result = std::make_shared<ComparisonResult>();
            result->text = worker->text;
            result->comparison = compare(worker->side(0, sides[0], job), worker->side(1, sides[1], job));
            deliver([this, number, result] { takeComparison(number, result); });
        } catch (const Stopped&) {
            throw;
        } catch (const std::exception& error) {
            if (!isIntact(*model)) { // nothing of this text can be computed any more
                stage = Stage::Text;
                worker->text.reset();
            }
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
        computedText_ = textNumber;
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
    CellScores cell = side.run->trace.cell(side.side.head, side.side.attention, query, key);
    cell.weight = side.map->values(query, key); // to the last digit what the map and an export show
    return cell;
}

} // namespace headscope
