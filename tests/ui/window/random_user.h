// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <numeric>

#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QMenuBar>

#include "core/lessons/lesson_list.h"
#include "tests/support/last_actions.h"
#include "tests/ui/window/hands.h"
#include "tests/ui/window/shown_controls.h"
#include "ui/composer/composer.h"
#include "ui/heads/head_canvas.h"
#include "ui/heads/head_map_view.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/pages/page_stack.h"
#include "ui/prompt/prompt_field.h"
#include "ui/window/main_window.h"
#include "ui/window/menu_commands.h"
#include "ui/window/saved_views.h"

namespace headscope {

/// What there is to open, and where files are put.
struct UserPlaces {
    QStringList models;
    QStringList pictures;
    std::vector<LessonEntry> lessons;
    QString folder;
};

/// Somebody who does anything with the window, in any order. Each thing is noted in LastActions before it is
/// done.
class RandomUser {
  public:
    RandomUser(const UserPlaces& places, Dice& dice) : places_(places), dice_(dice), hands_(dice) {}

    void act(MainWindow& window) {
        window_ = &window;
        int ticket =
            dice_.roll(std::accumulate(kActions.begin(), kActions.end(), 0,
                                       [](int sum, const Action& each) { return sum + each.weight; }));
        for (const Action& action : kActions) {
            ticket -= action.weight;
            if (ticket < 0) {
                (this->*action.act)();
                break;
            }
        }
        const int most = dice_.pick(std::array{0, 0, 0, 10, 60}); // milliseconds
        most == 0 ? QCoreApplication::processEvents() : QTest::qWait(dice_.roll(most));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

  private:
    struct Action {
        int weight;
        void (RandomUser::*act)();
    };

    static void note(const QString& what) { LastActions::note(what.toStdString()); }
    template <typename Widget>
    Widget* child() {
        return window_->findChild<Widget*>();
    }
    [[nodiscard]] QString file(const QStringList& endings) {
        return QDir(places_.folder)
            .filePath(QStringLiteral("%1.%2").arg(dice_.roll(3)).arg(dice_.pick(endings)));
    }

    void type() {
        auto* field = child<PromptField>();
        note(QStringLiteral("type"));
        field->setFocus();
        static const std::array kSentences{QStringLiteral("the cat sat"), QStringLiteral(" on the mat."),
                                           QStringLiteral("x1 x2 x3"), QStringLiteral(" ")};
        if (dice_.isOneOf(4)) {
            field->selectAll();
        }
        QTest::keyClicks(field, dice_.pick(kSentences));
    }
    void paste() {
        const int length = dice_.pick(std::array{0, 1, 10, 300, 3000, 100000});
        note(QStringLiteral("paste %1").arg(length));
        auto* field = child<PromptField>();
        QGuiApplication::clipboard()->setText(oddText(dice_, length));
        if (!dice_.isOneOf(4)) {
            field->selectAll();
        }
        field->paste();
    }
    void setText() {
        note(QStringLiteral("short text"));
        window_->setText(QStringLiteral("The cat sat on the mat."));
    }
    void setOwnText() {
        const int length = dice_.pick(std::array{0, 5, 60});
        note(QStringLiteral("text %1 for B").arg(length));
        window_->setOwnText(oddText(dice_, length));
    }
    void openModel() {
        const QString model = dice_.pick(places_.models);
        const SideName side = dice_.isOneOf(3) ? SideName::B : SideName::A;
        note(QStringLiteral("open %1 for %2").arg(model, QString(side == SideName::A ? u'A' : u'B')));
        // The first one is for both: B has a model of its own beside another only.
        side == SideName::A || !window_->session().model() ? window_->openModel(model)
                                                           : window_->openModelFor(model, side);
    }
    void openPicture() {
        const QString picture = dice_.pick(places_.pictures);
        note(QStringLiteral("picture ") + picture);
        window_->openPicture(picture, dice_.isOneOf(2) ? SideName::A : SideName::B);
    }
    void cancel() {
        note(QStringLiteral("cancel"));
        dice_.isOneOf(2) ? window_->session().stop() : hands_.press(Qt::Key_Escape);
    }
    void showPage() {
        auto* pages = child<PageStack>();
        const int page = dice_.roll(pages->count());
        note(QStringLiteral("page ") + pages->keyOf(page));
        pages->setCurrent(page);
    }
    void clickHead() {
        note(QStringLiteral("click heads"));
        HeadCanvas* canvas = child<HeadMapView>()->canvas();
        static constexpr std::array kButtons{Qt::LeftButton, Qt::LeftButton, Qt::RightButton,
                                             Qt::MiddleButton};
        static constexpr std::array kKeys{Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
        hands_.click(*canvas, dice_.pick(kButtons), dice_.pick(kKeys));
    }
    [[nodiscard]] QWidget* anyWindow() {
        QWidgetList windows;
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (each->isVisible() && each->windowType() != Qt::ToolTip && each->windowType() != Qt::Popup) {
                windows += each;
            }
        }
        return windows.isEmpty() || dice_.isOneOf(2) ? window_ : dice_.pick(windows);
    }
    void workControl() {
        const QList<ShownControl> controls = shownControls(*anyWindow());
        if (!controls.isEmpty()) {
            QWidget* widget = dice_.pick(controls).widget;
            note(QStringLiteral("work ") + placeOf(*widget));
            hands_.work(*widget);
        }
    }
    void poke() {
        QWidget* top = anyWindow();
        QWidget* widget = top->childAt(dice_.roll(top->width()), dice_.roll(top->height()));
        widget = widget == nullptr ? top : widget;
        const int how = dice_.roll(4);
        note(QStringLiteral("poke %1 %2").arg(how).arg(placeOf(*widget)));
        switch (how) {
        case 0:
            return hands_.click(*widget, dice_.isOneOf(3) ? Qt::RightButton : Qt::LeftButton);
        case 1:
            return hands_.drag(*widget);
        case 2:
            return hands_.turnWheel(*widget);
        default:
            hands_.click(*widget);
            return hands_.pressAny();
        }
    }
    void pressKey() {
        note(QStringLiteral("key"));
        hands_.pressAny();
    }
    void command() {
        const QList<MenuCommand> commands = menuCommands(*window_->menuBar(), false);
        const MenuCommand command = dice_.pick(commands);
        note(QStringLiteral("command ") + (command.id.isEmpty() ? command.name : command.id));
        command.action->trigger();
    }
    void undo() {
        note(QStringLiteral("undo"));
        window_->findChild<QAction*>(QStringLiteral("edit.undo"))->trigger();
    }
    void redo() {
        note(QStringLiteral("redo"));
        window_->findChild<QAction*>(QStringLiteral("edit.redo"))->trigger();
    }
    void resize() {
        const QSize size(700 + dice_.roll(1300), 450 + dice_.roll(800));
        note(QStringLiteral("resize %1 %2").arg(size.width()).arg(size.height()));
        window_->resize(size);
    }
    void closeOther() {
        QWidget* other = anyWindow();
        note(QStringLiteral("close ") + placeOf(*other));
        if (other != window_) {
            other->close();
        }
    }
    void saveView() {
        const QString path = file({QStringLiteral("headscope")});
        note(QStringLiteral("save ") + path);
        window_->views().saveTo(path);
    }
    void openView() {
        const QString path =
            file({QStringLiteral("headscope"), QStringLiteral("png"), QStringLiteral("svg")});
        note(QStringLiteral("view ") + path);
        window_->views().open(path);
    }
    void exportFigure() {
        window_->exportFigure();
        auto* composer = child<Composer>();
        if (dice_.isOneOf(4)) {
            const QString path = file({QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("npy")});
            note(QStringLiteral("numbers ") + path);
            return composer->saveNumbers(path);
        }
        const QString path = file({QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")});
        note(QStringLiteral("export ") + path);
        composer->save(path);
    }
    void lesson() {
        auto* panel = child<LessonPanel>();
        switch (dice_.roll(4)) {
        case 0: {
            const LessonEntry entry = dice_.pick(places_.lessons);
            note(QStringLiteral("lesson ") + QString::fromStdString(entry.path.filename().string()));
            return panel->openEntry(entry);
        }
        case 1:
            note(QStringLiteral("leave lesson"));
            return panel->leave();
        default:
            note(QStringLiteral("next step"));
            return panel->nextAction()->trigger();
        }
    }
    void rest() {
        note(QStringLiteral("rest"));
        QTest::qWait(dice_.roll(300));
    }

    static constexpr std::array kActions{
        Action{8, &RandomUser::type},       Action{4, &RandomUser::paste},
        Action{6, &RandomUser::setText},    Action{3, &RandomUser::setOwnText},
        Action{8, &RandomUser::openModel},  Action{2, &RandomUser::openPicture},
        Action{6, &RandomUser::cancel},     Action{12, &RandomUser::showPage},
        Action{8, &RandomUser::clickHead},  Action{40, &RandomUser::workControl},
        Action{20, &RandomUser::poke},      Action{10, &RandomUser::pressKey},
        Action{10, &RandomUser::command},   Action{7, &RandomUser::undo},
        Action{4, &RandomUser::redo},       Action{4, &RandomUser::resize},
        Action{4, &RandomUser::closeOther}, Action{3, &RandomUser::saveView},
        Action{3, &RandomUser::openView},   Action{5, &RandomUser::exportFigure},
        Action{5, &RandomUser::lesson},     Action{4, &RandomUser::rest}};

    const UserPlaces& places_;
    Dice& dice_;
    Hands hands_;
    MainWindow* window_ = nullptr;
};

} // namespace headscope
