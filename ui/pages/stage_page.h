// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include <QJsonObject>
#include <QWidget>

#include "core/comparison/side.h"
#include "core/trace/head_id.h"
#include "ui/pages/stage_state.h"
#include "ui/theme/side_name.h"

class QVBoxLayout;

namespace headscope {

class Study;

/// A page of the stage. It is told the state while it is in sight, and then computes what it needs; what it
/// still computes is dropped when it goes out of sight. What the user does comes out as signals. Its object
/// name is the key that lessons, saved views and the stack know it by.
class StagePage : public QWidget {
    Q_OBJECT

  public:
    explicit StagePage(QWidget* parent = nullptr);

    void setState(const StageState& state);
    /// Less than its content asks for: pages that are out of sight must not make the window larger.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Ends what is computed, by the user's wish; the page says so.
    void stop();
    /// Whether something is computed for it.
    [[nodiscard]] bool isBusy() const;
    /// Whether what is on it is of the present state: it is in sight, or was to the end since the state
    /// became what it is.
    [[nodiscard]] bool isPresent() const { return isPresent_; }
    /// Whether the scores of all heads are on it.
    [[nodiscard]] virtual bool showsScores() const { return false; }
    /// Whether the numbers of the comparison belong under it.
    [[nodiscard]] virtual bool isOfSides() const { return false; }

    /// What is set on the page itself: undo, lessons and saved views keep it. Empty where there is nothing to
    /// set.
    [[nodiscard]] virtual QJsonObject settings() const { return {}; }
    /// Takes over what is named; everything else is as at the start. Returns what does not fit as one
    /// sentence, and then changes nothing; empty where all was taken. Emits no signal.
    [[nodiscard]] virtual QString setSettings(const QJsonObject& settings);
    /// The sentence of setSettings about a name that the page does not know.
    [[nodiscard]] static QString noSetting(const QString& name);
    /// A number that the page shows now, by a name of its own ("parameters.gqa"); nothing where there is none
    /// of that name, or not yet. Lessons check answers by it.
    [[nodiscard]] virtual std::optional<double> number(const QString& name) const;

  Q_SIGNALS:
    void headChosen(headscope::SideName side, const headscope::HeadId& head);
    void brushed(const std::set<headscope::HeadId>& heads);
    void pinToggled(const headscope::HeadId& head);
    void queryChosen(int query);
    void keyChosen(int key);
    /// By the user, on the page: one step to be undone.
    void settingsChanged();
    /// The side is to be as this.
    void sideEdited(headscope::SideName name, const headscope::Side& side);
    /// Numbers that were computed are there: number() answers anew.
    void numbersChanged();
    /// Of what the page computes.
    void progressed(double share, const QString& step);
    void becameIdle();

  protected:
    [[nodiscard]] const StageState& state() const { return state_; }
    [[nodiscard]] QVBoxLayout* content() const { return content_; }
    /// The state is another one, or the page came into sight.
    virtual void showState() = 0;
    /// What is still computed was dropped since the page went out of sight: it is asked again when the page
    /// comes back.
    virtual void stopWaiting() {}
    /// What is still computed was dropped by the user, and is not asked again as long as the page is in
    /// sight. Says so in the place of what is missing.
    virtual void showStopped(const QString& text) { Q_UNUSED(text) }
    /// The page's study, a member of it: its progress is told, and what it computes is dropped in time.
    void follow(Study& study);

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    StageState state_;
    bool isPresent_ = false;
    Study* study_ = nullptr; // where the page has one
    QVBoxLayout* content_;
};

} // namespace headscope
