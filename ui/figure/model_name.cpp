// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/model_name.h"

#include "core/library/hugging_face_cache.h"
#include "core/library/model_entry.h"
#include "core/model/model.h"

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

} // namespace headscope
