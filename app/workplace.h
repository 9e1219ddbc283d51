// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "app/command_output.h"
#include "app/progress_line.h"
#include "core/base/job.h"
#include "core/model/run_cache.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// What commands work with. One command has one to itself; the commands of a job file share one, so that a
/// model is opened once and its last runs are kept from one to the next.
struct Workplace {
    /// The model of this name (see namedModelPath), computed by these products, with its runs. Sides whose
    /// texts differ need a cache each, of the same model.
    [[nodiscard]] std::shared_ptr<RunCache> runs(const std::string& model, Products products,
                                                 SideName side = SideName::A);

    /// Keeps the models alone. A run that takes over from one of another text has other last bits than one
    /// that starts anew.
    void forgetRuns();

    /// Writes a file, or prints where it has no name. Throws Error where that fails.
    void give(const std::string& file, std::string_view text) const;

    /// How far long work is goes to `job` where there is one, else to the line.
    [[nodiscard]] Job jobOr(ProgressLine& line) const { return job ? *job : line.job(); }

    std::function<void(std::string_view)> print = printOut;    // results that go to no file
    std::function<void(std::string_view)> remark = printError; // "the text was cut"
    std::optional<Job> job;

  private:
    std::map<std::tuple<std::string, Products, SideName>, std::shared_ptr<RunCache>> open_;
};

} // namespace headscope
