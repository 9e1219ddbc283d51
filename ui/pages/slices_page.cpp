// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/slices_page.h"

#include <algorithm>
#include <array>

#include <QVBoxLayout>

#include "ui/figure/text_axes.h"
#include "ui/pages/named_number.h"
#include "ui/pages/setting_reader.h"
#include "ui/palette/value_scale.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/quoted_token.h"
#include "ui/views/slices_view.h"

namespace headscope {

namespace {

constexpr Index kMostCells = 256; // rows and columns of the picture of a projection
const QStringList kProjections{QStringLiteral("query"), QStringLiteral("key"), QStringLiteral("value"),
                               QStringLiteral("output")};
constexpr std::array kProjectionNames{"W_Q", "W_K", "W_V", "W_O"};

/// Differences of rounding: "3.1e-7"; none at all: "0 (exactly equal)".
QString differenceText(double value) {
    return value == 0 ? SlicesPage::tr("0 (exactly equal)")
                      : QString::number(value, 'e', 1).replace(QStringLiteral("e-0"), QStringLiteral("e-"));
}

QString headName(int head) {
    return QStringLiteral("H%1").arg(head);
}

} // namespace

SlicesPage::SlicesPage(QWidget* parent) : StagePage(parent), view_(new SlicesView) {
    setObjectName(QStringLiteral("slicesPage"));
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &SlicesView::projectionChosen, this, [this] {
        showState();
        Q_EMIT settingsChanged();
    });
    connect(view_, &SlicesView::preferenceChosen, this, &StagePage::settingsChanged);
    connect(view_, &SlicesView::tokenChosen, this, &StagePage::queryChosen);
    connect(view_, &SlicesView::headChosen, this, [this](SideName name, int head) {
        if (answer_.parts) {
            Q_EMIT headChosen(name, {answer_.parts->layer, head, answer_.parts->kind});
        }
    });
    connect(view_, &SlicesView::sliceChosen, this, [this](int slice) {
        if (const SideResult* shown = side()) {
            const int perSlice = shown->spec().heads / std::max(1, answer_.projection.slices);
            Q_EMIT headChosen(SideName::A, {shown->side.head.layer, slice * perSlice, shown->side.head.kind});
        }
    });
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        problem_ = reason;
        showAnswer();
    });
}

const SideResult* SlicesPage::side() const {
    return state().comparison ? &state().comparison->comparison.a : nullptr;
}

QJsonObject SlicesPage::settings() const {
    return {{QStringLiteral("projection"), kProjections.at(view_->projection())},
            {QStringLiteral("parts"), view_->prefersParts()}};
}

QString SlicesPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const int projection = reader.word(QStringLiteral("projection"), kProjections);
    const bool parts = reader.flag(QStringLiteral("parts"), false);
    if (QString fault = reader.fault(); !fault.isEmpty()) {
        return fault;
    }
    view_->setProjection(projection);
    view_->setPrefersParts(parts);
    if (isVisible()) {
        showState();
    }
    return {};
}

std::optional<double> SlicesPage::number(const QString& name) const {
    const SideResult* shown = side();
    if (shown == nullptr) {
        return std::nullopt;
    }
    const AttentionSpec& spec = shown->spec();
    if (const auto ofShape = numberNamed(name, {{"heads", spec.heads},
                                                {"kv_heads", spec.kvHeads},
                                                {"width", shown->model->spec().embedding.width},
                                                {"head_width", spec.headWidth}})) {
        return ofShape;
    }
    const HeadParts* parts = answer_.parts.get();
    if (parts == nullptr || answer_.question.layer != question().layer) {
        return std::nullopt;
    }
    if (const auto ofLayer = numberNamed(
            name, {{"parts.difference", parts->difference}, {"slices.difference", parts->sliceDifference}})) {
        return ofLayer;
    }
    const Index query = state().query.value_or(-1);
    if (query < 0 || query >= parts->norms.rows()) {
        return std::nullopt;
    }
    return numberNamed(name, {{"part.norm", parts->norms(query, shown->side.head.head)},
                              {"output.norm", parts->outputNorms(query)}});
}

SlicesPage::Question SlicesPage::question() const {
    const SideResult& shown = *side();
    return {{shown.run, shown.side.head.kind, shown.side.head.layer}, view_->projection()};
}

void SlicesPage::showState() {
    if (side() == nullptr) {
        study_.drop();
        asked_.forget();
        answer_ = {};
        problem_ = state().emptyText;
        showAnswer();
        return;
    }
    if (asked_.renew(question())) {
        ask(question());
    }
    showAnswer();
}

void SlicesPage::ask(const Question& question) {
    problem_ = tr("Computing…");
    if (answer_.question.layer != question.layer) {
        answer_ = {};
    }
    const std::shared_ptr<const HeadParts> known = answer_.parts;
    study_.ask<Answer>(
        [question, known, model = side()->model](const Job& job, const Study::Publish<Answer>& publish) {
            const Transformer& transformer = model->transformer();
            const Layer& layer = question.layer;
            Answer answer{question,
                          projectionMap(transformer, {layer.layer, 0, layer.kind},
                                        static_cast<Projection>(question.projection), kMostCells,
                                        job.part(0, 0.3)),
                          known};
            model->checkpoint().requireIntact();
            publish(std::make_shared<const Answer>(answer));
            if (!known) {
                answer.parts = std::make_shared<const HeadParts>(
                    headParts(transformer, *layer.run, layer.kind, layer.layer, job.part(0.3, 1)));
                model->checkpoint().requireIntact();
                publish(std::make_shared<const Answer>(answer));
            }
        },
        [this](const std::shared_ptr<const Answer>& answer) {
            answer_ = *answer;
            if (answer_.parts) {
                asked_.answered();
                problem_.clear();
            }
            showAnswer();
            Q_EMIT numbersChanged();
        });
}

void SlicesPage::showAnswer() {
    view_->setSlices(slicesLook(), problem_);
    view_->setParts(partsLook(), problem_);
    view_->setFacts(facts());
}

void SlicesPage::showStopped(const QString& text) {
    problem_ = text;
    showAnswer();
}

int SlicesPage::chosenSlice() const {
    const SideResult& shown = *side();
    return shown.side.head.head / std::max(1, shown.spec().heads / std::max(1, answer_.projection.slices));
}

SlicesLook SlicesPage::slicesLook() const {
    const ProjectionMap& map = answer_.projection;
    SlicesLook look;
    if (side() == nullptr || !map.values) {
        return look;
    }
    const bool ofGroups = answer_.question.projection == 1 || answer_.question.projection == 2;
    const bool isGrouped = side()->spec().kvHeads != side()->spec().heads;
    const QString name =
        QString::fromLatin1(kProjectionNames.at(static_cast<std::size_t>(answer_.question.projection)));
    look.title = tr("%1 of L%2 · %3 × %4 · slices: %5, of %6 rows each")
                     .arg(name)
                     .arg(answer_.question.layer.layer)
                     .arg(map.rows)
                     .arg(map.columns)
                     .arg(map.slices)
                     .arg(map.rows / map.slices);
    look.note = map.isPooled() ? tr("each cell: the largest in size of %1 × %2 numbers")
                                     .arg((map.rows + map.values->rows() - 1) / map.values->rows())
                                     .arg((map.columns + map.values->cols() - 1) / map.values->cols())
                               : tr("every number, not pooled");
    look.values = map.values;
    look.sliceRows = map.sliceRows;
    look.limit = map.largest;
    look.chosen = chosenSlice();
    for (int slice = 0; slice < map.slices; ++slice) {
        look.slices.append(ofGroups && isGrouped ? tr("K/V %1").arg(slice) : headName(slice));
    }
    return look;
}

PartsLook SlicesPage::partsLook() const {
    PartsLook look;
    if (side() == nullptr || !answer_.parts) {
        return look;
    }
    const HeadParts& parts = *answer_.parts;
    const SideResult& shown = *side();
    look.tokens = textAxes(*shown.text, parts.kind).queryLabels;
    look.maps = parts.parts;
    for (int head = 0; head < parts.heads(); ++head) {
        look.mapTitles.append(headName(head));
    }
    look.maps.push_back(parts.sum);
    look.mapTitles.append(parts.biasNorm > 0 ? tr("sum + bias") : tr("sum"));
    look.maps.push_back(parts.output);
    look.mapTitles.append(tr("the layer's own"));
    for (const auto& map : look.maps) {
        look.limit = std::max(look.limit, static_cast<double>(map->cwiseAbs().maxCoeff()));
    }
    look.note = parts.isPooled() ? tr("one range; each cell: the largest in size of %1 features")
                                       .arg((parts.width + kPartColumns - 1) / kPartColumns)
                                 : tr("one range for all");
    const Index query = state().query.value_or(-1);
    if (query < 0 || query >= parts.norms.rows()) {
        return look;
    }
    look.chosenToken = static_cast<int>(query);
    look.barsTitle =
        tr("‖A V W_O[i]‖ at token %1").arg(quotedToken(query, look.tokens.value(static_cast<int>(query))));
    for (int head = 0; head < parts.heads(); ++head) {
        look.bars.push_back({headName(head), parts.norms(query, head), head, head == shown.side.head.head});
    }
    if (parts.biasNorm > 0) {
        look.bars.push_back({tr("bias"), parts.biasNorm, std::nullopt, false});
    }
    look.bars.push_back({tr("layer"), parts.outputNorms(query), std::nullopt, false});
    return look;
}

SlicesFacts SlicesPage::facts() const {
    if (side() == nullptr || !answer_.parts) {
        return {};
    }
    const HeadParts& parts = *answer_.parts;
    return {tr("Sum of the parts%1 − the layer's output: at most %2 (largest output %3).")
                .arg(parts.biasNorm > 0 ? tr(" and the bias") : QString(), differenceText(parts.difference),
                     valueText(parts.largestOutput)),
            tr("Each slice of W_Q, W_K, W_V on its own − the whole product: at most %1 (before positions and "
               "QK-norm).")
                .arg(differenceText(parts.sliceDifference))};
}

} // namespace headscope
