// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QToolButton;

namespace headscope {

class CaptionedCombo;

/// Over the head map: what heads are coloured and sorted by. Two lists in one line, or where that is narrow
/// a button that opens both.
class HeadMapBar : public QWidget {
    Q_OBJECT

  public:
    struct Score {
        QString key;
        QString name;
        QString definition;
    };

    explicit HeadMapBar(QWidget* parent = nullptr);

    /// Choices that are no longer among them fall back to the map and the place.
    void setScores(const std::vector<Score>& scores);
    /// Keys of scores; empty: the map, the place. The setters emit nothing.
    [[nodiscard]] QString colouring() const;
    [[nodiscard]] QString sorting() const;
    void setColouring(const QString& key);
    void setSorting(const QString& key);

    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void colourChosen(const QString& key);
    void sortChosen(const QString& key);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fillMenu();

    CaptionedCombo* colour_;
    CaptionedCombo* sort_;
    QToolButton* both_;
};

} // namespace headscope
