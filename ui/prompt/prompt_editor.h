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
/// makes, the samples, and a line for what is wrong, which takes no room when there is nothing to say.
class PromptEditor : public QWidget {
    Q_OBJECT

  public:
    explicit PromptEditor(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Shows another text; emits nothing.
    void setText(const QString& text);
    void setSamples(std::vector<Sample> samples);
    /// Short and always there: "14 of 512 tokens".
    void setStatus(const QString& status);
    /// An empty text takes the line away.
    void setNotice(const QString& notice, NoticeSeverity severity = NoticeSeverity::Notice);

  Q_SIGNALS:
    /// Every change by the user, a chosen sample included.
    void textEdited(const QString& text);
    /// After textEdited, with the sample's place in the list.
    void sampleChosen(int index);

  private:
    void chooseSample(int index);

    PromptField* field_;
    ThemedLabel* status_;
    ThemedLabel* notice_;
    QToolButton* samplesButton_;
    QMenu* samplesMenu_;
    std::vector<Sample> samples_;
};

} // namespace headscope
