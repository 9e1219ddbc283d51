// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "tests/support/golden.h"
#include "ui/pages/stage_state.h"

namespace headscope {

/// What the stage shows of the bundled model, computed without a window.
class BundledState {
  public:
    BundledState() : model_(openModel(golden::bundledModel())) {}

    [[nodiscard]] const Model& model() const { return *model_; }

    [[nodiscard]] StageState of(const std::string& text, const Side& a, const Side& b) const {
        auto result = std::make_shared<TextResult>();
        result->model = model_;
        result->typed.text = text;
        result->encoded = model_->encode(text);
        RunCache runs(model_);
        result->run = runs.run(result->encoded.input(), AttentionSettings{});
        const auto encoded = std::make_shared<const EncodedText>(result->encoded);
        auto comparison = std::make_shared<ComparisonResult>();
        comparison->text = comparison->textOfB = result;
        comparison->comparison = computeComparison({runs, encoded, a}, {runs, encoded, b});
        StageState state;
        state.text = result;
        state.comparison = comparison;
        state.query = 0;
        state.key = 0;
        return state;
    }

  private:
    std::shared_ptr<const Model> model_;
};

} // namespace headscope
