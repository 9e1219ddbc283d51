// SPDX-License-Identifier: GPL-3.0-or-later
// How a session comes by its models, and by others with other products; what is done with them is in
// session.cpp.
#include <utility>

#include "core/model/random_layer.h"
#include "ui/session/ready_model.h"
#include "ui/session/session.h"
#include "ui/theme/file_path.h"

namespace headscope {

void Session::openModel(const QString& path) {
    open(SideName::A, path);
}

void Session::openOwnModel(const QString& path) {
    open(SideName::B, path);
}

void Session::open(SideName side, const QString& path) {
    openingPath_ = path;
    openingSide_ = side;
    asksForModel_ = true;
    startOpening();
}

bool Session::setProducts(Products products) {
    if (products == wantedProducts_) {
        return false;
    }
    wantedProducts_ = products;
    const bool waits = isOpening_ && openingNumber_ != 0;
    if (waits && asksForModel_) {
        startOpening(); // the same once more
        return true;
    }
    asksForModel_ = false;
    const auto models = modelsToOpenAgain();
    if (!models.empty()) {
        openingPath_ = fromPath(models.front()->checkpoint().path());
        openingSide_ = models.front() == model_ ? SideName::A : SideName::B;
        startOpening();
        return true;
    }
    if (waits) { // for the products that are not wanted any more
        stop();
        return false;
    }
    products_ = products;
    Q_EMIT productsChanged();
    return false;
}

/// Those whose products are not the wanted ones.
std::vector<std::shared_ptr<const Model>> Session::modelsToOpenAgain() const {
    std::vector<std::shared_ptr<const Model>> models;
    for (const SideName side : {SideName::A, SideName::B}) {
        const auto& model = side == SideName::A ? model_ : ownModel_;
        const bool isReplaced = asksForModel_ && side == openingSide_;
        if (model && !isReplaced && model->products() != wantedProducts_ &&
            !namesRandomLayer(model->checkpoint().path())) {
            models.push_back(model);
        }
    }
    return models;
}

void Session::startOpening() {
    opening_->stop();
    isOpening_ = true;
    const auto number = std::make_shared<quint64>(); // read in this thread only
    const std::optional<QString> asked = asksForModel_ ? std::optional(openingPath_) : std::nullopt;
    *number = openingNumber_ = start(*opening_, [this, asked, models = modelsToOpenAgain(),
                                                 products = wantedProducts_, number](const Job& job) {
        Opened opened;
        const auto all = static_cast<double>(models.size()) + (asked ? 1 : 0);
        double done = 0;
        const auto openNext = [&](const std::filesystem::path& path) {
            const Job part = job.part(done / all, (done + 1) / all);
            ++done;
            return openReadyModel(path, part, products);
        };
        if (asked) {
            opened.asked = openNext(toPath(*asked));
        }
        for (const auto& model : models) {
            opened.again.emplace_back(model, openNext(model->checkpoint().path()));
        }
        QMetaObject::invokeMethod(
            this, [this, number, opened] { takeOpened(*number, opened); }, Qt::QueuedConnection);
    });
}

/// Without what was to be opened.
void Session::endOpening() {
    isOpening_ = false;
    asksForModel_ = false;
    wantedProducts_ = products_;
}

void Session::takeOpened(quint64 openingNumber, Opened opened) {
    if (openingNumber != openingNumber_ || !isOpening_) {
        return; // another one is wanted, or none any more
    }
    const bool areOthers = std::exchange(products_, wantedProducts_) != wantedProducts_;
    const bool isAsked = opened.asked != nullptr;
    endOpening();
    takeAgain(opened);
    if (isAsked) {
        takeAsked(std::move(opened.asked));
    }
    renewSubjects();
    computing_->stop();
    if (isAsked) {
        Q_EMIT modelOpened(openingSide_);
    }
    if (areOthers) {
        Q_EMIT productsChanged();
    }
    compute();
}

/// In the place of those that are still open: sides may have been swapped, and side B's model closed.
void Session::takeAgain(const Opened& opened) {
    for (const auto& [before, after] : opened.again) {
        if (model_ == before) {
            stopGenerating();
            model_ = after;
        }
        if (ownModel_ == before) {
            ownModel_ = after;
        }
    }
}

void Session::takeAsked(std::shared_ptr<const Model> opened) {
    if (openingSide_ == SideName::B) {
        ownModel_ = std::move(opened);
    } else {
        takeMainModel(std::move(opened));
    }
    beginWithEncoder(openingSide_);
    if (!ownModel_) {
        beginWithEncoder(SideName::B);
    }
    fitSides(sides_);
}

/// The decoder of an empty target has one token to show.
void Session::beginWithEncoder(SideName name) {
    AttentionKind& kind = sides_[static_cast<std::size_t>(name)].head.kind;
    if (model(name)->spec().encoder && !typedText(name).second && kind == AttentionKind::Self) {
        kind = AttentionKind::Encoder;
    }
}

void Session::takeMainModel(std::shared_ptr<const Model> opened) {
    stopGenerating();
    model_ = std::move(opened);
    if (model_->takesSecondText()) {
        const bool isTarget = model_->spec().encoder.has_value();
        if (secondIsTarget_.value_or(isTarget) != isTarget) {
            typed_.second.reset();
        }
        secondIsTarget_ = isTarget;
    }
    setSpecialOfBoth(model_->spec().predictsHidden() ? SpecialTokens::Parsed : SpecialTokens::Literal);
}

} // namespace headscope
