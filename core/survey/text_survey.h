// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/analysis/map_subject.h"
#include "core/analysis/score_table.h"
#include "core/survey/output_scores.h"
#include "core/survey/survey.h"
#include "core/survey/weight_scores.h"
#include "core/survey/zeroing.h"

namespace headscope {

/// One column of a table that is being filled; which of the functions is there depends on the basis.
struct SurveyColumn {
    const ScoreInfo* info = nullptr;
    ScoreBasis basis = ScoreBasis::Map;
    std::function<double(const MapSubject&)> ofMap = {};
    std::function<double(const HeadCircuits&)> ofWeights = {};
    std::function<double(const OutputSubject&)> ofOutput = {};
    double ZeroingEffect::*ofZeroing = nullptr;
};

[[nodiscard]] std::vector<SurveyColumn> columnsOf(const SurveyRequest& request);

/// The attention of a layer, with the key/value heads that it is run with.
using LayerSpecs = std::function<const AttentionSpec&(AttentionKind kind, int layer)>;

/// All heads of the request's kinds, in the order of the model's kinds, layers and heads; all values NaN.
/// Throws Error for a kind that the model does not have.
[[nodiscard]] ScoreTable emptyTable(const ModelSpec& spec, const SurveyRequest& request,
                                    const std::vector<SurveyColumn>& columns, const LayerSpecs& layerSpecs);

/// Fills in one text after another.
class TextSurvey {
  public:
    /// All must outlive it. `columns` are those that `table` was made with.
    TextSurvey(const Model& model, const std::vector<SurveyColumn>& columns, ScoreTable& table)
        : model_(model), columns_(columns), table_(table) {}

    /// Scores that do not depend on a text; before any text.
    void addWeights(const Job& job);
    /// Scores of one text; `filled` is called before zeroing, and while it goes on.
    void addText(const Run& run, const Job& job, const std::function<void()>& filled);

  private:
    [[nodiscard]] bool has(ScoreBasis basis) const;
    void addMaps(const Run& run, const Job& job);
    void addZeroing(const Run& run, const Job& job, const std::function<void()>& filled);
    /// Calls body(index of the head) for all heads on all cores, with steps between.
    template <typename Body>
    void forHeads(const Job& job, std::string_view step, const Body& body);
    /// Adds what score(column) gives, for the columns of a basis.
    template <typename Score>
    void addColumns(std::size_t head, ScoreBasis basis, const Score& score);

    const Model& model_;
    const std::vector<SurveyColumn>& columns_;
    ScoreTable& table_;
    std::vector<Matrix> outputRoots_; // one a head, where outputs are scored
};

} // namespace headscope
