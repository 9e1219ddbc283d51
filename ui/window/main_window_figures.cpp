// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of what the window shows: composed and saved, or copied as they are.
#include <algorithm>
#include <iterator>

#include <QApplication>
#include <QClipboard>

#include "ui/composer/composer.h"
#include "ui/composer/sheet_words.h"
#include "ui/controls/page_tabs.h"
#include "ui/export/figure_export.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/pages/page_stack.h"
#include "ui/parts/maps_part.h"
#include "ui/parts/noted_part.h"
#include "ui/session/study.h"
#include "ui/window/figure_offers.h"
#include "ui/window/main_window.h"
#include "ui/window/saved_views.h"
#include "ui/window/shown_maps.h"
#include "ui/window/stage_panel.h"

namespace headscope {

FigureOffers MainWindow::figureOffers() const {
    FigureOffers result;
    result.isSettled = isIdle_ && !wanted_ && !shownMaps_->isBusy();
    const auto add = [&result](std::vector<FigureOffer> offers) {
        std::ranges::move(offers, std::back_inserter(result.offers));
    };
    add(mapOffers(figure(), stage_->maps().visibleCells()));
    PageStack& pages = stage_->pages();
    std::vector<FigureOffer> unopened;
    for (int index = 1; index < pages.count(); ++index) { // the first are the maps
        const QString name = pages.tabs()->tabText(index);
        const QString key = pages.keyOf(index);
        StagePage* page = pages.find(key);
        if (page->isPresent() && !page->isBusy()) {
            add(pageOffers(name, key, partsIn(*page)));
        } else {
            unopened.push_back(waitingPage(name, key, page->isBusy()));
        }
    }
    const std::string note = productsNote().toStdString();
    if (const auto comparison = session_->comparison()) {
        const SideResult& side = comparison->comparison.a;
        add(headOffers(side, marks_.brushed, marks_.pinned));
        result.makeHeads = [side, note](const QString& words, const Job& job) {
            return notedPart(headsPart(side, namedHeads(words, side), 0, job), note);
        };
    }
    for (FigureOffer& offer : result.offers) { // all of them can be made
        offer.make = [make = std::move(offer.make), note](const Job& job) {
            return notedPart(make(job), note);
        };
    }
    add(std::move(unopened));
    return result;
}

QJsonObject MainWindow::composed() const {
    return composer_ == nullptr ? composed_ : composer_->words();
}

void MainWindow::setComposed(const QJsonObject& words) {
    composed_ = words;
    if (composer_ != nullptr) {
        composer_->setWords(words.isEmpty() ? wordsOf({{}, {{kMapsKey, tr("Maps"), nullptr}}}) : words);
    }
}

void MainWindow::offerToComposer() {
    if (composer_ != nullptr && composer_->isVisible() && composer_->isWaiting()) {
        composer_->takeOffers();
    }
}

void MainWindow::makeComposer() {
    composer_ = new Composer([this] { return figureOffers(); }, this);
    composer_->setProvenance([this](bool keepsText) { return views_->provenanceMaker(keepsText); });
    if (!composed_.isEmpty()) {
        composer_->setWords(composed_);
        composer_->takeOffers();
    } else if (const FigureContent content = figure(); !content.panels.empty()) {
        composer_->add(notedPart(std::make_shared<MapsPart>(content), productsNote().toStdString()),
                       kMapsKey);
    }
    connect(composer_, &Composer::changed, this, &MainWindow::stateChanged);
    connect(this, &MainWindow::settled, this, &MainWindow::offerToComposer);
    connect(&stage_->pages(), &PageStack::becameIdle, this, &MainWindow::offerToComposer);
}

void MainWindow::exportFigure() {
    if (composer_ == nullptr) {
        makeComposer();
    }
    composer_->show();
    composer_->raise();
    composer_->activateWindow();
}

void MainWindow::copyFigure() {
    const FigureContent content = figure();
    FigureOptions options;
    options.theme = content.theme;
    options.dpi = 192;
    options.cells = stage_->maps().visibleCells();
    if (copier_ == nullptr) {
        copier_ = new Study(this);
        connect(copier_, &Study::failed, this,
                [this](const QString& reason) { say(Subject::Sides, reason, NoticeSeverity::Error); });
    }
    copier_->ask<FigureData>(
        [content, options](const Job& job, const Study::Publish<FigureData>& publish) {
            job.step(0, "drawing maps");
            FigureOptions fitting = options;
            fitting.size.setHeight(fittingHeight(content, options));
            publish(std::make_shared<const FigureData>(figureData(content, fitting)));
        },
        [](const std::shared_ptr<const FigureData>& figure) {
            QApplication::clipboard()->setMimeData(mimeData(*figure).release());
        });
}

} // namespace headscope
