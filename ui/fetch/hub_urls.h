// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QUrl>

#include "ui/fetch/model_reference.h"

namespace headscope {

/// Where the Hub at `endpoint` tells about a model and the sizes and hashes of its files.
[[nodiscard]] QUrl listingUrl(const QUrl& endpoint, const ModelReference& reference);

/// Where it gives a file as it was at a commit.
[[nodiscard]] QUrl fileUrl(const QUrl& endpoint, const std::string& name, const std::string& commit,
                           const std::string& path);

} // namespace headscope
