// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/text_view.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/controls/segmented_choice.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/colour_bar.h"
#include "ui/views/text_canvas.h"

namespace headscope {

TextView::TextView(QWidget* parent)
    : QWidget(parent), canvas_(new TextCanvas), direction_(new SegmentedChoice), bar_(new ColourBar) {
    const Spacing spacing = Spacing::of(font());
    canvas_->setObjectName(QStringLiteral("text"));
    direction_->setObjectName(QStringLiteral("direction"));
    direction_->setAccessibleName(tr("What the colours show"));
    direction_->setSegments({{tr("row"), tr("What the chosen token attends to: a row of the map")},
                             {tr("column"), tr("Who attends to the chosen token: a column of the map")}});
    direction_->setCurrent(0);
    bar_->setObjectName(QStringLiteral("weightColours"));
    auto* hint = new ThemedLabel(&Theme::muted, smallerFont);
    hint->setText(tr("a weight is not an importance"));
    hint->setElidable(true);

    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.medium);
    controls->addWidget(direction_);
    controls->addWidget(bar_);
    controls->addWidget(hint, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addWidget(canvas_, 1);

    connect(direction_, &SegmentedChoice::chosen, this, [this](int index) {
        canvas_->setRole(index == 0 ? TokenRole::Query : TokenRole::Key);
        Q_EMIT roleChosen();
    });
    connect(canvas_, &TextCanvas::scaleChanged, this, &TextView::showScale);
    connect(canvas_, &TextCanvas::tokenChosen, this, &TextView::tokenChosen);
    connect(canvas_, &TextCanvas::keyChosen, this, &TextView::keyChosen);
    setLooks({});
}

void TextView::setLooks(const HeadLooks& looks) {
    HeadLooks shown = looks;
    if (shown.emptyText.isEmpty()) {
        shown.emptyText =
            tr("Type a text and choose a head: the text is coloured by what a token attends to.");
    }
    canvas_->setLooks(shown);
    direction_->setEnabled(!isEmpty(shown));
}

void TextView::setColours(const QString& paletteName, bool logarithmic) {
    palette_ = paletteName;
    canvas_->setColours(findPalette(palette_, Palette::Kind::Sequential), logarithmic);
}

void TextView::setRole(TokenRole role) {
    direction_->setCurrent(role == TokenRole::Query ? 0 : 1);
    canvas_->setRole(role);
}

TokenRole TextView::role() const {
    return canvas_->role();
}

void TextView::showScale() {
    const auto& sides = canvas_->looks().sides;
    bar_->setScale(findPalette(palette_, Palette::Kind::Sequential), canvas_->scale(),
                   sides.size() > 1 ? tr("shared") : QString());
    bar_->setVisible(canvas_->chosen().has_value() && !isEmpty(canvas_->looks()));
}

} // namespace headscope
