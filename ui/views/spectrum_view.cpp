// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum_view.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>
#include <cmath>

#include "ui/controls/segmented_choice.h"
#include "ui/palette/true_minus.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/side_header.h"
#include "ui/views/spectrum_chart.h"

namespace headscope {

namespace {

QString fixed(double value, int decimals) {
    return std::isfinite(value) ? withTrueMinus(QLocale::c().toString(value, 'f', decimals))
                                : QStringLiteral("–");
}

QString signedText(double value) {
    const QString text = fixed(value, 2);
    return value > 0 && text != fixed(0, 2) ? u'+' + text : text == fixed(-0.001, 2) ? fixed(0, 2) : text;
}

QString rankText(const SpectrumLook& look, double rank, std::size_t values) {
    return SpectrumView::tr("%1 %2: effective rank %3 of %4")
        .arg(sideLetter(look.side), look.title, fixed(rank, 1), QString::number(values));
}

/// One note where all are alike, else one for each side.
QString notesOf(const std::vector<SpectrumLook>& looks) {
    QStringList notes;
    bool areAlike = true;
    for (const SpectrumLook& look : looks) {
        areAlike = areAlike && look.note == looks.front().note;
        notes += Joined::labelled(sideLetter(look.side), look.note);
    }
    return looks.empty() ? QString() : areAlike ? looks.front().note : notes.join(QStringLiteral(" · "));
}

} // namespace

QString SpectrumView::qkText(const SpectrumLook& look) {
    return rankText(look, look.qkRank, look.qk.size());
}

QString SpectrumView::ovText(const SpectrumLook& look) {
    return tr("%1; copying %2").arg(rankText(look, look.ovRank, look.ov.size()), signedText(look.copying));
}

SpectrumView::SpectrumView(QWidget* parent)
    : QWidget(parent), scale_(new SegmentedChoice), note_(new ThemedLabel(&Theme::muted, smallerFont)),
      empty_(new ThemedLabel(&Theme::muted)), charts_{}, facts_{}, content_(new QWidget) {
    const Spacing spacing = Spacing::of(font());
    scale_->setObjectName(QStringLiteral("spectrumScale"));
    scale_->setAccessibleName(tr("Scale of the singular values"));
    scale_->setSegments(
        {{tr("linear"), tr("Singular values as they are")},
         {tr("logarithmic"), tr("Equal ratios are equal distances: small values are seen too")}});
    scale_->setCurrent(0);
    note_->setObjectName(QStringLiteral("spectrumNote"));
    note_->setWordWrap(true);
    note_->setMostLines(2);
    note_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    empty_->setObjectName(QStringLiteral("spectrumEmpty"));
    empty_->setWordWrap(true);
    empty_->setAlignment(Qt::AlignCenter);

    auto* grid = new QGridLayout(content_); // so that both charts are of one height
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * spacing.large);
    grid->setVerticalSpacing(spacing.tiny);
    grid->setRowStretch(0, 1);
    for (int chart = 0; chart < static_cast<int>(charts_.size()); ++chart) {
        const auto index = static_cast<std::size_t>(chart);
        const QString name = chart == 0 ? QStringLiteral("QK") : QStringLiteral("OV");
        charts_[index] = new SpectrumChart;
        charts_[index]->setObjectName(QStringLiteral("spectrum") + name);
        grid->addWidget(charts_[index], 0, chart);
        grid->setColumnStretch(chart, 1);
        for (int side = 0; side < 2; ++side) {
            auto* fact = new ThemedLabel(&Theme::text, smallerFont);
            fact->setObjectName(QStringLiteral("facts%1%2").arg(name).arg(side));
            fact->setWordWrap(true);
            fact->setAlignment(Qt::AlignTop | Qt::AlignLeft);
            grid->addWidget(fact, 1 + side, chart);
            facts_[index][static_cast<std::size_t>(side)] = fact;
        }
    }
    auto* controls = new QHBoxLayout;
    controls->setSpacing(spacing.large);
    controls->addWidget(scale_);
    controls->addWidget(note_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(controls);
    column->addWidget(content_, 1);
    column->addWidget(empty_, 1);

    connect(scale_, &SegmentedChoice::chosen, this, [this](int index) {
        setLogarithmic(index == 1);
        Q_EMIT scaleChosen();
    });
    setLooks({});
}

void SpectrumView::setLogarithmic(bool isLogarithmic) {
    scale_->setCurrent(isLogarithmic ? 1 : 0);
    for (SpectrumChart* chart : charts_) {
        chart->setLogarithmic(isLogarithmic);
    }
}

bool SpectrumView::isLogarithmic() const {
    return scale_->current() == 1;
}

void SpectrumView::setLooks(const std::vector<SpectrumLook>& looks, const QString& emptyText) {
    const std::array titles = {tr("QK: how queries and keys meet"), tr("OV: what is written")};
    for (std::size_t chart = 0; chart < charts_.size(); ++chart) {
        std::vector<SpectrumChart::Series> series;
        for (const SpectrumLook& look : looks) {
            series.push_back({look.side, chart == 0 ? look.qk : look.ov});
        }
        charts_[chart]->setSeries(titles[chart], std::move(series));
        for (std::size_t side = 0; side < 2; ++side) {
            ThemedLabel* fact = facts_[chart][side];
            fact->setVisible(side < looks.size());
            if (side < looks.size()) {
                const SpectrumLook& look = looks[side];
                fact->setColour(look.side == SideName::A ? &Theme::sideTextA : &Theme::sideTextB);
                fact->setText(chart == 0 ? qkText(look) : ovText(look));
            }
        }
    }
    note_->setText(notesOf(looks));
    scale_->setEnabled(!looks.empty());
    content_->setVisible(!looks.empty());
    empty_->setText(emptyText.isEmpty()
                        ? tr("Open a model and choose a head: what its weights alone say appears here.")
                        : emptyText);
    empty_->setVisible(looks.empty());
}

} // namespace headscope
