// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <optional>
#include <vector>

#include "ui/charts/shown_numbers.h"
#include "ui/palette/palette.h"
#include "ui/palette/value_scale.h"
#include "ui/views/head_look.h"
#include "ui/views/text_flow.h"

namespace headscope {

/// The text once for each side, its tokens coloured by their weights with the chosen token. Where queries and
/// keys are different tokens, those to choose from stand above, without colours. A click chooses, as do the
/// arrow keys.
class TextCanvas : public QAbstractScrollArea, public ShownNumbers {
    Q_OBJECT

  public:
    explicit TextCanvas(QWidget* parent = nullptr);

    void setLooks(const HeadLooks& looks);
    /// Query: what the chosen query attends to (a row of the map). Key: who attends to the chosen key (a
    /// column).
    void setRole(TokenRole chosen);
    void setColours(const Palette& colours, bool logarithmic);

    [[nodiscard]] const HeadLooks& looks() const { return looks_; }
    [[nodiscard]] std::optional<TokenPlace> chosen() const;
    [[nodiscard]] TokenRole role() const { return role_; }
    /// From 0 to the largest weight of the chosen row or column of all sides.
    [[nodiscard]] const ValueScale& scale() const { return scale_; }

    /// How often the text is shown, that to choose from counted.
    [[nodiscard]] int blockCount() const { return static_cast<int>(blocks_.size()); }
    [[nodiscard]] QString headerText(int block) const;
    [[nodiscard]] QRect tokenRect(int block, int token) const; // on the viewport
    /// The ground of a token; invalid where it has none: masked, undefined, nothing is chosen.
    [[nodiscard]] QColor ground(int block, int token) const;
    [[nodiscard]] QString tooltipAt(const QPoint& viewportPosition) const;

    [[nodiscard]] std::vector<NumberTable> shownNumbers() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void tokenChosen(int query);
    void keyChosen(int key);
    /// The range of colours is another one.
    void scaleChanged();

  protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    struct Block {
        int look = -1; // of looks_.sides; -1 for the text to choose from
        QRect header;
        QPoint text; // the flow's corner
    };
    struct Hit {
        int block = 0;
        TokenPlace place;
    };

    [[nodiscard]] TokenRole shownRole(const Block& block) const;
    [[nodiscard]] const TextFlow& flowOf(const Block& block) const;
    [[nodiscard]] std::optional<Hit> hitAt(const QPoint& viewportPosition) const;
    [[nodiscard]] std::optional<float> weightOf(const Block& block, int token) const;
    void layOut();
    void findScale();
    void choose(int token);
    void reveal();
    void paintToken(QPainter& painter, const Block& block, int token, const QRect& rect) const;

    HeadLooks looks_;
    TokenRole role_ = TokenRole::Query;
    const Palette* colours_;
    bool logarithmic_ = false;
    ValueScale scale_;
    TextFlow queries_;
    TextFlow keys_;
    std::vector<Block> blocks_;
    std::optional<TokenPlace> hovered_;
};

} // namespace headscope
