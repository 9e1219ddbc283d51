// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/composer/part_chooser.h"
#include "ui/composer/sheet_form.h"
#include "ui/composer/sheet_preview.h"
#include "ui/composer/sheet_words.h"
#include "ui/controls/busy_indicator.h"
#include "ui/session/study.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
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
      size_(new ThemedLabel(&Theme::text)), failure_(new QLabel), done_(new ThemedLabel(&Theme::muted)),
      busy_(new BusyIndicator), study_(new Study(this)), writer_(new Study(this)) {
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
    done_->setObjectName(QStringLiteral("done"));
    done_->setElidable(true);
    size_->setObjectName(QStringLiteral("size"));
    size_->setWordWrap(true);
    size_->setMostLines(2);
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
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(done_, 1);
    bottom->addWidget(busy_, 1);
    bottom->addWidget(buttons);
    all->addLayout(bottom);
    const auto pushButtons = findChildren<QPushButton*>();
    for (QPushButton* button : pushButtons) {
        button->setAutoDefault(false); // Return in a field or a list is for that
    }
    connectParts();
    connectWork();
    const int character = characterWidth(fontMetrics());
    resize(QSize(190 * character, 54 * fontMetrics().height())
               .boundedTo(screen()->availableSize() * kMostOfScreen));
    takeOffers();
    areOffersNew_ = true;
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
    writers_ = {numbers, copy, save};
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
        say({});
        makePart({headsKey(heads),
                  [make = offers_.makeHeads, heads](const Job& job) { return make(heads, job); }});
    });
    connect(form_, &SheetForm::edited, this, &Composer::showSheet);
    connect(zoom_, &QComboBox::currentIndexChanged, this, &Composer::fitPreview);
    connect(preview_, &SheetPreview::dragged, this, &Composer::drag);
    connect(preview_, &SheetPreview::painted, this, [this] {
        showSize();
        if (!preview_->failure().isEmpty() || failure() == previewFailure_) {
            say(preview_->failure());
        }
        previewFailure_ = preview_->failure();
    });
}

void Composer::connectWork() {
    connect(study_, &Study::failed, this, &Composer::say);
    connect(study_, &Study::ended, this, &Composer::makeNext);
    connect(study_, &Study::progressed, this,
            [this](double share) { showWork(share, tr("making a part of the figure")); });
    connect(preview_, &SheetPreview::becameIdle, this, &Composer::showIdle);
    connect(preview_, &SheetPreview::progressed, this,
            [this](double share) { showWork(share, tr("drawing the figure")); });
    connect(writer_, &Study::progressed, this,
            [this](double share) { showWork(share, tr("writing the figure")); });
    connect(writer_, &Study::failed, this, [this](const QString& reason) {
        hasFailed_ = true;
        say(reason);
    });
    connect(writer_, &Study::ended, this, [this] { endWriting(!hasFailed_); });
    connect(busy_, &BusyIndicator::stopRequested, this, &Composer::stop);
    busy_->stopOnEscape();
}

void Composer::showWork(double share, const QString& step) {
    busy_->showProgress(share, step);
}

void Composer::showIdle() {
    if (!study_->isBusy() && !preview_->isBusy() && !writer_->isBusy()) {
        busy_->showIdle();
    }
}

void Composer::showSize() {
    const QSize page = preview_->pageSize();
    size_->setText(page.isEmpty() ? QString()
                                  : tr("%1 × %2 in · PNG %3 × %4 pixels")
                                        .arg(page.width() / kPixelsPerInch, 0, 'f', 2)
                                        .arg(page.height() / kPixelsPerInch, 0, 'f', 2)
                                        .arg(qRound(page.width() * form_->sheet().dpi / kPixelsPerInch))
                                        .arg(qRound(page.height() * form_->sheet().dpi / kPixelsPerInch)));
    form_->setFittingHeight(page.height());
}

void Composer::takeOffers() {
    areOffersNew_ = false;
    offers_ = ask_ ? ask_() : FigureOffers();
    chooser_->setOffers(offers_.offers, static_cast<bool>(offers_.makeHeads));
    if (!offers_.isSettled) {
        return;
    }
    for (const FigurePiece& piece : chooser_->pieces()) {
        const bool isWished = std::ranges::any_of(
            wishes_, [&](const Wish& wish) { return wish.isWaitedFor && wish.key == piece.key; });
        if (MakePart make = makerOf(piece.key); !piece.part && make && !isWished) {
            makePart({piece.key, std::move(make), true});
        }
    }
}

bool Composer::event(QEvent* event) {
    const bool result = QDialog::event(event);
    if (event->type() == QEvent::WindowActivate) {
        if (!std::exchange(areOffersNew_, false)) {
            takeOffers();
        }
    } else if (event->type() == QEvent::Resize || event->type() == QEvent::Show ||
               event->type() == QEvent::LayoutRequest) {
        fitPreview();
    }
    return result;
}

void Composer::add(const std::shared_ptr<const FigurePart>& part, const QString& key) {
    chooser_->add({key, part->name(), part});
}

void Composer::addOffer(const FigureOffer& offer) {
    say({});
    if (offer.make) {
        makePart({offer.key, offer.make});
    }
}

Composer::MakePart Composer::makerOf(const QString& key) const {
    const auto found = std::ranges::find_if(
        offers_.offers, [&](const FigureOffer& offer) { return offer.key == key && offer.make; });
    if (found != offers_.offers.end()) {
        return found->make;
    }
    if (!key.startsWith(kHeadsKey + QLatin1Char('L'), Qt::CaseInsensitive) || !offers_.makeHeads) {
        return {};
    }
    return [make = offers_.makeHeads, heads = key.mid(kHeadsKey.size())](const Job& job) {
        return make(heads, job);
    };
}

void Composer::makePart(Wish wish) {
    wishes_.push_back(std::move(wish));
    if (!study_->isBusy()) {
        makeNext();
    }
}

void Composer::makeNext() {
    showIdle();
    if (wishes_.empty()) {
        return;
    }
    const Wish wish = std::move(wishes_.front());
    wishes_.pop_front();
    study_->ask<FigurePart>(
        [make = wish.make](const Job& job, const Study::Publish<FigurePart>& publish) { publish(make(job)); },
        [this, key = wish.key,
         isWaitedFor = wish.isWaitedFor](const std::shared_ptr<const FigurePart>& part) {
            isWaitedFor ? chooser_->fulfil(key, part) : add(part, key);
        });
}

void Composer::stop() {
    wishes_.clear();
    study_->drop();
    preview_->stop();
    say(tr("Stopped. What is seen may not be what is set."));
    if (writer_->isBusy()) {
        writer_->drop();
        endWriting(false);
    }
    showIdle();
}

FigureSheet Composer::sheet() const {
    FigureSheet sheet = form_->sheet();
    sheet.parts = chooser_->parts();
    return sheet;
}

void Composer::setProvenance(Provenance provenance) {
    provenance_ = std::move(provenance);
}

std::function<FigureSheet()> Composer::finishedSheet() const {
    FigureSheet present = sheet();
    if (!provenance_ || present.says == FigureSheet::Says::Nothing) {
        return [present] { return present; };
    }
    return [present, made = provenance_(present.says == FigureSheet::Says::All)] {
        FigureSheet finished = present;
        finished.provenance = made();
        return finished;
    };
}

void Composer::setSheet(const FigureSheet& sheet) {
    form_->setSheet(sheet);
    showSheet();
}

QJsonObject Composer::words() const {
    return wordsOf({form_->sheet(), chooser_->pieces()});
}

void Composer::setWords(const QJsonObject& words) {
    const SheetPlan plan = sheetPlanOf(words);
    wishes_.clear();
    study_->drop();
    form_->setSheet(plan.sheet);
    chooser_->setPieces(plan.pieces); // shows the sheet
}

bool Composer::isWaiting() const {
    return std::ranges::any_of(chooser_->pieces(), [](const FigurePiece& piece) { return !piece.part; });
}

void Composer::showSheet() {
    done_->setText({});
    preview_->setSheet(sheet());
    Q_EMIT changed();
}

void Composer::fitPreview() {
    preview_->setRoom(zoom_->currentIndex() == 0 ? scroll_->maximumViewportSize() - QSize(4, 4) : QSize());
}

void Composer::say(const QString& failure) {
    failure_->setText(failure);
    failure_->setVisible(!failure.isEmpty());
}

QString Composer::failure() const {
    return failure_->text();
}

} // namespace headscope
