// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/lines_painter.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/cell_painter.h"
#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/line_layer.h"
#include "ui/views/side_header.h"

namespace headscope {

namespace {

using Block = LinesLayout::Block;

constexpr double kFaintest = 0.12;             // opacity of the least weight
constexpr std::size_t kMostVectorLines = 4000; // beyond that they are one image

double opacityOf(float weight) {
    return kFaintest + (1 - kFaintest) * double{weight};
}

/// The painter of one side.
class BlockPainter {
  public:
    BlockPainter(QPainter& painter, const LinesScene& scene, std::size_t index)
        : painter_(painter), scene_(scene), index_(index), block_(scene.layout.blocks()[index]),
          look_(*sidesWithWeights(scene.looks)[index]), theme_(Theme::of(scene.palette)) {}

    void paint() const {
        paintSideHeader(painter_, block_.header, {look_.side, look_.title, look_.note}, scene_.font,
                        scene_.palette);
        paintNames();
        painter_.save();
        if (!isVectorOutput(painter_)) { // which does not scroll
            painter_.setClipRect(block_.body);
        }
        painter_.setRenderHint(QPainter::Antialiasing);
        if (scene_.alone) {
            paintLinesOf(*scene_.alone);
        } else {
            paintAllLines();
            if (scene_.looks.query) {
                paintLinesOf({TokenRole::Query, *scene_.looks.query});
            }
        }
        paintLabels(TokenRole::Query);
        paintLabels(TokenRole::Key);
        painter_.restore();
    }

  private:
    void paintNames() const {
        painter_.setFont(smallerFont(scene_.font));
        painter_.setPen(theme_.muted);
        const double half = block_.names.width() / 2.0 - Spacing::of(scene_.font).small;
        const auto draw = [&](TokenRole role, Qt::AlignmentFlag alignment) {
            drawTextIn(painter_, block_.names, alignment,
                       fittedText(axisName(scene_.looks, role), painter_.font(), half));
        };
        draw(TokenRole::Query, Qt::AlignLeft);
        draw(TokenRole::Key, Qt::AlignRight);
    }

    [[nodiscard]] double rowY(int token) const { return scene_.layout.rowY(block_, token, scene_.scrolled); }

    void paintAllLines() const {
        const std::vector<VisiblePairs::Pair>& pairs = scene_.pairs[index_].pairs();
        QColor colour = theme_.side(look_.side);
        if (isVectorOutput(painter_) && pairs.size() <= kMostVectorLines) {
            for (const VisiblePairs::Pair& pair : pairs) {
                colour.setAlphaF(static_cast<float>(opacityOf(pair.weight)));
                painter_.setPen(QPen(colour, 1));
                painter_.drawLine(QPointF(block_.queryRight, rowY(pair.query)),
                                  QPointF(block_.keyLeft, rowY(pair.key)));
            }
            return;
        }
        const QRect area(block_.queryRight, block_.body.top(), block_.keyLeft - block_.queryRight,
                         block_.body.height());
        const double ratio = std::clamp(std::abs(painter_.deviceTransform().m11()), 1.0, 4.0);
        LineLayer lines(area.size(), ratio);
        for (const VisiblePairs::Pair& pair : pairs) {
            lines.add(QPointF(0, rowY(pair.query) - area.top()),
                      QPointF(area.width(), rowY(pair.key) - area.top()), opacityOf(pair.weight));
        }
        painter_.drawImage(QRectF(area), lines.image(colour));
    }

    void paintLinesOf(const TokenPlace& place) const {
        const bool isQuery = place.role == TokenRole::Query;
        const double thin = Spacing::of(scene_.font).hair;
        QColor colour = theme_.side(look_.side);
        for (int other = 0; other < tokenCount(scene_.looks, opposite(place.role)); ++other) {
            const std::optional<float> weight = weightBetween(look_, place, other);
            if (!weight || !(*weight >= static_cast<float>(scene_.threshold))) {
                continue;
            }
            colour.setAlphaF(std::clamp(0.35F + 0.65F * *weight, 0.0F, 1.0F));
            painter_.setPen(QPen(colour, thin * (1 + 2.5 * double{*weight}), Qt::SolidLine, Qt::RoundCap));
            painter_.drawLine(QPointF(block_.queryRight, rowY(isQuery ? place.token : other)),
                              QPointF(block_.keyLeft, rowY(isQuery ? other : place.token)));
        }
    }

    void paintLabels(TokenRole role) const {
        const LinesLayout& layout = scene_.layout;
        const int count = tokenCount(scene_.looks, role);
        const int reach = static_cast<int>(std::ceil(layout.labelHeight() / layout.rowHeight()));
        const int first =
            std::clamp(static_cast<int>(scene_.scrolled / layout.rowHeight()) - reach, 0, count);
        const int last = std::clamp(
            static_cast<int>((scene_.scrolled + block_.body.height()) / layout.rowHeight()) + reach, first,
            count);
        const double apart = layout.showsAllLabels() ? 0 : 0.9 * layout.labelHeight();
        const int stride = std::max(1, static_cast<int>(std::ceil(apart / layout.rowHeight())));
        std::vector<int> tokens = wantedLineLabels(scene_, look_, role);
        for (int token = (first + stride - 1) / stride * stride; token < last; token += stride) {
            tokens.push_back(token);
        }
        std::vector<int> painted;
        for (const int token : tokens) {
            const bool hasRoom = std::ranges::none_of(painted, [&](int other) {
                return other == token || std::abs(other - token) * layout.rowHeight() < apart;
            });
            if (hasRoom && token >= first && token < last) {
                painted.push_back(token);
                paintLabel({role, token});
            }
        }
    }

    void paintGround(const QRectF& edge, bool isChosen, bool isAlone, bool isQuery) const {
        const Spacing spacing = Spacing::of(scene_.font);
        if (isChosen && isQuery) {
            painter_.setPen(QPen(theme_.warning, 1.4 * spacing.hair));
            painter_.setBrush(theme_.wash(theme_.warning));
            painter_.drawRoundedRect(edge, spacing.radius, spacing.radius);
        } else if (isAlone || isChosen) {
            painter_.setPen(isChosen ? QPen(theme_.text, 1.2 * spacing.hair, Qt::DashLine) : QPen(Qt::NoPen));
            painter_.setBrush(isAlone ? QBrush(theme_.wash(theme_.muted)) : QBrush(Qt::NoBrush));
            painter_.drawRoundedRect(edge, spacing.radius, spacing.radius);
        }
    }

    void paintLabel(const TokenPlace& place) const {
        const Spacing spacing = Spacing::of(scene_.font);
        const bool isQuery = place.role == TokenRole::Query;
        const bool isAlone = scene_.alone == place;
        const bool isChosen = (isQuery ? scene_.looks.query : scene_.looks.key) == place.token;
        const QRectF rect(scene_.layout.labelRect(block_, place, scene_.scrolled));
        paintGround(rect.adjusted(1, 0.5, -1, -0.5), isChosen, isAlone, isQuery);
        const QString weight = lineWeightText(scene_, static_cast<int>(index_), place);
        const bool isOutside = scene_.alone && scene_.alone->role != place.role && weight.isEmpty();
        painter_.setPen(isOutside ? theme_.muted : theme_.text);
        painter_.setFont(isAlone || isChosen || !weight.isEmpty() ? titleFont(scene_.font) : scene_.font);
        const QRectF room = rect.adjusted(spacing.small, 0, -spacing.small, 0);
        drawTextIn(painter_, room, isQuery ? Qt::AlignRight : Qt::AlignLeft,
                   fittedText(tokenLabel(scene_.looks, place), painter_.font(), room.width()));
        if (!weight.isEmpty()) {
            painter_.setFont(tabularFont(smallerFont(scene_.font)));
            painter_.setPen(theme_.sideText(look_.side));
            const int width = lineWeightWidth(scene_.font);
            drawTextIn(painter_,
                       QRectF(isQuery ? rect.left() - width : rect.right(), rect.top(), width, rect.height()),
                       isQuery ? Qt::AlignLeft : Qt::AlignRight, weight);
        }
    }

    QPainter& painter_;
    const LinesScene& scene_;
    std::size_t index_;
    const Block& block_;
    const HeadLook& look_;
    const Theme& theme_;
};

} // namespace

std::vector<const HeadLook*> sidesWithWeights(const HeadLooks& looks) {
    std::vector<const HeadLook*> result;
    for (const HeadLook& look : looks.sides) {
        if (look.weights) {
            result.push_back(&look);
        }
    }
    return result;
}

QString shortWeight(float weight) {
    return QLocale::c().toString(double{weight}, 'f', weight < 0.0995F ? 3 : 2);
}

QString lineWeightText(const LinesScene& scene, int block, const TokenPlace& place) {
    if (!scene.alone || scene.alone->role == place.role) {
        return {};
    }
    const HeadLook& look = *sidesWithWeights(scene.looks)[static_cast<std::size_t>(block)];
    const std::optional<float> weight = weightBetween(look, *scene.alone, place.token);
    return weight && *weight >= static_cast<float>(scene.threshold) ? shortWeight(*weight) : QString();
}

std::vector<int> wantedLineLabels(const LinesScene& scene, const HeadLook& look, TokenRole role) {
    std::vector<int> wanted;
    const std::optional<int>& chosen = role == TokenRole::Query ? scene.looks.query : scene.looks.key;
    if (scene.alone && scene.alone->role != role) {
        std::vector<std::pair<float, int>> weights;
        for (int token = 0; token < tokenCount(scene.looks, role); ++token) {
            const std::optional<float> weight = weightBetween(look, *scene.alone, token);
            if (weight && *weight >= static_cast<float>(scene.threshold)) {
                weights.emplace_back(-*weight, token);
            }
        }
        std::ranges::sort(weights);
        std::ranges::transform(weights, std::back_inserter(wanted), &std::pair<float, int>::second);
    } else if (scene.alone) {
        wanted.push_back(scene.alone->token);
    }
    if (chosen) {
        wanted.push_back(*chosen);
    }
    return wanted;
}

std::vector<VisiblePairs> visiblePairs(const HeadLooks& looks, double threshold) {
    std::vector<VisiblePairs> pairs;
    for (const HeadLook* look : sidesWithWeights(looks)) {
        pairs.emplace_back(*look->weights, threshold);
    }
    return pairs;
}

void paintLines(QPainter& painter, const LinesScene& scene) {
    for (std::size_t index = 0; index < scene.layout.blocks().size(); ++index) {
        BlockPainter(painter, scene, index).paint();
    }
}

} // namespace headscope
