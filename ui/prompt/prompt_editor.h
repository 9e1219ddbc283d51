// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/prompt/sample.h"

class QBoxLayout;
class QMenu;
class QToolButton;

namespace headscope {

class TextCard;
class ThemedLabel;

enum class NoticeSeverity { Notice, Warning, Error };

/// What a second text is to a model that takes one.
struct SecondField {
    QString firstCaption; // of the first field then: "Source"
    QString caption;
    QString placeholder;
    bool canBeGenerated = false; // by the model itself, with a button
};

/// Where the sentence is typed: a plain text field that grows from one line to three, how many tokens it
/// makes, the samples, and up to two lines for what is wrong, which take no room when there is nothing to
/// say. A second field is beside it, or under it, for models that take two texts.
class PromptEditor : public QWidget {
    Q_OBJECT

  public:
    explicit PromptEditor(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Shows another text, with the cursor at its end; emits nothing.
    void setText(const QString& text);
    /// Nothing: there is only one text.
    void setSecondField(const std::optional<SecondField>& field);
    [[nodiscard]] QString secondText() const;
    /// Emits nothing.
    void setSecondText(const QString& text);
    void setSecondStatus(const QString& status);
    /// The model is writing the second text: the button waits.
    void setGenerating(bool isGenerating);
    /// One field under the other, each of one line, or side by side.
    void setStacked(bool isStacked);
    /// Where the window is low: each field is of one line, whatever the text.
    void setLow(bool isLow);
    /// Without fields there is only the line for what is wrong: the model reads something else than text.
    void setFieldsShown(bool shows);
    /// Where the cursor is, in the field that had the focus last: an edit by the user.
    void insertWord(const QString& word);
    void setSamples(std::vector<Sample> samples);
    /// Short and always there: "14 of 512 tokens".
    void setStatus(const QString& status);
    /// An empty text takes the line away. What is longer than two lines is in the tooltip.
    void setNotice(const QString& notice, NoticeSeverity severity = NoticeSeverity::Notice);

  Q_SIGNALS:
    /// Every change by the user, a chosen sample included.
    void textEdited(const QString& text);
    void secondTextEdited(const QString& text);
    void generateRequested();
    /// Before its text is edited in.
    void sampleChosen(const Sample& sample);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] QWidget* makeSamplesButton();
    void makeSecondCard();
    void chooseSample(int index);
    void fitLines();
    void fitStatus();
    void fitNotice();

    TextCard* first_;
    TextCard* second_;
    TextCard* lastUsed_; // one of the two
    bool isStacked_ = false;
    bool isLow_ = false;
    bool hasSecond_ = false;
    bool showsFields_ = true;
    QBoxLayout* cards_;
    ThemedLabel* status_;
    ThemedLabel* secondStatus_;
    QToolButton* generateButton_;
    ThemedLabel* notice_;
    QToolButton* samplesButton_;
    QMenu* samplesMenu_;
    std::vector<Sample> samples_;
};

} // namespace headscope
