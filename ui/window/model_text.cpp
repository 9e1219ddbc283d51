// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_text.h"
#include "ui/theme/from_utf8.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include "core/base/error.h"
#include "core/base/path_text.h"
#include "core/base/size_text.h"
#include "core/library/hugging_face_cache.h"
#include "core/library/memory_estimate.h"
#include "core/library/model_entry.h"
#include "core/model/model.h"
#include "core/model/random_layer.h"
#include "ui/theme/joined.h"

namespace headscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headscope::ModelText)
};

QString sizeOf(std::uint64_t bytes) {
    return fromUtf8(sizeText(bytes));
}

/// What is no good name of one is called as it is written.
QString randomLayerName(const std::string& text) {
    try {
        return fromUtf8(shownTitleOf(parseRandomLayer(text)));
    } catch (const Error&) {
        return fromUtf8(pathText(text));
    }
}

} // namespace

QString nameOfPath(const std::filesystem::path& path) {
    if (namesRandomLayer(path)) {
        return randomLayerName(path.native());
    }
    const std::string download = downloadName(path);
    const std::filesystem::path last = path.has_filename() ? path : path.parent_path();
    return fromUtf8(download.empty() ? pathText(last.filename()) : download);
}

QString modelButtonText(const Model& model) {
    const ModelSpec& spec = model.spec();
    const AttentionSpec& layer = spec.stack.self.front();
    const QString layers =
        spec.encoder ? Words::tr("%1+%2 layers").arg(spec.encoder->self.size()).arg(spec.layerCount())
        : spec.layerCount() == 1 ? Words::tr("1 layer")
                                 : Words::tr("%n layers", nullptr, spec.layerCount());
    const QString heads =
        layer.heads == 1 ? Words::tr("1 head") : Words::tr("%n heads", nullptr, layer.heads);
    return Words::tr("%1   %2 · %3 · %4 K/V")
        .arg(shownModelName(model), layers, heads, QString::number(layer.kvHeads));
}

QString formatText(const Checkpoint& checkpoint) {
    if (checkpoint.format() == CheckpointFormat::Memory) {
        return Words::tr("drawn at random, F32");
    }
    std::map<DataType, std::size_t> bytes;
    for (const TensorView& tensor : checkpoint.tensors()) {
        if (tensor.shape.size() >= 2) { // norms and biases stay as they are in quantised files
            bytes[tensor.type] += tensor.bytes.size();
        }
    }
    std::vector<std::pair<DataType, std::size_t>> types(bytes.begin(), bytes.end());
    std::ranges::stable_sort(types, std::greater(), &std::pair<DataType, std::size_t>::second);
    QStringList names;
    for (const auto& [type, size] : types) {
        names.append(fromUtf8(dataTypeName(type)));
    }
    const QString format = checkpoint.format() == CheckpointFormat::Gguf ? QStringLiteral("GGUF")
                                                                         : QStringLiteral("safetensors");
    const QString all = Joined::listed(names);
    return Joined::listed({format, names.size() > 1 ? Words::tr("mixed: %1").arg(all) : all});
}

QString modelDescription(const Model& model) {
    const ModelSpec& spec = model.spec();
    const MemoryEstimate memory = estimateMemory(spec, model.checkpoint().weightBytes());
    const QLocale locale;
    QStringList leftOut; // and how pictures are prepared
    if (spec.readsPictures()) {
        leftOut += Words::tr("Pictures: %1").arg(fromUtf8(describePreparation(model.preparation())));
    }
    for (const std::string& sentence : spec.leftOut) {
        leftOut += fromUtf8(sentence);
    }
    return QStringList{
        Words::tr("%1, %2 parameters (%3)")
            .arg(fromUtf8(spec.family),
                 fromUtf8(countText(static_cast<std::uint64_t>(model.transformer().weights().parameters))),
                 locale.toString(static_cast<qlonglong>(model.transformer().weights().parameters))),
        spec.readsPictures() ? Words::tr("Width %1, head width %2, %3 tokens a picture")
                                   .arg(spec.embedding.width)
                                   .arg(spec.stack.self.front().headWidth)
                                   .arg(spec.context)
                             : Words::tr("Width %1, head width %2, vocabulary %3, context %4 tokens")
                                   .arg(spec.embedding.width)
                                   .arg(spec.stack.self.front().headWidth)
                                   .arg(spec.embedding.vocabulary)
                                   .arg(spec.context),
        (spec.readsPictures() ? Words::tr("Tokens: %1") : Words::tr("Tokenizer: %1"))
            .arg(fromUtf8(model.tokenizer().kind())),
        Words::tr("Format: %1").arg(formatText(model.checkpoint())),
        Words::tr("Memory: %1 (%2 of weights, %3 for a text of %4 tokens)")
            .arg(sizeOf(memory.total()), sizeOf(memory.weights), sizeOf(memory.run))
            .arg(memory.tokens),
        leftOut.join(QLatin1Char('\n')),
        fromUtf8(pathText(model.checkpoint().path())),
    }
        .filter(QRegularExpression(QStringLiteral(".")))
        .join(QLatin1Char('\n'));
}

} // namespace headscope
