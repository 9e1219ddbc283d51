// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figure/model_fingerprint.h"

#include <algorithm>
#include <string>
#include <vector>

#include <QCryptographicHash>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "core/checkpoint/checkpoint.h"

namespace headscope {

namespace {

constexpr std::size_t kSample = 4096; // bytes

void add(QCryptographicHash& hash, std::span<const std::byte> bytes) {
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(bytes.data()), // NOLINT: bytes are bytes
                                static_cast<qsizetype>(bytes.size())));
}

} // namespace

QString modelFingerprint(const Checkpoint& checkpoint, const Job& job) {
    if (checkpoint.format() == CheckpointFormat::Memory) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (checkpoint.format() == CheckpointFormat::Folder) {
        const std::string config =
            checkpoint.config().dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        hash.addData(QByteArrayView(config.data(), static_cast<qsizetype>(config.size())));
    }
    std::vector<const TensorView*> tensors;
    for (const TensorView& tensor : checkpoint.tensors()) {
        tensors.push_back(&tensor);
    }
    std::ranges::sort(tensors, {}, &TensorView::name);
    for (const TensorView* tensor : tensors) {
        job.step(0, "telling the model from others");
        const std::string head = fmt::format("\n{}\n{} {} {}\n", tensor->name, dataTypeName(tensor->type),
                                             fmt::join(tensor->shape, "x"), tensor->bytes.size());
        hash.addData(QByteArrayView(head.data(), static_cast<qsizetype>(head.size())));
        add(hash, tensor->bytes.first(std::min(kSample, tensor->bytes.size())));
        add(hash, tensor->bytes.last(std::min(kSample, tensor->bytes.size())));
    }
    checkpoint.requireIntact();
    return QStringLiteral("sha256:") + QString::fromLatin1(hash.result().toHex());
}

} // namespace headscope
