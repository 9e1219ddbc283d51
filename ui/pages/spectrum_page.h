// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/session/study.h"
#include "ui/views/spectrum_look.h"

namespace headscope {

class SpectrumView;

/// Singular values of the QK and OV circuits of both sides' heads.
class SpectrumPage : public StagePage {
    Q_OBJECT

  public:
    explicit SpectrumPage(QWidget* parent = nullptr);

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }

  private:
    struct Question {
        std::shared_ptr<const Model> modelA, modelB;
        HeadId a, b;
        bool operator==(const Question&) const = default;
    };

    SpectrumView* view_;
    Asked<Question> asked_;
    Study study_;
};

} // namespace headscope
