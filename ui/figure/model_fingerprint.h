// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/base/job.h"

namespace headscope {

class Checkpoint;

/// What tells one model from another, wherever it lies: "sha256:" and the SHA-256, in hexadecimal, of its
/// configuration (config.json, keys sorted; nothing for a GGUF file), and of every tensor in the order of
/// names: name, type, shape, size, and the first and last 4096 bytes. Not all bytes: a model of many
/// gigabytes would be read for minutes, and trainings differ in every part of a tensor. Empty for a model
/// that was made in memory, whose name says all. Throws Stopped.
[[nodiscard]] QString modelFingerprint(const Checkpoint& checkpoint, const Job& job = {});

} // namespace headscope
