// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/model_chooser.h"

#include <algorithm>

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/size_text.h"
#include "core/base/system_memory.h"
#include "ui/controls/busy_indicator.h"
#include "ui/library/model_filter.h"
#include "ui/library/model_list_view.h"
#include "ui/library/model_table.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/menu_hint.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kWidthInCharacters = 125;
constexpr int kHeightInLines = 32;
constexpr double kShareOfParent = 0.94; // at most

bool movesInList(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

bool isTyped(const QKeyEvent& event) {
    return (!event.text().isEmpty() && event.text().front().isPrint() &&
            !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))) ||
           event.key() == Qt::Key_Backspace;
}

QPushButton* addButton(QHBoxLayout& row, const QString& name, const QString& text) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    row.addWidget(button);
    return button;
}

} // namespace

ModelChooser::ModelChooser(QWidget* parent)
    : QDialog(parent), table_(new ModelTable(this)), filter_(new ModelFilter(this)), field_(new QLineEdit),
      view_(new ModelListView), path_(new ThemedLabel(&Theme::muted)),
      summary_(new ThemedLabel(&Theme::muted)), busy_(new BusyIndicator), folders_(new QMenu(this)) {
    setObjectName(QStringLiteral("modelChooser"));
    setWindowTitle(tr("Open model"));
    filter_->setSourceModel(table_);
    view_->setModel(filter_);
    view_->setEmptyText(tr("Looking for models…"));
    build();
    field_->installEventFilter(this);
    view_->installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &ModelChooser::filter);
    connect(view_, &QAbstractItemView::doubleClicked, this, &ModelChooser::accept);
    connect(view_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!isListChanging_ && current() != nullptr) {
            wanted_ = currentPath();
        }
        showCurrent();
    });
    connect(busy_, &BusyIndicator::stopRequested, this, &ModelChooser::closed);
    connect(busy_, &BusyIndicator::stopRequested, busy_, &BusyIndicator::showIdle);
    setPlaces({});
    showCurrent();
}

void ModelChooser::build() {
    const Spacing spacing = Spacing::of(font());
    field_->setObjectName(QStringLiteral("modelFilter"));
    field_->setPlaceholderText(tr("Type to filter"));
    field_->setAccessibleName(tr("Filter of the models"));
    field_->setClearButtonEnabled(true);
    path_->setObjectName(QStringLiteral("modelPath"));
    path_->setElidable(true);
    summary_->setObjectName(QStringLiteral("modelSummary"));
    summary_->setWordWrap(true);
    summary_->setMostLines(2);
    busy_->setObjectName(QStringLiteral("listBusy"));

    auto* top = new QHBoxLayout;
    top->setSpacing(spacing.medium);
    top->addWidget(field_, 1);
    QPushButton* add = addButton(*top, QStringLiteral("addFolder"), tr("&Add folder…"));
    add->setToolTip(tr("Look for models in another folder too, and in the folders in it"));
    connect(add, &QPushButton::clicked, this, &ModelChooser::addFolderRequested);
    remove_ = new QToolButton;
    remove_->setObjectName(QStringLiteral("removeFolder"));
    remove_->setText(tr("Remove folder"));
    remove_->setToolTip(tr("Look no longer in a folder that was added; nothing is deleted"));
    remove_->setMenu(folders_);
    remove_->setPopupMode(QToolButton::InstantPopup);
    top->addWidget(remove_);

    auto* state = new QHBoxLayout;
    state->setSpacing(spacing.medium);
    state->addWidget(summary_, 3);
    state->addWidget(busy_, 1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing.large, spacing.large, spacing.large, spacing.large);
    layout->setSpacing(spacing.medium);
    layout->addLayout(top);
    layout->addWidget(view_, 1);
    layout->addWidget(path_);
    layout->addLayout(state);
    layout->addWidget(buildButtons());
}

QWidget* ModelChooser::buildButtons() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Spacing::of(font()).medium);
    QPushButton* folder = addButton(*layout, QStringLiteral("openFolder"), tr("Open &folder…"));
    folder->setToolTip(tr("A folder of Hugging Face: config.json, safetensors and a tokenizer"));
    QPushButton* file = addButton(*layout, QStringLiteral("openFile"), tr("Open f&ile…"));
    file->setToolTip(tr("A GGUF file, or a safetensors file in its model's folder"));
    QPushButton* random = addButton(*layout, QStringLiteral("randomLayer"), tr("&Random layer…"));
    random->setToolTip(tr("Attention with random weights, of any width and number of heads"));
    QPushButton* fetch = addButton(*layout, QStringLiteral("getModel"), tr("&Get a model…"));
    fetch->setToolTip(tr("Fetch one of Hugging Face by its name"));
    layout->addStretch(1);
    QPushButton* cancel = addButton(*layout, QStringLiteral("cancel"), tr("Cancel"));
    open_ = addButton(*layout, QStringLiteral("open"), tr("&Open"));
    open_->setDefault(true);
    open_->setToolTip(tr("Open the chosen model"));
    connect(folder, &QPushButton::clicked, this, &ModelChooser::openFolderRequested);
    connect(file, &QPushButton::clicked, this, &ModelChooser::openFileRequested);
    connect(random, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT randomLayerRequested();
    });
    connect(fetch, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT fetchRequested();
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(open_, &QPushButton::clicked, this, &ModelChooser::accept);
    return row;
}

void ModelChooser::setPlaces(const ShownPlaces& places) {
    places_ = places;
    folders_->clear();
    for (const QString& folder : places.folders) {
        folders_->addAction(menuTextWithHint(folder, {}), this,
                            [this, folder] { Q_EMIT folderRemoved(folder); });
    }
    remove_->setEnabled(!places.folders.isEmpty());
}

void ModelChooser::setModels(const ModelList& list) {
    busy_->showIdle();
    isListed_ = true;
    problems_.clear();
    for (const std::string& problem : list.problems) {
        problems_.append(QString::fromStdString(problem));
    }
    const QScopedValueRollback changing(isListChanging_, true);
    table_->setModels(list.models);
    filter(field_->text());
}

void ModelChooser::showProgress(double share, const QString& step) {
    busy_->showProgress(share, step);
}

void ModelChooser::setCurrentPath(const QString& path) {
    wanted_ = path;
    selectWanted();
}

void ModelChooser::filter(const QString& text) {
    const QScopedValueRollback changing(isListChanging_, true); // rows that go may move the current one
    filter_->setText(text);
    if (isListed_) {
        view_->setEmptyText(table_->models().empty()
                                ? tr("There are no models here. Add a folder, or open one.")
                                : tr("No model has “%1” in its name, family or path.").arg(text));
    }
    selectWanted();
    showSummary();
}

void ModelChooser::selectWanted() {
    QModelIndex first;
    QModelIndex found;
    for (int row = 0; row < filter_->rowCount() && !found.isValid(); ++row) {
        const QModelIndex index = filter_->index(row, 0);
        if (index.flags().testFlag(Qt::ItemIsEnabled)) {
            first = first.isValid() ? first : index;
            found = index.data(ModelTable::kPathRole).toString() == wanted_ ? index : QModelIndex();
        }
    }
    const QScopedValueRollback changing(isListChanging_, true); // the wanted one may be seen again
    view_->setCurrentIndex(found.isValid() ? found : first);
    view_->scrollTo(view_->currentIndex());
    showCurrent();
}

QString ModelChooser::currentPath() const {
    return view_->currentIndex().data(ModelTable::kPathRole).toString();
}

const ModelEntry* ModelChooser::current() const {
    const QModelIndex index = filter_->mapToSource(view_->currentIndex());
    const ModelEntry* entry =
        index.isValid() ? &table_->models().at(static_cast<std::size_t>(index.row())) : nullptr;
    return entry != nullptr && entry->canBeOpened() ? entry : nullptr;
}

void ModelChooser::showCurrent() {
    const ModelEntry* entry = current();
    open_->setEnabled(entry != nullptr);
    if (entry == nullptr) {
        path_->setText({});
        return;
    }
    const auto available = availableMemory();
    const bool isTight = available && entry->memoryBytes > *available;
    path_->setColour(isTight ? &Theme::warning : &Theme::muted);
    path_->setText(isTight ? tr("Needs %1 of memory, and %2 are free: it will be slow. %3")
                                 .arg(QString::fromStdString(sizeText(entry->memoryBytes)),
                                      QString::fromStdString(sizeText(*available)), currentPath())
                           : currentPath());
}

void ModelChooser::showSummary() {
    if (!isListed_) {
        summary_->setText({});
        return;
    }
    const std::vector<ModelEntry>& models = table_->models();
    const auto useless =
        std::ranges::count_if(models, [](const ModelEntry& model) { return !model.canBeOpened(); });
    const bool hasOwn = std::ranges::any_of(models, [](const ModelEntry& model) {
        return model.source == ModelSource::Cache || model.source == ModelSource::Folder;
    });
    const qsizetype count = static_cast<qsizetype>(models.size());
    QString text = count == 1 ? tr("1 model") : tr("%1 models").arg(count);
    if (useless > 0) {
        text = tr("%1, of which %2 cannot be opened").arg(text).arg(useless);
    }
    text = tr("%1.").arg(text);
    if (!hasOwn) {
        QStringList places = places_.folders;
        if (!places_.cache.isEmpty()) {
            places.prepend(places_.cache);
        }
        text = places.isEmpty()
                   ? tr("Add a folder to find your models, or open one.")
                   : tr("No models in %1. Add a folder, or open one.").arg(Joined::listed(places));
    }
    summary_->setColour(problems_.isEmpty() ? &Theme::muted : &Theme::warning);
    summary_->setText(problems_.isEmpty() ? text : Joined::sentences(problems_));
}

void ModelChooser::accept() {
    if (current() != nullptr) {
        QDialog::accept();
        Q_EMIT modelChosen(currentPath());
    }
}

bool ModelChooser::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (watched == field_ && movesInList(key.key())) {
            QCoreApplication::sendEvent(view_, event);
            return true;
        }
        if (watched == view_ && isTyped(key)) {
            field_->setFocus();
            QCoreApplication::sendEvent(field_, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ModelChooser::showEvent(QShowEvent* event) {
    if (!wasShown_) {
        wasShown_ = true;
        QSize size(characterWidth(fontMetrics()) * kWidthInCharacters,
                   fontMetrics().lineSpacing() * kHeightInLines);
        if (parentWidget() != nullptr) {
            size = size.boundedTo(parentWidget()->size() * kShareOfParent);
        }
        resize(size.expandedTo(minimumSizeHint()));
    }
    field_->setFocus();
    field_->selectAll();
    QDialog::showEvent(event);
}

void ModelChooser::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    busy_->showIdle();
    Q_EMIT closed();
}

} // namespace headscope
