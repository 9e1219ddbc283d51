// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/geometry_view.h"

#include <QVBoxLayout>
#include <cmath>

#include "ui/charts/curve_chart.h"
#include "ui/theme/fonts.h"
#include "ui/theme/side_letter.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

QString fixed(double value, int decimals) {
    return std::isfinite(value) ? QString::number(value, 'f', decimals) : QStringLiteral("–");
}

Curve curveOf(const QString& name, const std::vector<double>& degrees, CurveRole role) {
    Curve curve{name, {}, degrees, role, false, true};
    for (std::size_t angle = 0; angle < degrees.size(); ++angle) {
        curve.x.push_back(static_cast<double>(angle));
    }
    return curve;
}

} // namespace

QString geometryText(const QkGeometry& head) {
    return GeometryView::tr("%1 %2: symmetric %3, antisymmetric %4; rank %5 of %6")
        .arg(sideLetter(head.side), head.title, fixed(head.symmetric, 3), fixed(head.antisymmetric, 3),
             QString::number(head.rank), QString::number(head.headWidth));
}

QString anglesText(const QString& which, const SubspaceAngles& angles) {
    return GeometryView::tr("%1: smallest %2°, overlap %3 (at random %4)")
        .arg(which, angles.degrees.empty() ? QStringLiteral("–") : fixed(angles.degrees.front(), 1),
             fixed(angles.overlap, 3), fixed(angles.random, 3));
}

GeometryView::GeometryView(QWidget* parent)
    : QWidget(parent), title_(new ThemedLabel(&Theme::text, titleFont)),
      pair_(new ThemedLabel(&Theme::muted, smallerFont)), chart_(new CurveChart),
      empty_(new ThemedLabel(&Theme::muted)) {
    const Spacing spacing = Spacing::of(font());
    title_->setText(tr("Angles of subspaces"));
    title_->setElidable(true);
    title_->setToolTip(tr(
        "Principal angles between what two heads' W_Q (and W_K) read, smallest first: 0° is a direction that "
        "both have, 90° one that the other has nothing of. Overlap is the mean squared cosine."));
    pair_->setObjectName(QStringLiteral("geometryPair"));
    pair_->setWordWrap(true);
    pair_->setMostLines(3);
    chart_->setObjectName(QStringLiteral("geometryAngles"));
    chart_->setAccessibleName(tr("Principal angles between two heads"));
    chart_->setMinimumSize(7 * spacing.line, 7 * spacing.line);
    chart_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    empty_->setObjectName(QStringLiteral("geometryEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.tiny);
    column->addWidget(title_);
    column->addWidget(pair_);
    column->addWidget(chart_, 1);
    column->addWidget(empty_, 1);
    const auto addFact = [&](const QString& name) {
        auto* fact = new ThemedLabel(&Theme::text, smallerFont);
        fact->setObjectName(name);
        fact->setWordWrap(true);
        column->addWidget(fact);
        return fact;
    };
    angles_ = {addFact(QStringLiteral("anglesQuery")), addFact(QStringLiteral("anglesKey"))};
    heads_ = {addFact(QStringLiteral("geometryA")), addFact(QStringLiteral("geometryB"))};
    for (ThemedLabel* fact : heads_) {
        fact->setToolTip(
            tr("Shares of |M|² of M = W_Q W_Kᵀ, as M = (M + Mᵀ)/2 + (M − Mᵀ)/2. A symmetric form scores two "
               "tokens alike whichever of them attends; a form that points at random has half of each."));
    }
}

void GeometryView::setLook(const GeometryLook& look) {
    const bool hasAngles = look.noAngles.isEmpty();
    pair_->setText(look.pair);
    empty_->setText(look.noAngles);
    empty_->setVisible(!hasAngles);
    chart_->setVisible(hasAngles);
    CurveContent content;
    content.xName = tr("index");
    content.yName = tr("degrees");
    content.yRange = std::pair(0.0, 90.0);
    if (hasAngles) {
        content.curves = {curveOf(tr("queries"), look.queries.degrees, CurveRole::Plain),
                          curveOf(tr("keys"), look.keys.degrees, CurveRole::Second)};
    }
    chart_->setContent(std::move(content));
    angles_[0]->setText(anglesText(tr("queries"), look.queries));
    angles_[1]->setText(anglesText(tr("keys"), look.keys));
    for (ThemedLabel* fact : angles_) {
        fact->setVisible(hasAngles);
    }
    for (std::size_t head = 0; head < heads_.size(); ++head) {
        heads_[head]->setVisible(head < look.heads.size());
        if (head < look.heads.size()) {
            const QkGeometry& shown = look.heads[head];
            heads_[head]->setColour(shown.side == SideName::A ? &Theme::sideTextA : &Theme::sideTextB);
            heads_[head]->setText(geometryText(shown));
        }
    }
}

} // namespace headscope
