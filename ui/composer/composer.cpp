// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDrag>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/composer/figure_transfer.h"
#include "ui/composer/part_chooser.h"
#include "ui/composer/sheet_form.h"
#include "ui/composer/sheet_preview.h"
#include "ui/session/study.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/file_path.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr double kMostOfScreen = 0.95; // of its width and its height

QScrollArea* scrolled(QWidget* widget) {
    auto* area = new QScrollArea;
    scrollClearly(*area, widget);
    area->setFocusPolicy(Qt::NoFocus); // it follows the field that has the keyboard
    area->setMinimumWidth(widget->sizeHint().width() + 20);
    return area;
}

} // namespace

Composer::Composer(std::function<FigureOffers()> offers, QWidget* parent)
    : QDialog(parent), ask_(std::move(offers)), chooser_(new PartChooser), form_(new SheetForm),
      preview_(new SheetPreview), scroll_(new QScrollArea), zoom_(new QComboBox),
      size_(new ThemedLabel(&Theme::text)), failure_(new QLabel), study_(new Study(this)) {
    setObjectName(QStringLiteral("composer"));
    setWindowTitle(tr("Compose a figure"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    zoom_->setObjectName(QStringLiteral("zoom"));
    zoom_->setAccessibleName(tr("Size of the preview"));
    zoom_->setToolTip(tr("How large the figure is shown here"));
    zoom_->addItems({tr("fitted to the window"), tr("in its final size")});
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->setWordWrap(true);
    failure_->setTextFormat(Qt::PlainText);
    failure_->hide();
    size_->setObjectName(QStringLiteral("size"));
    size_->setElidable(true);
    scroll_->setWidget(preview_);
    scroll_->setAlignment(Qt::AlignCenter);
    scroll_->setAccessibleName(tr("Preview"));
    scroll_->setMinimumSize(180, 160);

    auto* shown = new QHBoxLayout;
    shown->addWidget(zoom_);
    shown->addWidget(size_, 1);
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(shown);
    column->addWidget(scroll_, 1);
    auto* split = new QSplitter;
    split->addWidget(chooser_);
    split->addWidget(scrolled(form_));
    split->addWidget(right);
    split->setStretchFactor(2, 1);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(Spacing::of(font()).large);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    addButtons(*buttons);
    auto* all = new QVBoxLayout(this);
    all->addWidget(split, 1);
    all->addWidget(failure_);
    all->addWidget(buttons);
    const auto pushButtons = findChildren<QPushButton*>();
    for (QPushButton* button : pushButtons) {
        button->setAutoDefault(false); // Return in a field or a list is for that
    }
    connectParts();
    const int character = fontMetrics().averageCharWidth();
    resize(QSize(190 * character, 54 * fontMetrics().height())
               .boundedTo(screen()->availableSize() * kMostOfScreen));
    askOffers();
    showSheet();
}

Composer::~Composer() = default;

void Composer::addButtons(QDialogButtonBox& buttons) {
    QPushButton* numbers = buttons.addButton(tr("Save &numbers…"), QDialogButtonBox::ActionRole);
    QPushButton* copy = buttons.addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    QPushButton* save = buttons.addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    numbers->setObjectName(QStringLiteral("saveNumbers"));
    copy->setObjectName(QStringLiteral("copyFigure"));
    save->setObjectName(QStringLiteral("saveFigure"));
    save->setShortcut(QKeySequence::Save);
    save->setToolTip(tr("As PNG, SVG or PDF"));
    numbers->setToolTip(tr("The numbers of all parts, as CSV, TSV, JSON or NPY"));
    copy->setToolTip(tr("The figure as a picture, for another program"));
    connect(&buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &Composer::askForFile);
    connect(numbers, &QPushButton::clicked, this, &Composer::askForNumbers);
    connect(copy, &QPushButton::clicked, this, &Composer::copy);
}

void Composer::connectParts() {
    connect(chooser_, &PartChooser::changed, this, &Composer::showSheet);
    connect(chooser_, &PartChooser::offerChosen, this,
            [this](int offer) { addOffer(offers_.offers.at(static_cast<std::size_t>(offer))); });
    connect(chooser_, &PartChooser::headsChosen, this, [this](const QString& heads) {
        makePart([make = offers_.makeHeads, heads](const Job& job) { return make(heads, job); });
    });
    connect(form_, &SheetForm::edited, this, &Composer::showSheet);
    connect(zoom_, &QComboBox::currentIndexChanged, this, &Composer::fitPreview);
    connect(preview_, &SheetPreview::dragged, this, &Composer::drag);
    connect(preview_, &SheetPreview::painted, this, [this] {
        const QSize page = preview_->pageSize();
        size_->setText(page.isEmpty()
                           ? QString()
                           : tr("%1 × %2 in · PNG %3 × %4 pixels")
                                 .arg(page.width() / kPixelsPerInch, 0, 'f', 2)
                                 .arg(page.height() / kPixelsPerInch, 0, 'f', 2)
                                 .arg(qRound(page.width() * form_->sheet().dpi / kPixelsPerInch))
                                 .arg(qRound(page.height() * form_->sheet().dpi / kPixelsPerInch)));
        form_->setFittingHeight(page.height());
        say(preview_->failure());
    });
    connect(study_, &Study::failed, this, &Composer::say);
}

void Composer::askOffers() {
    offers_ = ask_ ? ask_() : FigureOffers();
    chooser_->setOffers(offers_.offers, static_cast<bool>(offers_.makeHeads));
}

bool Composer::event(QEvent* event) {
    const bool result = QDialog::event(event);
    if (event->type() == QEvent::WindowActivate) {
        askOffers();
    } else if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
               event->type() == QEvent::LayoutRequest) {
        fitPreview();
    }
    return result;
}

void Composer::add(const std::shared_ptr<const FigurePart>& part) {
    chooser_->add(part);
}

void Composer::addOffer(const FigureOffer& offer) {
    makePart(offer.make);
}

void Composer::makePart(const std::function<std::shared_ptr<const FigurePart>(const Job&)>& make) {
    study_->ask<FigurePart>(
        [make](const Job& job, const Study::Publish<FigurePart>& publish) { publish(make(job)); },
        [this](const std::shared_ptr<const FigurePart>& part) {
            say({});
            add(part);
        });
}

FigureSheet Composer::sheet() const {
    FigureSheet sheet = form_->sheet();
    sheet.parts = chooser_->parts();
    return sheet;
}

void Composer::setProvenance(std::function<QByteArray(bool keepsText)> provenance) {
    provenance_ = std::move(provenance);
}

FigureSheet Composer::finishedSheet() const {
    FigureSheet finished = sheet();
    if (provenance_ && finished.says != FigureSheet::Says::Nothing) {
        finished.provenance = provenance_(finished.says == FigureSheet::Says::All);
    }
    return finished;
}

void Composer::setSheet(const FigureSheet& sheet) {
    form_->setSheet(sheet);
    showSheet();
}

void Composer::showSheet() {
    preview_->setSheet(sheet());
}

void Composer::fitPreview() {
    preview_->setRoom(zoom_->currentIndex() == 0 ? scroll_->maximumViewportSize() - QSize(4, 4) : QSize());
}

void Composer::drag() {
    std::unique_ptr<QMimeData> figure;
    if (attempt([&] { figure = figureData(finishedSheet(), folder_.path()); })) {
        auto* gesture = new QDrag(this);
        gesture->setMimeData(figure.release());
        gesture->exec(Qt::CopyAction);
    }
}

void Composer::askForFile() {
    const QStringList filters{tr("PDF document (*.pdf)"), tr("SVG drawing (*.svg)"),
                              tr("PNG picture (*.png)")};
    const QStringList suffixes{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")};
    QFileDialog dialog(this, tr("Save figure"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(suffixes.front());
    dialog.selectFile(QStringLiteral("attention.pdf"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog,
            [&](const QString& filter) { dialog.setDefaultSuffix(suffixes.value(filters.indexOf(filter))); });
    if (dialog.exec() == QDialog::Accepted) {
        save(dialog.selectedFiles().constFirst());
    }
}

void Composer::askForNumbers() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the figure's numbers"), QStringLiteral("attention.csv"),
        tr("CSV (*.csv);;TSV, between tabs (*.tsv);;JSON (*.json);;NumPy array (*.npy)"));
    if (!path.isEmpty()) {
        saveNumbers(path);
    }
}

bool Composer::save(const QString& path) {
    return attempt([&] { writeSheet(toPath(path), finishedSheet()); });
}

bool Composer::saveNumbers(const QString& path) {
    return attempt([&] { writeNumbers(toPath(path), sheetNumbers(sheet())); });
}

bool Composer::copy() {
    return attempt([&] { QApplication::clipboard()->setMimeData(figureData(finishedSheet()).release()); });
}

bool Composer::attempt(const std::function<void()>& write) {
    try {
        write();
        say({});
        return true;
    } catch (const std::bad_alloc&) {
        say(tr("There is not enough memory for a figure of this size."));
    } catch (const std::exception& error) {
        say(QString::fromUtf8(error.what()));
    }
    return false;
}

void Composer::say(const QString& failure) {
    failure_->setText(failure);
    failure_->setVisible(!failure.isEmpty());
}

QString Composer::failure() const {
    return failure_->text();
}

} // namespace headscope
