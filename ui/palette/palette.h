// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <vector>

#include <QLinearGradient>
#include <QRectF>
#include <QRgb>
#include <QString>

namespace headscope {

/// A perceptually uniform colour map of 256 opaque colours that people with colour-blindness can read.
class Palette {
  public:
    enum class Kind {
        Sequential, // lightness rises, or falls, from one end to the other
        Diverging,  // the middle is 0
    };

    static constexpr int kColours = 256;

    Palette(QString name, Kind kind, std::span<const QRgb, kColours> table);

    [[nodiscard]] const QString& name() const { return name_; }
    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] std::span<const QRgb, kColours> table() const { return table_; }

    /// t is clamped to [0, 1] and must not be NaN.
    [[nodiscard]] QRgb colour(double t) const {
        const double index = t * (kColours - 1) + 0.5;
        return table_[index < 1 ? 0 : index >= kColours ? kColours - 1 : static_cast<std::size_t>(index)];
    }

  private:
    QString name_;
    Kind kind_;
    std::span<const QRgb, kColours> table_;
};

inline constexpr QLatin1String kDefaultSequential("viridis");
inline constexpr QLatin1String kDefaultDiverging("vik");
/// Dark in the middle, as zero should be on a dark ground.
inline constexpr QLatin1String kDarkDiverging("berlin");

/// All of them, sequential ones first; the first of each kind is the default.
[[nodiscard]] const std::vector<Palette>& palettes();

/// The palette of that name, or the default of `kind` where there is none.
[[nodiscard]] const Palette& findPalette(const QString& name, Palette::Kind kind);

/// What the palette is called on the screen; its name() is for files.
[[nodiscard]] QString shownName(const Palette& palette);

/// The palette's colours along a bar, from its left to its right end.
[[nodiscard]] QLinearGradient paletteGradient(const Palette& palette, const QRectF& bar);

} // namespace headscope
