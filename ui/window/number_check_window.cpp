// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/number_check_window.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QTreeWidget>

#include "core/base/processor.h"
#include "core/check/check_text.h"
#include "ui/session/study.h"
#include "ui/theme/file_path.h"
#include "ui/theme/fonts.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

enum Column { kQuantity, kCount, kLargest, kTolerance, kResult };

QPushButton* button(const QString& text, const char* name) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    return button;
}

} // namespace

NumberCheckWindow::NumberCheckWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), verdict_(new ThemedLabel(&Theme::text, titleFont)),
      remark_(new ThemedLabel(&Theme::muted)), table_(new QTreeWidget), progress_(new QProgressBar),
      stop_(button(tr("&Stop"), "stopCheck")), again_(button(tr("Check &again"), "checkAgain")),
      copy_(button(tr("&Copy as text"), "copyCheck")), study_(new Study(this)) {
    setObjectName(QStringLiteral("numberCheck"));
    setWindowTitle(tr("Headscope: check of the numbers"));
    verdict_->setObjectName(QStringLiteral("checkVerdict"));
    verdict_->setWordWrap(true);
    remark_->setObjectName(QStringLiteral("checkRemark"));
    remark_->setWordWrap(true);
    progress_->setObjectName(QStringLiteral("checkProgress"));
    progress_->setTextVisible(false);
    copy_->setToolTip(tr("What is shown here, in English, to be pasted into a letter"));
    buildTable();
    const Spacing spacing = Spacing::of(font());
    auto* close = button(tr("C&lose"), "closeCheck");
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing.medium);
    row->addWidget(copy_);
    row->addWidget(again_);
    row->addWidget(stop_);
    row->addWidget(progress_, 1);
    row->addStretch();
    row->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing.large, spacing.large, spacing.large, spacing.large);
    column->setSpacing(spacing.medium);
    column->addWidget(verdict_);
    column->addWidget(remark_);
    column->addWidget(table_, 1);
    column->addLayout(row);
    resize(QSize(44 * spacing.line, 23 * spacing.line).boundedTo(screen()->availableSize()));
    connect(stop_, &QPushButton::clicked, this, &NumberCheckWindow::stop);
    connect(again_, &QPushButton::clicked, this, &NumberCheckWindow::start);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    connect(study_, &Study::progressed, this,
            [this](double share) { progress_->setValue(qRound(100 * share)); });
    connect(study_, &Study::failed, this, [this](const QString& reason) {
        say(tr("The numbers could not be checked."), reason);
        remark_->setColour(&Theme::error);
    });
    connect(study_, &Study::ended, this, [this] {
        showBusy(false);
        Q_EMIT ended();
    });
}

void NumberCheckWindow::buildTable() {
    table_->setObjectName(QStringLiteral("checkTable"));
    table_->setAccessibleName(tr("What was compared"));
    table_->setHeaderLabels(
        {tr("Numbers"), tr("Compared"), tr("Largest difference"), tr("Tolerance"), tr("Result")});
    table_->setRootIsDecorated(false);
    table_->setUniformRowHeights(true);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    table_->setFocusPolicy(Qt::TabFocus);
    table_->header()->setStretchLastSection(false);
    table_->header()->setSectionsMovable(false);
    for (const int column : {kCount, kLargest, kTolerance, kResult}) {
        table_->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    table_->header()->setSectionResizeMode(kQuantity, QHeaderView::Stretch);
    for (const int column : {kCount, kLargest, kTolerance}) {
        table_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void NumberCheckWindow::open(const QString& model, const QString& reference) {
    model_ = model;
    reference_ = reference;
    show();
    raise();
    activateWindow();
    if (!study_->isBusy()) {
        start();
    }
}

void NumberCheckWindow::start() {
    check_.reset();
    table_->clear();
    progress_->setValue(0);
    if (model_.isEmpty() || reference_.isEmpty()) {
        say(tr("The numbers can not be checked."),
            tr("The bundled model or the values of the reference are not where the program looks for them."));
        showBusy(false);
        Q_EMIT ended();
        return;
    }
    say(tr("Checking the numbers…"), tr("The bundled model runs on fixed texts."));
    showBusy(true);
    study_->ask<NumberCheck>(
        [model = toPath(model_), reference = toPath(reference_)](const Job& job,
                                                                 const Study::Publish<NumberCheck>& publish) {
            publish(std::make_shared<const NumberCheck>(checkNumbers(model, reference, job)));
        },
        [this](std::shared_ptr<const NumberCheck> check) {
            check_ = std::move(check);
            showCheck();
        });
}

void NumberCheckWindow::stop() {
    if (study_->isBusy()) {
        study_->drop();
        say(tr("Stopped: nothing was checked."), {});
        showBusy(false);
        Q_EMIT ended();
    }
}

void NumberCheckWindow::showBusy(bool isBusy) {
    progress_->setVisible(isBusy);
    stop_->setVisible(isBusy);
    again_->setVisible(!isBusy);
    copy_->setVisible(!isBusy);
    copy_->setEnabled(check_ != nullptr);
}

void NumberCheckWindow::say(const QString& text, const QString& remark) {
    verdict_->setColour(&Theme::text);
    verdict_->setText(text);
    remark_->setColour(&Theme::muted);
    remark_->setText(remark);
}

void NumberCheckWindow::showCheck() {
    const QString processor = fromUtf8(processorName());
    say(check_->passed() ? tr("All numbers agree with the reference.")
                         : tr("Some numbers differ from the reference by more than their tolerance."),
        tr("Headscope %1 ran the bundled model on fixed texts; the reference is %2. Processor: %3; the core "
           "is built for %4.")
            .arg(QApplication::applicationVersion(), fromUtf8(check_->reference),
                 processor.isEmpty() ? tr("unknown") : processor, QString::fromLatin1(coreInstructionSet())));
    if (!check_->passed()) {
        verdict_->setColour(&Theme::error);
    }
    for (const CheckedNumbers& numbers : check_->numbers) {
        auto* item = new QTreeWidgetItem(
            table_, {nameOf(numbers), locale().toString(static_cast<qlonglong>(numbers.count)),
                     fromUtf8(differenceText(numbers.quantity, numbers.largest)),
                     fromUtf8(differenceText(numbers.quantity, numbers.tolerance)),
                     numbers.passed() ? tr("passed") : tr("not passed")});
        item->setToolTip(kQuantity, item->text(kQuantity)); // which large letters may cut
        for (const int column : {kCount, kLargest, kTolerance}) {
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
        if (!numbers.passed()) {
            item->setForeground(kResult, Theme::of(palette()).error);
        }
    }
}

QString NumberCheckWindow::nameOf(const CheckedNumbers& numbers) {
    switch (numbers.quantity) {
    case CheckedQuantity::TokenIds:
        return tr("Token ids that differ");
    case CheckedQuantity::Weights:
        return tr("Attention weights, layer %1").arg(numbers.layer);
    case CheckedQuantity::Logits:
        return tr("Logits");
    case CheckedQuantity::MeanLoss:
        return tr("Mean loss, nats");
    }
    return {};
}

QString NumberCheckWindow::text() const {
    if (!check_) {
        return {};
    }
    const QString program = QStringLiteral("Headscope %1").arg(QApplication::applicationVersion());
    return fromUtf8(checkText(*check_, program.trimmed().toStdString()));
}

void NumberCheckWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void NumberCheckWindow::closeEvent(QCloseEvent* event) {
    stop();
    QWidget::closeEvent(event);
}

} // namespace headscope
