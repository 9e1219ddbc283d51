// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "ui/session/session_results.h"

class QHBoxLayout;

namespace headscope {

class PictureField;
class PromptEditor;
class SpecialTokensBar;
class ThemedLabel;
class TokenStrip;

/// The top of the window: the text, or both, and their tokens. An encoder-decoder's source and target have a
/// strip each; a pair of sentences is one row of tokens, as the model reads it. Where the window is narrow,
/// one field stands under the other.
class TextPanel : public QWidget {
    Q_OBJECT

  public:
    explicit TextPanel(QWidget* parent = nullptr);

    /// Where the window is low: one line of text, one row of tokens.
    void setLow(bool isLow);
    [[nodiscard]] PromptEditor* prompt() { return prompt_; }
    /// In the place of the text, for a model that reads pictures.
    [[nodiscard]] PictureField* picture() { return picture_; }
    /// Shows another picture; none: the field says what to do.
    void setPicture(const std::optional<Picture>& picture);
    /// Of the stack that predicts; and of the source, which other models than encoder-decoders do not have.
    [[nodiscard]] TokenStrip* strip() { return strip_; }
    [[nodiscard]] TokenStrip* sourceStrip() { return sourceStrip_; }

    /// Fields and switches that suit the model; no tokens.
    void setModel(const Model& model, const TypedText& typed);
    /// Whose maps are shown: what pointing at a chip means.
    void setKind(AttentionKind kind) { kind_ = kind; }
    void setTokens(const TextResult& result);
    void clearTokens();
    /// Marks query and key on the strips of their texts.
    void setHighlighted(std::optional<int> query, std::optional<int> key);

  Q_SIGNALS:
    void specialTokensChosen(headscope::SpecialTokens special);
    /// A chip is pointed at: what it is on the axes of the maps; both absent where it is on neither.
    void tokenPointed(std::optional<int> query, std::optional<int> key);
    void tokenLeft();
    /// A chip was clicked; as tokenPointed.
    void tokenChosen(std::optional<int> query, std::optional<int> key);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] QWidget* withCaption(TokenStrip* strip, ThemedLabel* caption);
    void connectStrip(TokenStrip* strip);
    void fold();
    void shareStrips(bool isNarrow);

    PromptEditor* prompt_;
    PictureField* picture_;
    TokenStrip* sourceStrip_;
    TokenStrip* strip_;
    ThemedLabel* sourceCaption_;
    ThemedLabel* targetCaption_;
    QWidget* source_; // strip with caption
    QWidget* target_;
    QHBoxLayout* strips_;
    SpecialTokensBar* special_;
    AttentionKind kind_ = AttentionKind::Self;
    bool hasSource_ = false;
    bool readsPictures_ = false;
    bool isLow_ = false;
};

} // namespace headscope
