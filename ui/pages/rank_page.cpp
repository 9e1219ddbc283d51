// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/rank_page.h"

#include <QVBoxLayout>
#include <algorithm>

#include "core/base/normal_numbers.h"
#include "ui/pages/named_number.h"
#include "ui/pages/setting_reader.h"
#include "ui/theme/from_utf8.h"

namespace headscope {

namespace {

constexpr Index kRandomTokens = 256;             // of a random input, and the most of a text
constexpr std::uint32_t kInputSeed = 0x9e3779b9; // so that input and projections are drawn apart

const QStringList kInputs{QStringLiteral("text"), QStringLiteral("random")};

std::optional<double> numberOf(const MatrixRank& rank, const QString& name) {
    return numberNamed(name, {{"rank", static_cast<double>(rank.rank)},
                              {"bound", static_cast<double>(rank.bound)},
                              {"effective", rank.effective}});
}

std::optional<double> numberOf(const ProjectionRanks& ranks, const QString& name) {
    return numberNamed(name, {{"scores.rank", static_cast<double>(ranks.scoresRank)},
                              {"scores.effective", ranks.scoresEffective},
                              {"concatenation.rank", static_cast<double>(ranks.concatenationRank)},
                              {"concatenation.effective", ranks.concatenationEffective}});
}

} // namespace

RankPage::RankPage(QWidget* parent) : StagePage(parent), view_(new RankView) {
    setObjectName(QStringLiteral("rankPage"));
    content()->addWidget(view_);
    follow(study_);
    connect(view_, &RankView::inputChanged, this, &RankPage::choose);
    connect(&study_, &Study::failed, this, [this](const QString& reason) {
        answer_.reset();
        view_->setEmpty(reason);
    });
}

void RankPage::choose(const RankInput& input) {
    if (input == input_) {
        return;
    }
    input_ = input;
    showState();
    Q_EMIT settingsChanged();
}

QJsonObject RankPage::settings() const {
    QJsonObject settings;
    if (!input_.isText) {
        settings[QStringLiteral("input")] = kInputs[1];
    }
    if (input_.seed != RankInput{}.seed) {
        settings[QStringLiteral("seed")] = static_cast<qint64>(input_.seed);
    }
    return settings;
}

QString RankPage::setSettings(const QJsonObject& settings) {
    SettingReader reader(settings);
    RankInput input;
    input.isText = reader.word(QStringLiteral("input"), kInputs) == 0;
    input.seed = static_cast<std::uint32_t>(
        reader.whole(QStringLiteral("seed"), {0, kLargestRankSeed}, static_cast<int>(input.seed)));
    if (QString fault = reader.fault(); !fault.isEmpty()) {
        return fault;
    }
    input_ = input;
    view_->setInput(input_);
    if (isVisible()) {
        showState();
    }
    return {};
}

std::optional<double> RankPage::number(const QString& name) const {
    if (!answer_ || !answer_->ranks) {
        return std::nullopt;
    }
    const QString matrix = name.section(u'.', 0, 0);
    if (matrix == QLatin1String("random")) {
        for (const ProjectionRanks& one : answer_->projections) {
            if (name.section(u'.', 1, 1) == QString::number(one.heads)) {
                return numberOf(one, name.section(u'.', 2));
            }
        }
        return std::nullopt;
    }
    const HeadRanks& ranks = *answer_->ranks;
    const MatrixRank* found = matrix == QLatin1String("scores")          ? &ranks.scores
                              : matrix == QLatin1String("weights")       ? &ranks.weights
                              : matrix == QLatin1String("output")        ? &ranks.output
                              : matrix == QLatin1String("concatenation") ? &ranks.concatenation
                                                                         : nullptr;
    return found == nullptr ? std::nullopt : numberOf(*found, name.section(u'.', 1));
}

void RankPage::showState() {
    if (!state().comparison) {
        study_.drop();
        asked_.forget();
        answer_.reset();
        view_->setEmpty(state().emptyText);
        return;
    }
    const SideResult& side = state().comparison->comparison.a;
    const Question question{side.run, side.model, side.side, input_};
    if (!asked_.renew(question)) {
        return;
    }
    Answer known; // what stays of what is shown
    if (shown_ && answer_ && shown_->isOfSameHead(question)) {
        known.ranks = answer_->ranks;
    } else {
        answer_.reset();
        view_->setEmpty(tr("The ranks are being computed…"));
    }
    study_.ask<Answer>(
        [question, known](const Job& job, const Study::Publish<Answer>& publish) {
            compute(question, known, job, publish);
        },
        [this, question](const std::shared_ptr<const Answer>& answer) { take(question, answer); });
}

void RankPage::compute(const Question& question, Answer answer, const Job& job,
                       const Study::Publish<Answer>& publish) {
    const HeadId& head = question.side.head;
    const AttentionTrace& trace = question.run->trace;
    if (!answer.ranks) {
        answer.ranks = std::make_shared<const HeadRanks>(
            headRanks(trace, head, question.side.attention, job.part(0, 0.3)));
    }
    const Matrix& residual = trace.layer(head.layer, head.kind).residual;
    answer.width = residual.cols();
    answer.textTokens = residual.rows();
    answer.inputTokens = question.input.isText ? std::min(residual.rows(), kRandomTokens) : kRandomTokens;
    publish(std::make_shared<const Answer>(answer));
    const Matrix input = question.input.isText ? Matrix(residual.topRows(answer.inputTokens))
                                               : normalMatrix(answer.inputTokens, answer.width,
                                                              question.input.seed ^ kInputSeed);
    static_cast<void>(projectionRanks(input, question.input.seed, job.part(0.3, 1),
                                      [&](const std::vector<ProjectionRanks>& projections) {
                                          answer.projections = projections;
                                          publish(std::make_shared<const Answer>(answer));
                                      }));
}

void RankPage::take(const Question& question, const std::shared_ptr<const Answer>& answer) {
    shown_ = question;
    answer_ = answer;
    const HeadRanks& ranks = *answer->ranks;
    const bool isWhole = ranks.queries == ranks.queriesOfText && ranks.keys == ranks.keysOfText;
    RankLook look;
    look.subject =
        tr("A %1, %2: %3 queries, %4 keys%5")
            .arg(fromUtf8(toString(question.side.head)),
                 question.side.scope == Scope::Rerun ? tr("rerun") : tr("rescored"),
                 QString::number(ranks.queries), QString::number(ranks.keys),
                 isWhole ? QString()
                         : tr(" (the first of %1 and %2)")
                               .arg(QString::number(ranks.queriesOfText), QString::number(ranks.keysOfText)));
    look.matrices = {
        {tr("scores q·k"), tr("min(d_k, T)"), ranks.scores},
        {tr("weights A"), tr("T"), ranks.weights},
        {tr("output A·V"), tr("min(d_k, T)"), ranks.output},
        {tr("all heads' A·V"), tr("min(T, H·d_k)"), ranks.concatenation},
    };
    look.inputName =
        question.input.isText
            ? tr("residual stream at layer %1, %2 tokens%3")
                  .arg(QString::number(question.side.head.layer), QString::number(answer->inputTokens),
                       answer->inputTokens < answer->textTokens
                           ? tr(" (the first of %1)").arg(QString::number(answer->textTokens))
                           : QString())
            : tr("%1 random tokens").arg(QString::number(answer->inputTokens));
    look.projections = answer->projections;
    look.width = answer->width;
    look.inputTokens = answer->inputTokens;
    look.ownHeads = answer->width % ranks.heads == 0 ? static_cast<int>(ranks.heads) : 0;
    view_->setLook(look);
    if (answer->projections.size() == divisorsOf(answer->width).size()) {
        asked_.answered();
    }
    Q_EMIT numbersChanged();
}

void RankPage::showStopped(const QString& text) {
    if (!answer_) {
        view_->setEmpty(text);
    }
}

} // namespace headscope
