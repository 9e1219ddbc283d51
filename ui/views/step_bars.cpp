// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/step_bars.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/theme/focus_frame.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/painted_view.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"
#include "ui/views/chart_axis.h"
#include "ui/views/empty_text.h"

namespace headscope {

namespace {

constexpr std::size_t kMostNames = 12; // of many keys
constexpr int kFewKeys = 24;           // of these, all that fit
constexpr double kWidestBar = 60;
constexpr double kWidestName = 6; // of a token, in lines of text
constexpr double kWidestTitle = 8;
constexpr int kPaleOpacity = 80; // of bars that the mask is going to leave out, of 255
constexpr int kLeft = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine;
constexpr int kCentred = static_cast<int>(Qt::AlignCenter) | Qt::TextSingleLine;

QFont bandFont(const QFont& font) {
    return tabularFont(smallerFont(font));
}

std::optional<int> queryIn(const StepsLook& look, std::optional<int> query) {
    return query && *query >= 0 && *query < look.queries() ? query : std::nullopt;
}

} // namespace

StepBars::StepBars(QWidget* parent) : QWidget(parent) {
    declarePainted(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setToolTip(
        tr("One query's row through all steps, the same key under one another. Click a bar, or use the arrow "
           "keys and Return, to choose a key."));
}

void StepBars::setLook(const StepsLook& look, StepRange range) {
    look_ = look;
    range_ = range;
    setAccessibleName(tr("One row through all steps, %1").arg(look_.title));
    query_ = queryIn(look_, query_);
    showRow();
}

void StepBars::setQuery(std::optional<int> query) {
    const std::optional<int> there = queryIn(look_, query);
    if (there != query_) {
        query_ = there;
        showRow();
    }
}

void StepBars::showRow() {
    scales_.clear();
    for (std::size_t step = 0; query_ && step < look_.steps.size(); ++step) {
        scales_.push_back(rowScale(look_, step, *query_, range_));
    }
    if (pointed_ && *pointed_ >= look_.keys()) {
        pointed_.reset();
    }
    layOut();
    describe();
    updateGeometry();
    update();
}

void StepBars::setKey(std::optional<int> key) {
    key_ = key && *key >= 0 && *key < look_.keys() ? key : std::nullopt;
    describe();
    update();
}

void StepBars::point(std::optional<int> key) {
    pointed_ = key && *key >= 0 && *key < look_.keys() ? key : std::nullopt;
    describe();
    update();
}

void StepBars::describe() {
    const std::optional<int> key = pointed_ ? pointed_ : key_;
    setAccessibleDescription(!isEmpty() && key ? stepsReading(look_, *query_, *key) : QString());
}

QString StepBars::header() const {
    if (isEmpty()) {
        return {};
    }
    QStringList ranges;
    for (std::size_t step = 0; step < look_.steps.size(); ++step) {
        const QString range = tr("%1 to %2").arg(scales_[step].lowText(), scales_[step].highText());
        if (look_.steps[step].role == StepRole::Weight) {
            ranges += tr("weights %1").arg(range);
        } else if (look_.steps[step].role == StepRole::Score && ranges.isEmpty()) {
            ranges +=
                range_ == StepRange::Shared ? tr("scores %1").arg(range) : tr("scores each in its own range");
        }
    }
    return tr("Row of query %1: %2")
        .arg(quotedToken(*query_, look_.queryLabels.value(*query_)), Joined::listed(ranges));
}

QString StepBars::sumText(std::size_t step) const {
    return isEmpty() ? QString() : rowText(look_.steps.at(step), *query_);
}

void StepBars::layOut() {
    const Spacing spacing = Spacing::of(font());
    const QFontMetricsF metrics(bandFont(font()));
    double left = 0;
    double right = 0;
    for (std::size_t step = 0; step < look_.steps.size(); ++step) {
        left = std::max(left, std::ceil(metrics.horizontalAdvance(look_.steps[step].title)) + 1);
        right = std::max(right, std::ceil(metrics.horizontalAdvance(sumText(step))) + 1);
    }
    const double most = std::min(kWidestTitle * spacing.line, 0.25 * width());
    const double line = std::ceil(metrics.height()) + spacing.tiny;
    sides_ = {std::min(left, most) + spacing.medium, line, std::min(right, most) + spacing.medium, line};
    nameKeys();
}

QRectF StepBars::bandRect(std::size_t step) const {
    if (look_.steps.empty()) {
        return {};
    }
    const Spacing spacing = Spacing::of(font());
    const QRectF all = QRectF(rect()).marginsRemoved(sides_);
    const auto count = static_cast<double>(look_.steps.size());
    const double height = std::max(1.0, (all.height() - (count - 1) * spacing.small) / count);
    return {all.left(), all.top() + static_cast<double>(step) * (height + spacing.small),
            std::max(1.0, std::min(all.width(), kWidestBar * look_.keys())), height};
}

double StepBars::pitch() const {
    return bandRect(0).width() / std::max(1, look_.keys());
}

QRectF StepBars::columnRect(std::size_t step, int key) const {
    const QRectF band = bandRect(step);
    const double left = std::round(band.left() + key * pitch());
    const double right = std::round(band.left() + (key + 1) * pitch());
    return {left, band.top(), std::max(1.0, right - left), band.height()};
}

QRectF StepBars::barRect(std::size_t step, int key) const {
    if (isEmpty() || !look_.steps.at(step).allowedIn(*query_).contains(key)) {
        return {};
    }
    const QRectF column = columnRect(step, key);
    const double zero = std::round(chartY(column, scales_[step], 0));
    const double y = chartY(column, scales_[step], double{(*look_.steps[step].values)(*query_, key)});
    const double gap = pitch() >= 4 ? Spacing::of(font()).hair : 0;
    return {column.left(), std::min(y, zero), std::max(1.0, column.width() - gap), std::abs(zero - y)};
}

QRectF StepBars::nameRect(int key) const {
    const Spacing spacing = Spacing::of(font());
    const QFontMetricsF metrics(bandFont(font()));
    const QRectF column = columnRect(look_.steps.size() - 1, key);
    const double wide = 1 + std::min(std::ceil(metrics.horizontalAdvance(look_.keyLabels.value(key))),
                                     kWidestName * spacing.line);
    const double left =
        std::clamp(column.center().x() - wide / 2, 0.0, std::max(0.0, static_cast<double>(width()) - wide));
    return {left, column.bottom() + spacing.tiny, wide, metrics.height()};
}

/// The largest weights first; a name that would lie on one that is there is left out.
void StepBars::nameKeys() {
    named_.clear();
    if (isEmpty()) {
        return;
    }
    const double gap = Spacing::of(font()).small;
    std::vector<int> keys(static_cast<std::size_t>(look_.keys()));
    std::iota(keys.begin(), keys.end(), 0);
    if (std::ranges::all_of(keys, [&](int key) { return nameRect(key).width() + gap <= pitch(); })) {
        named_ = keys;
        return;
    }
    const StepLook& last = look_.steps.back();
    const KeyRange allowed = last.allowedIn(*query_);
    std::erase_if(keys, [&](int key) { return !allowed.contains(key); });
    std::ranges::stable_sort(keys, std::ranges::greater(),
                             [&](int key) { return (*last.values)(*query_, key); });
    for (const int key : keys) {
        const QRectF room = nameRect(key).adjusted(-gap, 0, gap, 0);
        if (std::ranges::none_of(named_, [&](int other) { return nameRect(other).intersects(room); })) {
            named_.push_back(key);
        }
        if (named_.size() == kMostNames && look_.keys() > kFewKeys) {
            break;
        }
    }
    std::ranges::sort(named_);
}

QSize StepBars::sizeHint() const {
    const int line = Spacing::of(font()).line;
    const int bands = std::max<int>(4, static_cast<int>(look_.steps.size()));
    return {30 * line, (2 * bands + 3) * line};
}

QSize StepBars::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    const int bands = std::max<int>(4, static_cast<int>(look_.steps.size()));
    return {14 * line, (bands + 3) * line};
}

void StepBars::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void StepBars::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        layOut();
        updateGeometry();
    }
}

void StepBars::pointAndTell(int key) {
    if (key != pointed_.value_or(-1)) {
        point(key < 0 ? std::nullopt : std::optional(key));
        Q_EMIT pointed(pointed_.value_or(-1));
    }
}

void StepBars::mouseMoveEvent(QMouseEvent* event) {
    const QRectF band = bandRect(0);
    const double x = event->position().x();
    const bool isInside = !isEmpty() && x >= band.left() && x < band.right();
    pointAndTell(isInside ? std::min(static_cast<int>((x - band.left()) / pitch()), look_.keys() - 1) : -1);
}

void StepBars::mousePressEvent(QMouseEvent* event) {
    mouseMoveEvent(event);
    if (event->button() == Qt::LeftButton && pointed_) {
        Q_EMIT keyChosen(*pointed_);
    }
}

void StepBars::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    pointAndTell(-1);
}

void StepBars::keyPressEvent(QKeyEvent* event) {
    const int now = pointed_ ? *pointed_ : key_.value_or(0);
    int next = now;
    switch (event->key()) {
    case Qt::Key_Left:
        next = now - 1;
        break;
    case Qt::Key_Right:
        next = now + 1;
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = look_.keys() - 1;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!isEmpty()) {
            Q_EMIT keyChosen(now);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (!isEmpty()) {
        pointAndTell(std::clamp(next, 0, look_.keys() - 1));
    }
}

void StepBars::paintEvent(QPaintEvent* event) {
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    if (isEmpty()) {
        if (!look_.steps.empty()) {
            paintEmptyText(painter, rect(), tr("Click a cell above to see its row through all steps"),
                           palette());
        }
        return;
    }
    const Theme& theme = Theme::of(palette());
    painter.setFont(bandFont(font()));
    painter.setPen(theme.muted);
    painter.drawText(QRectF(0, 0, width(), painter.fontMetrics().height()), kLeft,
                     painter.fontMetrics().elidedText(header(), Qt::ElideRight, width()));
    paintChosen(painter);
    for (std::size_t step = 0; step < look_.steps.size(); ++step) {
        paintBand(painter, step);
        paintSides(painter, step);
    }
    paintNames(painter);
    if (hasFocus()) {
        paintFocusFrame(painter, bandRect(0).united(bandRect(look_.steps.size() - 1)).adjusted(-1, -1, 1, 1),
                        palette());
    }
}

/// Behind the bars, the chosen key's and the pointed key's columns through all bands.
void StepBars::paintChosen(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const std::size_t last = look_.steps.size() - 1;
    if (key_) {
        painter.fillRect(columnRect(0, *key_).united(columnRect(last, *key_)), theme.wash(theme.accent));
    }
    if (pointed_) {
        painter.fillRect(columnRect(0, *pointed_).united(columnRect(last, *pointed_)),
                         theme.wash(theme.muted));
    }
}

void StepBars::paintBand(QPainter& painter, std::size_t step) const {
    const Theme& theme = Theme::of(palette());
    const StepLook& look = look_.steps[step];
    const QRectF band = bandRect(step);
    const KeyRange seen = look.allowedIn(*query_);
    const KeyRange left = look_.steps.back().allowedIn(*query_); // what the mask leaves
    const auto hatch = [&](int begin, int end) {
        if (begin < end) {
            painter.fillRect(columnRect(step, begin).united(columnRect(step, end - 1)),
                             QBrush(theme.hatch, Qt::BDiagPattern));
        }
    };
    hatch(0, static_cast<int>(seen.begin));
    hatch(static_cast<int>(seen.end), look_.keys());
    const QColor colour = theme.side(look_.side);
    QColor pale = colour;
    pale.setAlpha(kPaleOpacity);
    for (const bool isLeft : {false, true}) { // the pale ones behind the others where bars share a pixel
        for (int key = static_cast<int>(seen.begin); key < seen.end; ++key) {
            if (left.contains(key) == isLeft) {
                painter.fillRect(barRect(step, key), isLeft ? colour : pale);
            }
        }
    }
    painter.fillRect(QRectF(band.left(), std::round(chartY(band, scales_[step], 0)), band.width(),
                            Spacing::of(font()).hair),
                     theme.border);
}

void StepBars::paintSides(QPainter& painter, std::size_t step) const {
    const Theme& theme = Theme::of(palette());
    const Spacing spacing = Spacing::of(font());
    const QRectF band = bandRect(step);
    const QFontMetrics metrics = painter.fontMetrics();
    const QRectF left(0, band.top(), band.left() - spacing.medium, band.height());
    painter.setPen(theme.text);
    painter.drawText(
        left, kLeft,
        metrics.elidedText(look_.steps[step].title, Qt::ElideRight, static_cast<int>(left.width())));
    const QRectF right(band.right() + spacing.medium, band.top(), width() - band.right() - spacing.medium,
                       band.height());
    painter.setPen(theme.muted);
    painter.drawText(right, kLeft,
                     metrics.elidedText(sumText(step), Qt::ElideRight, static_cast<int>(right.width())));
}

void StepBars::paintNames(QPainter& painter) const {
    const Theme& theme = Theme::of(palette());
    const QFontMetrics metrics = painter.fontMetrics();
    for (const int key : named_) {
        const QRectF room = nameRect(key);
        painter.setPen(key == key_ || key == pointed_ ? theme.text : theme.muted);
        painter.drawText(room, kCentred,
                         metrics.elidedText(look_.keyLabels.value(key), Qt::ElideRight,
                                            static_cast<int>(std::ceil(room.width()))));
    }
}

} // namespace headscope
