// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/picture/patch_view.h"

#include <algorithm>
#include <cmath>

#include <QBoxLayout>
#include <QCheckBox>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "ui/palette/palette.h"
#include "ui/palette/significant_text.h"
#include "ui/picture/patch_canvas.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/colour_bar.h"
#include "ui/views/empty_text.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

constexpr int kMostButtons = 6; // tokens in front; more are chosen in the strip of tokens
constexpr int kDigits = 4;

QString numberText(double value) {
    return std::isnan(value) ? QStringLiteral("–") : significantText(value, kDigits);
}

} // namespace

PatchView::PatchView(QWidget* parent)
    : QWidget(parent), controls_(new QWidget), buttonBox_(new QWidget), buttons_(new QHBoxLayout(buttonBox_)),
      opacity_(new QSlider(Qt::Horizontal)), grid_(new QCheckBox(tr("Grid"))),
      bar_(new ColourBar), canvases_{new PatchCanvas, new PatchCanvas},
      lines_{new ThemedLabel(&Theme::muted, smallerFont), new ThemedLabel(&Theme::muted, smallerFont)} {
    const Spacing spacing = Spacing::of(font());
    opacity_->setObjectName(QStringLiteral("opacity"));
    opacity_->setRange(0, 100);
    opacity_->setValue(kUsualOpacity);
    opacity_->setMinimumWidth(3 * spacing.line);
    opacity_->setMaximumWidth(8 * spacing.line);
    opacity_->setAccessibleName(tr("Opacity of the colours"));
    opacity_->setToolTip(tr("How much the colours of the weights cover the picture"));
    grid_->setObjectName(QStringLiteral("grid"));
    grid_->setChecked(true);
    grid_->setToolTip(tr("Lines between the patches"));
    bar_->setObjectName(QStringLiteral("patchColours"));
    auto* caption = new ThemedLabel(&Theme::muted, smallerFont);
    caption->setText(tr("Opacity"));
    caption->setBuddy(opacity_);
    buttons_->setContentsMargins(0, 0, 0, 0);
    buttons_->setSpacing(spacing.tiny);

    auto* line = new QHBoxLayout(controls_);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(spacing.medium);
    line->addWidget(buttonBox_);
    line->addWidget(caption);
    line->addWidget(opacity_, 1);
    line->addWidget(grid_);
    line->addStretch(1);
    line->addWidget(bar_);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(spacing.large);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addWidget(controls_);
    column->addLayout(pictures, 1);
    for (std::size_t i = 0; i < canvases_.size(); ++i) {
        PatchCanvas* canvas = canvases_[i];
        canvas->setObjectName(i == 0 ? QStringLiteral("patchesA") : QStringLiteral("patchesB"));
        lines_[i]->setObjectName(i == 0 ? QStringLiteral("patchLineA") : QStringLiteral("patchLineB"));
        lines_[i]->setElidable(true);
        pictures->addWidget(canvas, 1);
        column->addWidget(lines_[i]);
        connect(canvas, &PatchCanvas::patchPointed, this, [this](int query) { point(query); });
        connect(canvas, &PatchCanvas::patchLeft, this, [this] { point(std::nullopt); });
        connect(canvas, &PatchCanvas::patchChosen, this, &PatchView::queryChosen);
    }
    connect(opacity_, &QSlider::valueChanged, this, [this](int percent) {
        for (PatchCanvas* canvas : canvases_) {
            canvas->setOpacity(percent / 100.0);
        }
        Q_EMIT settingsEdited();
    });
    connect(grid_, &QCheckBox::toggled, this, [this](bool shows) {
        for (PatchCanvas* canvas : canvases_) {
            canvas->setShowsGrid(shows);
        }
        Q_EMIT settingsEdited();
    });
    setLooks({});
}

void PatchView::setLooks(const std::vector<PatchLook>& looks, const QString& emptyText) {
    looks_ = looks;
    emptyText_ = emptyText;
    pointed_.reset();
    controls_->setVisible(!looks.empty());
    for (std::size_t i = 0; i < canvases_.size(); ++i) {
        canvases_[i]->setVisible(i < looks.size());
        lines_[i]->setVisible(i < looks.size());
        if (i < looks.size()) {
            canvases_[i]->setLook(looks[i]);
        }
    }
    showButtons();
    showRow();
    update();
}

/// A button for each token that has no place in the picture.
void PatchView::showButtons() {
    const QStringList names = looks_.empty() ? QStringList() : looks_.front().leading.mid(0, kMostButtons);
    const bool isSame = std::ranges::equal(leading_, names, {}, &QToolButton::text);
    if (!isSame) {
        qDeleteAll(leading_);
        leading_.clear();
        for (int token = 0; token < names.size(); ++token) {
            auto* button = new QToolButton;
            button->setObjectName(QStringLiteral("leading%1").arg(token));
            button->setText(names[token]);
            button->setCheckable(true);
            button->setToolTip(
                tr("Where %1 looks: a learned token in front of the patches").arg(names[token]));
            connect(button, &QToolButton::clicked, this, [this, token] {
                showRow(); // the choice is shown when it is made
                Q_EMIT queryChosen(token);
            });
            buttons_->addWidget(button);
            leading_.push_back(button);
        }
    }
}

void PatchView::setChosen(std::optional<int> query) {
    chosen_ = query;
    showRow();
}

void PatchView::setColours(const QString& palette, std::optional<double> logFloor) {
    palette_ = palette;
    logFloor_ = logFloor;
    showRow();
}

void PatchView::point(std::optional<int> query) {
    pointed_ = query;
    showRow();
}

void PatchView::showRow() {
    const std::optional<int> query = pointed_ ? pointed_ : chosen_;
    double largest = 0;
    for (const PatchLook& look : looks_) {
        largest = std::max(largest, query ? look.largestOnPatches(*query) : 0);
    }
    const double high = largest > 0 ? largest : 1;
    const ValueScale scale = logFloor_ && *logFloor_ < high ? ValueScale::logarithmic(*logFloor_, high)
                                                            : ValueScale::linear(0, high);
    for (std::size_t i = 0; i < looks_.size(); ++i) {
        canvases_[i]->setColours(palette_, scale);
        canvases_[i]->setChosen(chosen_);
        canvases_[i]->setPointed(pointed_);
        lines_[i]->setText(query ? lineOf(looks_[i], *query) : QString());
    }
    for (std::size_t token = 0; token < leading_.size(); ++token) {
        leading_[token]->setChecked(chosen_ == static_cast<int>(token));
    }
    bar_->setScale(findPalette(palette_, Palette::Kind::Sequential), scale,
                   looks_.size() > 1 ? tr("shared") : QString());
}

/// "A  query r3 c5: most to r2 c1, 0.1234; to CLS 0.0210; to all patches 0.9790 (weights)".
QString PatchView::lineOf(const PatchLook& look, int query) const {
    const std::optional<int> key = look.hasRow(query) ? look.strongestKey(query) : std::nullopt;
    if (!key) {
        return tr("%1   this side has no such token").arg(sideLetter(look.side));
    }
    QStringList parts{tr("%1   weights of query %2: most to %3, %4")
                          .arg(sideLetter(look.side), look.nameOf(query), look.nameOf(*key),
                               numberText(look.weight(query, *key)))};
    for (int token = 0; token < std::min<int>(static_cast<int>(look.leading.size()), 2); ++token) {
        parts += tr("to %1 %2").arg(look.leading[token], numberText(look.weight(query, token)));
    }
    parts += tr("to all patches together %1").arg(numberText(look.sumOnPatches(query)));
    return parts.join(QStringLiteral(" · "));
}

int PatchView::opacity() const {
    return opacity_->value();
}

void PatchView::setOpacity(int percent) {
    {
        const QSignalBlocker quiet(opacity_);
        opacity_->setValue(percent);
    }
    for (PatchCanvas* canvas : canvases_) {
        canvas->setOpacity(percent / 100.0);
    }
}

bool PatchView::showsGrid() const {
    return grid_->isChecked();
}

void PatchView::setShowsGrid(bool shows) {
    {
        const QSignalBlocker quiet(grid_);
        grid_->setChecked(shows);
    }
    for (PatchCanvas* canvas : canvases_) {
        canvas->setShowsGrid(shows);
    }
}

void PatchView::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    if (looks_.empty()) {
        QPainter painter(this);
        painter.setLayoutDirection(layoutDirection());
        painter.setFont(font());
        paintEmptyText(painter, rect(), emptyText_, palette());
    }
}

} // namespace headscope
