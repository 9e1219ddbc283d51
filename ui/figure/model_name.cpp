// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/model_name.h"

#include <filesystem>

#include "core/library/hugging_face_cache.h"
#include "core/library/model_entry.h"
#include "core/model/model.h"
#include "core/model/random_layer.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

QString modelName(const Model& model) {
    const Checkpoint& checkpoint = model.checkpoint();
    const std::string& name = model.spec().name;
    if (checkpoint.format() == CheckpointFormat::Memory) {
        return QString::fromStdString(name);
    }
    const std::string download = downloadName(checkpoint.path());
    const bool isGguf = checkpoint.format() == CheckpointFormat::Gguf;
    return QString::fromStdString(!download.empty() ? download
                                  : isGguf          ? ggufTitle(checkpoint.path(), name)
                                                    : name);
}

QString shownModelName(const Model& model) {
    const std::filesystem::path& path = model.checkpoint().path();
    if (!namesRandomLayer(path)) {
        return modelName(model);
    }
    RandomLayerSpec layer = parseRandomLayer(path.native());
    layer.width = static_cast<int>(model.spec().embedding.width); // of embeddings' model, where it has none
    return fromUtf8(shownTitleOf(layer));
}

} // namespace headscope
