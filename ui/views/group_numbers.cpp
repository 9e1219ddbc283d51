// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/group_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/controls/captioned_combo.h"
#include "ui/palette/significant_text.h"
#include "ui/theme/clear_scroll.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/views/group_costs_view.h"
#include "ui/views/saving_bars.h"
#include "ui/views/spread_table.h"

namespace headscope {

namespace {

constexpr std::array kBits{32, 16, 8, 4};

ThemedLabel* heading(const QString& text) {
    auto* label = new ThemedLabel(&Theme::text, titleFont);
    label->setText(text);
    label->setElidable(true);
    return label;
}

ThemedLabel* smallText(const QString& name) {
    auto* label = new ThemedLabel(&Theme::muted, smallerFont);
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

} // namespace

GroupNumbers::GroupNumbers(QWidget* parent)
    : QScrollArea(parent), share_(smallText(QStringLiteral("groupShare"))), savings_(new SavingBars),
      tokens_(new QSpinBox), bits_(new CaptionedCombo(tr("in"))), costsView_(new GroupCostsView),
      spreadNote_(smallText(QStringLiteral("spreadNote"))), spread_(new SpreadTable) {
    const Spacing spacing = Spacing::of(font());
    savings_->setObjectName(QStringLiteral("groupSavings"));
    spread_->setObjectName(QStringLiteral("groupSpread"));
    auto* numbers = new QWidget;
    auto* column = new QVBoxLayout(numbers);
    column->setContentsMargins(0, 0, spacing.small, 0);
    column->setSpacing(spacing.small);
    column->addWidget(heading(tr("What it saves")));
    column->addWidget(share_);
    column->addWidget(makeLength());
    column->addWidget(savings_);
    column->addSpacing(spacing.medium);
    column->addWidget(heading(tr("What it costs: rerun, no further training")));
    column->addWidget(costsView_, 1);
    column->addSpacing(spacing.medium);
    column->addWidget(heading(tr("Inside a group")));
    column->addWidget(spreadNote_);
    column->addWidget(spread_);
    scrollClearly(*this, numbers);
    setAccessibleName(tr("Numbers of the groups"));
    savings_->setAccessibleName(tr("What grouping saves"));
    spread_->setAccessibleName(tr("Distances inside each group"));
    connect(costsView_, &GroupCostsView::kvHeadsChosen, this, &GroupNumbers::kvHeadsChosen);
}

QWidget* GroupNumbers::makeLength() {
    const Spacing spacing = Spacing::of(font());
    tokens_->setObjectName(QStringLiteral("cacheTokens"));
    tokens_->setAccessibleName(tr("Length of the cache"));
    tokens_->setToolTip(tr("The length, in tokens, that the cache is computed for"));
    tokens_->setRange(1, kMostCacheTokens);
    tokens_->setSuffix(tr(" tokens"));
    tokens_->setGroupSeparatorShown(true);
    tokens_->setKeyboardTracking(false);
    bits_->setObjectName(QStringLiteral("cacheBits"));
    bits_->setToolTip(tr("What each number of the cache is kept in"));
    for (const int bits : kBits) {
        bits_->addItem(bitsText(bits));
    }
    auto* length = new QWidget;
    auto* row = new QHBoxLayout(length);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing.medium);
    auto* caption = new ThemedLabel(&Theme::muted, smallerFont);
    caption->setText(tr("Cache of"));
    row->addWidget(caption);
    row->addWidget(tokens_);
    row->addWidget(bits_);
    row->addStretch(1);
    const auto announce = [this] {
        showSavings();
        Q_EMIT lengthEdited(tokens_->value(), kBits.at(static_cast<std::size_t>(bits_->currentIndex())));
    };
    connect(tokens_, &QSpinBox::valueChanged, this, announce);
    connect(bits_, &CaptionedCombo::activated, this, announce);
    return length;
}

void GroupNumbers::setLength(std::int64_t tokens, int bits) {
    const QSignalBlocker tokensBlocker(tokens_);
    tokens_->setValue(static_cast<int>(tokens));
    bits_->setCurrentIndex(static_cast<int>(std::ranges::find(kBits, bits) - kBits.begin()));
    showSavings();
}

void GroupNumbers::setChoice(const GroupsModel& model, const std::vector<int>& choices,
                             const Grouping& chosen) {
    model_ = model;
    choices_ = choices;
    chosen_ = chosen;
    showSavings();
    costsView_->setCosts(costs_, choices_, chosen_);
}

void GroupNumbers::setCosts(const GroupCosts& costs) {
    costs_ = costs;
    costsView_->setCosts(costs_, choices_, chosen_);
}

void GroupNumbers::setCostsNote(const QString& note) {
    costsView_->setNote(note);
}

void GroupNumbers::setSpread(std::vector<GroupSpread> groups, const QString& name) {
    QString note;
    if (!groups.empty() && groups.front().kvHeads == 1) {
        note = tr("%1: every group is one K/V head of the model, so that nothing is pooled. ").arg(name);
    } else if (!groups.empty()) {
        note = tr("%1: mean spread %2. ").arg(name, significantText(meanSpread(groups), 3));
    }
    spreadNote_->setText(note +
                         tr("Keys and values: mean over tokens and members of ‖x_h − m‖ / ‖m‖, m the mean "
                            "of the group's members in the model itself. Maps: mean Jensen-Shannon "
                            "divergence of each two query heads' own maps, at most ln 2 = 0.693."));
    spread_->setGroups(std::move(groups));
}

QString GroupNumbers::shareText() const {
    if (model_.isEmpty()) {
        return {};
    }
    const int own = choices_.front();
    const int heads = model_.layers.front().heads;
    QString text =
        tr("G / H = %1 / %2: %3 of multi-head attention's keys and values, %4 of this model's own.")
            .arg(QString::number(chosen_.kvHeads), QString::number(heads),
                 fractionText(chosen_.kvHeads, heads), fractionText(chosen_.kvHeads, own));
    if (!model_.generates) {
        text += tr(" This attention keeps no cache between tokens: the bytes are those of one pass.");
    }
    return text;
}

void GroupNumbers::showSavings() {
    share_->setText(shareText());
    if (model_.isEmpty() || bits_->currentIndex() < 0) {
        savings_->setRows({}, {});
        return;
    }
    const int wanted = chosen_.kvHeads == choices_.front() ? 0 : chosen_.kvHeads;
    savings_->setRows(savingRows(model_, wanted, tokens_->value(),
                                 kBits.at(static_cast<std::size_t>(bits_->currentIndex()))),
                      fractionText(chosen_.kvHeads, choices_.front()));
}

} // namespace headscope
