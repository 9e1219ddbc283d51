// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a user meets it: typed into, clicked, resized.
#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "tests/support/checkpoint_folder.h"
#include "tests/support/golden.h"
#include "tests/ui/composer/writing.h"
#include "ui/compare/readout_bar.h"
#include "ui/compare/side_card.h"
#include "ui/composer/composer.h"
#include "ui/controls/segmented_choice.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/prompt/prompt_editor.h"
#include "ui/prompt/token_strip.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/model_library.h"
#include "ui/window/sample_texts.h"

using namespace headscope;

class TestMainWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window_;

    template <typename Widget>
    Widget* child(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    HeatmapView* maps() { return child<HeatmapView>("maps"); }
    Session& session() { return window_->session(); }
    QAction* action(const QString& text) {
        const auto actions = window_->findChildren<QAction*>();
        const auto found = std::ranges::find(actions, text, &QAction::text);
        return found == actions.end() ? nullptr : *found;
    }
    QString notice() { return child<QLabel>("promptNotice")->text(); }
    bool isSettled() {
        return session().comparison() &&
               session().comparison()->comparison.a.side == session().side(SideName::A) &&
               session().comparison()->comparison.b.side == session().side(SideName::B) &&
               session().comparison()->text->typed == session().typedText();
    }

  private Q_SLOTS:
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->resize(1280, 800);
        window_->show();
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY(isSettled());
    }

    void opensWithTheSampleComputed() {
        QCOMPARE(maps()->content().panels.size(), std::size_t{3});
        QVERIFY(child<TokenStrip>("tokenStrip")->count() > 5);
        QVERIFY(window_->windowTitle().startsWith(QStringLiteral("tales-5m")));
    }

    void aModelThatRunsForTheFirstTimeIsSaidInPlaceOfItsMaps() {
        window_ = std::make_unique<MainWindow>();
        QString said;
        connect(&session(), &Session::modelOpened, this, [&] { said = maps()->content().emptyText; });
        window_->openModel(QString::fromStdString(golden::bundledModel().string()));
        QTRY_VERIFY(isSettled());
        QCOMPARE(said, QStringLiteral("Running the model…"));
        QVERIFY(maps()->content().emptyText.isEmpty());
        disconnect(&session(), nullptr, this, nullptr);
    }

    void aLongNameLeavesTheToolBarItsButtons() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QString(60, QLatin1Char('m')));
        QVERIFY(QFile::link(QString::fromStdString(golden::bundledModel().string()), path));
        window_->openModel(path);
        QTRY_VERIFY(window_->windowTitle().startsWith(QStringLiteral("mmm")));
        QTRY_VERIFY((window_->resize(900, 600), window_->size() == QSize(900, 600)));
        QTRY_VERIFY(child<QToolButton>("mapsButton")->isVisible());
    }

    void typingIsFollowed() {
        auto* field = child<PromptEditor>("prompt")->findChild<QPlainTextEdit*>();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("The wolf ate the wolf"));
        QTRY_VERIFY(isSettled());
        QCOMPARE(session().text(), QStringLiteral("The wolf ate the wolf"));
        QCOMPARE(child<TokenStrip>("tokenStrip")->count(),
                 static_cast<int>(session().textResult()->encoded.tokens.size()));
        QCOMPARE(maps()->content().queries(),
                 static_cast<Index>(session().textResult()->encoded.tokens.size()));
    }

    void aFirstModelThatCannotBeOpenedIsNotStillBeingOpened() {
        MainWindow window;
        QSignalSpy failed(&window.session(), &Session::modelFailed);
        window.openModel(QStringLiteral("/nowhere"));
        QVERIFY(failed.wait());
        const QString shown = window.findChild<HeatmapView*>(QStringLiteral("maps"))->content().emptyText;
        QVERIFY2(shown.startsWith(QStringLiteral("No model is open")), qPrintable(shown));
    }

    void anEmptyTextShowsWhatToDo() {
        auto* field = child<PromptEditor>("prompt")->findChild<QPlainTextEdit*>();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTRY_VERIFY(maps()->content().panels.empty());
        QVERIFY(maps()->content().emptyText.contains(QStringLiteral("Type a sentence")));
        QCOMPARE(child<TokenStrip>("tokenStrip")->count(), 0);
    }

    void aSamplesHeadComesInPlaceOfTheOneThatIsCompared() {
        const auto heads = [&] {
            return std::pair(session().side(SideName::A).head, session().side(SideName::B).head);
        };
        const std::vector<Sample> samples = sampleTexts();
        const auto choose = [&](std::size_t sample) {
            auto* menu = child<QToolButton>("samplesButton")->menu();
            menu->actions().at(static_cast<qsizetype>(sample))->trigger();
            QTRY_VERIFY(isSettled());
            QCOMPARE(session().text(), samples.at(sample).text);
        };
        const auto before = heads();
        QVERIFY(before.first == before.second);
        choose(0); // the window does not know yet which model samples are about
        QVERIFY(heads() == before);
        window_->library().setBundledModel(QString::fromStdString(golden::bundledModel().string()));
        choose(1);
        QVERIFY(heads() == std::pair(*samples[1].head, *samples[1].head));
        Side b = session().side(SideName::B);
        b.head = {3, 0};
        session().setSide(SideName::B, b);
        choose(2);
        QVERIFY(heads() == std::pair(*samples[2].head, b.head));
    }

    void clickingAHeadPutsItOnASide() {
        HeadCanvas* canvas = child<HeadMapView>("headMap")->canvas();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->headRect({2, 7}).center());
        QTest::mouseClick(canvas, Qt::RightButton, {}, canvas->headRect({3, 0}).center());
        QTRY_VERIFY(isSettled());
        QCOMPARE(maps()->content().panels[0].title, QStringLiteral("L2 H7"));
        QCOMPARE(maps()->content().panels[1].title, QStringLiteral("L3 H0"));
        QVERIFY(child<SideCard>("sideCardA")->side().head == (HeadId{2, 7}));
    }

    void presetsSetBothSides() {
        auto* presets = child<SegmentedChoice>("presets");
        const auto buttons = presets->findChildren<QAbstractButton*>();
        for (QAbstractButton* button : buttons) {
            if (button->text() == QStringLiteral("K/V groups")) {
                button->click();
            }
        }
        QTRY_VERIFY(isSettled());
        QCOMPARE(session().side(SideName::B).attention.grouping.kvHeads, 2);
        QVERIFY(session().side(SideName::A).attention == AttentionSettings{});
        QCOMPARE(presets->current(), static_cast<int>(Preset::KvGroups));
        QVERIFY(maps()->content().panels[1].note.contains(QStringLiteral("2 of 4 K/V heads")));
    }

    void theReadOutFollowsThePointer() {
        QCoreApplication::processEvents(); // the docks have their widths
        QSignalSpy hovered(maps(), &HeatmapView::hovered);
        const QPoint cell = maps()->cellRect(1, 5, 2).center().toPoint();
        QTest::mouseMove(maps()->childAt(cell), maps()->childAt(cell)->mapFrom(maps(), cell));
        QTRY_VERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.back()[0].toInt(), 5);
        QCOMPARE(hovered.back()[1].toInt(), 2);
        const QString before = child<ReadoutBar>("readout")->accessibleDescription();
        QVERIFY2(before.contains(QStringLiteral("·the")) && before.contains(QStringLiteral("·cat")),
                 qPrintable(before));
        window_->applyPreset(Preset::TwoHeads); // new numbers under a pointer that rests
        QTRY_VERIFY(isSettled());
        QVERIFY(child<ReadoutBar>("readout")->accessibleDescription() != before);
    }

    void aModelThatCannotBeOpenedIsSaidAndTheOldOneStays() {
        window_->openModel(QStringLiteral("/nowhere/at/all"));
        QSignalSpy failed(&session(), &Session::modelFailed);
        QVERIFY(failed.wait());
        QVERIFY(isSettled());
        QVERIFY(notice().contains(QStringLiteral("/nowhere/at/all")));
        QCOMPARE(maps()->content().panels.size(), std::size_t{3});
    }

    void aTextBeyondTheContextSaysHowMuchIsKept() {
        window_->setText(QStringLiteral("king ").repeated(600));
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(), 30000);
        QCOMPARE(session().textResult()->encoded.tokens.size(), std::size_t{512});
        QCOMPARE(maps()->content().queries(), Index{512});
        QVERIFY(notice().contains(QStringLiteral("its end is cut, and 512 are shown")));
        window_->setText(QStringLiteral("short"));
        QTRY_VERIFY(isSettled());
        QVERIFY(notice().isEmpty());
    }

    void hostileTextIsShownLiterally() {
        const QString text =
            QStringLiteral("<b>x</b> \u202E & <img src=x> \u0301 \U0001F468\u200D\U0001F469\u200D\U0001F467");
        window_->setText(text);
        QTRY_VERIFY(isSettled());
        const QString shown = maps()->content().queryLabels.join(QString());
        for (const char* part : {"<s>", "<b>x</b>", "&", "<img"}) {
            QVERIFY2(shown.contains(QLatin1String(part)), qPrintable(shown));
        }
    }

    void damagedModelsAreSaidAndTheOldOneStays_data() {
        QTest::addColumn<QString>("damage");
        QTest::addColumn<QString>("said");
        QTest::newRow("no configuration") << "config"
                                          << "config.json";
        QTest::newRow("truncated tensors") << "truncated"
                                           << "model.safetensors";
        QTest::newRow("a missing tensor") << "tensor"
                                          << "k_proj";
        QTest::newRow("an unknown family") << "family"
                                           << "mamba";
        QTest::newRow("another tokenizer") << "vocabulary"
                                           << "tokenizer";
    }

    void damagedModelsAreSaidAndTheOldOneStays() {
        QFETCH(QString, damage);
        QFETCH(QString, said);
        CheckpointFolder folder(golden::bundledModel());
        const std::filesystem::path path = writeDamaged(folder, damage.toStdString());
        QSignalSpy failed(&session(), &Session::modelFailed);
        window_->openModel(QString::fromStdString(path.string()));
        QVERIFY(failed.wait());
        QVERIFY2(notice().contains(said), qPrintable(notice()));
        QVERIFY(isSettled());
    }

    void damagedWeightsAreSaidInsteadOfAMap() {
        CheckpointFolder folder(golden::bundledModel());
        QSignalSpy failed(&session(), &Session::textFailed);
        window_->openModel(QString::fromStdString(writeDamaged(folder, "nan").string()));
        QVERIFY(failed.wait());
        QVERIFY2(notice().contains(QStringLiteral("layer 1, attention query projection")),
                 qPrintable(notice()));
        QVERIFY(maps()->content().panels.empty());
    }

    void oneTokenIsShown() {
        window_->setText(QStringLiteral("a"));
        QTRY_VERIFY(isSettled());
        QCOMPARE(maps()->content().queries(), Index{2}); // <s> and the piece
    }

    void atNineHundredBySixHundredTheMapsAreLargeEnough() {
        // As a hand at the border does: again and again, while the heads give way.
        QTRY_VERIFY((window_->resize(900, 600), window_->size() == QSize(900, 600)));
        QVERIFY(!child<QDockWidget>("headsDock")->isVisible());
        QTRY_VERIFY(maps()->cellRect(0, 0, 0).width() * static_cast<double>(maps()->content().keys()) > 100);
    }

    void widenedAgainTheHeadsComeBack() {
        window_->resize(900, 600);
        QTRY_VERIFY(!child<QDockWidget>("headsDock")->isVisible());
        window_->resize(1400, 800);
        QTRY_VERIFY(child<QDockWidget>("headsDock")->isVisible());
    }

    void theHeadsKeepTheirShareOfAnyWidth() {
        for (const QSize size : {QSize(1200, 800), QSize(2600, 1400), QSize(1440, 900)}) {
            window_->resize(size);
            auto* dock = child<QDockWidget>("headsDock");
            QTRY_VERIFY(std::abs(dock->width() - 0.22 * size.width()) < 0.02 * size.width());
        }
    }

    void whatTheUserChoseIsThereAtTheNextStart() {
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
        const QFont font = QApplication::font();
        window_->restoreSettings(); // from now on they are kept
        action(QStringLiteral("&Dark"))->trigger();
        action(QStringLiteral("&Larger text"))->trigger();
        action(QStringLiteral("Lo&garithmic"))->trigger();
        window_->resize(1111, 700);
        QTRY_COMPARE(window_->width(), 1111);
        window_->close();

        QApplication::setFont(font);
        window_ = std::make_unique<MainWindow>();
        window_->restoreSettings();
        QVERIFY(action(QStringLiteral("&Dark"))->isChecked());
        QVERIFY(Theme::of(window_->palette()).isDark);
        QCOMPARE(QApplication::font().pointSizeF(), font.pointSizeF() + 1);
        QVERIFY(action(QStringLiteral("Lo&garithmic"))->isChecked());
        QCOMPARE(window_->width(), 1111);
        action(QStringLiteral("&Dark"))->trigger();
        QApplication::setFont(font);
    }

    void theFirstWindowIsNoLargerThanTheScreen() {
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
        window_->restoreSettings();
        const QSize most = window_->screen()->availableSize().expandedTo(window_->minimumSizeHint());
        QTRY_VERIFY(window_->width() <= most.width() && window_->height() <= most.height());
    }

    void noTwoActionsShareAShortcut() {
        QSet<QKeySequence> seen;
        const auto actions = window_->findChildren<QAction*>();
        for (const QAction* each : actions) {
            const auto shortcuts = each->shortcuts();
            for (const QKeySequence& shortcut : shortcuts) {
                QVERIFY2(!seen.contains(shortcut), qPrintable(shortcut.toString()));
                seen.insert(shortcut);
            }
        }
        QVERIFY(seen.size() > 8);
    }

    void theComposerOpensWithTheMapsAndWritesThem() {
        const QTemporaryDir folder;
        action(QStringLiteral("&Export figure…"))->trigger();
        auto* composer = window_->findChild<Composer*>(QStringLiteral("composer"));
        QVERIFY(composer != nullptr);
        QCOMPARE(composer->sheet().parts.size(), std::size_t{1});
        QVERIFY(isSaved(*composer, folder.filePath(QStringLiteral("a.png"))));
        QVERIFY(!QImage(folder.filePath(QStringLiteral("a.png"))).isNull());
        QVERIFY(!isSaved(*composer, folder.filePath(QStringLiteral("missing/a.png"))));
        composer->close();
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
