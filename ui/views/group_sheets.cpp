// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/group_sheets.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>

#include "ui/palette/significant_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/joined.h"
#include "ui/theme/quoted_token.h"
#include "ui/theme/spacing.h"
#include "ui/theme/theme.h"

namespace headscope {

namespace {

/// Heights of the parts of a sheet in this font, as layoutSheet() has them: between maps, above each, and
/// under all.
struct SheetParts {
    double gap = 0;
    double head = 0;
    double foot = 0;

    explicit SheetParts(const QFont& font) {
        const Spacing spacing = Spacing::of(font);
        const double small = QFontMetricsF(smallerFont(font)).height();
        gap = 2.0 * spacing.medium;
        head = QFontMetricsF(font).height() + spacing.tiny + small;
        foot = small + 2.0 * spacing.small;
    }
    [[nodiscard]] double sheetHeight(int lines, double side) const {
        return lines * (head + side) + (lines - 1) * gap + foot;
    }
};

QString nameOf(GroupMaps maps) {
    return maps == GroupMaps::Before  ? GroupSheets::tr("before")
           : maps == GroupMaps::After ? GroupSheets::tr("after")
                                      : GroupSheets::tr("difference");
}

} // namespace

void GroupSheet::setGroups(std::vector<int> groups) {
    groups_ = std::move(groups);
    update();
}

void GroupSheet::paintEvent(QPaintEvent* event) {
    MapSheet::paintEvent(event);
    const Spacing spacing = Spacing::of(font());
    const Theme& theme = Theme::of(palette());
    QPainter painter(this);
    painter.setLayoutDirection(layoutDirection());
    for (std::size_t first = 0; first < groups_.size();) {
        const QRectF start = mapRect(static_cast<int>(first));
        QRectF reach = start;
        std::size_t next = first;
        for (; next < groups_.size() && groups_[next] == groups_[first]; ++next) {
            const QRectF rect = mapRect(static_cast<int>(next));
            if (rect.top() != start.top()) {
                break; // the next line
            }
            reach = rect.united(reach);
        }
        if (!start.isEmpty()) {
            painter.fillRect(QRectF(reach.left(), reach.bottom() + spacing.tiny, reach.width(), spacing.tiny),
                             groups_[first] % 2 == 0 ? theme.text : theme.muted);
        }
        first = std::max(next, first + 1);
    }
}

GroupSheets::GroupSheets(QWidget* parent)
    : QWidget(parent), weights_(new GroupSheet(this)), differences_(new GroupSheet(this)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    weights_->setObjectName(QStringLiteral("groupWeights"));
    weights_->setAccessibleName(tr("Maps of all heads of the layer"));
    differences_->setObjectName(QStringLiteral("groupDifferences"));
    differences_->setAccessibleName(tr("Differences of all heads of the layer"));
    for (GroupSheet* sheet : {weights_, differences_}) {
        connect(sheet, &MapSheet::chosen, this,
                [this, sheet](int map) { Q_EMIT headChosen(headOf(sheet, map)); });
        connect(sheet, &MapSheet::pointed, this,
                [this, sheet](int map, int row, int column) { point(sheet, map, row, column); });
        connect(sheet, &MapSheet::pointedAtNothing, this, [this] {
            pointed_.reset();
            Q_EMIT pointed({});
        });
    }
}

void GroupSheets::setLook(GroupSheetsLook look) {
    look_ = std::move(look);
    emptyText_.clear();
    arrange();
    showSheets();
    if (pointed_) {
        Q_EMIT pointed(readout());
    }
}

void GroupSheets::setEmpty(const QString& text) {
    look_ = {};
    emptyText_ = text;
    if (pointed_) {
        pointed_.reset();
        Q_EMIT pointed({});
    }
    arrange();
    showSheets();
}

void GroupSheets::setMaps(GroupMaps maps) {
    if (maps_ != maps) {
        maps_ = maps;
        arrange();
        showSheets();
    }
}

void GroupSheets::setSelection(int headOfA, int headOfB) {
    if (headOfA_ != headOfA || headOfB_ != headOfB) {
        headOfA_ = headOfA;
        headOfB_ = headOfB;
        showSheets();
    }
}

void GroupSheets::setChosen(std::optional<int> query, std::optional<int> key) {
    weights_->setChosen(query, key);
    differences_->setChosen(query, key);
}

/// The side of a map where all three are shown in rows of `columns`.
double GroupSheets::sideWith(int columns) const {
    const SheetParts parts(font());
    const int lines = look_.heads() / columns;
    const double room = width() - 2.0 * Spacing::of(font()).tiny;
    const double wide = (room - (columns - 1) * parts.gap) / columns;
    const double fixed = parts.sheetHeight(2 * lines, 0) + parts.gap + parts.sheetHeight(lines, 0);
    return std::min(wide, (height() - fixed) / (3.0 * lines));
}

/// The divisor of the number of heads with which the maps come out largest.
int GroupSheets::bestColumns() const {
    int best = look_.heads();
    for (int columns = best; columns >= 1; --columns) {
        if (look_.heads() % columns == 0 && sideWith(columns) > sideWith(best)) {
            best = columns;
        }
    }
    return best;
}

/// Two lines of weights to one of differences, so that the maps of both sheets have one size.
void GroupSheets::arrange() {
    const bool showsAll = maps_ == GroupMaps::All && look_.heads() > 0;
    const bool showsWeights = maps_ != GroupMaps::Difference || look_.heads() == 0;
    weights_->setVisible(showsWeights);
    differences_->setVisible(!showsWeights || showsAll);
    columns_ = showsAll ? bestColumns() : 0;
    const int edge = Spacing::of(font()).tiny; // for the frames of the outer maps
    const QRect room = rect().adjusted(edge, 0, -edge, 0);
    if (!showsAll) {
        weights_->setGeometry(room);
        differences_->setGeometry(room);
        return;
    }
    const SheetParts parts(font());
    const int lines = look_.heads() / columns_;
    const double side = std::max(0.0, sideWith(columns_));
    const int upper = qRound(parts.sheetHeight(2 * lines, side));
    const int lowerTop = upper + qRound(parts.gap);
    weights_->setGeometry(room.left(), 0, room.width(), upper);
    differences_->setGeometry(room.left(), lowerTop, room.width(),
                              std::min(qRound(parts.sheetHeight(lines, side)), height() - lowerTop));
}

int GroupSheets::headOf(const MapSheet* sheet, int map) const {
    if (maps_ != GroupMaps::All || sheet == differences_) {
        return map;
    }
    return map / (2 * columns_) * columns_ + map % columns_;
}

/// A line of heads from `first` on; all of them where single maps are shown.
void GroupSheets::addMaps(SheetContent& content, std::vector<int>& groups, GroupMaps maps, int first) const {
    const bool isDifference = maps == GroupMaps::Difference;
    const auto& shown = maps == GroupMaps::Before  ? look_.before
                        : maps == GroupMaps::After ? look_.after
                                                   : look_.difference;
    const int kvHeads = maps == GroupMaps::Before ? look_.ownKvHeads : look_.kvHeads;
    const ValueScale scale = isDifference     ? ValueScale::diverging(look_.largestDifference)
                             : look_.logFloor ? ValueScale::logarithmic(*look_.logFloor, look_.largestWeight)
                                              : ValueScale::linear(0, look_.largestWeight);
    const int last = columns_ == 0 ? look_.heads() : first + columns_;
    for (int head = first; head < last; ++head) {
        const int group = head / (look_.heads() / kvHeads);
        SheetMap map;
        map.title = tr("H%1").arg(head);
        map.note =
            tr("%1 KV %2").arg(isDifference ? tr("diff.") : nameOf(maps)).arg(group); // short: maps are small
        map.values = shown[static_cast<std::size_t>(head)];
        map.allowed = look_.allowed;
        map.scale = scale;
        map.isDifference = isDifference;
        map.valueName = nameOf(maps);
        if (head == headOfA_) {
            map.side = SideName::A;
        } else if (head == headOfB_) {
            map.side = SideName::B;
        }
        content.maps.push_back(std::move(map));
        groups.push_back(group);
    }
}

void GroupSheets::showSheets() {
    SheetContent weights;
    weights.columns = columns_;
    weights.rowLabels = look_.queryLabels;
    weights.columnLabels = look_.keyLabels;
    weights.hasOneScale = true;
    weights.palette = look_.palette;
    weights.emptyText = emptyText_;
    SheetContent differences = weights;
    weights.barNote = tr("weights, one range for all");
    differences.barNote = tr("after − before, one range for all");
    std::vector<int> groupsOfWeights;
    std::vector<int> groupsOfDifferences;
    for (int first = 0; first < look_.heads(); first += columns_ == 0 ? look_.heads() : columns_) {
        if (maps_ == GroupMaps::Before || maps_ == GroupMaps::All) {
            addMaps(weights, groupsOfWeights, GroupMaps::Before, first);
        }
        if (maps_ == GroupMaps::After || maps_ == GroupMaps::All) {
            addMaps(weights, groupsOfWeights, GroupMaps::After, first);
        }
        if (maps_ == GroupMaps::Difference || maps_ == GroupMaps::All) {
            addMaps(differences, groupsOfDifferences, GroupMaps::Difference, first);
        }
    }
    weights_->setContent(std::move(weights));
    weights_->setGroups(std::move(groupsOfWeights));
    differences_->setContent(std::move(differences));
    differences_->setGroups(std::move(groupsOfDifferences));
}

void GroupSheets::point(const MapSheet* sheet, int map, int row, int column) {
    pointed_ = Cell{headOf(sheet, map), row, column};
    Q_EMIT pointed(readout());
}

QString GroupSheets::readout() const {
    if (!pointed_ || pointed_->head >= look_.heads() || pointed_->row >= look_.queryLabels.size() ||
        pointed_->column >= look_.keyLabels.size()) {
        return {};
    }
    const auto [head, row, column] = *pointed_;
    const QString place =
        Joined::labelled(QStringLiteral("H%1").arg(head),
                         QStringLiteral("%1 → %2").arg(quotedToken(row, look_.queryLabels.at(row)),
                                                       quotedToken(column, look_.keyLabels.at(column))));
    if (!look_.allowed[static_cast<std::size_t>(row)].contains(column)) {
        return tr("%1: masked").arg(place);
    }
    const auto valueOf = [&](const std::vector<std::shared_ptr<const Matrix>>& maps) {
        const Matrix& values = *maps[static_cast<std::size_t>(pointed_->head)];
        return significantText(static_cast<double>(values(pointed_->row, pointed_->column)), 3);
    };
    return tr("%1: before %2, after %3, difference %4")
        .arg(place, valueOf(look_.before), valueOf(look_.after), valueOf(look_.difference));
}

QSize GroupSheets::sizeHint() const {
    const int line = Spacing::of(font()).line;
    return {30 * line, 20 * line};
}

QSize GroupSheets::minimumSizeHint() const {
    const int line = Spacing::of(font()).line;
    return {12 * line, 6 * line};
}

/// In the present room and font.
void GroupSheets::rearrange() {
    const int before = columns_;
    arrange();
    if (columns_ != before) {
        showSheets();
    }
}

void GroupSheets::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    rearrange();
}

void GroupSheets::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        rearrange();
    }
}

} // namespace headscope
