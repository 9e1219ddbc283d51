// SPDX-License-Identifier: GPL-3.0-or-later
// What explains the window: the manual, the list of commands, what each panel is, and what the program is
// made of.
#include <Eigen/Core>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QWhatsThis>
#include <fmt/format.h>

#include "ui/compare/numbers_panel.h"
#include "ui/compare/readout_bar.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/preferences/preferences_window.h"
#include "ui/scores/head_score_panel.h"
#include "ui/theme/themed_icon.h"
#include "ui/window/command_palette.h"
#include "ui/window/main_window.h"
#include "ui/window/manual.h"
#include "ui/window/model_library.h"
#include "ui/window/number_check_window.h"
#include "ui/window/shortcut_editor.h"
#include "ui/window/sides_panel.h"
#include "ui/window/stage_panel.h"
#include "ui/window/text_panel.h"

namespace headscope {

void MainWindow::buildHelpMenu(QMenu* menu) {
    menu->addAction(themedIcon(QStringLiteral("help")), tr("&Manual"), QKeySequence::HelpContents, this,
                    &MainWindow::showManual)
        ->setObjectName(QStringLiteral("help.manual"));
    QAction* what = QWhatsThis::createAction(menu);
    what->setText(tr("&What is this?"));
    what->setIcon({});
    what->setObjectName(QStringLiteral("help.whatIsThis"));
    menu->addAction(what);
    auto* commands = new CommandPalette(*menuBar(), this);
    menu->addAction(tr("&Find a command…"), QKeySequence(tr("Ctrl+K")), commands, &CommandPalette::open)
        ->setObjectName(QStringLiteral("help.findCommand"));
    menu->addAction(tr("&Shortcuts…"), preferences_, [this] { preferences_->open(shortcuts_); })
        ->setObjectName(QStringLiteral("help.shortcuts"));
    menu->addSeparator();
    menu->addAction(tr("Check the &numbers…"), this, &MainWindow::checkNumbers)
        ->setObjectName(QStringLiteral("help.checkNumbers"));
    menu->addAction(tr("&About Headscope"), this, &MainWindow::showAbout)
        ->setObjectName(QStringLiteral("help.about"));
    explainPanels();
}

/// Plain sentences: no token stands in them.
void MainWindow::explainPanels() {
    text_->setWhatsThis(tr("The sentence that the model reads, and the tokens that it is cut into. Point at "
                           "a token to light its "
                           "row and column in the maps; click one to choose it."));
    heads_->setWhatsThis(tr("All heads of the model, a row for each layer. Query heads that read the same "
                            "key/value head stand in "
                            "one frame. Click puts a head on side A, right-click or Shift-click on side B."));
    scorePanel_->setWhatsThis(
        tr("What the head of side A does on this text, in numbers. A score's name opens what it is: formula, "
           "range, source."));
    stage_->maps().setWhatsThis(
        tr("Attention maps: a row is a query, the token that attends; a column is a key, the token that is "
           "attended to. Colours are weights; hatched cells are masked, which is not 0. B − A is cell by "
           "cell."));
    stage_->readout().setWhatsThis(
        tr("The cell that is pointed at: q·k before the factor, the score after it, and the weight after the "
           "softmax, for both sides."));
    stage_->numbers().setWhatsThis(tr(
        "What the two sides differ in: means over the rows of each map, the loss over the text, and the most "
        "likely next tokens. KL is the divergence of the two predictions."));
    sides_->setWhatsThis(tr("What is set on each side: head, factor on q·k, key/value heads, mask, kernel. "
                            "This softmax takes the "
                            "queries and keys of the model's own run; whole model runs it anew with these "
                            "settings in all layers."));
    lessonPanel_->setWhatsThis(
        tr("Lessons set the window step by step and ask questions that are checked against "
           "its numbers. Leaving one sets everything back."));
}

void MainWindow::showManual() {
    auto* manual = findChild<Manual*>();
    if (manual == nullptr) {
        manual = new Manual(this);
    }
    manual->show();
    manual->raise();
    manual->activateWindow();
}

void MainWindow::showAbout() {
    const QString versions = QString::fromStdString(
        fmt::format("Eigen {}.{}.{}, fmt {}.{}.{}", EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION,
                    EIGEN_MINOR_VERSION, FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100));
    QMessageBox about(this);
    about.setWindowTitle(tr("About Headscope"));
    about.setTextFormat(Qt::PlainText);
    about.setIconPixmap(programIcon().pixmap(64));
    about.setText(tr("Headscope %1 shows what the attention heads of a transformer do.")
                      .arg(QApplication::applicationVersion()));
    about.setInformativeText(
        tr("Licence: GPL-3.0-or-later. The bundled model has a licence of its own, which stands in its card; "
           "so "
           "have the palettes, beside their files.\n\n"
           "Made with Qt %1 (LGPL), QCustomPlot (GPL), %2, ICU, SentencePiece, PCRE2, oneTBB, nlohmann/json, "
           "CLI11, yaml-cpp.\n\n"
           "Numbers are checked by tests against Hugging Face's transformers, in float32 and for every "
           "family of "
           "models: token ids are the same, weights of all heads and logits agree to rounding. The manual "
           "says how "
           "closely, and how to repeat it.")
            .arg(QString::fromLatin1(qVersion()), versions));
    about.setStandardButtons(QMessageBox::Ok);
    const QAbstractButton* check = about.addButton(tr("Check the &numbers…"), QMessageBox::ActionRole);
    about.exec();
    if (about.clickedButton() == check) {
        checkNumbers();
    }
}

void MainWindow::checkNumbers() {
    if (numberCheck_ == nullptr) {
        numberCheck_ = new NumberCheckWindow(this);
    }
    numberCheck_->open(library_->bundledModel(), reference_);
}

} // namespace headscope
