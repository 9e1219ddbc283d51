// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/panels/geometry_view.h"
#include "ui/session/study.h"
#include "ui/views/spectrum_look.h"

namespace headscope {

class SpectrumView;

/// Singular values of the QK and OV circuits of both sides' heads, what of QK is symmetric, and the angles
/// between the two heads' query and key subspaces; where both sides are one head, between it and the next of
/// its layer.
///
/// Settings: "scale" of the singular values (linear, logarithmic).
/// Numbers of side A's head, with "b." in front of side B's where that is another one: "qk.symmetric",
/// "qk.antisymmetric" (shares of |QK|²), "qk.rank" (numerical), "qk.effective", "ov.effective", "ov.copying".
/// Of the two: "smallest" and "largest" (degrees), "overlap" and "random" of "angle.query" and "angle.key".
class SpectrumPage : public StagePage {
    Q_OBJECT

  public:
    explicit SpectrumPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override { showNothing(text); }

  private:
    struct Question {
        std::shared_ptr<const Model> modelA, modelB;
        HeadId a, b;
        bool operator==(const Question&) const = default;
    };
    struct Answer {
        std::vector<SpectrumLook> looks;
        GeometryLook geometry;
    };

    [[nodiscard]] static Answer compute(const Question& question, const Job& job);
    void showNothing(const QString& reason);

    SpectrumView* view_;
    GeometryView* geometry_;
    Asked<Question> asked_;
    std::shared_ptr<const Answer> answer_;
    Study study_;
};

} // namespace headscope
