// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/attention_settings.h"
#include "core/trace/head_id.h"

namespace headscope {

/// Rescore: the queries and keys of the model's own run under new settings; nothing flows on.
/// Rerun: the whole model is run with these settings in every layer.
enum class Scope { Rescore, Rerun };

/// One of the two things that are compared.
struct Side {
    HeadId head;
    AttentionSettings attention;
    Scope scope = Scope::Rescore;
    bool operator==(const Side&) const = default;
};

} // namespace headscope
