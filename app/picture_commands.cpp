// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picture_commands.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/command_output.h"
#include "app/comparison_text.h"
#include "app/resource_path.h"
#include "app/text_commands.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "ui/export/figure_export.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/model_fingerprint.h"
#include "ui/figure/model_name.h"
#include "ui/figure/sample_comparison.h"
#include "ui/state/state_words.h"
#include "ui/state/view_file.h"
#include "ui/theme/file_path.h"

namespace headscope {

namespace {

FigureOptions optionsOf(const PictureArguments& picture, const FigureContent& content) {
    FigureOptions options;
    options.theme = content.theme;
    options.dpi = picture.dpi;
    const int width = content.panels.size() == 1 ? 800 : 1600;
    options.size.setWidth(picture.width > 0 ? picture.width : width);
    options.size.setHeight(picture.height > 0 ? picture.height : fittingHeight(content, options));
    return options;
}

MapViewSettings settingsOf(const PictureArguments& picture) {
    MapViewSettings settings;
    settings.palette = QString::fromStdString(picture.palette);
    settings.logarithmic = picture.colourScale == "log";
    settings.reduction = static_cast<Reduction>(std::ranges::find(kReductionWords, picture.reduction) -
                                                kReductionWords.begin()); // the command line checked it
    return settings;
}

/// How the figure was made, as the window reads it: the view that shows it.
QByteArray madeOf(const Subject& a, const Subject* ownOfB, const std::array<Side, 2>& sides,
                  const PictureArguments& picture) {
    if (picture.says == "nothing") {
        return {};
    }
    const auto markOf = [](const Model& model) {
        return ModelMark{modelName(model), modelFingerprint(model.checkpoint())};
    };
    const auto pathOf = [](const Model& model) { return fromPath(model.checkpoint().path()); };
    SavedView view;
    view.state.model = pathOf(*a.model);
    view.model = markOf(*a.model);
    view.state.products = a.model->products();
    view.state.typed = a.typed;
    view.state.sides = sides;
    view.state.maps = settingsOf(picture);
    view.state.page = QStringLiteral("mapsPage");
    if (ownOfB != nullptr && ownOfB->model != a.model) {
        view.state.ownModel = pathOf(*ownOfB->model);
        view.ownModel = markOf(*ownOfB->model);
    }
    if (ownOfB != nullptr && ownOfB->typed != a.typed) {
        view.state.ownText = ownOfB->typed;
    }
    const auto bundled = findResource("model");
    return QByteArray::fromStdString(
        viewLine(view, {0, bundled ? fromPath(*bundled) : QString(), {}}, picture.says == "all"));
}

void write(FigureContent content, const PictureArguments& picture, const QByteArray& made) {
    content.theme = picture.theme == "dark"    ? FigureTheme::dark()
                    : picture.theme == "light" ? FigureTheme::light()
                                               : FigureTheme::print();
    FigureOptions options = optionsOf(picture, content);
    options.provenance = made;
    exportFigure(content, options, std::filesystem::path(picture.output));
}

} // namespace

void runRender(Workplace& work, const TextArguments& arguments, const Side& side,
               const PictureArguments& picture) {
    checkFigureType(picture.output); // before the model is run, so that nobody waits for a refusal
    const Subject subject = openSubject(work, arguments);
    const SideResult result = computeSide(*subject.runs, subject.sharedText(), side);
    write(sideFigure(result, settingsOf(picture)), picture, madeOf(subject, nullptr, {side, side}, picture));
}

bool drawsComparison(const PictureArguments& picture) {
    return !picture.output.empty() && !isNumberFile(picture.output);
}

void checkComparisonOutput(const PictureArguments& picture) {
    const QStringList known = figureSuffixes();
    const std::string suffix = suffixOf(picture.output);
    if (drawsComparison(picture) && !known.contains(QString::fromStdString(suffix))) {
        throw Error(Mismatch{pathText(picture.output), "file type", ".png, .svg, .pdf, .json or .txt",
                             suffix.empty() ? "none" : "." + suffix});
    }
}

void runCompare(Workplace& work, const TextArguments& arguments, const CompareArguments& compared,
                const PictureArguments& picture) {
    checkComparisonOutput(picture);
    const Subject a = openSubject(work, arguments);
    const SideSource sourceA{*a.runs, a.sharedText(), compared.a};
    const auto finish = [&](const SideSource& sourceB, const Subject* ownOfB) {
        const Comparison comparison = computeComparison(sourceA, sourceB);
        if (drawsComparison(picture)) {
            write(comparisonFigure(comparison, settingsOf(picture)), picture,
                  madeOf(a, ownOfB, {compared.a, compared.b}, picture));
            work.print(comparisonText(comparison, arguments.json));
        } else {
            const bool isJson = arguments.json || suffixOf(picture.output) == "json";
            work.give(picture.output, comparisonText(comparison, isJson));
        }
    };
    if (!compared.textB && compared.modelB.empty()) {
        finish({*a.runs, sourceA.text, compared.b}, nullptr);
        return;
    }
    const Subject b = openOtherSubject(work, arguments, a, {compared.textB, compared.modelB});
    finish({*b.runs, b.sharedText(), compared.b}, &b);
}

void runSample(const std::string& file) {
    TextArguments arguments;
    arguments.text = sampleSentence().toStdString();
    const auto [a, b] = sampleSides();
    Workplace work;
    const Subject subject = openSubject(work, arguments);
    const auto text = subject.sharedText();
    const Comparison comparison = computeComparison({*subject.runs, text, a}, {*subject.runs, text, b});
    PictureArguments picture;
    picture.output = file;
    write(comparisonFigure(comparison, {}), picture, madeOf(subject, nullptr, {a, b}, picture));
    printOut(fmt::format("{}\n", file));
}

} // namespace headscope
