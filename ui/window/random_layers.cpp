// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/random_layers.h"

#include <cmath>
#include <limits>

#include "core/analysis/product_deviation.h"
#include "ui/figure/model_name.h"
#include "ui/figure/sample_comparison.h"
#include "ui/session/session.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"
#include "ui/window/random_layer_panel.h"

namespace headscope {

namespace {

/// What a model was made of; nothing for one from the disk.
std::optional<RandomLayerSpec> specOf(const Model& model) {
    const std::filesystem::path& path = model.checkpoint().path();
    return namesRandomLayer(path) ? std::optional(parseRandomLayer(path.native())) : std::nullopt;
}

bool isNumbered(const QString& text, char letter) {
    return isNumberedTokens(text.toStdString(), letter);
}

} // namespace

RandomLayers::RandomLayers(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window) {
    connect(&session, &Session::modelOpened, this, &RandomLayers::followModel);
    connect(&session, &Session::textComputed, this, &RandomLayers::followText);
}

RandomLayerPanel& RandomLayers::panel() {
    if (panel_ == nullptr) {
        panel_ = new RandomLayerPanel(window_);
        connect(panel_, &RandomLayerPanel::changed, this, &RandomLayers::request);
    }
    return *panel_;
}

void RandomLayers::showPanel() {
    RandomLayerPanel& shown = panel();
    const auto& model = session_.model();
    const auto present = model ? specOf(*model) : std::nullopt;
    if (model && !present) {
        shown.setEmbeddings(fromPath(model->checkpoint().path()), modelName(*model));
    }
    if (present) {
        shown.setSpec(*present);
    }
    shown.show();
    shown.raise();
    shown.activateWindow();
    followText(SideName::A);
    if (!present) {
        request(shown.spec());
    }
}

void RandomLayers::request(const RandomLayerSpec& spec) {
    requested_ = fromUtf8(toString(spec));
    Q_EMIT modelChosen(requested_);
}

RandomLayers::Texts RandomLayers::texts() const {
    return {session_.text(), fromUtf8(session_.typedText().second.value_or(std::string()))};
}

void RandomLayers::followModel(SideName side) {
    if (side != SideName::A) {
        return;
    }
    const Model& model = *session_.model();
    const auto spec = specOf(model);
    if (spec && spec->input == RandomLayerSpec::Input::Random) {
        number(*spec);
    } else {
        giveBack();
    }
    requested_.clear();
    if (panel_ != nullptr && !spec) {
        panel_->setEmbeddings(fromPath(model.checkpoint().path()), modelName(model));
    }
}

/// Puts numbered tokens in the place of the text.
void RandomLayers::number(const RandomLayerSpec& spec) {
    const Texts present = texts();
    const bool isOwn = requested_ == fromPath(session_.model()->checkpoint().path());
    const bool wasNumbered = isNumbered(present.text, 'x');
    const bool isTyped = !present.text.isEmpty() && present.text != sampleSentence();
    if (!isOwn && !wasNumbered && isTyped) {
        return; // the words of a text may stand for the vectors too
    }
    if (!wasNumbered && !present.text.isEmpty()) {
        typed_ = present;
    }
    const QString text = fromUtf8(numberedTokens(spec.tokens));
    if (present.text != text) {
        Q_EMIT textChosen(text);
    }
    if (spec.kind == RandomLayerSpec::Kind::Cross && spec.tokens > 1 &&
        (!wasNumbered || present.second.isEmpty() || isNumbered(present.second, 'y'))) {
        // One token less: the target begins with one of its own.
        Q_EMIT secondTextChosen(fromUtf8(numberedTokens(spec.tokens - 1, 'y')));
    }
}

void RandomLayers::giveBack() {
    if (!typed_) {
        return;
    }
    const Texts typed = *std::exchange(typed_, std::nullopt);
    if (!isNumbered(session_.text(), 'x')) {
        return; // something else was typed since
    }
    Q_EMIT textChosen(typed.text);
    if (session_.model()->takesSecondText()) {
        Q_EMIT secondTextChosen(typed.second);
    }
}

void RandomLayers::followText(SideName side) {
    const auto& result = session_.textResult();
    if (side != SideName::A || panel_ == nullptr || !panel_->isVisible() || !result ||
        !specOf(*result->model)) {
        return;
    }
    const AttentionTrace& trace = result->run->trace;
    const bool isCross = trace.layers(AttentionKind::Cross) > 0;
    const LayerTrace& layer = trace.layer(0, isCross ? AttentionKind::Cross : AttentionKind::Self);
    panel_->setDeviation(productDeviation(layer), layer.spec.headWidth);
}

} // namespace headscope
