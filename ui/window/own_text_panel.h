// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "ui/session/session_results.h"

class QBoxLayout;
class QToolButton;

namespace headscope {

class PictureField;
class TextCard;
class ThemedLabel;
class TokenStrip;

/// Side B's text where it has one of its own, or its tokens where its own model cuts the text otherwise: one
/// low row, the field at the left and the tokens at its right; a row more for a target or a second sentence.
class OwnTextPanel : public QWidget {
    Q_OBJECT

  public:
    explicit OwnTextPanel(QWidget* parent = nullptr);

    /// The text; absent: side A's, of which only the tokens are shown. Emits nothing.
    void setText(const std::optional<TypedText>& text);
    /// Fields that suit the model of side B.
    void setModel(const Model& model);
    void setKind(AttentionKind kind) { kind_ = kind; }
    void setTokens(const TextResult& result);
    void clearTokens();
    /// Marks query and key on the strips of their texts.
    void setHighlighted(std::optional<int> query, std::optional<int> key);
    /// To the field, or to the picture.
    void focusText();
    /// In the place of the text, for a model that reads pictures.
    [[nodiscard]] PictureField* picture() { return picture_; }

    [[nodiscard]] TokenStrip* strip() { return strip_; }

  Q_SIGNALS:
    void textEdited(const headscope::TypedText& text);
    /// Side A's text again.
    void sameTextRequested();
    /// A chip is pointed at: what it is on the axes of side B's map.
    void tokenPointed(std::optional<int> query, std::optional<int> key);
    void tokenLeft();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] TypedText typed() const;
    void connectStrip(TokenStrip* strip);
    void arrange();

    TextCard* text_;
    TextCard* second_;
    PictureField* picture_;
    ThemedLabel* caption_; // in place of the field
    QToolButton* close_;
    TokenStrip* sourceStrip_;
    TokenStrip* strip_;
    QBoxLayout* row_;
    AttentionKind kind_ = AttentionKind::Self;
    bool isOwn_ = false;
    bool hasSource_ = false;
    bool takesSecond_ = false;
    bool readsPictures_ = false;
    std::optional<Picture> shown_; // kept, as the text is
};

} // namespace headscope
