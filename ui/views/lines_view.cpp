// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lines_view.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/lines_canvas.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr std::array kThresholds = {0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15,
                                    0.2,   0.25,  0.3,   0.4,  0.5,  0.6,  0.7,  0.8,  0.9, 0.99};

QString thresholdText(double threshold) {
    return QLocale::c().toString(threshold, 'f', threshold < 0.0095 ? 3 : 2);
}

} // namespace

LinesView::LinesView(QWidget* parent)
    : QWidget(parent), canvas_(new LinesCanvas), slider_(new QSlider(Qt::Horizontal)),
      value_(new ThemedLabel(&Theme::text, tabularFont)),
      caption_(new ThemedLabel(&Theme::muted, smallerFont)) {
    const Spacing spacing = Spacing::of(font());
    canvas_->setObjectName(QStringLiteral("lines"));
    slider_->setObjectName(QStringLiteral("threshold"));
    slider_->setAccessibleName(tr("Least weight that is drawn"));
    slider_->setToolTip(tr("Lines of less weight are left out"));
    slider_->setRange(0, static_cast<int>(kThresholds.size()) - 1);
    slider_->setPageStep(3);
    slider_->setFixedWidth(8 * spacing.line);
    value_->setObjectName(QStringLiteral("thresholdValue"));
    value_->setFixedWidth(value_->widthOf(QStringLiteral("0.000")));
    caption_->setObjectName(QStringLiteral("linesCaption"));
    caption_->setElidable(true);

    auto* name = new ThemedLabel(&Theme::text);
    name->setText(tr("Weights ≥"));
    name->setBuddy(slider_);
    auto* hint = new ThemedLabel(&Theme::muted, smallerFont);
    hint->setText(tr("a weight is not an importance"));
    hint->setElidable(true);
    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.medium);
    controls->addWidget(name);
    controls->addWidget(slider_);
    controls->addWidget(value_);
    controls->addWidget(hint, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addWidget(caption_);
    column->addWidget(canvas_, 1);

    connect(slider_, &QSlider::valueChanged, this, [this] {
        takeThreshold();
        Q_EMIT thresholdChosen();
    });
    connect(canvas_, &LinesCanvas::shownChanged, this, &LinesView::showCaption);
    connect(canvas_, &LinesCanvas::tokenChosen, this, &LinesView::tokenChosen);
    connect(canvas_, &LinesCanvas::keyChosen, this, &LinesView::keyChosen);
    setThreshold(kUsualThreshold);
    setLooks({});
}

void LinesView::setLooks(const HeadLooks& looks) {
    HeadLooks shown = looks;
    if (shown.emptyText.isEmpty()) {
        shown.emptyText =
            tr("Type a text and choose a head: lines go from each token to those it attends to.");
    }
    canvas_->setLooks(shown);
    slider_->setEnabled(!isEmpty(shown));
}

void LinesView::setThreshold(double threshold) {
    const auto nearest = std::ranges::min_element(kThresholds, {}, [threshold](double step) {
        return std::abs(std::log(step / std::max(threshold, kThresholds.front())));
    });
    const QSignalBlocker quiet(slider_);
    slider_->setValue(static_cast<int>(nearest - kThresholds.begin()));
    takeThreshold();
}

double LinesView::threshold() const {
    return kThresholds[static_cast<std::size_t>(slider_->value())];
}

QString LinesView::caption() const {
    return caption_->text();
}

void LinesView::takeThreshold() {
    value_->setText(thresholdText(threshold()));
    canvas_->setThreshold(threshold());
}

void LinesView::showCaption() {
    const HeadLooks& looks = canvas_->looks();
    const int blocks = static_cast<int>(canvas_->pairs().size());
    bool isSameTotal = true;
    for (int block = 1; block < blocks; ++block) {
        isSameTotal = isSameTotal && canvas_->allowedLines(block) == canvas_->allowedLines(0);
    }
    QStringList counts;
    for (const HeadLook& look : looks.sides) {
        if (!look.weights) {
            continue;
        }
        const int block = static_cast<int>(counts.size());
        const QString count = QString::number(canvas_->drawnLines(block));
        const QString total =
            isSameTotal && block + 1 < blocks ? QString() : tr(" of %1").arg(canvas_->allowedLines(block));
        counts += (blocks > 1 ? sideLetter(look.side) + u' ' : QString()) + count + total;
    }
    if (counts.isEmpty()) {
        caption_->setText({});
        return;
    }
    const auto alone = canvas_->shownAlone();
    const QString which =
        !alone ? tr("only weights ≥ %1 are drawn").arg(thresholdText(threshold()))
               : (alone->role == TokenRole::Query ? tr("only weights ≥ %1 of query %2 are drawn")
                                                  : tr("only weights ≥ %1 on key %2 are drawn"))
                     .arg(thresholdText(threshold()), quotedToken(looks, *alone));
    caption_->setText(Joined::labelled(which, Joined::listed(counts)));
}

} // namespace headscope
