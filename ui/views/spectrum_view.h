// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "ui/views/spectrum_look.h"

namespace headscope {

class SegmentedChoice;
class SpectrumChart;
class ThemedLabel;

/// The singular values of QK (how queries and keys meet) and OV (what is written), both sides in one chart
/// each, with effective ranks and copying scores. They depend on the weights alone, not on the text.
class SpectrumView : public QWidget {
    Q_OBJECT

  public:
    explicit SpectrumView(QWidget* parent = nullptr);

    /// `emptyText` is shown where there is no side.
    void setLooks(const std::vector<SpectrumLook>& looks, const QString& emptyText = {});

    /// The scale of the singular values. Emits nothing.
    void setLogarithmic(bool isLogarithmic);
    [[nodiscard]] bool isLogarithmic() const;

    /// "A L2 H5: effective rank 12.3 of 32"
    [[nodiscard]] static QString qkText(const SpectrumLook& look);
    /// The same with the copying score.
    [[nodiscard]] static QString ovText(const SpectrumLook& look);

  Q_SIGNALS:
    /// By the user.
    void scaleChosen();

  private:
    SegmentedChoice* scale_;
    ThemedLabel* note_;
    ThemedLabel* empty_;
    std::array<SpectrumChart*, 2> charts_;             // QK, OV
    std::array<std::array<ThemedLabel*, 2>, 2> facts_; // a line for each chart and side
    QWidget* content_;
};

} // namespace headscope
