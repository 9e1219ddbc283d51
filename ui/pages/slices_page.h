// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/survey/head_parts.h"
#include "core/survey/projection_map.h"
#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/session/study.h"
#include "ui/views/slices_look.h"

namespace headscope {

class SlicesView;

/// How the layer of side A's head is cut into heads: a projection and its slices, and the parts of the
/// layer's output, which add up. Of the run that side A is of: the model's own, or the rerun.
///
/// Settings: "projection": "query", "key", "value" or "output"; "parts": whether the parts are shown where
/// there is no room for both.
///
/// Numbers: "parts.difference" (largest |sum of the parts - the layer's output|), "slices.difference"
/// (largest |slice of a projection on its own - of the whole|), "part.norm" (length of what side A's head
/// writes for the chosen token), "output.norm" (of the layer's output there), "heads", "kv_heads", "width",
/// "head_width".
class SlicesPage : public StagePage {
    Q_OBJECT

  public:
    explicit SlicesPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;
    [[nodiscard]] std::optional<double> number(const QString& name) const override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    struct Layer {
        std::shared_ptr<const Run> run;
        AttentionKind kind = AttentionKind::Self;
        int layer = 0;
        bool operator==(const Layer&) const = default;
    };
    struct Question {
        Layer layer;
        int projection = 0;
        bool operator==(const Question&) const = default;
    };
    /// What is known of a layer; parts come after the projection, and stay while another one is looked at.
    struct Answer {
        Question question;
        ProjectionMap projection;
        std::shared_ptr<const HeadParts> parts;
    };

    [[nodiscard]] const SideResult* side() const;
    /// Where there is a side.
    [[nodiscard]] Question question() const;
    void ask(const Question& question);
    void showAnswer();
    [[nodiscard]] SlicesLook slicesLook() const;
    [[nodiscard]] PartsLook partsLook() const;
    [[nodiscard]] SlicesFacts facts() const;
    [[nodiscard]] int chosenSlice() const;

    SlicesView* view_;
    Answer answer_;
    QString problem_; // in the place of what is missing
    Asked<Question> asked_;
    Study study_;
};

} // namespace headscope
