// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/product_page.h"

#include <QVBoxLayout>

#include "core/comparison/side_text.h"
#include "ui/pages/setting_reader.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/quoted_token.h"
#include "ui/views/product_view.h"

namespace headscope {

namespace {

const QString kOrder = QStringLiteral("order");
const QStringList kOrders{QStringLiteral("index"), QStringLiteral("size"),
                          QStringLiteral("pair")}; // in the order of ProductSort

/// The number that each one is rotated with; -1 for those that are not rotated.
std::vector<int> rotaryPartners(const AttentionSpec& spec) {
    std::vector<int> partners(static_cast<std::size_t>(spec.headWidth), -1);
    if (!spec.rotary) {
        return partners;
    }
    const int half = spec.rotary->width / 2;
    for (int i = 0; i < half; ++i) {
        const bool areHalves = spec.rotary->pairs == RotaryPairs::Halves;
        const int first = areHalves ? i : 2 * i;
        const int second = areHalves ? i + half : 2 * i + 1;
        partners[static_cast<std::size_t>(first)] = second;
        partners[static_cast<std::size_t>(second)] = first;
    }
    return partners;
}

ProductLook lookOf(SideName name, const SideResult& side, int query, int key) {
    const AttentionTrace& trace = side.run->trace;
    const CellStates states = trace.cellStates(side.side.head, side.side.attention, query, key);
    ProductLook look;
    look.side = name;
    look.title = QString::fromStdString(toString(side.side.head));
    look.note = QString::fromStdString(describeSide(side.side, side.spec()));
    look.query.assign(states.query.begin(), states.query.end());
    look.key.assign(states.key.begin(), states.key.end());
    look.partner = rotaryPartners(side.spec());
    look.cell = trace.cell(side.side.head, side.side.attention, query, key);
    look.factor = side.map->attention.factor;
    return look;
}

QString cellText(const SideResult& side, int query, int key) {
    const auto label = [](const std::vector<Token>& tokens, int token) {
        return QString::fromStdString(tokens.at(static_cast<std::size_t>(token)).label);
    };
    return ProductPage::tr("query %1 → key %2")
        .arg(quotedToken(query, label(side.queries(), query)), quotedToken(key, label(side.keys(), key)));
}

ProductLooks looksOf(const StageState& state) {
    ProductLooks looks;
    if (!state.comparison) {
        looks.emptyText = state.emptyText;
        return looks;
    }
    if (!state.query || !state.key) {
        looks.emptyText = ProductPage::tr("Click a cell of a map to see what its score is made of");
        return looks;
    }
    const Comparison& comparison = state.comparison->comparison;
    const auto add = [&](SideName name, const SideResult& side) {
        if (*state.query < side.map->queries() && *state.key < side.map->keys()) {
            looks.sides.push_back(lookOf(name, side, *state.query, *state.key));
        }
    };
    add(SideName::A, comparison.a);
    if (looks.sides.empty()) {
        looks.emptyText = ProductPage::tr("Click a cell of a map to see what its score is made of");
        return looks;
    }
    looks.cell = cellText(comparison.a, *state.query, *state.key);
    if (state.isOfOneText()) {
        add(SideName::B, comparison.b);
    }
    return looks;
}

} // namespace

ProductLooks productLooksOf(const StageState& state) {
    try {
        return looksOf(state);
    } catch (const Error& error) { // of a long text, where the model's files are gone
        ProductLooks none;
        none.emptyText = fromUtf8(error.what());
        return none;
    }
}

ProductPage::ProductPage(QWidget* parent) : StagePage(parent), view_(new ProductView) {
    setObjectName(QStringLiteral("productPage"));
    content()->addWidget(view_);
    connect(view_, &ProductView::sortChosen, this, &StagePage::settingsChanged);
}

QJsonObject ProductPage::settings() const {
    return {{kOrder, kOrders.at(static_cast<int>(view_->sort()))}};
}

QString ProductPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int order = reader.word(kOrder, kOrders);
    QString fault = reader.fault();
    if (fault.isEmpty()) {
        view_->setSort(static_cast<ProductSort>(order));
    }
    return fault;
}

void ProductPage::showState() {
    view_->setLooks(productLooksOf(state()));
}

} // namespace headscope
