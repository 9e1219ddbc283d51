// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/score_study.h"

#include <utility>

#include "core/survey/probe.h"
#include "core/survey/survey.h"
#include "core/tokenizer/text_file.h"
#include "ui/theme/file_path.h"

namespace headscope {

namespace {

constexpr double kQuickZeroing = 2e11; // multiply-adds: about a second on two cores

/// Each head costs about half a run.
double zeroingCost(const TextResult& text) {
    double heads = 0;
    for (const AttentionKind kind : text.model->spec().kinds()) {
        for (const AttentionSpec& layer : text.model->spec().attention(kind)) {
            heads += layer.heads;
        }
    }
    return heads / 2 * static_cast<double>(text.model->transformer().weights().parameters) *
           static_cast<double>(text.run->tokens());
}

SurveyRequest requestOf(bool withZeroing) {
    SurveyRequest request{scoresNamed({}), std::nullopt};
    std::erase_if(request.scores, [withZeroing](const HeadScore* score) {
        return !withZeroing && score->basis == ScoreBasis::Zeroing;
    });
    return request;
}

} // namespace

ScoreStudy::ScoreStudy(QObject* parent) : QObject(parent) {
    connect(&study_, &Study::progressed, this, &ScoreStudy::progressed);
    connect(&study_, &Study::ended, this, &ScoreStudy::becameIdle);
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        failure_ = reason;
        scores_.reset();
        Q_EMIT changed();
    });
}

void ScoreStudy::setText(std::shared_ptr<const TextResult> text) {
    if (text == text_) {
        return;
    }
    const bool isSameModel = text && text_ && text->model == text_->model;
    text_ = std::move(text);
    if (!isSameModel) {
        zeroing_.reset();
    }
    if (!isSameModel || subject_ == ScoreSubject::Text) {
        renew();
    }
}

void ScoreStudy::setSubject(ScoreSubject subject, const QString& file) {
    subject_ = subject;
    file_ = file;
    renew();
}

void ScoreStudy::setWanted(bool isWanted) {
    isWanted_ = isWanted;
    if (isWanted_ && !isAsked_) {
        compute();
    } else if (!isWanted_ && study_.isBusy()) {
        study_.drop();
        isAsked_ = false;
        Q_EMIT becameIdle();
    }
}

void ScoreStudy::setZeroing(bool isMeasured) {
    zeroing_ = isMeasured;
    renew();
}

bool ScoreStudy::measuresZeroing() const {
    return zeroing_.value_or(text_ && subject_ == ScoreSubject::Text && zeroingCost(*text_) < kQuickZeroing);
}

void ScoreStudy::stop() {
    if (study_.isBusy()) {
        study_.drop();
        failure_ = tr("Stopped: change the text to compute the scores");
        Q_EMIT becameIdle();
        Q_EMIT changed();
    }
}

QString ScoreStudy::placeholder() const {
    if (!failure_.isEmpty()) {
        return failure_;
    }
    return text_ ? tr("Scores are being computed…")
                 : tr("Type a sentence above to see the scores of its heads");
}

/// What was computed is of something else now.
void ScoreStudy::renew() {
    study_.drop();
    isAsked_ = false;
    failure_.clear();
    if (!text_) {
        scores_.reset();
        Q_EMIT changed();
    }
    if (isWanted_) {
        compute();
    }
}

void ScoreStudy::compute() {
    if (!text_) {
        return;
    }
    isAsked_ = true;
    study_.ask<ScoreTable>(
        [text = text_, subject = subject_, path = toPath(file_),
         request = requestOf(measuresZeroing())](const Job& job, const Study::Publish<ScoreTable>& publish) {
            const auto tell = [&](const ScoreTable& table) {
                publish(std::make_shared<const ScoreTable>(table));
            };
            const Model& model = *text->model;
            switch (subject) {
            case ScoreSubject::Text:
                tell(surveyText(model, *text->run, request, job, tell));
                break;
            case ScoreSubject::Lines:
                tell(surveyLines(model, linesOf(readTextFile(path.string()), text->typed.special), request,
                                 job, tell));
                break;
            case ScoreSubject::Probe:
                tell(surveyProbe(model, makeProbe(model), request, job, tell));
                break;
            }
            model.checkpoint().requireIntact();
        },
        [this](const std::shared_ptr<const ScoreTable>& scores) {
            scores_ = scores;
            Q_EMIT changed();
        });
}

} // namespace headscope
