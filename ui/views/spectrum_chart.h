// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/charts/shown_numbers.h"
#include "ui/palette/value_scale.h"
#include "ui/theme/side_name.h"

namespace headscope {

/// Singular values by their index, as dots: round ones for A, squares for B. Left and right move along them,
/// and a line above reads them.
class SpectrumChart : public QWidget, public ShownNumbers {
    Q_OBJECT

  public:
    struct Series {
        SideName side = SideName::A;
        std::vector<double> values; // the largest first
    };

    explicit SpectrumChart(QWidget* parent = nullptr);

    void setSeries(const QString& title, std::vector<Series> series);
    void setLogarithmic(bool isLogarithmic);

    /// On a logarithmic scale, values below a millionth of the largest are drawn at its lower end.
    [[nodiscard]] ValueScale scale() const;
    void point(std::optional<int> index);
    /// "σ 3: A 1.234, B 0.980"; empty where nothing is pointed at.
    [[nodiscard]] QString readout() const;
    [[nodiscard]] QPointF dot(std::size_t series, int index) const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    [[nodiscard]] int count() const; // of the longer series
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] double xOf(int index) const;
    [[nodiscard]] double radius() const;
    void paintSeries(QPainter& painter, std::size_t index) const;

    QString title_;
    std::vector<Series> series_;
    bool isLogarithmic_ = false;
    std::optional<int> pointed_;
};

} // namespace headscope
