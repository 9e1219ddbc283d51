// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <QByteArray>
#include <QString>
#include <nlohmann/json.hpp>

#include "ui/state/state_words.h"
#include "ui/state/window_state.h"

namespace headscope {

/// What a view says of a model beside where it was: enough to know it elsewhere.
struct ModelMark {
    QString name;
    QString fingerprint; // see modelFingerprint; empty where it was not known
    bool operator==(const ModelMark&) const = default;
};

/// A view as it is kept in a .headscope file or inside an exported figure: JSON that
/// resources/schemas/view.schema.json describes.
struct SavedView {
    WindowState state;
    ModelMark model;
    std::optional<ModelMark> ownModel; // of side B, where it has one to itself
    QByteArray panels;                 // the window's, as QMainWindow::saveState gives them; may be empty
    QJsonObject figure;  // what is composed, in the words of ui/composer/sheet_words.h; may be empty
    bool hasText = true; // a figure may be made without it
    /// The document that it was read from, of the present version: what this program does not know is kept
    /// when it is saved again.
    nlohmann::json document = nlohmann::json::object();
};

/// The version that is written. Earlier ones are read, see view_migration.h.
inline constexpr int kViewVersion = 2;
inline constexpr std::size_t kLargestView = std::size_t{1} << 28; // bytes

/// JSON of the view, on lines of their own for people and version control.
[[nodiscard]] std::string viewText(const SavedView& view, const StateMeaning& meaning);
/// The same on one line, to be put into a figure: without panels, without pictures of more than 1.5 MB, and
/// where `keepsText` is false without texts, pictures, and the names of a figure's parts, which may have
/// tokens in them.
[[nodiscard]] std::string viewLine(SavedView view, const StateMeaning& meaning, bool keepsText);

/// Throws Error that names `source` where the text is no view, where a newer program wrote it (its version
/// is named), and where a value does not fit.
[[nodiscard]] SavedView parseView(std::string_view text, const std::string& source,
                                  const StateMeaning& meaning);

/// A .headscope file, or a PNG or SVG figure that this program made. Throws Error, too, where it can not be
/// read and where a figure has no view in it.
[[nodiscard]] SavedView readViewFile(const QString& path, const StateMeaning& meaning);

/// By its name: whether readViewFile is for it.
[[nodiscard]] bool isViewFile(const QString& path);

} // namespace headscope
