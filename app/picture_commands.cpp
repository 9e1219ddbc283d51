// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picture_commands.h"

#include <fmt/format.h>

#include "app/command_output.h"
#include "app/text_commands.h"
#include "core/base/error.h"
#include "core/base/path_text.h"
#include "ui/export/figure_export.h"
#include "ui/figure/comparison_figure.h"
#include "ui/figure/sample_comparison.h"

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
    return settings;
}

void write(FigureContent content, const PictureArguments& picture) {
    content.theme = picture.theme == "dark"    ? FigureTheme::dark()
                    : picture.theme == "light" ? FigureTheme::light()
                                               : FigureTheme::print();
    exportFigure(content, optionsOf(picture, content), std::filesystem::path(picture.output));
}

} // namespace

void runRender(const TextArguments& arguments, const Side& side, const PictureArguments& picture) {
    checkFigureType(picture.output); // before the model is run, so that nobody waits for a refusal
    const Subject subject = openSubject(arguments);
    RunCache runs(subject.model);
    const SideResult result = computeSide(runs, subject.sharedText(), side);
    write(sideFigure(result, settingsOf(picture)), picture);
}

void runCompare(const TextArguments& arguments, const CompareArguments& compared,
                const PictureArguments& picture) {
    if (!picture.output.empty()) {
        checkFigureType(picture.output);
    }
    const Subject a = openSubject(arguments);
    RunCache runsA(a.model);
    const SideSource sourceA{runsA, a.sharedText(), compared.a};
    const auto finish = [&](const SideSource& sourceB) {
        const Comparison comparison = computeComparison(sourceA, sourceB);
        if (!picture.output.empty()) {
            write(comparisonFigure(comparison, settingsOf(picture)), picture);
        }
        printComparison(comparison, arguments.json);
    };
    if (!compared.textB && compared.modelB.empty()) {
        finish({runsA, sourceA.text, compared.b});
        return;
    }
    const Subject b = openOtherSubject(arguments, a, {compared.textB, compared.modelB});
    RunCache runsB(b.model);
    finish({runsB, b.sharedText(), compared.b});
}

void runSample(const std::string& file) {
    TextArguments arguments;
    arguments.text = sampleSentence().toStdString();
    const auto [a, b] = sampleSides();
    const Subject subject = openSubject(arguments);
    RunCache runs(subject.model);
    const auto text = subject.sharedText();
    const Comparison comparison = computeComparison({runs, text, a}, {runs, text, b});
    PictureArguments picture;
    picture.output = file;
    write(comparisonFigure(comparison, {}), picture);
    printOut(fmt::format("{}\n", file));
}

} // namespace headscope
