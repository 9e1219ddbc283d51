// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>

#include <QString>

namespace headscope {

class KeptSettings;

/// Whether the colours of the maps are those of all models, or each model has its own. Which one it has is
/// noted while that is so, by the model's path.
class ModelPalettes {
  public:
    explicit ModelPalettes(KeptSettings& settings) : settings_(settings) {}

    /// What was kept when the program ran before; and keeps what changes from now on.
    void restore();

    [[nodiscard]] bool areShared() const { return areShared_; }
    void setShared(bool areShared);
    /// `palette` is that of a model from now on. Nothing where it is that of all.
    void note(const QString& model, const QString& palette);
    /// Nothing where it is that of all, and of a model without one.
    [[nodiscard]] std::optional<QString> of(const QString& model) const;

  private:
    KeptSettings& settings_;
    bool areShared_ = true;
    bool keeps_ = false;
    std::map<QString, QString> palettes_; // by the models' paths
};

} // namespace headscope
