// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include <QString>
#include <QWidget>

#include "ui/charts/curve_content.h"
#include "ui/theme/side_name.h"

namespace headscope {

class CurveChart;
class ThemedLabel;

/// How W_Q and W_K of one side's head lie.
struct QkGeometry {
    SideName side = SideName::A;
    QString title;            // "L2 H5"
    double symmetric = 0;     // share of |M|², M = W_Q W_Kᵀ; NaN: undefined
    double antisymmetric = 0; // the rest
    int rank = 0;             // numerical, of M
    int headWidth = 0;        // d_k
};

/// Angles between the subspaces of two heads, in degrees, smallest first.
struct SubspaceAngles {
    std::vector<double> degrees;
    double overlap = std::numeric_limits<double>::quiet_NaN(); // mean squared cosine
    double random = 0; // the overlap of two spaces that point at random
};

/// What GeometryView shows.
struct GeometryLook {
    std::vector<QkGeometry> heads; // one or two
    QString pair;                  // "L2 H5 and L2 H2"; with a reason where it is not A and B
    SubspaceAngles queries;
    SubspaceAngles keys;
    QString noAngles; // why there are none, else empty
};

/// "A L2 H5: symmetric 0.51, antisymmetric 0.49; rank 32 of 32"
[[nodiscard]] QString geometryText(const QkGeometry& head);
/// "queries: smallest 46.1°, overlap 0.135 (at random 0.125)"
[[nodiscard]] QString anglesText(const QString& which, const SubspaceAngles& angles);

/// The symmetric share of QK, and the principal angles between two heads' query and key subspaces.
class GeometryView : public QWidget {
    Q_OBJECT

  public:
    explicit GeometryView(QWidget* parent = nullptr);

    void setLook(const GeometryLook& look);

  private:
    ThemedLabel* title_;
    ThemedLabel* pair_;
    CurveChart* chart_;
    ThemedLabel* empty_;
    std::vector<ThemedLabel*> angles_; // queries, keys
    std::vector<ThemedLabel*> heads_;  // A, B
};

} // namespace headscope
