// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QDialog>
#include <QTimer>

#include "core/model/random_layer.h"

class QCheckBox;
class QComboBox;
class QSpinBox;
class QToolButton;

namespace headscope {

class SegmentedChoice;
class ThemedLabel;

/// What a random layer is made of, beside the window, which goes on. Each change is announced a moment after
/// the last one; what does not fit is said here, and nothing is announced.
class RandomLayerPanel : public QDialog {
    Q_OBJECT

  public:
    explicit RandomLayerPanel(QWidget* parent = nullptr);

    /// Emits nothing.
    void setSpec(const RandomLayerSpec& spec);
    /// As it is set; may not fit (see checkRandomLayer).
    [[nodiscard]] RandomLayerSpec spec() const;
    /// The model whose embeddings can be the input; empty where there is none.
    void setEmbeddings(const QString& path, const QString& name);
    /// Of q.k before factor and mask; NaN where it is not known.
    void setDeviation(double measured, int headWidth);

  Q_SIGNALS:
    void changed(const headscope::RandomLayerSpec& spec);

  private:
    [[nodiscard]] QWidget* buildCopies();
    void connectFields();
    void edit();
    void announce();
    void fillGroups(int chosen);
    void fillHeads();
    void showProblem();
    void addCopy();
    void showCopies();

    QSpinBox* width_;
    QSpinBox* heads_;
    QComboBox* groups_;   // divisors of the heads
    QSpinBox* headWidth_; // 0: width / heads
    QSpinBox* tokens_;
    QSpinBox* layers_;
    QSpinBox* seed_;
    QCheckBox* causal_;
    SegmentedChoice* kind_;
    SegmentedChoice* input_;
    SegmentedChoice* sharing_;
    QComboBox* from_;
    QComboBox* to_;
    std::array<QToolButton*, 4> parts_{}; // q, k, v, o
    ThemedLabel* copiesText_;
    QToolButton* clear_;
    ThemedLabel* problem_;
    ThemedLabel* deviation_;
    std::vector<RandomLayerSpec::Copy> copies_;
    QString embeddings_;          // path
    std::uint64_t largeSeed_ = 0; // one that the field cannot hold; 0: the field's
    bool isFilling_ = false;
    QTimer wait_;
};

} // namespace headscope
