// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/invocation.h"

namespace headscope {

// The commands about models as they are on the disk; no weights are read. Errors are thrown.

/// The models that were found on this machine.
void runModels(const ModelsArguments& arguments);

/// Name, shape and type of each tensor of a checkpoint, also of one that cannot be opened as a model.
void runTensors(const TextArguments& arguments);

} // namespace headscope
