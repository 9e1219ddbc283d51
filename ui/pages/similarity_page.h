// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "ui/pages/asked.h"
#include "ui/pages/stage_page.h"
#include "ui/panels/similarity_of_text.h"
#include "ui/session/study.h"

namespace headscope {

class SimilarityView;

/// How alike the heads of a kind attend on side A's text.
///
/// Settings: "view" (matrix, plane, groups: what is in sight where there is no room for all) and "order" of
/// the matrix (clustered, layer).
class SimilarityPage : public StagePage {
    Q_OBJECT

  public:
    explicit SimilarityPage(QWidget* parent = nullptr);

    [[nodiscard]] QJsonObject settings() const override;
    [[nodiscard]] QString setSettings(const QJsonObject& settings) override;

  protected:
    void showState() override;
    void stopWaiting() override { asked_.stopWaiting(); }
    void showStopped(const QString& text) override;

  private:
    SimilarityView* view_;
    Asked<std::pair<std::shared_ptr<const Run>, AttentionKind>> asked_;
    Study study_;
};

} // namespace headscope
