// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace headscope {

/// The path of a model that is dragged: a folder, a GGUF or a safetensors file on this machine; empty where
/// it is anything else. Of several, the first.
[[nodiscard]] QString draggedModel(const QMimeData& data);

/// Likewise of a .headscope file, or of a figure that has a view in it.
[[nodiscard]] QString draggedView(const QMimeData& data);

/// Lets models, pictures and views be dropped on a window and on all that accepts drops in it: fields would
/// take a file's address for text.
class ModelDrop : public QObject {
    Q_OBJECT

  public:
    explicit ModelDrop(QWidget* window);

  Q_SIGNALS:
    void dropped(const QString& path);
    void pictureDropped(const QString& path);
    /// A .headscope file, or a figure that has a view in it.
    void viewDropped(const QString& path);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace headscope
