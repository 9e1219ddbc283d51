// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/part_chooser.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/theme/fonts.h"
#include "ui/theme/plain_tooltip.h"

namespace headscope {

namespace {

constexpr int kOffer = Qt::UserRole;

/// A row of the list with its piece.
class PieceItem : public QListWidgetItem {
  public:
    explicit PieceItem(FigurePiece piece) { setPiece(std::move(piece)); }
    void setPiece(FigurePiece piece) {
        piece_ = std::move(piece);
        const QString name = piece_.part ? piece_.part->name() : piece_.name;
        setText(piece_.part ? name : PartChooser::tr("%1 (not there yet)").arg(name));
        setToolTip(plainTooltip(piece_.part ? name
                                            : PartChooser::tr("%1: it is put in when the window shows it. "
                                                              "Open its page, or remove it.")
                                                  .arg(name)));
    }
    [[nodiscard]] const FigurePiece& piece() const { return piece_; }

  private:
    FigurePiece piece_;
};

const FigurePiece& pieceOf(const QListWidget& list, int row) {
    return static_cast<const PieceItem*>(list.item(row))->piece();
}

} // namespace

PartChooser::PartChooser(QWidget* parent)
    : QWidget(parent), offers_(new QTreeWidget), heads_(new QLineEdit), addHeads_(new QPushButton(tr("Add"))),
      parts_(new QListWidget), up_(new QPushButton(tr("Up"))), down_(new QPushButton(tr("Down"))),
      remove_(new QPushButton(tr("Remove"))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    addOfferWidgets();
    addPartWidgets();
    explainButtons();
    enableButtons();
}

void PartChooser::explainButtons() {
    offers_->setToolTip(tr("Double-click or Return adds it to the figure"));
    heads_->setAccessibleName(tr("Heads by their names"));
    addHeads_->setAccessibleName(tr("Add these heads"));
    addHeads_->setToolTip(tr("Add the heads that are named, side by side"));
    parts_->setToolTip(tr("Drag a part to another place"));
    up_->setToolTip(tr("The chosen part comes earlier"));
    down_->setToolTip(tr("The chosen part comes later"));
    remove_->setToolTip(tr("Take the chosen part out of the figure"));
}

void PartChooser::addOfferWidgets() {
    offers_->setObjectName(QStringLiteral("offers"));
    offers_->setHeaderHidden(true);
    offers_->setIndentation(characterWidth(fontMetrics()));
    offers_->setUniformRowHeights(true);
    offers_->setAccessibleName(tr("What can go into the figure"));
    heads_->setObjectName(QStringLiteral("headNames"));
    heads_->setPlaceholderText(tr("heads: L0 H1, L2, L3 H0-H3"));
    heads_->setToolTip(tr("Heads side by side: names, ranges, or a layer for all of its heads"));
    addHeads_->setObjectName(QStringLiteral("addHeads"));
    auto* add = new QPushButton(tr("Add to the figure"));
    add->setObjectName(QStringLiteral("addOffer"));
    add->setToolTip(tr("Add what is chosen above"));
    auto* hint =
        new QLabel(tr("Pages of the window offer their pictures once they were opened with this text."));
    hint->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(heads_, 1);
    row->addWidget(addHeads_);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(new QLabel(tr("What can go in")));
    column->addWidget(offers_, 3);
    column->addWidget(add);
    column->addLayout(row);
    column->addWidget(hint);
    const auto choose = [this](const QTreeWidgetItem* item) {
        if (item != nullptr && item->data(0, kOffer).isValid()) {
            Q_EMIT offerChosen(item->data(0, kOffer).toInt());
        }
    };
    connect(offers_, &QTreeWidget::itemActivated, this, choose);
    connect(add, &QPushButton::clicked, this, [this, choose] { choose(offers_->currentItem()); });
    const auto chooseHeads = [this] {
        if (!heads_->text().trimmed().isEmpty()) {
            Q_EMIT headsChosen(heads_->text().trimmed());
        }
    };
    connect(heads_, &QLineEdit::returnPressed, this, chooseHeads);
    connect(addHeads_, &QPushButton::clicked, this, chooseHeads);
}

void PartChooser::addPartWidgets() {
    parts_->setObjectName(QStringLiteral("parts"));
    parts_->setAccessibleName(tr("What is in the figure, in its order"));
    parts_->setDragDropMode(QAbstractItemView::InternalMove);
    parts_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    parts_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {up_, down_, remove_}) {
        row->addWidget(button);
    }
    up_->setObjectName(QStringLiteral("moveUp"));
    down_->setObjectName(QStringLiteral("moveDown"));
    remove_->setObjectName(QStringLiteral("removePart"));
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(new QLabel(tr("In the figure")));
    column->addWidget(parts_, 2);
    column->addLayout(row);
    connect(up_, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(down_, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    connect(remove_, &QPushButton::clicked, this, [this] {
        delete parts_->currentItem();
        enableButtons();
        Q_EMIT changed();
    });
    connect(parts_, &QListWidget::currentRowChanged, this, &PartChooser::enableButtons);
    connect(parts_->model(), &QAbstractItemModel::rowsMoved, this, &PartChooser::changed);
}

void PartChooser::setOffers(const std::vector<FigureOffer>& offers, bool hasHeads) {
    offers_->clear();
    QTreeWidgetItem* group = nullptr;
    for (std::size_t offer = 0; offer < offers.size(); ++offer) {
        if (group == nullptr || group->text(0) != offers[offer].group) {
            group = new QTreeWidgetItem(offers_, {offers[offer].group});
            group->setFlags(Qt::ItemIsEnabled);
            group->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem(group, {offers[offer].name});
        item->setData(0, kOffer, static_cast<int>(offer));
        const QString& hint = offers[offer].hint;
        item->setToolTip(0, plainTooltip(hint.isEmpty() ? offers[offer].name : hint));
        item->setDisabled(!offers[offer].make);
    }
    heads_->setEnabled(hasHeads);
    addHeads_->setEnabled(hasHeads);
}

void PartChooser::addItem(const FigurePiece& piece) {
    parts_->addItem(new PieceItem(piece));
    parts_->setCurrentRow(parts_->count() - 1);
}

void PartChooser::add(const FigurePiece& piece) {
    addItem(piece);
    Q_EMIT changed();
}

void PartChooser::fulfil(const QString& key, const Part& part) {
    for (int row = 0; row < parts_->count(); ++row) {
        const FigurePiece& piece = pieceOf(*parts_, row);
        if (piece.key == key && !piece.part) {
            static_cast<PieceItem*>(parts_->item(row))->setPiece({key, part->name(), part});
        }
    }
    Q_EMIT changed();
}

void PartChooser::setPieces(const std::vector<FigurePiece>& pieces) {
    parts_->clear();
    for (const FigurePiece& piece : pieces) {
        addItem(piece);
    }
    enableButtons();
    Q_EMIT changed();
}

std::vector<FigurePiece> PartChooser::pieces() const {
    std::vector<FigurePiece> pieces;
    pieces.reserve(static_cast<std::size_t>(parts_->count()));
    for (int row = 0; row < parts_->count(); ++row) {
        pieces.push_back(pieceOf(*parts_, row));
    }
    return pieces;
}

std::vector<PartChooser::Part> PartChooser::parts() const {
    std::vector<Part> parts;
    for (FigurePiece& piece : pieces()) {
        if (piece.part) {
            parts.push_back(std::move(piece.part));
        }
    }
    return parts;
}

void PartChooser::moveCurrent(int by) {
    const int row = parts_->currentRow();
    QListWidgetItem* item = parts_->takeItem(row);
    parts_->insertItem(row + by, item);
    parts_->setCurrentRow(row + by);
    Q_EMIT changed();
}

void PartChooser::enableButtons() {
    const int row = parts_->currentRow();
    up_->setEnabled(row > 0);
    down_->setEnabled(row >= 0 && row + 1 < parts_->count());
    remove_->setEnabled(row >= 0);
}

} // namespace headscope
