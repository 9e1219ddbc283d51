// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "ui/composer/figure_offer.h"

class QLineEdit;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace headscope {

/// What can go into a figure, and what is in it, in an order that can be changed.
class PartChooser : public QWidget {
    Q_OBJECT

  public:
    using Part = std::shared_ptr<const FigurePart>;

    explicit PartChooser(QWidget* parent = nullptr);

    void setOffers(const std::vector<FigureOffer>& offers, bool hasHeads);
    /// Behind the others.
    void add(const FigurePiece& piece);
    /// In the place of those of that key that are not there yet; none: nothing happens.
    void fulfil(const QString& key, const Part& part);
    /// All of them are others.
    void setPieces(const std::vector<FigurePiece>& pieces);
    [[nodiscard]] std::vector<FigurePiece> pieces() const;
    /// Those that are there.
    [[nodiscard]] std::vector<Part> parts() const;

  Q_SIGNALS:
    /// Other parts, or in another order.
    void changed();
    void offerChosen(int offer);
    void headsChosen(const QString& heads);

  private:
    /// The row with its text.
    void addItem(const FigurePiece& piece);
    void explainButtons();
    void addOfferWidgets();
    void addPartWidgets();
    void moveCurrent(int by);
    void enableButtons();

    QTreeWidget* offers_;
    QLineEdit* heads_;
    QPushButton* addHeads_;
    QListWidget* parts_;
    QPushButton* up_;
    QPushButton* down_;
    QPushButton* remove_;
};

} // namespace headscope
