// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/pattern_page.h"

#include <algorithm>
#include <vector>

#include <QVBoxLayout>

#include "core/base/parallel.h"
#include "core/model/token_traits_of.h"
#include "ui/figure/text_axes.h"
#include "ui/pages/setting_reader.h"

namespace headscope {

namespace {

const QString kWords = QStringLiteral("words");
const QString kCells = QStringLiteral("cells");

/// All heads of a kind by falling score; those that it is not defined for are left out.
std::vector<HeadBars::Row> headsByScore(const AttentionTrace& trace, AttentionKind kind,
                                        const CellPattern& cells, const Job& job) {
    std::vector<HeadBars::Row> rows;
    for (int layer = 0; layer < trace.layers(kind); ++layer) {
        job.step(static_cast<double>(layer) / trace.layers(kind), "reading the heads");
        std::vector<HeadBars::Row> ofLayer(static_cast<std::size_t>(trace.heads(layer, kind)));
        parallelTasks(static_cast<Index>(ofLayer.size()), [&](Index head) {
            thread_local HeadMap map;
            const HeadId id{layer, static_cast<int>(head), kind};
            trace.headMap(id, {}, ScoreStage::Weights, map);
            ofLayer[static_cast<std::size_t>(head)] = {id, templateScore(map, cells).perRow};
        });
        rows.insert(rows.end(), ofLayer.begin(), ofLayer.end());
    }
    std::erase_if(rows, [](const HeadBars::Row& row) { return !(row.value >= 0); });
    std::ranges::stable_sort(rows, std::ranges::greater(), &HeadBars::Row::value);
    return rows;
}

} // namespace

PatternPage::PatternPage(QWidget* parent) : StagePage(parent), view_(new PatternView) {
    setObjectName(QStringLiteral("patternPage"));
    view_->setFlat(true);
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &PatternView::headChosen, this, &StagePage::headChosen);
    connect(view_, &PatternView::wordsTyped, this, [this] {
        drawn_.clear();
        askWords();
        Q_EMIT settingsChanged();
    });
    connect(view_, &PatternView::drawn, this, [this](const std::shared_ptr<const CellPattern>& cells) {
        drawn_ = drawnCells(*cells);
        ask(cells);
        Q_EMIT settingsChanged();
    });
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        asked_.answered();
        showFault(reason);
    });
}

void PatternPage::showFault(const QString& text) {
    shown_.fault = text;
    view_->setPattern(shown_);
}

QJsonObject PatternPage::settings() const {
    if (!view_->words().isEmpty()) {
        return {{kWords, view_->words()}};
    }
    return drawn_.empty() ? QJsonObject() : QJsonObject{{kCells, toJson(drawn_)}};
}

QString PatternPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    const QString words = reader.text(kWords);
    const QJsonValue cells = reader.value(kCells);
    const std::optional<DrawnCells> drawn =
        cells.isUndefined() ? std::optional(DrawnCells()) : readDrawnCells(cells);
    if (!drawn) {
        reader.refuse(kCells, tr("a list of [query, key] and [query, first key, last key]"));
    } else if (!words.isEmpty() && !drawn->empty()) {
        reader.refuse(tr("a pattern has \"words\" or \"cells\", not both"));
    }
    if (QString fault = reader.fault(); !fault.isEmpty()) {
        return fault;
    }
    if (words == view_->words() && *drawn == drawn_) {
        return {};
    }
    view_->setWords(words);
    drawn_ = *drawn;
    text_.reset(); // so that the pattern is asked about anew, now or when the page is in sight
    if (isVisible()) {
        showState();
    }
    return {};
}

void PatternPage::showState() {
    view_->setSelection(state().marks.a, state().marks.b);
    if (!state().text) {
        study_.drop();
        text_.reset();
        view_->setEmpty(state().emptyText);
        return;
    }
    const AttentionKind kind = state().marks.a.kind;
    if (text_ == state().text && kind_ == kind) {
        if (!asked_.isAnswered() && !study_.isBusy()) {
            ask(shown_.cells); // it was interrupted
        }
        return;
    }
    text_ = state().text;
    kind_ = kind;
    shown_ = {};
    const MapAxes axes = textAxes(text_->encoded, kind);
    shown_.queryLabels = axes.queryLabels;
    shown_.keyLabels = axes.keyLabels;
    const Mask& mask = text_->run->trace.layer(0, kind).spec.mask;
    for (Index query = 0; query < shown_.queryLabels.size(); ++query) {
        shown_.allowed.push_back(allowedKeys(mask, query, shown_.keyLabels.size()));
    }
    askPattern();
}

void PatternPage::askPattern() {
    if (drawn_.empty()) {
        askWords();
    } else {
        ask(std::make_shared<const CellPattern>(
            patternOf(drawn_, shown_.queryLabels.size(), shown_.keyLabels.size())));
    }
}

void PatternPage::askWords() {
    if (!text_) {
        return;
    }
    auto none = std::make_shared<CellPattern>(shown_.queryLabels.size(), shown_.keyLabels.size());
    none->setConstant(false);
    if (view_->words().trimmed().isEmpty()) {
        ask(std::move(none));
        return;
    }
    try {
        const Tokenizer& tokenizer = text_->model->tokenizer();
        const auto queries = traitsOf(text_->encoded.queries(kind_), tokenizer);
        const auto keys = traitsOf(text_->encoded.keys(kind_), tokenizer);
        HeadMap shape; // the cells do not depend on its weights
        shape.head.kind = kind_;
        shape.values = Matrix::Zero(shown_.queryLabels.size(), shown_.keyLabels.size());
        shape.allowed = shown_.allowed;
        ask(std::make_shared<const CellPattern>(
            templateCells(parseTemplate(view_->words().toStdString()), {shape, queries, keys})));
    } catch (const Error& error) {
        study_.drop();
        asked_.answered();
        showFault(QString::fromUtf8(error.what()));
    }
}

void PatternPage::ask(std::shared_ptr<const CellPattern> cells) {
    shown_.cells = std::move(cells);
    shown_.fault.clear();
    if (!asked_.renew(shown_.cells)) {
        return;
    }
    const Index rows = shown_.cells->rowwise().any().count();
    if (rows == 0) {
        study_.drop();
        asked_.answered();
        shown_.best.clear();
        view_->setPattern(shown_);
        return;
    }
    shown_.subject = rows == 1 ? tr("of the weight of one row") : tr("of the weight of %1 rows").arg(rows);
    view_->setPattern(shown_);
    using Rows = std::vector<HeadBars::Row>;
    study_.ask<Rows>(
        [text = text_, kind = kind_, cells = shown_.cells](const Job& job,
                                                           const Study::Publish<Rows>& publish) {
            auto best = std::make_shared<Rows>(headsByScore(text->run->trace, kind, *cells, job));
            best->resize(std::min(best->size(), kListed));
            publish(std::move(best));
        },
        [this](const std::shared_ptr<const Rows>& best) {
            asked_.answered();
            shown_.best = *best;
            view_->setPattern(shown_);
        });
}

} // namespace headscope
