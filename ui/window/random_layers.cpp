// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/random_layers.h"

#include <algorithm>
#include <utility>

#include <QWidget>

#include "core/analysis/product_deviation.h"
#include "ui/figure/model_name.h"
#include "ui/figure/sample_comparison.h"
#include "ui/session/session.h"
#include "ui/theme/file_path.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/spacing.h"
#include "ui/window/random_layer_panel.h"

namespace headscope {

namespace {

/// What a model was made of; nothing for one from the disk.
std::optional<RandomLayerSpec> specOf(const Model& model) {
    const std::filesystem::path& path = model.checkpoint().path();
    return namesRandomLayer(path) ? std::optional(parseRandomLayer(path.native())) : std::nullopt;
}

/// Where a model's files are, whatever folder the program is started in next time; empty for one that has
/// none.
QString placeOf(const Model& model) {
    const std::filesystem::path& path = model.checkpoint().path();
    std::error_code problem;
    const std::filesystem::path whole = std::filesystem::absolute(path, problem);
    return namesRandomLayer(path) ? QString() : fromPath(problem ? path : whole);
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
        panel_->adjustSize(); // and over the settings of the sides, which leaves the page free
        const Spacing spacing = Spacing::of(window_->font());
        panel_->move(window_->mapToGlobal(
            QPoint(std::max(0, window_->width() - panel_->width() - spacing.large), 6 * spacing.line)));
        connect(panel_, &RandomLayerPanel::changed, this, &RandomLayers::request);
    }
    return *panel_;
}

void RandomLayers::showPanel() {
    RandomLayerPanel& shown = panel();
    const auto& model = session_.model();
    const auto present = model ? specOf(*model) : std::nullopt;
    if (model && !present) {
        shown.setEmbeddings(placeOf(*model), shownModelName(*model));
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
    const bool isFirst = !std::exchange(hadModel_, true); // the text is the one that the program begins with
    const bool isOwn = requested_ == fromPath(model.checkpoint().path());
    if (!spec || spec->input != RandomLayerSpec::Input::Random) {
        giveBack();
    } else if (isOwn || session_.text().isEmpty() || (isFirst && session_.text() == sampleSentence())) {
        number(*spec);
    } // else the words of a text stand for the vectors
    requested_.clear();
    if (panel_ != nullptr && !spec) {
        panel_->setEmbeddings(placeOf(model), shownModelName(model));
    }
}

/// Puts numbered tokens in the place of the text, as many as there are vectors.
void RandomLayers::number(const RandomLayerSpec& spec) {
    const Texts present = texts();
    const bool wasNumbered = isNumbered(present.text, 'x');
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
