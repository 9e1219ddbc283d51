// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "core/library/model_entry.h"

namespace headscope {

/// Models as rows: name, family, size. A model that cannot be opened has its name only, and is not enabled;
/// why is in kReasonRole and in the tooltip.
class ModelTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kFamily, kShape, kKvHeads, kParameters, kOnDisk, kInMemory, kSource, kColumns };
    enum Role {
        kReasonRole = Qt::UserRole, // text; empty where the model can be opened
        kSearchRole,                // text in which a filter looks
        kPathRole,                  // text
    };

    explicit ModelTable(QObject* parent = nullptr);

    void setModels(std::vector<ModelEntry> models);
    [[nodiscard]] const std::vector<ModelEntry>& models() const { return models_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    std::vector<ModelEntry> models_;
};

/// "6 × 8", "6+6 × 8" for an encoder and a decoder.
[[nodiscard]] QString shapeText(const ModelEntry& model);
/// Why a model cannot be opened, without its path in front.
[[nodiscard]] QString reasonText(const ModelEntry& model);

} // namespace headscope
