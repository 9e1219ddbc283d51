// SPDX-License-Identifier: GPL-3.0-or-later
// What a session has computed, and what becomes of the results; models, texts and sides are in session.cpp.
#include <exception>
#include <utility>

#include "ui/session/session.h"

namespace headscope {

namespace {

bool isIntact(const Model& model) {
    try {
        model.checkpoint().requireIntact();
        return true;
    } catch (const Error&) {
        return false;
    }
}

} // namespace

bool Session::renewSubjects() {
    bool hasChanged = false;
    for (const SideName name : {SideName::A, SideName::B}) {
        const auto index = static_cast<std::size_t>(name);
        TextSubject now{model(name), typedText(name)};
        if (subjects_[index].model != now.model) {
            textResults_[index].reset();
            pictures_[index].reset();
            comparison_.reset();
        }
        if (subjects_[index] != now) {
            subjects_[index] = std::move(now);
            ++textNumbers_[index];
            hasChanged = true;
        }
    }
    return hasChanged;
}

void Session::followSubjects() {
    if (!renewSubjects()) {
        return;
    }
    computing_->stop();
    if (isShared() && textResults_[0] && isComputed(SideName::A) && !isComputed(SideName::B)) {
        takeText(SideName::B, textNumbers_[1], textResults_[0]); // B's text is A's again, which is there
    }
    compute();
}

void Session::compute() {
    if (!model_) {
        return;
    }
    const auto deliver = [this](auto&& call) { QMetaObject::invokeMethod(this, call, Qt::QueuedConnection); };
    start(*computing_, [this, deliver, worker = worker_, subjects = subjects_, sides = sides_,
                        numbers = textNumbers_](const Job& job) {
        const bool shares = subjects[0] == subjects[1];
        Stage stage = Stage::Text;
        SideName at = SideName::A;
        try {
            auto result = std::make_shared<ComparisonResult>();
            const auto text = [&](SideName name, std::shared_ptr<const TextResult>& taken) {
                const auto index = static_cast<std::size_t>(name);
                at = name;
                taken = worker->text(name, subjects[index], shares, job);
                deliver([this, name, number = numbers[index], taken] { takeText(name, number, taken); });
            };
            text(SideName::A, result->text);
            text(SideName::B, result->textOfB);
            stage = Stage::Comparison;
            result->comparison = worker->comparison(sides, job, at);
            deliver([this, numbers, result] { takeComparison(numbers, result); });
        } catch (const Stopped&) {
            throw;
        } catch (const std::exception& error) {
            for (const SideName name : {SideName::B, SideName::A}) { // A's, where both are broken
                if (!isIntact(*subjects[static_cast<std::size_t>(name)].model)) {
                    stage = Stage::Text; // nothing of this text can be computed any more
                    at = name;
                    worker->forget(name);
                }
            }
            deliver([this, numbers, at, stage, reason = QString::fromUtf8(error.what())] {
                takeFailure(numbers, at, stage, reason);
            });
            throw;
        }
    });
}

void Session::takeText(SideName name, quint64 number, std::shared_ptr<const TextResult> result) {
    const auto index = static_cast<std::size_t>(name);
    if (number != textNumbers_[index] || computedTexts_[index] == number) {
        return; // of an earlier text, or known
    }
    textResults_[index] = std::move(result);
    computedTexts_[index] = number;
    if (name == SideName::A && isShared()) {
        textResults_[1] = textResults_[0];
        computedTexts_[1] = textNumbers_[1];
    }
    Q_EMIT textComputed(name);
    drawHeads();
}

void Session::takeComparison(const std::array<quint64, 2>& numbers,
                             std::shared_ptr<const ComparisonResult> result) {
    if (numbers == textNumbers_) {
        comparison_ = std::move(result);
        Q_EMIT comparisonComputed();
    }
}

void Session::takeFailure(const std::array<quint64, 2>& numbers, SideName at, Stage stage,
                          const QString& reason) {
    if (numbers != textNumbers_) {
        return;
    }
    comparison_.reset();
    if (stage == Stage::Text) {
        for (const SideName name : {SideName::A, SideName::B}) {
            if (name == at || isShared()) {
                textResults_[static_cast<std::size_t>(name)].reset();
                pictures_[static_cast<std::size_t>(name)].reset();
                computedTexts_[static_cast<std::size_t>(name)] = 0;
            }
        }
        Q_EMIT textFailed(reason, at);
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
    try {
        CellScores cell = side.run->trace.cell(side.side.head, side.side.attention, query, key);
        cell.weight = side.map->values(query, key); // to the last digit what the map and an export show
        return cell;
    } catch (const Error&) { // of a long text, where the model's files are gone: the next run says so
        return std::nullopt;
    }
}

} // namespace headscope
