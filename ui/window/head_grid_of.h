// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"
#include "ui/heads/head_grid.h"
#include "ui/session/session_results.h"

namespace headscope {

/// The heads of one kind of attention, with their pictures as far as there are some (null: none yet).
[[nodiscard]] HeadGrid headGridOf(const ModelSpec& spec, AttentionKind kind, const HeadPictures* pictures);

} // namespace headscope
