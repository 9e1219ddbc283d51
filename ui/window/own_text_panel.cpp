// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/own_text_panel.h"

#include <QBoxLayout>
#include <QEvent>
#include <QToolButton>

#include "ui/picture/picture_field.h"
#include "ui/picture/picture_image.h"
#include "ui/prompt/prompt_field.h"
#include "ui/prompt/text_card.h"
#include "ui/prompt/token_strip.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_icon.h"
#include "ui/theme/themed_label.h"
#include "ui/window/token_axes.h"
#include "ui/window/token_chips.h"

namespace headscope {

namespace {

constexpr int kFieldsShare = 2; // of the width, to that of the tokens
constexpr int kTokensShare = 3;

QToolButton* closeButton() {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("closeOwnText"));
    button->setIcon(themedIcon(QStringLiteral("close")));
    button->setAccessibleName(OwnTextPanel::tr("Text as A"));
    button->setToolTip(OwnTextPanel::tr("Give side B the text of side A again"));
    button->setAutoRaise(true);
    return button;
}

} // namespace

OwnTextPanel::OwnTextPanel(QWidget* parent)
    : QWidget(parent), text_(new TextCard(SideName::B)), second_(new TextCard(SideName::B)),
      picture_(new PictureField(SideName::B)), caption_(new ThemedLabel(&Theme::sideTextB)),
      close_(closeButton()), sourceStrip_(new TokenStrip), strip_(new TokenStrip),
      row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("ownTextPanel"));
    const Spacing spacing = Spacing::of(font());
    text_->field()->setObjectName(QStringLiteral("ownTextField"));
    text_->setPlaceholder(tr("Type the text of side B…"));
    text_->addAtEnd(close_);
    second_->field()->setObjectName(QStringLiteral("ownSecondField"));
    caption_->setText(tr("B   same text, cut by its own tokenizer"));
    caption_->setElidable(true);
    strip_->setObjectName(QStringLiteral("ownTokenStrip"));
    strip_->setAccessibleName(tr("Tokens of side B"));
    sourceStrip_->setObjectName(QStringLiteral("ownSourceStrip"));
    sourceStrip_->setAccessibleName(tr("Tokens of side B's source"));
    for (TextCard* card : {text_, second_}) {
        card->field()->setMostLines(1);
        connect(card, &TextCard::textEdited, this, [this] { Q_EMIT textEdited(typed()); });
    }
    for (TokenStrip* strip : {sourceStrip_, strip_}) {
        strip->setMostRows(1);
        connectStrip(strip);
    }
    auto* fields = new QVBoxLayout;
    fields->setSpacing(spacing.small);
    fields->addWidget(text_);
    fields->addWidget(second_);
    picture_->setObjectName(QStringLiteral("ownPicture"));
    auto* same = closeButton();
    same->setObjectName(QStringLiteral("closeOwnPicture"));
    connect(same, &QToolButton::clicked, this, &OwnTextPanel::sameTextRequested);
    picture_->addAtEnd(same);
    fields->addWidget(picture_);
    fields->addWidget(caption_);
    auto* tokens = new QVBoxLayout;
    tokens->setSpacing(spacing.small);
    tokens->addWidget(sourceStrip_);
    tokens->addWidget(strip_);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(spacing.medium);
    row_->addLayout(fields, kFieldsShare);
    row_->addLayout(tokens, kTokensShare);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(close_, &QToolButton::clicked, this, &OwnTextPanel::sameTextRequested);
    arrange();
}

void OwnTextPanel::connectStrip(TokenStrip* strip) {
    const bool isSource = strip == sourceStrip_;
    connect(strip, &TokenStrip::tokenHovered, this, [this, isSource](int token) {
        const AxisTokens on = tokensOfText(kind_, isSource, {token, token});
        Q_EMIT tokenPointed(on.query, on.key);
    });
    connect(strip, &TokenStrip::tokenLeft, this, &OwnTextPanel::tokenLeft);
}

TypedText OwnTextPanel::typed() const {
    TypedText typed;
    typed.picture = shown_;
    typed.text = text_->text().toStdString();
    if (takesSecond_ && !second_->text().isEmpty()) {
        typed.second = second_->text().toStdString();
    }
    return typed;
}

void OwnTextPanel::setText(const std::optional<TypedText>& text) {
    isOwn_ = text.has_value();
    if (text) {
        text_->setText(QString::fromStdString(text->text));
        second_->setText(QString::fromStdString(text->second.value_or(std::string())));
        shown_ = text->picture;
        picture_->setPicture(shown_ ? imageOf(*shown_) : QImage(),
                             shown_ ? QString::fromStdString(shown_->name) : QString());
    }
    arrange();
}

void OwnTextPanel::setModel(const Model& model) {
    hasSource_ = model.spec().encoder.has_value();
    takesSecond_ = model.takesSecondText();
    readsPictures_ = model.spec().readsPictures();
    second_->setPlaceholder(hasSource_ ? tr("Type what side B's decoder has written…")
                                       : tr("Second sentence of side B (optional)"));
    arrange();
}

void OwnTextPanel::arrange() {
    text_->setCaption(tr("B"));
    second_->setCaption(tr("B"));
    text_->setVisible(isOwn_ && !readsPictures_);
    picture_->setVisible(isOwn_ && readsPictures_);
    caption_->setText(readsPictures_ ? tr("B   same picture, cut into other patches")
                                     : tr("B   same text, cut by its own tokenizer"));
    second_->setVisible(isOwn_ && takesSecond_);
    caption_->setVisible(!isOwn_);
    sourceStrip_->setVisible(hasSource_);
}

void OwnTextPanel::setTokens(const TextResult& result) {
    const EncodedText& encoded = result.encoded;
    if (const ModelSpec& spec = result.model->spec(); spec.readsPictures()) {
        strip_->setTokens(patchChips(spec.embedding.patches, encoded.tokens));
        picture_->setStatus(patchText(spec.embedding.patches));
        return;
    }
    sourceStrip_->setTokens(tokenChips(encoded.source, result.typed.text));
    strip_->setTokens(
        tokenChips(encoded.tokens, result.typed.text, result.typed.second.value_or(std::string())));
}

void OwnTextPanel::clearTokens() {
    sourceStrip_->setTokens({});
    strip_->setTokens({});
}

void OwnTextPanel::setHighlighted(std::optional<int> query, std::optional<int> key) {
    const AxisTokens ofSource = tokensOfText(kind_, true, {query, key});
    const AxisTokens ofTarget = tokensOfText(kind_, false, {query, key});
    sourceStrip_->setHighlighted(ofSource.query, ofSource.key);
    strip_->setHighlighted(ofTarget.query, ofTarget.key);
}

void OwnTextPanel::focusText() {
    if (readsPictures_) {
        picture_->setFocus();
        return;
    }
    text_->field()->setFocus();
    text_->field()->selectAll();
}

void OwnTextPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        arrange(); // captions are as high as the fields
    }
}

} // namespace headscope
