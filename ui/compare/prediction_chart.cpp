// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/prediction_chart.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/compare/number_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

PredictionChart::PredictionChart(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void PredictionChart::setPrediction(const ComparedPrediction& prediction) {
    shown_ = prediction;
    shown_.tokens.resize(std::min(shown_.tokens.size(), std::size_t{kRows}));
    QStringList spoken;
    for (const ExpectedToken& token : shown_.tokens) {
        spoken.append(tr("%1: A %2, B %3")
                          .arg(quotedToken(token.label), probabilityText(token.a), probabilityText(token.b)));
    }
    setAccessibleName(shown_.title);
    setAccessibleDescription(Joined::listedGroups(spoken));
    updateGeometry();
    update();
}

int PredictionChart::rowHeight() const {
    const Spacing spacing = Spacing::of(font());
    return spacing.line + spacing.small;
}

int PredictionChart::numberWidth() const {
    const QFontMetrics digits(tabularFont(font()));
    return std::max(digits.horizontalAdvance(probabilityText(0.0001)),
                    digits.horizontalAdvance(probabilityText(0.012))) +
           Spacing::of(font()).medium;
}

double PredictionChart::largest() const {
    double result = 0;
    for (const ExpectedToken& token : shown_.tokens) {
        result = std::max({result, token.a.value_or(0.0), token.b.value_or(0.0)});
    }
    return result > 0 ? result : 1;
}

QSize PredictionChart::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {18 * line, (kRows + 2) * rowHeight()};
}

QSize PredictionChart::minimumSizeHint() const {
    return {14 * Spacing::of(font()).line, sizeHint().height()};
}

QString PredictionChart::footer() const {
    return shown_.divergence ? tr("KL(A‖B) %1 nats").arg(shortText(shown_.divergence)) : shown_.noDivergence;
}

void PredictionChart::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    const int line = Spacing::of(font()).line;
    painter.setPen(theme.muted);
    painter.setFont(titleFont(font()));
    const int flags = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;
    painter.drawText(QRect(0, 0, width(), line), flags,
                     painter.fontMetrics().elidedText(shown_.title, Qt::ElideRight, width()));
    if (shown_.tokens.empty()) {
        return;
    }
    const int titleWidth = painter.fontMetrics().horizontalAdvance(shown_.title) + line;
    painter.setFont(smallerFont(font()));
    if (const QString unit = tr("probability");
        titleWidth + painter.fontMetrics().horizontalAdvance(unit) <= width()) {
        painter.drawText(QRect(0, 0, width(), line), flags | static_cast<int>(Qt::AlignRight), unit);
    }
    for (int row = 0; row < static_cast<int>(shown_.tokens.size()); ++row) {
        paintToken(painter, row);
    }
    painter.setPen(theme.muted);
    painter.setFont(smallerFont(font()));
    painter.drawText(QRect(0, (kRows + 1) * rowHeight(), width(), line), flags,
                     painter.fontMetrics().elidedText(footer(), Qt::ElideRight, width()));
}

void PredictionChart::paintToken(QPainter& painter, int row) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const ExpectedToken& token = shown_.tokens[static_cast<std::size_t>(row)];
    const QFont digits = tabularFont(font());
    const int number = numberWidth();
    const int labelWidth = characterWidth(QFontMetrics(tokenFont(font()))) * 10;
    const QRect line(0, (row + 1) * rowHeight(), width(), spacing.line);
    const int flags = static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine;

    painter.setFont(tokenFont(font()));
    painter.setPen(theme.text);
    painter.drawText(QRect(line.left(), line.top(), labelWidth, line.height()),
                     flags | static_cast<int>(Qt::AlignLeft),
                     painter.fontMetrics().elidedText(token.label, Qt::ElideRight, labelWidth));

    const int barLeft = labelWidth + spacing.medium;
    const int barRoom = std::max(0, width() - barLeft - 2 * number);
    const int barHeight = std::max(2, (spacing.line - spacing.tiny) / 2 - spacing.hair);
    painter.setFont(digits);
    for (const SideName side : {SideName::A, SideName::B}) {
        const bool isA = side == SideName::A;
        const std::optional<double> probability = isA ? token.a : token.b;
        const double share = probability.value_or(0.0) / largest();
        const int middle = line.center().y();
        painter.fillRect(
            QRectF(barLeft, isA ? middle - barHeight : middle + spacing.hair, barRoom * share, barHeight),
            theme.side(side));
        painter.setPen(probability ? theme.sideText(side) : theme.muted);
        painter.drawText(QRect(width() - (isA ? 2 : 1) * number, line.top(), number, line.height()),
                         flags | static_cast<int>(Qt::AlignRight), probabilityText(probability));
    }
}

bool PredictionChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int row = help->pos().y() / rowHeight() - 1;
        QString text;
        if (row >= 0 && row < static_cast<int>(shown_.tokens.size())) {
            text = shown_.tokens[static_cast<std::size_t>(row)].label;
        } else if (row == kRows && shown_.divergence) {
            text = tr("Kullback-Leibler divergence of the token: Σ p_A ln(p_A / p_B)");
        } else if (row == kRows) {
            text = shown_.noDivergence;
        }
        QToolTip::showText(help->globalPos(), plainTooltip(text), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace headscope
