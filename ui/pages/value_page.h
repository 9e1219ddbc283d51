// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <utility>

#include "ui/pages/asked.h"
#include "ui/pages/figure_page.h"
#include "ui/session/study.h"

namespace headscope {

class SideChoice;

/// Weights, norm-weighted weights and value zeroing of one side's head: a weight is not an importance.
///
/// Settings: "side" (a, b).
class ValuePage : public FigurePage {
    Q_OBJECT

  public:
    explicit ValuePage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    /// Of one side; the last is null while it is computed.
    using Maps = std::array<std::shared_ptr<const HeadMap>, 3>;

    [[nodiscard]] const SideResult& side() const;
    void showMaps(const Maps& maps);

    SideChoice* choice_;
    Asked<std::pair<std::shared_ptr<const Run>, Side>> asked_;
    Maps maps_;
    QString failure_;
    Study study_;
};

} // namespace headscope
