// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/random_layer_panel.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

#include "core/base/error.h"
#include "ui/controls/segmented_choice.h"
#include "ui/palette/value_scale.h"
#include "ui/theme/from_utf8.h"
#include "ui/theme/joined.h"
#include "ui/theme/plain_tooltip.h"
#include "ui/theme/spacing.h"
#include "ui/theme/themed_label.h"

namespace headscope {

namespace {

constexpr int kWait = 150; // milliseconds after the last change
constexpr int kMostTokens = 512;
constexpr int kMostHeads = 128;
constexpr int kWidest = 8192;
constexpr int kMostLayers = 24;

QSpinBox* spinBox(const char* name, int low, int high) {
    auto* box = new QSpinBox;
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(low, high);
    box->setKeyboardTracking(false); // a number that is half typed is none
    return box;
}

SegmentedChoice* choice(const char* name, const std::vector<SegmentedChoice::Segment>& segments) {
    auto* made = new SegmentedChoice;
    made->setObjectName(QString::fromLatin1(name));
    made->setSegments(segments);
    made->setCurrent(0);
    made->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return made;
}

} // namespace

RandomLayerPanel::RandomLayerPanel(QWidget* parent)
    : QDialog(parent), width_(spinBox("layerWidth", 1, kWidest)),
      heads_(spinBox("layerHeads", 1, kMostHeads)), groups_(new QComboBox),
      headWidth_(spinBox("layerHeadWidth", 0, kWidest)), tokens_(spinBox("layerTokens", 1, kMostTokens)),
      layers_(spinBox("layerCount", 1, kMostLayers)),
      seed_(spinBox("layerSeed", 0, std::numeric_limits<int>::max())), causal_(new QCheckBox(tr("Causal"))),
      kind_(choice("layerKind", {{tr("Self"), tr("Queries and keys of one text")},
                                 {tr("Cross"), tr("An encoder and a decoder: queries of the target, keys of "
                                                  "the source")}})),
      input_(choice("layerInput",
                    {{tr("Random"), tr("Each token's vector is standard normal, whatever word stands there")},
                     {tr("Embeddings"), tr("The typed text, with the embeddings of a model")}})),
      sharing_(
          choice("layerSharing",
                 {{tr("None"), tr("Each head has projections of its own")},
                  {tr("q k"), tr("All heads have the queries and keys of head 0: one map")},
                  {tr("q k v"), tr("All heads have the projections of head 0: one head of width d_k")}})),
      from_(new QComboBox), to_(new QComboBox), copiesText_(new ThemedLabel(&Theme::muted)),
      clear_(new QToolButton), problem_(new ThemedLabel(&Theme::error)),
      deviation_(new ThemedLabel(&Theme::muted)) {
    setObjectName(QStringLiteral("randomLayerPanel"));
    setWindowTitle(tr("Random layer"));
    const Spacing spacing = Spacing::of(font());
    groups_->setObjectName(QStringLiteral("layerGroups"));
    causal_->setObjectName(QStringLiteral("layerCausal"));
    headWidth_->setSpecialValueText(tr("d / H"));
    width_->setToolTip(tr("Width of the residual stream"));
    heads_->setToolTip(tr("Query heads"));
    groups_->setToolTip(tr("Key/value heads: each serves H / G query heads"));
    headWidth_->setToolTip(tr("Width of one query, key or value"));
    tokens_->setToolTip(tr("Tokens of the text: x1, x2, …; what you typed comes back with another model"));
    layers_->setToolTip(tr("Layers on top of each other, each x + attention(x)"));
    seed_->setToolTip(tr("The same seed gives the same numbers on every machine"));
    causal_->setToolTip(tr("A query sees keys up to its own position"));
    problem_->setObjectName(QStringLiteral("layerProblem"));
    problem_->setWordWrap(true);
    problem_->setMostLines(3);
    deviation_->setObjectName(QStringLiteral("layerDeviation"));
    deviation_->setWordWrap(true);
    deviation_->setMostLines(2);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(spacing.large);
    form->setVerticalSpacing(spacing.medium);
    form->addRow(tr("Width d"), width_);
    form->addRow(tr("Heads H"), heads_);
    form->addRow(tr("K/V heads G"), groups_);
    form->addRow(tr("Head width d_k"), headWidth_);
    form->addRow(tr("Tokens T"), tokens_);
    form->addRow(tr("Layers"), layers_);
    form->addRow(tr("Seed"), seed_);
    form->addRow(tr("Attention"), kind_);
    form->addRow({}, causal_);
    form->addRow(tr("Input"), input_);
    form->addRow(tr("Shared by all"), sharing_);
    form->addRow(tr("Copy"), buildCopies());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing.large, spacing.large, spacing.large, spacing.large);
    column->setSpacing(spacing.medium);
    column->addLayout(form);
    column->addWidget(deviation_);
    column->addWidget(problem_);
    column->addStretch(1);
    wait_.setSingleShot(true);
    wait_.setInterval(kWait);
    setEmbeddings({}, {});
    setSpec({});
    connectFields();
}

QWidget* RandomLayerPanel::buildCopies() {
    const Spacing spacing = Spacing::of(font());
    from_->setObjectName(QStringLiteral("copyFrom"));
    to_->setObjectName(QStringLiteral("copyTo"));
    from_->setAccessibleName(tr("Copy from"));
    to_->setAccessibleName(tr("Copy to"));
    from_->setToolTip(tr("The head whose weights are copied"));
    to_->setToolTip(tr("The head that gets them"));
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing.small);
    row->addWidget(from_);
    row->addWidget(new ThemedLabel(&Theme::muted));
    static_cast<ThemedLabel*>(row->itemAt(1)->widget())->setText(QStringLiteral("→"));
    row->addWidget(to_);
    const std::array names{tr("q"), tr("k"), tr("v"), tr("o")};
    const std::array meanings{
        tr("Its part of W_Q"), tr("Its part of W_K, of its group where heads share them"),
        tr("Its part of W_V, of its group where heads share them"), tr("Its part of W_O")};
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        auto* button = new QToolButton;
        button->setObjectName(QStringLiteral("copyPart%1").arg(part));
        button->setText(names[part]);
        button->setToolTip(meanings[part]);
        button->setCheckable(true);
        button->setChecked(part < 2);
        parts_[part] = button;
        row->addWidget(button);
    }
    auto* copy = new QPushButton(tr("Copy"));
    copy->setObjectName(QStringLiteral("copyWeights"));
    copy->setAutoDefault(false);
    copy->setToolTip(tr("Copy these weights from the one head to the other"));
    row->addWidget(copy);
    row->addStretch(1);
    clear_->setObjectName(QStringLiteral("clearCopies"));
    clear_->setText(tr("Undo all"));
    clear_->setToolTip(tr("Each head has weights of its own again"));
    copiesText_->setObjectName(QStringLiteral("copies"));
    copiesText_->setElidable(true);
    auto* done = new QHBoxLayout;
    done->setSpacing(spacing.small);
    done->addWidget(copiesText_, 1);
    done->addWidget(clear_);
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing.small);
    column->addLayout(row);
    column->addLayout(done);
    connect(copy, &QPushButton::clicked, this, &RandomLayerPanel::addCopy);
    connect(clear_, &QToolButton::clicked, this, [this] {
        copies_.clear();
        showCopies();
        edit();
    });
    return whole;
}

void RandomLayerPanel::connectFields() {
    for (QSpinBox* box : {width_, headWidth_, tokens_, layers_}) {
        connect(box, &QSpinBox::valueChanged, this, &RandomLayerPanel::edit);
    }
    connect(seed_, &QSpinBox::valueChanged, this, [this] {
        largeSeed_ = 0;
        edit();
    });
    connect(heads_, &QSpinBox::valueChanged, this, [this](int heads) {
        // As many K/V heads as heads stays so; copies of heads that are gone go.
        const bool wereAll = groups_->currentIndex() == groups_->count() - 1;
        fillGroups(wereAll ? heads : groups_->currentData().toInt());
        fillHeads();
        std::erase_if(copies_, [heads](const auto& copy) { return std::max(copy.from, copy.to) >= heads; });
        showCopies();
        edit();
    });
    connect(groups_, &QComboBox::currentIndexChanged, this, &RandomLayerPanel::edit);
    connect(causal_, &QCheckBox::toggled, this, &RandomLayerPanel::edit);
    for (SegmentedChoice* each : {kind_, input_, sharing_}) {
        connect(each, &SegmentedChoice::chosen, this, &RandomLayerPanel::edit);
    }
    connect(&wait_, &QTimer::timeout, this, &RandomLayerPanel::announce);
}

void RandomLayerPanel::fillGroups(int chosen) {
    const QScopedValueRollback filling(isFilling_, true);
    groups_->clear();
    for (int groups = 1; groups <= heads_->value(); ++groups) {
        if (heads_->value() % groups == 0) {
            groups_->addItem(QString::number(groups), groups);
        }
    }
    const int place = groups_->findData(chosen);
    groups_->setCurrentIndex(place >= 0 ? place : groups_->count() - 1);
}

void RandomLayerPanel::fillHeads() {
    for (QComboBox* box : {from_, to_}) {
        const int before = std::max(box->currentIndex(), box == to_ ? 1 : 0);
        box->clear();
        for (int head = 0; head < heads_->value(); ++head) {
            box->addItem(tr("H%1").arg(head), head);
        }
        box->setCurrentIndex(std::min(before, box->count() - 1));
    }
}

void RandomLayerPanel::setSpec(const RandomLayerSpec& spec) {
    const QScopedValueRollback filling(isFilling_, true);
    const bool isEmbedded = spec.input == RandomLayerSpec::Input::Embeddings;
    if (spec.width > 0) {
        width_->setValue(spec.width);
    }
    heads_->setValue(spec.heads);
    fillGroups(spec.kvHeads);
    fillHeads();
    headWidth_->setValue(spec.headWidth * spec.heads == spec.width ? 0 : spec.headWidth);
    if (spec.tokens > 0) {
        tokens_->setValue(spec.tokens);
    }
    layers_->setValue(spec.layers);
    const bool isLarge = spec.seed > static_cast<std::uint64_t>(seed_->maximum());
    seed_->setValue(isLarge ? seed_->maximum() : static_cast<int>(spec.seed));
    largeSeed_ = isLarge ? spec.seed : 0;
    causal_->setChecked(spec.isCausal);
    kind_->setCurrent(static_cast<int>(spec.kind));
    sharing_->setCurrent(static_cast<int>(spec.sharing));
    if (isEmbedded) {
        setEmbeddings(fromUtf8(spec.of), {});
    }
    input_->setCurrent(isEmbedded ? 1 : 0);
    copies_ = spec.copies;
    showCopies();
    showProblem();
}

RandomLayerSpec RandomLayerPanel::spec() const {
    RandomLayerSpec spec;
    const bool isEmbedded = input_->current() == 1;
    spec.width = isEmbedded ? 0 : width_->value();
    spec.heads = heads_->value();
    spec.kvHeads = groups_->currentData().toInt();
    const bool isDivided = headWidth_->value() == 0;
    spec.headWidth = !isDivided ? headWidth_->value() : isEmbedded ? 0 : width_->value() / heads_->value();
    spec.tokens = isEmbedded ? 0 : tokens_->value();
    spec.layers = layers_->value();
    spec.seed = largeSeed_ != 0 ? largeSeed_ : static_cast<std::uint64_t>(seed_->value());
    spec.isCausal = causal_->isChecked();
    spec.input = isEmbedded ? RandomLayerSpec::Input::Embeddings : RandomLayerSpec::Input::Random;
    spec.kind = static_cast<RandomLayerSpec::Kind>(kind_->current());
    spec.sharing = static_cast<RandomLayerSpec::Sharing>(sharing_->current());
    spec.copies = copies_;
    spec.of = isEmbedded ? embeddings_.toStdString() : std::string();
    return spec;
}

void RandomLayerPanel::setEmbeddings(const QString& path, const QString& name) {
    embeddings_ = path;
    input_->setEnabled(!path.isEmpty());
    input_->setToolTip(path.isEmpty()
                           ? tr("Open a model to use its embeddings")
                           : plainTooltip(tr("Embeddings of %1").arg(name.isEmpty() ? path : name)));
}

void RandomLayerPanel::setDeviation(double measured, int headWidth) {
    deviation_->setText(
        tr("q·k before factor and mask: root mean square %1; √d_k = %2 for independent entries "
           "of unit variance.")
            .arg(std::isnan(measured) ? QStringLiteral("–") : valueText(measured),
                 valueText(std::sqrt(static_cast<double>(headWidth)))));
}

void RandomLayerPanel::addCopy() {
    RandomLayerSpec::Copy copy{from_->currentData().toInt(), to_->currentData().toInt(),
                               parts_[0]->isChecked(),       parts_[1]->isChecked(),
                               parts_[2]->isChecked(),       parts_[3]->isChecked()};
    if (copy.from != copy.to && (copy.query || copy.key || copy.value || copy.output) &&
        std::ranges::find(copies_, copy) == copies_.end()) {
        copies_.push_back(copy);
        showCopies();
        edit();
    }
}

void RandomLayerPanel::showCopies() {
    QStringList texts;
    for (const RandomLayerSpec::Copy& copy : copies_) {
        QStringList parts;
        const std::array has{copy.query, copy.key, copy.value, copy.output};
        for (std::size_t part = 0; part < has.size(); ++part) {
            if (has[part]) {
                parts.append(parts_[part]->text());
            }
        }
        texts.append(tr("%1 of H%2 → H%3").arg(parts.join(QLatin1Char(' '))).arg(copy.from).arg(copy.to));
    }
    copiesText_->setText(texts.isEmpty() ? tr("nothing is copied") : Joined::listedGroups(texts));
    clear_->setEnabled(!copies_.empty());
}

void RandomLayerPanel::edit() {
    if (!isFilling_) {
        showProblem();
        wait_.start();
    }
}

/// Says what does not fit; fields that mean nothing now are off.
void RandomLayerPanel::showProblem() {
    const bool isEmbedded = input_->current() == 1;
    width_->setEnabled(!isEmbedded);
    tokens_->setEnabled(!isEmbedded);
    QString problem;
    if (!isEmbedded && headWidth_->value() == 0 && width_->value() % heads_->value() != 0) {
        problem = tr("%1 heads do not divide a width of %2: set the head width.")
                      .arg(heads_->value())
                      .arg(width_->value());
    } else {
        try {
            checkRandomLayer(spec());
        } catch (const Error& error) {
            problem = fromUtf8(error.what());
        }
    }
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
}

void RandomLayerPanel::announce() {
    showProblem();
    if (problem_->text().isEmpty()) {
        Q_EMIT changed(spec());
    }
}

} // namespace headscope
