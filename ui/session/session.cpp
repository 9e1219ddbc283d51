// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <exception>
#include <utility>

#include "core/comparison/fitted_side.h"
#include "core/model/generation.h"
#include "ui/session/session_worker.h"

namespace headscope {

namespace {

// A piece of work this short is let finish when a slider moves on: its picture is shown on the way.
constexpr auto kPatience = std::chrono::milliseconds(100);

} // namespace

Session::~Session() {
    opening_.reset();
    computing_.reset();
    drawing_.reset();
    generating_.reset();
}

Session::Session(QObject* parent)
    : QObject(parent), worker_(std::make_shared<SessionWorker>()), opening_(std::make_unique<JobRunner>()),
      computing_(std::make_unique<JobRunner>()), drawing_(std::make_unique<JobRunner>()),
      generating_(std::make_unique<JobRunner>()) {
    for (JobRunner* runner : {opening_.get(), computing_.get(), drawing_.get(), generating_.get()}) {
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
            endOpening();
            Q_EMIT modelFailed(reason, openingSide_);
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

void Session::setSpecialOfBoth(SpecialTokens special) {
    typed_.special = special;
    if (ownText_) {
        ownText_->special = special;
    }
}

void Session::closeOwnModel() {
    if (ownModel_) {
        ownModel_.reset();
        fitSides(sides_);
        followSubjects();
    }
}

void Session::setOwnText(std::optional<TypedText> text) {
    if (text) {
        text->special = typed_.special;
    }
    if (text != ownText_) {
        ownText_ = std::move(text);
        followSubjects();
    }
}

void Session::swapSides() {
    stopGenerating();
    if (ownText_) {
        std::swap(typed_, *ownText_);
    }
    if (ownModel_) {
        std::swap(model_, ownModel_);
    }
    std::swap(sides_[0], sides_[1]);
    fitSides(sides_);
    renewSubjects();
    computing_->stop();
    compute();
}

const std::shared_ptr<const Model>& Session::model(SideName name) const {
    return name == SideName::B && ownModel_ ? ownModel_ : model_;
}

TypedText Session::typedText(SideName name) const {
    const bool isOwn = name == SideName::B && ownText_.has_value();
    TypedText typed = isOwn ? *ownText_ : typed_;
    const auto& model = this->model(name);
    // A pair's second sentence is no target, and the reverse.
    const bool fits = model && model->takesSecondText() &&
                      (isOwn || secondIsTarget_.value_or(true) == model->spec().encoder.has_value());
    if (!fits) {
        typed.second.reset();
    }
    if (model && model->spec().readsPictures()) {
        TypedText pictureAlone;
        pictureAlone.picture = std::move(typed.picture);
        return pictureAlone;
    }
    typed.picture.reset();
    return typed;
}

/// Each side fitted to its model. Where both models have both sides' kinds of attention, A's holds for both.
void Session::fitSides(std::array<Side, 2>& sides) const {
    if (!model_) {
        sides[1].head.kind = sides[0].head.kind;
        return;
    }
    for (const SideName name : {SideName::A, SideName::B}) {
        Side& side = sides[static_cast<std::size_t>(name)];
        side = fittedSide(model(name)->spec(), side);
    }
    const auto has = [this](SideName name, AttentionKind kind) {
        return !model(name)->spec().attention(kind).empty();
    };
    if (has(SideName::B, sides[0].head.kind) && has(SideName::A, sides[1].head.kind)) {
        sides[1].head.kind = sides[0].head.kind;
        sides[1] = fittedSide(model(SideName::B)->spec(), sides[1]);
    }
}

void Session::changeTyped(const TypedText& typed) {
    if (typed != typed_) {
        stopGenerating();
        typed_ = typed;
        followSubjects();
    }
}

void Session::setTyped(const TypedText& typed) {
    if (ownText_) {
        ownText_->special = typed.special;
    }
    changeTyped(typed);
}

void Session::setText(const QString& text) {
    TypedText typed = typed_;
    typed.text = text.toStdString();
    changeTyped(typed);
}

void Session::setPicture(std::optional<Picture> picture) {
    TypedText typed = typed_;
    typed.picture = std::move(picture);
    changeTyped(typed);
}

void Session::setSecondText(const QString& text) {
    TypedText typed = typed_;
    typed.second = text.isEmpty() ? std::nullopt : std::optional(text.toStdString());
    changeTyped(typed);
}

void Session::setSpecialTokens(SpecialTokens special) {
    if (special != typed_.special) {
        stopGenerating();
        setSpecialOfBoth(special);
        followSubjects();
    }
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
    fitSides(wanted);
    if (sides_ == wanted) {
        return;
    }
    sides_ = wanted;
    // The texts' own runs are needed whatever the sides are, so that they are never stopped for them.
    const auto busy = computing_->runningFor();
    if (isComputed(SideName::A) && isComputed(SideName::B) && busy && *busy > kPatience) {
        computing_->stop();
    }
    compute();
}

void Session::stop() {
    if (isOpening_ && openingNumber_ != 0) {
        endOpening();
        opening_->stop();
        Q_EMIT openingStopped();
        return;
    }
    computing_->stop();
    drawing_->stop();
    stopGenerating();
}

} // namespace headscope
