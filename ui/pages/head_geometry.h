// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/analysis/circuits.h"
#include "core/trace/head_id.h"
#include "ui/panels/geometry_view.h"

namespace headscope {

/// Shares and rank of a head's QK circuit, whose singular values are `values`. NaN where queries and keys
/// read streams of different widths.
[[nodiscard]] QkGeometry qkGeometry(SideName side, const HeadId& head, const ThinMatrix& qk,
                                    std::span<const double> values);

/// Angles between the query subspaces of two heads of one model, and between their key subspaces, of their QK
/// circuits (left: W_Q^T, right: W_K), into `look`.
void compareSubspaces(const ThinMatrix& a, const ThinMatrix& b, GeometryLook& look);

} // namespace headscope
