// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDialog>
#include <QTemporaryDir>

#include "ui/composer/figure_offer.h"
#include "ui/composer/figure_sheet.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QScrollArea;

namespace headscope {

class PartChooser;
class SheetForm;
class SheetPreview;
class Study;
class ThemedLabel;

/// Makes a figure of several parts: what goes in, how it is arranged, and how it is written. What is seen is
/// what is saved. A failure is said in the window, which stays open.
class Composer : public QDialog {
    Q_OBJECT

  public:
    /// `offers` is asked when the window becomes active, since the main window may show something else then.
    explicit Composer(std::function<FigureOffers()> offers, QWidget* parent = nullptr);
    ~Composer() override;

    /// How a figure was made, with its text or without; not set: files do not say.
    void setProvenance(std::function<QByteArray(bool keepsText)> provenance);
    void add(const std::shared_ptr<const FigurePart>& part);
    /// The part is made in a worker, and added when it is there.
    void addOffer(const FigureOffer& offer);
    /// With its parts.
    [[nodiscard]] FigureSheet sheet() const;
    /// All but the parts.
    void setSheet(const FigureSheet& sheet);

    /// Writes the figure to a file, or its numbers; false, with the reason in the window, where that fails.
    bool save(const QString& path);
    bool saveNumbers(const QString& path);
    bool copy();
    [[nodiscard]] QString failure() const;

  protected:
    bool event(QEvent* event) override;

  private:
    void addButtons(QDialogButtonBox& buttons);
    void connectParts();
    void askOffers();
    void makePart(const std::function<std::shared_ptr<const FigurePart>(const Job&)>& make);
    void showSheet();
    void fitPreview();
    void drag();
    void askForFile();
    void askForNumbers();
    /// False, with the reason shown, where `write` throws.
    bool attempt(const std::function<void()>& write);
    void say(const QString& failure);

    /// With what its file says of how it was made.
    [[nodiscard]] FigureSheet finishedSheet() const;

    std::function<FigureOffers()> ask_;
    std::function<QByteArray(bool)> provenance_;
    FigureOffers offers_;
    PartChooser* chooser_;
    SheetForm* form_;
    SheetPreview* preview_;
    QScrollArea* scroll_;
    QComboBox* zoom_;
    ThemedLabel* size_;
    QLabel* failure_;
    QTemporaryDir folder_; // of what is dragged
    Study* study_;
};

} // namespace headscope
