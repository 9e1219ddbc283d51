// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QMenu>

#include "ui/figure/map_view_settings.h"

namespace headscope {

/// How the maps are drawn: palette, linear or logarithmic, one range or two, what pixels show, the first
/// key.
class ViewMenu : public QMenu {
    Q_OBJECT

  public:
    explicit ViewMenu(QWidget* parent = nullptr);

    [[nodiscard]] const MapViewSettings& settings() const { return settings_; }
    /// Emits nothing.
    void setSettings(const MapViewSettings& settings);
    /// As if these were chosen in the menu.
    void choose(const MapViewSettings& settings);

  Q_SIGNALS:
    void settingsChanged(const headscope::MapViewSettings& settings);

  private:
    /// What a group of menu items chooses between.
    struct Choice {
        int value = 0;
        QString text;
        QString tip;
        QString id;
    };
    using Set = std::function<void(MapViewSettings& settings, int value)>;

    /// One of them is chosen at a time.
    [[nodiscard]] QActionGroup* addChoices(const std::vector<Choice>& choices, const Set& set);
    void addPalettes();
    void addScales();
    void addReductions();
    void addFirstKey();
    void addWords();

    MapViewSettings settings_;
    QActionGroup* palettes_ = nullptr;
    QActionGroup* scales_ = nullptr;
    QActionGroup* reductions_ = nullptr;
    QActionGroup* firstKey_ = nullptr;
    QAction* shared_ = nullptr;
    QAction* words_ = nullptr;
};

} // namespace headscope
