// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextBrowser>

namespace headscope {

class FormulaObject;

/// Markdown with formulas, as high as it has to be for its width. HTML in it is text; it loads nothing, and
/// opens no link (its address is in the tooltip). Follows font and palette. Copied text has the source of
/// formulas in their place.
class LessonText : public QTextBrowser {
    Q_OBJECT

  public:
    explicit LessonText(QWidget* parent = nullptr);

    /// Hidden where it is empty.
    void showMarkdown(const QString& markdown);
    /// With the source of formulas.
    [[nodiscard]] QString shownText() const;

    QVariant loadResource(int type, const QUrl& name) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void clicked();

  protected:
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fill();
    void fitHeight();

    QString markdown_;
    FormulaObject* formulas_;
    bool isFilling_ = false;
};

} // namespace headscope
