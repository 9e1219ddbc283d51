// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/model_table.h"

#include <utility>

#include "core/base/path_text.h"
#include "core/base/size_text.h"
#include "core/library/hugging_face_cache.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/plain_tooltip.h"

namespace headscope {

namespace {

QString pathOf(const ModelEntry& model) {
    return QString::fromStdString(pathText(model.path));
}

QString sourceText(ModelSource source) {
    switch (source) {
    case ModelSource::Bundled:
        return ModelTable::tr("bundled");
    case ModelSource::Recent:
        return ModelTable::tr("recent");
    case ModelSource::Cache:
        return ModelTable::tr("download");
    case ModelSource::Folder:
        return ModelTable::tr("folder");
    }
    return {};
}

QString cellText(const ModelEntry& model, int column) {
    if (column == ModelTable::kName) {
        return fromUtf8(shownName(model));
    }
    if (!model.canBeOpened()) {
        return {};
    }
    switch (column) {
    case ModelTable::kFamily:
        return QString::fromStdString(model.family);
    case ModelTable::kShape:
        return shapeText(model);
    case ModelTable::kKvHeads:
        return QString::number(model.kvHeads);
    case ModelTable::kParameters:
        return QString::fromStdString(countText(static_cast<std::uint64_t>(model.parameters)));
    case ModelTable::kOnDisk:
        return QString::fromStdString(sizeText(model.fileBytes));
    case ModelTable::kInMemory:
        return QString::fromStdString(sizeText(model.memoryBytes));
    case ModelTable::kSource:
        return sourceText(model.source);
    default:
        return {};
    }
}

/// A download's path has nothing to look for but a commit.
QString searchText(const ModelEntry& model) {
    const QString path = downloadName(model.path).empty() ? pathOf(model) : QString();
    return QStringList{fromUtf8(shownName(model)), QString::fromStdString(model.family), path}.join(
        QLatin1Char('\n'));
}

QString tooltipText(const ModelEntry& model) {
    const QString name = fromUtf8(shownName(model));
    return model.canBeOpened()
               ? ModelTable::tr("%1\n%2").arg(name, pathOf(model))
               : ModelTable::tr("%1\nCannot be opened. %2").arg(name, QString::fromStdString(model.problem));
}

/// A whole row in words, for screen readers.
QString spokenText(const ModelEntry& model) {
    if (!model.canBeOpened()) {
        return ModelTable::tr("%1, cannot be opened: %2")
            .arg(cellText(model, ModelTable::kName), reasonText(model));
    }
    return ModelTable::tr(
               "%1, %2, %3 layers and heads, %4 K/V heads, %5 parameters, %6 on disk, %7 in memory")
        .arg(cellText(model, ModelTable::kName), cellText(model, ModelTable::kFamily), shapeText(model),
             cellText(model, ModelTable::kKvHeads), cellText(model, ModelTable::kParameters),
             cellText(model, ModelTable::kOnDisk), cellText(model, ModelTable::kInMemory));
}

bool isNumber(int column) {
    return column >= ModelTable::kShape && column <= ModelTable::kInMemory;
}

} // namespace

QString shapeText(const ModelEntry& model) {
    const QString layers = model.encoderLayers > 0
                               ? QStringLiteral("%1+%2").arg(model.encoderLayers).arg(model.layers)
                               : QString::number(model.layers);
    return QStringLiteral("%1 × %2").arg(layers).arg(model.heads);
}

QString reasonText(const ModelEntry& model) {
    QString problem = QString::fromStdString(model.problem);
    const QString path = pathOf(model);
    for (const QString& before : {path + QStringLiteral(": "), path + QLatin1Char('/')}) {
        if (problem.startsWith(before)) {
            return problem.mid(before.size());
        }
    }
    return problem;
}

ModelTable::ModelTable(QObject* parent) : QAbstractTableModel(parent) {}

void ModelTable::setModels(std::vector<ModelEntry> models) {
    beginResetModel();
    models_ = std::move(models);
    endResetModel();
}

int ModelTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(models_.size());
}

int ModelTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ModelTable::data(const QModelIndex& index, int role) const {
    const ModelEntry& model = models_.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return cellText(model, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole:
        return plainTooltip(tooltipText(model));
    case Qt::AccessibleTextRole:
        return index.column() == kName ? spokenText(model) : cellText(model, index.column());
    case kReasonRole:
        return reasonText(model);
    case kSearchRole:
        return searchText(model);
    case kPathRole:
        return fromPath(model.path);
    default:
        return {};
    }
}

QVariant ModelTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns) {
        return {};
    }
    const struct {
        QString title;
        QString meaning;
    } columns[kColumns] = {
        {tr("Model"), {}},
        {tr("Family"), {}},
        {tr("Layers × heads"), tr("Layers, and query heads of the first one")},
        {tr("K/V"), tr("Heads of keys and values; query heads share them where they are fewer")},
        {tr("Parameters"), {}},
        {tr("On disk"), tr("The files with the weights")},
        {tr("In memory"), tr("The weights, and a run of a text of 512 tokens (or the model's context)")},
        {tr("From"), tr("Bundled with the program, opened before, downloaded, or in a folder of yours")},
    };
    switch (role) {
    case Qt::DisplayRole:
        return columns[section].title;
    case Qt::ToolTipRole:
        return columns[section].meaning.isEmpty() ? QVariant() : plainTooltip(columns[section].meaning);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

Qt::ItemFlags ModelTable::flags(const QModelIndex& index) const {
    return models_.at(static_cast<std::size_t>(index.row())).canBeOpened()
               ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
               : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

} // namespace headscope
