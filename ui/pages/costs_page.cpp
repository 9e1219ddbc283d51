// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/costs_page.h"

#include <QVBoxLayout>
#include <algorithm>

#include "core/base/error.h"
#include "core/survey/shape_of_model.h"
#include "ui/pages/setting_value.h"
#include "ui/panels/cost_view.h"
#include "ui/panels/shape_form.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

/// What the fields show where the numbers do not fit together.
AttentionShape shownShape(const ShapeChoice& choice, AttentionShape own) {
    for (const ShapeField& field : shapeFields()) {
        own.*field.value = (choice.*field.choice).value_or(own.*field.value);
    }
    if (!choice.headWidth && (choice.width || choice.heads)) {
        own.headWidth = 0; // d / H, which is no whole number
    }
    return own;
}

std::optional<HeadLayout> layoutOf(const AttentionShape& shape) {
    return shape.kvHeads == shape.heads && shape.heads > 1 ? HeadLayout::Mha
           : shape.kvHeads == 1                            ? HeadLayout::Mqa
                                                           : HeadLayout::Gqa;
}

} // namespace

CostsPage::CostsPage(QWidget* parent) : StagePage(parent), view_(new CostView) {
    setObjectName(QStringLiteral("costsPage"));
    content()->addWidget(view_);
    connect(view_, &CostView::choiceChanged, this, &CostsPage::choose);
}

void CostsPage::choose(const ShapeChoice& choice) {
    if (choice == choice_) {
        return;
    }
    choice_ = choice;
    showState();
    Q_EMIT settingsChanged();
}

QJsonObject CostsPage::settings() const {
    QJsonObject settings;
    for (const ShapeField& field : shapeFields()) {
        if (const auto& value = choice_.*field.choice) {
            settings[QLatin1String(field.key)] = static_cast<qint64>(*value);
        }
    }
    return settings;
}

QString CostsPage::setSettings(const QJsonObject& settings) {
    ShapeChoice choice;
    for (auto entry = settings.begin(); entry != settings.end(); ++entry) {
        const auto* field = std::ranges::find_if(shapeFields(), [&entry](const ShapeField& each) {
            return entry.key() == QLatin1String(each.key);
        });
        if (field == shapeFields().end()) {
            return noSetting(entry.key());
        }
        const std::optional<int> value = wholeNumber(entry.value(), 1, field->largest);
        if (!value) {
            return tr("%1: expected a whole number from 1 to %2")
                .arg(entry.key(), QString::number(field->largest));
        }
        choice.*field->choice = *value;
    }
    choice_ = choice;
    if (isVisible()) {
        showState();
    }
    return {};
}

std::optional<double> CostsPage::number(const QString& name) const {
    const QStringList parts = name.split(u'.');
    if (!shape_ || parts.size() != 2) {
        return std::nullopt;
    }
    for (const HeadLayout layout : kHeadLayouts) {
        if (parts[1] != QLatin1String(layoutKey(layout))) {
            continue;
        }
        const AttentionCost cost = attentionCost(*shape_, layout);
        if (parts[0] == QLatin1String("operations")) {
            return static_cast<double>(cost.operations());
        }
        for (const CostTerm term : kCostTerms) {
            if (parts[0] == QLatin1String(termKey(term))) {
                return static_cast<double>(termOf(cost, term));
            }
        }
    }
    return std::nullopt;
}

void CostsPage::showState() {
    shape_.reset();
    if (!state().comparison) {
        view_->setEmpty(state().emptyText);
        Q_EMIT numbersChanged();
        return;
    }
    const SideResult& side = state().comparison->comparison.a;
    const HeadId& head = side.side.head;
    const AttentionShape own = shapeOfModel(side.model->spec(), head.kind, head.layer,
                                            static_cast<std::int64_t>(side.queries().size()));
    CostLook look;
    look.choice = choice_;
    try {
        look.shape = chosenShape(choice_, own);
        for (const HeadLayout layout : kHeadLayouts) {
            static_cast<void>(attentionCost(*look.shape, layout)); // that all numbers fit
        }
        look.shown = *look.shape;
    } catch (const Error& error) {
        look.shape.reset();
        look.shown = shownShape(choice_, own);
        look.fault = fromUtf8(error.what());
    }
    const QString name = fromUtf8(side.model->spec().name);
    look.subject = choice_ == ShapeChoice{}
                       ? tr("%1, layer %2, this text").arg(name, QString::number(head.layer))
                       : tr("A shape of your own; what is not set is that of %1, layer %2")
                             .arg(name, QString::number(head.layer));
    if (look.shape && look.shape->heads == own.heads && look.shape->kvHeads == own.kvHeads) {
        look.isOwn = layoutOf(own);
    }
    shape_ = look.shape;
    view_->setLook(look);
    Q_EMIT numbersChanged();
}

} // namespace headscope
