// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/figure_sheet.h"

#include <algorithm>
#include <cmath>

#include <QApplication>

#include "core/base/error.h"
#include "core/base/sentence.h"
#include "ui/heatmap/figure_fonts.h"
#include "ui/heatmap/figure_text.h"
#include "ui/theme/joined.h"
#include "ui/theme/saved_painter.h"

namespace headscope {

namespace {

// In units of the font's size.
constexpr double kLine = 1.35;
constexpr double kMargin = 0.4;
constexpr double kGap = 1;
constexpr double kTitle = 1.25;

QFont fontOf(const FigureSheet& sheet) {
    QFont font = QApplication::font();
    if (!sheet.family.isEmpty()) {
        font.setFamily(sheet.family);
    }
    font.setPixelSize(
        std::max(4, static_cast<int>(std::lround(sheet.fontPoints * kPixelsPerInch / kPointsPerInch))));
    font.setBold(false);
    font.setHintingPreference(QFont::PreferNoHinting);
    return FigureFonts(font, true).base();
}

QFont titleOf(const QFont& font) {
    QFont title = font;
    title.setPixelSize(static_cast<int>(std::lround(kTitle * font.pixelSize())));
    title.setBold(true);
    return title;
}

/// With the font that the sheet says.
FigureLook lookOf(const FigureSheet& sheet) {
    FigureLook look = sheet.look;
    look.font = fontOf(sheet);
    return look;
}

QString letterOf(std::size_t part) {
    QString letters;
    for (std::size_t rest = part + 1; rest > 0; rest = (rest - 1) / 26) {
        letters.prepend(QChar(static_cast<char16_t>(u'a' + (rest - 1) % 26)));
    }
    return QStringLiteral("(%1)").arg(letters);
}

class Placing {
  public:
    explicit Placing(const FigureSheet& sheet)
        : sheet_(sheet), look_(lookOf(sheet)), em_(look_.font.pixelSize()), margin_(kMargin * em_),
          width_(sheet.width - 2 * margin_) {}

    SheetPlaces run() {
        double y = margin_;
        if (!sheet_.title.isEmpty()) {
            y = addLines(places_.title, sheet_.title, titleOf(look_.font), y) + 0.4 * em_;
        }
        const std::vector<Row> rows = arrange();
        const double caption = captionHeight();
        const double fixed = y + caption + margin_ + gaps(rows.size());
        double natural = 0;
        for (const Row& row : rows) {
            natural += row.height;
        }
        if (sheet_.height > 0 && natural > 0) {
            scale_ = std::max(0.01, (sheet_.height - fixed) / natural);
        }
        y = placeRows(rows, y);
        if (caption > 0) {
            y = addLines(places_.caption, sheet_.caption, look_.font, y + 0.6 * em_);
        }
        places_.height = y + margin_;
        return std::move(places_);
    }

  private:
    /// Parts next to each other, or one that has the row to itself.
    struct Row {
        std::size_t first = 0;
        std::size_t count = 0;
        double width = 0; // of each
        double height = 0;
    };

    [[nodiscard]] int columns() const {
        return std::clamp(sheet_.columns, 1, std::max(1, static_cast<int>(sheet_.parts.size())));
    }
    [[nodiscard]] bool hasLetters() const { return sheet_.hasLetters && sheet_.parts.size() > 1; }
    [[nodiscard]] double letterHeight() const { return hasLetters() ? kLine * em_ : 0; }
    [[nodiscard]] double columnWidth() const { return (width_ - (columns() - 1) * kGap * em_) / columns(); }
    [[nodiscard]] double gaps(std::size_t rows) const {
        return rows == 0
                   ? 0
                   : static_cast<double>(rows - 1) * kGap * em_ + static_cast<double>(rows) * letterHeight();
    }
    [[nodiscard]] double captionHeight() const {
        const auto lines = wrappedText(sheet_.caption, look_.font, width_).size();
        return lines == 0 ? 0 : 0.6 * em_ + static_cast<double>(lines) * kLine * em_;
    }

    double addLines(std::vector<SheetPlaces::Line>& lines, const QString& text, const QFont& font,
                    double y) const {
        const double height = kLine * font.pixelSize();
        for (const QString& line : wrappedText(text, font, width_)) {
            lines.push_back({QRectF(margin_, y, width_, height), line});
            y += height;
        }
        return y;
    }

    /// Parts that a column is too narrow for get a row each.
    [[nodiscard]] std::vector<Row> arrange() const {
        std::vector<Row> rows;
        const auto most = static_cast<std::size_t>(columns());
        for (std::size_t part = 0; part < sheet_.parts.size(); ++part) {
            const FigurePart& shown = *sheet_.parts[part];
            const bool isWide = shown.smallestSize(width_, look_).width() > columnWidth();
            const bool startsRow =
                rows.empty() || isWide || rows.back().count == most || rows.back().width != columnWidth();
            if (startsRow) {
                rows.push_back({part, 0, isWide ? width_ : columnWidth(), 0});
            }
            Row& row = rows.back();
            ++row.count;
            row.height = std::max(row.height, shown.heightFor(row.width, look_));
        }
        return rows;
    }

    double placeRows(const std::vector<Row>& rows, double y) {
        for (const Row& row : rows) {
            const double height = row.height * scale_;
            for (std::size_t column = 0; column < row.count; ++column) {
                const double x = margin_ + static_cast<double>(column) * (row.width + kGap * em_);
                if (hasLetters()) {
                    places_.letters.push_back(
                        {QRectF(x, y, row.width, letterHeight()), letterOf(row.first + column)});
                }
                places_.parts.emplace_back(x, y + letterHeight(), row.width, height);
            }
            y += letterHeight() + height + (&row == &rows.back() ? 0 : kGap * em_);
        }
        return y;
    }

    const FigureSheet& sheet_;
    FigureLook look_;
    double em_;
    double margin_;
    double width_;
    double scale_ = 1; // of the parts' heights to those that suit them
    SheetPlaces places_;
};

QString nameOf(const FigureSheet& sheet) {
    QStringList names;
    for (const auto& part : sheet.parts) {
        names += part->name();
    }
    return Joined::listedGroups(names);
}

DocumentInfo infoOf(const FigureSheet& sheet) {
    const QString names = nameOf(sheet);
    return {.title = sheet.title.isEmpty() ? names : sheet.title,
            .description = sheet.caption.isEmpty() ? names : sheet.caption + QLatin1Char('\n') + names,
            .provenance = sheet.provenance};
}

QSize sizeOf(const FigureSheet& sheet, const SheetPlaces& places) {
    return {sheet.width, sheet.height > 0 ? sheet.height : static_cast<int>(std::ceil(places.height))};
}

DocumentPage pageOf(const FigureSheet& sheet, const SheetPlaces& places) {
    return {.size = sizeOf(sheet, places), .dpi = sheet.dpi, .ground = sheet.look.figureTheme().background};
}

/// Throws Error where the sheet is empty, and where a part has less room than it needs.
SheetPlaces checkedPlaces(const FigureSheet& sheet) {
    if (sheet.parts.empty()) {
        throw Error(Sentence::of("The figure is empty: add a part to it"));
    }
    const FigureLook look = lookOf(sheet);
    SheetPlaces places = placeSheet(sheet);
    for (std::size_t part = 0; part < sheet.parts.size(); ++part) {
        const QSizeF found = places.parts[part].size();
        const QSizeF least = sheet.parts[part]->smallestSize(found.width(), look);
        if (found.width() < least.width() || found.height() < least.height()) {
            throw Error(Sentence::of("Part {} of the figure is too small: {:.0f} x {:.0f} pixels, expected "
                                     "at least {:.0f} x {:.0f}",
                                     letterOf(part).toStdString(), found.width(), found.height(),
                                     std::ceil(least.width()), std::ceil(least.height())));
        }
    }
    return places;
}

void paintTexts(QPainter& painter, const std::vector<SheetPlaces::Line>& lines, Qt::AlignmentFlag alignment) {
    for (const SheetPlaces::Line& line : lines) {
        drawTextIn(painter, line.area, alignment, line.text);
    }
}

void paintSheet(QPainter& painter, const FigureSheet& sheet, const SheetPlaces& places, const Job& job) {
    const FigureLook look = lookOf(sheet);
    const FigureTheme theme = look.figureTheme();
    painter.setPen(theme.text);
    painter.setFont(titleOf(look.font));
    paintTexts(painter, places.title, Qt::AlignHCenter);
    painter.setFont(FigureFonts(look.font, true).bold());
    paintTexts(painter, places.letters, Qt::AlignLeft);
    painter.setFont(look.font);
    paintTexts(painter, places.caption, Qt::AlignLeft);
    const auto count = static_cast<double>(places.parts.size());
    for (std::size_t part = 0; part < places.parts.size(); ++part) {
        const double begin = static_cast<double>(part) / count;
        const SavedPainter saved(painter);
        sheet.parts[part]->paint(painter, places.parts[part], look, job.part(begin, begin + 1 / count));
    }
}

PaintPage paintOf(const FigureSheet& sheet, const SheetPlaces& places, const Job& job) {
    return [&sheet, &places, &job](QPainter& painter) { paintSheet(painter, sheet, places, job); };
}

} // namespace

SheetPlaces placeSheet(const FigureSheet& sheet) {
    return Placing(sheet).run();
}

QSize pageSize(const FigureSheet& sheet) {
    return sizeOf(sheet, sheet.height > 0 ? SheetPlaces() : placeSheet(sheet));
}

QImage sheetImage(const FigureSheet& sheet, double dpi, const Job& job) {
    const SheetPlaces places = checkedPlaces(sheet);
    DocumentPage page = pageOf(sheet, places);
    page.dpi = dpi > 0 ? dpi : page.dpi;
    return documentImage(page, paintOf(sheet, places, job));
}

QByteArray sheetBytes(const FigureSheet& sheet, const QString& suffix, const Job& job) {
    const SheetPlaces places = checkedPlaces(sheet);
    return documentBytes(suffix, infoOf(sheet), pageOf(sheet, places), paintOf(sheet, places, job));
}

void writeSheet(const std::filesystem::path& path, const FigureSheet& sheet, const Job& job) {
    checkDocumentType(path);
    const SheetPlaces places = checkedPlaces(sheet);
    writeDocument(path, infoOf(sheet), pageOf(sheet, places), paintOf(sheet, places, job));
}

std::vector<NumberTable> sheetNumbers(const FigureSheet& sheet) {
    std::vector<NumberTable> tables;
    for (const auto& part : sheet.parts) {
        for (NumberTable& table : part->numbers()) {
            tables.push_back(std::move(table));
        }
    }
    return tables;
}

} // namespace headscope
