// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/sample_texts.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "ui/picture/picture_image.h"

// Resources of a static library are linked in only where they are asked for, outside of any namespace.
static void initSamples() {
    Q_INIT_RESOURCE(samples);
}

namespace headscope {

namespace {

/// Samples have a context of their own among the translations of the lessons.
QString translated(const QJsonValue& text) {
    return QCoreApplication::translate("Sample", text.toString().toUtf8().constData());
}

/// "head": [layer, head]; absent: the sample is about none.
std::optional<HeadId> headOf(const QJsonValue& value) {
    if (!value.isArray()) {
        return std::nullopt;
    }
    return HeadId{value[0].toInt(), value[1].toInt()};
}

} // namespace

std::vector<Sample> sampleTexts() {
    initSamples();
    QFile file(QStringLiteral(":/headscope/samples/samples.json"));
    std::vector<Sample> samples;
    if (!file.open(QIODevice::ReadOnly)) {
        return samples;
    }
    const QJsonArray entries = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue entry : entries) {
        const QJsonObject object = entry.toObject();
        samples.push_back(
            {translated(object[QStringLiteral("title")]), object[QStringLiteral("text")].toString(),
             translated(object[QStringLiteral("hint")]), headOf(object[QStringLiteral("head")])});
    }
    return samples;
}

Picture samplePicture() {
    initSamples();
    return pictureOf(QImage(QStringLiteral(":/headscope/samples/landscape.png")),
                     QStringLiteral("landscape.png"));
}

} // namespace headscope
