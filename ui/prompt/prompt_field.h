// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace headscope {

/// The field inside PromptEditor: plain text without a frame, one to three lines high (or fewer at most),
/// left by the tab key.
class PromptField : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit PromptField(QWidget* parent = nullptr);

    static constexpr int kMostLines = 3;
    /// For where there is little room.
    void setMostLines(int lines);

    /// Lines on screen, wrapped ones counted, at most as many as it may have.
    [[nodiscard]] int shownLines() const;

    /// Of a field with one line of usual letters.
    [[nodiscard]] int oneLineHeight() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void focusChanged(bool hasFocus);

  protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct Extent {
        int lines = 0;
        double height = 0; // pixels
    };
    /// Of the first mostLines_ lines, as they are laid out; scripts differ in height.
    [[nodiscard]] Extent extent() const;
    void fitHeight();

    int mostLines_ = kMostLines;
};

} // namespace headscope
