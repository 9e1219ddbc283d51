// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/text_panel.h"

#include <QBoxLayout>
#include <QEvent>

#include "ui/picture/picture_field.h"
#include "ui/picture/picture_image.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/prompt/special_tokens_bar.h"
#include "ui/prompt/token_strip.h"
#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"
#include "ui/window/comparison_numbers_of.h"
#include "ui/window/token_axes.h"
#include "ui/window/token_chips.h"

namespace headscope {

namespace {

constexpr int kNarrowCharacters = 150; // of the font's average width, as in the window

std::optional<SecondField> secondFieldOf(const Model& model) {
    if (!model.takesSecondText()) {
        return std::nullopt;
    }
    if (model.spec().encoder) {
        return SecondField{TextPanel::tr("Source"), TextPanel::tr("Target"),
                           TextPanel::tr("Type what the decoder has written…"), model.spec().predictsNext()};
    }
    return SecondField{TextPanel::tr("First"), TextPanel::tr("Second"),
                       TextPanel::tr("Second sentence (optional)"), false};
}

QString countText(std::size_t tokens, Index context) {
    return TextPanel::tr("%1 of %2 tokens").arg(tokens).arg(context);
}

} // namespace

TextPanel::TextPanel(QWidget* parent)
    : QWidget(parent), prompt_(new PromptEditor), picture_(new PictureField), sourceStrip_(new TokenStrip),
      strip_(new TokenStrip), sourceCaption_(new ThemedLabel(&Theme::muted)),
      targetCaption_(new ThemedLabel(&Theme::muted)), source_(withCaption(sourceStrip_, sourceCaption_)),
      target_(withCaption(strip_, targetCaption_)), strips_(new QHBoxLayout), special_(new SpecialTokensBar) {
    const Spacing spacing = Spacing::of(font());
    prompt_->setObjectName(QStringLiteral("prompt"));
    strip_->setObjectName(QStringLiteral("tokenStrip"));
    sourceStrip_->setObjectName(QStringLiteral("sourceStrip"));
    sourceStrip_->setAccessibleName(tr("Tokens of the source"));
    sourceCaption_->setText(tr("Source"));
    targetCaption_->setText(tr("Target"));
    sourceCaption_->setFixedWidth(
        std::max(sourceCaption_->widthOf(tr("Source")), targetCaption_->widthOf(tr("Target"))));
    targetCaption_->setFixedWidth(sourceCaption_->width());
    strips_->setSpacing(spacing.medium);
    strips_->addWidget(source_, 1, Qt::AlignTop);
    strips_->addWidget(target_, 1, Qt::AlignTop);
    auto* tokens = new QHBoxLayout;
    tokens->setSpacing(spacing.medium);
    tokens->addLayout(strips_, 1);
    tokens->addWidget(special_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.medium);
    column->addWidget(picture_);
    column->addWidget(prompt_);
    picture_->setObjectName(QStringLiteral("picture"));
    picture_->hide();
    column->addLayout(tokens);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connectStrip(sourceStrip_);
    connectStrip(strip_);
    connect(special_, &SpecialTokensBar::parsedChosen, this, [this](bool isParsed) {
        Q_EMIT specialTokensChosen(isParsed ? SpecialTokens::Parsed : SpecialTokens::Literal);
    });
    connect(special_, &SpecialTokensBar::maskRequested, this, [this](const QString& spelling) {
        if (!special_->isParsed()) {
            special_->setParsed(true);
            Q_EMIT specialTokensChosen(SpecialTokens::Parsed);
        }
        prompt_->insertWord(spelling);
    });
    fold();
}

QWidget* TextPanel::withCaption(TokenStrip* strip, ThemedLabel* caption) {
    auto* owner = new QWidget;
    auto* line = new QHBoxLayout(owner);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(Spacing::of(font()).medium);
    line->addWidget(caption);
    line->addWidget(strip, 1);
    owner->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return owner;
}

void TextPanel::connectStrip(TokenStrip* strip) {
    const bool isSource = strip == sourceStrip_;
    connect(strip, &TokenStrip::tokenHovered, this, [this, isSource](int token) {
        const AxisTokens on = tokensOfText(kind_, isSource, {token, token});
        Q_EMIT tokenPointed(on.query, on.key);
    });
    connect(strip, &TokenStrip::tokenLeft, this, &TextPanel::tokenLeft);
    connect(strip, &TokenStrip::tokenChosen, this, [this, isSource](int token) {
        const AxisTokens on = tokensOfText(kind_, isSource, {token, token});
        Q_EMIT tokenChosen(on.query, on.key);
    });
}

void TextPanel::setModel(const Model& model, const TypedText& typed) {
    readsPictures_ = model.spec().readsPictures();
    picture_->setVisible(readsPictures_);
    prompt_->setFieldsShown(!readsPictures_);
    hasSource_ = model.spec().encoder.has_value();
    strip_->setAccessibleName(hasSource_ ? tr("Tokens of the target") : tr("Tokens"));
    prompt_->setSecondField(secondFieldOf(model));
    prompt_->setSecondText(typed.second ? QString::fromStdString(*typed.second) : QString());
    special_->setVisible(!readsPictures_);
    special_->setMask(maskSpelling(model));
    special_->setParsed(typed.special == SpecialTokens::Parsed);
    clearTokens();
    fold();
}

void TextPanel::setTokens(const TextResult& result) {
    const EncodedText& encoded = result.encoded;
    const Index context = result.model->spec().context;
    if (result.model->spec().readsPictures()) {
        const PatchSpec& patches = result.model->spec().embedding.patches;
        strip_->setTokens(patchChips(patches, encoded.tokens));
        picture_->setStatus(patchText(patches));
        fold();
        return;
    }
    const std::string second = result.typed.second.value_or(std::string());
    sourceStrip_->setTokens(tokenChips(encoded.source, result.typed.text));
    strip_->setTokens(tokenChips(encoded.tokens, result.typed.text, second));
    if (hasSource_) {
        prompt_->setStatus(countText(encoded.source.size(), context));
        prompt_->setSecondStatus(countText(encoded.tokens.size(), context));
    } else {
        prompt_->setStatus(countText(encoded.tokens.size(), context));
    }
    fold();
}

void TextPanel::setPicture(const std::optional<Picture>& picture) {
    picture_->setPicture(picture ? imageOf(*picture) : QImage(),
                         picture ? QString::fromStdString(picture->name) : QString());
}

void TextPanel::clearTokens() {
    sourceStrip_->setTokens({});
    strip_->setTokens({});
    prompt_->setStatus({});
    prompt_->setSecondStatus({});
}

void TextPanel::setHighlighted(std::optional<int> query, std::optional<int> key) {
    const AxisTokens ofSource = tokensOfText(kind_, true, {query, key});
    const AxisTokens ofTarget = tokensOfText(kind_, false, {query, key});
    sourceStrip_->setHighlighted(ofSource.query, ofSource.key);
    strip_->setHighlighted(ofTarget.query, ofTarget.key);
}

void TextPanel::setLow(bool isLow) {
    if (isLow != isLow_) {
        isLow_ = isLow;
        prompt_->setLow(isLow);
        fold();
    }
}

void TextPanel::fold() {
    const bool isNarrow = width() < kNarrowCharacters * characterWidth(fontMetrics());
    prompt_->setStacked(isNarrow);
    for (TokenStrip* strip : {sourceStrip_, strip_}) {
        // Patches have a page of their own, and there are hundreds.
        const bool isOneRow = isLow_ || readsPictures_ || (isNarrow && hasSource_);
        strip->setMostRows(isOneRow ? 1 : TokenStrip::kMostRows);
    }
    source_->setVisible(hasSource_);
    sourceCaption_->setVisible(hasSource_ && isNarrow);
    targetCaption_->setVisible(hasSource_ && isNarrow);
    special_->setCompact(isNarrow);
    shareStrips(isNarrow);
}

/// The target's tokens begin under its field; in a narrow window each text gets the room that its tokens
/// need.
void TextPanel::shareStrips(bool isNarrow) {
    const Spacing spacing = Spacing::of(font());
    const int caption = sourceCaption_->width() + spacing.medium;
    const int half = (width() - spacing.medium) / 2; // as the fields are
    source_->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : half);
    strips_->setStretchFactor(source_, isNarrow ? caption + sourceStrip_->oneRowWidth() : half);
    strips_->setStretchFactor(target_, isNarrow ? caption + strip_->oneRowWidth() : 1);
}

void TextPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fold();
}

void TextPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fold();
    }
}

} // namespace headscope
