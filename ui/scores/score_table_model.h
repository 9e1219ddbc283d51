// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/analysis/score_table.h"
#include "ui/scores/head_marks.h"

namespace headscope {

/// A row for every head: its name, the K/V head that it reads, its badges, and all scores.
class ScoreTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kHead, kKvHead, kBadges, kFirstScore };
    enum Role {
        kSortRole = Qt::UserRole, // what a column is sorted by: numbers where it shows numbers
        kMarksRole,               // a sum of Marks
    };
    enum Mark { kIsA = 1, kIsB = 2, kIsPinned = 4 };

    explicit ScoreTableModel(QObject* parent = nullptr);

    void setScores(std::shared_ptr<const ScoreTable> scores);
    void setMarks(const HeadMarks& marks);
    /// Null before there are any.
    [[nodiscard]] const ScoreTable* scores() const { return scores_.get(); }
    [[nodiscard]] const HeadMarks& marks() const { return marks_; }
    [[nodiscard]] const HeadId& head(int row) const {
        return scores_->heads().at(static_cast<std::size_t>(row)).id;
    }

    /// "head", "kv_head", "badges", or the score's.
    [[nodiscard]] std::string columnKey(int column) const;
    /// Nothing where there is no such column.
    [[nodiscard]] std::optional<int> columnOf(std::string_view key) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    [[nodiscard]] int marksOf(const HeadId& head) const;
    [[nodiscard]] QString text(std::size_t head, int column) const;
    [[nodiscard]] QVariant sortKey(std::size_t head, int column) const;
    [[nodiscard]] QString tooltip(std::size_t head, int column) const;
    [[nodiscard]] QString title(int column) const;

    std::shared_ptr<const ScoreTable> scores_;
    std::vector<int> decimals_; // of each score
    HeadMarks marks_;
};

/// `text` broken between words into lines of about `characters`.
[[nodiscard]] QString inLines(const QString& text, int characters);

} // namespace headscope
