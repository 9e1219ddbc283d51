// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/prompt/sample.h"

class QMenu;
class QToolButton;

namespace headscope {

class PromptField;
class ThemedLabel;

enum class NoticeSeverity { Notice, Warning, Error };

/// Where the sentence is typed: a plain text field that grows from one line to three, how many tokens it
/// makes, the samples, and up to two lines for what is wrong, which take no room when there is nothing to
/// say.
class PromptEditor : public QWidget {
    Q_OBJECT

  public:
    explicit PromptEditor(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Shows another text, with the cursor at its end; emits nothing.
    void setText(const QString& text);
    void setSamples(std::vector<Sample> samples);
    /// Short and always there: "14 of 512 tokens".
    void setStatus(const QString& status);
    /// An empty text takes the line away. What is longer than two lines is in the tooltip.
    void setNotice(const QString& notice, NoticeSeverity severity = NoticeSeverity::Notice);

  Q_SIGNALS:
    /// Every change by the user, a chosen sample included.
    void textEdited(const QString& text);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void chooseSample(int index);
    void fitStatus();
    void fitNotice();

    PromptField* field_;
    ThemedLabel* status_;
    ThemedLabel* notice_;
    QToolButton* samplesButton_;
    QMenu* samplesMenu_;
    std::vector<Sample> samples_;
};

} // namespace headscope
