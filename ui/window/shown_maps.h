// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

#include "ui/figure/map_view_settings.h"
#include "ui/session/session_results.h"
#include "ui/session/study.h"

namespace headscope {

/// The comparison whose maps are drawn: the one that was computed, or what the view makes of it, which is
/// maps between words, or maps without the first key. Large ones are made by a worker; until they are there,
/// what was shown before stays.
class ShownMaps : public QObject {
    Q_OBJECT

  public:
    explicit ShownMaps(QObject* parent = nullptr);

    /// Shows this result, or none, as the settings want it. What they want else is not looked at.
    void show(const std::shared_ptr<const ComparisonResult>& result, const MapViewSettings& settings);

    /// Null where there is none yet.
    [[nodiscard]] const std::shared_ptr<const Comparison>& comparison() const { return shown_; }
    /// Whether the maps that are shown are between words.
    [[nodiscard]] bool isOfWords() const { return shownForm_.words; }
    /// `settings` as far as the maps that are shown follow them.
    [[nodiscard]] MapViewSettings followed(MapViewSettings settings) const;
    [[nodiscard]] bool isBusy() const { return study_.isBusy(); }

    /// Whether the maps that are shown are of this result, in whatever form.
    [[nodiscard]] bool isOf(const std::shared_ptr<const ComparisonResult>& result) const {
        return shownOf_ == result;
    }

  Q_SIGNALS:
    /// Maps that took a while are there; or they can not be made, and those that were computed are shown.
    void made();
    void failed(const QString& reason);

  private:
    /// What is made of the maps that were computed.
    struct Form {
        bool words = false;
        bool withoutFirstKey = false;
        bool operator==(const Form&) const = default;
    };
    [[nodiscard]] static std::shared_ptr<const Comparison> formed(const ComparisonResult& result,
                                                                  const Form& form, const Job& job);
    void take(std::shared_ptr<const Comparison> comparison, const Form& form);

    std::shared_ptr<const ComparisonResult> wanted_;
    Form wantedForm_;
    std::shared_ptr<const ComparisonResult> shownOf_;
    std::shared_ptr<const Comparison> shown_;
    Form shownForm_;
    Study study_;
};

} // namespace headscope
