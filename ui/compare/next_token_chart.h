// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/compare/comparison_numbers.h"

namespace headscope {

/// The most probable next tokens of both sides as pairs of bars with their probabilities.
class NextTokenChart : public QWidget {
    Q_OBJECT

  public:
    explicit NextTokenChart(QWidget* parent = nullptr);

    void setTokens(const ComparisonNumbers& numbers);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void paintToken(QPainter& painter, int row) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int rows() const;
    /// The longest bar's probability.
    [[nodiscard]] double largest() const;
    [[nodiscard]] QString footer() const;

    std::vector<NextToken> tokens_;
    std::optional<double> divergence_;
    QString absence_;
};

} // namespace headscope
