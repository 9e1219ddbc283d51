// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>

#include <QObject>
#include <QTimer>

#include "ui/session/study.h"
#include "ui/state/view_file.h"
#include "ui/theme/side_name.h"
#include "ui/window/autosave.h"

class QAction;
class QMenu;

namespace headscope {

class MainWindow;
class OfferBar;

/// Views in files: saved, opened from .headscope files and from figures, and kept while the program runs, so
/// that a crash loses nothing.
class SavedViews : public QObject {
    Q_OBJECT

  public:
    /// `offer`: where what was left by a crash is offered.
    SavedViews(MainWindow& window, OfferBar& offer);

    /// Open, save, save as.
    void addActions(QMenu& menu);
    /// A .headscope file, or a figure that has a view in it; read in a worker. What is wrong with it is said
    /// and the window stays as it is. Where its model is not there, the window waits for one to be opened.
    void open(const QString& path);
    /// Writes the view. Whether it was; if not, it is said why.
    bool saveTo(const QString& path);
    /// Begins to keep the view in `folder`, and offers what an earlier run left there.
    void keepIn(const QString& folder);
    /// Whether it is kept; where it is not, what this run has kept is removed. After keepIn().
    void setKeeping(bool isKept);
    /// The program ends as it should.
    void end();

    /// Where the view was opened from or saved to; empty for none.
    [[nodiscard]] const QString& path() const { return path_; }
    /// How the present picture was made, for a figure.
    [[nodiscard]] QByteArray provenance(bool keepsText) const { return provenanceMaker(keepsText)(); }
    /// The same, to be made in a worker: a picture takes some time.
    [[nodiscard]] std::function<QByteArray()> provenanceMaker(bool keepsText) const;
    [[nodiscard]] Autosave& autosave() { return autosave_; }
    /// Whether a view waits for a model that is not where it was.
    [[nodiscard]] bool lacksModel() const { return missing_.has_value(); }

  Q_SIGNALS:
    /// A view was opened and the window shows it, or can not.
    void opened();
    /// A model's fingerprint is known now.
    void fingerprintKnown(const QString& path);

  private:
    void openFile();
    void save();
    void saveAs();
    void take(const SavedView& view, const QString& path);
    void apply();
    void noteModel(SideName side);
    void settled();
    /// Says so where an open model is not the one of the view.
    void compareModels();
    [[nodiscard]] StateMeaning meaning() const;
    [[nodiscard]] SavedView present() const;
    [[nodiscard]] ModelMark markOf(SideName side) const;
    void say(const QString& text, bool isError = false);
    /// For some seconds, or until something is changed.
    void sayForAWhile(const QString& text);

    MainWindow& window_;
    OfferBar& offer_;
    QString path_;
    QString folder_;                                     // that the view is kept in
    nlohmann::json document_ = nlohmann::json::object(); // of the file: what is unknown there is kept
    std::optional<SavedView> wanted_;                    // until the window shows it
    bool hasPicture_ = false;                            // it has one of its own
    bool lacksFastProducts_ = false;                     // it has them, and this processor has none
    std::optional<SideName> missing_;                    // whose model is waited for
    std::optional<SavedView> shown_;                     // the view that was opened last
    QString leftover_;                                   // of an earlier run, which is being opened
    std::map<QString, QString> fingerprints_;            // of models, by their paths
    std::array<Study, 2> fingerprinters_;                // a side each
    QTimer while_;                                       // runs while such a word is shown
    bool saysNotKept_ = false;                           // that the case of a crash is not provided for
    Study reader_;
    Autosave autosave_;
};

} // namespace headscope
