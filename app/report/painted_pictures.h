// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QImage>
#include <QObject>
#include <QPicture>
#include <QSize>
#include <QString>
#include <QTextDocument>
#include <QTextObjectInterface>

#include "app/report/emoji_places.h"
#include "app/report/report_content.h"

namespace headscope {

/// Pictures, recorded figures, and letters in colours of their own, painted where the document has them.
class PaintedPictures final : public QObject, public ReportPictures, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

  public:
    std::string addImage(const QImage& image, const std::string& caption) override;
    /// Throws Error where the figure cannot be drawn.
    std::string addFigure(const FigureContent& figure, const FigureOptions& options) override;
    /// Puts places for this to paint where the document has letters that a PDF would leave out.
    void takeEmoji(QTextDocument& document);

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* document, int position,
                    const QTextFormat& format) override;

  private:
    struct Image {
        QImage pixels;
        QString caption; // painted under them, so that both are on one page
    };
    struct Figure {
        QPicture recorded;
        QSize size;
    };

    static void drawCaptioned(QPainter& painter, const QRectF& cells, const Image& image);
    static void drawFigure(QPainter& painter, const QRectF& place, const Figure& figure);

    std::vector<Image> images_;
    std::vector<Figure> figures_;
    std::vector<EmojiPlace> emoji_;
};

} // namespace headscope
