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
    void add(const Part& part);
    [[nodiscard]] std::vector<Part> parts() const;

  Q_SIGNALS:
    /// Other parts, or in another order.
    void changed();
    void offerChosen(int offer);
    void headsChosen(const QString& heads);

  private:
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
