// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <vector>

namespace headscope {

/// Thousands of thin, smooth lines of one colour. Since they have one colour, only opacity is accumulated:
/// each line is drawn over the ones before as a painter would, some ten times as fast as one does (Wu's
/// algorithm, "An efficient antialiasing technique", SIGGRAPH 1991).
class LineLayer {
  public:
    /// `size` in logical pixels; lines are one of these thick.
    LineLayer(const QSize& size, double devicePixelRatio);

    /// Opacity from 0 to 1; ends in logical pixels from the top left corner, may lie outside.
    void add(const QPointF& from, const QPointF& to, double opacity);
    /// Premultiplied, with the device's pixel ratio.
    [[nodiscard]] QImage image(const QColor& colour) const;
    /// From 0 to 255, in device pixels.
    [[nodiscard]] int opacityAt(int x, int y) const;

  private:
    /// Along a line's longer direction; `across` is its edge at the first step.
    struct Steps {
        int first = 0;
        int last = 0;
        double across = 0;
        double slope = 0;
    };
    void drawSteps(const Steps& steps, bool isSteep, int opacity);
    [[nodiscard]] const unsigned char* pixel(int x, int y) const;

    int width_ = 0; // in device pixels, as are the others
    int height_ = 0;
    double ratio_ = 1;
    int thickness_ = 1;
    int margin_ = 0; // around the image, so that lines need not be cut exactly
    int stride_ = 0;
    std::vector<unsigned char> opacity_; // rows from the top
};

} // namespace headscope
