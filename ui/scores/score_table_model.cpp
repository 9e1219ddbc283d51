// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_table_model.h"

#include <algorithm>

#include <QStringList>

#include "ui/scores/score_text.h"
#include "ui/theme/joined.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/sentence_text.h"

namespace headscope {

namespace {

constexpr int kDigits = 4;           // significant ones of a column's largest value
constexpr int kTitleCharacters = 12; // in a line of a column's title
constexpr int kTitleLines = 3;       // about; a longer name has longer lines

std::size_t scoreOf(int column) {
    return static_cast<std::size_t>(column - ScoreTableModel::kFirstScore);
}

Qt::Alignment alignmentOf(int column) {
    return column >= ScoreTableModel::kFirstScore ? Qt::AlignRight
           : column == ScoreTableModel::kKvHead   ? Qt::AlignHCenter
                                                  : Qt::AlignLeft;
}

QString titleText(const ScoreInfo& info) {
    const QString name = nameWithUnit(info);
    return inLines(name, std::max(kTitleCharacters, static_cast<int>(name.size()) / kTitleLines + 1));
}

} // namespace

QString inLines(const QString& text, int characters) {
    QStringList lines;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
        if (!lines.isEmpty() && lines.last().size() + 1 + word.size() <= characters) {
            lines.last() += u' ' + word;
        } else {
            lines.append(word);
        }
    }
    return lines.join(u'\n');
}

ScoreTableModel::ScoreTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void ScoreTableModel::setScores(std::shared_ptr<const ScoreTable> scores) {
    const bool isSameShape =
        scores_ && scores && scores->heads() == scores_->heads() && scores->scores() == scores_->scores();
    if (!isSameShape) {
        beginResetModel();
    }
    scores_ = std::move(scores);
    decimals_.clear();
    for (std::size_t score = 0; scores_ && score < scores_->scores().size(); ++score) {
        decimals_.push_back(decimalsOf(*scores_, score, kDigits));
    }
    if (!isSameShape) {
        endResetModel();
    } else if (rowCount() > 0) { // as when another text is typed: what is selected stays so
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void ScoreTableModel::setMarks(const HeadMarks& marks) {
    marks_ = marks;
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, kHead), index(rowCount() - 1, kHead), {kMarksRole});
    }
}

std::string ScoreTableModel::columnKey(int column) const {
    switch (column) {
    case kHead:
        return "head";
    case kKvHead:
        return "kv_head";
    case kBadges:
        return "badges";
    default:
        return std::string(scores_->scores().at(scoreOf(column))->key);
    }
}

std::optional<int> ScoreTableModel::columnOf(std::string_view key) const {
    for (int column = 0; column < columnCount(); ++column) {
        if (columnKey(column) == key) {
            return column;
        }
    }
    return std::nullopt;
}

int ScoreTableModel::rowCount(const QModelIndex& parent) const {
    return scores_ && !parent.isValid() ? static_cast<int>(scores_->heads().size()) : 0;
}

int ScoreTableModel::columnCount(const QModelIndex& parent) const {
    return scores_ && !parent.isValid() ? kFirstScore + static_cast<int>(scores_->scores().size()) : 0;
}

QVariant ScoreTableModel::data(const QModelIndex& index, int role) const {
    const auto head = static_cast<std::size_t>(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(head, index.column());
    case kSortRole:
        return sortKey(head, index.column());
    case kMarksRole:
        return marksOf(this->head(index.row()));
    case Qt::ToolTipRole:
        return plainTooltip(tooltip(head, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(index.column()) | Qt::AlignVCenter);
    default:
        return {};
    }
}

int ScoreTableModel::marksOf(const HeadId& head) const {
    return (head == marks_.a ? kIsA : 0) + (head == marks_.b ? kIsB : 0) +
           (marks_.pinned.contains(head) ? kIsPinned : 0);
}

QString ScoreTableModel::text(std::size_t head, int column) const {
    switch (column) {
    case kHead:
        return headName(scores_->heads()[head].id);
    case kKvHead:
        return QString::number(scores_->heads()[head].kvHead);
    case kBadges: {
        QStringList badges;
        for (const std::size_t score : badgesOf(*scores_, head)) {
            badges.append(inWords(scores_->scores()[score]->badge->text));
        }
        return Joined::listed(badges);
    }
    default:
        return scoreText(scores_->mean(head, scoreOf(column)), decimals_[scoreOf(column)]);
    }
}

QVariant ScoreTableModel::sortKey(std::size_t head, int column) const {
    switch (column) {
    case kHead:
        return static_cast<int>(head);
    case kKvHead:
        return scores_->heads()[head].kvHead;
    case kBadges:
        return static_cast<int>(badgesOf(*scores_, head).size());
    default:
        return scores_->mean(head, scoreOf(column));
    }
}

QString ScoreTableModel::tooltip(std::size_t head, int column) const {
    const QString name = headName(scores_->heads()[head].id);
    if (column == kBadges) {
        QStringList lines{name};
        for (const std::size_t score : badgesOf(*scores_, head)) {
            const ScoreInfo& info = *scores_->scores()[score];
            lines.append(Joined::labelled(
                inWords(info.badge->text),
                Joined::withNote(QStringLiteral("%1 %2").arg(scoreName(info), thresholdText(info)),
                                 text(head, kFirstScore + static_cast<int>(score)))));
        }
        return lines.join(u'\n');
    }
    if (column < kFirstScore) {
        return tr("%1 reads K/V head %2").arg(name).arg(scores_->heads()[head].kvHead);
    }
    const ScoreInfo& info = *scores_->scores()[scoreOf(column)];
    const ScoreValue value = scores_->value(head, scoreOf(column));
    const QString error = errorText(value, decimals_[scoreOf(column)]);
    QString line =
        QStringLiteral("%1 · %2").arg(name, Joined::labelled(nameWithUnit(info), text(head, column)));
    if (!error.isEmpty()) {
        line += u' ' + tr("%1 (standard error over %2 texts)").arg(error).arg(value.texts);
    }
    return line;
}

QString ScoreTableModel::title(int column) const {
    switch (column) {
    case kHead:
        return tr("Head");
    case kKvHead:
        return tr("K/V");
    case kBadges:
        return tr("Badges");
    default:
        return titleText(*scores_->scores()[scoreOf(column)]);
    }
}

QVariant ScoreTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !scores_ || section >= columnCount()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return title(section);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(section) | Qt::AlignBottom);
    case Qt::ToolTipRole:
        switch (section) {
        case kHead:
            return tr("Layer and query head, both from 0");
        case kKvHead:
            return tr("The key/value head that it reads");
        case kBadges:
            return tr("Words for scores that reach a stated threshold");
        default:
            return plainTooltip(definitionText(*scores_->scores()[scoreOf(section)]));
        }
    default:
        return {};
    }
}

} // namespace headscope
