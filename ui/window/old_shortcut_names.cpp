// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/old_shortcut_names.h"

#include <algorithm>
#include <iterator>

#include <QSettings>
#include <QString>

namespace headscope {

namespace {

struct OldName {
    const char* name; // of the version that kept shortcuts by names: it never changes
    const char* id;
};

constexpr OldName kOldNames[] = {
    {"File › Open model…", "file.openModel"},
    {"File › Get a model…", "file.fetchModel"},
    {"File › Random layer…", "file.randomLayer"},
    {"File › Open recent › Clear this list", "file.clearRecent"},
    {"File › Open view…", "file.openView"},
    {"File › Save view", "file.saveView"},
    {"File › Save view as…", "file.saveViewAs"},
    {"File › Export figure…", "file.exportFigure"},
    {"File › Copy figure", "file.copyFigure"},
    {"File › Quit", "file.quit"},
    {"Edit › Undo", "edit.undo"},
    {"Edit › Redo", "edit.redo"},
    {"Compare › Two heads", "compare.twoHeads"},
    {"Compare › K|V groups", "compare.kvGroups"},
    {"Compare › Scaling factor", "compare.scalingFactor"},
    {"Compare › Swap A and B", "compare.swap"},
    {"Heads › Scores over › This text", "heads.scores.text"},
    {"Heads › Scores over › The lines of a file…", "heads.scores.lines"},
    {"Heads › Scores over › Random tokens given twice", "heads.scores.random"},
    {"Heads › Measure zeroing, head by head", "heads.zeroing"},
    {"Heads › Save the scores…", "heads.saveScores"},
    {"Heads › End brushing", "heads.endBrushing"},
    {"Heads › Unpin all", "heads.unpinAll"},
    {"View › Maps › viridis", "view.maps.colours.viridis"},
    {"View › Maps › cividis", "view.maps.colours.cividis"},
    {"View › Maps › inferno", "view.maps.colours.inferno"},
    {"View › Maps › batlow, light", "view.maps.colours.batlowW_r"},
    {"View › Maps › Linear", "view.maps.linear"},
    {"View › Maps › Logarithmic", "view.maps.logarithmic"},
    {"View › Maps › Same range for A and B", "view.maps.sameRange"},
    {"View › Maps › Show", "view.maps.firstKey.shown"},
    {"View › Maps › Leave out", "view.maps.firstKey.leftOut"},
    {"View › Maps › Leave out and renormalise", "view.maps.firstKey.renormalised"},
    {"View › Maps › Merge pieces into words", "view.maps.words"},
    {"View › Zoom maps in", "view.zoomIn"},
    {"View › Zoom maps out", "view.zoomOut"},
    {"View › Show the whole maps", "view.wholeMaps"},
    {"View › Page › Maps", "view.page.maps"},
    {"View › Page › Lines", "view.page.lines"},
    {"View › Page › Text", "view.page.text"},
    {"View › Page › q·k", "view.page.product"},
    {"View › Page › Values", "view.page.value"},
    {"View › Page › Spectrum", "view.page.spectrum"},
    {"View › Page › Picture", "view.page.picture"},
    {"View › Page › Table", "view.page.table"},
    {"View › Page › Scatter", "view.page.scatter"},
    {"View › Page › Similarity", "view.page.similarity"},
    {"View › Page › Circuits", "view.page.circuit"},
    {"View › Page › Token", "view.page.token"},
    {"View › Page › Several", "view.page.selected"},
    {"View › Page › Pattern", "view.page.pattern"},
    {"View › Page › Layers", "view.page.layers"},
    {"View › Page › Steps", "view.page.steps"},
    {"View › Page › Scaling", "view.page.scaling"},
    {"View › Page › Groups", "view.page.groups"},
    {"View › Page › Slices", "view.page.slices"},
    {"View › Page › Kernels", "view.page.kernels"},
    {"View › Page › Costs", "view.page.costs"},
    {"View › Page › Rank", "view.page.rank"},
    {"View › Heads", "view.headsPanel"},
    {"View › Settings", "view.settingsPanel"},
    {"View › Theme › As the desktop", "view.theme.desktop"},
    {"View › Theme › Light", "view.theme.light"},
    {"View › Theme › Dark", "view.theme.dark"},
    {"View › Theme › High contrast, light", "view.theme.strongLight"},
    {"View › Theme › High contrast, dark", "view.theme.strongDark"},
    {"View › Larger text", "view.largerText"},
    {"View › Smaller text", "view.smallerText"},
    {"View › Full screen", "view.fullScreen"},
    {"View › Presentation", "view.presentation"},
    {"View › Spotlight", "view.spotlight"},
    {"View › Freeze the picture", "view.freeze"},
    {"Lessons › Lessons", "lessons.show"},
    {"Lessons › Back", "lessons.back"},
    {"Lessons › Next", "lessons.next"},
    {"Lessons › Leave the lesson", "lessons.leave"},
    {"Help › Manual", "help.manual"},
    {"Help › What is this?", "help.whatIsThis"},
    {"Help › Find a command…", "help.findCommand"},
    {"Help › Shortcuts…", "help.shortcuts"},
    {"Help › About Headscope", "help.about"},
};

} // namespace

void renameOldShortcuts(QSettings& settings) {
    const QStringList keys = settings.childKeys();
    for (const QString& key : keys) {
        if (!key.contains(QStringLiteral(" › "))) {
            continue; // an id
        }
        const auto* found = std::ranges::find_if(
            kOldNames, [&key](const OldName& old) { return key == QString::fromUtf8(old.name); });
        if (found != std::end(kOldNames)) {
            const QString id = QString::fromUtf8(found->id);
            if (!settings.contains(id)) {
                settings.setValue(id, settings.value(key));
            }
        }
        settings.remove(key);
    }
}

} // namespace headscope
