// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QWidget>

#include "core/analysis/attention_cost.h"

class QBoxLayout;

namespace headscope {

class BarTable;
class CurveChart;
class HoverLine;
class ShapeForm;
class ThemedLabel;

/// What CostView shows.
struct CostLook {
    ShapeChoice choice;
    AttentionShape shown;                // in the fields, also where it is none
    std::optional<AttentionShape> shape; // absent: `fault` says why
    QString fault;
    QString subject;                 // what the numbers are of: "tales-5m" or "a shape of your own"
    std::optional<HeadLayout> isOwn; // the layout that the model has
};

/// Operations, parameters and cache of four head layouts as formulas, numbers and bars, and against the
/// number of tokens.
class CostView : public QWidget {
    Q_OBJECT

  public:
    explicit CostView(QWidget* parent = nullptr);

    void setLook(const CostLook& look);
    void setEmpty(const QString& text);

  Q_SIGNALS:
    void choiceChanged(const headscope::ShapeChoice& choice);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showNumbers(const CostLook& look);

    ShapeForm* form_;
    ThemedLabel* subject_;
    ThemedLabel* note_;
    ThemedLabel* fault_;
    BarTable* table_;
    CurveChart* curves_;
    HoverLine* line_;
    QWidget* content_;
    QBoxLayout* parts_; // table and curves: side by side where there is room
};

} // namespace headscope
