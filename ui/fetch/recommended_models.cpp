// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fetch/recommended_models.h"

#include <algorithm>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

// Resources of a static library are linked in only where they are asked for, outside of any namespace.
static void initModels() {
    Q_INIT_RESOURCE(models);
}

namespace headscope {

std::vector<RecommendedModel> recommendedModels() {
    initModels();
    QFile file(QStringLiteral(":/headscope/models/recommended.json"));
    std::vector<RecommendedModel> models;
    if (!file.open(QIODevice::ReadOnly)) {
        return models;
    }
    const QJsonArray entries = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue entry : entries) {
        const QJsonObject object = entry.toObject();
        models.push_back({object[QLatin1String("name")].toString(), object[QLatin1String("title")].toString(),
                          object[QLatin1String("licence")].toString(),
                          object[QLatin1String("use")].toString(),
                          static_cast<std::uint64_t>(object[QLatin1String("bytes")].toInteger())});
    }
    std::ranges::sort(models, {}, &RecommendedModel::bytes);
    return models;
}

} // namespace headscope
