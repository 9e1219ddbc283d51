// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>

#include "core/analysis/score_table.h"
#include "ui/session/session_results.h"
#include "ui/session/study.h"

namespace headscope {

/// What scores are over.
enum class ScoreSubject {
    Text,  // side A's text
    Lines, // the lines of a file, each a text of its own
    Probe, // random tokens given twice
};

/// The scores of all heads of side A's model, computed while somebody looks at them.
class ScoreStudy : public QObject {
    Q_OBJECT

  public:
    explicit ScoreStudy(QObject* parent = nullptr);

    /// Null: there is none.
    void setText(std::shared_ptr<const TextResult> text);
    /// `file` is that of ScoreSubject::Lines.
    void setSubject(ScoreSubject subject, const QString& file = {});
    [[nodiscard]] ScoreSubject subject() const { return subject_; }
    /// Nothing is computed while nobody wants it.
    void setWanted(bool isWanted);
    /// Whether zeroing, which runs the model once for each head, is among the scores. Without being asked it
    /// is where it takes about a second.
    void setZeroing(bool isMeasured);
    [[nodiscard]] bool measuresZeroing() const;
    void stop();

    /// Null: none (yet). Those of zeroing come last: a table may be there without them.
    [[nodiscard]] const std::shared_ptr<const ScoreTable>& scores() const { return scores_; }
    /// Why there are none.
    [[nodiscard]] QString placeholder() const;

  Q_SIGNALS:
    void changed();
    void progressed(double share, const QString& step);
    void becameIdle();

  private:
    void renew();
    void compute();

    std::shared_ptr<const TextResult> text_;
    ScoreSubject subject_ = ScoreSubject::Text;
    QString file_;
    bool isWanted_ = false;
    std::optional<bool> zeroing_; // by the user, for this model
    bool isAsked_ = false;        // for the present subject
    QString failure_;
    std::shared_ptr<const ScoreTable> scores_;
    Study study_;
};

} // namespace headscope
