// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QToolButton;

namespace headscope {

/// How the window looks.
struct Appearance {
    QString theme;           // the name of one; empty: as the desktop is
    double fontPoints = 10;  // of all text
    QString palette;         // of the maps; empty: the default
    bool isForModels = true; // the palette is that of all models
    bool operator==(const Appearance&) const = default;
};

/// The smallest and the largest size of text, in points.
inline constexpr double kLeastFontPoints = 6;
inline constexpr double kMostFontPoints = 40;

/// Theme, size of text, colours of the maps.
class AppearancePage : public QWidget {
    Q_OBJECT

  public:
    explicit AppearancePage(QWidget* parent = nullptr);

    /// Emits nothing.
    void setAppearance(const Appearance& appearance);
    /// As the program has it: emits what that changes.
    void reset();

  Q_SIGNALS:
    void themeChosen(const QString& name);
    void fontPointsChosen(double points);
    /// The size that the desktop and the screen ask for.
    void ownFontPointsWanted();
    void paletteChosen(const QString& name);
    void paletteSharingChosen(bool isForModels);

  private:
    void addTheme(QFormLayout& form);
    void addFont(QFormLayout& form);
    void addPalette(QFormLayout& form);

    QComboBox* theme_;
    QDoubleSpinBox* points_;
    QToolButton* ownPoints_;
    QComboBox* palette_;
    QCheckBox* isForModels_;
};

} // namespace headscope
