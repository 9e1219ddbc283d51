// SPDX-License-Identifier: GPL-3.0-or-later
// Fast products in the window: where they are chosen, and what says that they are.
#include <QMenu>

#include "core/model/random_layer.h"
#include "core/ops/fast_product.h"
#include "ui/controls/busy_indicator.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/themed_label.h"
#include "ui/window/main_window.h"

namespace headscope {

void MainWindow::buildFastProducts(QMenu* menu) {
    menu->setToolTipsVisible(true);
    fastAction_ = menu->addAction(tr("&Fast products (BF16)"));
    fastAction_->setObjectName(QStringLiteral("file.fastProducts"));
    fastAction_->setCheckable(true);
    productsMark_ = new ThemedLabel(&Theme::warning);
    productsMark_->setObjectName(QStringLiteral("productsMark"));
    productsMark_->setToolTip(plainTooltip(
        tr("Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision. File > Fast "
           "products goes back to exact ones.")));
}

void MainWindow::connectProducts() {
    connect(fastAction_, &QAction::triggered, this,
            [this](bool isFast) { useProducts(isFast ? Products::Fast : Products::Exact); });
    Session* session = session_.get();
    connect(session, &Session::modelOpened, this, &MainWindow::showProducts);
    connect(session, &Session::modelFailed, this, &MainWindow::showProducts);
    connect(session, &Session::openingStopped, this, &MainWindow::showProducts);
    connect(session, &Session::productsChanged, this, [this] {
        showProducts();
        if (session_->model()) {
            fitModelButton();
            showOwnModel();
        }
        if (!session_->isOpening()) {
            takeWanted(SideName::A);
        }
        noteState();
    });
    showProducts();
}

void MainWindow::useProducts(Products products) {
    if (wanted_) {
        wanted_->products = products;
    }
    if (session_->setProducts(products)) {
        say(Subject::Model, {});
        showIdle(false);
        busy_->showProgress(0, tr("opening the model"));
    }
}

void MainWindow::showProducts() {
    fastAction_->setChecked(session_->products() == Products::Fast);
    const auto isRandom = [this](SideName side) {
        const auto& model = session_->model(side);
        return model && namesRandomLayer(model->checkpoint().path());
    };
    const bool hasNone = !hasFastProducts();
    const bool isExact = isRandom(SideName::A) && isRandom(SideName::B);
    fastAction_->setEnabled(!hasNone && !isExact);
    fastAction_->setToolTip(plainTooltip(
        hasNone ? tr("This processor has no instructions for BF16 (AVX-512 BF16 or AMX): products are always "
                     "exact.")
        : isExact
            ? tr("The products of a random layer are always exact.")
            : tr("Linear layers multiply numbers that are rounded to BF16, with 8 bits of precision: several "
                 "times as fast, but everything that is shown differs a little from the exact numbers.")));
}

QString MainWindow::productsNote() const {
    for (const SideName side : {SideName::A, SideName::B}) {
        const auto& model = session_->model(side);
        if (model && model->products() == Products::Fast) {
            return tr("fast: BF16 products");
        }
    }
    return {};
}

} // namespace headscope
