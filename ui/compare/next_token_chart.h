// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/compare/comparison_numbers.h"

namespace headscope {

/// The most probable next tokens of both sides as pairs of bars with their probabilities; as many rows as can
/// be taken in at a glance, and no more.
class NextTokenChart : public QWidget {
    Q_OBJECT

  public:
    explicit NextTokenChart(QWidget* parent = nullptr);

    static constexpr int kRows = 6;

    void setTokens(const ComparisonNumbers& numbers);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void paintToken(QPainter& painter, int row) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int numberWidth() const;
    /// The longest bar's probability.
    [[nodiscard]] double largest() const;
    [[nodiscard]] QString footer() const;

    std::vector<NextToken> tokens_;
    std::optional<double> divergence_;
};

} // namespace headscope
