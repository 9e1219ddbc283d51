// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/fetch_panel.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/base/size_text.h"
#include "ui/controls/busy_indicator.h"
#include "ui/library/model_cell.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kWidthInCharacters = 105;
constexpr int kHeightInLines = 34;
constexpr int kNameColumn = 1; // of the recommended models
constexpr int kShortCommit = 7;

QString sizeOf(std::uint64_t bytes) {
    return fromUtf8(sizeText(bytes));
}

/// A list of rows; `wide` is the column that takes the room.
QTreeWidget* rowList(const char* name, const QStringList& titles, int wide) {
    auto* list = new QTreeWidget;
    list->setObjectName(QString::fromLatin1(name));
    list->setHeaderLabels(titles);
    list->setRootIsDecorated(false);
    list->setItemsExpandable(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setItemDelegate(new ModelCell(list));
    list->header()->setSectionsMovable(false);
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(wide, QHeaderView::Stretch);
    return list;
}

QTreeWidgetItem* row(const QStringList& cells, int sizeColumn) {
    auto* item = new QTreeWidgetItem(cells);
    item->setTextAlignment(sizeColumn, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QPushButton* button(const char* name, const QString& text) {
    auto* made = new QPushButton(text);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

} // namespace

FetchPanel::FetchPanel(QWidget* parent)
    : QDialog(parent), field_(new QLineEdit), places_(new ThemedLabel(&Theme::muted)),
      recommended_(rowList("recommendedModels",
                           {tr("Good for a class"), tr("Name"), tr("Tensors"), tr("Licence")}, kNameColumn)),
      use_(new ThemedLabel(&Theme::muted)), title_(new ThemedLabel(&Theme::text)), choices_(new QComboBox),
      files_(rowList("filesToFetch", {tr("File"), tr("Size"), tr("Here")}, 0)),
      state_(new ThemedLabel(&Theme::error)), busy_(new BusyIndicator) {
    setObjectName(QStringLiteral("fetchPanel"));
    setWindowTitle(tr("Get a model"));
    build();
    connect(look_, &QPushButton::clicked, this, &FetchPanel::look);
    connect(recommended_, &QTreeWidget::currentItemChanged, this, &FetchPanel::followRow);
    connect(recommended_, &QTreeWidget::itemActivated, this, &FetchPanel::look);
    connect(choices_, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT fileChosen(choices_->currentData().toString()); });
    connect(get_, &QPushButton::clicked, this, [this] {
        setBusy(true);
        Q_EMIT fetchRequested();
    });
    connect(busy_, &BusyIndicator::stopRequested, this, &FetchPanel::stopRequested);
}

void FetchPanel::build() {
    const Spacing spacing = Spacing::of(font());
    field_->setObjectName(QStringLiteral("modelName"));
    field_->setPlaceholderText(tr("OWNER/NAME, or the address of a model's page"));
    field_->setAccessibleName(tr("Name of the model"));
    field_->setClearButtonEnabled(true);
    field_->setToolTip(
        plainTooltip(tr("A branch, a tag or a commit may stand behind it: OWNER/NAME@REVISION")));
    look_ = button("lookForModel", tr("&Look"));
    look_->setDefault(true);
    look_->setToolTip(tr("Ask what the model has, and how large it is"));
    places_->setObjectName(QStringLiteral("fetchPlaces"));
    places_->setElidable(true);
    recommended_->setAccessibleName(tr("Models that are good for a class"));
    use_->setObjectName(QStringLiteral("modelUse"));
    use_->setWordWrap(true);
    use_->setMostLines(2);

    auto* top = new QHBoxLayout;
    top->setSpacing(spacing.medium);
    top->addWidget(field_, 1);
    top->addWidget(look_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing.large, spacing.large, spacing.large, spacing.large);
    layout->setSpacing(spacing.medium);
    layout->addLayout(top);
    layout->addWidget(places_);
    layout->addWidget(recommended_, 1);
    layout->addWidget(use_);
    layout->addWidget(buildOffer(), 1);
    layout->addWidget(state_);
    layout->addWidget(buildButtons());
}

QWidget* FetchPanel::buildOffer() {
    const Spacing spacing = Spacing::of(font());
    title_->setObjectName(QStringLiteral("offerTitle"));
    title_->setElidable(true);
    choices_->setObjectName(QStringLiteral("offerFiles"));
    choices_->setToolTip(tr("Which files of the model are fetched"));
    files_->setSelectionMode(QAbstractItemView::NoSelection);
    files_->setAccessibleName(tr("Files to fetch"));
    state_->setObjectName(QStringLiteral("fetchState"));
    state_->setWordWrap(true);
    state_->setMostLines(3);
    state_->hide();
    auto* head = new QHBoxLayout;
    head->setSpacing(spacing.medium);
    head->addWidget(title_, 1);
    head->addWidget(choices_);
    offer_ = new QWidget;
    auto* layout = new QVBoxLayout(offer_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing.medium);
    layout->addLayout(head);
    layout->addWidget(files_, 1);
    offer_->hide();
    return offer_;
}

QWidget* FetchPanel::buildButtons() {
    auto* whole = new QWidget;
    auto* layout = new QHBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Spacing::of(font()).medium);
    busy_->setObjectName(QStringLiteral("fetchBusy"));
    layout->addWidget(busy_, 1);
    QPushButton* close = button("closeFetch", tr("Close"));
    close->setToolTip(tr("A download stops then; what has come is kept"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    layout->addWidget(close);
    get_ = button("fetchModel", tr("&Get"));
    get_->setAutoDefault(true);
    get_->setEnabled(false);
    get_->setToolTip(tr("Fetch the files that are listed"));
    layout->addWidget(get_);
    return whole;
}

void FetchPanel::setRecommended(const std::vector<RecommendedModel>& models) {
    const QSignalBlocker filling(recommended_);
    models_ = models;
    recommended_->clear();
    for (const RecommendedModel& model : models_) {
        QTreeWidgetItem* item = row({model.title, model.name, sizeOf(model.bytes), model.licence}, 2);
        for (int column = 0; column < item->columnCount(); ++column) {
            item->setToolTip(column, plainTooltip(model.use));
        }
        recommended_->addTopLevelItem(item);
    }
    const int rowHeight = fontMetrics().height() + 2 * Spacing::of(font()).small;
    recommended_->setMinimumHeight(rowHeight * static_cast<int>(models_.size() + 1) +
                                   2 * recommended_->frameWidth());
}

void FetchPanel::setPlaces(const QString& hub, const QString& cache) {
    places_->setText(tr("Look asks %1, and nothing before does. Files go to %2.").arg(hub, cache));
}

void FetchPanel::followRow() {
    const int current = recommended_->indexOfTopLevelItem(recommended_->currentItem());
    if (current >= 0) {
        const RecommendedModel& model = models_.at(static_cast<std::size_t>(current));
        field_->setText(model.name);
        use_->setText(model.use);
    }
}

void FetchPanel::look() {
    if (!field_->text().trimmed().isEmpty() && !isBusy_) {
        offer_->hide();
        get_->setEnabled(false);
        setBusy(true);
        busy_->showProgress(0, tr("asking what the model has"));
        Q_EMIT lookRequested(field_->text());
    }
}

void FetchPanel::showOffer(const FetchOffer& offer) {
    const FetchPlan& plan = offer.plan;
    title_->setText(tr("%1 · commit %2 · licence: %3")
                        .arg(fromUtf8(toString(plan.reference)), fromUtf8(plan.commit).left(kShortCommit),
                             plan.licence.empty() ? tr("not stated") : fromUtf8(plan.licence)));
    showChoices(offer);
    showFiles(plan);
    const std::uint64_t whole = plan.choice.size();
    get_->setText(plan.missing() == 0      ? tr("&Open")
                  : plan.missing() < whole ? tr("&Get the rest, %1").arg(sizeOf(plan.missing()))
                                           : tr("&Get %1").arg(sizeOf(whole)));
    offer_->show();
    showIdle();
    get_->setEnabled(true);
    if (isActiveWindow()) {
        get_->setFocus();
    }
}

void FetchPanel::showChoices(const FetchOffer& offer) {
    const QSignalBlocker filling(choices_);
    choices_->clear();
    if (offer.isFolder) {
        choices_->addItem(tr("Safetensors"), QString());
    }
    for (const RemoteFile& file : offer.ggufs) {
        choices_->addItem(tr("%1, %2").arg(fromUtf8(file.path), sizeOf(file.size)), fromUtf8(file.path));
    }
    choices_->setCurrentIndex(choices_->findData(fromUtf8(offer.plan.choice.toOpen)));
    choices_->setVisible(choices_->count() > 1);
}

void FetchPanel::showFiles(const FetchPlan& plan) {
    files_->clear();
    for (std::size_t at = 0; at < plan.choice.files.size(); ++at) {
        const RemoteFile& file = plan.choice.files[at];
        const std::uint64_t missing = plan.missingOf[at];
        files_->addTopLevelItem(row({fromUtf8(file.path), sizeOf(file.size),
                                     missing == 0          ? tr("yes")
                                     : missing < file.size ? tr("in part")
                                                           : tr("no")},
                                    1));
    }
}

void FetchPanel::showProgress(double share, const QString& text) {
    if (isBusy_) {
        busy_->showProgress(share, text);
    }
}

void FetchPanel::showIdle(const QString& problem) {
    setBusy(false);
    state_->setColour(&Theme::error);
    state_->setText(problem);
    state_->setVisible(!problem.isEmpty());
}

void FetchPanel::showRemark(const QString& remark) {
    showIdle(remark);
    state_->setColour(&Theme::muted);
}

void FetchPanel::setBusy(bool isBusy) {
    isBusy_ = isBusy;
    for (QWidget* widget :
         {static_cast<QWidget*>(field_), static_cast<QWidget*>(look_), static_cast<QWidget*>(recommended_),
          static_cast<QWidget*>(choices_), static_cast<QWidget*>(get_)}) {
        widget->setEnabled(!isBusy);
    }
    if (isBusy) {
        state_->hide();
    } else {
        busy_->showIdle();
        get_->setEnabled(!offer_->isHidden());
    }
}

void FetchPanel::showEvent(QShowEvent* event) {
    if (!wasShown_) {
        wasShown_ = true;
        QSize size(characterWidth(fontMetrics()) * kWidthInCharacters,
                   fontMetrics().lineSpacing() * kHeightInLines);
        if (parentWidget() != nullptr) {
            size = size.boundedTo(parentWidget()->size());
        }
        resize(size.expandedTo(minimumSizeHint()));
        field_->setFocus();
    }
    QDialog::showEvent(event);
}

void FetchPanel::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    if (isBusy_ && !event->spontaneous()) { // not where the desktop minimises it
        Q_EMIT stopRequested();
    }
}

} // namespace headscope
