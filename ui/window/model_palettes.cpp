// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_palettes.h"

#include <QSettings>
#include <QUrl>

#include "ui/window/kept_settings.h"

namespace headscope {

namespace {

const QString kShared = QStringLiteral("maps/paletteForModels");
const QString kGroup = QStringLiteral("modelPalettes");

/// A path as a key of the settings, where a slash would make a group.
QString keyOf(const QString& model) {
    return QString::fromLatin1(QUrl::toPercentEncoding(model));
}

} // namespace

void ModelPalettes::restore() {
    keeps_ = true;
    QSettings settings;
    areShared_ = settings.value(kShared, true).toBool();
    settings.beginGroup(kGroup);
    const QStringList keys = settings.childKeys();
    for (const QString& key : keys) {
        palettes_[QUrl::fromPercentEncoding(key.toLatin1())] = settings.value(key).toString();
    }
}

void ModelPalettes::setShared(bool areShared) {
    areShared_ = areShared;
    if (keeps_) {
        settings_.set(kShared, areShared);
    }
}

void ModelPalettes::note(const QString& model, const QString& palette) {
    if (areShared_ || model.isEmpty()) {
        return;
    }
    palettes_[model] = palette;
    if (keeps_) {
        settings_.set(kGroup + u'/' + keyOf(model), palette);
    }
}

std::optional<QString> ModelPalettes::of(const QString& model) const {
    const auto found = palettes_.find(model);
    return areShared_ || found == palettes_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace headscope
