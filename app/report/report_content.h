// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QImage>
#include <nlohmann/json.hpp>

#include "app/text_commands.h"
#include "core/analysis/score_table.h"
#include "core/comparison/comparison.h"
#include "core/model/trained_check.h"
#include "core/trace/pooled_map.h"
#include "ui/export/figure_export.h"

namespace headscope {

/// What a report tells.
struct ReportContent {
    Subject subject;
    std::optional<TrainedCheck> check;
    /// Small pictures of all heads (see pooledMaps) of each kind that the model has.
    std::vector<std::pair<AttentionKind, std::vector<std::shared_ptr<const Matrix>>>> maps;
    ScoreTable scores;
    std::vector<Comparison> comparisons;
};

/// Takes a report's pictures, and says what stands for each in its template.
class ReportPictures {
  public:
    ReportPictures() = default;
    ReportPictures(const ReportPictures&) = delete;
    ReportPictures& operator=(const ReportPictures&) = delete;
    virtual ~ReportPictures() = default;

    /// The caption stands under it where the template cannot keep both together; may be empty.
    [[nodiscard]] virtual std::string addImage(const QImage& image, const std::string& caption) = 0;
    [[nodiscard]] virtual std::string addFigure(const FigureContent& figure,
                                                const FigureOptions& options) = 0;
};

/// The values of a report's templates (resources/report). `figureWidth`: of comparisons, pixels of 1/96 inch.
[[nodiscard]] nlohmann::ordered_json reportValues(const ReportContent& content, ReportPictures& pictures,
                                                  int figureWidth);

} // namespace headscope
