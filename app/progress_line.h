// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/job.h"

namespace headscope {

/// How far a computation is, on the last line of a terminal: it may take minutes. Nothing where standard
/// error is none; the line is cleared at the end.
class ProgressLine {
  public:
    ProgressLine() = default;
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine();

    /// Which the line must outlive.
    [[nodiscard]] Job job();
    /// The same for work that says by itself how far it is.
    void show(double share, std::string_view step);

    /// Takes the line away until something is reported again.
    void clear();

  private:
    void write(const std::string& text) const noexcept;

    int shown_ = -1; // percent
};

} // namespace headscope
