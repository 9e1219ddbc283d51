// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QStringList>

#include "core/analysis/map_template.h"
#include "core/attention/attention_spec.h"
#include "ui/panels/head_bars.h"
#include "ui/theme/card.h"

class QLineEdit;

namespace headscope {

struct Crosshair;
class MatrixCanvas;
class ThemedLabel;

/// What PatternView shows: the cells that are asked about, and the heads whose weights lie there most.
struct PatternHeads {
    std::shared_ptr<const CellPattern> cells; // null: none yet
    std::vector<KeyRange> allowed;            // one a row
    QStringList queryLabels;
    QStringList keyLabels;
    std::vector<HeadBars::Row> best; // by falling share of the weight of the rows that have a cell
    QString subject;                 // what the shares are of: "of the weight of 15 rows"
    QString fault;                   // why the typed words are no pattern
};

/// A pattern of one's own, typed as offsets or drawn cell by cell, and which heads follow it.
class PatternView : public Card {
    Q_OBJECT

  public:
    explicit PatternView(QWidget* parent = nullptr);

    void setPattern(const PatternHeads& pattern);
    void setEmpty(const QString& text);
    /// Emits nothing.
    void setSelection(const HeadId& a, const HeadId& b);
    /// As the user would have typed them; emits nothing.
    void setWords(const QString& words);
    [[nodiscard]] QString words() const;

  Q_SIGNALS:
    /// Other words were typed; a drawn pattern ends.
    void wordsTyped(const QString& words);
    /// Cells as they are now.
    void drawn(std::shared_ptr<const headscope::CellPattern> cells);
    void headChosen(headscope::SideName side, const headscope::HeadId& head);

  private:
    void toggle(int query, int key);
    /// The pointed cell, for a screen reader.
    void describe(const Crosshair& at);

    PatternHeads shown_;
    QLineEdit* words_;
    ThemedLabel* fault_;
    MatrixCanvas* cells_;
    HeadBars* best_;
};

} // namespace headscope
