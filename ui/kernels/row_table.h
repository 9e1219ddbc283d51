// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include <QAbstractScrollArea>
#include <QStringList>

namespace headscope {

/// Rows of a name, a few numbers and a bar. All text is plain.
struct RowTableContent {
    struct Row {
        QString label;
        QStringList numbers;                                   // one for each column
        double bar = std::numeric_limits<double>::quiet_NaN(); // share of the room, 0 to 1; NaN: none
        bool isMuted = false;                                  // is to come
        bool operator==(const Row&) const = default;
    };

    QString title;
    QString labelName;   // over the names
    QStringList columns; // over the numbers; the bar is the last one's
    std::vector<Row> rows;
    std::optional<int> chosen; // is marked
    QString emptyText;
    bool operator==(const RowTableContent&) const = default;
};

/// Such rows under a head that stays; they scroll. A click, and the arrow keys, choose one.
class RowTable : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit RowTable(QWidget* parent = nullptr);

    /// Keeps a marked row in sight.
    void setContent(const RowTableContent& content);
    [[nodiscard]] const RowTableContent& content() const { return content_; }
    void setChosen(std::optional<int> row);

    /// In the viewport; where it would be, if it is out of sight.
    [[nodiscard]] QRect rowRect(int row) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void rowChosen(int row);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Column {
        int left = 0;
        int width = 0;
    };

    void describe();
    void layOut();
    void follow();
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int headHeight() const;
    void paintHead(QPainter& painter) const;
    void paintRow(QPainter& painter, int row) const;

    RowTableContent content_;
    Column label_;
    std::vector<Column> columns_;
    Column bar_;
};

} // namespace headscope
