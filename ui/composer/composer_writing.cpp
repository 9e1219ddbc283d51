// SPDX-License-Identifier: GPL-3.0-or-later
// How a composed figure leaves the window.
#include "ui/composer/composer.h"

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>

#include "ui/composer/figure_transfer.h"
#include "ui/session/study.h"
#include "ui/theme/file_path.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

/// What a file is written with is all that is to be known of it.
struct Written {};

} // namespace

template <typename Answer>
void Composer::write(std::function<Answer(const Job& job)> work,
                     std::function<void(const Answer& answer)> then, const QString& done) {
    say({});
    done_->setText({});
    hasFailed_ = false;
    for (QPushButton* button : writers_) {
        button->setEnabled(false);
    }
    writer_->ask<Answer>(
        [work = std::move(work)](const Job& job, const Study::Publish<Answer>& publish) {
            publish(std::make_shared<const Answer>(work(job)));
        },
        [this, then = std::move(then), done](const std::shared_ptr<const Answer>& answer) {
            done_->setText(done);
            then(*answer);
        });
}

void Composer::endWriting(bool isDone) {
    for (QPushButton* button : writers_) {
        button->setEnabled(true);
    }
    showIdle();
    Q_EMIT written(isDone);
}

void Composer::drag() {
    if (writer_->isBusy()) {
        return;
    }
    write<FigureData>(
        [sheet = finishedSheet(), folder = folder_.path()](const Job& job) {
            return dragData(sheet(), folder, job);
        },
        [this](const FigureData& figure) {
            if (QApplication::mouseButtons().testFlag(Qt::LeftButton)) { // else it was let go before
                auto* gesture = new QDrag(this);
                gesture->setMimeData(mimeData(figure).release());
                gesture->exec(Qt::CopyAction);
            }
        },
        {});
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

void Composer::save(const QString& path) {
    write<Written>(
        [path, sheet = finishedSheet()](const Job& job) {
            writeSheet(toPath(path), sheet(), job);
            return Written();
        },
        [](const Written&) {}, tr("The figure is saved to %1.").arg(QFileInfo(path).fileName()));
}

void Composer::saveNumbers(const QString& path) {
    write<Written>(
        [path, sheet = sheet()](const Job& job) {
            job.step(0, "writing numbers");
            writeNumbers(toPath(path), sheetNumbers(sheet));
            return Written();
        },
        [](const Written&) {}, tr("The numbers are saved to %1.").arg(QFileInfo(path).fileName()));
}

void Composer::copy() {
    write<FigureData>(
        [sheet = finishedSheet()](const Job& job) { return clipboardData(sheet(), job); },
        [](const FigureData& figure) { QApplication::clipboard()->setMimeData(mimeData(figure).release()); },
        tr("The figure is on the clipboard."));
}

} // namespace headscope
