// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QWidget>

class QGridLayout;

namespace headscope {

class ThemedLabel;

/// One number of a strip. All text is plain.
struct StripNumber {
    QString key;     // the object name of its value
    QString caption; // "Entropy"
    QString value;   // "1.52", or "–"
    QString note;    // beside it, cut first: "nats, 63 %"
    QString tooltip; // what it means, and its formula
    bool operator==(const StripNumber&) const = default;
};

/// Live numbers side by side, each with its name over it; in two rows where one is too narrow. The place of a
/// number does not move when its value changes.
class NumberStrip : public QWidget {
    Q_OBJECT

  public:
    explicit NumberStrip(QWidget* parent = nullptr);

    void setNumbers(const std::vector<StripNumber>& numbers);
    [[nodiscard]] const std::vector<StripNumber>& numbers() const { return numbers_; }
    /// Numbers in a row, of as many as there are.
    [[nodiscard]] int columns() const { return columns_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Cell {
        QWidget* widget = nullptr;
        ThemedLabel* caption = nullptr;
        ThemedLabel* value = nullptr;
        ThemedLabel* note = nullptr;
    };

    [[nodiscard]] Cell makeCell();
    void place();

    std::vector<StripNumber> numbers_;
    std::vector<Cell> cells_;
    QGridLayout* grid_;
    int columns_ = 0;
};

} // namespace headscope
