// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/themed_icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

// Resources of a static library have to be asked for, outside of any namespace.
static void addIcons() {
    Q_INIT_RESOURCE(icons);
}

namespace headscope {

namespace {

/// Draws an SVG whose strokes are "currentColor".
class ThemedIconEngine : public QIconEngine {
  public:
    explicit ThemedIconEngine(QByteArray svg) : svg_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        Q_UNUSED(state)
        const QPalette palette = QGuiApplication::palette();
        QColor colour = palette.color(QPalette::Active, QPalette::Text);
        if (mode == QIcon::Disabled) {
            colour = palette.color(QPalette::Disabled, QPalette::Text);
        } else if (mode == QIcon::Selected) {
            colour = palette.color(QPalette::Active, QPalette::HighlightedText);
        }
        QByteArray coloured = svg_;
        coloured.replace("currentColor", colour.name().toLatin1());
        QSvgRenderer(coloured).render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return result;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new ThemedIconEngine(svg_); }

  private:
    QByteArray svg_;
};

} // namespace

QIcon themedIcon(const QString& name) {
    addIcons();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QIcon(new ThemedIconEngine(file.readAll()));
}

QIcon programIcon() {
    addIcons();
    return QIcon(QStringLiteral(":/icons/headscope.svg"));
}

} // namespace headscope
