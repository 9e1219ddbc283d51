// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/model_drop.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include "ui/export/provenance.h"
#include "ui/picture/picture_image.h"
#include "ui/state/view_file.h"

namespace headscope {

QString draggedModel(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    const QString path = urls.isEmpty() ? QString() : urls.front().toLocalFile();
    const QFileInfo file(path);
    const QString suffix = file.suffix().toLower();
    const bool isModel =
        file.isDir() ||
        (file.isFile() && (suffix == QStringLiteral("gguf") || suffix == QStringLiteral("safetensors")));
    return isModel ? path : QString();
}

QString draggedView(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    const QString path = urls.isEmpty() ? QString() : urls.front().toLocalFile();
    return isViewFile(path) || hasProvenance(path) ? path : QString();
}

ModelDrop::ModelDrop(QWidget* window) : QObject(window) {
    window->setAcceptDrops(true);
    window->installEventFilter(this);
    const auto children = window->findChildren<QWidget*>();
    for (QWidget* child : children) {
        if (child->acceptDrops()) {
            child->installEventFilter(this);
        }
    }
}

bool ModelDrop::eventFilter(QObject* watched, QEvent* event) {
    const bool isDrop = event->type() == QEvent::Drop;
    if (isDrop || event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove) {
        auto& drop = *static_cast<QDropEvent*>(event);
        if (const QString path = draggedModel(*drop.mimeData()); !path.isEmpty()) {
            drop.acceptProposedAction();
            if (isDrop) {
                Q_EMIT dropped(path);
            }
            return true;
        }
        if (const QString path = draggedView(*drop.mimeData()); !path.isEmpty()) {
            drop.acceptProposedAction();
            if (isDrop) {
                Q_EMIT viewDropped(path);
            }
            return true;
        }
        if (const QString path = pictureFileIn(*drop.mimeData()); !path.isEmpty()) {
            drop.acceptProposedAction();
            if (isDrop) {
                Q_EMIT pictureDropped(path);
            }
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace headscope
