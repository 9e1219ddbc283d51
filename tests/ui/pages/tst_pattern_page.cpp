// SPDX-License-Identifier: GPL-3.0-or-later
// A drawn pattern as a setting: it belongs to no text, and is shown as far as the text reaches.
#include <QJsonDocument>
#include <QSignalSpy>
#include <QtTest>

#include "tests/ui/pages/bundled_state.h"
#include "tests/ui/pages/json_of.h"
#include "ui/pages/pattern_page.h"
#include "ui/panels/matrix_canvas.h"

using namespace headscope;

namespace {} // namespace

class TestPatternPage : public QObject {
    Q_OBJECT

    BundledState bundled_;
    std::unique_ptr<PatternPage> page_;

    [[nodiscard]] const Matrix& shown() const {
        return *page_->findChild<MatrixCanvas*>(QStringLiteral("patternCells"))->content().values;
    }
    void click(int query, int key) {
        auto* cells = page_->findChild<MatrixCanvas*>(QStringLiteral("patternCells"));
        Q_EMIT cells->chosen(SideName::A, Crosshair{query, key});
    }
    void read(const char* text) { page_->setState(bundled_.of(text, {}, {})); }

  private Q_SLOTS:
    void init() {
        page_ = std::make_unique<PatternPage>();
        page_->resize(700, 400);
        page_->show();
        read("The cat sat by the fire");
    }
    void cleanup() { page_.reset(); }

    void drawnCellsAreASetting() {
        QSignalSpy changed(page_.get(), &StagePage::settingsChanged);
        click(3, 1);
        click(3, 2);
        click(2, 0);
        QCOMPARE(changed.count(), 3);
        QCOMPARE(page_->settings(), json(R"({"cells": [[2, 0], [3, 1, 2]]})"));
        click(3, 1);
        click(3, 2);
        click(2, 0);
        QCOMPARE(page_->settings(), QJsonObject());
    }

    void cellsThatAreSetAreShown() {
        QCOMPARE(page_->setSettings(json(R"({"cells": [[4, 1, 3], [4, 2, 4], [1, 0]]})")), QString());
        QCOMPARE(page_->settings(), json(R"({"cells": [[1, 0], [4, 1, 4]]})")); // runs that touch are one
        QCOMPARE(shown().sum(), 5.0F);
        QCOMPARE(shown().row(4).sum(), 4.0F);
        QVERIFY(page_->isBusy());
        QCOMPARE(page_->setSettings({}), QString());
        QCOMPARE(shown().sum(), 0.0F);
    }

    void typedWordsTakeTheirPlace() {
        click(3, 1);
        QCOMPARE(page_->setSettings(json(R"({"words": "-1"})")), QString());
        QCOMPARE(shown()(1, 0), 1.0F);
        QCOMPARE(shown()(3, 1), 0.0F);
        click(3, 1); // and drawing goes on from what was typed
        QVERIFY(!page_->settings().contains(QStringLiteral("words")));
        QCOMPARE(shown()(1, 0), 1.0F);
        QCOMPARE(shown()(3, 1), 1.0F);
    }

    void aShorterTextShowsWhatReachesIntoIt() {
        const QJsonObject drawn = json(R"({"cells": [[1, 0], [1, 1, 900], [5, 2], [800, 3]]})");
        QCOMPARE(page_->setSettings(drawn), QString());
        const QJsonObject kept = page_->settings();
        read("The cat");
        QCOMPARE(shown().rows(), shown().cols());
        QVERIFY(shown().rows() >= 2 && shown().rows() < 5);
        QCOMPARE(shown().sum(), static_cast<float>(shown().cols())); // all of row 1
        QCOMPARE(page_->settings(), kept);
        read("The cat sat by the fire");
        QCOMPARE(shown()(5, 2), 1.0F);
    }

    void whatWasSetOutOfSightIsShownLater() {
        page_->hide();
        QCOMPARE(page_->setSettings(json(R"({"cells": [[2, 1]]})")), QString());
        page_->show();
        QCOMPARE(shown()(2, 1), 1.0F);
        QCOMPARE(shown().sum(), 1.0F);
    }
};

QTEST_MAIN(TestPatternPage)
#include "tst_pattern_page.moc"
