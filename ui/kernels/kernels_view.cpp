// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kernels/kernels_view.h"

#include <QBoxLayout>
#include <algorithm>
#include <functional>
#include <iterator>

#include "ui/charts/curve_chart.h"
#include "ui/kernels/kernel_controls.h"
#include "ui/kernels/step_bar.h"
#include "ui/kernels/tile_sheet.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kDigits = 4;
constexpr int kSummaryLines = 4;

/// "0 to 7", both included.
QString rangeText(const KeyRange& range) {
    return range.size() == 1 ? QString::number(range.begin)
                             : KernelsView::tr("%1 to %2").arg(range.begin).arg(range.end - 1);
}

} // namespace

int stepsOf(const KernelLook& look) {
    return static_cast<int>(std::ranges::count(look.tiles, false, &Tile::isSkipped));
}

std::optional<RowStep> rowAfter(const KernelLook& look, int step) {
    std::optional<RowStep> last;
    for (const RowStep& each : look.rowSteps) {
        if (static_cast<int>(each.step) < step) {
            last = each;
        }
    }
    return last;
}

KernelsView::KernelsView(QWidget* parent)
    : QWidget(parent), controls_(new KernelControls), sheet_(new TileSheet), rows_(new RowTable),
      charts_(new QWidget), time_(new CurveChart), memory_(new CurveChart),
      step_(new ThemedLabel(&Theme::text)), summary_(new ThemedLabel(&Theme::muted, smallerFont)),
      middle_(new QBoxLayout(QBoxLayout::LeftToRight)) {
    const Spacing spacing = Spacing::of(font());
    sheet_->setObjectName(QStringLiteral("kernelMaps"));
    sheet_->setAccessibleName(tr("Maps of the kernel"));
    rows_->setObjectName(QStringLiteral("kernelRows"));
    rows_->setToolTip(tr("Click a row, or use the arrow keys, to choose its query"));
    time_->setObjectName(QStringLiteral("kernelTime"));
    memory_->setObjectName(QStringLiteral("kernelMemory"));
    step_->setObjectName(QStringLiteral("kernelStep"));
    step_->setElidable(true);
    summary_->setObjectName(QStringLiteral("kernelSummary"));
    summary_->setWordWrap(true);
    summary_->setMostLines(kSummaryLines);
    auto* pair = new QHBoxLayout(charts_);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(spacing.medium);
    pair->addWidget(time_, 1);
    pair->addWidget(memory_, 1);
    middle_->setSpacing(spacing.medium);
    middle_->addWidget(sheet_, 3);
    middle_->addWidget(rows_, 2);
    middle_->addWidget(charts_, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addWidget(controls_);
    column->addWidget(step_);
    column->addLayout(middle_, 1);
    column->addWidget(summary_);

    connect(controls_, &KernelControls::choiceEdited, this, [this](const KernelChoice& choice) {
        showStep();
        Q_EMIT choiceEdited(choice);
    });
    connect(controls_, &KernelControls::useRequested, this, &KernelsView::useRequested);
    connect(sheet_, &TileSheet::stepped, this, [this](int by) {
        StepBar& steps = controls_->steps();
        if (by < 0) {
            steps.back();
        } else {
            steps.forward();
        }
    });
    connect(sheet_, &MapSheet::chosen, this, [this](int map, int row, int key) {
        Q_UNUSED(map)
        Q_UNUSED(key)
        Q_EMIT queryChosen(row);
    });
    connect(rows_, &RowTable::rowChosen, this, &KernelsView::chooseRow);
    arrange();
}

void KernelsView::setChoice(const KernelChoice& choice) {
    controls_->setChoice(choice);
    showStep();
}

const KernelChoice& KernelsView::choice() const {
    return controls_->choice();
}

void KernelsView::setQuery(std::optional<int> query) {
    query_ = query;
    sheet_->setChosen(query_, std::nullopt);
    showStep();
}

void KernelsView::setLook(KernelLook look) {
    look_ = std::move(look);
    computed_.clear();
    std::ranges::copy_if(look_.tiles, std::back_inserter(computed_), std::logical_not(), &Tile::isSkipped);
    controls_->setLimits(look_);
    sheet_->setContent(look_.maps);
    sheet_->setTiles(look_.tiles, 0); // showStep() tells how many are done
    time_->setContent(look_.time);
    memory_->setContent(look_.memory);
    summary_->setText(look_.summary);
    arrange();
    showStep();
}

void KernelsView::setEmpty(const QString& text) {
    KernelLook empty;
    empty.show = choice().show;
    empty.maps.emptyText = text;
    empty.notForB = text;
    setLook(std::move(empty));
}

/// Where the parts of this kernel stand: maps beside their rows, and over curves.
void KernelsView::arrange() {
    const bool isEmpty = look_.maps.isEmpty();
    const bool isLinear = look_.show == KernelShow::Linear;
    middle_->setDirection(isLinear ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    rows_->setVisible(!isEmpty && !isLinear);
    charts_->setVisible(!isEmpty && isLinear);
    summary_->setVisible(!look_.summary.isEmpty());
    step_->setVisible(!isEmpty && look_.show == KernelShow::Tiles);
}

/// Whether the look is of what is chosen; else it is still computed.
bool KernelsView::isOfChoice() const {
    return look_.show == choice().show;
}

void KernelsView::showStep() {
    if (look_.show != KernelShow::Tiles) {
        RowTableContent rows = look_.rows;
        rows.chosen = query_ && *query_ < static_cast<int>(rows.rows.size()) ? query_ : std::nullopt;
        rows_->setContent(rows);
        return;
    }
    const auto last = static_cast<int>(computed_.size());
    const int step = std::min(choice().step, last);
    sheet_->setDone(step);
    rows_->setContent(runningRows());
    if (last == 0 || !isOfChoice()) {
        step_->setText({});
        return;
    }
    const auto row = rowAfter(look_, step);
    const QString running = row ? tr("m = %1, l = %2")
                                      .arg(significantText(static_cast<double>(row->largest), kDigits),
                                           significantText(static_cast<double>(row->sum), kDigits))
                                : tr("nothing yet");
    const QString of = tr("query %1: %2").arg(look_.rowLabel, running);
    if (step == 0) {
        step_->setText(tr("No tile is done yet · %1").arg(of));
        return;
    }
    const Tile& tile = computed_[static_cast<std::size_t>(step - 1)];
    step_->setText(tr("Tile %1 of %2: queries %3, keys %4 · %5")
                       .arg(QString::number(step), QString::number(last), rangeText(tile.queries),
                            rangeText(tile.keys), of));
}

/// The tiles that the chosen query has a part in.
RowTableContent KernelsView::runningRows() const {
    RowTableContent content;
    content.title = tr("Running m and l of query %1").arg(look_.rowLabel);
    content.labelName = tr("keys");
    content.columns = {tr("max m"), tr("rescale"), tr("sum l")};
    content.emptyText = look_.maps.emptyText;
    const int step = choice().step;
    float most = 0;
    for (const RowStep& each : look_.rowSteps) {
        most = std::max(most, each.sum);
    }
    for (const RowStep& each : look_.rowSteps) {
        const auto text = [](float value) { return significantText(static_cast<double>(value), kDigits); };
        RowTableContent::Row row;
        row.label = rangeText(computed_.at(each.step).keys);
        row.numbers = {text(each.largest), text(each.rescale), text(each.sum)};
        row.bar = most > 0 ? static_cast<double>(each.sum / most) : 0;
        row.isMuted = static_cast<int>(each.step) >= step;
        if (row.isMuted) {
            row.numbers = {QStringLiteral("–"), QStringLiteral("–"), QStringLiteral("–")};
            row.bar = 0;
        } else {
            content.chosen = static_cast<int>(content.rows.size());
        }
        content.rows.push_back(row);
    }
    return content;
}

void KernelsView::chooseRow(int row) {
    if (look_.show != KernelShow::Tiles) {
        Q_EMIT queryChosen(row);
        return;
    }
    const auto step = static_cast<int>(look_.rowSteps.at(static_cast<std::size_t>(row)).step) + 1;
    KernelChoice choice = this->choice();
    if (choice.step != step) {
        choice.step = step;
        controls_->setChoice(choice);
        controls_->steps().pause();
        showStep();
        Q_EMIT choiceEdited(choice);
    }
}

} // namespace headscope
