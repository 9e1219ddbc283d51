// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/window_state.h"

#include <tuple>

#include <QCoreApplication>
#include <QStringList>

namespace headscope {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(WindowState)
};

void addSideChanges(QStringList& names, const Side& before, const Side& after, const QString& letter) {
    const auto add = [&](bool isChanged, const QString& name) {
        if (isChanged) {
            names += name.arg(letter);
        }
    };
    const AttentionSettings& from = before.attention;
    const AttentionSettings& to = after.attention;
    add(before.head != after.head, Words::tr("head of side %1"));
    add(from.scale != to.scale, Words::tr("factor of side %1"));
    add(from.grouping != to.grouping, Words::tr("K/V heads of side %1"));
    add(from.mask != to.mask, Words::tr("mask of side %1"));
    add(from.kernel != to.kernel, Words::tr("kernel of side %1"));
    add(before.scope != after.scope, Words::tr("scope of side %1"));
}

} // namespace

bool hasSameSettings(const WindowState& a, const WindowState& b) {
    const auto settings = [](const WindowState& of) {
        return std::tie(of.model, of.ownModel, of.products, of.typed, of.ownText, of.sides, of.maps, of.pages,
                        of.brushed, of.pinned);
    };
    return settings(a) == settings(b);
}

std::set<QString> changedPages(const WindowState& before, const WindowState& after) {
    std::set<QString> changed;
    const auto addDifferent = [&changed](const auto& pages, const auto& others) {
        for (const auto& [page, settings] : pages) {
            const auto found = others.find(page);
            if (found == others.end() || found->second != settings) {
                changed.insert(page);
            }
        }
    };
    addDifferent(before.pages, after.pages);
    addDifferent(after.pages, before.pages);
    return changed;
}

QString changeName(const WindowState& before, const WindowState& after) {
    if (before.model != after.model || before.ownModel != after.ownModel) {
        return Words::tr("model");
    }
    QStringList names;
    const auto add = [&](bool isChanged, const QString& name) {
        if (isChanged) {
            names += name;
        }
    };
    add(before.products != after.products, Words::tr("fast products"));
    add(before.typed.text != after.typed.text, Words::tr("text"));
    add(before.typed.picture != after.typed.picture, Words::tr("picture"));
    add(before.typed.second != after.typed.second, Words::tr("second text"));
    add(before.typed.special != after.typed.special, Words::tr("special tokens"));
    add(before.ownText != after.ownText && before.typed.special == after.typed.special,
        Words::tr("text of side B"));
    addSideChanges(names, before.sides[0], after.sides[0], Words::tr("A"));
    addSideChanges(names, before.sides[1], after.sides[1], Words::tr("B"));
    add(before.maps != after.maps, Words::tr("look of the maps"));
    add(before.pages != after.pages, Words::tr("setting of the page"));
    add(before.brushed != after.brushed, Words::tr("brushed heads"));
    add(before.pinned != after.pinned, Words::tr("pinned heads"));
    return names.isEmpty() ? QString() : names.size() == 1 ? names.front() : Words::tr("settings");
}

} // namespace headscope
