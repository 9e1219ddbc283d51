// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shown_maps.h"

#include <utility>

#include "core/comparison/first_key_comparison.h"
#include "core/comparison/word_comparison.h"

namespace headscope {

namespace {

constexpr Index kCellsAtOnce = Index{1} << 18; // so many are made anew in a few milliseconds

} // namespace

ShownMaps::ShownMaps(QObject* parent) : QObject(parent) {
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        take({wanted_, &wanted_->comparison}, {});
        Q_EMIT failed(reason);
    });
    connect(&study_, &Study::ended, this, &ShownMaps::made);
}

void ShownMaps::show(const std::shared_ptr<const ComparisonResult>& result, const MapViewSettings& settings) {
    const Form form{settings.words, settings.firstKey == FirstKey::LeftOutRenormalised};
    if (result == wanted_ && form == wantedForm_) {
        return; // shown, or on its way
    }
    wanted_ = result;
    wantedForm_ = form;
    study_.drop();
    if (!result) {
        take(nullptr, form);
        return;
    }
    if (form == Form{}) {
        take({result, &result->comparison}, form);
        return;
    }
    const Comparison& comparison = result->comparison;
    if (comparison.a.map->values.size() + comparison.b.map->values.size() <= 2 * kCellsAtOnce) {
        take(formed(*result, form, {}), form);
        return;
    }
    study_.ask<Comparison>(
        [result, form](const Job& job, const Study::Publish<Comparison>& publish) {
            publish(formed(*result, form, job));
        },
        [this, form](std::shared_ptr<const Comparison> made) { take(std::move(made), form); });
}

MapViewSettings ShownMaps::followed(MapViewSettings settings) const {
    settings.words = shownForm_.words;
    if (shownForm_.withoutFirstKey) {
        settings.firstKey = FirstKey::LeftOutRenormalised;
    } else if (settings.firstKey == FirstKey::LeftOutRenormalised) {
        settings.firstKey = FirstKey::Shown;
    }
    return settings;
}

std::shared_ptr<const Comparison> ShownMaps::formed(const ComparisonResult& result, const Form& form,
                                                    const Job& job) {
    auto made = std::make_shared<const Comparison>(
        form.words ? betweenWords(result.comparison, result.text->typed, result.textOfB->typed)
                   : result.comparison);
    if (job.stop.stop_requested()) {
        throw Stopped();
    }
    return form.withoutFirstKey ? std::make_shared<const Comparison>(withoutFirstKey(*made)) : made;
}

void ShownMaps::take(std::shared_ptr<const Comparison> comparison, const Form& form) {
    shownOf_ = wanted_;
    shown_ = std::move(comparison);
    shownForm_ = form;
}

} // namespace headscope
