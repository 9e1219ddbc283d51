// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/card.h"

class QBoxLayout;

namespace headscope {

class PromptField;
class ThemedLabel;

/// A card that is one field for plain text, with a caption in front of it and small things behind it.
class TextCard : public Card {
    Q_OBJECT

  public:
    /// `side`: whose text it is, where only one side has it.
    explicit TextCard(std::optional<SideName> side = std::nullopt, QWidget* parent = nullptr);

    /// Which text this is, where there are two. Empty: no caption.
    void setCaption(const QString& caption);
    void setPlaceholder(const QString& placeholder);
    [[nodiscard]] PromptField* field() const { return field_; }
    /// At the right, as high as one line of the field.
    void addAtEnd(QWidget* widget);

    [[nodiscard]] QString text() const;
    /// Shows another text, with the cursor at its end; emits nothing.
    void setText(const QString& text);
    /// An edit by the user.
    void replaceText(const QString& text);
    /// Likewise; with a space in front where a word ends there.
    void insertWord(const QString& word);

  Q_SIGNALS:
    /// Every change by the user.
    void textEdited(const QString& text);

  private:
    ThemedLabel* caption_;
    PromptField* field_;
    QBoxLayout* line_;
};

} // namespace headscope
