// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>
#include <QWidget>

#include "ui/composer/figure_sheet.h"

class QTimer;

namespace headscope {

/// The figure as it will be, in its final size or fitted to the room. Dragging it out of the window takes the
/// figure along.
class SheetPreview : public QWidget {
    Q_OBJECT

  public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// Painted soon, once for all changes until then.
    void setSheet(const FigureSheet& sheet);
    /// Fitted to a room of that size; an empty one: in its final size.
    void setRoom(const QSize& room);
    /// What is wrong with the figure; empty where nothing is.
    [[nodiscard]] const QString& failure() const { return failure_; }
    /// Of the figure, in pixels of 1/96 inch.
    [[nodiscard]] QSize pageSize() const { return page_; }

    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    void painted();
    void dragged();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    void renew();
    [[nodiscard]] QRect picture() const;

    FigureSheet sheet_;
    QSize room_;
    QSize page_;
    QImage image_;
    QString failure_;
    QTimer* soon_;
    QPoint pressed_;
};

} // namespace headscope
