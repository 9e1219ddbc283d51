// SPDX-License-Identifier: GPL-3.0-or-later
// What saved views need of the window.
#include "ui/window/main_window.h"
#include "ui/window/model_drop.h"
#include "ui/window/saved_views.h"

namespace headscope {

void MainWindow::connectViews() {
    connect(drop_, &ModelDrop::viewDropped, views_, &SavedViews::open);
}

void MainWindow::sayOfView(const QString& text, NoticeSeverity severity) {
    say(Subject::View, text, severity);
}

QByteArray MainWindow::panels() const {
    return panels_->saveState();
}

void MainWindow::restorePanels(const QByteArray& panels) {
    if (panels_->restoreState(panels)) {
        isHeadsWidthChosen_ = true;
    }
}

} // namespace headscope
