// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "core/model/random_layer.h"
#include "ui/theme/side_name.h"

class QWidget;

namespace headscope {

class Model;
class RandomLayerPanel;
class Session;

/// Random layers in the window: the panel that they are made in, and the text that goes with them. A layer
/// with vectors at random has numbered tokens for a text, as many as it has vectors, where it was made in the
/// panel or nothing was typed yet; what was typed comes back with another model.
class RandomLayers : public QObject {
    Q_OBJECT

  public:
    /// `window`: the panel's parent.
    RandomLayers(Session& session, QWidget* window);

    /// Shows the panel. The present model is shown in it where it is a random layer; else one is opened.
    void showPanel();

  Q_SIGNALS:
    void modelChosen(const QString& name);
    void textChosen(const QString& text);
    /// Of the target.
    void secondTextChosen(const QString& text);

  private:
    struct Texts {
        QString text;
        QString second;
    };

    [[nodiscard]] RandomLayerPanel& panel();
    void request(const RandomLayerSpec& spec);
    void followModel(SideName side);
    void followText(SideName side);
    void number(const RandomLayerSpec& spec);
    void giveBack();
    [[nodiscard]] Texts texts() const;

    Session& session_;
    QWidget* window_;
    RandomLayerPanel* panel_ = nullptr;
    QString requested_;          // by the panel
    std::optional<Texts> typed_; // before the numbered tokens
    bool hadModel_ = false;
};

} // namespace headscope
