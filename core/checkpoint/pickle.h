// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace headscope {

/// Whether a file's name is that of a Python pickle with tensors: pytorch_model.bin, *.pt, *.pth, *.ckpt,
/// *.pkl.
[[nodiscard]] bool isPickleName(const std::filesystem::path& file);

/// Throws Error that says that such a file can run code and is not read, and how to convert it.
[[noreturn]] void rejectPickle(const std::filesystem::path& file);

} // namespace headscope
