// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/export/number_table.h"

namespace headscope {

/// A view that says as numbers what it shows: a figure of it can be saved as CSV, TSV, JSON or NPY then.
class ShownNumbers {
  public:
    ShownNumbers() = default;
    virtual ~ShownNumbers() = default;
    ShownNumbers(const ShownNumbers&) = delete;
    ShownNumbers& operator=(const ShownNumbers&) = delete;

    /// A table for each thing that is shown; none where there is nothing yet. In the GUI thread.
    [[nodiscard]] virtual std::vector<NumberTable> shownNumbers() const = 0;
};

} // namespace headscope
