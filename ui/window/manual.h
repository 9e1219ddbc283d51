// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QLineEdit;
class QTextBrowser;

namespace headscope {

class ThemedLabel;

/// What the program's own README says about using it, in Markdown, without pictures: the chapters "What you
/// can do", "Models" and "Right numbers".
[[nodiscard]] QString manualText();

/// The manual in a window of its own, with a field that finds words in it.
class Manual : public QWidget {
    Q_OBJECT

  public:
    explicit Manual(QWidget* parent = nullptr);

    /// How often the words occur that are looked for.
    [[nodiscard]] int found() const { return found_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// Marks all places, and goes to the first from where the cursor is.
    void find(const QString& words);
    void goOn(bool isBackward);

    QTextBrowser* text_;
    QLineEdit* field_;
    ThemedLabel* count_;
    int found_ = 0;
};

} // namespace headscope
