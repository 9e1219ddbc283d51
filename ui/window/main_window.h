// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <QJsonObject>
#include <QMainWindow>

#include "ui/figure/map_view_settings.h"
#include "ui/pages/stage_state.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/session/session.h"
#include "ui/state/window_state.h"
#include "ui/window/kept_settings.h"
#include "ui/window/model_palettes.h"
#include "ui/window/presets.h"

class QActionGroup;
class QDockWidget;
class QSplitter;
class QToolButton;

namespace headscope {

struct FigureContent;
struct FigureOffers;
class AppearancePage;
class BusyIndicator;
class Composer;
class HeadMapView;
class HeadScorePanel;
class LanguagePage;
class LessonPanel;
class LessonPlayer;
class ModelDrop;
class ModelLibrary;
class NumberCheckWindow;
class OfferBar;
class OwnTextPanel;
class PreferencesWindow;
class Presentation;
class RandomLayers;
class RecoveryPage;
class ScoreStudy;
class Study;
class SegmentedChoice;
class SavedViews;
class ShortcutEditor;
class ShownMaps;
class SidesPanel;
class StateHistory;
class StagePanel;
class TextPanel;
class ThemedLabel;
class ViewMenu;

/// The window: the sentence, its tokens, the heads, the three maps, the numbers, and a card of settings for
/// each side. It puts widgets together and hands values between them and the session; it computes nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return *session_; }
    [[nodiscard]] ModelLibrary& library() { return *library_; }

    /// A folder or a file; of side A, which is B's too, or one that side B has to itself.
    void openModel(const QString& path);
    void openModelFor(const QString& path, SideName side);
    /// The panel that random layers are made in.
    void showRandomLayer();
    void setText(const QString& text);
    /// The folder of the values that the program's own check of its numbers compares with.
    void setReference(const QString& folder) { reference_ = folder; }
    /// A picture file, for a model that reads pictures; it is read in a worker. What is wrong with it is
    /// said, and the present picture stays.
    void openPicture(const QString& path, SideName side = SideName::A);
    /// What could not be opened or computed, as the window says it; empty where there is nothing of the kind.
    [[nodiscard]] QString problem() const;
    /// A text that side B has to itself.
    void setOwnText(const QString& text);
    void applyPreset(Preset preset);

    /// All that is set; and setting all of it. A model that is not open is opened, and the rest follows when
    /// it is there; where it can not be opened everything stays as it is.
    [[nodiscard]] WindowState state() const;
    void setState(const WindowState& state);
    /// What of the last state did not fit its page, as one sentence; empty where all did.
    [[nodiscard]] const QString& unfitting() const { return unfitting_; }
    /// See liveNumber.
    [[nodiscard]] std::optional<double> number(const QString& name) const;
    [[nodiscard]] StateHistory& history() { return *history_; }
    [[nodiscard]] LessonPlayer& lessons() { return *lessons_; }
    [[nodiscard]] const LessonPlayer& lessons() const { return *lessons_; }
    [[nodiscard]] SavedViews& views() { return *views_; }
    /// What there is to say about saved views; empty for nothing.
    void sayOfView(const QString& text, NoticeSeverity severity);
    /// Where the panels are, and how large.
    [[nodiscard]] QByteArray panels() const;
    void restorePanels(const QByteArray& panels);
    /// What can go into a figure now.
    [[nodiscard]] FigureOffers figureOffers() const;
    /// Opens the composer.
    void exportFigure();
    /// What is composed, in words (see ui/composer/sheet_words.h); empty: a new figure. Throws Error where a
    /// word does not fit.
    [[nodiscard]] QJsonObject composed() const;
    void setComposed(const QJsonObject& words);

    /// Window, panels and colours as they were when the program was last closed; and keeps them from now on.
    void restoreSettings();

  Q_SIGNALS:
    /// What setState asked for has come about, or can not.
    void stateSettled();
    /// Nothing is computed, and the maps that were asked for are shown.
    void settled();
    /// Something may have been set.
    void stateChanged();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool isNext) override;

  private:
    /// What a notice is about; the first that has something to say is shown.
    enum class Subject { Model, Text, OwnText, Sides, View, Doubt, OwnDoubt, Settings };
    static constexpr std::size_t kSubjects = 8;
    /// A cell of the maps.
    struct Pointed {
        int query = 0;
        int key = 0;
        int panel = 0;
    };

    void buildMenus();
    void buildHeadsMenu(QMenu* menu);
    void buildPages();
    void buildPresentationMenu(QMenu* menu);
    void buildThemeMenu(QMenu* menu);
    void buildHelpMenu(QMenu* menu);
    /// The window, and in the menu what opens it.
    void buildPreferences(QMenu* menu);
    void connectPreferences();
    void restorePreferences();
    void explainPanels();
    void connectPages();
    void buildToolBar();
    void buildPanels();
    void connectPanels();
    void connectTexts();
    void connectSession();
    void connectModels();
    void buildFastProducts(QMenu* menu);
    void connectProducts();
    void connectRandomLayers();
    void connectOrigins();
    void connectPictures();
    void connectState();
    void connectViews();

    /// Makes a step of what has changed, to be undone.
    void noteState();
    void takeWanted(SideName opened);
    void endWanted();
    void applyState(const WindowState& state);
    /// Which heads of a state its models do not have; empty where they have both.
    [[nodiscard]] QString otherHeads(const WindowState& wanted) const;
    /// Of side A; empty where none is open.
    [[nodiscard]] QString modelPath() const;
    /// What was set for the model that is open, for when it is opened again.
    void rememberModel();
    void recallModel();

    void showModel();
    void showOwnModel();
    void useProducts(Products products);
    /// Whether products are fast, and whether they can be.
    void showProducts();
    /// Of what is open; may be empty.
    [[nodiscard]] QString productsNote() const;
    void takePicture(const Picture& picture, SideName side);
    /// `read` gives it, in a worker.
    void readPicture(SideName side, std::function<Picture()> read);
    void choosePictureFile(SideName side);
    void closeOwnModel();
    /// Of side B: a text of its own, or side A's again.
    void takeOwnText(std::optional<TypedText> text);
    /// What each side is of: in the cards, the window's title and the heads' panel, and side B's own line.
    void showOrigins();
    void showHeads();
    void showHeadPictures();
    void swapSides();
    void showModelName();
    void fitModelButton();
    void showText(SideName side);
    [[nodiscard]] bool isMissing(SideName side) const;
    void showTextFailure(const QString& reason, SideName side);
    [[nodiscard]] QString cutNotice(const TextResult& result) const;
    void showSides();
    void showKind();
    void say(Subject subject, const QString& text, NoticeSeverity severity = NoticeSeverity::Notice);
    void showComparison();
    void redrawFigure();
    void pointAt(int query, int key, int panel);
    void pointAtNothing();
    void setMapSettings(const MapViewSettings& settings);
    void fitToSize();
    void shareWidth();
    void shareHeight();
    void showIdle(bool isIdle);
    void chooseHead(SideName side, const HeadId& head);
    void brush(const std::set<HeadId>& heads);
    void togglePin(const HeadId& head);
    void choose(std::optional<int> query, std::optional<int> key);
    void chooseScoreFile();
    void saveScores();
    void showMarks();
    void showPages();
    void showPageName();
    void followScores();
    void showScores();
    [[nodiscard]] bool hasOwnSubject() const;
    [[nodiscard]] HeadMarks marksOfA() const;
    [[nodiscard]] StageState stageState() const;
    /// What stands in the place of the maps where there are none.
    [[nodiscard]] QString emptyText() const;
    void setFontPoints(double points);
    /// As the desktop and the screen ask for.
    void useOwnFontPoints();
    /// In the preferences.
    void showAppearance();
    /// The colours of the model that is open, where each has its own.
    void recallPalette();
    /// The name of one; "" is as the desktop is.
    void setTheme(const QString& name);
    void makeComposer();
    /// What waits in the composer may be there now.
    void offerToComposer();
    void copyFigure();
    void showAbout();
    void checkNumbers();
    void showManual();

    [[nodiscard]] FigureContent figure() const;
    void showFigure();
    /// At the cell that was pointed at, of other maps.
    void pointAgain();
    void checkSettled();
    /// What is done to scaled scores, in a word; empty where nothing is.
    [[nodiscard]] static QString adjustmentOf(const Comparison& comparison);

    std::unique_ptr<Session> session_;
    MapViewSettings mapSettings_;
    bool keepsSettings_ = false;
    bool wasNarrow_ = false;
    bool isIdle_ = true;
    bool isHeadsWidthChosen_ = false; // of the heads' panel, by hand, now or when the program ran before
    int headsWidthAtPress_ = 0;
    std::array<std::pair<QString, NoticeSeverity>, kSubjects> notices_{};
    std::optional<Pointed> pointed_;
    std::optional<std::array<AttentionKind, 2>> shownKinds_; // of the sides, in heads and cards
    SideName headsSide_ = SideName::A;                       // whose heads are shown, where the sides' differ

    TextPanel* text_ = nullptr;
    PromptEditor* prompt_ = nullptr; // in text_
    OwnTextPanel* ownText_ = nullptr;
    QMainWindow* panels_ = nullptr;
    QDockWidget* headsDock_ = nullptr;
    QDockWidget* sidesDock_ = nullptr;
    QDockWidget* lessonsDock_ = nullptr;
    LessonPanel* lessonPanel_ = nullptr;
    LessonPlayer* lessons_ = nullptr;
    HeadMapView* heads_ = nullptr;
    StagePanel* stage_ = nullptr;
    SidesPanel* sides_ = nullptr;
    SegmentedChoice* presets_ = nullptr;
    BusyIndicator* busy_ = nullptr;
    QToolButton* modelButton_ = nullptr;
    ThemedLabel* productsMark_ = nullptr;   // beside it, while products are fast
    QAction* productsMarkAction_ = nullptr; // that shows it
    QAction* fastAction_ = nullptr;
    QMenu* pagesMenu_ = nullptr;
    QToolButton* pageButton_ = nullptr; // in place of the tabs, where the window is narrow
    QAction* pageAction_ = nullptr;     // that shows it
    ModelLibrary* library_ = nullptr;
    RandomLayers* randomLayers_ = nullptr;
    ShownMaps* shownMaps_ = nullptr;
    /// What was set for each model, by its path.
    struct Remembered {
        std::array<Side, 2> sides;
        std::optional<std::string> second;
    };
    std::map<QString, Remembered> remembered_;
    StateHistory* history_ = nullptr;
    SavedViews* views_ = nullptr;
    PreferencesWindow* preferences_ = nullptr;
    AppearancePage* appearance_ = nullptr; // and the other pages in it
    LanguagePage* language_ = nullptr;
    ShortcutEditor* shortcuts_ = nullptr;
    RecoveryPage* recovery_ = nullptr;
    KeptSettings settings_;
    ModelPalettes palettes_{settings_};
    double ownFontPoints_ = 0;                 // without what is chosen
    NumberCheckWindow* numberCheck_ = nullptr; // made when it is first asked for
    QString reference_;
    ModelDrop* drop_ = nullptr;
    OfferBar* offer_ = nullptr;
    Presentation* presentation_ = nullptr;
    std::optional<WindowState> wanted_; // waits for its model
    bool isApplying_ = false;
    QString unfitting_;
    HeadMarks marks_;                // brushed and pinned heads; those of the sides are the session's
    std::optional<int> chosenQuery_; // by a click
    std::optional<int> chosenKey_;
    Study* pictures_ = nullptr; // a picture that is read
    ScoreStudy* scores_ = nullptr;
    HeadScorePanel* scorePanel_ = nullptr;
    QSplitter* headsSplitter_ = nullptr;      // head map over its scores
    bool isHeadsHeightChosen_ = false;        // by hand
    std::array<QAction*, 3> scoreSubjects_{}; // in the order of ScoreSubject
    QAction* zeroingAction_ = nullptr;
    ViewMenu* viewMenu_ = nullptr;
    QActionGroup* themes_ = nullptr; // with the names as data
    Composer* composer_ = nullptr;   // made when it is first asked for
    QJsonObject composed_;           // until then
    Study* copier_ = nullptr;        // draws what is copied
    QAction* exportAction_ = nullptr;
    QAction* copyAction_ = nullptr;
};

} // namespace headscope
