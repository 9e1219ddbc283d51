// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPoint>
#include <QWidget>

#include "ui/composer/figure_sheet.h"
#include "ui/session/study.h"

class QTimer;

namespace headscope {

/// The figure as it will be, in its final size or fitted to the room. It is painted in a worker; until that
/// is done the one before is seen. Dragging it out of the window takes the figure along.
class SheetPreview : public QWidget {
    Q_OBJECT

  public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// Painted soon, once for all changes until then.
    void setSheet(const FigureSheet& sheet);
    /// Fitted to a room of that size; an empty one: in its final size.
    void setRoom(const QSize& room);
    /// Ends the painting; what is seen stays.
    void stop();
    [[nodiscard]] bool isBusy() const { return painter_.isBusy(); }
    /// What is wrong with the figure; empty where nothing is.
    [[nodiscard]] const QString& failure() const { return failure_; }
    /// Of the figure, in pixels of 1/96 inch.
    [[nodiscard]] QSize pageSize() const { return page_; }

    [[nodiscard]] QSize sizeHint() const override;

  Q_SIGNALS:
    void painted();
    void dragged();
    void progressed(double share);
    /// Nothing is painted any more.
    void becameIdle();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    struct Picture {
        QSize page;
        QImage image;
    };

    void renew();
    void show(const Picture& picture, const QString& failure);
    [[nodiscard]] QRect imageRect() const;

    FigureSheet sheet_;
    QSize room_;
    QSize page_;
    QImage image_;
    QString failure_;
    QTimer* soon_;
    QPoint pressed_;
    Study painter_; // last, so that it ends before the rest
};

} // namespace headscope
